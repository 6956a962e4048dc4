// swift-format-ignore-file

// MARK: - a mutating method that calls another
struct Counter {
  var n = 0
  mutating func add() { n += 1 }
  mutating func addTwice() { add(); self.add() }
  mutating func reset() { self = Counter(n: 100) }
}
func go() {
  var counter = Counter()
  counter.addTwice()
  say("twice", counter.n)
  counter.reset()
  counter.addTwice()
  say("reset", counter.n)
}

// MARK: - mutating methods of a protocol extension that call each other
protocol Counts { var count: Int { get set } }
extension Counts {
  mutating func add(_ n: Int) { count += n }
  mutating func addTwice(_ n: Int) { add(n); self.add(n) }
  mutating func taken() -> Int { let n = count; count = 0; return n }
}
struct Clicks: Counts { var count = 1; var name = "clicks" }
struct Box { var clicks = Clicks() }
func go() {
  var clicks = Clicks()
  clicks.addTwice(5)
  say("count", clicks.count)
  say("taken", clicks.taken())
  say("after", clicks.count)
  say("name", clicks.name)
  var box = Box()
  box.clicks.add(4)
  say("box", box.clicks.count)
  var list = [Clicks(), Clicks()]
  list[1].add(2)
  say("list", list.map { $0.count })
}

// MARK: - a variable of a protocol's type that is changed
protocol Counts {
  var count: Int { get set }
  mutating func add()
}
struct Clicks: Counts {
  var count = 0
  mutating func add() { count += 1 }
}
final class Taps: Counts {
  var count = 10
  func add() { count += 10 }
}
func go() {
  var some: Counts = Clicks()
  some.add()
  some.add()
  say("structure", some.count)
  some.count = 7
  say("set", some.count)
  let taps = Taps()
  some = taps
  some.add()
  some.count += 1
  say("object", some.count)
  say("same object", taps.count)
}

// MARK: - a computed property of a protocol extension with a setter
protocol Named { var name: String { get set } }
extension Named {
  var shouted: String {
    get { name.uppercased() }
    set { name = newValue.lowercased() }
  }
}
struct Pet: Named { var name = "rex" }
final class Person: Named { var name = "bo" }
func go() {
  var pet = Pet()
  say("shouted", pet.shouted)
  pet.shouted = "FIDO"
  say("name", pet.name)
  var person = Person()
  person.shouted = "ANN"
  say("person", person.name)
}

// MARK: - a class uses the mutating method of a protocol extension
protocol Counts: AnyObject { var count: Int { get set } }
extension Counts {
  func add(_ n: Int) { count += n }
}
class Clicks: Counts { var count = 3 }
func go() {
  let clicks = Clicks()
  clicks.add(4)
  say("count", clicks.count)
}

// MARK: - an alias of a class and protocols is a superclass
protocol Titled { func heading() -> String }
extension Titled { func heading() -> String { "heading" } }
class Base { func name() -> String { "base" } }
extension Base { func added() -> String { "added to \(name())" } }
typealias TitledBase = Base & Titled
class Page: TitledBase { override func name() -> String { "page" } }
func go() {
  let page = Page()
  say("name", page.name())
  say("added", page.added())
  say("heading", page.heading())
  let titled: Titled = page
  say("as protocol", titled.heading())
}

// MARK: - a class header on several lines
protocol First { }
protocol Second { func second() -> Int }
class Base { let n = 4 }
class Page: Base,
  First,
  Second
{
  func second() -> Int { n + 1 }
}
class Holder<
  Value,
  Other
>: Base {
  let value: Value
  let other: Other
  init(_ value: Value, _ other: Other) { self.value = value; self.other = other }
}
class Last
  : Base
{
  let m = 9
}
func go() {
  say("second", Page().second())
  let holder = Holder(1, "a")
  say("value", holder.value)
  say("n", holder.n)
  say("m", Last().m + Last().n)
}

// MARK: - a property wrapper stands before a structure
@propertyWrapper
struct Clamped {
  private var number: Int
  init(wrappedValue: Int) { number = min(wrappedValue, 10) }
  var wrappedValue: Int {
    get { number }
    set { number = min(newValue, 10) }
  }
}
class Model {
  @Clamped var level = 50
  var other = 3
}
func go() {
  let model = Model()
  say("other", model.other)
  say("level", model.level)
  model.level = 4
  say("level", model.level)
  model.level = 40
  say("level", model.level)
}

// MARK: - an associated type that a requirement tells
struct User { let id: Int; var name: String }
protocol Repository {
  associatedtype Item
  var items: [Item] { get set }
  mutating func save(_ item: Item)
}
extension Repository {
  mutating func save(_ item: Item) { items.append(item) }
  func last() -> Item? { items.last }
}
struct Users: Repository { var items: [User] = [] }
func go() {
  var users = Users()
  users.save(User(id: 1, name: "Ann"))
  users.save(.init(id: 2, name: "Bob"))
  say("names", users.items.map(\.name))
  say("last", users.last()?.name)
}

// MARK: - a static requirement by the type of the instance
protocol Pet {
  static var sound: String { get }
  static func make() -> Self
}
extension Pet { func speak() -> String { Self.sound + "!" } }
struct Dog: Pet {
  static let sound = "woof"
  static func make() -> Dog { Dog() }
}
final class Cat: Pet {
  static var sound: String { "miaow" }
  static func make() -> Cat { Cat() }
}
func go() {
  say("dog", Dog().speak())
  say("cat", Cat().speak())
  let pets: [any Pet] = [Dog(), Cat()]
  say("all", pets.map { $0.speak() })
}

// MARK: - extensions let Swift's own types conform
protocol Named { var caption: String { get }; func greet(_ n: Int) -> String }
extension Named { func greet(_ n: Int) -> String { "\(caption) \(n)" }; var twice: String { caption + caption } }
extension String: Named { var caption: String { "s" + self } }
extension Int: Named { var caption: String { "i\(self)" }; func greet(_ n: Int) -> String { "int \(self + n)" } }
extension Bool: Named { var caption: String { self ? "yes" : "no" } }
struct Box: Named { let caption = "box" }
func of<T: Named>(_ value: T) -> String { value.caption }
func any(_ value: any Named) -> String { value.greet(3) }
func go() {
  let one: Any = "x"
  if let named = one as? Named { say("cast", named.caption) }
  let all: [Any] = ["x", 1, 2.5, true, Box()]
  say("is", all.map { $0 is Named })
  say("names", all.compactMap { ($0 as? Named)?.caption })
  let named: Named = "y"
  say("variable", named.caption)
  let list: [Named] = ["z", 4, false, Box()]
  say("list", list.map { $0.caption })
  say("greetings", list.map { $0.greet(1) })
  say("default", "w".greet(2) + "w".twice + 5.greet(2) + 5.twice)
  say("generic", of("g") + of(6))
  say("existential", any("e") + any(7))
}

// MARK: - a requirement whose types say where they stand
protocol Adding {
  func add(_ text: String) -> Result<Int, Store.Failure>
  func rows() -> [Store.Row]
}
final class Store: Adding {
  enum Failure: Error { case twice, empty }
  struct Row { let count: Int }
  var all: [String] = []
  func add(_ text: String) -> Result<Int, Failure> {
    if text.isEmpty { return .failure(.empty) }
    if all.contains(text) { return .failure(.twice) }
    all.append(text)
    return .success(all.count)
  }
  func rows() -> [Row] { all.map { Row(count: $0.count) } }
}
func go() {
  let store: any Adding = Store()
  for text in ["a", "", "a", "bc"] {
    switch store.add(text) {
    case .success(let count): say("added", count)
    case .failure(.twice): say("twice", text)
    case .failure(let error): say("failed", error == .empty)
    }
  }
  say("rows", store.rows().map(\.count))
}

// MARK: - self in a static method is the type that it is called on
protocol Labelled { static func label() -> String }
extension Labelled {
  static func label() -> String { String(describing: self) }
  static func twice() -> String { label() + "\(self)" }
}
class Base: Labelled {
  class func own() -> String { String(describing: self) }
  required init() {}
  static func make() -> Self {
    let made = Self()
    made.name = String(describing: self)
    return made
  }
  var name = ""
}
final class Below: Base {}
struct Plain: Labelled {}
func go() {
  say("labels", [Base.label(), Below.label(), Plain.label()])
  say("twice", Below.twice() + Plain.twice())
  say("own", [Base.own(), Below.own()])
  say("made", [Base.make().name, Below.make().name])
}

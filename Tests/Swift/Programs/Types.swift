// swift-format-ignore-file

// MARK: - an overload is chosen by the type of its argument
class Card {}
class Sheet {}
func open(_ card: Card) -> String { "card" }
func open(_ sheet: Sheet) -> String { "sheet" }
func open(_ name: String) -> String { "text" }
func open(_ number: Int) -> String { "number" }
func go() {
  say("card", open(Card()))
  say("sheet", open(Sheet()))
  say("text", open("a"))
  say("number", open(1))
}

// MARK: - operators of its own
struct Version { let major: Int; let minor: Int }
extension Version: Comparable {
  static func < (a: Version, b: Version) -> Bool {
    a.major != b.major ? a.major < b.major : a.minor < b.minor
  }
  static func == (a: Version, b: Version) -> Bool { a.major == b.major && a.minor == b.minor }
}
extension Version {
  static func + (a: Version, b: Version) -> Version { Version(major: a.major + b.major, minor: a.minor + b.minor) }
}
func go() {
  let old = Version(major: 1, minor: 9)
  let new = Version(major: 2, minor: 0)
  say("less", old < new)
  say("greater", old > new)
  say("same", old == Version(major: 1, minor: 9))
  say("other", old != new)
  say("sum", (old + new).minor)
  say("at most", old <= new)
}

// MARK: - two are the same by what its own operator says
class User: Equatable {
  let id: Int
  let name: String
  init(_ id: Int, _ name: String) { self.id = id; self.name = name }
  static func == (a: User, b: User) -> Bool { a.id == b.id }
}
func go() {
  let users = [User(1, "a"), User(2, "b")]
  say("contains", users.contains(User(2, "c")))
  say("index", users.firstIndex(of: User(2, "d")))
  say("equal", users[0] == User(1, "z"))
  say("same", users[0] === User(1, "z"))
}

// MARK: - a method that is no requirement goes by the type of the variable
protocol Screen { func name() -> String }
extension Screen {
  func name() -> String { "default" }
  func hint() -> String { "hint of the protocol" }
}
struct Home1: Screen {
  func name() -> String { "own" }
  func hint() -> String { "own hint" }
}
struct Other: Screen {}
func go() {
  let screen: Screen = Home1()
  say("name", screen.name())
  say("hint", screen.hint())
  say("own hint", Home1().hint())
  say("other", Other().name())
}

// MARK: - a mutating method of a protocol extension
protocol Counts { var count: Int { get set } }
extension Counts {
  mutating func add(_ n: Int) { count += n }
}
struct Clicks: Counts { var count = 0 }
func go() {
  var clicks = Clicks()
  clicks.add(2)
  clicks.add(3)
  say("count", clicks.count)
}

// MARK: - observers of a property
class Model {
  var n = 0 {
    willSet { say("will", newValue) }
    didSet { say("did", oldValue) }
  }
  var limited = 0 {
    didSet { if limited > 10 { limited = 10 } }
  }
}
class SubModel: Model {
  override var n: Int {
    didSet { say("sub did", n) }
  }
}
func go() {
  let model = Model()
  model.n = 1
  model.n += 1
  model.limited = 50
  say("limited", model.limited)
  SubModel().n = 7
  var none: Model?
  none?.n += 1
  say("none", none?.n)
}

// MARK: - a text of an error of its own
import Foundation
enum AppError: LocalizedError {
  case offline, denied(String)
  var errorDescription: String? {
    switch self {
    case .offline: return "You are offline"
    case .denied(let who): return "\(who) said no"
    }
  }
}
func load(_ n: Int) throws -> Int {
  if n == 0 { throw AppError.offline }
  if n == 1 { throw AppError.denied("Bo") }
  return n
}
func go() {
  for n in 0...2 {
    do {
      say("loaded", try load(n))
    } catch {
      say("error", error.localizedDescription)
    }
  }
  say("optional", try? load(1))
}

// MARK: - a structure is copied
struct Point {
  var x = 0, y = 0
  mutating func move(by n: Int) { x += n; y += n }
  func moved() -> Point { var p = self; p.move(by: 1); return p }
}
func go() {
  var a = Point()
  let b = a
  a.move(by: 3)
  a.y = 10
  say("a", a)
  say("b", b)
  say("moved", b.moved())
  var list = [a, b]
  list[1].x = 5
  say("list", list)
}

// MARK: - cases with payloads
enum Route { case home, user(id: Int), search(String, Int) }
func text(_ route: Route) -> String {
  switch route {
  case .home: return "home"
  case .user(let id) where id < 0: return "nobody"
  case .user(id: let id): return "user \(id)"
  case let .search(words, page): return "\(words) \(page)"
  }
}
func go() {
  say("home", text(.home))
  say("user", text(.user(id: 4)))
  say("nobody", text(.user(id: -1)))
  say("search", text(.search("cats", 2)))
  if case .user(let id) = Route.user(id: 9) { say("id", id) }
  guard case .search(_, let page) = Route.search("a", 3) else { return }
  say("page", page)
}

// MARK: - a superclass before and behind its subclass
class Base {
  var name: String { "base" }
  init() { say("init", "base"); set() }
  func set() { say("set", "base") }
}
class Sub: Base {
  var n = 5
  override var name: String { "sub of " + super.name }
  override init() {
    n = 6
    say("init", "sub")
    super.init()
    n = 7
  }
  override func set() { super.set(); say("set", n) }
}
func go() {
  let base: Base = Sub()
  say("name", base.name)
  say("n", (base as? Sub)?.n)
  say("is", base is Sub)
}

// MARK: - protocols as types, and what they inherit
protocol Named { var name: String { get } }
protocol Aged: Named { var age: Int { get set }; func older(by n: Int) -> Int }
extension Aged { func describe() -> String { "\(name) \(age)" } }
final class Person: Aged {
  let name = "ann"
  var age = 30
  func older(by n: Int) -> Int { age + n }
}
struct Dog: Aged {
  var name: String { "rex" }
  var age = 3
  func older(by n: Int) -> Int { age + n * 7 }
}
func go() {
  var all: [Aged] = [Person(), Dog()]
  for one in all { say("older", one.older(by: 2)); say("text", one.describe()) }
  all[0].age += 1
  say("age", all[0].age)
  let named: Named = all[1]
  say("name", named.name)
  say("aged", (named as? Aged)?.age)
}

// MARK: - an enumeration conforms and has static members
protocol Titled { var title: String { get } }
enum Tab: String, Titled, CaseIterable {
  case home, settings
  var title: String { rawValue.uppercased() }
  static var initial: Tab { .settings }
  static func at(_ n: Int) -> Tab { allCases[n % allCases.count] }
  init(isFirst: Bool) { self = isFirst ? .home : .settings }
}
func go() {
  say("titles", Tab.allCases.map { $0.title })
  say("initial", Tab.initial.title)
  say("at", Tab.at(4).title)
  say("made", Tab(isFirst: false).rawValue)
}

// MARK: - nested value types are changed through each other
struct Inner { var list = [1]; mutating func add(_ n: Int) { list.append(n) } }
struct Outer { var inner = Inner(); var all: [Inner] = [Inner(), Inner()]; mutating func fill() { inner.add(2); all[1].add(3) } }
class Holder { var outer = Outer() }
func go() {
  let holder = Holder()
  holder.outer.fill()
  holder.outer.inner.add(4)
  holder.outer.all[0].list[0] = 9
  say("inner", holder.outer.inner.list)
  say("first", holder.outer.all[0].list)
  say("second", holder.outer.all[1].list)
}

// MARK: - extensions add to classes, structures and numbers
class Page { var n = 1 }
extension Page { var twice: Int { n * 2 }; func add(_ m: Int) { n += m }; static func make() -> Page { Page() } }
extension Int { var squared: Int { self * self }; func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } } }
extension String { var shout: String { uppercased() + "!" }; func repeated(_ n: Int) -> String { String(repeating: self, count: n) } }
func go() {
  let page = Page.make()
  page.add(4)
  say("twice", page.twice)
  say("squared", 5.squared)
  3.times { say("time", $0) }
  say("shout", "hey".shout)
  say("repeated", "ab".repeated(2))
}

// MARK: - a type that is compared by what it is
class Base {}
class One: Base {}
class Two: Base {}
func go() {
  let list: [Base] = [One(), Two(), One()]
  say("ones", list.filter { $0 is One }.count)
  say("twos", list.compactMap { $0 as? Two }.count)
  say("same type", type(of: list[0]) == type(of: list[2]))
  say("other type", type(of: list[0]) == type(of: list[1]))
  say("first", list.first is Two)
}

// MARK: - a class property that names the class
class Cell {
  class var id: String { String(describing: self) }
  class var key: String { "\(self)" }
  func name() -> String { Self.id }
  func dynamic() -> String { type(of: self).key }
}
class RowCell: Cell {}
final class BigCell: Cell { override class var id: String { "Big" + super.id.prefix(3) } }
func key(of type: Cell.Type) -> String { type.key }
func go() {
  say("classes", [Cell.id, RowCell.id, RowCell.key, BigCell.key])
  say("instances", [Cell().name(), RowCell().name(), RowCell().dynamic()])
  say("type", key(of: BigCell.self))
}

// MARK: - another name of a type makes one
struct Settings {
  var size = 1
  static let large = Settings(size: 9)
  enum Kind: String { case plain, rich }
}
class Screen {
  let title: String
  init(title: String) { self.title = title }
  static func make() -> Screen { Screen(title: "made") }
  class var name: String { "screen" }
}
typealias Configuration = Settings
typealias Page = Screen
typealias Style = Configuration.Kind
final class Owner {
  typealias Part = Page
  typealias Options = Configuration
  var options = Options(size: 3)
  var style = Style.rich
  func part() -> Part { Part(title: "part") }
}
func go() {
  say("structure", Configuration(size: 4).size)
  say("static", Configuration.large.size)
  say("class", Page(title: "a").title)
  say("function", Page.make().title)
  say("variable", Page.name)
  let owner = Owner()
  say("inside", owner.part().title)
  say("options", owner.options.size)
  say("case", owner.style.rawValue)
  say("raw", Style(rawValue: "plain") == .plain)
  say("is", (owner.part() as Any) is Page)
}

// MARK: - initialisers of types inside others stand for functions
final class Gallery {
  struct Item: Equatable {
    let caption: String
    enum Size: String { case small, large }
  }
  var items: [Item]
  init(items: [Item]) { self.items = items }
}
func go() {
  let gallery = Gallery(items: ["a", "b"].map(Gallery.Item.init(caption:)))
  say("labels", gallery.items.map(\.caption))
  say("none", ["c"].map(Gallery.Item.init).map { $0.caption })
  say("raw", ["small", "huge"].map(Gallery.Item.Size.init(rawValue:)).map { $0 == nil })
  say("place", gallery.items.indices ~= 1)
}

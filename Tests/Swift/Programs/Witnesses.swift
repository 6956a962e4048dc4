// swift-format-ignore-file

// MARK: - extension methods go by the static type
protocol Shape { func area() -> Int }
extension Shape {
  func area() -> Int { 0 }
  func name() -> String { "shape" }
  func tell() -> String { "\(name()) \(area())" }
}
struct Square: Shape {
  func area() -> Int { 4 }
  func name() -> String { "square" }
}
class Base: Shape { func name() -> String { "base" } }
class Sub: Base {
  func area() -> Int { 9 }
  override func name() -> String { "sub" }
}
func generic<S: Shape>(_ shape: S) -> String { "\(shape.name()) \(shape.area())" }
func some(_ shape: some Shape) -> String { shape.name() }
func go() {
  let square = Square()
  let shape: Shape = square
  let any: any Shape = Sub()
  let sub = Sub()
  say("a", square.name())
  say("b", shape.name())
  say("c", shape.area())
  say("d", square.tell())
  say("e", generic(square))
  say("f", any.name())
  say("g", any.area())
  say("h", sub.area())
  say("i", sub.tell())
  say("j", some(square))
  for s in [square, sub] as [Shape] { say("k", s.name() + "\(s.area())") }
  say("l", (sub as Base).name())
  say("m", (shape as! Square).name())
  if let s = shape as? Square { say("n", s.name()) }
}

// MARK: - statics and properties of protocol extensions by the static type
protocol Themed { static var title: String { get }; var tint: String { get } }
extension Themed {
  static var title: String { "plain" }
  static func make() -> String { "made \(title)" }
  var tint: String { "blue" }
  var hue: String { "h-\(tint)" }
  var count: Int { 1 }
}
struct Dark: Themed { static let title = "dark"; var tint: String { "black" }; var count: Int { 2 } }
struct Light: Themed {}
func counts<T: Themed>(_ t: T) -> String { "\(t.count) \(T.title) \(T.make())" }
func go() {
  say("a", Dark.title)
  say("b", Dark.make())
  say("c", Light.make())
  say("d", Dark().hue)
  say("e", Dark().count)
  say("f", counts(Dark()))
  say("g", counts(Light()))
  let all: [any Themed] = [Dark(), Light()]
  say("h", all.map { $0.count })
  say("i", all.map { $0.tint })
  say("j", all.map { type(of: $0).title })
}

// MARK: - class extension of a superclass's protocol conformance
protocol Nameable { func name() -> String; func greet() -> String }
extension Nameable { func greet() -> String { "hi " + name() } }
class Person: Nameable { func name() -> String { "person" } }
class Boss: Person {
  override func name() -> String { "boss" }
  func greet() -> String { "bow " + name() }
}
class Chief: Person, CustomStringConvertible { var description: String { "chief" } }
func go() {
  let boss = Boss()
  say("a", boss.greet())
  let person: Person = boss
  say("b", person.greet())
  let n: Nameable = boss
  say("c", n.greet())
  say("d", "\(Chief())")
  say("e", [boss, Person()].map { $0.name() })
}

// MARK: - witnesses through existentials
protocol Animal { var name: String { get set }; init(name: String); func speak() -> String; mutating func rename(_ n: String); static func species() -> String }
extension Animal { func speak() -> String { "\(name) of \(Self.species())" }; mutating func rename(_ n: String) { name = n } }
struct Dog: Animal { var name: String; static func species() -> String { "dog" } }
final class Cat: Animal { var name: String; var renamed = 0; init(name: String) { self.name = name }; static func species() -> String { "cat" }
  func rename(_ n: String) { renamed += 1; name = n + "!" } }
func make<A: Animal>(_ type: A.Type) -> A { A(name: "new") }
func makeAny(_ type: Animal.Type) -> Animal { type.init(name: "any") }
func go() {
  var all: [Animal] = [Dog(name: "rex"), Cat(name: "tom")]
  let copy = all
  for i in all.indices { all[i].rename("n\(i)") }
  say("a", all.map { $0.speak() })
  say("b", copy.map { $0.name })
  say("c", make(Dog.self).speak())
  say("d", makeAny(Cat.self).speak())
  say("e", [Dog.self, Cat.self].map { ($0 as! Animal.Type).species() })
  var one: any Animal = all[0]
  one.name = "changed"
  say("f", all[0].name)
  say("g", (all[1] as? Cat)?.renamed)
  let f = all[0].speak
  all[0].name = "later"
  say("h", f())
  say("i", all.compactMap { $0 as? Dog }.count)
  say("j", type(of: all[1]) == Cat.self)
  say("k", type(of: all[0]).species())
}

// MARK: - associated types and self requirements
protocol Repo { associatedtype Item: Equatable; var items: [Item] { get set }; func find(_ where: (Item) -> Bool) -> Item? }
extension Repo { func find(_ test: (Item) -> Bool) -> Item? { items.first(where: test) }
  mutating func add(_ item: Item) -> Bool { guard !items.contains(item) else { return false }; items.append(item); return true }
  var last: Item? { items.last } }
extension Repo where Item == Int { var sum: Int { items.reduce(0, +) } }
struct Ints: Repo { var items: [Int] = [] }
class Texts: Repo { var items = ["a"]; func find(_ test: (String) -> Bool) -> String? { "found" } }
protocol Copyable2 { func copy() -> Self; static var empty: Self { get } }
extension Int: Copyable2 { func copy() -> Int { self + 1 }; static var empty: Int { 0 } }
final class Doc: Copyable2 { var n = 1; func copy() -> Doc { let d = Doc(); d.n = n + 1; return d }; static var empty: Doc { Doc() } }
func twice<C: Copyable2>(_ c: C) -> C { c.copy().copy() }
func firstLast<R: Repo>(_ r: R) -> [R.Item?] { [r.items.first, r.last] }
func fill<R: Repo>(_ r: inout R, with items: R.Item...) -> Int where R.Item: Comparable { items.filter { r.add($0) }.count }
func go() {
  var ints = Ints()
  say("a", ints.add(3))
  say("b", ints.add(3))
  say("c", fill(&ints, with: 1, 3, 2))
  say("d", ints.sum)
  say("e", ints.find { $0 < 3 })
  say("f", Texts().find { $0 == "z" })
  say("g", twice(4))
  say("h", twice(Doc()).n)
  say("i", firstLast(ints))
  say("j", Int.empty + Doc.empty.n)
  var texts = Texts()
  _ = texts.add("b")
  say("k", texts.items)
  let any: any Repo = ints
  say("l", any.items.count)
}

// MARK: - generic function knows the type of what it asks
protocol Themed { static var title: String { get } }
extension Themed { static var title: String { "plain" }; static func make() -> String { "made \(title)" }; static func both() -> String { make() + "!" } }
struct Dark: Themed { static let title = "dark" }
struct Light: Themed { static func make() -> String { "own" } }
class Page: Themed { class var title: String { "page" } }
class Sub: Page { override class var title: String { "sub" } }
func one<T: Themed>(_ t: T) -> String { T.title }
func two<T: Themed>(_ t: T) -> String { T.make() }
func three<T: Themed>(_ t: T.Type) -> String { T.both() }
func four(_ t: Themed.Type) -> String { t.title + t.make() }
func go() {
  say("a", one(Dark()))
  say("b", two(Dark()))
  say("c", two(Light()))
  say("d", Light.make())
  say("e", Light.both())
  say("f", three(Dark.self))
  say("g", four(Dark.self))
  say("h", Sub.make())
  say("i", two(Sub()))
  say("j", Page.both())
  say("k", three(Sub.self))
}

// MARK: - protocols with classes and copies
protocol Visitor { mutating func visit(_ n: Int) }
struct Sum: Visitor { var total = 0; mutating func visit(_ n: Int) { total += n } }
final class Log: Visitor { var seen: [Int] = []; func visit(_ n: Int) { seen.append(n) } }
func walk<V: Visitor>(_ v: inout V, _ ns: [Int]) { ns.forEach { v.visit($0) } }
func walkAny(_ v: inout any Visitor, _ ns: [Int]) { for n in ns { v.visit(n) } }
protocol Node: AnyObject { var next: Node? { get set }; var value: Int { get } }
extension Node { var chain: [Int] { [value] + (next?.chain ?? []) }; var last: Node { next?.last ?? self } }
final class N: Node { var next: Node?; let value: Int; init(_ v: Int) { value = v } }
protocol Scaled { var scale: Int { get }; func size() -> Int }
extension Scaled { var scale: Int { 2 }; func size() -> Int { 10 * scale } }
struct Small: Scaled { var scale: Int { 1 } }
struct Normal: Scaled {}
class Big: Scaled { var scale: Int { 5 }; func size() -> Int { 7 } }
class Huge: Big { override var scale: Int { 9 }; override func size() -> Int { super.size() * scale } }
func go() {
  var s = Sum()
  walk(&s, [1, 2, 3])
  say("a", s.total)
  var l: any Visitor = Log()
  let same = l as! Log
  walkAny(&l, [4, 5])
  say("b", same.seen)
  var e: any Visitor = s
  walkAny(&e, [10])
  say("c", [s.total, (e as! Sum).total])
  let a = N(1), b = N(2), c = N(3)
  a.next = b
  b.next = c
  say("d", a.chain)
  say("e", a.last.value)
  a.last.next = N(4)
  say("f", a.chain.count)
  say("g", ([Small(), Normal(), Big(), Huge()] as [Scaled]).map { $0.size() })
}

// MARK: - conditional conformances
protocol Titled { var title: String { get } }
extension Array: Titled where Element: Titled { var title: String { map(\.title).joined(separator: "+") } }
extension Optional: Titled where Wrapped: Titled { var title: String { self?.title ?? "-" } }
extension Int: Titled { var title: String { "#\(self)" } }
extension Dictionary: Titled where Key == String, Value: Titled { var title: String { keys.sorted().map { "\($0)=\(self[$0]!.title)" }.joined(separator: ",") } }
struct Box<T> { var value: T }
extension Box: Titled where T: Titled { var title: String { "[\(value.title)]" } }
extension Box where T == String { var title: String { "text \(value)" } }
extension Box: Equatable where T: Equatable {}
func tell<T: Titled>(_ t: T) -> String { t.title }
func anyTell(_ t: Any) -> String { (t as? Titled)?.title ?? "?" }
func go() {
  say("a", [1, 2].title)
  say("e", ["b": 2, "a": 1].title)
  say("h", Box(value: 1) == Box(value: 1))
  say("i", anyTell(5))
  say("j", anyTell("s"))
  say("m", [Box(value: 1), Box(value: 2)].firstIndex(of: Box(value: 2)))
}

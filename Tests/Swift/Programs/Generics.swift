// swift-format-ignore-file

// MARK: - a generic stack
struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  func peek() -> Element? { items.last }
}
func go() {
  var stack = Stack<Int>()
  stack.push(1)
  stack.push(2)
  say("peek", stack.peek())
  say("pop", stack.pop())
  say("pop", stack.pop())
  say("pop", stack.pop())
  say("empty", stack.isEmpty)
  var names = Stack<String>()
  names.push("a")
  say("name", names.peek())
}

// MARK: - generic functions
func first<T>(_ list: [T], or other: T) -> T { list.first ?? other }
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func largest<T: Comparable>(_ list: [T]) -> T? {
  var found: T?
  for item in list where found == nil || item > found! { found = item }
  return found
}
func go() {
  say("first", first([1, 2], or: 0))
  say("other", first([], or: "none"))
  say("same", same("a", "a"))
  say("other", same(1, 2))
  say("largest", largest([3, 9, 4]))
  say("none", largest([Int]()))
}

// MARK: - a protocol with an associated type
protocol Store {
  associatedtype Item
  var items: [Item] { get }
  mutating func add(_ item: Item)
}
struct Names: Store {
  var items: [String] = []
  mutating func add(_ item: String) { items.append(item + "!") }
}
func fill<S: Store>(_ store: inout S, with item: S.Item) { store.add(item) }
func go() {
  var names = Names()
  names.add("a")
  fill(&names, with: "b")
  say("items", names.items)
}

// MARK: - a box that tells what it holds
final class Box<Value> {
  var value: Value { didSet { listener?(value) } }
  var listener: ((Value) -> Void)?
  init(_ value: Value) { self.value = value }
  func bind(_ listener: @escaping (Value) -> Void) { self.listener = listener; listener(value) }
}
func go() {
  let box = Box(1)
  box.bind { say("value", $0) }
  box.value = 5
  box.value += 1
  box.listener = nil
  box.value = 9
  say("end", box.value)
}

// MARK: - extensions by what an element is
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
extension Array where Element == String { func total() -> Int { map { $0.count }.reduce(0, +) } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
func go() {
  say("numbers", [1, 2, 3].total())
  say("texts", ["a", "bcd"].total())
  let none: String? = nil
  say("none", none.orEmpty)
  say("some", Optional("x").orEmpty)
}

// MARK: - a generic class and its subclass
class Cell<Model> {
  var model: Model?
  func set(_ model: Model) { self.model = model; changed() }
  func changed() { say("changed", "base") }
}
class NumberCell: Cell<Int> { override func changed() { say("number", model) } }
func go() {
  NumberCell().set(4)
  let cell = Cell<String>()
  cell.set("x")
  say("model", cell.model)
}

// MARK: - types as values
protocol Makes { init(); func name() -> String }
final class A: Makes { func name() -> String { "a" } }
final class B: Makes { func name() -> String { "b" } }
func make<T: Makes>(_ type: T.Type) -> T { type.init() }
func go() {
  say("a", make(A.self).name())
  say("b", make(B.self).name())
}

// MARK: - a type is made by what it is
class Base { func name() -> String { "base" }; required init() {} }
class One: Base { override func name() -> String { "one" } }
final class Two: Base { override func name() -> String { "two" } }
func make<T: Base>(_ type: T.Type) -> T { type.init() }
func fresh<T: Base>() -> T { T() }
func first<T>(in list: [Base], _ type: T.Type) -> T? { list.first { $0 is T } as? T }
func all<T>(_ list: [Base], of type: T.Type) -> [T] { list.compactMap { $0 as? T } }
func named<T>(_ type: T.Type) -> String { String(describing: type) }
func named<T>(by type: T.Type) -> String { "\(T.self)" }
func go() {
  say("one", make(One.self).name())
  say("two", make(Two.self).name())
  let two: Two = fresh()
  say("fresh", two.name())
  let list: [Base] = [One(), Two(), One(), Base()]
  say("first", first(in: list, Two.self)?.name())
  say("ones", all(list, of: One.self).count)
  say("bases", all(list, of: Base.self).count)
  say("named", named(Two.self))
  say("by", named(by: One.self))
  say("type", String(describing: type(of: list[1])))
  say("same", type(of: list[0]) == One.self)
  say("other", type(of: list[3]) == One.self)
  let type: Base.Type = One.self
  say("later", type.init().name())
}

// MARK: - a container resolves what is registered
protocol Screen { func title() -> String }
struct Home2: Screen { func title() -> String { "home" } }
final class Detail: Screen { let id: Int; init(id: Int) { self.id = id }; func title() -> String { "detail \(id)" } }
final class Container {
  static let shared = Container()
  private var factories: [String: () -> Any] = [:]
  func register<T>(_ type: T.Type, factory: @escaping () -> T) { factories["\(type)"] = factory }
  func resolve<T>() -> T { factories[String(describing: T.self)]!() as! T }
  func find<T>(_ type: T.Type) -> T? { factories["\(type)"]?() as? T }
}
func go() {
  let container = Container()
  container.register(Screen.self) { Home2() }
  container.register(Detail.self) { Detail(id: 7) }
  let screen: Screen = container.resolve()
  say("screen", screen.title())
  let detail: Detail = container.resolve()
  say("detail", detail.title())
  say("found", container.find(Detail.self)?.id)
  say("not", container.find(Home2.self) == nil)
  say("as", (container.resolve() as Detail).id)
}

// MARK: - a generic queue gives what it took
struct Queue<Element> {
  private var items: [Element] = []
  var count: Int { items.count }
  mutating func enqueue(_ item: Element) { items.append(item) }
  mutating func dequeue() -> Element? { items.isEmpty ? nil : items.removeFirst() }
}
protocol Store { associatedtype Item; func load() -> Item }
struct Numbers: Store { func load() -> Int { 3 } }
struct Words: Store { typealias Item = String; func load() -> String { "w" } }
func read<S: Store>(_ store: S) -> S.Item { store.load() }
func go() {
  var queue = Queue<String>()
  queue.enqueue("a")
  queue.enqueue("b")
  say("first", queue.dequeue())
  say("count", queue.count)
  say("second", queue.dequeue())
  say("none", queue.dequeue())
  say("number", read(Numbers()) + 1)
  say("word", read(Words()) + "!")
}

// MARK: - what is written through a property of a generic type stays
class Model { var count = 0; var list: [Int] = []; var onDone: (() -> Void)? }
class Other { var count = 5; var title = "" }
struct Part { var count = 1 }
class Box<T> { var value: T; init(_ value: T) { self.value = value } }
struct Pair<T> { var value: T }
class Base<M> { let model: M; init(model: M) { self.model = model } }
class Screen: Base<Model> { func bind() { model.count = 4; model.onDone = { say("done", self.model.count) } } }
func go() {
  let box = Box(Model())
  box.value.count = 3
  box.value.count += 1
  box.value.list.append(7)
  say("count", box.value.count)
  say("list", box.value.list)
  let other = Box(Other())
  other.value.title = "t"
  other.value.count -= 1
  say("other", "\(other.value.title) \(other.value.count)")
  var pair = Pair(value: Part())
  let copy = pair
  pair.value.count = 9
  say("pair", "\(pair.value.count) \(copy.value.count)")
  let screen = Screen(model: Model())
  screen.bind()
  screen.model.onDone?()
}

// MARK: - subscripts of extensions, and types that a literal makes
struct Place { let section: Int, row: Int }
extension Collection { subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil } }
extension Array where Element == [String] { fileprivate subscript(place: Place) -> String { self[place.section][place.row] } }
struct Tag: ExpressibleByStringLiteral, Equatable { let text: String; init(stringLiteral value: String) { text = value } }
struct Tags: ExpressibleByArrayLiteral { let all: [Int]; init(arrayLiteral elements: Int...) { all = elements } }
class Count: ExpressibleByIntegerLiteral { let n: Int; required init(integerLiteral value: Int) { n = value } }
func name(_ tag: Tag) -> String { tag.text }
func go() {
  let rows = [["a", "b"], ["c"]]
  say("place", rows[Place(section: 1, row: 0)])
  say("inside", [1, 2][safe: 1])
  say("outside", [1, 2][safe: 2])
  say("text", name("a"))
  let tag: Tag = "b"
  say("equal", tag == "b")
  let tags: Tags = [1, 2]
  say("all", tags.all)
  let count: Count = 4
  say("n", count.n)
}

// MARK: - a dotted argument is an element
import Foundation
class Item { var id = 2; var name = "a"; var list = [1, 2]; var part = "-" }
func go() {
  let item = Item()
  say("contains", [1, 2].contains(item.id))
  say("index", [1, 2].firstIndex(of: item.id))
  say("last", [2, 2].lastIndex(of: item.id))
  say("prefix", Array([1, 2, 3].prefix(item.id)))
  say("drop", Array([1, 2, 3].dropLast(item.id)))
  say("range", (0...3).contains(item.list.count))
  say("starts", "abc".hasPrefix(item.name))
  say("parts", "x-y".components(separatedBy: item.part))
  say("joined", ["x", "y"].joined(separator: item.part))
}

// MARK: - a generic parameter that a closure or the result says
protocol Greeting { func text() -> String }
struct Loud: Greeting { func text() -> String { "LOUD" } }
final class Store { var n = 7 }
final class Container {
  var makers: [String: () -> Any] = [:]
  func register<T>(_ type: T.Type = T.self, _ make: @escaping () -> T) { makers["\(type)"] = make }
  func resolve<T>(_ type: T.Type = T.self) -> T? { makers["\(type)"]?() as? T }
}
func go() {
  let container = Container()
  let none: Store? = container.resolve()
  say("none", none == nil)
  container.register { Store() }
  container.register(Greeting.self) { Loud() }
  let store: Store? = container.resolve()
  say("store", store?.n ?? -1)
  say("named", container.resolve(Store.self)?.n ?? -1)
  let greeting: Greeting? = container.resolve()
  say("greeting", greeting?.text() ?? "silent")
}

// MARK: - a property of a generic parameter that UIKit has, too
class Model { var title: String { "model" }; var isEditing = false }
final class Orders: Model {
  override var title: String { "orders \(count)" }
  var count = 2
}
class Screen<M: Model> {
  let model: M
  var title: String?
  init(model: M) {
    self.model = model
    model.isEditing = true
    title = model.title
  }
}
final class OrdersScreen: Screen<Orders> { var more: Int { model.count + 1 } }
func go() {
  let screen = OrdersScreen(model: Orders())
  say("title", screen.title)
  say("more", screen.more)
  say("editing", screen.model.isEditing)
}

// MARK: - a method of a generic parameter as a value
protocol UseCase {
  associatedtype Input
  associatedtype Output
  func execute(_ input: Input) throws -> Output
}
struct AnyUseCase<I, O>: UseCase {
  private let body: (I) throws -> O
  init<U: UseCase>(_ base: U) where U.Input == I, U.Output == O { body = base.execute }
  func execute(_ input: I) throws -> O { try body(input) }
}
struct Failure: Error {}
struct Loud: UseCase {
  func execute(_ input: String) throws -> String {
    if input.isEmpty { throw Failure() }
    return input + "!"
  }
}
final class Count: UseCase {
  var n = 0
  func execute(_ input: [Int]) throws -> Int {
    n += 1
    return input.count + n
  }
}
func use<M: UseCase>(_ m: M, _ input: M.Input) -> M.Output? {
  let f = m.execute
  return try? f(input)
}
func go() {
  let loud = AnyUseCase(Loud())
  say("loud", try? loud.execute("a"))
  say("throws", (try? loud.execute("")) == nil)
  let count = Count()
  let counts = AnyUseCase(count)
  say("count", try? counts.execute([1, 2]))
  say("again", try? counts.execute([]))
  say("n", count.n)
  say("use", use(Loud(), "b"))
  say("both", use(count, [4]))
}

// MARK: - a generic parameter is a class with a protocol
protocol Bindable: AnyObject {
  associatedtype Model
  func bind(_ model: Model)
}
protocol Named { var name: String { get } }
class View {
  var text = ""
  required init() {}
}
final class TextView: View, Bindable, Named {
  var name: String { "text" }
  func bind(_ model: String) { text = model }
}
final class NumberView: View, Bindable {
  func bind(_ model: Int) { text = "\(model)" }
}
func make<V: View & Bindable>(_ type: V.Type, with model: V.Model) -> V {
  let view = V()
  view.bind(model)
  return view
}
func made<V: View & Named & Bindable>(_ type: V.Type, _ model: V.Model) -> String {
  let view = type.init()
  view.bind(model)
  return view.name + view.text
}
func go() {
  say("text", make(TextView.self, with: "a").text)
  say("number", make(NumberView.self, with: 7).text)
  say("three", made(TextView.self, "b"))
}

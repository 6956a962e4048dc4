// swift-format-ignore-file

// MARK: - generic structures know their types
struct Box<T> { var value: T; var name: String { "\(T.self)" }; func isKind(_ other: Any) -> Bool { other is T }
  func cast(_ other: Any) -> T? { other as? T } }
struct Maker<T: Base> { func make() -> T { T() }; static func type() -> String { "\(T.self)" } }
class Base { required init() {}; var title: String { "base" }; class var kind: String { "b" } }
class Sub: Base { override var title: String { "sub" }; override class var kind: String { "s" } }
struct Pair<A, B> { let a: A; let b: B; var swapped: Pair<B, A> { Pair<B, A>(a: b, b: a) }
  func names() -> String { "\(A.self) \(B.self)" } }
struct Stack<Element> { private(set) var items: [Element] = []
  mutating func push(_ e: Element) { items.append(e) }
  func all<U>(as type: U.Type) -> [U] { items.compactMap { $0 as? U } }
  func same(_ other: Any) -> Bool { other is Element } }
func go() {
  say("a", Box(value: 3).name)
  say("b", Box(value: "x").isKind(4))
  say("c", Box(value: "x").cast("y"))
  say("d", Maker<Sub>().make().title)
  say("e", Pair(a: 1, b: "x").names())
  say("f", Pair(a: 1, b: "x").swapped.a)
  let box = Box<Base>(value: Sub())
  say("g", box.name)
  say("h", box.isKind(Base()))
  var s = Stack<Int>()
  s.push(1)
  say("i", s.same(3))
  say("j", s.same("x"))
  say("k", s.all(as: Int.self))
  let copy = s
  s.push(2)
  say("m", copy.items.count)
}

// MARK: - generic wrappers that cast
class Store { static var table: [String: Any] = [:] }
@propertyWrapper struct Stored<Value> {
  let key: String; let standard: Value
  init(wrappedValue: Value, _ key: String) { self.key = key; standard = wrappedValue }
  var wrappedValue: Value { get { Store.table[key] as? Value ?? standard } set { Store.table[key] = newValue } }
  var projectedValue: String { "\(key): \(Value.self)" }
}
@propertyWrapper struct OptionalStored<Value> {
  let key: String
  var wrappedValue: Value? { get { Store.table[key] as? Value } set { Store.table[key] = newValue } }
}
@propertyWrapper class Cached<Value> {
  private let make: () -> Value; private var value: Value?; private(set) var count = 0
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  var wrappedValue: Value { if let value { return value }; let made = make(); count += 1; value = made; return made }
  var projectedValue: Int { count }
}
struct Settings { @Stored("count") var count = 1; @Stored("name") var name = "n"; @OptionalStored(key: "mail") var mail: String?
  @Cached var slow = [1, 2, 3].reduce(0, +) }
class Owner { @Stored("level") var level = 0.5; static let shared = Owner(); @Stored("list") var list: [Int] = [] }
func go() {
  var s = Settings()
  say("a", s.count)
  s.count += 4
  say("b", s.count)
  Store.table["count"] = "wrong"
  say("c", s.count)
  say("d", s.mail)
  s.mail = "x"
  say("e", s.mail)
  s.mail = nil
  say("f", s.mail)
  say("g", s.$count)
  say("h", s.slow + s.slow)
  say("i", s.$slow)
  Owner.shared.level = 2
  say("j", Owner.shared.level)
  Owner.shared.list.append(3)
  say("k", Owner.shared.list)
  say("l", Store.table.count)
}

// MARK: - wrappers before generic properties
protocol Service { var name: String { get } }
struct Api: Service { var name = "api" }
class Store: Service { var name = "store" }
class Container {
  static let shared = Container()
  private var makers: [String: () -> Any] = [:]
  private var byType: [ObjectIdentifier: Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[String(describing: type)] = make }
  func resolve<T>() -> T { makers[String(describing: T.self)]!() as! T }
  func resolve<T>(_ type: T.Type) -> T? { makers["\(type)"]?() as? T }
  func put<T>(_ value: T) { byType[ObjectIdentifier(T.self)] = value }
  func get<T>() -> T? { byType[ObjectIdentifier(T.self)] as? T }
}
@propertyWrapper struct Inject<T> {
  let wrappedValue: T
  init() { wrappedValue = Container.shared.resolve() }
}
@propertyWrapper struct LazyInject<T> {
  private var value: T?
  var wrappedValue: T { mutating get { if value == nil { value = Container.shared.resolve(T.self) }; return value! } set { value = newValue } }
}
class Screen { @Inject var api: Service; @Inject var store: Store; @LazyInject var later: Store }
func go() {
  Container.shared.register(Service.self) { Api() }
  Container.shared.register(Store.self) { Store() }
  let screen = Screen()
  say("a", screen.api.name)
  say("b", screen.store.name)
  say("c", screen.later.name)
  say("d", Container.shared.resolve(Store.self)?.name)
  say("e", Container.shared.resolve(Int.self))
  Container.shared.put(5)
  Container.shared.put("x")
  say("f", Container.shared.get() as Int?)
  let text: String? = Container.shared.get()
  say("g", text)
}

// MARK: - wrappers with projected values and generics
@propertyWrapper struct Tracked<Value> {
  private var value: Value
  private(set) var projectedValue: [Value] = []
  var wrappedValue: Value { get { value } set { projectedValue.append(value); value = newValue } }
  init(wrappedValue: Value) { value = wrappedValue }
}
@propertyWrapper struct Limited<V: Comparable> {
  var value: V; let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(range.lowerBound, wrappedValue), range.upperBound) }
  var wrappedValue: V { get { value } set { value = min(max(range.lowerBound, newValue), range.upperBound) } }
  var projectedValue: Self { get { self } set { self = newValue } }
  var isFull: Bool { value == range.upperBound }
}
@propertyWrapper struct Lazy<T> {
  private var make: () -> T; private var made: T?; private(set) var count = 0
  init(wrappedValue: @autoclosure @escaping () -> T) { make = wrappedValue }
  var wrappedValue: T { mutating get { if let made { return made }; let t = make(); made = t; count += 1; return t } set { made = newValue } }
  var projectedValue: Int { count }
}
@propertyWrapper final class Shared<T> {
  var wrappedValue: T { didSet { onChange?(wrappedValue) } }
  var onChange: ((T) -> Void)?
  var projectedValue: Shared<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Upper { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
class Model {
  @Tracked var name = "a"
  @Limited(0...10) var level = 50
  @Lazy var slow: Int = { asked += 1; return asked * 100 }()
  @Shared var flag = false
  @Upper var code = "x"
}
var asked = 0
struct Form { @Limited(1...3) var n = 2; @Upper var t: String; @Tracked var list: [Int] = [] }
func go() {
  let m = Model()
  m.name = "b"; m.name = "c"
  say("a", m.$name)
  say("b", m.name)
  say("c", m.level)
  say("d", m.$level.isFull)
  m.level = -4
  say("e", m.level)
  say("f", m.$slow)
  say("g", m.slow)
  say("h", m.slow + m.$slow)
  var heard: [Bool] = []
  m.$flag.onChange = { heard.append($0) }
  m.flag = true; m.flag.toggle()
  say("i", heard)
  m.code += "yz"
  say("j", m.code)
  var f = Form(t: "hi")
  f.n = 9; f.list.append(1); f.list.append(2)
  say("k", f.n)
  say("l", f.t)
  say("m", f.$list.count)
  let copy = f
  f.n = 1
  say("n", copy.n)
}

// MARK: - builders with generics
protocol Row { var text: String { get } }
struct Label: Row { var text: String }
struct Stack<Content>: Row { var rows: [Row]; var text: String { "(" + rows.map(\.text).joined(separator: " ") + ")" }
  init(@RowBuilder _ rows: () -> [Row]) where Content == Int { self.rows = rows() } }
@resultBuilder struct RowBuilder {
  static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap { $0 } }
  static func buildExpression(_ row: Row) -> [Row] { [row] }
  static func buildExpression(_ text: String) -> [Row] { [Label(text: text)] }
  static func buildOptional(_ part: [Row]?) -> [Row] { part ?? [] }
  static func buildEither(first: [Row]) -> [Row] { first }
  static func buildEither(second: [Row]) -> [Row] { second }
  static func buildArray(_ parts: [[Row]]) -> [Row] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [Row]) -> [Row] { part }
  static func buildFinalResult(_ rows: [Row]) -> [Row] { rows + [Label(text: "end")] }
}
@resultBuilder enum ListBuilder<T> {
  static func buildPartialBlock(first: T) -> [T] { [first] }
  static func buildPartialBlock(accumulated: [T], next: T) -> [T] { accumulated + [next] }
}
@RowBuilder func page(_ isLong: Bool, _ names: [String]) -> [Row] {
  "title"
  if isLong { Label(text: "long"); "more" } else { "short" }
  for name in names where name != "b" { name }
  if let first = names.first { "first \(first)" }
  switch names.count { case 0: "none"; case 1: "one"; default: "many" }
  let n = names.count
  Stack { "in"; if n > 1 { "\(n)" } }
}
func numbers(@ListBuilder<Int> _ make: () -> [Int]) -> [Int] { make() }
struct Screen { @RowBuilder var rows: [Row] { "x"; Label(text: "y") } }
func go() {
  say("a", page(true, ["a", "b"]).map(\.text))
  say("b", page(false, []).map(\.text))
  say("c", numbers { 1; 2; 3 })
  say("d", Screen().rows.map(\.text))
  say("e", page(false, ["q"]).count)
}

// swift-format-ignore-file

// MARK: - slices that are parameters and results
func sum(_ numbers: ArraySlice<Int>) -> Int {
  guard let first = numbers.first else { return 0 }
  return first + sum(numbers.dropFirst())
}
func sorted(_ list: [Int]) -> [Int] {
  guard list.count > 1 else { return list }
  let middle = list.count / 2
  return merge(sorted(Array(list[..<middle])), sorted(Array(list[middle...])))
}
func merge(_ a: [Int], _ b: [Int]) -> [Int] {
  var (left, right) = (a[...], b[...])
  var result: [Int] = []
  while let x = left.first, let y = right.first {
    if x <= y { result.append(x); left.removeFirst() } else { result.append(y); right.removeFirst() }
  }
  return result + left + right
}
func go() {
  say("sum", sum([1, 2, 3][...]))
  say("sorted", sorted([5, 2, 9, 1, 7]))
}

// MARK: - two subscripts, one of a key path
@dynamicMemberLookup
struct Box<Value> {
  private var value: Value
  private var names: [String: Int]
  init(_ value: Value, _ names: [String: Int]) { self.value = value; self.names = names }
  subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] }
  subscript(name: String) -> Int? { get { names[name] } set { names[name] = newValue } }
}
struct Table {
  var rows: [[Int]]
  subscript(row: Int) -> [Int] { rows[row] }
  subscript(row: Int, column: Int) -> Int { get { rows[row][column] } set { rows[row][column] = newValue } }
  subscript(name: String) -> Int { name.count }
}
struct User { let name: String; let age: Int }
func go() {
  var box = Box(User(name: "Ann", age: 30), ["a": 1])
  say("name", box.name)
  say("age", box.age + 1)
  say("a", box["a"])
  box["b"] = 2
  say("b", box["b"])
  var table = Table(rows: [[1, 2], [3, 4, 5]])
  say("row", table[1])
  table[0, 1] = 9
  say("cell", table[0, 1])
  say("word", table["abc"])
}

// MARK: - a generic class knows its parameter
protocol Titled { var title: String { get }; init() }
final class Page: Titled { var title = "page"; required init() {} }
struct Note: Titled { var title = "note" }
class Store<Item: Titled> {
  private(set) var items: [Item] = []
  var onChange: (([Item]) -> Void)?
  func add(_ item: Item) { items.append(item); onChange?(items) }
  func addNew() { add(Item()) }
  var name: String { String(describing: Item.self) }
  func has(_ value: Any) -> Bool { value is Item }
  func find(_ value: Any) -> Item? { value as? Item }
}
class NoteStore: Store<Note> { func title() -> String { items.map(\.title).joined(separator: "+") } }
struct Pair<A, B> {
  let first: A
  let second: B
  func flipped() -> Pair<B, A> { Pair<B, A>(first: second, second: first) }
  func map<C>(_ f: (A) -> C) -> Pair<C, B> { Pair<C, B>(first: f(first), second: second) }
}
enum Loading<Value> {
  case idle, loaded(Value), failed(String)
  var value: Value? { if case .loaded(let v) = self { return v }; return nil }
  func map<T>(_ f: (Value) -> T) -> Loading<T> {
    switch self {
    case .idle: return .idle
    case .loaded(let v): return .loaded(f(v))
    case .failed(let m): return .failed(m)
    }
  }
}
func go() {
  let store = Store<Page>()
  var seen = 0
  store.onChange = { seen = $0.count }
  store.addNew()
  store.add(Page())
  say("seen", seen)
  say("name", store.name)
  say("has", store.has(Page()))
  say("hasNot", store.has(Note()))
  say("find", store.find(Note())?.title)
  let notes = NoteStore()
  notes.addNew()
  notes.add(Note(title: "x"))
  say("notes", notes.title())
  say("noteName", notes.name)
  let pair = Pair(first: 1, second: "b").flipped()
  say("pair", pair.first)
  say("mapped", pair.map { $0.count }.first)
  let state = Loading.loaded(3).map { $0 * 2 }
  say("value", state.value)
  say("none", Loading<Int>.failed("x").map { $0 + 1 }.value)
  if case .failed(let m) = Loading<Int>.failed("x").map({ "\($0)" }) { say("m", m) }
}

// MARK: - a generic queue, stack, tree and cache
struct Stack<Element> {
  private var items: [Element] = []
  mutating func push(_ x: Element) { items.append(x) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
  var isEmpty: Bool { items.isEmpty }
}
extension Stack where Element: Equatable { func has(_ x: Element) -> Bool { items.contains(x) } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
struct Queue<T>: Sequence {
  private var left: [T] = [], right: [T] = []
  mutating func enqueue(_ x: T) { right.append(x) }
  mutating func dequeue() -> T? {
    if left.isEmpty { left = right.reversed(); right.removeAll() }
    return left.popLast()
  }
  func makeIterator() -> AnyIterator<T> { var all = (left.reversed() + right)[...]; return AnyIterator { all.popFirst() } }
}
indirect enum Tree<T: Comparable> {
  case leaf, node(Tree, T, Tree)
  func inserting(_ x: T) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, x, .leaf)
    case let .node(l, v, r) where x < v: return .node(l.inserting(x), v, r)
    case let .node(l, v, r) where x > v: return .node(l, v, r.inserting(x))
    default: return self
    }
  }
  var all: [T] {
    guard case let .node(l, v, r) = self else { return [] }
    return l.all + [v] + r.all
  }
  var depth: Int { if case let .node(l, _, r) = self { return 1 + Swift.max(l.depth, r.depth) } else { return 0 } }
}
final class Cache<Key: Hashable, Value> {
  private var storage: [Key: Value] = [:]
  private var order: [Key] = []
  let limit: Int
  init(limit: Int) { self.limit = limit }
  subscript(key: Key) -> Value? {
    get { storage[key] }
    set {
      if newValue == nil { order.removeAll { $0 == key } } else if storage[key] == nil { order.append(key) }
      storage[key] = newValue
      if order.count > limit { storage[order.removeFirst()] = nil }
    }
  }
  func value(for key: Key, or make: () -> Value) -> Value {
    if let found = self[key] { return found }
    let made = make()
    self[key] = made
    return made
  }
}
func go() {
  var stack = Stack<String>()
  stack.push("a"); stack.push("b")
  say("top", stack.top)
  say("has", stack.has("a"))
  stack.pop()
  say("top", stack.top)
  let literal: Stack = [1, 2, 3]
  say("literal", literal.top)
  var queue = Queue<Int>()
  (1...3).forEach { queue.enqueue($0) }
  say("dequeued", queue.dequeue())
  queue.enqueue(4)
  say("all", Array(queue))
  say("doubled", queue.map { $0 * 2 })
  var sum = 0
  for x in queue { sum += x }
  say("sum", sum)
  let tree = [5, 2, 8, 1, 9].reduce(Tree<Int>.leaf) { $0.inserting($1) }
  say("tree", tree.all)
  say("depth", tree.depth)
  let cache = Cache<String, Int>(limit: 2)
  cache["a"] = 1; cache["b"] = 2; cache["c"] = 3
  say("a", cache["a"])
  say("c", cache["c"])
  say("made", cache.value(for: "d") { 4 })
  say("b", cache["b"])
  cache["d"] = nil
  say("d", cache["d"])
}

// MARK: - texts and characters
func go() {
  let text = "Hello, World 42"
  say("letters", text.filter { $0.isLetter })
  say("digits", text.filter(\.isNumber))
  say("upper", text.filter(\.isUppercase).count)
  say("words", text.split(separator: " ").map(String.init))
  say("first", text.first)
  say("initials", text.split(separator: " ").compactMap(\.first).map(String.init).joined())
  say("reversed", String(text.reversed()))
  say("vowels", text.lowercased().filter { "aeiou".contains($0) }.count)
  say("whole", text.compactMap { $0.wholeNumberValue })
  say("ascii", text.allSatisfy { $0.isASCII })
  say("prefix", text.prefix(5))
  say("prefixWhile", text.prefix { $0 != "," })
  say("drop", text.drop { $0 != "W" })
  say("last", text.last { $0.isLetter })
  say("index", text.firstIndex(of: "W").map { String(text[$0...]) })
  say("counts", text.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }["l"])
  say("capital", text.prefix(1).lowercased() + text.dropFirst())
  say("repeat", String(repeating: "-", count: 3))
  say("interpolated", "\(text.count)-\(text.isEmpty)")
  say("palindrome", "level" == String("level".reversed()))
  say("scalar", Character("a").asciiValue)
  say("compare", "apple" < "banana")
  say("sorted", String("hello".sorted()))
  say("set", Set("hello").count)
  say("enumerated", "abc".enumerated().map { "\($0.offset)\($0.element)" })
  say("zip", zip("abc", "abd").filter { $0 != $1 }.count)
  say("min", "hello".min())
  say("joined", ["a", "b"].joined(separator: ", "))
  say("multi", """
    one
      two
    """.count)
  var s = "abc"
  s.removeLast()
  s.append("z")
  s += "!"
  s.insert("0", at: s.startIndex)
  say("s", s)
  s.removeAll { $0 == "a" }
  say("s", s)
  say("removed", s.removeFirst())
  s.replaceSubrange(s.startIndex..<s.index(after: s.startIndex), with: "XY")
  say("s", s)
  say("hasPrefix", s.hasPrefix("XY"))
  say("split", "a=1;b=2".split(separator: ";").map { $0.split(separator: "=")[1] })
  say("max", "a-b--c".split(separator: "-", omittingEmptySubsequences: false).count)
  say("whitespace", " a b ".filter { !$0.isWhitespace })
  say("newline", "a\nb".contains { $0.isNewline })
  say("hex", Int("ff", radix: 16))
  say("binary", String(10, radix: 2))
  say("padded", String(repeating: "0", count: max(0, 4 - "42".count)) + "42")
  say("num", "12a".allSatisfy(\.isNumber))
  say("int", Int("12") ?? 0)
  say("punct", "a.b".first(where: \.isPunctuation))
}

// MARK: - dictionaries
struct Person { let name: String; let city: String; let age: Int }
func go() {
  let people = [Person(name: "Ann", city: "Rome", age: 30), Person(name: "Bob", city: "Oslo", age: 20), Person(name: "Cid", city: "Rome", age: 25)]
  let byCity = Dictionary(grouping: people, by: \.city)
  say("cities", byCity.keys.sorted())
  say("rome", byCity["Rome"]?.map(\.name))
  say("counts", byCity.mapValues(\.count)["Oslo"])
  say("oldest", byCity.mapValues { $0.max { $0.age < $1.age }?.name }["Rome"] ?? nil)
  let byName = Dictionary(uniqueKeysWithValues: people.map { ($0.name, $0) })
  say("bob", byName["Bob"]?.age)
  let ages = Dictionary(people.map { ($0.city, $0.age) }, uniquingKeysWith: +)
  say("ages", ages["Rome"])
  let keep = Dictionary(people.map { ($0.city, $0.name) }, uniquingKeysWith: { first, _ in first })
  say("keep", keep["Rome"])
  var d: [String: [Int]] = [:]
  d["a", default: []].append(1)
  d["a", default: []].append(2)
  d["b", default: [0]] += [3]
  say("d", d["a"])
  say("b", d["b"])
  d["a"]?.removeFirst()
  say("a", d["a"])
  say("removed", d.removeValue(forKey: "a"))
  say("gone", d["a"] == nil)
  say("sorted", people.sorted { ($0.city, $0.name) < ($1.city, $1.name) }.map(\.name))
  say("sum", people.reduce(0) { $0 + $1.age })
  say("average", Double(people.map(\.age).reduce(0, +)) / Double(people.count))
  var m = ["x": 1]
  m.merge(["x": 2, "y": 3]) { $0 + $1 }
  say("m", m["x"])
  say("merged", m.merging(["x": 9]) { _, new in new }["x"])
  say("keys", m.keys.contains("y"))
  say("pairs", m.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
  say("contains", m.contains { $0.key == "x" && $0.value == 3 })
  say("all", m.allSatisfy { $0.value > 0 })
  say("compact", ["a": "1", "b": "x"].compactMapValues { Int($0) })
  say("min", m.values.min())
  say("isEmpty", m.isEmpty)
  say("first", m.first { $0.key == "x" }?.value)
  for (key, value) in m.sorted(by: { $0.key > $1.key }) { say(key, value) }
  m["x"] = nil
  say("count", m.count)
  m["y"]! += 1
  say("y", m["y"]!)
  m.removeAll()
  say("none", m.first?.key)
  let nested = ["a": ["b": 1]]
  say("nested", nested["a"]?["b"])
  say("chain", nested["x"]?["b"] ?? -1)
  say("eq", ["a": 1] == ["a": 1])
  say("inverted", Dictionary(uniqueKeysWithValues: ["a": 1, "b": 2].map { ($1, $0) })[1])
  say("zip", Dictionary(uniqueKeysWithValues: zip(["a", "b"], 1...))["b"])
}

// MARK: - sets
func go() {
  var s: Set = [3, 1, 2]
  say("inserted", s.insert(3).inserted)
  say("new", s.insert(4).inserted)
  say("member", s.insert(4).memberAfterInsert)
  say("removed", s.remove(1))
  say("not", s.remove(9))
  say("sorted", s.sorted())
  say("union", s.union([7]).sorted())
  say("minus", s.subtracting([2, 3]).sorted())
  say("both", s.intersection([2, 9]).sorted())
  say("sym", s.symmetricDifference([2, 9]).sorted())
  s.formUnion([10])
  s.formIntersection([2, 3, 10])
  s.subtract([10])
  say("s", s.sorted())
  say("sub", s.isSubset(of: [1, 2, 3, 4]))
  say("super", s.isSuperset(of: [2]))
  say("disjoint", s.isDisjoint(with: [5]))
  say("eq", s == [3, 2])
  say("filter", s.filter { $0 > 2 }.count)
  say("map", s.map { $0 * 2 }.sorted())
  say("contains", s.contains(2))
  say("unique", Array(Set([1, 1, 2])).sorted())
  var seen = Set<String>()
  say("firsts", ["a", "b", "a", "c"].filter { seen.insert($0).inserted })
  say("dup", Set([1, 2]).count == [1, 2].count)
  let toggled = { (x: Int) in if s.contains(x) { s.remove(x) } else { s.insert(x) } }
  toggled(2); toggled(8)
  say("toggled", s.sorted())
  say("max", s.max())
  say("reduce", s.reduce(0, +))
}

// MARK: - protocols with associated types and default implementations
protocol Container { associatedtype Item; var items: [Item] { get set }; mutating func add(_ item: Item); var summary: String { get } }
extension Container {
  mutating func add(_ item: Item) { items.append(item) }
  var summary: String { "\(items.count) items" }
  var first: Item? { items.first }
  func map<T>(_ f: (Item) -> T) -> [T] { items.map(f) }
}
extension Container where Item == Int { var total: Int { items.reduce(0, +) } }
extension Container where Item: CustomStringConvertible { var text: String { items.map(\.description).joined(separator: "/") } }
struct Ints: Container { var items: [Int] = [] }
struct Words: Container { var items: [String] = []; var summary: String { items.joined(separator: " ") } }
protocol Shape { var area: Double { get }; func describe() -> String }
extension Shape { func describe() -> String { "\(Self.self) of \(area)" } }
struct Square: Shape { let side: Double; var area: Double { side * side } }
struct Circle: Shape { let r: Double; var area: Double { 3 * r * r }; func describe() -> String { "circle" } }
func largest(_ shapes: [any Shape]) -> (any Shape)? { shapes.max { $0.area < $1.area } }
func make(_ isRound: Bool) -> any Shape { isRound ? Circle(r: 1) : Square(side: 2) }
func opaque() -> some Shape { Square(side: 3) }
func show<S: Shape>(_ s: S) -> String { s.describe() }
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area } }
func go() {
  var ints = Ints()
  ints.add(3); ints.add(4)
  say("summary", ints.summary)
  say("total", ints.total)
  say("text", ints.text)
  say("first", ints.first)
  say("map", ints.map { $0 * 2 })
  var words = Words(items: ["a"])
  words.add("b")
  say("words", words.summary)
  say("wtext", words.text)
  let shapes: [any Shape] = [Square(side: 2), Circle(r: 2)]
  say("largest", largest(shapes)?.describe())
  say("made", make(false).describe())
  say("opaque", opaque().area)
  say("show", show(Circle(r: 1)))
  say("sum", total(shapes))
  say("squares", shapes.compactMap { $0 as? Square }.map(\.side))
  say("is", shapes.filter { $0 is Circle }.count)
  for case let s as Square in shapes { say("case", s.side) }
}

// MARK: - observers, lazy, static and computed properties
final class Counter {
  static var made = 0
  static let limit = 3
  static var isFull: Bool { made >= limit }
  private(set) var log: [String] = []
  var count = 0 {
    willSet { log.append("will \(newValue)") }
    didSet { if count > Self.limit { count = Self.limit }; log.append("did \(oldValue)-\(count)") }
  }
  lazy var name: String = { log.append("lazy"); return "counter\(Counter.made)" }()
  var double: Int { get { count * 2 } set { count = newValue / 2 } }
  var isOn = false { didSet { guard isOn != oldValue else { return }; log.append("on") } }
  init() { Self.made += 1 }
  subscript(offset: Int) -> Int { get { count + offset } set { count = newValue - offset } }
  static func + (a: Counter, b: Counter) -> Int { a.count + b.count }
}
struct Temperature {
  var celsius: Double { didSet { changes += 1 } }
  var changes = 0
  var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } }
  static let boiling = Temperature(celsius: 100)
  static var zero: Self { Self(celsius: 0) }
  init(celsius: Double) { self.celsius = celsius }
}
func go() {
  let c = Counter()
  c.count = 2
  c.count += 5
  say("count", c.count)
  say("log", c.log)
  say("name", c.name)
  say("name", c.name)
  c.double = 2
  say("count", c.count)
  say("sub", c[10])
  c[1] = 3
  say("count", c.count)
  c.isOn = true; c.isOn = true
  say("log", c.log.count)
  say("made", Counter.made)
  say("full", Counter.isFull)
  say("plus", c + Counter())
  var t = Temperature.boiling
  t.fahrenheit = 32
  say("t", t.celsius)
  say("changes", t.changes)
  say("boiling", Temperature.boiling.fahrenheit)
  say("zero", Temperature.zero.celsius)
}

// MARK: - switch patterns
enum Token { case number(Int), word(String), pair(Int, Int), end }
indirect enum Expr { case value(Int), add(Expr, Expr), neg(Expr), mul(Expr, Expr) }
func eval(_ e: Expr) -> Int {
  switch e {
  case .value(let n): n
  case let .add(a, b): eval(a) + eval(b)
  case .neg(let a): -eval(a)
  case let .mul(a, .value(1)): eval(a)
  case let .mul(a, b): eval(a) * eval(b)
  }
}
func kind(_ t: Token) -> String {
  switch t {
  case .number(0): return "zero"
  case .number(let n) where n < 0: return "negative"
  case .number(1...9): return "digit"
  case .number: return "number"
  case .word(let w) where w.isEmpty, .word(let w) where w == "-": return "blank\(w)"
  case .word("end"), .end: return "end"
  case .word(let w): return w
  case .pair(let a, let b) where a == b: return "twin"
  case let .pair(a, _): return "pair\(a)"
  }
}
func grade(_ n: Int?) -> String {
  switch n {
  case nil: "none"
  case 0?: "zero"
  case .some(let x) where x < 0: "minus"
  case (..<50)?: "low"
  case (50..<80)?: "mid"
  default: "high"
  }
}
func point(_ p: (x: Int, y: Int)) -> String {
  switch p {
  case (0, 0): return "origin"
  case (_, 0): return "x"
  case (0, let y): return "y\(y)"
  case let (x, y) where x == y: return "diagonal"
  case (-2...2, -2...2): return "near"
  default: return "far"
  }
}
func any(_ v: Any) -> String {
  switch v {
  case let n as Int where n > 5: return "big"
  case is Int: return "int"
  case let s as String: return s
  case let list as [Int]: return "list\(list.count)"
  default: return "?"
  }
}
func go() {
  for t: Token in [.number(0), .number(-3), .number(5), .number(50), .word(""), .word("-"), .word("end"), .word("x"), .pair(1, 1), .pair(2, 3), .end] { say("kind", kind(t)) }
  for n in [nil, 0, -1, 10, 60, 90] as [Int?] { say("grade", grade(n)) }
  for p in [(0, 0), (3, 0), (0, 4), (5, 5), (1, 2), (9, 3)] { say("point", point((x: p.0, y: p.1))) }
  say("any", any(9)); say("any", any(1)); say("any", any("s")); say("any", any([1, 2])); say("any", any(2.5))
  say("eval", eval(.add(.value(2), .mul(.neg(.value(3)), .value(4)))))
  say("one", eval(.mul(.value(7), .value(1))))
  let tokens: [Token] = [.number(1), .word("a"), .number(2)]
  var sum = 0
  for case .number(let n) in tokens where n > 1 { sum += n }
  say("sum", sum)
  say("numbers", tokens.compactMap { if case .number(let n) = $0 { n } else { nil } })
  say("has", tokens.contains { if case .word = $0 { return true } else { return false } })
  if case let .word(w)? = tokens.dropFirst().first { say("w", w) }
  guard case .number(let last) = tokens[2] else { return }
  say("last", last)
  var i = 0
  while case .number = tokens[i] { i += 1 }
  say("i", i)
  switch sum { case let x where x.isMultiple(of: 2): say("even", x); fallthrough; case 100: say("fell", true); default: say("odd", sum) }
  outer: for x in 1...3 { for y in 1...3 { if x * y == 4 { say("found", [x, y]); break outer }; if y > x { continue outer } } }
  switch (tokens.first, tokens.last) {
  case (.number(let a)?, .number(let b)?): say("ends", a + b)
  default: say("ends", -1)
  }
}

// MARK: - errors
enum Failure: Error, Equatable { case empty, short(Int), bad(String) }
extension Failure { var code: Int { switch self { case .empty: 0; case .short(let n): n; case .bad: 99 } } }
func parse(_ s: String) throws -> Int {
  guard !s.isEmpty else { throw Failure.empty }
  guard s.count > 1 else { throw Failure.short(s.count) }
  guard let n = Int(s) else { throw Failure.bad(s) }
  return n
}
func typed(_ n: Int) throws(Failure) -> Int { if n < 0 { throw .empty }; return n }
func sum(_ list: [String]) -> Int { try! list.map(parse).reduce(0, +) }
var order: [String] = []
func cleanup(_ fails: Bool) throws -> String {
  order.append("begin")
  defer { order.append("defer1") }
  defer { order.append("defer2") }
  if fails { throw Failure.empty }
  order.append("end")
  return "ok"
}
func result(_ s: String) -> Result<Int, Failure> {
  do { return .success(try parse(s)) } catch let e as Failure { return .failure(e) } catch { return .failure(.empty) }
}
func go() {
  for s in ["", "1", "12", "xx"] {
    do { say("parsed", try parse(s)) }
    catch Failure.empty { say("empty", s) }
    catch Failure.short(let n) where n < 2 { say("short", n) }
    catch let e as Failure { say("code", e.code) }
    catch { say("other", "\(error)") }
  }
  say("try?", try? parse("77"))
  say("try?", (try? parse("a")) ?? -1)
  do { say("typed", try typed(-1)) } catch { say("typed", error == .empty) }
  say("ok", try? cleanup(false))
  say("fails", try? cleanup(true))
  say("order", order)
  switch result("zz") { case .success(let n): say("n", n); case .failure(let e): say("e", e) }
  say("map", try? result("12").map { $0 + 1 }.get())
  say("flat", try? result("12").flatMap { $0 > 20 ? .success($0) : .failure(.bad("small")) }.get())
  say("mapError", result("").mapError { _ in Failure.bad("mapped") })
  let r = Result { try parse("34") }
  say("get", try? r.get())
  if case .failure(let e as Failure) = Result(catching: { try parse("q") }) { say("caught", e) }
  say("sum", sum(["11", "22"]))
  let results = ["11", "x", "22"].map(result)
  say("good", results.compactMap { try? $0.get() })
  func nested() throws { do { _ = try parse("") } catch Failure.short { say("no", 1) } }
  do { try nested() } catch { say("through", error as? Failure == .empty) }
}

// MARK: - closures that capture
func makeCounter(by step: Int = 1) -> () -> Int { var n = 0; return { n += step; return n } }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a * b + c } } }
func apply(_ n: Int, times: Int, _ f: (Int) -> Int) -> Int { (0..<times).reduce(n) { x, _ in f(x) } }
func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int { var cache: [Int: Int] = [:]; return { if let v = cache[$0] { return v }; let v = f($0); cache[$0] = v; return v } }
final class Node { var value: Int; weak var parent: Node?; var children: [Node] = []; init(_ v: Int) { value = v } ; func add(_ n: Node) -> Self { n.parent = self; children.append(n); return self } ; var sum: Int { children.reduce(value) { $0 + $1.sum } } ; var path: [Int] { (parent?.path ?? []) + [value] } }
func go() {
  let a = makeCounter(), b = makeCounter(by: 10)
  _ = a(); _ = a()
  say("a", a()); say("b", b())
  say("composed", compose({ (s: String) in s.count }, { $0 * $0 })("abc"))
  say("curried", curry(2)(3)(4))
  say("times", apply(1, times: 5) { $0 * 2 })
  var calls = 0
  let m = memoize { calls += 1; return $0 * $0 }
  say("m", m(4) + m(4)); say("calls", calls)
  var fs: [() -> Int] = []
  for i in 1...3 { fs.append { i * i } }
  say("fs", fs.map { $0() })
  var x = 1
  let byValue = { [x] in x }
  let byReference = { x }
  x = 5
  say("value", byValue()); say("reference", byReference())
  let leaf = Node(3)
  let root = Node(1).add(Node(2).add(leaf)).add(Node(4))
  say("sum", root.sum); say("path", leaf.path)
  let sorted = ["bb", "a", "ccc"].sorted { ($0.count, $0) > ($1.count, $1) }
  say("sorted", sorted)
  let ops: [String: (Int, Int) -> Int] = ["+": (+), "-": (-), "max": max]
  say("ops", ops["+"]!(2, 3)); say("minus", ops["-"]?(2, 3)); say("max", ops["max"].map { $0(4, 9) })
  var handlers: [String: [(Int) -> Void]] = [:]
  var seen: [Int] = []
  handlers["tap", default: []].append { seen.append($0) }
  handlers["tap", default: []].append { seen.append($0 * 2) }
  handlers["tap"]?.forEach { $0(7) }
  say("seen", seen)
  let fact = { () -> (Int) -> Int in func f(_ n: Int) -> Int { n <= 1 ? 1 : n * f(n - 1) }; return f }()
  say("fact", fact(5))
  func inner(_ n: inout Int) { n += 1 }
  var n = 1; inner(&n); say("inout", n)
  let optional: ((Int) -> Int)? = { $0 + 1 }
  say("optional", optional?(1))
}

// MARK: - ranges, stride, zip, lazy
func go() {
  let r = 3..<8
  say("contains", r.contains(7)); say("count", r.count); say("lower", r.lowerBound); say("upper", r.upperBound)
  say("closed", (1...5).reduce(0, +)); say("empty", (3..<3).isEmpty)
  say("reversed", Array((1...3).reversed())); say("stride", Array(stride(from: 10, to: 0, by: -3)))
  say("through", Array(stride(from: 0.0, through: 1.0, by: 0.5)))
  say("zip", zip(1..., ["a", "b"]).map { "\($0)\($1)" })
  say("pairs", zip([1, 2, 3], [1, 2, 3].dropFirst()).map(+))
  say("match", r ~= 4)
  say("sum", (1...10).filter { $0.isMultiple(of: 3) }.map { $0 * 2 }.reduce(0, +))
  say("random", (1...1).randomElement()!); say("min", (2...9).min()); say("last", (2..<9).last)
  say("step", stride(from: 1, through: 9, by: 4).map { $0 }); say("all", (1...3).allSatisfy { $0 > 0 })
  say("indices", Array("abc".indices).count)
  say("seq", Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil })); say("drop", Array((1...6).dropFirst(2).dropLast()))
  say("flat", (1...3).flatMap { Array(repeating: $0, count: $0) }); say("en", Array((5...6).enumerated().map { $0.offset + $0.element }))
  say("grid", (0..<2).flatMap { y in (0..<2).map { x in "\(x)\(y)" } })
  say("isEmpty", Array(0..<0).isEmpty); say("max", (1..<4).max { -$0 < -$1 })
  say("zipDict", Dictionary(uniqueKeysWithValues: zip("ab", 1...2))["b"])
  say("split", (1...6).split { $0 % 3 == 0 }.map(Array.init)); say("joined", [[1], [2, 3]].joined().count)
}

// MARK: - numbers
func go() {
  say("div", 7 / 2); say("mod", -7 % 3); say("abs", abs(-4)); say("max", max(1, 5, 3)); say("min", min(2.5, 1))
  say("round", (2.5).rounded()); say("down", (2.7).rounded(.down)); say("int", Int(3.99)); say("double", Double(7) / 2)
  say("pow", pow(2, 10)); say("sqrt", 16.0.squareRoot()); say("hex", 0xff); say("bin", 0b101); say("under", 1_000)
  say("and", 6 & 3); say("or", 6 | 1); say("xor", 6 ^ 2); say("shift", 1 << 4); say("not", ~0); say("right", 32 >> 2)
  say("uint", UInt8(200)); say("clamp", UInt8(clamping: 300)); say("exact", Int8(exactly: 200))
  say("qr", 17.quotientAndRemainder(dividingBy: 5).remainder); say("sign", (-3).signum()); say("mag", (-3).magnitude)
  say("parse", Double("2.5")); say("bad", Int("2.5")); say("bool", Bool("true")); say("desc", String(2.0))
  say("inf", 1.0 / 0 > 100); say("nan", (0.0 / 0).isNaN)
  say("compare", 0.1 + 0.2 == 0.3); say("close", abs(0.1 + 0.2 - 0.3) < 1e-9); say("ternary", 3 > 2 ? "a" : "b")
  say("mult", 12.isMultiple(of: 4)); say("float", Float(1.5) * 2)
  var n = 5; n += 2; n *= 3; n -= 1; n /= 4; n %= 3; say("n", n)
  say("fib", (0..<10).reduce(into: [0, 1]) { a, _ in a.append(a[a.count - 1] + a[a.count - 2]) }.last)
  say("gcd", { (a: Int, b: Int) in var (a, b) = (a, b); while b != 0 { (a, b) = (b, a % b) }; return a }(48, 18))
  say("primes", (2...20).filter { n in (2..<n).allSatisfy { n % $0 != 0 } }); say("digits", String(12345).compactMap(\.wholeNumberValue).reduce(0, +))
  say("avg", [1, 2, 3, 4].map(Double.init).reduce(0, +) / 4); say("percent", Int((0.256 * 100).rounded()))
}

// MARK: - structures that are copied, compared, hashed and described
struct Point: Hashable, Comparable, CustomStringConvertible {
  var x = 0, y = 0
  static let zero = Point()
  static func < (a: Point, b: Point) -> Bool { (a.x, a.y) < (b.x, b.y) }
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout Point, b: Point) { a = a + b }
  static prefix func - (p: Point) -> Point { Point(x: -p.x, y: -p.y) }
  var description: String { "(\(x), \(y))" }
  mutating func move(dx: Int = 0, dy: Int = 0) { x += dx; y += dy }
  func moved(dx: Int) -> Point { var copy = self; copy.x += dx; return copy }
  func with(_ change: (inout Point) -> Void) -> Point { var copy = self; change(&copy); return copy }
}
struct User: Identifiable, Equatable { let id: Int; var name: String; var tags: Set<String> = []; static func == (a: User, b: User) -> Bool { a.id == b.id } }
enum Suit: String, CaseIterable, Comparable { case clubs, hearts, spades; static func < (a: Suit, b: Suit) -> Bool { a.rank < b.rank }; var rank: Int { Self.allCases.firstIndex(of: self)! }; var next: Suit { let all = Self.allCases; return all[(rank + 1) % all.count] } }
enum Planet: Int { case mercury = 1, venus, earth; init?(name: String) { switch name { case "earth": self = .earth; default: return nil } } ; mutating func advance() { self = Planet(rawValue: rawValue + 1) ?? .mercury } }
struct Options: OptionSet { let rawValue: Int; static let a = Options(rawValue: 1), b = Options(rawValue: 2); static let all: Options = [.a, .b] }
func go() {
  var p = Point(x: 1, y: 2); let q = p
  p.move(dx: 3); p += Point(x: 0, y: 1)
  say("p", p.description); say("q", "\(q)"); say("neg", -p == Point(x: -4, y: -3)); say("less", q < p)
  say("sorted", [p, q, .zero].sorted().map(\.description)); say("set", Set([p, q, p]).count); say("max", [p, q].max()?.x)
  say("with", q.with { $0.y = 9 }.y); say("moved", q.moved(dx: 5).x); say("dict", [p: "a", q: "b"][q])
  var users = [User(id: 1, name: "a"), User(id: 2, name: "b")]
  if let i = users.firstIndex(where: { $0.id == 2 }) { users[i].name = "c"; users[i].tags.insert("x") }
  say("name", users[1].name); say("tags", users[1].tags.contains("x")); say("eq", users[0] == User(id: 1, name: "zzz"))
  say("contains", users.contains(User(id: 2, name: ""))); users.removeAll { $0.id == 1 }; say("left", users.map(\.id))
  say("suits", Suit.allCases.map(\.rawValue)); say("max", Suit.allCases.max()); say("next", Suit.spades.next); say("raw", Suit(rawValue: "hearts"))
  var planet = Planet(name: "earth")!; planet.advance(); say("planet", planet); say("none", Planet(name: "x")); say("venus", Planet.venus.rawValue)
  var o: Options = [.a]; o.insert(.b); say("o", o == .all); o.remove(.a); say("has", o.contains(.a)); say("raw", o.rawValue)
  let (a, b) = (p.x, p.y); say("tuple", a * b); let t = (name: "n", age: 3); say("t", t.name + "\(t.age)"); say("eq", (1, "a") == (1, "a"))
  var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2); grid[1][2] = 5; say("grid", grid.flatMap { $0 }); say("rows", grid.map { $0.max()! })
  let path = \Point.x; say("path", p[keyPath: path]); p[keyPath: path] = 100; say("set", p.x); say("sortedBy", users.sorted(by: { $0[keyPath: \.name] < $1[keyPath: \.name] }).count)
}

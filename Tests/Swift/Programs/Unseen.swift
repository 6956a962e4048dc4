// swift-format-ignore-file

// MARK: - operators of the file's bind as their groups say
infix operator • : MultiplicationPrecedence
infix operator |> : AdditionPrecedence
infix operator <+> : ComparisonPrecedence
precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
infix operator ** : Power
precedencegroup Pipe { lowerThan: AdditionPrecedence associativity: left }
infix operator |>> : Pipe
infix operator ≈
prefix operator √
postfix operator %%
func • (a: Int, b: Int) -> Int { a * b + 1 }
func |> (a: Int, b: Int) -> Int { a - b }
func <+> (a: Int, b: Int) -> Int { a + b }
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { x, _ in x * a } }
func |>> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func ≈ (a: Double, b: Double) -> Bool { abs(a - b) < 0.1 }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func %% (x: Int) -> Double { Double(x) / 100 }
func go() {
  say("times", 1 + 2 • 3)
  say("left", 10 |> 3 * 2 |> 1)
  say("right", 2 * 2 ** 3 ** 2)
  say("pipe", 1 + 2 |>> { $0 * 10 })
  say("compare", 1 + 2 <+> 3 * 2)
  say("near", [1.0 ≈ 1.05, 1.0 ≈ 2.0])
  say("root", √16.0 + 1)
  say("percent", 50%% + 1)
  say("percents", [25%%, 75%%].reduce(0, +))
  say("chain", [1, 2, 3] |>> { $0.map { $0 ** 2 } } |>> { $0.reduce(0, +) })
}

// MARK: - generic functions that are bound otherwise
protocol Animal { var name: String { get } }
protocol Plant { var leaves: Int { get } }
struct Dog: Animal { var name = "dog" }
struct Oak: Plant { var leaves = 100 }
final class Cat: Animal { let name = "cat" }
func show<T: Animal>(_ x: T) -> String { "animal \(x.name)" }
func show<T: Plant>(_ x: T) -> String { "plant \(x.leaves)" }
func show<T>(_ x: [T]) -> String { "list of \(x.count)" }
struct Shop {
  func price<T: Animal>(_ x: T) -> Int { x.name.count * 10 }
  func price<T: Plant>(_ x: T) -> Int { x.leaves }
  func price(_ x: Int) -> Int { x }
}
func go() {
  say("dog", show(Dog()))
  say("oak", show(Oak(leaves: 3)))
  say("cat", show(Cat()))
  say("list", show([Dog(), Dog()]))
  let shop = Shop()
  say("prices", [shop.price(Dog()), shop.price(Oak()), shop.price(7)])
  say("mapped", [Oak(), Oak(leaves: 1)].map { show($0) })
}

// MARK: - enumerations compared without an operator of their own
enum Level: Comparable, CaseIterable { case low, middle, high }
enum Weight: Comparable { case light(Int), heavy(Int, String), none }
func go() {
  say("less", Level.low < .high)
  say("max", "\([Level.middle, .low, .high].max()!)")
  say("sorted", Level.allCases.shuffledByHand().sorted().map { "\($0)" })
  say("range", (Level.low...Level.middle).contains(.high))
  say("payload", Weight.light(5) < .light(7))
  say("case", Weight.light(9) < .heavy(1, "a"))
  say("second", Weight.heavy(1, "b") > .heavy(1, "a"))
  say("last", Weight.none > .heavy(100, "z"))
  say("clamped", "\(min(max(Level.high, .low), .middle))")
}
extension Array { func shuffledByHand() -> [Element] { Array(self[1...]) + [self[0]] } }

// MARK: - dictionaries made and changed
struct Person { let name: String; let city: String; let age: Int }
func go() {
  let people = [Person(name: "Ann", city: "Rome", age: 30), Person(name: "Bob", city: "Oslo", age: 25), Person(name: "Cid", city: "Rome", age: 41)]
  let byCity = Dictionary(grouping: people, by: \.city)
  say("cities", byCity.keys.sorted())
  say("rome", byCity["Rome"]?.map(\.name))
  let ages = Dictionary(uniqueKeysWithValues: people.map { ($0.name, $0.age) })
  say("ages", ages["Bob"])
  say("none", ages["Zoe", default: -1])
  let counts = people.reduce(into: [String: Int]()) { $0[$1.city, default: 0] += 1 }
  say("counts", counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
  let merged = Dictionary([("a", 1), ("b", 2), ("a", 3)], uniquingKeysWith: { $0 + $1 })
  say("merged", merged["a"])
  var stock = ["apple": 3, "pear": 0]
  say("removed", stock.removeValue(forKey: "pear"))
  say("updated", stock.updateValue(9, forKey: "apple"))
  stock["fig"] = nil
  stock["kiwi"] = 1
  say("left", stock.filter { $0.value > 1 }.map(\.key))
  say("max", stock.max { $0.value < $1.value }?.key)
  say("contains", stock.contains { $0.key == "kiwi" && $0.value == 1 })
  say("all", stock.values.allSatisfy { $0 > 0 })
  say("sum", stock.values.reduce(0, +))
  say("doubled", stock.mapValues { $0 * 2 }["kiwi"])
  say("ints", ["a": "1", "b": "x"].compactMapValues { Int($0) }.count)
  for (key, _) in stock where key.hasPrefix("k") { stock[key]! += 4 }
  say("kiwi", stock["kiwi"])
}

// MARK: - patterns in every place
enum Shape { case circle(radius: Double), rectangle(width: Double, height: Double), point }
func area(_ s: Shape?) -> Double {
  guard case let shape? = s else { return -1 }
  return switch shape {
  case .circle(let r): r * r * 3
  case let .rectangle(w, h) where w == h: w * w
  case .rectangle(width: let w, height: let h): w * h
  case .point: 0
  }
}
func kind(_ point: (x: Int, y: Int)) -> String {
  switch point {
  case (0, 0): "origin"
  case (let x, 0): "x \(x)"
  case (0, let y): "y \(y)"
  case (-2...2, -2...2): "near"
  case let (x, y) where x == y: "diagonal"
  case _ where point.x < 0: "left"
  default: "far"
  }
}
func go() {
  say("areas", [area(.circle(radius: 2)), area(.rectangle(width: 2, height: 2)), area(.rectangle(width: 2, height: 3)), area(.point), area(nil)])
  say("kinds", [kind((0, 0)), kind((3, 0)), kind((0, -1)), kind((1, -2)), kind((5, 5)), kind((-9, 1)), kind((9, 1))])
  let shapes: [Shape] = [.point, .circle(radius: 1), .rectangle(width: 1, height: 5), .circle(radius: 4)]
  var radii: [Double] = []
  for case .circle(let r) in shapes { radii.append(r) }
  say("radii", radii)
  for case let .rectangle(w, h) in shapes where h > w { say("tall", h - w) }
  let numbers: [Int?] = [1, nil, 3]
  var sum = 0
  for case let n? in numbers { sum += n }
  say("sum", sum)
  if case .circle(let r) = shapes[3], r > 3 { say("big", r) }
  while case let last? = radii.popLast(), last > 2 { say("popped", last) }
  say("rest", radii)
  let pair: (Int?, String?) = (1, nil)
  if case (let n?, nil) = pair { say("only", n) }
  switch (numbers.first ?? nil, numbers.last ?? nil) {
  case (1?, let last?): say("both", last)
  default: say("both", -1)
  }
}

// MARK: - closures that change and keep
func makeCounter(step: Int = 1) -> (next: () -> Int, reset: () -> Void) {
  var n = 0
  return ({ n += step; return n }, { n = 0 })
}
func twice(_ f: (inout Int) -> Void, _ n: inout Int) { f(&n); f(&n) }
struct Queue {
  private var jobs: [(String, () -> Int)] = []
  mutating func add(_ name: String, _ job: @escaping () -> Int) { jobs.append((name, job)) }
  mutating func run() -> [String] {
    defer { jobs.removeAll() }
    return jobs.map { "\($0.0)=\($0.1())" }
  }
  var count: Int { jobs.count }
}
func go() {
  let counter = makeCounter(step: 3)
  say("next", [counter.next(), counter.next()])
  counter.reset()
  say("again", counter.next())
  var n = 5
  twice({ $0 *= 2 }, &n)
  say("twice", n)
  var queue = Queue()
  var base = 10
  queue.add("a") { base + 1 }
  queue.add("b") { [base] in base + 1 }
  base = 20
  say("ran", queue.run())
  say("left", queue.count)
  var log: [String] = []
  func note(_ s: String) -> Bool { log.append(s); return s != "stop" }
  _ = note("a") && note("stop") && note("b") || note("c")
  say("log", log)
  let compose = { (f: @escaping (Int) -> Int, g: @escaping (Int) -> Int) in { g(f($0)) } }
  say("composed", compose({ $0 + 1 }, { $0 * 10 })(4))
  let lazyValue: () -> Int = { log.append("made"); return log.count }
  say("made", lazyValue() + lazyValue())
}

// MARK: - errors with types and what runs on their way
enum ParseError: Error, Equatable { case empty, bad(Character), tooLong(limit: Int) }
struct Parser {
  var limit = 3
  func parse(_ s: String) throws(ParseError) -> Int {
    guard !s.isEmpty else { throw .empty }
    guard s.count <= limit else { throw .tooLong(limit: limit) }
    var n = 0
    for c in s {
      guard let d = c.wholeNumberValue else { throw .bad(c) }
      n = n * 10 + d
    }
    return n
  }
}
func attempt(_ s: String) -> String {
  var trace = ""
  defer { trace += "!" }
  do {
    defer { trace += "d" }
    return "\(try Parser().parse(s))" + trace
  } catch .bad(let c) {
    return "bad \(c)" + trace
  } catch {
    return "\(error)" + trace
  }
}
func go() {
  say("attempts", ["12", "", "1x", "12345"].map(attempt))
  say("optional", (try? Parser().parse("7")) ?? -1)
  say("nothing", try? Parser(limit: 0).parse("7"))
  let results = ["1", "b", "3"].map { s in Result { try Parser().parse(s) } }
  say("values", results.compactMap { try? $0.get() })
  var failed: [String] = []
  for case .failure(let error) in results { failed.append("\(error)") }
  say("failed", failed)
  say("equal", ParseError.bad("x") == .bad("x"))
  func rethrown(_ f: () throws -> Int) rethrows -> Int { try f() * 2 }
  say("rethrown", rethrown { 4 })
  say("caught", (try? rethrown { throw ParseError.empty }) == nil)
}

// MARK: - properties that watch and wait
struct Celsius {
  var degrees: Double { didSet { changes.append(degrees - oldValue) } }
  private(set) var changes: [Double] = []
  var fahrenheit: Double { get { degrees * 9 / 5 + 32 } set { degrees = (newValue - 32) * 5 / 9 } }
  init(_ degrees: Double) { self.degrees = degrees }
}
final class Model {
  static var made = 0
  lazy var expensive: [Int] = { Model.made += 1; return [1, 2, 3] }()
  var items: [Int] = [] { willSet { counts.append(newValue.count) } didSet { if items.count > 2 { items.removeFirst() } } }
  var counts: [Int] = []
  var total: Int { items.reduce(0, +) }
}
func go() {
  var t = Celsius(0)
  t.fahrenheit = 212
  t.degrees -= 50
  say("degrees", t.degrees)
  say("changes", t.changes)
  say("fahrenheit", t.fahrenheit)
  let m = Model()
  say("made", Model.made)
  m.expensive.append(4)
  say("expensive", m.expensive.count)
  say("once", Model.made)
  m.items.append(5)
  m.items += [6, 7]
  say("items", m.items)
  say("counts", m.counts)
  say("total", m.total)
  let path = \Model.items
  m[keyPath: path].append(1)
  say("by path", m[keyPath: path.appending(path: \.count)])
}

// MARK: - sequences by hand
func go() {
  say("powers", Array(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }))
  say("until", sequence(first: 7, next: { $0 > 1 ? ($0 % 2 == 0 ? $0 / 2 : $0 * 3 + 1) : nil }).reduce(0) { n, _ in n + 1 })
  say("zip", zip([1, 2, 3], ["a", "b"]).map { "\($0)\($1)" })
  say("pairs", zip([1, 2, 3], [1, 2, 3].dropFirst()).map { $0 + $1 })
  say("stride", stride(from: 10, to: 0, by: -3).map { $0 })
  say("through", Array(stride(from: 0, through: 1, by: 0.5)))
  say("split", "a,b,,c".split(separator: ",").map(String.init))
  say("keeping", "a,b,,c".split(separator: ",", omittingEmptySubsequences: false).count)
  say("once", "a=b=c".split(separator: "=", maxSplits: 1).map { String($0) })
  say("joined", [[1, 2], [], [3]].joined().map { $0 })
  say("by", ["a", "b"].joined(separator: "-"))
  say("enumerated", ["x", "y"].enumerated().map { "\($0.offset)\($0.element)" })
  say("reversed", String("abc".reversed()))
  say("prefix", [5, 6, 1, 7].prefix { $0 > 4 }.map { $0 })
  say("drop", [5, 6, 1, 7].drop(while: { $0 > 4 }).map { $0 })
  say("min", [3, 1, 2].min { a, b in a > b })
  say("first", (1...).lazy.map { $0 * $0 }.first { $0 > 50 })
  say("starts", [1, 2, 3].starts(with: [1, 2]))
  say("elements", [1, 2] .elementsEqual([1, 2]))
  say("lexical", [1, 2].lexicographicallyPrecedes([1, 3]))
  var numbers = [4, 1, 3]
  numbers.sort(by: >)
  numbers.swapAt(0, 2)
  numbers.insert(contentsOf: [9, 8], at: 1)
  numbers.removeAll { $0 % 2 == 0 }
  say("numbers", numbers)
  numbers.reverse()
  say("last", numbers.lastIndex(of: 9))
  let (small, large) = numbers.reduce(into: ([Int](), [Int]())) { if $1 < 3 { $0.0.append($1) } else { $0.1.append($1) } }
  say("small", small)
  say("large", large)
}

// MARK: - texts in the small
func go() {
  let s = "Hello, World"
  say("first", s.first)
  say("word", s.prefix(5) + "!")
  say("suffix", String(s.suffix(3)))
  say("upper", s.uppercased())
  say("lower", s.filter { $0.isLowercase })
  say("vowels", s.lowercased().filter("aeiou".contains).count)
  say("index", s[s.index(s.startIndex, offsetBy: 4)])
  say("comma", s.firstIndex(of: ",").map { s.distance(from: s.startIndex, to: $0) })
  say("after", s.firstIndex(of: " ").map { String(s[s.index(after: $0)...]) })
  say("repeat", String(repeating: "ab", count: 3))
  say("padded", String(repeating: "0", count: max(0, 5 - "42".count)) + "42")
  say("radix", String(255, radix: 16))
  say("parse", Int("ff", radix: 16))
  say("bad", Int("12a"))
  say("plus", Int("+5"))
  say("double", Double("1e3"))
  say("bool", [Bool("true"), Bool("yes")])
  say("ascii", Character("a").asciiValue)
  say("letters", "a1b2".map { $0.isLetter ? "L" : "D" }.joined())
  say("words", "the quick  fox".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
  say("palindrome", "level" == String("level".reversed()))
  say("compare", "apple" < "banana" && "Zoo" < "apple")
  say("empty", "".isEmpty && " ".isEmpty == false)
  say("count", "a\tb\n".count)
  var t = "abc"
  t.insert("X", at: t.startIndex)
  t.append(contentsOf: ["d", "e"])
  t.removeLast(2)
  t += "!"
  say("changed", t)
  t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2), with: "--")
  say("replaced", t)
  say("hasPrefix", t.hasPrefix("--") && t.hasSuffix("!"))
  say("multi", """
    one \(1 + 1)
      two
    """)
  say("raw", #"a\n"b""#)
}

// MARK: - protocols with defaults, statics and selves
protocol Describable { static var kind: String { get }; var label: String { get } }
extension Describable {
  static var kind: String { "thing" }
  var label: String { "\(Self.kind):\(self)" }
  func with(_ change: (inout Self) -> Void) -> Self { var copy = self; change(&copy); return copy }
}
struct Chair: Describable, CustomStringConvertible { var legs = 4; var description: String { "chair\(legs)" } }
enum Color: String, Describable, CaseIterable { case red, green; static let kind = "color" }
protocol Stackable { associatedtype Item; var items: [Item] { get set }; mutating func push(_ x: Item) }
extension Stackable {
  mutating func push(_ x: Item) { items.append(x) }
  var top: Item? { items.last }
}
extension Stackable where Item: Comparable { var peak: Item? { items.max() } }
struct IntStack: Stackable { var items: [Int] = [] }
struct Names: Stackable { var items: [String] = []; mutating func push(_ x: String) { items.insert(x.uppercased(), at: 0) } }
func all(_ xs: [any Describable]) -> [String] { xs.map { type(of: $0).kind } }
func make() -> some Stackable { IntStack(items: [1]) }
func go() {
  say("chair", Chair().label)
  say("three", Chair().with { $0.legs = 3 }.label)
  say("color", Color.green.label)
  say("kinds", all([Chair(), Color.red]))
  var s = IntStack()
  s.push(3); s.push(9); s.push(4)
  say("top", s.top)
  say("peak", s.peak)
  var n = Names()
  n.push("a"); n.push("b")
  say("names", n.items)
  say("name", n.top)
  say("some", make().items.count)
  say("is", (Chair() as Any) is any Describable)
}

// MARK: - values are copied, objects are shared
struct Point: Hashable { var x = 0, y = 0; mutating func move(_ dx: Int) { x += dx }; static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) } }
final class Holder { var point = Point(); var history: [Point] = [] }
struct Line { var from = Point(), to = Point(x: 1, y: 1); var points: [Point] { get { [from, to] } set { from = newValue[0]; to = newValue[1] } } }
func go() {
  var a = Point(x: 1)
  let b = a
  a.move(5)
  say("copied", [a.x, b.x])
  let h = Holder(), same = h
  same.point.move(2)
  h.history.append(h.point)
  h.point.y = 7
  say("shared", [h.point.x, h.point.y, same.history[0].y])
  var line = Line()
  line.points[1].move(4)
  say("line", line.to.x)
  var lines = [line, Line()]
  lines[0].from.y = 9
  lines.swapAt(0, 1)
  say("lines", lines.map { $0.from.y })
  var grid = Array(repeating: Array(repeating: Point(), count: 2), count: 2)
  grid[1][0].x = 3
  grid[0] = grid[1]
  grid[1][0].x += 1
  say("grid", grid.map { $0.map(\.x) })
  say("set", Set([Point(x: 1), Point(x: 1), Point(x: 2)]).count)
  var byPoint = [Point(x: 1): "one"]
  byPoint[Point(x: 1), default: ""] += "!"
  say("key", byPoint[Point(x: 1)])
  say("sum", (a + b + Point(x: 1, y: 1)).y)
  func change(_ p: inout Point, _ q: Point) { p = p + q; p.move(1) }
  change(&h.point, Point(x: 10))
  say("inout", h.point.x)
  var (x, y) = (1, 2)
  (x, y) = (y, x + y)
  say("swap", [x, y])
  swap(&x, &y)
  say("swapped", [x, y])
}

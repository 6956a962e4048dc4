// swift-format-ignore-file

// MARK: - dictionaries are merged and grouped
func go() {
  let a = ["x": 1, "y": 2]
  let both = a.merging(["y": 5, "z": 7]) { $0 + $1 }
  say("y", both["y"])
  say("count", both.count)
  say("kept", a.merging(["x": 9], uniquingKeysWith: { old, _ in old })["x"])
  let groups = Dictionary(grouping: ["a", "bb", "cc"]) { $0.count }
  say("two", groups[2])
  say("none", groups[5])
  let made = Dictionary(uniqueKeysWithValues: [("k", 1), ("l", 2)])
  say("made", made["l"])
  say("compact", ["a": "1", "b": "x"].compactMapValues { Int($0) }.count)
  var scores: [String: Int] = [:]
  scores.merge(["a": 1]) { _, new in new }
  scores["b", default: 10] += 5
  say("b", scores["b"])
  say("sorted", scores.keys.sorted())
}

// MARK: - sets and what their order does not decide
func go() {
  var seen: Set<String> = ["a", "b"]
  say("new", seen.insert("c").inserted)
  say("old", seen.insert("a").inserted)
  say("removed", seen.remove("b"))
  say("sorted", seen.sorted())
  say("has", seen.contains("c"))
  say("equal", seen == ["c", "a"])
  say("mapped", seen.map { $0 + "!" }.sorted())
  say("filtered", seen.filter { $0 == "a" }.count)
  say("only", Set([4]).first)
  say("sum", Set([1, 2, 3]).reduce(0, +))
  seen.formIntersection(["c", "z"])
  say("left", seen.first)
  seen.subtract(["c"])
  say("empty", seen.isEmpty)
  say("other", Set([1, 2]).symmetricDifference([2, 3]).sorted())
  var total = 0
  for n in Set([1, 2, 3]) { total += n }
  say("total", total)
}

// MARK: - the order of a set and of a dictionary is nobody's
func go() {
  let letters: Set = ["a", "b", "c", "d"]
  let first = letters.first
  say("there", first != nil)
  let ages = ["ann": 1, "bo": 2]
  say("count", Array(ages.keys).count)
  say("sum", ages.values.reduce(0, +))
  say("all", letters.allSatisfy { $0.count == 1 })
  say("max", ages.values.max())
}

// MARK: - ranges of a list are replaced and removed
func go() {
  var list = [1, 2, 3, 4, 5]
  list[0...1] = [9]
  say("shorter", list)
  list.removeSubrange(1..<3)
  say("removed", list)
  list.replaceSubrange(0..<1, with: [7, 8])
  say("replaced", list)
  list[1...] = [0, 0]
  say("tail", list)
  list[..<1] = []
  say("head", list)
  list.insert(contentsOf: [5, 6], at: 1)
  say("inserted", list)
}

// MARK: - lists are searched from behind and counted
func go() {
  let list = [4, 7, 10, 7, 3]
  say("last", list.lastIndex { $0 > 5 })
  say("last of", list.lastIndex(of: 7))
  say("first", list.firstIndex(where: { $0 == 7 }))
  say("none", list.lastIndex { $0 > 50 })
  say("drop", Array(list.drop(while: { $0 != 10 })))
  say("prefix", Array(list.prefix(while: { $0 < 10 })))
  say("flat", [[1], [], [2, 3]].flatMap { $0 })
  say("joined", Array([[1], [2]].joined()))
  say("compact", ["1", "x", "3"].compactMap { Int($0) })
  say("zip", zip(list, list.dropFirst()).map { $1 - $0 })
  say("min by", ["ccc", "a", "bb"].min { $0.count < $1.count })
  say("equal", list.elementsEqual([4, 7]))
}

// MARK: - reduce into a list, a number and a text
func go() {
  let list = [3, 1, 2]
  say("list", list.reduce(into: []) { $0.append($1 * 2) } as [Int])
  say("sum", list.reduce(into: 0) { sum, n in sum += n })
  say("text", list.reduce(into: "") { $0 += "\($1)" })
  let pairs = list.reduce(into: (0, 0)) { result, n in
    if n % 2 == 0 { result.0 += n } else { result.1 += n }
  }
  say("even", pairs.0)
  say("odd", pairs.1)
}

// MARK: - texts are searched, cut and put together
func go() {
  let path = "/orders/42"
  say("split", path.split(separator: "/").map(String.init))
  say("last", path.split(separator: "/").last.map { String($0) })
  say("prefix", path.hasPrefix("/orders"))
  say("starts", path.starts(with: "/o"))
  say("id", path.split(separator: "/").last.flatMap { Int($0) })
  say("none", Int("none"))
  say("bad", Int("4 2"))
  say("first", "abc".first == "a")
  say("vowels", "banana".filter { "aeiou".contains($0) })
  say("counted", "banana".reduce(0) { $1 == "a" ? $0 + 1 : $0 })
  say("upper", String("abc".map { $0 == "b" ? "B" : $0 }))
  say("any", "abc".contains { $0 == "c" })
  say("reversed", String("abc".reversed()))
  say("compared", "b" > "a")
  say("empty", "".isEmpty)
  say("lines", "a\nb".split(separator: "\n").count)
}

// MARK: - a text over several lines with values in it
func go() {
  let (name, n) = ("ann", 3)
  let text = """
    Dear \(name),
      you have \(n) letters\
     and "no" more.

    Bye
    """
  say("text", text)
  say("raw", #"\(name) \n "x""#)
  say("raw value", #"\#(name)!"#)
  say("letter", "caf\u{E9}")
}

// MARK: - what an interpolation says of values
struct Point: CustomStringConvertible { let x: Int; var description: String { "(\(x))" } }
enum Kind: String, CustomStringConvertible { case big; var description: String { "a \(rawValue) one" } }
class Card: CustomStringConvertible { var description: String { "card" } }
func go() {
  say("struct", "\(Point(x: 3))")
  say("enum", "\(Kind.big)")
  say("class", "\(Card())")
  say("list", "\([1, 2]) \(["a"])")
  say("double", "\(2.0) \(0.5)")
  say("bool", "\(!true)")
  say("text", String(describing: 7))
}

// MARK: - overloads by class and protocol, among methods and free functions
protocol Shape {}
class Card: Shape {}
class Special: Card {}
struct Sheet: Shape {}
func open(_ card: Card) -> String { "card" }
func open(_ special: Special) -> String { "special" }
func open(_ sheet: Sheet) -> String { "sheet" }
func open(_ shape: Shape) -> String { "shape" }
func open(_ n: Int) -> String { "int" }
func open(_ text: String) -> String { "text" }
struct Router {
  func show(_ card: Card) -> String { "card" }
  func show(_ shape: Shape) -> String { "shape" }
  func show<T>(_ any: T) -> String { "any" }
}
func go() {
  say("card", open(Card()))
  say("special", open(Special()))
  let card: Card = Special()
  say("as card", open(card))
  say("sheet", open(Sheet()))
  let shape: Shape = Sheet()
  say("shape", open(shape))
  say("int", open(4))
  say("text", open("4"))
  let router = Router()
  say("method", router.show(Special()))
  say("protocol", router.show(Sheet()))
  say("any", router.show(4))
}

// MARK: - extensions by what a type is
protocol Named { var name: String { get } }
struct Dog: Named { let name = "rex" }
extension Array where Element == Int { var sum: Int { reduce(0, +) } }
extension Array where Element: Named { var names: [String] { map { $0.name } } }
extension Collection { var isFull: Bool { !isEmpty } }
extension Optional where Wrapped == Int { var orZero: Int { self ?? 0 } }
extension Dictionary where Key == String { func has(_ key: String) -> Bool { self[key] != nil } }
extension Array { mutating func rotate() { if !isEmpty { append(removeFirst()) } } ; var second: Element? { count > 1 ? self[1] : nil } }
extension Int { mutating func double() { self *= 2 }; var isEven: Bool { isMultiple(of: 2) } }
extension String { var initial: String { String(prefix(1)).uppercased() } }
func go() {
  say("sum", [1, 2].sum)
  say("names", [Dog()].names)
  say("full", [1].isFull)
  let none: Int? = nil
  say("zero", none.orZero)
  say("has", ["a": 1].has("a"))
  var list = [1, 2, 3]
  list.rotate()
  say("rotated", list)
  say("second", list.second)
  var n = 4
  n.double()
  say("doubled", n)
  say("even", n.isEven)
  say("initial", "ann".initial)
}

// MARK: - optionals are mapped
struct User { let name: String; let age: Int? }
func find(_ n: Int) -> User? { n > 0 ? User(name: "ann", age: n) : nil }
func go() {
  say("name", find(1).map { $0.name })
  say("none", find(0).map { $0.name })
  say("age", find(3).flatMap { $0.age }.map { $0 * 2 })
  let text: String? = "abc"
  say("count", text.map { $0.count })
  let list: [Int]? = [1, 2]
  say("size", list.map { $0.count })
  let plain = [1, 2]
  say("each", plain.map { $0 + 1 })
  say("letters", "ab".map { String($0) })
}

// MARK: - results keep what a closure throws
enum Failure: Error { case empty, bad(String) }
func parse(_ text: String) throws -> Int { if text.isEmpty { throw Failure.empty }; return text.count }
func go() {
  let good = Result { try parse("abc") }
  let bad = Result { try parse("") }
  say("good", try? good.get())
  say("bad", try? bad.get())
  if case .failure(Failure.empty) = bad { say("empty", true) }
  switch good {
  case .success(let n): say("n", n)
  case .failure: say("never", true)
  }
  do { say("value", try bad.get()) } catch Failure.empty { say("caught", true) } catch { say("never", true) }
}

// MARK: - an initialiser that may fail calls another one
class Base {
  let n: Int
  init?(n: Int) { guard n > 0 else { return nil }; self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n: n) }
}
class Sub: Base {
  var name = "sub"
  override init?(n: Int) { super.init(n: n - 1); name += " \(n)" }
}
struct Money {
  let cents: Int
  init?(_ text: String) { guard let n = Int(text) else { return nil }; cents = n }
}
func go() {
  say("text", Base(text: "4")?.n)
  say("bad text", Base(text: "x") == nil)
  say("negative", Base(text: "-4") == nil)
  say("sub", Sub(n: 5)?.n)
  say("name", Sub(n: 5)?.name)
  say("sub fails", Sub(n: 1) == nil)
  say("sub by text", Sub(text: "9")?.n)
  say("money", Money("12")?.cents)
  say("no money", Money("a") == nil)
}

// MARK: - properties are overridden and read through super
class Base {
  var title = "base"
  var size: Int { 1 }
  private(set) var log: [String] = []
  var level = 0 { didSet { log.append("\(oldValue)") } }
  func both() -> String { "\(title) \(size)" }
}
class Sub: Base {
  override var title: String { get { "<" + super.title + ">" } set { super.title = newValue + "!" } }
  override var size: Int { super.size + 10 }
  override var level: Int { get { super.level } set { super.level = newValue * 2 } }
}
func go() {
  let sub = Sub()
  say("both", sub.both())
  sub.title = "x"
  say("title", sub.title)
  (sub as Base).title = "y"
  say("as base", (sub as Base).title)
  sub.level = 3
  sub.level += 1
  say("level", sub.level)
  say("log", sub.log)
}

// MARK: - what stands behind nil does not run
class Maker { static var made = 0; static func make() -> Int { made += 1; return made } }
class Box { var list: [Int] = []; func add(_ n: Int) -> Box { list.append(n); return self } }
func go() {
  var box: Box?
  _ = box?.add(Maker.make())
  box?.list.append(Maker.make())
  say("made", Maker.made)
  box = Box()
  say("count", box?.add(Maker.make()).add(Maker.make()).list.count)
  say("made", Maker.made)
}

// MARK: - a structure changes in closures and defer
struct Counter {
  var n = 0
  var log: [Int] = []
  mutating func run() -> Int {
    defer { n += 100; log.append(n) }
    [1, 2, 3].forEach { n += $0 }
    return n
  }
  init() { [5].forEach { n += $0 } }
}
func go() {
  var counter = Counter()
  say("run", counter.run())
  say("n", counter.n)
  say("log", counter.log)
}

// MARK: - a case that binds the same names in several patterns
enum Event { case tap(Int), press(Int, long: Bool), key(String), none }
func describe(_ event: Event) -> String {
  switch event {
  case .tap(let n), .press(let n, long: false): return "short \(n)"
  case .press(let n, _) where n > 5: return "long \(n)"
  case .key(let key): return key
  default: return "other"
  }
}
func go() {
  say("tap", describe(.tap(1)))
  say("press", describe(.press(2, long: false)))
  say("long", describe(.press(9, long: true)))
  say("other", describe(.press(3, long: true)))
}

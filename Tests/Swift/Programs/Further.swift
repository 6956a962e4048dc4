// swift-format-ignore-file

// MARK: - closures behind lazy run when they are asked
func go() {
  var log: [String] = []
  let xs = [1, 2, 3, 4]
  let doubled = xs.lazy.map { n -> Int in log.append("m\(n)"); return n * 2 }
  say("made", log)
  say("first", doubled.first)
  say("once", log)
  log = []
  for v in xs.lazy.filter({ log.append("f\($0)"); return $0 % 2 == 0 }).map({ n -> Int in log.append("d\(n)"); return n * 10 }) { log.append("v\(v)") }
  say("loop", log)
  log = []
  say("found", xs.lazy.map { n -> Int in log.append("x\(n)"); return n * n }.first { $0 > 3 })
  say("until", log)
  log = []
  say("contains", xs.lazy.filter { n -> Bool in log.append("c\(n)"); return n > 1 }.contains(3))
  say("asked", log)
  log = []
  say("array", Array(xs.lazy.map { n -> Int in log.append("a"); return n }.prefix(2)))
  say("two", log.count)
}

// MARK: - which member runs is known by the type that is written
protocol Speaker { func speak() -> String }
extension Speaker { func speak() -> String { "…" }; func shout() -> String { speak().uppercased() + "!" }; func whisper() -> String { "psst" } }
class Person: Speaker { func speak() -> String { "hi" }; func whisper() -> String { "person" } }
class Child: Person { override func speak() -> String { "goo" }; override func whisper() -> String { "child" } }
struct Robot: Speaker { func whisper() -> String { "beep" } }
func both(_ s: Speaker) -> [String] { [s.speak(), s.shout(), s.whisper()] }
func generic<S: Speaker>(_ s: S) -> [String] { [s.speak(), s.whisper()] }
func go() {
  say("child", both(Child()))
  say("robot", both(Robot()))
  say("direct", [Child().whisper(), Robot().whisper()])
  say("generic", generic(Child()))
  let all: [Speaker] = [Person(), Child(), Robot()]
  say("all", all.map { $0.shout() })
  let p: Person = Child()
  say("as person", p.whisper())
  say("cast", (p as Speaker).whisper())
}

// MARK: - the order in which parts run
var trace: [String] = []
func t(_ s: String, _ n: Int = 0) -> Int { trace.append(s); return n }
struct Point { var x = 0 { didSet { trace.append("x\(oldValue)\(x)") } }; var y = 0 }
final class Owner { var p: Point? = Point(); var list = [1, 2, 3]; subscript(i: Int) -> Int { get { trace.append("get\(i)"); return list[i] } set { trace.append("set\(i)"); list[i] = newValue } } }
func f(_ a: Int, _ b: Int, c: Int = t("default")) -> Int { trace.append("f"); return a + b + c }
func go() {
  trace = []
  _ = f(t("a", 1), t("b", 2))
  say("arguments", trace)
  trace = []
  let o = Owner()
  o[t("i", 1)] += t("v", 5)
  say("compound", trace)
  say("value", o.list)
  trace = []
  o.p?.x = t("assigned", 4)
  o.p = nil
  o.p?.x = t("never", 9)
  say("chain", trace)
  trace = []
  let choice = t("c", 1) == 1 ? t("yes", 1) : t("no", 2)
  say("choice", [choice] + [trace.count])
  trace = []
  let n: Int? = 3
  let v = n ?? t("right", 9)
  let w = (nil as Int?) ?? t("right", 8)
  say("default", [v, w, trace.count])
  trace = []
  let pair = (t("1", 1), t("2", 2))
  let list = [t("3", 3), t("4", 4)]
  let dictionary = ["k\(t("5", 5))": t("6", 6)]
  say("parts", [pair.0, list[1], dictionary["k5"]!])
  say("order", trace)
  trace = []
  func g() -> Int { defer { trace.append("defer") }; trace.append("body"); return t("result", 7) }
  say("deferred", g())
  say("then", trace)
  trace = []
  for i in 0..<2 { defer { trace.append("end\(i)") }; if i == 0 { continue }; trace.append("in\(i)") }
  say("loops", trace)
  trace = []
  switch t("s", 2) {
  case t("p1", 1): trace.append("one")
  case let x where t("w", x) > 1: trace.append("where")
  default: trace.append("else")
  }
  say("switch", trace)
}

// MARK: - what is initialised when
class Base { var log: [String] = []; let name: String; init(name: String) { self.name = name; setUp(); log.append("base end") }; func setUp() { log.append("base \(name)") } }
class Derived: Base {
  var extra = "start"
  lazy var later: String = { log.append("later"); return name + extra }()
  init(extra: String) { self.extra = extra; super.init(name: "d"); log.append("derived end") }
  convenience init() { self.init(extra: "conv"); log.append("convenience") }
  override func setUp() { super.setUp(); log.append("override \(extra)") }
}
class Third: Derived { var n = 5; override init(extra: String) { n += 1; super.init(extra: extra + "\(n)") } }
struct Size { var w: Int, h: Int; init(_ side: Int) { self.init(w: side, h: side) }; init(w: Int, h: Int) { self.w = w; self.h = h }; init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) } }
func go() {
  let d = Derived()
  say("log", d.log)
  d.extra = "!"
  say("later", d.later)
  d.extra = "?"
  say("kept", d.later)
  say("times", d.log.filter { $0 == "later" }.count)
  say("third", Third(extra: "e").extra)
  say("third log", Third(extra: "e").log.count)
  say("size", [Size(3).w, Size(text: "4")?.h ?? 0, Size(text: "x")?.h ?? -1])
}

// MARK: - optionals through everything
struct Address { var street: String?; var zip: Int? }
struct User { var name: String; var address: Address?; var friends: [User]?; subscript(friend i: Int) -> User? { friends.flatMap { $0.indices.contains(i) ? $0[i] : nil } } }
func go() {
  var u = User(name: "Ann", address: Address(street: nil, zip: 5), friends: [User(name: "Bob", address: nil, friends: nil)])
  say("street", u.address?.street)
  say("zip", u.address?.zip.map { $0 + 1 })
  say("length", u.address?.street?.count ?? -1)
  u.address?.street = "Main"
  u.friends?[0].name += "by"
  say("friend", u[friend: 0]?.name)
  say("none", u[friend: 3]?.name)
  say("deep", u.friends?.first?.friends?.first?.name)
  say("count", u.friends?.first?.address?.zip == nil)
  u.friends?.append(User(name: "Cy", address: Address(street: "S", zip: nil), friends: []))
  say("names", u.friends?.map(\.name))
  say("streets", u.friends?.compactMap { $0.address?.street })
  let nested: Int?? = .some(nil)
  say("nested", nested == nil)
  say("flat", (nested ?? 3) == nil)
  if let a = u.address, let s = a.street, s.hasPrefix("M"), case let n? = a.zip { say("bound", "\(s)\(n)") }
  guard let last = u.friends?.last, last.friends?.isEmpty == true else { return say("guard", "left") }
  say("last", last.name)
  let words: [String?] = ["a", nil, "c"]
  say("joined", words.map { $0 ?? "-" }.joined())
  say("sorted", words.compactMap { $0 }.sorted(by: >))
  say("compare", (u.address?.zip ?? 0) > 4 && u.address?.zip != 6)
  var counter: [String: Int]? = [:]
  counter?["x", default: 0] += 2
  say("counter", counter?["x"])
  counter = nil
  counter?["x"] = 1
  say("gone", counter?["x"])
}

// MARK: - extensions that depend on a condition
extension Array where Element: Numeric { var addedUp: Element { reduce(0, +) } }
extension Array where Element == String { var longish: [String] { filter { $0.count > 2 } } }
extension Collection where Element: Equatable { func tally(of x: Element) -> Int { filter { $0 == x }.count } }
extension Optional where Wrapped == String { var orBlank: String { self ?? "" } }
extension Optional where Wrapped: Collection { var isNothing: Bool { self?.isEmpty ?? true } }
extension Dictionary where Value: Comparable { var topKey: Key? { self.max { $0.value < $1.value }?.key } }
extension Sequence { func distinct<K: Hashable>(by key: (Element) -> K) -> [Element] { var seen = Set<K>(); return filter { seen.insert(key($0)).inserted } } }
struct Stack<T> { var items: [T] = []; mutating func push(_ t: T) { items.append(t) } }
extension Stack: Equatable where T: Equatable {}
extension Stack where T: Comparable { var highest: T? { items.max() } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<T> { var rest = items; return AnyIterator { rest.popLast() } } }
extension Int { var isOfTwo: Bool { self % 2 == 0 }; func repeatedly(_ f: (Int) -> Void) { for i in 0..<self { f(i) } } }
extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }; var readsBothWays: Bool { self == String(reversed()) } }
func go() {
  say("addedUp", [1, 2, 3].addedUp)
  say("decimals", [0.5, 0.25].addedUp)
  say("long", ["a", "abc", "abcd"].longish)
  say("count", [1, 2, 1].tally(of: 1) + "banana".tally(of: "a"))
  let s: String? = nil
  say("empty", s.orBlank + (Optional("x")).orBlank)
  say("nil", [s.isNothing, Optional("").isNothing, Optional("a").isNothing])
  say("best", ["a": 1, "b": 3].topKey)
  say("unique", ["apple", "avocado", "bean"].distinct { $0.first })
  var stack = Stack<Int>()
  stack.push(3); stack.push(8)
  say("highest", stack.highest)
  say("equal", stack == Stack(items: [3, 8]))
  say("reversed", stack.map { $0 * 2 })
  say("sum", stack.reduce(0, +))
  say("contains", stack.contains(8))
  say("even", [1, 2].map(\.isOfTwo))
  var sum = 0
  4.repeatedly { sum += $0 }
  say("times", sum)
  say("letter", "swift"[2])
  say("palindrome", ["level", "ab"].filter(\.readsBothWays))
  var seen: [Int] = []
  for x in stack { seen.append(x) }
  say("loop", seen)
}

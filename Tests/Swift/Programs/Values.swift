// swift-format-ignore-file

// MARK: - keys of one's own
class Key: Hashable { let id: Int; init(_ id: Int) { self.id = id }
  static func == (a: Key, b: Key) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) } }
struct Tag: Hashable { let name: String
  static func == (a: Tag, b: Tag) -> Bool { a.name.lowercased() == b.name.lowercased() }
  func hash(into h: inout Hasher) { h.combine(name.lowercased()) } }
struct Plain: Hashable { var x: Int; var y: String }
func go() {
  var t: [Key: String] = [:]
  t[Key(1)] = "a"
  t[Key(1)] = "b"
  t[Key(2)] = "c"
  say("a", t.count)
  say("b", t[Key(1)])
  t[Key(2)] = nil
  say("c", t.keys.map { $0.id })
  var u = [Tag(name: "A"): 1]
  u[Tag(name: "a"), default: 0] += 5
  say("d", u[Tag(name: "A")])
  say("e", u.count)
  let s: Set = [Tag(name: "x"), Tag(name: "X")]
  say("f", s.count)
  say("g", s.contains(Tag(name: "X")))
  say("h", [Tag(name: "q")].contains(Tag(name: "Q")))
  say("i", s.union([Tag(name: "y"), Tag(name: "x")]).count)
  let p: [Plain: Int] = [Plain(x: 1, y: "a"): 4]
  say("j", p[Plain(x: 1, y: "a")])
  say("k", Dictionary(grouping: ["a", "A", "b"]) { Tag(name: $0) }.count)
  say("l", Set([Plain(x: 1, y: ""), Plain(x: 1, y: "")]).count)
  say("m", [Tag(name: "a"), Tag(name: "A")] == [Tag(name: "A"), Tag(name: "a")])
  say("n", Optional(Tag(name: "a")) == Tag(name: "A"))
  say("o", t.contains { $0.key == Key(1) })
  say("p", t.removeValue(forKey: Key(1)))
  say("q", t.isEmpty)
  say("r", (Tag(name: "a"), 1) == (Tag(name: "A"), 1))
  struct Holder: Equatable { var tag: Tag; var n: Int }
  say("s", Holder(tag: Tag(name: "a"), n: 1) == Holder(tag: Tag(name: "A"), n: 1))
  enum E: Equatable { case a(Tag), b }
  say("t", E.a(Tag(name: "k")) == .a(Tag(name: "K")))
  say("u", ["k": Tag(name: "k")] == ["k": Tag(name: "K")])
  say("v", [Tag(name: "a"), Tag(name: "b")].firstIndex(of: Tag(name: "B")))
  say("w", [Key(3): 1][Key(3)])
  let n: [Key: [Key]] = [Key(1): [Key(2)]]
  say("x", n[Key(1)]?.contains(Key(2)))
}

// MARK: - mutating getters
struct Counter { private var n = 0; var next: Int { mutating get { n += 1; return n } }
  var peek: Int { n } }
struct Cache { private var made: [Int]?; private(set) var makes = 0
  var list: [Int] { mutating get { if let made { return made }; makes += 1; let l = [1, 2]; made = l; return l } } }
class Owner { var counter = Counter(); var cache = Cache(); var both: Int { counter.next + counter.next } }
func go() {
  var c = Counter()
  say("a", c.next)
  say("b", c.next + c.next)
  let copy = c
  say("c", copy.peek)
  let o = Owner()
  say("d", o.counter.next)
  say("e", o.both)
  say("f", o.cache.list.count)
  say("g", o.cache.list.first)
  say("h", o.cache.makes)
  var list = [Counter(), Counter()]
  say("i", list[1].next)
  say("j", list.map { $0.peek })
}

// MARK: - local lazy and closures
func go() {
  var log: [String] = []
  func make(_ s: String) -> String { log.append(s); return s }
  lazy var a = make("a")
  let use = { a + "!" }
  say("1", log)
  say("2", use())
  say("3", a)
  say("4", log)
  for i in 0..<2 {
    lazy var b = make("b\(i)")
    if i == 1 { say("5", b) }
  }
  say("6", log)
  lazy var list: [Int] = [1]
  list.append(2)
  say("7", list)
  lazy var unused = make("never")
  say("8", log.count)
}

// MARK: - copies of what is nested
struct Leaf { var n = 0 }
struct Branch { var leaves: [Leaf] = []; var byName: [String: Leaf] = [:] }
class Tree { var branches: [String: [Branch]] = [:] }
func go() {
  let tree = Tree()
  tree.branches["a"] = [Branch(leaves: [Leaf(n: 1), Leaf(n: 2)])]
  let copy = tree.branches
  tree.branches["a"]?[0].leaves[1].n = 20
  tree.branches["a"]![0].byName["x"] = Leaf(n: 5)
  tree.branches["a"]?[0].byName["x"]?.n += 1
  tree.branches["a"]?[0].byName["y", default: Leaf(n: 7)].n *= 2
  say("new", tree.branches["a"]?[0].leaves.map { $0.n })
  say("old", copy["a"]?[0].leaves.map { $0.n })
  say("x", tree.branches["a"]?.first?.byName["x"]?.n)
  say("y", tree.branches["a"]?.first?.byName["y"]?.n)
  say("old x", copy["a"]?.first?.byName["x"]?.n)
  tree.branches["b", default: []].append(Branch())
  say("b", tree.branches["b"]?.count)
  tree.branches["c"]?.append(Branch())
  say("c", tree.branches["c"]?.count)
  let other = tree
  other.branches["b"] = nil
  say("keys", tree.branches.keys.sorted())
  var row = tree.branches["a"]![0]
  row.leaves.removeLast()
  say("row", [row.leaves.count, tree.branches["a"]![0].leaves.count])
}

// MARK: - inout and subscripts
struct Grid {
  var cells = [1, 2, 3, 4]
  var reads = 0
  subscript(x: Int, y: Int) -> Int {
    get { cells[y * 2 + x] }
    set { cells[y * 2 + x] = newValue }
  }
}
func bump(_ n: inout Int) { n += 10 }
func move(_ a: inout Int, _ b: inout Int) { let t = a; a = b + 1; b = t }
func change(_ grid: inout Grid) { grid[0, 0] = 99; bump(&grid.cells[3]) }
struct Temp { var c = 10.0; var f: Double { get { c * 2 + 30 } set { c = (newValue - 30) / 2 } } }
func heat(_ x: inout Double) { x += 2 }
func append(_ list: inout [Int]?, _ n: Int) { if list == nil { list = [] }; list?.append(n) }
func go() {
  var grid = Grid()
  bump(&grid[1, 1])
  say("a", grid.cells)
  move(&grid.cells[0], &grid.reads)
  say("b", grid.cells)
  say("c", grid.reads)
  change(&grid)
  say("d", grid.cells)
  var t = Temp()
  heat(&t.f)
  say("e", t.c)
  var table = ["a": 1]
  bump(&table["a"]!)
  bump(&table["b", default: 5])
  say("f", table)
  var list: [Int]? = nil
  append(&list, 4)
  append(&list, 5)
  say("g", list)
  var pair = (1, (2, 3))
  bump(&pair.1.0)
  say("h", pair.1.0)
  var x = 1, y = 2
  swap(&x, &y)
  (x, y) = (y, x + 5)
  say("i", [x, y])
  var rows = [[1], [2, 3]]
  rows[1].swapAt(0, 1)
  bump(&rows[1][0])
  say("j", rows)
}

// MARK: - equal, ordered and hashed
struct Version: Comparable, Hashable, CustomStringConvertible {
  var major: Int, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  var description: String { "v\(major).\(minor)" }
}
class Person: Hashable {
  let id: Int; var name: String
  init(_ id: Int, _ name: String) { self.id = id; self.name = name }
  static func == (a: Person, b: Person) -> Bool { a.id == b.id }
  func hash(into h: inout Hasher) { h.combine(id) }
}
struct Pair<A: Equatable, B: Equatable>: Equatable { var a: A; var b: B }
extension Pair: Comparable where A: Comparable, B: Comparable {
  static func < (x: Self, y: Self) -> Bool { x.a != y.a ? x.a < y.a : x.b < y.b }
}
enum Route: Equatable { case home, item(id: Int), web(String, Bool) }
func go() {
  let vs = [Version(major: 1, minor: 2), Version(major: 0, minor: 9), Version(major: 1, minor: 0)]
  say("a", vs.sorted().map { "\($0)" })
  say("b", vs.max()?.minor)
  say("c", vs[0] >= vs[2])
  say("d", Set(vs + vs).count)
  let p = Person(1, "a"), q = Person(1, "b")
  say("e", p == q)
  say("f", p === q)
  say("g", Set([p, q]).count)
  say("h", [p: 1][q])
  say("i", [p, q].firstIndex(of: q))
  say("j", [p, q].firstIndex { $0 === q })
  say("k", Pair(a: 1, b: "x") == Pair(a: 1, b: "x"))
  say("l", Pair(a: 1, b: "x") < Pair(a: 1, b: "y"))
  say("m", [Pair(a: 2, b: 1), Pair(a: 1, b: 5)].min()?.b)
  say("n", Route.item(id: 2) == .item(id: 2))
  say("o", Route.web("a", true) != .web("a", false))
  say("p", Optional(Route.home) == .home)
  say("q", [Route.home, .item(id: 1)].contains(.item(id: 1)))
  say("r", (1, "a") == (1, "a") && (1, 2) < (1, 3))
  say("s", [1: [Version(major: 1, minor: 1)]] == [1: [Version(major: 1, minor: 1)]])
  say("t", min(vs[0], vs[1]).major)
}

// MARK: - enumerations of raw values
enum Day: Int, CaseIterable { case mon = 1, tue, wed = 10, thu }
enum Kind: String, CaseIterable { case small, large = "L", huge
  static var biggest: Kind { allCases.last! }
  var next: Kind? { let all = Self.allCases; let i = all.firstIndex(of: self)!; return i + 1 < all.count ? all[i + 1] : nil }
}
enum Level: Double { case low = 0.5, high = 2 }
enum Letter: Character { case a = "a", b = "b" }
enum Suit: CaseIterable, Comparable { case clubs, hearts, spades }
enum Weight: Comparable { case light, heavy(Int), mid(name: String) }
func go() {
  say("a", Day.allCases.map { $0.rawValue })
  say("b", Day(rawValue: 11) == .thu)
  say("c", Day(rawValue: 3) == nil)
  say("d", Kind.allCases.map(\.rawValue))
  say("e", Kind(rawValue: "L")?.next?.rawValue)
  say("f", Kind.biggest.next == nil)
  say("g", Level(rawValue: 2) == .high)
  say("h", Letter(rawValue: "b")?.rawValue)
  say("i", Suit.clubs < .spades)
  say("j", Suit.allCases.sorted(by: >).first == .spades)
  say("k", Weight.light < .heavy(1))
  say("l", Weight.heavy(2) < .heavy(1))
  say("m", Weight.mid(name: "a") > .heavy(9))
  say("n", [Weight.heavy(3), .light, .heavy(1)].sorted().map { "\($0)" })
  say("o", "\(Kind.huge) \(Day.mon)")
  say("p", Suit.allCases.max() == .spades)
  say("q", Day.allCases.count * 2)
  say("r", Kind(rawValue: "x")?.rawValue ?? "none")
  say("s", Suit.allCases.firstIndex(of: .hearts))
  say("t", ["small", "L", "q"].compactMap(Kind.init(rawValue:)).count)
}

// MARK: - capture lists by value
struct State { var n = 1; var tags: [String] = [] }
class Holder { var state = State(); var callbacks: [() -> Int] = []
  func arm() {
    callbacks.append { [state] in state.n }
    callbacks.append { [n = state.n + 1, self] in n + self.state.n }
    callbacks.append { self.state.n }
    for i in 0..<2 { callbacks.append { [i, weak self] in i * 10 + (self?.state.n ?? 0) } }
  } }
func go() {
  let h = Holder()
  h.arm()
  h.state.n = 5
  say("a", h.callbacks.map { $0() })
  var s = State()
  let snap = { [s] in s.tags.count }
  let live = { s.tags.count }
  s.tags.append("x")
  say("b", [snap(), live()])
  var fs: [() -> Void] = []
  var total = 0
  for i in 1...3 { fs.append { total += i } }
  fs.forEach { $0() }
  say("c", total)
  func counter() -> (inc: () -> Int, get: () -> Int) { var c = 0; return ({ c += 1; return c }, { c }) }
  let c1 = counter(), c2 = counter()
  _ = c1.inc(); _ = c1.inc(); _ = c2.inc()
  say("d", [c1.get(), c2.get()])
  var k = 1
  let outer = { () -> () -> Int in k += 1; let m = k; return { k += m; return k } }
  let in1 = outer()
  k = 100
  say("e", in1())
  say("f", in1())
  let fact: (Int) -> Int = { n in (1...max(1, n)).reduce(1, *) }
  say("g", fact(5))
  lazy var l: Int = { k + 1 }()
  k = 0
  say("h", l)
  k = 50
  say("i", l)
}

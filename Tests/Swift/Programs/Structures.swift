// swift-format-ignore-file

// MARK: - structures inside structures are copied
struct Point { var x = 0; var y = 0 }
struct Line { var a = Point(); var b = Point(x: 1, y: 1) }
class Holder { var line = Line() }
func go() {
  var line = Line()
  let copy = line
  line.b.x = 9
  say("line", line.b.x)
  say("copy", copy.b.x)
  let holder = Holder()
  var taken = holder.line
  taken.a.y = 5
  say("holder", holder.line.a.y)
  holder.line.a.y = 6
  say("holder", holder.line.a.y)
  say("taken", taken.a.y)
}

// MARK: - a structure that holds an object shares it
class Box { var n = 1 }
struct Wrapper { let box = Box(); var m = 1 }
func go() {
  let a = Wrapper()
  var b = a
  b.m = 2
  b.box.n = 7
  say("a.m", a.m)
  say("a.box", a.box.n)
  say("b.m", b.m)
}

// MARK: - a structure is handed over by value, and inout goes back
struct Score { var points = 0 }
func raise(_ score: Score) -> Score { var score = score; score.points += 10; return score }
func raise(in score: inout Score, by n: Int = 1) { score.points += n }
func double(_ n: inout Int) { n *= 2 }
func go() {
  var score = Score()
  say("new", raise(score).points)
  say("old", score.points)
  raise(in: &score)
  raise(in: &score, by: 5)
  say("raised", score.points)
  double(&score.points)
  say("doubled", score.points)
  var list = [1, 2, 3]
  double(&list[1])
  say("list", list)
}

// MARK: - computed properties of a structure
struct Rectangle {
  var width: Double, height: Double
  var area: Double { width * height }
  var half: Rectangle { Rectangle(width: width / 2, height: height / 2) }
  var square: Double {
    get { width }
    set { width = newValue; height = newValue }
  }
}
func go() {
  var r = Rectangle(width: 3, height: 4)
  say("area", r.area)
  say("half", r.half.area)
  r.square = 5
  say("area", r.area)
  r.square += 1
  say("width", r.width)
}

// MARK: - initialisers of a structure
struct Color {
  let red: Int, green: Int
  var name = "none"
  init(red: Int, green: Int) { self.red = red; self.green = green }
  init(gray n: Int) { self.init(red: n, green: n); name = "gray" }
  init?(text: String) {
    guard let n = Int(text) else { return nil }
    self.init(gray: n)
  }
}
struct Plain { var a: Int; var b = 2; let c: String? = nil; var d: Int? }
func go() {
  say("color", Color(red: 1, green: 2).green)
  say("gray", Color(gray: 7).name)
  say("text", Color(text: "5")?.red)
  say("none", Color(text: "x") == nil)
  say("plain", Plain(a: 1).b)
  say("all", Plain(a: 1, b: 5, d: 9).d)
}

// MARK: - static members
struct Counter {
  static var made = 0
  static let limit = 3
  let id: Int
  init() { Counter.made += 1; id = Self.made }
  static func reset() { made = 0 }
}
func go() {
  say("first", Counter().id)
  say("second", Counter().id)
  say("made", Counter.made)
  Counter.reset()
  say("again", Counter().id)
  say("limit", Counter.limit)
}

// MARK: - equal by all parts
struct Pair: Equatable { var a: Int; var b: String }
struct Key: Hashable { let n: Int }
func go() {
  say("equal", Pair(a: 1, b: "x") == Pair(a: 1, b: "x"))
  say("other", Pair(a: 1, b: "x") == Pair(a: 1, b: "y"))
  say("not", Pair(a: 1, b: "x") != Pair(a: 2, b: "x"))
  let list = [Pair(a: 1, b: "a"), Pair(a: 2, b: "b")]
  say("contains", list.contains(Pair(a: 2, b: "b")))
  say("index", list.firstIndex(of: Pair(a: 2, b: "b")))
  var names: [Key: String] = [:]
  names[Key(n: 1)] = "one"
  say("by key", names[Key(n: 1)])
  say("none", names[Key(n: 2)])
}

// MARK: - subscripts, by label and by type
struct Grid {
  var cells = [1, 2, 3, 4]
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * 2 + column] }
    set { cells[row * 2 + column] = newValue }
  }
  subscript(name name: String) -> Int { name.count }
  subscript(back n: Int) -> Int { cells[cells.count - n] }
}
func go() {
  var grid = Grid()
  say("at", grid[1, 0])
  grid[1, 0] = 30
  grid[0, 1] += 5
  say("cells", grid.cells)
  say("name", grid[name: "four"])
  say("back", grid[back: 1])
}

// MARK: - observers in a structure
struct Level {
  var value = 0 {
    willSet { say("will", newValue) }
    didSet { if value > 10 { value = 10 }; say("did", oldValue) }
  }
}
func go() {
  var level = Level()
  level.value = 5
  level.value += 50
  say("value", level.value)
  var copy = level
  copy.value = 1
  say("level", level.value)
}

// MARK: - tuples
func ends(_ list: [Int]) -> (first: Int, last: Int, Int) { (list[0], list[list.count - 1], list.count) }
func go() {
  let found = ends([4, 5, 6])
  say("first", found.first)
  say("last", found.last)
  say("count", found.2)
  let (a, _, c) = found
  say("a", a)
  say("c", c)
  var pair = (n: 1, text: "x")
  pair.n += 1
  pair.1 = "y"
  say("pair", pair.text)
  say("n", pair.n)
  say("less", (1, 2) < (1, 3))
  say("equal", (1, "a") == (1, "a"))
}

// MARK: - a weak reference in a structure
class Owner { let name = "ann" }
struct Ticket { weak var owner: Owner? }
func go() {
  var owner: Owner? = Owner()
  let ticket = Ticket(owner: owner)
  say("there", ticket.owner?.name)
  owner = nil
  say("gone", ticket.owner == nil)
}

// MARK: - a structure is changed by what defer does
struct Purse {
  var coins = 3
  mutating func empty() -> Int { defer { coins = 0 }; return coins }
}
func go() {
  var purse = Purse()
  say("taken", purse.empty())
  say("left", purse.coins)
}

// MARK: - sets of options of its own
struct Access: OptionSet {
  let rawValue: Int
  static let read = Access(rawValue: 1 << 0), write = Access(rawValue: 1 << 1)
  static let all: Access = [.read, .write]
}
func go() {
  say("all", Access.all.rawValue)
  say("none", Access().isEmpty)
  var access: Access = [.read, .read]
  say("same", access == .read)
  say("contains", access.contains(.write))
  access.insert(.write)
  say("inserted", access == .all)
  access.remove(.read)
  say("removed", access.rawValue)
  say("union", access.union(.read).rawValue)
  say("both", access.intersection([.read]).isEmpty)
  say("without", Access.all.subtracting(.write).rawValue)
  say("within", access.isSubset(of: .all))
  access.formUnion([.read])
  say("formed", access.rawValue)
  var left: Access = .read
  say("absent", left.remove(.write) == nil)
  say("present", left.remove(.read) == nil)
  say("new", left.update(with: .write) == nil)
  say("old", left.update(with: .write) == nil)
  say("now", left.rawValue)
}

// MARK: - labels of subscripts that are written twice
struct Theme {
  subscript(name: String, alpha alpha: Double = 1) -> String { "\(name)@\(Int(alpha * 100))" }
  subscript(named name: String) -> String { name + "!" }
  subscript(row: Int, column: Int) -> Int { row * 10 + column }
}
func go() {
  let theme = Theme()
  say("default", theme["ink"])
  say("label", theme["ink", alpha: 0.5])
  say("named", theme[named: "x"])
  say("none", theme[2, 3])
}

// MARK: - lazy properties of structures
final class Log { static var lines: [String] = [] }
struct Report {
  let numbers: [Int]
  lazy var sorted: [Int] = {
    Log.lines.append("sorted")
    return numbers.sorted()
  }()
  lazy var total = sorted.reduce(0, +)
  lazy var best: Int? = sorted.last
  var note = ""
  mutating func text() -> String { "\(total) of \(sorted.count), best \(best ?? 0)" }
}
struct Holder { var report = Report(numbers: [2, 1]) }
func go() {
  var report = Report(numbers: [3, 1, 2])
  say("none", Log.lines.count)
  say("total", report.total)
  say("once", Log.lines.count)
  say("text", report.text())
  report.sorted.append(10)
  say("changed", report.sorted.count)
  say("kept", report.total)
  var copy = report
  copy.sorted = []
  say("copy", "\(copy.sorted.count) \(report.sorted.count)")
  var first = Report(numbers: [5])
  first.total = 1
  say("assigned", first.total)
  say("never", Log.lines.count)
  var empty = Report(numbers: [])
  say("nothing", empty.best == nil)
  var holder = Holder()
  say("inside", holder.report.text())
  holder.report.note = "x"
  say("still", "\(holder.report.total)\(holder.report.note) \(Log.lines.count)")
}

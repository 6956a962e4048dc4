// swift-format-ignore-file

// MARK: - values of generic types in closures that initialisers take
final class Source<Model> {
  var sections: [[Model]] = []
  let name: (Model) -> String
  init(_ models: [Model], by key: (Model) -> String, name: @escaping (Model) -> String) {
    self.name = name
    let groups = Dictionary(grouping: models, by: key)
    sections = groups.keys.sorted().compactMap { groups[$0] }
  }
  var names: [String] { sections.flatMap { $0.map(name) } }
}
struct Box<T> {
  var value: T
  var show: (T) -> String
  init(_ value: T, show: @escaping (T) -> String) { (self.value, self.show) = (value, show) }
  var text: String { show(value) }
}
struct Fruit { let title: String; var isRipe = true }
func go() {
  let source = Source([Fruit(title: "Apple"), Fruit(title: "Bean"), Fruit(title: "Avocado")], by: { String($0.title.prefix(1)) }) { $0.title.uppercased() }
  say("count", source.sections.map(\.count))
  say("names", source.names)
  say("box", Box(Fruit(title: "Fig")) { $0.title + ($0.isRipe ? "!" : "") }.text)
  say("text", Box("ab") { "\($0.count)" }.text)
  say("list", Box([1, 2, 3]) { "\($0.reduce(0, +))" }.text)
}

// MARK: - static members by protocols
protocol Identified { static var id: String { get } }
extension Identified { static var id: String { String(describing: Self.self) } }
struct Cell: Identified {}
enum Kind: Identified { case a }
final class Page: Identified {}
struct Tool: Identified { static let id = "tool" }
func id<T: Identified>(of type: T.Type) -> String { T.id }
func go() {
  say("struct", Cell.id)
  say("enum", Kind.id)
  say("class", Page.id)
  say("own", Tool.id)
  say("generic", id(of: Tool.self))
}

// MARK: - characters and raw values
enum Mark: Character, CaseIterable { case empty = ".", mine = "*", flag = "F" }
struct Grid<Value> {
  let width: Int
  var cells: [Value]
  init(width: Int, height: Int, repeating value: Value) { (self.width, cells) = (width, Array(repeating: value, count: width * height)) }
  subscript(x: Int, y: Int) -> Value { get { cells[y * width + x] } set { cells[y * width + x] = newValue } }
  var rows: [[Value]] { stride(from: 0, to: cells.count, by: width).map { Array(cells[$0..<($0 + width)]) } }
}
extension Grid where Value == Mark { var text: String { rows.map { String($0.map(\.rawValue)) }.joined(separator: "|") } }
func go() {
  var grid = Grid(width: 3, height: 2, repeating: Mark.empty)
  grid[1, 1] = .mine
  grid[2, 0] = .flag
  say("text", grid.text)
  say("all", String(Mark.allCases.map(\.rawValue)))
  say("raw", Mark(rawValue: "*") == .mine)
  say("none", Mark(rawValue: "x") == nil)
  say("chars", String(["a", "b"] as [Character]))
}

// MARK: - inout, swaps and elements of what is nested
struct Team { var names: [String]; var scores: [String: [Int]] = [:] }
func grow(_ list: inout [Int], by n: Int) { list.append(n) }
func rename(_ name: inout String) { name = name.uppercased() + "!" }
func go() {
  var team = Team(names: ["ann", "bo"])
  rename(&team.names[1])
  say("names", team.names)
  grow(&team.scores["ann", default: []], by: 3)
  grow(&team.scores["ann", default: []], by: 4)
  say("scores", team.scores["ann"])
  team.scores["ann"]?[0] += 10
  say("scores", team.scores["ann"])
  team.scores["zed"]?.append(1)
  say("none", team.scores["zed"])
  team.names.swapAt(0, 1)
  say("names", team.names)
  var (a, b) = (1, 2)
  (a, b) = (b, a + b)
  say("pair", [a, b])
  var teams = [team, team]
  teams[0].names[0] = "cy"
  teams[1].names.removeAll()
  say("teams", teams.map(\.names))
  say("first", team.names)
  for index in teams.indices { teams[index].scores["k", default: []].append(index) }
  say("k", teams.map { $0.scores["k"] ?? [] })
}

// MARK: - what a property's observers see
final class Log { var lines: [String] = [] }
struct Counter {
  let log: Log
  var n = 0 { willSet { log.lines.append("w\(n)\(newValue)") } didSet { log.lines.append("d\(oldValue)\(n)") } }
  var list: [Int] = [] { didSet { log.lines.append("l\(list.count)") } }
  init(log: Log) { self.log = log; n = 1 }
}
func go() {
  let log = Log()
  var counter = Counter(log: log)
  counter.n += 2
  counter.list.append(1)
  counter.list[0] = 5
  _ = counter.list.popLast()
  _ = counter.list.popLast()
  say("log", log.lines)
  var copy = counter
  copy.n = 9
  say("n", [counter.n, copy.n])
  say("lines", log.lines.count)
}

// MARK: - order of evaluation
func note(_ s: String, _ log: inout [String]) -> Int { log.append(s); return s.count }
func go() {
  var log: [String] = []
  let sum = note("a", &log) + note("bb", &log) * note("ccc", &log)
  say("sum", sum)
  say("log", log)
  let all = [note("x", &log), note("yy", &log)]
  say("all", all)
  let both = note("p", &log) > 5 && note("q", &log) > 0
  say("both", both)
  let either = note("r", &log) > 0 || note("s", &log) > 0
  say("either", either)
  say("log", log.joined())
}

// MARK: - loops over what changes
func go() {
  var list = [1, 2, 3]
  for n in list { if n < 3 { list.append(n * 10) } }
  say("list", list)
  var dict = ["a": 1]
  for (key, value) in dict { dict[key + key] = value + 1 }
  say("dict", dict.count)
  var i = 0
  outer: while true {
    i += 1
    switch i {
    case 2: continue outer
    case 4...: break outer
    default: list.append(i)
    }
  }
  say("list", list)
  var sum = 0
  for case let n? in [1, nil, 3] { sum += n }
  for case .some(let n) in [nil, 4] { sum += n }
  for (index, n) in [5, 6].enumerated() where index > 0 { sum += n }
  say("sum", sum)
  var down = 3
  repeat { down -= 1 } while down > 0
  say("down", down)
  say("skip", (1...10).filter { !$0.isMultiple(of: 3) }.prefix(4).map { $0 })
}

// MARK: - closures keep what they capture
func counter(from start: Int) -> () -> Int {
  var n = start
  return { defer { n += 1 }; return n }
}
func go() {
  let a = counter(from: 1), b = counter(from: 10)
  say("a", [a(), a(), b(), a()])
  var fs: [() -> Int] = []
  for i in 0..<3 { fs.append { i * i } }
  say("fs", fs.map { $0() })
  var x = 1
  let byReference = { x }
  let byValue = { [x] in x }
  x = 5
  say("x", [byReference(), byValue()])
  func add(_ n: Int) -> (Int) -> Int { { $0 + n } }
  say("curried", [1, 2].map(add(10)))
  let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
  say("composed", compose({ $0 + 1 }, { $0 * 2 })(3))
  lazy var once: Int = { x += 1; return x }()
  say("lazy", [once, once, x])
}

// MARK: - enumerations with payloads
enum Shape: Equatable, Hashable {
  case circle(radius: Double), rect(w: Double, h: Double), empty
  var area: Double {
    switch self {
    case .circle(let r): return 3 * r * r
    case let .rect(w, h) where w == h: return w * w
    case .rect(w: let w, h: let h): return w * h
    case .empty: return 0
    }
  }
  mutating func grow(by n: Double) {
    switch self {
    case .circle(var r): r *= n; self = .circle(radius: r)
    case .rect(let w, let h): self = .rect(w: w * n, h: h * n)
    case .empty: break
    }
  }
}
func go() {
  var shapes: [Shape] = [.circle(radius: 1), .rect(w: 2, h: 3), .empty, .rect(w: 2, h: 2)]
  say("areas", shapes.map(\.area))
  for i in shapes.indices { shapes[i].grow(by: 2) }
  say("grown", shapes.map(\.area))
  say("equal", shapes[2] == .empty)
  say("set", Set(shapes + [.empty]).count)
  say("circles", shapes.filter { if case .circle = $0 { return true }; return false }.count)
  if case .rect(let w, _) = shapes[1], w > 3 { say("w", w) }
  let names: [Shape: String] = [.empty: "none", .circle(radius: 2): "big"]
  say("name", names[shapes[0]])
  guard case .circle(radius: 1...3) = shapes[0] else { return say("no", 0) }
  say("in range", true)
}

// MARK: - comparing by several keys
struct Person: Comparable, Hashable {
  let name: String, age: Int
  static func < (a: Person, b: Person) -> Bool { (a.age, a.name) < (b.age, b.name) }
}
func go() {
  let people = [Person(name: "bo", age: 3), Person(name: "ann", age: 3), Person(name: "cy", age: 1)]
  say("sorted", people.sorted().map(\.name))
  say("max", people.max()?.name)
  say("min", people.min { $0.name < $1.name }?.name)
  say("by", people.sorted { $0.age == $1.age ? $0.name > $1.name : $0.age > $1.age }.map(\.name))
  say("greater", people[0] > people[1])
  say("clamped", max(people[2], people[1]).name)
  say("set", Set(people).contains(Person(name: "cy", age: 1)))
  say("dict", Dictionary(grouping: people, by: \.age).mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
  say("equal", people == people.reversed().reversed())
  say("tuple", (1, "b") < (1, "c"))
}

// MARK: - texts put together
func go() {
  let n = 1234567
  let digits = String(n)
  var grouped = ""
  for (i, c) in digits.reversed().enumerated() { if i > 0 && i % 3 == 0 { grouped.append(",") }; grouped.append(c) }
  say("grouped", String(grouped.reversed()))
  let words = "the quick brown fox".split(separator: " ")
  say("title", words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
  say("initials", words.compactMap(\.first).map(String.init).joined())
  say("longest", words.max { $0.count < $1.count })
  say("camel", words.enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalizedFirst }.joined())
  say("padded", "7".padded(to: 3))
  say("palindrome", "level" == String("level".reversed()))
  say("vowels", "education".filter { "aeiou".contains($0) }.count)
  say("lines", "a\nbb\n".split(separator: "\n", omittingEmptySubsequences: false).map(\.count))
  say("trim", String("  x ".drop { $0 == " " }))
  say("quoted", "say \"hi\"")
  say("tab", "a\tb".split(separator: "\t").count)
  say("emoji", "👍🏽ok".count)
  say("compare", "a" < "B")
  say("times", (1...3).map { String(repeating: "*", count: $0) })
}
extension StringProtocol { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
extension String { func padded(to n: Int, with c: Character = "0") -> String { String(repeating: c, count: max(0, n - count)) + self } }

// MARK: - errors on their way
enum Fault: Error, Equatable { case bad(Int), worse }
func risky(_ n: Int) throws -> Int {
  if n < 0 { throw Fault.bad(n) }
  if n == 0 { throw Fault.worse }
  return n * 2
}
func tries(_ n: Int, _ log: inout [String]) -> Int {
  defer { log.append("end \(n)") }
  do {
    let x = try risky(n)
    log.append("got \(x)")
    return x
  } catch Fault.bad(let m) where m < -5 {
    log.append("very bad")
  } catch let fault as Fault {
    log.append("\(fault)")
  } catch {
    log.append("other")
  }
  return -1
}
func go() {
  var log: [String] = []
  say("results", [3, 0, -1, -9].map { tries($0, &log) })
  say("log", log)
  say("try?", (try? risky(-1)) ?? 7)
  say("result", (try? Result { try risky(4) }.get()) ?? 0)
  let results = [1, 0, 2].map { n in Result { try risky(n) } }
  say("values", results.compactMap { try? $0.get() })
  say("failures", results.filter { if case .failure = $0 { return true } else { return false } }.count)
  say("mapped", (try? results[0].map { $0 + 1 }.get()) ?? -1)
  func all() throws -> [Int] { try [1, 2].map(risky) }
  say("all", (try? all()) ?? [])
}

// MARK: - optionals in chains
final class Account { var owner: Owner?; var tags: [String]? = ["x"]; var limit: Int? = 5 }
final class Owner { var name = "ann"; var pets: [String: Int] = ["cat": 2]; weak var account: Account?; func rename(_ n: String) -> Owner { name = n; return self } }
func go() {
  let account = Account(), owner = Owner()
  say("none", account.owner?.name.count)
  account.owner?.name = "zed"
  account.owner = owner
  owner.account = account
  account.owner?.name += "a"
  say("name", account.owner?.name)
  say("pets", account.owner?.pets["cat"])
  account.owner?.pets["dog", default: 0] += 1
  say("dog", owner.pets["dog"])
  account.tags?.append("y")
  say("tags", account.tags)
  account.limit? -= 2
  say("limit", account.limit)
  account.limit = nil
  account.limit? += 1
  say("limit", account.limit)
  say("renamed", account.owner?.rename("bo").name.uppercased())
  say("back", owner.account?.owner?.name)
  let count = account.tags?.count ?? 0
  say("count", count > 1 ? "many" : "few")
  if let tags = account.tags, let first = tags.first, !first.isEmpty { say("first", first) }
  guard let limit = account.limit else { return say("no limit", account.limit == nil) }
  say("limit", limit)
}

// MARK: - numbers and conversions in apps
func go() {
  let cents = 12345
  say("price", "\(cents / 100).\(cents % 100)")
  say("percent", Int((Double(37) / Double(120) * 100).rounded()))
  say("average", Double([1, 2, 4].reduce(0, +)) / 3 > 2.3)
  say("clamp", [-5, 3, 99].map { min(max($0, 0), 10) })
  say("time", { s in (s / 3600, s % 3600 / 60, s % 60) }(3725))
  say("progress", Float(3) / 4)
  say("bytes", 1536 / 1024)
  say("kb", Double(1536) / 1024)
  say("even", (1...6).filter { $0 & 1 == 0 })
  say("bits", [1, 4, 6].map { $0 & 4 != 0 })
  say("mean", (2 + 3) / 2)
  say("neg", -7 / 2)
  say("mod", (-1 + 5) % 5)
  say("sum", (1...100).reduce(0, +))
  say("pow", (0..<4).map { 1 << $0 })
  say("int", Int("12")! + Int(3.9) + (Int("x") ?? 1))
  say("text", String(3.0) + String(2.5) + "\(1e3)")
  say("cast", (3 as Any) as? Int)
  say("cast", (3 as Any) as? String)
  say("bool", Bool("true") ?? false)
}

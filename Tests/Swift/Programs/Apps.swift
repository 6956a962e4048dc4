// swift-format-ignore-file

// MARK: - a formatter of lists
enum ListStyle { case and, or }
struct ListFormatter1 {
  var style = ListStyle.and
  var word: String { style == .and ? "and" : "or" }
  func string(from items: [String]) -> String {
    switch items.count {
    case 0: return ""
    case 1: return items[0]
    case 2: return items.joined(separator: " \(word) ")
    default: return items.dropLast().joined(separator: ", ") + ", \(word) " + items.last!
    }
  }
}
extension Array where Element == String {
  func listed(or isOr: Bool = false) -> String { ListFormatter1(style: isOr ? .or : .and).string(from: self) }
}
func go() {
  for n in 0...4 { say("list \(n)", Array(["a", "b", "c", "d"].prefix(n)).listed()) }
  say("or", ["x", "y", "z"].listed(or: true))
}

// MARK: - a reducer with nested actions
struct CartState: Equatable {
  struct Line: Equatable { let id: Int; var count: Int; let price: Double }
  var lines: [Line] = []
  var coupon: String?
  var total: Double { lines.reduce(0) { $0 + Double($1.count) * $1.price } * (coupon == nil ? 1 : 0.5) }
}
enum CartAction { case add(Int, price: Double), remove(id: Int), coupon(CouponAction), clear }
enum CouponAction { case apply(String), drop }
func reduceCart(_ state: inout CartState, _ action: CartAction) -> [String] {
  switch action {
  case let .add(id, price):
    if let i = state.lines.firstIndex(where: { $0.id == id }) { state.lines[i].count += 1; return ["more \(id)"] }
    state.lines.append(.init(id: id, count: 1, price: price))
    return ["new \(id)"]
  case .remove(let id):
    let before = state.lines.count
    state.lines.removeAll { $0.id == id }
    return before == state.lines.count ? [] : ["removed \(id)"]
  case .coupon(.apply(let code)) where !code.isEmpty:
    state.coupon = code
    return ["coupon"]
  case .coupon: state.coupon = nil; return []
  case .clear: state = CartState(); return ["clear"]
  }
}
func go() {
  var state = CartState()
  var log: [String] = []
  let actions: [CartAction] = [.add(1, price: 2.5), .add(1, price: 2.5), .add(2, price: 10), .coupon(.apply("")), .coupon(.apply("X")), .remove(id: 9)]
  for a in actions { log += reduceCart(&state, a) }
  say("log", log)
  say("total", state.total)
  say("count", state.lines.map(\.count))
  log = [.remove(id: 1), .coupon(.drop)].flatMap { (a: CartAction) in reduceCart(&state, a) }
  say("then", log)
  say("total", state.total)
  _ = reduceCart(&state, .clear)
  say("empty", state == CartState())
}

// MARK: - a state machine with a table
enum DoorState: String, CaseIterable { case open, closed, locked }
enum DoorEvent: Hashable { case push, pull, turn(key: Int) }
final class Door {
  private(set) var state = DoorState.closed { didSet { if oldValue != state { history.append("\(oldValue.rawValue)>\(state.rawValue)") } } }
  var history: [String] = []
  let key: Int
  init(key: Int) { self.key = key }
  @discardableResult func send(_ event: DoorEvent) -> Bool {
    switch (state, event) {
    case (.closed, .push): state = .open
    case (.open, .pull): state = .closed
    case (.closed, .turn(let k)) where k == key: state = .locked
    case (.locked, .turn(key: key)): state = .closed
    default: return false
    }
    return true
  }
}
func go() {
  let door = Door(key: 7)
  say("results", [DoorEvent.push, .push, .pull, .turn(key: 1), .turn(key: 7), .push, .turn(key: 7)].map { door.send($0) })
  say("history", door.history)
  say("all", DoorState.allCases.map(\.rawValue))
}

// MARK: - dictionaries grouped and sorted
struct Contact { let first: String; let last: String; var age: Int? }
func go() {
  let all = [Contact(first: "Ann", last: "Zed", age: 3), Contact(first: "Bob", last: "Abe"), Contact(first: "Amy", last: "Zoe", age: 9), Contact(first: "Cid", last: "Ash", age: 1)]
  let groups = Dictionary(grouping: all, by: { $0.last.prefix(1) })
  let keys = groups.keys.sorted()
  say("keys", keys.map(String.init))
  let sections = groups.sorted { $0.key < $1.key }.map { (title: String($0.key), rows: $0.value.sorted { ($0.last, $0.first) < ($1.last, $1.first) }) }
  say("titles", sections.map(\.title))
  say("rows", sections.map { $0.rows.map(\.first) })
  say("ages", groups.mapValues { $0.compactMap(\.age).reduce(0, +) }["Z"])
  let counts = all.reduce(into: [String: Int]()) { $0[String($1.first.prefix(1)), default: 0] += 1 }
  say("counts", counts["A"])
  say("top", counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key)
  let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.first, $0) })
  say("bob", byName["Bob"]?.age == nil)
  say("cid", byName["Cid"]?.last)
  let (young, old) = all.reduce(into: ([String](), [String]())) { if ($1.age ?? 0) < 3 { $0.0.append($1.first) } else { $0.1.append($1.first) } }
  say("young", young)
  say("old", old)
}

// MARK: - a parser of expressions
indirect enum Expr { case number(Int), add(Expr, Expr), times(Expr, Expr), minus(Expr)
  var value: Int {
    switch self {
    case .number(let n): return n
    case let .add(a, b): return a.value + b.value
    case let .times(a, b): return a.value * b.value
    case .minus(let e): return -e.value
    }
  }
}
enum ParseError: Error, Equatable { case unexpected(Character), end }
struct ExprParser {
  private let chars: [Character]
  private var i = 0
  init(_ text: String) { chars = text.filter { !$0.isWhitespace }.map { $0 } }
  private var current: Character? { i < chars.count ? chars[i] : nil }
  mutating func parse() throws -> Expr {
    let e = try sum()
    if let c = current { throw ParseError.unexpected(c) }
    return e
  }
  private mutating func sum() throws -> Expr {
    var left = try product()
    while current == "+" { i += 1; left = .add(left, try product()) }
    return left
  }
  private mutating func product() throws -> Expr {
    var left = try atom()
    while let c = current, c == "*" { i += 1; left = .times(left, try atom()) }
    return left
  }
  private mutating func atom() throws -> Expr {
    guard let c = current else { throw ParseError.end }
    if c == "-" { i += 1; return .minus(try atom()) }
    if c == "(" { i += 1; let e = try sum(); guard current == ")" else { throw ParseError.end }; i += 1; return e }
    var digits = ""
    while let d = current, d.isNumber { digits.append(d); i += 1 }
    guard let n = Int(digits) else { throw ParseError.unexpected(c) }
    return .number(n)
  }
}
func go() {
  func eval(_ s: String) -> String {
    var p = ExprParser(s)
    do { return "\(try p.parse().value)" } catch ParseError.unexpected(let c) { return "unexpected \(c)" } catch { return "end" }
  }
  say("sum", eval("1 + 2*3"))
  say("group", eval("(1+2) * -3"))
  say("bad", eval("1+x"))
  say("end", eval("2*"))
  say("rest", eval("2)"))
  say("number", eval("120*10"))
}

// MARK: - a result builder of rows
struct Row2 { let title: String; var isOn = false }
@resultBuilder enum RowsBuilder {
  static func buildExpression(_ r: Row2) -> [Row2] { [r] }
  static func buildExpression(_ t: String) -> [Row2] { [Row2(title: t)] }
  static func buildBlock(_ parts: [Row2]...) -> [Row2] { parts.flatMap { $0 } }
  static func buildOptional(_ p: [Row2]?) -> [Row2] { p ?? [] }
  static func buildEither(first p: [Row2]) -> [Row2] { p }
  static func buildEither(second p: [Row2]) -> [Row2] { p }
  static func buildArray(_ p: [[Row2]]) -> [Row2] { p.flatMap { $0 } }
}
struct Section2 { let name: String; let rows: [Row2]
  init(_ name: String, @RowsBuilder _ rows: () -> [Row2]) { self.name = name; self.rows = rows() } }
func menu(isPro: Bool, _ extra: [String]) -> [Section2] {
  [Section2("main") { "Home"; Row2(title: "Mail", isOn: true); if isPro { "Pro" } else { "Upgrade" } },
   Section2("more") { for e in extra { e }; if extra.isEmpty { "Nothing" } }]
}
func go() {
  say("free", menu(isPro: false, []).map { $0.rows.map(\.title) })
  say("pro", menu(isPro: true, ["x", "y"]).flatMap(\.rows).map(\.title))
  say("on", menu(isPro: true, [])[0].rows.filter(\.isOn).count)
}

// MARK: - a generic cache that forgets
final class LRU<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private var order: [Key] = []
  private let capacity: Int
  private(set) var hits = 0
  var onEvict: ((Key) -> Void)?
  init(capacity: Int) { self.capacity = capacity }
  subscript(key: Key) -> Value? {
    get { guard let v = values[key] else { return nil }; hits += 1; touch(key); return v }
    set {
      guard let v = newValue else { values[key] = nil; order.removeAll { $0 == key }; return }
      values[key] = v
      touch(key)
      if order.count > capacity { let old = order.removeFirst(); values.removeValue(forKey: old); onEvict?(old) }
    }
  }
  private func touch(_ key: Key) { if let i = order.firstIndex(of: key) { order.remove(at: i) }; order.append(key) }
  func value(for key: Key, make: () -> Value) -> Value {
    if let v = self[key] { return v }
    let v = make()
    self[key] = v
    return v
  }
}
func go() {
  let cache = LRU<String, Int>(capacity: 2)
  var evicted: [String] = []
  cache.onEvict = { evicted.append($0) }
  cache["a"] = 1
  cache["b"] = 2
  say("a", cache["a"])
  cache["c"] = 3
  say("evicted", evicted)
  say("b", cache["b"] == nil)
  say("made", cache.value(for: "d") { 40 + 2 })
  say("again", cache.value(for: "d") { 0 })
  cache["d"] = nil
  say("gone", cache["d"] == nil)
  say("hits", cache.hits)
  say("then", evicted)
}

// MARK: - a protocol with an associated type
protocol Repository { associatedtype Item: Identified
  var items: [Item] { get set }
  func sorted() -> [Item] }
protocol Identified { var id: Int { get } }
extension Repository {
  func find(_ id: Int) -> Item? { items.first { $0.id == id } }
  mutating func upsert(_ item: Item) { if let i = items.firstIndex(where: { $0.id == item.id }) { items[i] = item } else { items.append(item) } }
  var ids: [Int] { items.map { $0.id } }
  func sorted() -> [Item] { items.sorted { $0.id < $1.id } }
}
struct User2: Identified { let id: Int; var name: String }
struct Note2: Identified { let id: Int; var text: String; var pinned = false }
struct Users: Repository { var items: [User2] = [] }
struct Notes: Repository { var items: [Note2] = []
  func sorted() -> [Note2] { items.filter(\.pinned) + items.filter { !$0.pinned } } }
func names<R: Repository>(_ r: R) -> [Int] { r.sorted().map { $0.id } }
func go() {
  var users = Users()
  users.upsert(User2(id: 3, name: "c"))
  users.upsert(User2(id: 1, name: "a"))
  users.upsert(User2(id: 3, name: "cc"))
  say("ids", users.ids)
  say("find", users.find(3)?.name)
  say("none", users.find(9) == nil)
  say("sorted", names(users))
  var notes = Notes()
  for (i, t) in ["x", "y", "z"].enumerated() { notes.upsert(Note2(id: i, text: t, pinned: i == 2)) }
  say("notes", names(notes))
}

// MARK: - enumerations with payloads and recursion
indirect enum JSON: Equatable { case null, bool(Bool), number(Int), string(String), array([JSON]), object([String: JSON])
  subscript(key: String) -> JSON? { if case .object(let o) = self { return o[key] }; return nil }
  subscript(index: Int) -> JSON? { if case .array(let a) = self, a.indices.contains(index) { return a[index] }; return nil }
  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let b): return b ? "true" : "false"
    case .number(let n): return String(n)
    case .string(let s): return "\"\(s)\""
    case .array(let a): return "[" + a.map(\.text).joined(separator: ",") + "]"
    case .object(let o): return "{" + o.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",") + "}"
    }
  }
  var depth: Int {
    switch self {
    case .array(let a): return 1 + (a.map(\.depth).max() ?? 0)
    case .object(let o): return 1 + (o.values.map(\.depth).max() ?? 0)
    default: return 0
    }
  }
}
extension JSON: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral {
  init(integerLiteral v: Int) { self = .number(v) }
  init(stringLiteral v: String) { self = .string(v) }
  init(arrayLiteral v: JSON...) { self = .array(v) }
  init(dictionaryLiteral v: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: v)) }
  init(booleanLiteral v: Bool) { self = .bool(v) }
}
func go() {
  let json: JSON = ["name": "x", "tags": ["a", 2, true], "deep": ["k": [1, .null]]]
  say("text", json.text)
  say("name", json["name"] == .string("x"))
  say("tag", json["tags"]?[1]?.text)
  say("none", json["tags"]?[7] == nil)
  say("depth", json.depth)
}

// MARK: - extensions of arrays, dictionaries and optionals
extension Array {
  func chunked(into size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
  func partitioned(by test: (Element) -> Bool) -> (yes: [Element], no: [Element]) { (filter(test), filter { !test($0) }) }
  mutating func move(from a: Int, to b: Int) { insert(remove(at: a), at: b) }
}
extension Array where Element: Hashable {
  func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
  func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
extension Dictionary { func mapKeys<T: Hashable>(_ f: (Key) -> T) -> [T: Value] { Dictionary<T, Value>(uniqueKeysWithValues: map { (f($0.key), $0.value) }) } }
extension Dictionary where Value == Int { var total: Int { values.reduce(0, +) } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Optional { func or(_ other: Wrapped) -> Wrapped { self ?? other }
  func filter(_ test: (Wrapped) -> Bool) -> Wrapped? { flatMap { test($0) ? $0 : nil } } }
extension Collection { var second: Element? { dropFirst().first } }
func go() {
  say("chunks", [1, 2, 3, 4, 5].chunked(into: 2))
  say("safe", [1][safe: 3] ?? -1)
  let parts = [1, 2, 3, 4].partitioned { $0 % 2 == 0 }
  say("yes", parts.yes)
  say("no", parts.no)
  var list = ["a", "b", "c"]
  list.move(from: 0, to: 2)
  say("moved", list)
  say("unique", [3, 1, 3, 2, 1].uniqued())
  say("counts", ["a", "b", "a"].counts()["a"])
  say("keys", ["a": 1, "b": 2].mapKeys { $0.uppercased() }["B"])
  say("total", ["a": 1, "b": 2].total)
  let none: String? = nil
  say("empty", none.isNilOrEmpty)
  say("full", Optional("x").isNilOrEmpty)
  say("or", none.or("z"))
  say("filtered", Optional(4).filter { $0 > 5 } == nil)
  say("second", [7, 8].second)
}

// MARK: - a router of paths
enum Route2: Equatable { case home, profile(id: Int), search(query: String, page: Int), unknown(String)
  init(path: String) {
    let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
    let segments = (parts.first ?? "").split(separator: "/").map(String.init)
    var query: [String: String] = [:]
    if parts.count > 1 {
      for pair in parts[1].split(separator: "&") {
        let kv = pair.split(separator: "=", maxSplits: 1).map(String.init)
        query[kv[0]] = kv.count > 1 ? kv[1] : ""
      }
    }
    switch (segments.first, segments.dropFirst().first.flatMap { Int($0) }) {
    case (nil, _): self = .home
    case ("profile"?, let id?): self = .profile(id: id)
    case ("search"?, _): self = .search(query: query["q"] ?? "", page: query["page"].flatMap(Int.init) ?? 1)
    case (let first?, _): self = .unknown(first)
    }
  }
}
func go() {
  say("home", Route2(path: "/") == .home)
  say("profile", Route2(path: "/profile/12") == .profile(id: 12))
  say("bad", Route2(path: "/profile/x") == .unknown("profile"))
  say("search", Route2(path: "/search?q=cat&page=3") == .search(query: "cat", page: 3))
  say("page", Route2(path: "/search?q=a&page=x") == .search(query: "a", page: 1))
  if case .search(let q, _) = Route2(path: "/search?q") { say("empty", q) }
}

// MARK: - undo and redo
final class History<State> {
  private var past: [State] = []
  private var future: [State] = []
  private(set) var present: State
  init(_ s: State) { present = s }
  func push(_ s: State) { past.append(present); present = s; future.removeAll() }
  func change(_ f: (inout State) -> Void) { var copy = present; f(&copy); push(copy) }
  @discardableResult func undo() -> Bool { guard let last = past.popLast() else { return false }; future.append(present); present = last; return true }
  @discardableResult func redo() -> Bool { guard let next = future.popLast() else { return false }; past.append(present); present = next; return true }
  var canUndo: Bool { !past.isEmpty }
}
func go() {
  let h = History([Int]())
  h.change { $0.append(1) }
  h.change { $0.append(2) }
  h.undo()
  say("one", h.present)
  h.redo()
  say("two", h.present)
  h.undo(); h.undo()
  say("no", h.undo())
  say("can", h.canUndo)
  h.push([9])
  say("redo", h.redo())
  say("nine", h.present)
}

// MARK: - validators that combine
struct Validator<T> { let check: (T) -> [String]
  static func all(_ parts: Validator<T>...) -> Validator<T> { Validator { v in parts.flatMap { $0.check(v) } } }
  func and(_ other: Validator<T>) -> Validator<T> { Validator { self.check($0) + other.check($0) } }
  func pull<U>(_ path: KeyPath<U, T>) -> Validator<U> { Validator<U> { self.check($0[keyPath: path]) } } }
extension Validator where T == String {
  static func min(_ n: Int) -> Self { .init { $0.count >= n ? [] : ["too short"] } }
  static let digits = Validator { $0.contains(where: \.isNumber) ? [] : ["no digit"] }
  static var mail: Self { Self { $0.contains("@") ? [] : ["no mail"] } }
}
struct Form2 { var mail = ""; var pass = "" }
func go() {
  let pass = Validator<String>.min(4).and(.digits)
  say("short", pass.check("abc"))
  say("good", pass.check("abc1"))
  let form: Validator<Form2> = .all(Validator.mail.pull(\.mail), pass.pull(\.pass))
  say("form", form.check(Form2(mail: "a", pass: "1")))
  say("ok", form.check(Form2(mail: "a@b", pass: "1234")).isEmpty)
}

// MARK: - a graph is searched
struct Graph { var edges: [String: [String]] = [:]
  mutating func add(_ a: String, _ b: String) { edges[a, default: []].append(b); edges[b, default: []].append(a) }
  func path(_ a: String, _ b: String) -> [String]? {
    var queue = [[a]]
    var seen: Set<String> = [a]
    while !queue.isEmpty {
      let path = queue.removeFirst()
      guard let last = path.last else { continue }
      if last == b { return path }
      for next in edges[last, default: []] where seen.insert(next).inserted { queue.append(path + [next]) }
    }
    return nil
  }
  func isCyclic() -> Bool {
    var seen: Set<String> = []
    func visit(_ n: String, _ from: String?) -> Bool {
      guard seen.insert(n).inserted else { return true }
      return edges[n, default: []].contains { $0 != from && visit($0, n) }
    }
    return edges.keys.sorted().contains { !seen.contains($0) && visit($0, nil) }
  }
}
func go() {
  var g = Graph()
  for (a, b) in [("a", "b"), ("b", "c"), ("d", "e"), ("c", "f")] { g.add(a, b) }
  say("path", g.path("a", "f"))
  say("none", g.path("a", "e") == nil)
  say("tree", g.isCyclic())
  g.add("f", "a")
  say("cycle", g.isCyclic())
}

// MARK: - times and sizes as texts
func clock(_ seconds: Int) -> String {
  let (m, s) = seconds.quotientAndRemainder(dividingBy: 60)
  let pad = { (n: Int) in n < 10 ? "0\(n)" : "\(n)" }
  return m >= 60 ? "\(m / 60):\(pad(m % 60)):\(pad(s))" : "\(m):\(pad(s))"
}
func bytes(_ n: Int) -> String {
  var value = Double(n)
  var unit = "B"
  for next in ["KB", "MB", "GB"] { guard value >= 1024 else { break }; value /= 1024; unit = next }
  let rounded = (value * 10).rounded() / 10
  return rounded == rounded.rounded() ? "\(Int(rounded)) \(unit)" : "\(rounded) \(unit)"
}
func grouped(_ n: Int) -> String {
  let digits = Array(String(abs(n)))
  var out: [Character] = []
  for (i, d) in digits.reversed().enumerated() { if i > 0, i % 3 == 0 { out.append(",") }; out.append(d) }
  return (n < 0 ? "-" : "") + String(out.reversed())
}
func ordinal(_ n: Int) -> String {
  switch (n % 10, n % 100) {
  case (_, 11...13): return "\(n)th"
  case (1, _): return "\(n)st"
  case (2, _): return "\(n)nd"
  case (3, _): return "\(n)rd"
  default: return "\(n)th"
  }
}
func go() {
  say("clocks", [5, 65, 3671].map(clock))
  say("bytes", [512, 2048, 1_572_864].map(bytes))
  say("grouped", [5, 1234, -1234567].map(grouped))
  say("ordinals", [1, 2, 3, 4, 11, 22, 113].map(ordinal))
}

// MARK: - a store that tells its observers
final class Store2<S: Equatable> {
  private var state: S { didSet { if state != oldValue { observers.values.forEach { $0(state) } } } }
  private var observers: [Int: (S) -> Void] = [:]
  private var next = 0
  init(_ s: S) { state = s }
  func observe(_ f: @escaping (S) -> Void) -> () -> Void {
    let id = next
    next += 1
    observers[id] = f
    f(state)
    return { [weak self] in self?.observers[id] = nil }
  }
  func update(_ f: (inout S) -> Void) { f(&state) }
  func select<T: Equatable>(_ path: KeyPath<S, T>, _ f: @escaping (T) -> Void) {
    var last: T?
    _ = observe { let v = $0[keyPath: path]; if v != last { last = v; f(v) } }
  }
}
struct Counter2: Equatable { var n = 0; var name = "" }
func go() {
  let store = Store2(Counter2())
  var heard: [Int] = []
  let stop = store.observe { heard.append($0.n) }
  store.update { $0.n = 1 }
  store.update { $0.n = 1 }
  store.update { $0.name = "x" }
  stop()
  store.update { $0.n = 5 }
  say("heard", heard)
  var names: [String] = []
  store.select(\.name) { names.append($0) }
  store.update { $0.n += 1 }
  store.update { $0.name += "y" }
  say("names", names)
}

// MARK: - versions and semantic order
struct Version2: Comparable, CustomStringConvertible { let parts: [Int]
  init?(_ s: String) { let p = s.split(separator: ".").map { Int($0) }; guard !p.isEmpty, !p.contains(nil) else { return nil }; parts = p.compactMap { $0 } }
  var description: String { parts.map(String.init).joined(separator: ".") }
  static func < (a: Version2, b: Version2) -> Bool {
    for i in 0..<max(a.parts.count, b.parts.count) {
      let x = i < a.parts.count ? a.parts[i] : 0, y = i < b.parts.count ? b.parts[i] : 0
      if x != y { return x < y }
    }
    return false
  }
  static func == (a: Version2, b: Version2) -> Bool { !(a < b) && !(b < a) }
}
func go() {
  let all = ["1.10", "1.9.1", "1.9", "x", "2"].compactMap(Version2.init)
  say("sorted", all.sorted().map(\.description))
  say("max", all.max().map { "\($0)" })
  say("equal", Version2("1.0")! == Version2("1")!)
  say("bad", Version2("1.b") == nil)
  say("update", Version2("2")! > Version2("1.99")!)
}

// MARK: - a tree is folded and printed
final class Tree2<T> { let value: T; private(set) var children: [Tree2] = []; weak var parent: Tree2?
  init(_ v: T, _ c: [Tree2] = []) { value = v; children = c; c.forEach { $0.parent = self } }
  func add(_ c: Tree2) { c.parent = self; children.append(c) }
  func fold<R>(_ f: (T, [R]) -> R) -> R { f(value, children.map { $0.fold(f) }) }
  func forEach(depth: Int = 0, _ f: (T, Int) -> Void) { f(value, depth); children.forEach { $0.forEach(depth: depth + 1, f) } }
  var path: [T] { (parent?.path ?? []) + [value] }
  func first(where test: @escaping (T) -> Bool) -> Tree2? { test(value) ? self : children.lazy.compactMap { $0.first(where: test) }.first }
}
func go() {
  let root = Tree2("root", [Tree2("a", [Tree2("b")]), Tree2("c")])
  root.children[1].add(Tree2("d"))
  say("count", root.fold { 1 + $1.reduce(0, +) })
  say("depth", root.fold { (_: String, d: [Int]) in 1 + (d.max() ?? 0) })
  var lines: [String] = []
  root.forEach { lines.append(String(repeating: " ", count: $1) + $0) }
  say("lines", lines)
  say("path", root.first { $0 == "d" }?.path)
  say("none", root.first { $0 == "z" } == nil)
}

// MARK: - results and errors are mapped
enum NetError: Error, Equatable { case offline, status(Int) }
struct Api2 { var answers: [String: Result<Int, NetError>]
  func load(_ k: String) throws -> Int {
    switch answers[k] { case .success(let n)?: return n; case .failure(let e)?: throw e; case nil: throw NetError.status(404) } }
  func retry(_ times: Int, _ k: String) -> Result<Int, NetError> {
    var last = NetError.offline
    for _ in 0..<times { do { return .success(try load(k)) } catch let e as NetError { last = e } catch { fatalError() } }
    return .failure(last)
  }
}
func go() {
  let api = Api2(answers: ["a": .success(2), "b": .failure(.status(500))])
  say("a", try? api.load("a"))
  say("b", (try? api.load("b")) == nil)
  say("map", api.retry(2, "a").map { $0 * 10 } == .success(20))
  if case .failure(.status(let c)) = api.retry(1, "c") { say("code", c) }
  let words = ["a", "b", "c"].map { k -> String in
    do { return "\(try api.load(k))" } catch NetError.status(let c) where c >= 500 { return "server" } catch { return "\(error)" }
  }
  say("words", words)
  say("sum", ["a", "a"].compactMap { try? api.load($0) }.reduce(0, +))
  let r: Result<Int, NetError> = .failure(.offline)
  say("get", (try? r.get()) ?? -1)
  say("flat", api.retry(1, "a").flatMap { $0 > 1 ? .failure(.offline) : .success($0) } == .failure(.offline))
}

// MARK: - a tokenizer by places
enum Token2: Equatable { case word(String), number(Int), sign(Character) }
struct Lexer2 { let text: String
  func tokens() -> [Token2] {
    var out: [Token2] = []
    var i = text.startIndex
    while i < text.endIndex {
      let c = text[i]
      if c.isWhitespace { i = text.index(after: i); continue }
      if c.isNumber {
        let start = i
        while i < text.endIndex, text[i].isNumber { i = text.index(after: i) }
        out.append(.number(Int(text[start..<i])!))
      } else if c.isLetter {
        let start = i
        while i < text.endIndex, text[i].isLetter || text[i] == "_" { i = text.index(after: i) }
        out.append(.word(String(text[start..<i])))
      } else { out.append(.sign(c)); i = text.index(after: i) }
    }
    return out
  }
}
func go() {
  let t = Lexer2(text: "let x_y = 42+ 7").tokens()
  say("count", t.count)
  say("words", t.compactMap { if case .word(let w) = $0 { return w } else { return nil } })
  say("numbers", t.compactMap { (t: Token2) -> Int? in guard case let .number(n) = t else { return nil }; return n })
  say("sign", t.contains(.sign("+")))
}

// MARK: - templates are filled
extension String {
  func filled(_ values: [String: String]) -> String {
    var out = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      out += rest[..<open]
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: "}") else { return out + "{" + rest }
      out += values[String(rest[..<close])] ?? "?"
      rest = rest[rest.index(after: close)...]
    }
    return out + rest
  }
}
func go() {
  say("two", "Hi {name}, you are {age}.".filled(["name": "Ann", "age": "3"]))
  say("missing", "{x}{y}".filled(["y": "1"]))
  say("open", "a{b".filled([:]))
  say("plain", "abc".filled([:]))
}

// MARK: - a csv is read
struct Csv { let header: [String]; let rows: [[String: String]]
  init?(_ text: String, separator: Character = ",") {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true).map { $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init) }
    guard !lines.isEmpty else { return nil }
    header = lines.removeFirst()
    let names = header
    rows = lines.map { line in Dictionary(uniqueKeysWithValues: zip(names, line)) }
  }
  subscript(column: String) -> [String] { rows.compactMap { $0[column] } }
}
func go() {
  let csv = Csv("name,age\nann,3\nbob,\n")
  say("header", csv?.header)
  say("names", csv?["name"])
  say("ages", csv?["age"].compactMap(Int.init))
  say("none", Csv("") == nil)
  say("bob", csv?.rows.last?["age"]?.isEmpty)
}

// MARK: - roman and binary numbers
extension Int {
  var roman: String {
    var n = self
    return [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")].reduce(into: "") { out, pair in
      while n >= pair.0 { out += pair.1; n -= pair.0 }
    }
  }
  var digits: [Int] { String(self).compactMap(\.wholeNumberValue) }
  var isPrime: Bool { self > 1 && !(2..<Swift.max(2, self)).prefix { $0 * $0 <= self }.contains { self % $0 == 0 } }
  func upTo(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }
}
func go() {
  say("roman", [4, 9, 14, 23].map(\.roman))
  say("digits", 4072.digits)
  say("primes", (1...20).filter(\.isPrime))
  var sum = 0
  4.upTo { sum += $0 }
  say("sum", sum)
  say("binary", String(10, radix: 2))
  say("back", Int("ff", radix: 16))
  say("gcd", sequence(first: (48, 18)) { $0.1 == 0 ? nil : ($0.1, $0.0 % $0.1) }.map { $0 }.last!.0)
}

// MARK: - a priority queue
struct Heap<T> { private var items: [T] = []; let before: (T, T) -> Bool
  init(_ before: @escaping (T, T) -> Bool) { self.before = before }
  var count: Int { items.count }
  mutating func push(_ x: T) {
    items.append(x)
    var i = items.count - 1
    while i > 0, before(items[i], items[(i - 1) / 2]) { items.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 }
  }
  mutating func pop() -> T? {
    guard !items.isEmpty else { return nil }
    items.swapAt(0, items.count - 1)
    let top = items.removeLast()
    var i = 0
    while true {
      var best = i
      for c in [2 * i + 1, 2 * i + 2] where c < items.count && before(items[c], items[best]) { best = c }
      if best == i { break }
      items.swapAt(i, best)
      i = best
    }
    return top
  }
}
func go() {
  var h = Heap<Int>(<)
  [5, 1, 4, 2, 3].forEach { h.push($0) }
  var out: [Int] = []
  while let x = h.pop() { out.append(x) }
  say("out", out)
  var w = Heap<(String, Int)> { $0.1 > $1.1 }
  for (i, s) in ["a", "b", "c"].enumerated() { w.push((s, i * (i == 1 ? 10 : 1))) }
  say("first", w.pop()?.0)
  say("left", w.count)
}

// MARK: - memoised recursion and closures that return closures
func memoize<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V {
  var memo: [K: V] = [:]
  func g(_ k: K) -> V {
    if let v = memo[k] { return v }
    let v = f(g, k)
    memo[k] = v
    return v
  }
  return g
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
func go() {
  let fib: (Int) -> Int = memoize { fib, n in n < 2 ? n : fib(n - 1) + fib(n - 2) }
  say("fib", fib(30))
  say("composed", compose({ (n: Int) in n + 1 }, { "\($0)!" })(4))
  let c = counter()
  _ = c()
  say("count", c())
}

// MARK: - a linked list that is an own sequence
indirect enum LinkedList<T> { case end, node(T, next: LinkedList)
  init(_ items: [T]) { self = items.reversed().reduce(.end) { .node($1, next: $0) } }
  var reversed: LinkedList { var out = LinkedList.end; for x in self { out = .node(x, next: out) }; return out } }
extension LinkedList: Sequence {
  func makeIterator() -> AnyIterator<T> {
    var current = self
    return AnyIterator { guard case let .node(v, next) = current else { return nil }; current = next; return v }
  }
}
func go() {
  let l = LinkedList([1, 2, 3])
  say("sum", l.reduce(0, +))
  say("map", l.map { $0 * 2 })
  say("reversed", Array(l.reversed))
  say("contains", l.contains(2))
  say("zip", zip(l, ["a", "b"]).map { "\($0)\($1)" })
  say("first", l.first { $0 > 1 })
  say("prefix", Array(l.prefix(2)))
}

// MARK: - paging
struct Pager<T> { let all: [T]; let size: Int; private(set) var page = 0
  init(_ all: [T], size: Int) { (self.all, self.size) = (all, size) }
  var pages: Int { (all.count + size - 1) / size }
  var current: ArraySlice<T> { all[min(page * size, all.count)..<min((page + 1) * size, all.count)] }
  mutating func next() -> Bool { guard page + 1 < pages else { return false }; page += 1; return true }
}
func go() {
  var p = Pager(Array(1...7), size: 3)
  say("pages", p.pages)
  say("first", Array(p.current))
  _ = p.next()
  _ = p.next()
  say("last", Array(p.current))
  say("end", p.next())
}

// MARK: - diffs of two lists
struct Diff<T: Hashable> { var added: [T] = [], removed: [T] = [], moved: [(T, Int, Int)] = []
  init(_ old: [T], _ new: [T]) {
    let before = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let after = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    removed = old.filter { after[$0] == nil }
    for (i, x) in new.enumerated() {
      guard let j = before[x] else { added.append(x); continue }
      if i != j { moved.append((x, j, i)) }
    }
  }
  var isEmpty: Bool { added.isEmpty && removed.isEmpty && moved.isEmpty }
}
func go() {
  let d = Diff(["a", "b", "c"], ["c", "b", "d"])
  say("added", d.added)
  say("removed", d.removed)
  say("moved", d.moved.map { "\($0.0)\($0.1)\($0.2)" })
  say("same", Diff([1], [1]).isEmpty)
}

// MARK: - phases of loading
enum Phase<V, E: Error> { case idle, loading(progress: Double), loaded(V), failed(E, retries: Int)
  var value: V? { if case .loaded(let v) = self { v } else { nil } }
  var isLoading: Bool { if case .loading = self { return true }; return false }
  func map<U>(_ f: (V) -> U) -> Phase<U, E> {
    switch self {
    case .idle: .idle
    case .loading(let p): .loading(progress: p)
    case .loaded(let v): .loaded(f(v))
    case let .failed(e, n): .failed(e, retries: n)
    }
  }
  mutating func retry() { if case .failed(_, let n) = self, n < 3 { self = .loading(progress: Double(n) / 10) } }
}
enum LoadError: Error { case offline, server(Int) }
func go() {
  var p: Phase<Int, LoadError> = .failed(.server(500), retries: 2)
  p.retry()
  say("loading", p.isLoading)
  if case .loading(let x) = p { say("progress", x) }
  p = .loaded(4)
  say("value", p.map { "v\($0)" }.value)
  let all: [Phase<Int, LoadError>] = [.idle, .loaded(1), .failed(.offline, retries: 0), .loaded(2)]
  say("values", all.compactMap(\.value))
  say("failed", all.filter { if case .failed(.offline, _) = $0 { return true }; return false }.count)
}

// MARK: - money and measures with operators
struct Money: Comparable, Hashable { var cents: Int
  static let zero = Money(cents: 0)
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func += (a: inout Money, b: Money) { a = a + b }
  static func * (a: Money, n: Int) -> Money { .init(cents: a.cents * n) }
  static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  var text: String { let c = abs(cents); return (cents < 0 ? "-" : "") + "\(c / 100)." + (c % 100 < 10 ? "0" : "") + "\(c % 100)" } }
extension Money: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { cents = v * 100 } }
extension Sequence where Element == Money { func total() -> Money { reduce(.zero, +) } }
func go() {
  var m: Money = 3
  m += Money(cents: 5)
  say("text", m.text)
  say("minus", (-m).text)
  say("total", [m, 2, .zero].total().text)
  say("max", [Money(cents: 3), 1].max()?.text)
  say("times", (m * 3).text)
  say("set", Set<Money>([1, 1, 2]).count)
}

// MARK: - a flow of steps with a coordinator of protocols
protocol Step2 { var name: String { get }; func next(_ input: inout [String]) -> (any Step2)? }
extension Step2 { var name: String { String(describing: type(of: self)) }
  func run(_ input: inout [String]) -> [String] {
    var names = [name]
    var current = next(&input)
    while let s = current { names.append(s.name); current = s.next(&input) }
    return names
  } }
struct AskName: Step2 { func next(_ i: inout [String]) -> (any Step2)? { i.append("name"); return AskMail(isForced: i.count > 3) } }
struct AskMail: Step2 { let isForced: Bool; var name: String { isForced ? "forced" : "mail" }
  func next(_ i: inout [String]) -> (any Step2)? { i.append("mail"); return isForced ? nil : Done() } }
struct Done: Step2 { func next(_ i: inout [String]) -> (any Step2)? { nil } }
func go() {
  var input: [String] = []
  say("names", AskName().run(&input))
  say("input", input)
  input += ["x", "y"]
  say("again", AskName().run(&input))
}

// MARK: - permissions as an option set
struct Permission: OptionSet, CustomStringConvertible { let rawValue: Int
  static let read = Permission(rawValue: 1 << 0)
  static let write = Permission(rawValue: 1 << 1)
  static let admin: Permission = [.read, .write, Permission(rawValue: 1 << 2)]
  static let names: [(Permission, String)] = [(.read, "r"), (.write, "w")]
  var description: String { Self.names.filter { contains($0.0) }.map { $0.1 }.joined() } }
func go() {
  var p: Permission = .read
  p.insert(.write)
  say("text", "\(p)")
  say("raw", p.rawValue)
  say("admin", Permission.admin.isSuperset(of: p))
  p.remove(.read)
  say("removed", p.description)
  say("empty", p.intersection(.read).isEmpty)
  say("union", p.union([.read]) == [.read, .write])
}

// MARK: - calendars without Foundation
enum Weekday: Int, CaseIterable, Comparable { case mon = 1, tue, wed, thu, fri, sat, sun
  var isWeekend: Bool { self >= .sat }
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  func adding(_ n: Int) -> Weekday { let all = Self.allCases; let i = all.firstIndex(of: self)!; return all[((i + n) % all.count + all.count) % all.count] }
  var next: Weekday { adding(1) } }
func go() {
  say("weekend", Weekday.allCases.filter(\.isWeekend).map(\.rawValue))
  say("added", Weekday.fri.adding(4) == .tue)
  say("back", Weekday.mon.adding(-1) == .sun)
  say("grouped", Dictionary(grouping: Weekday.allCases, by: \.isWeekend)[true]?.count)
}

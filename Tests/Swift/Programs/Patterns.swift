// swift-format-ignore-file

// MARK: - a router decides by an enumeration
enum Route: Equatable { case home, detail(id: Int), search(String?) }
final class Router {
  private(set) var stack: [Route] = [.home]
  var current: Route { stack.last ?? .home }
  func open(_ route: Route) { if route != current { stack.append(route) } }
  func back() -> Bool { guard stack.count > 1 else { return false }; stack.removeLast(); return true }
}
func go() {
  let router = Router()
  router.open(.detail(id: 4))
  router.open(.detail(id: 4))
  router.open(.search(nil))
  say("count", router.stack.count)
  if case .search(let text) = router.current { say("text", text) }
  say("back", router.back())
  say("detail", router.current == .detail(id: 4))
  say("back", router.back())
  say("back", router.back())
}

// MARK: - a state machine
enum State { case idle, loading(Int), done(Result<String, Problem>) }
enum Problem: Error { case offline }
enum Event { case start, tick, finish(String), fail }
func next(_ state: State, _ event: Event) -> State {
  switch (state, event) {
  case (.idle, .start): return .loading(0)
  case (.loading(let n), .tick): return .loading(n + 1)
  case (.loading, .finish(let text)): return .done(.success(text))
  case (.loading, .fail): return .done(.failure(.offline))
  default: return state
  }
}
func text(_ state: State) -> String {
  switch state {
  case .idle: return "idle"
  case .loading(let n): return "loading \(n)"
  case .done(.success(let text)): return text
  case .done(.failure): return "failed"
  }
}
func go() {
  var state = State.idle
  for event in [Event.tick, .start, .tick, .tick, .finish("ok"), .fail] {
    state = next(state, event)
    say("state", text(state))
  }
  say("failed", text(next(.loading(1), .fail)))
}

// MARK: - a builder that gives itself back
final class Builder {
  private var parts: [String] = []
  @discardableResult func add(_ part: String) -> Builder { parts.append(part); return self }
  @discardableResult func times(_ n: Int) -> Self { parts = Array(repeating: parts.joined(), count: n); return self }
  func build() -> String { parts.joined(separator: "-") }
}
func go() {
  say("built", Builder().add("a").add("b").times(2).build())
  let builder = Builder()
  builder.add("x")
  builder.add("y")
  say("later", builder.build())
}

// MARK: - a queue of what is to be shown
final class Queue {
  private var waiting: [() -> Void] = []
  private var isBusy = false
  func add(_ work: @escaping () -> Void) { waiting.append(work); runNext() }
  func runNext() {
    guard !isBusy, !waiting.isEmpty else { return }
    isBusy = true
    waiting.removeFirst()()
  }
  func end() { isBusy = false; runNext() }
}
func go() {
  let queue = Queue()
  for n in 1...3 { queue.add { say("shown", n) } }
  say("first", true)
  queue.end()
  queue.end()
  queue.end()
}

// MARK: - a cache with a limit
struct Cache {
  private var order: [String] = []
  private var values: [String: Int] = [:]
  let limit: Int
  init(limit: Int) { self.limit = limit }
  mutating func set(_ key: String, _ value: Int) {
    if values[key] == nil { order.append(key) }
    values[key] = value
    if order.count > limit {
      let old = order.removeFirst()
      values[old] = nil
    }
  }
  func get(_ key: String) -> Int? { values[key] }
  var keys: [String] { order }
}
func go() {
  var cache = Cache(limit: 2)
  cache.set("a", 1)
  cache.set("b", 2)
  cache.set("a", 10)
  cache.set("c", 3)
  say("a", cache.get("a"))
  say("b", cache.get("b"))
  say("keys", cache.keys)
}

// MARK: - observers by token
final class Center {
  private var listeners: [Int: (String) -> Void] = [:]
  private var next = 0
  func add(_ listener: @escaping (String) -> Void) -> Int { next += 1; listeners[next] = listener; return next }
  func remove(_ token: Int) { listeners.removeValue(forKey: token) }
  func post(_ text: String) { for key in listeners.keys.sorted() { listeners[key]?(text) } }
}
func go() {
  let center = Center()
  let first = center.add { say("first", $0) }
  _ = center.add { say("second", $0) }
  center.post("a")
  center.remove(first)
  center.post("b")
}

// MARK: - a form that checks its fields
struct Field { let name: String; var text = ""; let isNeeded: Bool }
struct Form {
  var fields: [Field]
  var missing: [String] { fields.filter { $0.isNeeded && $0.text.isEmpty }.map { $0.name } }
  var isComplete: Bool { missing.isEmpty }
  mutating func set(_ name: String, to text: String) {
    guard let row = fields.firstIndex(where: { $0.name == name }) else { return say("no field", name) }
    fields[row].text = text
  }
}
func go() {
  var form = Form(fields: [Field(name: "mail", isNeeded: true), Field(name: "note", isNeeded: false)])
  say("missing", form.missing)
  form.set("mail", to: "a@b")
  form.set("phone", to: "1")
  say("complete", form.isComplete)
}

// MARK: - a flag is toggled, and a count goes round
struct Switch { var isOn = false { didSet { if isOn != oldValue { flips += 1 } } }; var flips = 0 }
func go() {
  var one = Switch()
  one.isOn.toggle()
  one.isOn = true
  one.isOn.toggle()
  say("flips", one.flips)
  say("on", one.isOn)
  var page = 0
  for _ in 0..<5 { page = (page + 1) % 3 }
  say("page", page)
}

// MARK: - a tree is walked
final class Node {
  let value: Int
  private(set) var children: [Node] = []
  private(set) weak var parent: Node?
  init(_ value: Int, _ children: [Node] = []) {
    self.value = value
    for child in children { add(child) }
  }
  func add(_ child: Node) { children.append(child); child.parent = self }
  var depth: Int { parent.map { $0.depth + 1 } ?? 0 }
  var sum: Int { children.reduce(value) { $0 + $1.sum } }
  func find(_ wanted: Int) -> Node? {
    if value == wanted { return self }
    for child in children { if let found = child.find(wanted) { return found } }
    return nil
  }
  var path: [Int] { (parent?.path ?? []) + [value] }
}
func go() {
  let root = Node(1, [Node(2, [Node(4)]), Node(3)])
  say("sum", root.sum)
  say("path", root.find(4)?.path)
  say("depth", root.find(4)?.depth)
  say("none", root.find(9) == nil)
}

// MARK: - a table of sections
struct Section { let title: String; var rows: [String] }
final class Table {
  private(set) var sections: [Section] = []
  func reload(_ items: [(String, String)]) {
    sections = []
    for (title, row) in items {
      if let index = sections.firstIndex(where: { $0.title == title }) { sections[index].rows.append(row) }
      else { sections.append(Section(title: title, rows: [row])) }
    }
  }
  func count(in section: Int) -> Int { sections.indices.contains(section) ? sections[section].rows.count : 0 }
}
func go() {
  let table = Table()
  table.reload([("a", "1"), ("b", "2"), ("a", "3")])
  say("sections", table.sections.map { $0.title })
  say("first", table.count(in: 0))
  say("none", table.count(in: 5))
  say("rows", table.sections[0].rows)
}

// MARK: - a wallet that refuses
enum WalletError: Error, Equatable { case short(by: Int), locked }
final class Wallet {
  private(set) var coins: Int
  var isLocked = false
  init(_ coins: Int) { self.coins = coins }
  func take(_ n: Int) throws {
    guard !isLocked else { throw WalletError.locked }
    guard coins >= n else { throw WalletError.short(by: n - coins) }
    coins -= n
  }
}
func go() {
  let wallet = Wallet(5)
  for n in [3, 4] {
    do { try wallet.take(n); say("left", wallet.coins) }
    catch WalletError.short(let n) { say("short", n) }
    catch { say("never", true) }
  }
  wallet.isLocked = true
  do { try wallet.take(1) } catch { say("locked", error as? WalletError == .locked) }
}

// MARK: - a stepper within its limits
struct Stepper {
  var value: Int
  let range: ClosedRange<Int>
  mutating func step(_ n: Int) -> Bool {
    let wanted = value + n
    value = min(max(wanted, range.lowerBound), range.upperBound)
    return value == wanted
  }
}
func go() {
  var stepper = Stepper(value: 3, range: 0...5)
  say("up", stepper.step(2))
  say("over", stepper.step(1))
  say("value", stepper.value)
  say("down", stepper.step(-9))
  say("value", stepper.value)
}

// MARK: - steps of a wizard
final class Wizard {
  enum Page: Int, CaseIterable { case start, name, end }
  private(set) var page = Page.start
  private var history: [Page] = []
  func forward() -> Bool {
    guard let next = Page(rawValue: page.rawValue + 1) else { return false }
    history.append(page)
    page = next
    return true
  }
  func back() { page = history.popLast() ?? .start }
}
func go() {
  let wizard = Wizard()
  say("forward", wizard.forward())
  say("forward", wizard.forward())
  say("forward", wizard.forward())
  say("page", wizard.page.rawValue)
  wizard.back()
  wizard.back()
  wizard.back()
  say("start", wizard.page == .start)
}

// MARK: - a plan of what follows what
func order(_ needs: [String: [String]]) -> [String] {
  var done: [String] = []
  func visit(_ name: String) {
    if done.contains(name) { return }
    for other in needs[name] ?? [] { visit(other) }
    done.append(name)
  }
  for name in needs.keys.sorted() { visit(name) }
  return done
}
func go() {
  say("order", order(["c": ["b"], "a": [], "b": ["a"]]))
  say("alone", order(["x": ["y"]]))
}

// MARK: - words are counted
func go() {
  let words = ["a", "b", "a", "c", "a", "b"]
  var counts: [String: Int] = [:]
  for word in words { counts[word] = (counts[word] ?? 0) + 1 }
  var most = ""
  for word in counts.keys.sorted() where counts[word]! > (counts[most] ?? 0) { most = word }
  say("most", most)
  say("b", counts["b"])
  say("kinds", counts.count)
}

// MARK: - primes and a sorted insertion
func insert(_ n: Int, into list: inout [Int]) {
  var row = 0
  while row < list.count, list[row] < n { row += 1 }
  list.insert(n, at: row)
}
func go() {
  var primes: [Int] = []
  candidates: for n in 2..<20 {
    for prime in primes where n % prime == 0 { continue candidates }
    primes.append(n)
  }
  say("primes", primes)
  var list: [Int] = []
  for n in [5, 1, 4, 2] { insert(n, into: &list) }
  say("sorted", list)
}

// MARK: - binary search and its misses
func search(_ list: [Int], _ wanted: Int) -> Int? {
  var (low, high) = (0, list.count)
  while low < high {
    let middle = (low + high) / 2
    if list[middle] == wanted { return middle }
    if list[middle] < wanted { low = middle + 1 } else { high = middle }
  }
  return nil
}
func go() {
  let list = [1, 3, 5, 7, 9]
  say("7", search(list, 7))
  say("1", search(list, 1))
  say("4", search(list, 4))
}

// MARK: - a range alone in parentheses
func place(_ n: Int?) -> String {
  switch n {
  case (1...5)?: return "in"
  case .some(6...9): return "above"
  case nil: return "nil"
  default: return "out"
  }
}
func go() {
  say("in", place(3))
  say("above", place(7))
  say("nil", place(nil))
  say("out", place(20))
}

// MARK: - patterns cast what may be anything
func kind(_ value: Any?) -> String {
  switch value {
  case nil: return "nothing"
  case 0 as Int: return "zero"
  case "x" as String: return "the text x"
  case let number as Int where number < 0: return "negative"
  case is Int: return "number"
  case let (a, b) as (String, Int): return "pair \(a) \(b)"
  case let list as [String]: return "texts \(list.count)"
  case let list as [Int]: return "numbers \(list.count)"
  case let table as [String: Int]: return "table \(table.count)"
  case let text as String where text.isEmpty: return "empty"
  case let text as String: return text
  default: return "other"
  }
}
func asked(_ value: Any) -> String {
  if let list = value as? [String] { return "texts \(list.joined())" }
  if let table = value as? [String: Int] { return "table \(table["a"] ?? 0)" }
  if let number = value as? Double { return "decimal \(number)" }
  return "other"
}
func go() {
  let values: [Any?] = [nil, 0, "x", -2, 5, ("a", 1), ["a", "b"], [1, 2, 3], ["a": 1], "", "y", 2.5, true]
  for value in values { say("kind", kind(value)) }
  for value in [["p", "q"], ["a": 3], 2.5, "p", 4, true] as [Any] { say("asked", asked(value)) }
}

// swift-format-ignore-file

// MARK: - an object of an inner block is gone behind it
class Card {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { say("deinit", name) }
}
func go() {
  if true {
    let card = Card("if")
    say("in", card.name)
  }
  say("behind", "if")
  do {
    let card = Card("do")
    say("in", card.name)
  }
  say("behind", "do")
  for n in 1...2 {
    let card = Card("turn \(n)")
    say("in", card.name)
  }
  say("behind", "for")
}

// MARK: - a weak reference is nil once the strong ones are gone
class Card { deinit { say("deinit", true) } }
func go() {
  weak var seen: Card?
  do {
    let card = Card()
    seen = card
    say("there", seen != nil)
  }
  say("there", seen != nil)
}

// MARK: - a variable that is set to something else lets go
class Card {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit { say("deinit", n) }
}
func go() {
  var card: Card? = Card(1)
  say("n", card?.n)
  card = Card(2)
  say("n", card?.n)
  card = nil
  say("end", card == nil)
}

// MARK: - two that hold each other stay
class Node {
  var other: Node?
  weak var back: Node?
  let name: String
  init(_ name: String) { self.name = name }
  deinit { say("deinit", name) }
}
func strong() {
  let a = Node("a"), b = Node("b")
  a.other = b
  b.other = a
}
func loose() {
  let c = Node("c"), d = Node("d")
  c.other = d
  d.back = c
}
func go() {
  strong()
  say("behind", "strong")
  loose()
  say("behind", "loose")
}

// MARK: - an inner name hides the outer one
func go() {
  let n = 1
  do {
    let n = 2
    say("inner", n)
    if true {
      let n = n + 10
      say("innermost", n)
    }
  }
  say("outer", n)
  let optional: Int? = 5
  if let n = optional { say("bound", n) }
  say("outer", n)
}

// MARK: - deferred statements run last first when the block ends
func go() {
  defer { say("defer", "end of go") }
  for n in 1...2 {
    defer { say("defer", n) }
    if n == 1 { continue }
    say("turn", n)
  }
  do {
    defer { say("defer", "first") }
    defer { say("defer", "second") }
    say("in", "do")
  }
  say("behind", "do")
}

// MARK: - a variable of a branch is another one
func go() {
  var n = 1
  if n > 0 {
    n += 1
    var n = 50
    n += 1
    say("inner", n)
  } else {
    n = 100
  }
  say("outer", n)
  for n in 0..<1 { say("loop", n) }
  say("outer", n)
}

// MARK: - a constant is given its value later
func go() {
  let text: String
  let n = 4
  if n > 3 { text = "large" } else { text = "small" }
  say("text", text)
  let pair: (Int, Int)
  pair = (1, n)
  say("pair", pair.1)
}

// MARK: - globals are made once, when they are first looked at
let shared = made("shared")
var total = 0
func made(_ text: String) -> String { say("made", text); return text }
func go() {
  say("before", true)
  say("shared", shared)
  say("again", shared)
  total += 5
  total += 1
  say("total", total)
}

// MARK: - nested types of one name
class Feed {
  private enum Constants { static let title = "feed"; static let count = 2 }
  enum Section: Int, CaseIterable { case a, b }
  struct Item { let n: Int; var label: String { "feed \(n)" } }
  class Cell { let name = "feed cell" }
  var items: [Item] = [Item(n: 1), Item(n: 2)]
  func text() -> String { "\(Constants.title) \(Constants.count) \(Section.allCases.count) \(items.map { $0.label }) \(Cell().name)" }
  func first() -> Section? { Section(rawValue: 0) }
}
class Detail {
  private enum Constants { static let title = "detail" }
  enum Section: Int, CaseIterable { case x, y, z }
  struct Item { let s: String; var label: String { "detail \(s)" } }
  class Cell { let name = "detail cell"; init() {} }
  var items = [Item(s: "p")]
  func text() -> String { "\(Constants.title) \(Section.allCases.count) \(items.map { $0.label }) \(Cell().name)" }
  func of(_ section: Section) -> String { switch section { case .x: "x"; case .y: "y"; case .z: "z" } }
}
class MoreDetail: Detail {
  func more() -> String { "\(Section.allCases.count) \(Item(s: "q").label)" }
}
extension Feed.Item { var twice: Int { n * 2 } }
extension Feed { func section() -> Section { Section.b } }
func go() {
  say("feed", Feed().text())
  say("detail", Detail().text())
  say("inherited", MoreDetail().more())
  say("extension", Feed.Item(n: 4).twice)
  say("sections", Feed.Section.allCases.count + Detail.Section.allCases.count)
  say("of", Detail().of(.z))
  say("first", Feed().first() == .a)
  say("in an extension", Feed().section().rawValue)
  let all: [Detail.Section] = [.x, .z]
  say("list", all.map { $0.rawValue })
  let item: Detail.Item = .init(s: "r")
  say("made", item.label)
}

// MARK: - a nested type beside one of the file
struct Item { let n: Int; var label: String { "top \(n)" } }
enum State { case on, off; var word: String { "top" } }
class Holder {
  struct Item { let s: String; var label: String { "held \(s)" } }
  enum State { case idle, busy; var word: String { "held" } }
  var state = State.idle
  func item() -> String { Item(s: "x").label }
  func make(_ text: String) -> Item { Item(s: text) }
}
struct Other { let state = State.on; func item() -> String { Item(n: 1).label } }
func pick(_ item: Item) -> String { item.label }
func go() {
  struct Local { let n: Int; func item() -> Item { Item(n: n) } }
  say("held", Holder().item())
  say("state of it", Holder().state.word)
  say("top", Other().item())
  say("state of the top", Other().state.word)
  say("by its type", Holder.State.busy.word)
  say("made", Holder().make("y").label)
  say("argument", pick(Item(n: 3)))
  say("local", Local(n: 4).item().label)
  say("is", (Holder().make("z") as Any) is Item)
}

// MARK: - private members of one name above and below
class Base {
  private var count = 0
  private var label: String { "base" }
  private lazy var list: [String] = ["b"]
  func inc() { count += 1 }
  func base() -> String { setup(); return "\(count) \(label) \(list)" }
  private func setup() { log.append("base") }
  private func name(_ n: Int) -> String { "base \(n)" }
  func names() -> [String] { [1, 2].map { name($0) } + [self.name(3)] }
}
class Card: Base {
  private var count = 10
  private var label: String { "card" }
  private lazy var list: [String] = ["c"]
  func inc2() { count += 1 }
  func card() -> String { setup(); return "\(count) \(label) \(list)" }
  private func setup() { log.append("card") }
  private func name(_ n: Int) -> String { "card \(n)" }
  func cardNames() -> [String] { [1, 2].map { name($0) } + names() }
}
class Top: Card {
  func setup() { log.append("top") }
  func top() { setup() }
}
var log: [String] = []
func go() {
  let card = Card()
  card.inc()
  card.inc()
  card.inc2()
  say("base", card.base())
  say("card", card.card())
  say("names", card.cardNames())
  let top = Top()
  top.top()
  _ = top.base()
  _ = top.card()
  say("log", log)
}

// MARK: - a function of the file has the names of the file
var log: [String] = []
var count = 1
func track(_ s: String) { log.append(s) }
func twice() { track("a"); track("b"); count += 1 }
class Home: UIViewController {
  var log: [String] = ["own"]
  var count = 10
  func mine() { log.append("mine"); track("x"); twice() }
  func go() {
    mine()
    say("own", log)
    say("count", count)
    all()
  }
}
func all() {
  say("of the file", log)
  say("count of the file", count)
}

// MARK: - a static function with the name of a case
enum Route {
  case home, detail(Int), card(id: Int, text: String)
  static func detail(id: String) -> Route { .detail(Int(id) ?? 0) }
  static func card(_ n: Int) -> Route { .card(id: n, text: "made") }
}
func text(_ route: Route) -> String {
  switch route {
  case .home: "home"
  case .detail(let n): "detail \(n)"
  case .card(let id, let text): "card \(id) \(text)"
  }
}
func go() {
  say("static", text(.detail(id: "7")))
  say("case", text(.detail(8)))
  say("by its type", text(Route.detail(id: "9")))
  say("card", text(.card(2)) + text(.card(id: 3, text: "x")))
}

// MARK: - operators that change their left side
infix operator ??=: AssignmentPrecedence
infix operator <~: AssignmentPrecedence
infix operator |>: AdditionPrecedence
func ??= <T>(left: inout T?, right: @autoclosure () -> T) {
  if left == nil { left = right() }
}
func <~ <T>(list: inout [T], element: T) { list.append(element) }
func |><A, B>(value: A, function: (A) -> B) -> B { function(value) }
final class Cache {
  var made = 0
  var value: Int?
  var list = [1]
  func make() -> Int {
    made += 1
    return made * 10
  }
  func fill() {
    value ??= make()
    value ??= make()
    list <~ 2
    list <~ 3
  }
}
func go() {
  let cache = Cache()
  cache.fill()
  say("value", cache.value ?? -1)
  say("made", cache.made)
  say("list", cache.list)
  var name: String?
  name ??= "first"
  name ??= "second"
  say("name", name ?? "-")
  say("pipe", 3 |> { $0 + 1 } |> { "\($0)" })
}

// MARK: - methods that differ by lists and by nil
struct Alert: Equatable { var title: String }
final class State<Value> {
  var value: Value
  private var listeners: [(Value, Value) -> Void] = []
  init(_ value: Value) { self.value = value }
  func listen(_ listener: @escaping (_ old: Value, _ new: Value) -> Void) { listeners.append(listener) }
  func change(_ change: (inout Value) -> Void) {
    let old = value
    change(&value)
    listeners.forEach { $0(old, value) }
  }
}
struct Model {
  var alert: Alert?
  var path: [String] = []
}
final class Shower {
  let state = State(Model())
  var log: [String] = []
  init() {
    state.listen { [unowned self] old, new in
      if old.alert != new.alert { sync(new.alert) }
      if old.path != new.path { sync(new.path) }
    }
  }
  func sync(_ alert: Alert?) { log.append(alert?.title ?? "no alert") }
  func sync(_ path: [String]) { log.append("path \(path.count)") }
}
func go() {
  let shower = Shower()
  shower.state.change { $0.path = ["a", "b"] }
  shower.state.change { $0.alert = Alert(title: "Delete?") }
  shower.state.change { $0.alert = nil; $0.path = [] }
  say("log", shower.log)
}

// MARK: - functions in a function that call each other
struct Token { let text: String }
func evaluate(_ texts: [String]) -> Int? {
  var rest = texts.map { Token(text: $0) }[...]
  var depth = 0
  func value() -> Int? {
    guard let token = rest.popFirst() else { return nil }
    guard token.text == "(" else { return Int(token.text) }
    depth += 1
    defer { depth -= 1 }
    let inner = sum()
    rest.removeFirst()
    return inner
  }
  func product() -> Int? {
    guard var left = value() else { return nil }
    while rest.first?.text == "*" {
      rest.removeFirst()
      guard let right = value() else { return nil }
      left *= right
    }
    return left
  }
  func sum() -> Int? {
    guard var left = product() else { return nil }
    while let sign = rest.first?.text, sign == "+" || sign == "-" {
      rest.removeFirst()
      guard let right = product() else { return nil }
      left += sign == "+" ? right : -right
    }
    return left
  }
  let found = sum()
  say("depth", depth)
  return found
}
func later() -> [() -> String] {
  func ping(_ n: Int) -> String { n == 0 ? "!" : "ping " + pong(n - 1) }
  func pong(_ n: Int) -> String { n == 0 ? "?" : "pong " + ping(n - 1) }
  return [{ ping(2) }, { pong(2) }]
}
func go() {
  say("plain", evaluate(["1", "+", "2", "*", "3"]) ?? -1)
  say("nested", evaluate(["(", "1", "+", "2", ")", "*", "3", "-", "4"]) ?? -1)
  say("broken", evaluate(["1", "+"]) ?? -1)
  for (row, one) in later().enumerated() { say("later \(row)", one()) }
  func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
  func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
  say("values", [1, 2, 3, 4].filter(even).count)
  say("odd", [1, 2, 5].map(odd).filter { $0 }.count)
}

// MARK: - an assignment as an argument
func note(_ nothing: Void, _ text: String) { say("noted", text) }
func go() {
  var count = 1
  note(count += 5, "\(count)")
  say("count", count)
  note(count -= 2, "x")
  say("less", count)
}

// MARK: - functions in a function stand below their calls
final class Steps {
  var lines: [String] = []
  func run(_ work: (Int) -> Void) { for n in 1...2 { work(n) } }
  func start(_ isLoud: Bool) {
    let mark = isLoud ? "!" : "."
    run { n in
      if n == 2 { finish(n) } else { lines.append("wait") }
    }
    end()
    let tail = "tail"
    func finish(_ n: Int) { lines.append("finish \(n)\(mark)") }
    func end() { again(2) }
    func again(_ n: Int) {
      lines.append("again \(n)")
      if n > 1 { again(n - 1) }
    }
    func close() { lines.append(tail + mark) }
    close()
  }
}
func go() {
  let steps = Steps()
  steps.start(true)
  say("lines", steps.lines.joined(separator: ","))
}

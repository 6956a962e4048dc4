// swift-format-ignore-file

// MARK: - a member of Int in closures of own generic functions
extension Int {
  var isPaired: Bool { self % 2 == 0 }
  var doubled: Int { self * 2 }
  func plus(_ n: Int) -> Int { self + n }
}
extension Array {
  func number(where test: (Element) -> Bool) -> Int { filter(test).count }
  func all<T>(_ make: (Element) -> T) -> [T] {
    var result: [T] = []
    for element in self { result.append(make(element)) }
    return result
  }
}
extension Sequence {
  func sum<T: AdditiveArithmetic>(of part: (Element) -> T) -> T { reduce(.zero) { $0 + part($1) } }
}
func call<T, U>(_ value: T, _ make: (T) -> U) -> U { make(value) }
func twice<T>(_ value: T, _ change: (T) -> T) -> T { change(change(value)) }
func go() {
  say("number", [1, 2, 4].number { $0.isPaired })
  say("all", [1, 2, 4].all { $0.doubled })
  say("all", [1, 2, 4].all(\.doubled))
  say("call", call(2) { $0.isPaired })
  say("call", call(3) { $0.plus(4) })
  say("twice", twice(3) { $0.doubled })
  say("count", [1, 2, 4].count(where: \.isPaired))
  say("any", [1, 2, 4].all { $0.plus(1).isPaired })
}

// MARK: - members of several types by one name
extension Int { var name: String { "number \(self)" } }
extension String { var name: String { "text \(self)" } }
struct City { var name: String }
func names<T>(_ value: T, _ name: (T) -> String) -> String { name(value) }
func either(_ value: Any) -> String {
  if let number = value as? Int { return number.name }
  if let text = value as? String { return text.name }
  return "other"
}
func go() {
  say("number", names(1) { $0.name })
  say("text", names("a") { $0.name })
  say("city", names(City(name: "Rome")) { $0.name })
  say("any", [1, "b", 2.5].map { either($0) })
}

// MARK: - members of collections on texts
extension Collection {
  var secondOne: Element? { dropFirst().first }
  var tail: SubSequence { dropFirst() }
  func isLonger(than n: Int) -> Bool { count > n }
}
extension Sequence {
  func list() -> [Element] { Array(self) }
}
func go() {
  say("second", "hello".secondOne)
  say("none", "h".secondOne)
  say("tail", String("hello".tail))
  say("longer", "hello".isLonger(than: 4))
  say("list", "abc".list())
  say("numbers", [1, 2, 3].secondOne)
  say("tail", Array([1, 2, 3].tail))
  if let letter = "hello".secondOne { say("letter", String(letter) + "!") }
}

// MARK: - lists of one value
func go() {
  let grid = Array(repeating: Array(repeating: ".", count: 3), count: 2)
  say("rows", grid.map { $0.joined() })
  var board = Array(repeating: Array(repeating: 0, count: 2), count: 2)
  board[1][0] = 5
  say("board", board)
  say("sums", board.map { $0.reduce(0, +) })
  say("row", [String](repeating: "-", count: 3).joined(separator: "+"))
  say("lists", [[1, 2], [3], []].joined().map { $0 * 2 })
  say("between", Array([[1], [2], [3]].joined(separator: [0, 0])))
}

// MARK: - a dictionary with values that may be nil
func go() {
  let ages: [String: Int?] = ["a": 1, "b": nil]
  say("count", ages.count)
  say("a", ages["a"]! ?? 0)
  var plain: [String: Int] = ["a": 1]
  plain["a"] = nil
  say("plain", plain.isEmpty)
  say("default", plain["a", default: 4])
}

// MARK: - a function type by a generic name
struct State { var count = 0 }
typealias Reducer<S> = (inout S, Int) -> Void
typealias Transform<A, B> = (A) -> B
let reducer: Reducer<State> = { state, n in state.count += n }
let words: Transform<Int, String> = { "\($0 + 1)" }
func go() {
  var state = State()
  reducer(&state, 3)
  reducer(&state, 4)
  say("count", state.count)
  let local: Reducer<State> = { state, n in state.count = n }
  local(&state, 1)
  say("local", state.count)
  say("words", words(2))
}

// MARK: - another name of a type below its use
let second: (Int) -> Int = { $0 + 1 }
typealias Change = (Int) -> Int
let third: Change = { $0 * 2 }
func go() {
  say("second", second(1))
  say("third", third(4))
}

// MARK: - one trailing closure goes to the parameter that needs one
struct Runner {
  var told: [String] = []
  mutating func run(then next: ((Int) -> Void)? = nil, _ body: () -> Int) {
    told.append("body \(body())")
    next?(0)
  }
  mutating func both(first: () -> Int = { 0 }, second: () -> Int = { 0 }) { told.append("\(first()) \(second())") }
}
func go() {
  var runner = Runner()
  runner.run { 5 }
  runner.both { 1 } second: { 2 }
  say("told", runner.told)
}

// MARK: - a generic type of Void
final class Subject<T> {
  private var listeners: [(T) -> Void] = []
  func sink(_ listener: @escaping (T) -> Void) { listeners.append(listener) }
  func send(_ value: T) { listeners.forEach { $0(value) } }
}
func go() {
  var count = 0
  let tapped = Subject<Void>()
  tapped.sink { count += 1 }
  tapped.send(())
  say("count", count)
  let numbers = Subject<Int>()
  numbers.sink { count += $0 }
  numbers.send(4)
  say("count", count)
}

// MARK: - extensions of types inside types
final class Model {
  enum State { case empty, failed(String) }
  struct Item { var title: String }
  var state = State.failed("x")
}
protocol Titled { var line: String { get } }
extension Model.State: CustomStringConvertible {
  var description: String {
    switch self {
    case .empty: return "empty"
    case .failed(let why): return "failed: " + why
    }
  }
  var isFailed: Bool { if case .failed = self { return true }; return false }
}
extension Model.Item: Titled {
  var line: String { title + "!" }
  fileprivate static let none = Model.Item(title: "none")
}
func go() {
  let model = Model()
  say("text", "\(model.state)")
  say("failed", model.state.isFailed)
  model.state = .empty
  say("text", "\(model.state)")
  let titled: Titled = Model.Item(title: "a")
  say("line", titled.line)
  say("static", Model.Item.none.line)
}

// MARK: - an optional and its value have members of one name
extension String { var isBlank: Bool { !contains { $0 != " " } } }
extension Optional where Wrapped == String {
  var isBlank: Bool { self?.isBlank ?? true }
  var isThere: Bool { !isBlank }
}
extension Int { var text: String { "int \(self)" } }
extension Optional where Wrapped == Int { var text: String { "optional \(self ?? 0)" } }
func go() {
  var name: String?
  say("nil", name.isBlank)
  name = " "
  say("blank", name.isBlank)
  name = "x"
  say("text", name.isBlank)
  say("there", name.isThere)
  say("own", name?.isBlank)
  say("plain", "".isBlank)
  let number: Int? = 1
  say("optional", number.text)
  say("forced", number!.text)
  say("plain", 1.text)
}

// MARK: - types of one name in several types
struct Feed {
  enum State: Int, CaseIterable { case idle, busy }
  struct Item { var name = "home" }
  enum Keys { static let title = "home title" }
  var state = State.busy
  func told() -> String { "\(State.allCases.count) \(Item().name) \(Keys.title) \(state.rawValue)" }
}
struct Detail {
  enum State { case loading, failed(String) }
  struct Item { var count = 3 }
  enum Keys { static let title = "detail title" }
  var state: State
  func told() -> String {
    switch state {
    case .loading: return "loading"
    case .failed(let why): return "\(why) \(Item().count) \(Keys.title)"
    }
  }
}
struct Item { var whole = true }
extension Detail { func isLoading() -> Bool { if case .loading = state { return true }; return false } }
extension Feed.State { fileprivate var next: Feed.State { self == .idle ? .busy : Feed.State(rawValue: 0)! } }
func go() {
  say("home", Feed().told())
  say("detail", Detail(state: .failed("x")).told())
  say("other", Detail(state: Detail.State.loading).isLoading())
  let state: Feed.State = .idle
  say("state", state)
  say("next", state.next)
  say("item", Item().whole)
  say("inner", Feed.Item(name: "a").name)
  say("text", "\(Feed.Item())")
  let states: [Feed.State] = [.busy, .idle]
  say("raw", states.map(\.rawValue))
}

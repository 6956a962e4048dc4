// swift-format-ignore-file

// MARK: - what a class fills in above it
class Coordinator<Result> {
  var finish: ((Result) -> Void)?
  private(set) var count = 0
  func coordinate<T>(to other: Coordinator<T>, then handle: @escaping (T) -> Void) {
    count += 1
    other.finish = { [unowned self] in count -= 1; handle($0) }
    other.start()
  }
  func start() {}
}
enum Choice { case name(String), cancel }
class Middle<Value>: Coordinator<Value> {}
final class Chooser: Middle<Choice> {
  let text: String?
  init(_ text: String?) { self.text = text }
  override func start() { if let text { finish?(.name(text)) } else { finish?(.cancel) } }
}
final class Asker: Coordinator<Bool> { override func start() { finish?(true) } }
func go() {
  let root = Coordinator<Void>()
  for text in ["a", nil] {
    root.coordinate(to: Chooser(text)) { choice in
      switch choice {
      case .name(let name): say("name", name)
      case .cancel: say("cancelled", true)
      }
    }
  }
  root.coordinate(to: Asker()) { say("asked", $0 ? "yes" : "no") }
  say("left", root.count)
}

// MARK: - logic of one's own
struct Rule<Input> {
  let test: (Input) -> Bool
  static func && (a: Rule, b: Rule) -> Rule { Rule { a.test($0) && b.test($0) } }
  static func || (a: Rule, b: Rule) -> Rule { Rule { a.test($0) || b.test($0) } }
  static prefix func ! (a: Rule) -> Rule { Rule { !a.test($0) } }
  func of<T>(_ path: KeyPath<T, Input>) -> Rule<T> { Rule<T> { self.test($0[keyPath: path]) } }
}
struct Person { let name: String; let age: Int }
func longer(_ n: Int) -> Rule<String> { Rule { $0.count > n } }
func go() {
  let adult = Rule<Int> { $0 >= 18 }
  let rule = longer(2).of(\Person.name) && (adult.of(\Person.age) || longer(5).of(\Person.name))
  say("ann", rule.test(Person(name: "Ann", age: 30)))
  say("child", rule.test(Person(name: "Ann", age: 3)))
  say("long", rule.test(Person(name: "Josephine", age: 3)))
  say("not", (!adult).test(3))
  say("both", (longer(1) && longer(2)).test("ab"))
}

// MARK: - generic initialisers with values of their own parameters
protocol Start { init() }
struct Count: Start { var n = 3 }
final class Store<State: Start> {
  private(set) var state: State
  private let change: (inout State) -> Void
  init(_ change: @escaping (inout State) -> Void, state: State = State()) { self.change = change; self.state = state }
  func run() { change(&state) }
}
func go() {
  let store = Store<Count>({ $0.n += 1 })
  store.run()
  say("n", store.state.n)
  let given = Store({ $0.n *= 2 }, state: Count(n: 5))
  given.run()
  say("given", given.state.n)
}

// MARK: - parts of lists of optionals
func go() {
  let cells: [String?] = ["x", nil, "o", nil]
  say("part", cells[0..<2].map { $0 ?? "." }.joined())
  say("rows", stride(from: 0, to: 4, by: 2).map { start in cells[start..<start + 2].map { $0 ?? "." }.joined() })
  say("tail", cells[1...].compactMap { $0 })
  say("flat", cells[..<3].map { $0?.count ?? 0 })
}

// MARK: - what closures get inside closures
func go() {
  let parse: (String) -> String = { Int($0).map { $0 > 99 ? "big" : "small" } ?? "none" }
  say("big", parse("100"))
  say("small", parse("7"))
  say("none", parse("x"))
  let range: (Range<Int>) -> String = { "\($0.lowerBound)-\($0.upperBound)" }
  say("range", range(2..<5))
  let counts = ["a": 2, "b": 1, "c": 3]
  say("most", counts.max { $0.value < $1.value }?.key)
  say("sorted", counts.sorted { $0.value < $1.value }.map(\.key))
  say("first", counts.first { $0.value == 1 }?.key)
}

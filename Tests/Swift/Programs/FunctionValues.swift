// swift-format-ignore-file

// MARK: - initialisers and methods of types stand for functions
struct Card { var n: Int; func plus(_ k: Int) -> Int { n + k } }
struct Link { let id: String; init?(_ s: String) { guard !s.isEmpty else { return nil }; id = s } }
final class Screen { var tag: String; init(tag: String) { self.tag = tag }; func shown() -> String { "shown \(tag)" } }
func go() {
  say("made", [1, 2].map(Card.init).count)
  say("labels", [1, 2].map(Card.init(n:)).map { $0.n }.reduce(0, +))
  say("some", ["a", "", "b"].compactMap(Link.init).map(\.id).joined())
  let make: (String) -> Screen = Screen.init
  say("tag", make("x").tag)
  let shown = Screen.shown
  say("method", shown(Screen(tag: "q"))())
  let chosen: Set<Int> = [1, 2]
  say("contains", [1, 2, 3].filter(chosen.contains).count)
  let actions: [String: (Screen) -> () -> String] = ["a": Screen.shown]
  say("table", actions["a"]?(Screen(tag: "t"))() ?? "-")
}

// MARK: - local functions call themselves and each other, later too
final class Steps {
  var kept: (() -> Void)?
  var said: [String] = []
  func start() {
    func ask(_ n: Int) {
      guard n > 0 else { return }
      said.append("ask \(n)")
      kept = { ask(n - 1) }
    }
    ask(2)
  }
  func below() {
    func first() { second() }
    func second() { said.append("second") }
    first()
  }
  func add(_ sum: inout Int) { [1, 2].forEach { sum += $0 } }
}
func go() {
  let steps = Steps()
  steps.start()
  steps.kept?()
  steps.kept?()
  steps.below()
  say("said", steps.said.joined(separator: ", "))
  var sum = 1
  steps.add(&sum)
  say("sum", sum)
}

// MARK: - nothing runs behind a chain that ends at nil
enum Route { case home; func title() -> String { "home" } }
protocol Link { var next: Link? { get } }
extension Link { func depth() -> Int { 1 + (next?.depth() ?? 0) } }
struct Node: Link { var next: Link? }
struct Counter { var n = 0; mutating func add(_ k: Int) { n += k } }
final class Holder {
  var route: Route?
  var counter: Counter?
  var done: ((Int) -> Void)?
  var calls = 0
  func made() -> Int { calls += 1; return calls }
}
func go() {
  let holder = Holder()
  say("none", holder.route?.title() ?? "none")
  holder.counter?.add(holder.made())
  holder.counter?.n = holder.made()
  holder.done?(holder.made())
  say("calls", holder.calls)
  say("depth", Node(next: Node(next: nil)).depth())
}

// MARK: - sequences of one's own
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n + 1 }
}
final class Walk: IteratorProtocol { var k = 0; func next() -> Int? { k += 1; return k > 3 ? nil : k } }
struct Path: Sequence { func makeIterator() -> Walk { Walk() } }
struct Playlist: Sequence { var songs: [String]; func makeIterator() -> IndexingIterator<[String]> { songs.makeIterator() } }
func go() {
  var said: [Int] = []
  for n in Countdown(n: 3) { said.append(n) }
  say("countdown", said.map { "\($0)" }.joined())
  say("map", Countdown(n: 3).map { $0 * 2 }.reduce(0, +))
  var sum = 0
  for n in Path() where n > 1 { sum += n }
  say("sum", sum)
  say("songs", Playlist(songs: ["a", "b"]).filter { $0 != "a" }.joined())
  say("has", Countdown(n: 3).contains(2))
}

// MARK: - parts of pairs, static members as patterns, sums that begin with zero
struct Line { var n: Int; static let zero = Line(n: 0); static func + (a: Line, b: Line) -> Line { Line(n: a.n + b.n) } }
struct Feature: OptionSet { let rawValue: Int; static let rating = Feature(rawValue: 1), tips = Feature(rawValue: 2) }
struct Check { let text: String; static func && (a: Check, b: Check) -> Check { Check(text: a.text + "&" + b.text) } }
class Base { var trail: [String] = []; var payload = 0 { didSet { trail.append("b\(payload)") } } }
final class Derived: Base { override init() { super.init(); payload = 9 } }
func name(_ f: Feature) -> String { switch f { case .rating: return "r"; case .tips: return "t"; default: return "d" } }
func weather(_ n: Int, _ city: String?) -> String { switch (n, city) { case (60, .some): return "S"; default: return "D" } }
func go() {
  say("pairs", zip([Line(n: 1)], [Line(n: 3)]).map { $0.n - $1.n }.reduce(0, +))
  say("texts", zip("abc", "abd").filter { $0 != $1 }.count)
  say("pattern", name(.rating) + name([.rating, .tips]))
  say("some", weather(60, "Oslo") + weather(60, nil))
  say("zero", [Line(n: 1), Line(n: 2)].reduce(.zero, +).n)
  say("ints", [1, 2].reduce(.zero, +))
  say("own and", (Check(text: "a") && Check(text: "b")).text)
  say("trail", Derived().trail.joined())
}

// MARK: - Swift's own functions where functions of the file are wanted
func chained<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C { { second(first($0)) } }
func go() {
  say("text", chained({ (n: Int) in n + 1 }, String.init)(4))
  let changes: [(Int) -> Int] = [{ $0 + 1 }, abs]
  say("list", changes.map { $0(-4) })
  let magnitude: (Int) -> Int = abs
  say("one", magnitude(-3))
  let larger: (Int, Int) -> Int = max
  say("two", larger(2, 3))
}

// MARK: - methods of structures and of protocols as values
protocol Screen {
  associatedtype Input
  associatedtype Output
  func run(_ input: Input) -> Output
}
extension Screen { func twice(_ input: Input) -> [Output] { [run(input), run(input)] } }
struct Picker: Screen {
  var suffix = ""
  func run(_ input: [String]) -> String? { input.sorted().first.map { $0 + suffix } }
}
struct AnyScreen<Input, Output> {
  private let body: (Input) -> Output
  init<S: Screen>(_ screen: S) where S.Input == Input, S.Output == Output { body = screen.run }
  func callAsFunction(_ input: Input) -> Output { body(input) }
}
func go() {
  say("erased", AnyScreen(Picker(suffix: "!"))(["z", "b"]))
  var picker = Picker(suffix: "?")
  let run = picker.run
  picker.suffix = "-"
  say("bound", run(["q"]))
  let typed: ([String]) -> String? = picker.run
  say("typed", typed([]))
  let twice = picker.twice
  say("given", twice(["a"]))
}

// MARK: - what a protocol's extension gives to a class is a value
protocol Listing: AnyObject { var items: [String] { get set } }
extension Listing { func add(_ item: String) { items.append(item) } }
final class Shelf: Listing {
  var items: [String] = []
  func fill() {
    ["a", "b"].forEach(add)
    let one = self.add
    one("c")
  }
}
func go() {
  let shelf = Shelf()
  shelf.fill()
  ["d"].forEach(shelf.add)
  say("items", shelf.items)
}

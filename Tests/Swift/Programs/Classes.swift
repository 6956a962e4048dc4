// swift-format-ignore-file

// MARK: - the order of initialisers
class Base {
  let a: Int
  init(a: Int) { self.a = a; say("base", a) }
  convenience init() { say("before", true); self.init(a: 7); say("behind", a) }
  func describe() -> String { "base \(a)" }
}
class Middle: Base {
  var b = 2
  override init(a: Int) { b = a * 2; super.init(a: a + 1); say("middle", b) }
  override func describe() -> String { super.describe() + " middle" }
}
class Last: Middle {
  lazy var c: Int = { say("lazy", true); return b + 1 }()
  override func describe() -> String { "last " + super.describe() }
}
func go() {
  say("text", Last(a: 1).describe())
  let last = Last()
  say("c", last.c)
  say("c", last.c)
  last.c = 50
  say("c", last.c)
}

// MARK: - deinit runs from the subclass up
class Base { deinit { say("deinit", "base") } }
class Sub: Base {
  let part = Part()
  deinit { say("deinit", "sub") }
}
class Part { deinit { say("deinit", "part") } }
func go() {
  var sub: Sub? = Sub()
  say("made", sub != nil)
  sub = nil
  say("end", true)
}

// MARK: - static, class and lazy members
class Shared {
  static let one = Shared()
  static var count = 0
  class var kind: String { "shared" }
  var n = 0
  private init() { Shared.count += 1 }
}
class Loader {
  var loads = 0
  lazy var text: String = load()
  func load() -> String { loads += 1; return "loaded" }
}
func go() {
  say("count", Shared.count)
  Shared.one.n += 1
  Shared.one.n += 1
  say("n", Shared.one.n)
  say("count", Shared.count)
  say("kind", Shared.kind)
  let loader = Loader()
  say("loads", loader.loads)
  say("text", loader.text)
  say("again", loader.text)
  say("loads", loader.loads)
}

// MARK: - methods, overrides and super
class Animal {
  let name: String
  init(_ name: String) { self.name = name }
  func sound() -> String { "..." }
  func speak() -> String { "\(name): \(sound())" }
  class func kind() -> String { "animal" }
}
class Dog: Animal {
  override func sound() -> String { "woof" }
  override class func kind() -> String { "dog" }
}
class Puppy: Dog { override func sound() -> String { super.sound() + "!" } }
func go() {
  let all: [Animal] = [Animal("it"), Dog("rex"), Puppy("pip")]
  for animal in all { say("speak", animal.speak()) }
  say("kind", Dog.kind())
  say("type", type(of: all[1]).kind())
}

// MARK: - objects are shared
class Counter { var n = 0; func add() -> Int { n += 1; return n } }
func raise(_ counter: Counter) { counter.n += 10 }
func go() {
  let a = Counter()
  let b = a
  say("add", b.add())
  raise(a)
  say("b", b.n)
  say("same", a === b)
  say("other", a === Counter())
  let list = [a, a, Counter()]
  list[0].n = 5
  say("list", list.map { $0.n })
}

// MARK: - an override of a property
class Base {
  var title: String { "base" }
  var n = 1
}
class Sub: Base {
  override var title: String { super.title + " sub" }
  override var n: Int {
    get { super.n * 10 }
    set { super.n = newValue + 1 }
  }
}
func go() {
  let base: Base = Sub()
  say("title", base.title)
  say("n", base.n)
  base.n = 4
  say("n", base.n)
}

// MARK: - observers of a base class and of an override
class Base { var n = 0 { didSet { say("base did", oldValue) } } }
class Sub: Base { override var n: Int { willSet { say("sub will", newValue) } didSet { say("sub did", n) } } }
func go() {
  let sub = Sub()
  sub.n = 3
  sub.n += 1
  (sub as Base).n = 9
  say("n", sub.n)
}

// MARK: - observers are silent in an initialiser
class Model {
  var n = 1 { didSet { say("did", n) } }
  init(n: Int) { self.n = n }
  func set() { n += 0; n = 8 }
}
func go() {
  let model = Model(n: 5)
  say("n", model.n)
  model.set()
  say("n", model.n)
}

// MARK: - an initialiser that may fail
class Account {
  let n: Int
  init?(_ n: Int) { if n < 0 { return nil }; self.n = n }
}
func go() {
  say("good", Account(3)?.n)
  say("bad", Account(-3) == nil)
  guard let account = Account(1) else { return say("never", true) }
  say("account", account.n)
}

// MARK: - a delegate is held weakly
protocol FormDelegate: AnyObject { func formDidEnd(_ form: Form, with text: String) }
class Form {
  weak var delegate: FormDelegate?
  func end() { delegate?.formDidEnd(self, with: "done") }
}
class Page: FormDelegate {
  let form = Form()
  var texts: [String] = []
  init() { form.delegate = self }
  func formDidEnd(_ form: Form, with text: String) { texts.append(text); say("same", form === self.form) }
}
func go() {
  var page: Page? = Page()
  let form = page!.form
  form.end()
  say("texts", page?.texts)
  page = nil
  say("delegate", form.delegate == nil)
  form.end()
}

// MARK: - unowned and closures that hold themselves
class Node {
  let name: String
  var onTap: (() -> Void)?
  init(_ name: String) { self.name = name }
  deinit { say("deinit", name) }
}
func go() {
  do {
    let node = Node("strong")
    node.onTap = { say("tapped", node.name) }
    node.onTap?()
  }
  say("behind", 1)
  do {
    let node = Node("weak")
    node.onTap = { [weak node] in say("tapped", node?.name) }
    node.onTap?()
  }
  say("behind", 2)
  do {
    let node = Node("unowned")
    node.onTap = { [unowned node] in say("tapped", node.name) }
    node.onTap?()
  }
  say("behind", 3)
}

// MARK: - types inside types
class Screen {
  enum State { case idle, busy(Int) }
  struct Item { let n: Int; var next: Item2 { Item2(n: n + 1) } }
  struct Item2 { let n: Int }
  class Row { let item: Item; init(_ item: Item) { self.item = item } }
  var state = State.idle
  func work() { state = .busy(3) }
}
func go() {
  let screen = Screen()
  screen.work()
  if case .busy(let n) = screen.state { say("busy", n) }
  say("row", Screen.Row(Screen.Item(n: 4)).item.next.n)
}

// MARK: - lists of types, and super in a class property
class Rank {
  class var order: Int { 1 }
  class func name() -> String { "s" }
  let made: Int
  required init(n: Int) { made = Self.order + n }
}
class High: Rank {
  override class var order: Int { super.order + 2 }
  override class func name() -> String { super.name() + "a" }
  func own() -> Int { Self.order }
}
class Low: Rank { override class var order: Int { 0 } }
func go() {
  let types: [Rank.Type] = [High.self, Low.self].sorted { $0.order < $1.order }
  say("orders", types.map { $0.order })
  say("made", types[1].init(n: 10).made)
  say("few", [High.self, Low.self].filter { $0.order < 2 }.count)
  say("super", High.order)
  say("name", High.name())
  say("own", High(n: 0).own())
}

// MARK: - what a class makes of itself
class Shape {
  let label: String
  required init(label: String) { self.label = label }
  class func make() -> Self { self.init(label: "made") }
  static func pair() -> [Shape] { [make(), self.init(label: "b")] }
  func kind() -> String { "shape " + label }
}
class Circle: Shape { override func kind() -> String { "circle " + label } }
func go() {
  say("shape", Shape.make().kind())
  say("circle", Circle.make().kind())
  say("pair", Circle.pair().map { $0.kind() })
}

// MARK: - a subscript that a subclass overrides
class Row {
  var texts = ["a", "b"]
  subscript(i: Int) -> String {
    get { "row " + texts[i] }
    set { texts[i] = newValue }
  }
  subscript(word: String) -> String { "word " + word }
}
class Loud: Row {
  override subscript(i: Int) -> String {
    get { super[i] + "!" }
    set { texts[i] = newValue + newValue }
  }
}
class Louder: Loud { override subscript(i: Int) -> String { get { super[i] + "?" } set { texts[i] = "-" } } }
func go() {
  let rows: [Row] = [Row(), Loud(), Louder()]
  for row in rows {
    say("read", row[1])
    row[0] = "c"
    say("texts", row.texts)
    say("word", row["x"])
  }
}

// MARK: - observers of an override in its own initialiser
var heardOfCounts: [String] = []
class Counter {
  var count = 0 { didSet { heardOfCounts.append("base \(oldValue)->\(count)") } }
  init() { count = 5 }
}
class Observed: Counter {
  override var count: Int { didSet { heardOfCounts.append("observed \(count)") } }
  override init() {
    super.init()
    count += 1
    self.count = 9
  }
}
class Plain { var count = 0 }
class Watched: Plain {
  override var count: Int { willSet { heardOfCounts.append("will \(newValue)") } }
  override init() {
    super.init()
    count = 3
  }
}
func go() {
  _ = Observed()
  say("heard", heardOfCounts)
  heardOfCounts = []
  let watched = Watched()
  watched.count = 4
  say("heard", heardOfCounts)
}

// MARK: - private members of one name above and below
var heardOfPrivate: [String] = []
class Upper {
  private var count = 0
  private var label: String { "upper" }
  private lazy var list: [String] = ["u"]
  init() { setUp() }
  private func setUp() { heardOfPrivate.append("upper") }
  func inc() { count += 1 }
  func upper() -> String { "\(count) \(label) \(list)" }
}
class Lower: Upper {
  private var count = 10
  private var label: String { "lower" }
  private lazy var list: [String] = ["l"]
  override init() {
    super.init()
    setUp()
  }
  private func setUp() { heardOfPrivate.append("lower") }
  func inc2() { count += 1 }
  func lower() -> String { "\(count) \(label) \(list)" }
}
class Lowest: Lower {
  override init() {
    super.init()
    setUp()
  }
  private func setUp() { heardOfPrivate.append("lowest") }
}
func go() {
  let lower = Lowest()
  lower.inc()
  lower.inc()
  lower.inc2()
  say("upper", lower.upper())
  say("lower", lower.lower())
  say("heard", heardOfPrivate)
}

// MARK: - what a superclass's subscript gives is an optional
class Log {
  var lines = ["a"]
  subscript(row: Int) -> String? { row < lines.count ? lines[row] : nil }
}
final class LoudLog: Log {
  override subscript(row: Int) -> String? { super[row].map { $0.uppercased() } }
}
func go() {
  say("there", LoudLog()[0])
  say("nil", LoudLog()[5])
}

// MARK: - an override observes what is stored and what is computed above
class Base {
  var n = 0
  private var kept = 0
  var even: Int {
    get { kept }
    set { kept = newValue / 2 * 2 }
  }
}
class Sub: Base {
  override var n: Int {
    didSet {
      say("sub", n)
      if n > 5 { n = 5 }
    }
  }
  override var even: Int {
    willSet { say("will", newValue) }
    didSet {
      say("did", "\(oldValue) \(even)")
      if even > 10 { even = 10 }
    }
  }
}
class Last: Sub {
  override var n: Int { willSet { say("last", newValue) } }
  override var even: Int { didSet { say("last even", even) } }
}
func go() {
  let sub = Sub()
  sub.n = 9
  say("n", sub.n)
  sub.even = 7
  sub.even += 6
  say("even", sub.even)
  let last: Base = Last()
  last.n = 8
  last.even = 31
  say("n", last.n)
  say("even", last.even)
}

// MARK: - what gives back itself goes on in a lazy property
class Router {
  private(set) var routes: [String] = []
  func on(_ route: String) -> Self {
    routes.append(route)
    return self
  }
  func first(_ prefix: String) -> String? { routes.first { $0.hasPrefix(prefix) } }
}
final class Deep: Router { func last() -> String? { routes.last } }
final class App {
  lazy var router = Router().on("/a").on("/b")
  lazy var deep = Deep().on("x").on("y").on("z")
  func find(_ prefix: String?) -> String? { prefix.flatMap(router.first(_:)) }
}
func go() {
  let app = App()
  say("found", app.find("/b") ?? "-")
  say("none", app.find("/c") ?? "-")
  say("count", app.router.routes.count)
  say("last", app.deep.last() ?? "-")
}

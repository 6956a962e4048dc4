// swift-format-ignore-file

// MARK: - defaults of arguments and variadic ones
func describe(_ n: Int, times: Int = 2, suffix: String = "!") -> String {
  String(repeating: "\(n)", count: times) + suffix
}
func total(_ numbers: Int..., plus more: Int = 0) -> Int { numbers.reduce(more, +) }
func go() {
  say("default", describe(1))
  say("times", describe(1, times: 3))
  say("suffix", describe(1, suffix: "?"))
  say("total", total(1, 2, 3))
  say("none", total())
  say("more", total(1, plus: 10))
}

// MARK: - a default that is computed for each call
var calls = 0
func next() -> Int { calls += 1; return calls }
func show(_ n: Int = next()) { say("n", n) }
func go() {
  show()
  show(50)
  show()
}

// MARK: - overloads by labels, counts and types
struct Printer {
  func put(_ n: Int) -> String { "int" }
  func put(_ n: Double) -> String { "double" }
  func put(_ text: String) -> String { "text" }
  func put(_ list: [Int]) -> String { "list" }
  func put(_ a: Int, _ b: Int) -> String { "two" }
  func put(with n: Int) -> String { "with" }
  func put(_ body: () -> Int) -> String { "closure" }
}
func go() {
  let printer = Printer()
  say("int", printer.put(1))
  say("double", printer.put(1.5))
  say("text", printer.put("a"))
  say("list", printer.put([1]))
  say("two", printer.put(1, 2))
  say("with", printer.put(with: 1))
  say("closure", printer.put { 1 })
}

// MARK: - overloads by class, subclass and protocol
protocol Shape {}
class Base: Shape {}
class Sub: Base {}
func name(_ shape: Shape) -> String { "shape" }
func name(_ base: Base) -> String { "base" }
func name(_ sub: Sub) -> String { "sub" }
func go() {
  say("base", name(Base()))
  say("sub", name(Sub()))
  let base: Base = Sub()
  say("static type", name(base))
  let shape: Shape = Sub()
  say("protocol", name(shape))
}

// MARK: - initialisers are chosen by labels and types
class Route {
  let text: String
  init(_ n: Int) { text = "number \(n)" }
  init(_ name: String) { text = "name \(name)" }
  init(id: Int) { text = "id \(id)" }
}
func go() {
  say("number", Route(1).text)
  say("name", Route("a").text)
  say("id", Route(id: 2).text)
}

// MARK: - a subclass against a default of a protocol
protocol Greets { func hello() -> String }
extension Greets { func hello() -> String { "default" }; func bye() -> String { "bye of \(hello())" } }
class Base: Greets {}
class Sub: Base { func hello() -> String { "sub" } }
class Own: Greets { func hello() -> String { "own" } }
class OwnSub: Own { override func hello() -> String { "own sub" } }
func go() {
  let greets: [Greets] = [Base(), Sub(), Own(), OwnSub()]
  for one in greets { say("hello", one.hello()); say("bye", one.bye()) }
  say("direct", Sub().hello())
}

// MARK: - operators that a type has and one of its own
infix operator <+>: AdditionPrecedence
struct Vector: Equatable {
  var x = 0, y = 0
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func * (a: Vector, n: Int) -> Vector { Vector(x: a.x * n, y: a.y * n) }
  static func <+> (a: Vector, b: Vector) -> Int { a.x + b.x }
}
func go() {
  var a = Vector(x: 1, y: 2)
  let b = Vector(x: 3, y: 4)
  say("plus", (a + b).x)
  a += b
  say("a", a.y)
  say("minus", (-a).x)
  say("times", (b * 2).y)
  say("own", a <+> b)
  say("equal", a == Vector(x: 4, y: 6))
}

// MARK: - comparable by one operator
struct Size: Comparable {
  let n: Int
  static func < (a: Size, b: Size) -> Bool { a.n < b.n }
}
func go() {
  let list = [Size(n: 3), Size(n: 1), Size(n: 2)]
  say("less", list[1] < list[0])
  say("greater", list[0] > list[2])
  say("at least", list[0] >= list[0])
  say("sorted", list.sorted().map { $0.n })
  say("max", list.max()?.n)
  say("min", list.min()?.n)
}

// MARK: - closures that are chosen by a table
func go() {
  let actions: [String: (Int, Int) -> Int] = ["+": { $0 + $1 }, "-": { $0 - $1 }, "max": max]
  say("plus", actions["+"]?(2, 3))
  say("minus", actions["-"]!(2, 3))
  say("max", actions["max"]?(2, 3))
  say("none", actions["x"]?(2, 3))
}

// MARK: - functions inside functions
func go() {
  var depth = 0
  func dive(_ n: Int) -> Int {
    depth += 1
    return n == 0 ? 0 : n + dive(n - 1)
  }
  say("sum", dive(4))
  say("depth", depth)
  func twice(_ n: Int) -> Int { n * 2 }
  say("twice", [1, 2].map(twice))
}

// MARK: - methods are values
class Counter {
  var n = 0
  func add(_ m: Int) -> Int { n += m; return n }
}
func go() {
  let counter = Counter()
  let add = counter.add
  say("one", add(1))
  say("two", add(5))
  say("n", counter.n)
  say("mapped", [1, 2].map(counter.add))
}

// MARK: - a closure that is kept and called later
class Button {
  private var actions: [() -> Void] = []
  func onTap(_ action: @escaping () -> Void) { actions.append(action) }
  func tap() { for action in actions { action() } }
}
class Page {
  let button = Button()
  var taps = 0
  func start() {
    button.onTap { [weak self] in self?.taps += 1 }
    button.onTap { [weak self] in
      guard let self else { return }
      say("taps", self.taps)
    }
  }
}
func go() {
  let page = Page()
  page.start()
  page.button.tap()
  page.button.tap()
  say("end", page.taps)
}

// MARK: - recursion and what calls hand on
func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }
func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
func power(_ n: Int, _ m: Int, _ result: Int = 1) -> Int { m == 0 ? result : power(n, m - 1, result * n) }
func go() {
  say("factorial", factorial(6))
  say("even", isEven(7))
  say("power", power(2, 10))
}

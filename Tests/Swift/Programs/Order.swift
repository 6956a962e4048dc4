// swift-format-ignore-file

// MARK: - super chains
class A {
  var log: [String] = []
  init() { log.append("A"); setUp() }
  func setUp() { log.append("A.setUp") }
  func run(_ n: Int) -> Int { log.append("A.run"); return step(n) }
  func step(_ n: Int) -> Int { n + 1 }
  class func kind() -> String { "A" }
  var title: String { "a" }
}
class B: A {
  override init() { super.init(); log.append("B") }
  override func setUp() { super.setUp(); log.append("B.setUp") }
  override func step(_ n: Int) -> Int { super.step(n) * 2 }
  override class func kind() -> String { super.kind() + "B" }
  override var title: String { super.title + "b" }
}
class C: B {
  var extra = 5
  override func setUp() { log.append("C.setUp \(extra)"); super.setUp() }
  override func run(_ n: Int) -> Int { log.append("C.run"); return super.run(n) + extra }
  override func step(_ n: Int) -> Int { super.step(n) - 3 }
  override class func kind() -> String { super.kind() + "C" }
  override var title: String { let up = { super.title }; return up() + "c" }
}
class D: C {}
func go() {
  let d = D()
  say("log", d.log)
  say("run", d.run(4))
  say("log", d.log.count)
  say("kind", D.kind())
  say("title", d.title)
  let a: A = d
  say("step", a.step(1))
  say("type", type(of: a).kind())
}

// MARK: - convenience and designated initialisers in order
class Shape {
  var log: [String]
  var sides: Int { didSet { log.append("sides \(oldValue)->\(sides)") } }
  init(sides: Int) { log = ["init \(sides)"]; self.sides = sides; self.sides = sides }
  convenience init() { self.init(sides: 3); log.append("conv"); sides = 4 }
  convenience init(text: String) { self.init(sides: text.count); self.sides += 1 }
}
class Poly: Shape {
  var name: String = "poly" { didSet { log.append("name \(name)") } }
  override init(sides: Int) { name = "early"; super.init(sides: sides); name = "late"; self.sides = 10 }
}
class Star: Poly {
  let points: Int
  init(points: Int) { self.points = points; super.init(sides: points * 2); log.append("star") }
  convenience init?(maybe: Int) { guard maybe > 2 else { return nil }; self.init(points: maybe) }
}
func go() {
  say("a", Shape().log)
  say("b", Shape(text: "hello").log)
  say("c", Poly().log)
  say("d", Poly(text: "ab").log)
  say("e", Star(points: 5).log)
  say("f", Star(maybe: 1)?.points)
  say("g", Star(maybe: 4)?.sides)
}

// MARK: - observers in init, defer and inheritance
class Model {
  var log: [String] = []
  var value = 1 {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("did \(oldValue)") }
  }
  var list: [Int] = [] { didSet { log.append("list \(list.count)") } }
  func change() { defer { value = 9 }; value = 5; log.append("body") }
  func swap(_ n: inout Int) { n += 1; n += 1; log.append("inside") }
}
class Sub: Model {
  override var value: Int {
    willSet { log.append("sub will \(newValue)") }
    didSet { log.append("sub did \(oldValue)"); if value > 8 { value = 8 } }
  }
}
func go() {
  let m = Model()
  m.change()
  say("a", m.log)
  m.log = []
  m.list.append(1)
  m.list[0] += 4
  m.list.removeAll()
  say("b", m.log)
  let s = Sub()
  s.change()
  say("c", s.log)
  say("d", s.value)
  let t = Model()
  t.swap(&t.value)
  say("e", t.value)
}

// MARK: - defer and throws in order
enum Oops: Error { case one, two(Int) }
var order: [String] = []
func inner(_ n: Int) throws -> Int {
  defer { order.append("d1") }
  if n == 0 { throw Oops.one }
  defer { order.append("d2") }
  if n == 1 { throw Oops.two(n) }
  defer { order.append("d3") }
  return order.count
}
func outer(_ n: Int) -> String {
  defer { order.append("out") }
  do {
    defer { order.append("do") }
    let x = try inner(n)
    order.append("ok")
    return "v\(x)"
  } catch Oops.one {
    order.append("one")
    return "one"
  } catch let Oops.two(k) where k > 5 {
    return "big"
  } catch {
    order.append("catch")
    return "\(error)"
  }
}
func loop() {
  for i in 0..<3 {
    defer { order.append("l\(i)") }
    if i == 1 { continue }
    order.append("b\(i)")
  }
}
func go() {
  for n in 0...2 {
    order = []
    say("r", outer(n))
    say("order", order)
  }
  order = []
  loop()
  say("loop", order)
  func nested() -> Int { var n = 1; defer { n = 5 }; return n }
  say("nested", nested())
}

// MARK: - throwing sequences of calls
enum Err: Error, Equatable { case low, high(Int) }
struct Checked { private(set) var log: [String] = []
  mutating func run(_ n: Int) throws -> Int { log.append("in \(n)"); defer { log.append("out \(n)") }; guard n > 0 else { throw Err.low }; if n > 9 { throw Err.high(n) }; return n } }
func attempt<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T { for i in 1..<times { if let v = try? body(i) { return v } }; return try body(times) }
func typed(_ n: Int) throws(Err) -> Int { if n < 0 { throw .low }; return n }
func go() {
  var c = Checked()
  say("a", try? c.run(3))
  say("b", try? c.run(0))
  do { _ = try c.run(20) } catch Err.high(let n) where n > 15 { say("c", n) } catch { say("c", "other") }
  say("d", c.log)
  say("e", try? attempt(3) { n in if n < 3 { throw Err.low }; return n * 10 })
  say("f", (try? attempt(2) { _ -> Int in throw Err.low }) == nil)
  do throws(Err) { say("g", try typed(4)); _ = try typed(-1) } catch { say("h", error == .low) }
  let r = Result { try c.run(10) }
  if case .failure(let e) = r { say("i", (e as? Err) == .high(10)) }
  say("j", (try? r.get()) ?? -1)
  say("k", Result<Int, Err>.success(4).map { $0 * 2 }.flatMap { $0 > 5 ? .failure(.high($0)) : .success($0) } == .failure(.high(8)))
}

// MARK: - weak and unowned timing
class Node {
  let name: String
  weak var parent: Node?
  var children: [Node] = []
  var log: (String) -> Void
  init(_ name: String, _ log: @escaping (String) -> Void) { self.name = name; self.log = log }
  func add(_ child: Node) { child.parent = self; children.append(child) }
  deinit { log("gone \(name)") }
}
class Owner {
  var action: (() -> String)?
  let name = "owner"
  func wire() { action = { [weak self] in self?.name ?? "nobody" } }
  func wireUnowned() { action = { [unowned self] in self.name } }
}
func go() {
  var log: [String] = []
  do {
    let root = Node("root") { log.append($0) }
    var child: Node? = Node("child") { log.append($0) }
    root.add(child!)
    say("a", child?.parent?.name)
    child = nil
    say("b", root.children.count)
    root.children.removeAll()
    say("c", log)
  }
  say("d", log)
  var owner: Owner? = Owner()
  owner?.wire()
  let action = owner?.action
  say("e", action?())
  owner = nil
  say("f", action?())
  weak var none = Node("temp") { log.append($0) }
  say("g", none == nil)
  say("h", log)
  let keep = Owner()
  keep.wireUnowned()
  say("i", keep.action?())
  func make() -> Node? { weak var w: Node?; let n = Node("local") { log.append($0) }; w = n; return w }
  say("j", make()?.name)
  say("k", log.last)
  var list = [Node("x") { log.append($0) }, Node("y") { log.append($0) }]
  list[0] = list[1]
  say("l", log.last)
  list = []
  say("m", log.last)
}

// MARK: - own logic and precedence
infix operator <>: AdditionPrecedence
func <> (a: [Int], b: [Int]) -> [Int] { a + b.reversed() }
struct V: Equatable { var x = 0, y = 0
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func += (a: inout V, b: V) { a = a + b }
  static func * (k: Int, a: V) -> V { V(x: k * a.x, y: k * a.y) }
  static func || (a: V, b: @autoclosure () -> V) -> V { a == V() ? b() : a } }
func go() {
  say("a", [1, 2] <> [3, 4])
  var v = V(x: 1, y: 2) + 2 * V(x: 3, y: 4)
  say("d", v.x * 100 + v.y)
  v += -V(x: 1, y: 1)
  say("e", v == V(x: 6, y: 9))
  say("f", (V() || V(x: 5)).x)
  say("g", (V(x: 2) || V(x: 5)).x)
  say("h", [V(x: 1), V(y: 2)].reduce(V(), +).y)
}

// MARK: - switches of every kind
enum Shape { case circle(Double), rect(w: Int, h: Int), none }
func kind(_ x: Int, _ y: Int) -> String {
  switch (x, y) {
  case (0, 0): return "origin"
  case (_, 0), (0, _): return "axis"
  case (1...3, let y) where y > 10: return "far \(y)"
  case let (x, y) where x == y: return "diagonal"
  case (..<0, _): return "left"
  case (let x, 5...): return "high \(x)"
  default: return "other"
  }
}
func fall(_ n: Int) -> [String] {
  var out: [String] = []
  switch n {
  case 1: out.append("one"); fallthrough
  case 2: out.append("two"); fallthrough
  case 3:
    out.append("three")
    if n == 1 { break }
    out.append("more")
  case 4 where n > 5: out.append("never")
  default: out.append("default")
  }
  return out
}
func any(_ value: Any) -> String {
  switch value {
  case 0 as Int: return "zero"
  case let n as Int where n < 0: return "negative"
  case is Int: return "int"
  case let s as String: return "text \(s.count)"
  case let f as (Int) -> Int: return "function \(f(2))"
  case let list as [Int]: return "list \(list.count)"
  case Optional<Any>.none: return "nil"
  case let s as Shape: if case .rect(let w, _) = s { return "rect \(w)" }; return "shape"
  default: return "?"
  }
}
func optional(_ a: Int?, _ b: String?) -> String {
  switch (a, b) {
  case (nil, nil): "none"
  case (let a?, nil): "a \(a)"
  case (nil, .some(let b)): "b \(b)"
  case (1?, "x"?): "one x"
  case let (a?, b?): "\(a)\(b)"
  }
}
func go() {
  say("a", [kind(0, 0), kind(0, 5), kind(2, 11), kind(4, 4), kind(-1, 3), kind(7, 6), kind(7, 1)])
  say("b", [fall(1), fall(2), fall(3), fall(4)])
  say("d", any({ (n: Int) -> Int in n * 4 }))
  say("e", [optional(nil, nil), optional(2, nil), optional(nil, "y"), optional(1, "x"), optional(1, "y")])
  let c: Character = "e"
  switch c { case "a", "e", "i": say("f", "vowel"); case "b"..."d": say("f", "b-d"); default: say("f", "no") }
  let s = Shape.rect(w: 2, h: 3)
  if case let .rect(w, h) = s, w < h { say("g", w * h) }
  guard case .rect(w: 2, h: let h) = s else { return }
  say("h", h)
  for case .circle(let r) in [Shape.circle(1), .none, .circle(2.5)] where r > 1 { say("i", r) }
  for case let n? in [1, nil, 3] { say("j", n) }
  let x = switch s { case .none: 0; case .circle: 1; case .rect(let w, _) where w > 5: 2; case .rect: 3 }
  say("k", x)
}

// MARK: - labelled loops and recursion
func go() {
  var hits: [Int] = []
  outer: for i in 1...4 {
    for j in 1...4 {
      if j == 3 { continue outer }
      if i == 3 { break outer }
      hits.append(i * 10 + j)
    }
  }
  say("a", hits)
  var n = 0
  again: repeat {
    n += 1
    switch n {
    case 3: continue again
    case 7: break again
    default: break
    }
    hits.append(n)
  } while n < 10
  say("b", hits)
  block: do {
    if n == 7 { break block }
    say("never", 0)
  }
  check: if n > 2 {
    if n < 100 { break check }
    say("never", 1)
  }
  func ack(_ m: Int, _ n: Int) -> Int { m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)) }
  say("c", ack(2, 2))
  func perms(_ xs: [Int]) -> [[Int]] {
    xs.isEmpty ? [[]] : xs.indices.flatMap { i -> [[Int]] in
      var rest = xs
      let x = rest.remove(at: i)
      return perms(rest).map { [x] + $0 }
    }
  }
  say("d", perms([1, 2, 3]).count)
  say("e", perms([1, 2, 3])[3])
  indirect enum Tree { case leaf(Int), node(Tree, Tree); var sum: Int { switch self { case .leaf(let n): n; case .node(let a, let b): a.sum + b.sum } } }
  say("g", Tree.node(.leaf(3), .node(.leaf(4), .leaf(5))).sum)
}

// MARK: - string indices
func go() {
  let text = "hello world"
  let i = text.firstIndex(of: "o")!
  say("a", text[i])
  say("b", text[..<i])
  say("c", text[text.index(after: i)...])
  say("d", text.distance(from: text.startIndex, to: i))
  say("e", text.lastIndex(of: "o").map { text.distance(from: i, to: $0) })
  say("f", text.index(text.startIndex, offsetBy: 50, limitedBy: text.endIndex) == nil)
  say("g", text.indices.count)
  say("h", text[text.indices.last!])
  say("i", String(text.prefix(while: { $0 != " " })))
  var t = text
  t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 5), with: "HI")
  say("j", t)
  t.remove(at: t.startIndex)
  say("k", t)
  t.insert("!", at: t.endIndex)
  t.insert(contentsOf: "ab", at: t.startIndex)
  say("l", t)
  t.removeSubrange(t.startIndex...t.index(after: t.startIndex))
  say("m", t)
  t.removeFirst(2)
  say("n", t)
  say("o", t.popLast())
  t.removeAll { $0 == "l" }
  say("p", t)
  say("r", zip(text, text.dropFirst()).filter { $0 == $1 }.count)
  say("s", text.enumerated().filter { $0.element == "l" }.map { $0.offset })
  let w = text.suffix(5)
  say("t", w.first)
  say("u", w[w.startIndex])
  say("v", String(text[text.index(text.endIndex, offsetBy: -3)]))
  say("w", text.max())
  say("x", text.filter("aeiou".contains))
  say("y", text.map { $0 == " " ? "_" : String($0) }.joined())
  say("z", text.allSatisfy { $0.isLetter || $0 == " " })
}

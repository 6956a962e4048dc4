// swift-format-ignore-file

// MARK: - numbers and ranges
func size(_ n: Int) -> String {
  switch n {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4..<10: return "some"
  case 10...: return "many"
  default: return "never"
  }
}
func go() {
  for n in [-5, 0, 2, 4, 9, 10, 500] { say("\(n)", size(n)) }
}

// MARK: - texts, tuples and where
func place(_ x: Int, _ y: Int) -> String {
  switch (x, y) {
  case (0, 0): return "origin"
  case (_, 0): return "x axis"
  case (0, let y): return "y axis at \(y)"
  case let (x, y) where x == y: return "diagonal"
  case (1...5, 1...5): return "near"
  default: return "far"
  }
}
func word(_ text: String) -> Int {
  switch text {
  case "one": return 1
  case "two", "zwei": return 2
  case let other where other.isEmpty: return 0
  default: return -1
  }
}
func go() {
  say("origin", place(0, 0))
  say("x", place(3, 0))
  say("y", place(0, 4))
  say("diagonal", place(7, 7))
  say("near", place(1, 2))
  say("far", place(9, 2))
  say("one", word("one"))
  say("zwei", word("zwei"))
  say("empty", word(""))
  say("other", word("x"))
}

// MARK: - fallthrough, break and a switch as a value
func go() {
  var steps: [String] = []
  switch 1 {
  case 1:
    steps.append("one")
    fallthrough
  case 2:
    steps.append("two")
  default:
    steps.append("default")
  }
  say("steps", steps)
  let n = 3
  switch n {
  case 3 where n > 5: say("never", n)
  case 3: break
  default: say("never", n)
  }
  let name = switch n { case 1: "one"; case 3: "three"; default: "other" }
  say("name", name)
  let sign = if n > 0 { "plus" } else { "minus" }
  say("sign", sign)
}

// MARK: - cases of an enumeration with payloads inside each other
indirect enum Tree { case leaf(Int), node(Tree, Tree), empty }
func sum(_ tree: Tree) -> Int {
  switch tree {
  case .leaf(let n): return n
  case .node(let a, let b): return sum(a) + sum(b)
  case .empty: return 0
  }
}
func go() {
  let tree = Tree.node(.node(.leaf(1), .leaf(2)), .node(.empty, .leaf(4)))
  say("sum", sum(tree))
  if case .node(.node(let left, _), _) = tree { say("left", sum(left)) }
  if case .leaf = tree { say("never", true) } else { say("no leaf", true) }
}

// MARK: - raw values and all cases
enum Planet: Int, CaseIterable { case mercury = 1, venus, earth }
enum Kind: String { case red, green = "grün" }
func go() {
  say("raw", Planet.earth.rawValue)
  say("made", Planet(rawValue: 2) == .venus)
  say("none", Planet(rawValue: 9) == nil)
  say("all", Planet.allCases.map { $0.rawValue })
  say("count", Planet.allCases.count)
  say("red", Kind.red.rawValue)
  say("green", Kind.green.rawValue)
  say("kind", Kind(rawValue: "grün") == .green)
}

// MARK: - an enumeration with methods that change it
enum Light {
  case red, green, yellow
  mutating func next() {
    switch self {
    case .red: self = .green
    case .green: self = .yellow
    case .yellow: self = .red
    }
  }
  var isGo: Bool { self == .green }
  static let first = Light.red
}
func go() {
  var light = Light.first
  for _ in 0..<4 {
    light.next()
    say("light", "\(light)")
    say("go", light.isGo)
  }
}

// MARK: - patterns of optionals
func go() {
  let list: [Int?] = [1, nil, 3]
  for case let n? in list { say("n", n) }
  for case .some(let n) in list where n > 1 { say("more", n) }
  for item in list {
    switch item {
    case nil: say("none", true)
    case 1?: say("one", true)
    case let n?: say("other", n)
    }
  }
}

// MARK: - a switch over types
protocol Shape {}
struct Circle: Shape { let radius = 2 }
struct Square: Shape { let side = 3 }
class Other: Shape {}
func go() {
  let shapes: [Shape] = [Circle(), Square(), Other()]
  for shape in shapes {
    switch shape {
    case let circle as Circle: say("circle", circle.radius)
    case is Square: say("square", true)
    default: say("other", true)
    }
  }
}

// MARK: - several cases bind the same names
enum Event { case tap(x: Int, y: Int), drag(x: Int, y: Int, speed: Int), key(String) }
func go() {
  for event in [Event.tap(x: 1, y: 2), .drag(x: 3, y: 4, speed: 5), .key("a")] {
    switch event {
    case .tap(let x, let y), .drag(let x, let y, _): say("at", x * 10 + y)
    case .key(let key): say("key", key)
    }
  }
}

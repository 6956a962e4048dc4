/// Makes programs by lot, of numbers, lists, closures, structures, objects, errors and what holds them together. The same seed
/// makes the same program.
struct Generator {
  private var state: UInt64
  private var lines: [String] = []
  private var indentation = "  "
  /// How many names there are already.
  private var count = 0
  /// What is in scope.
  private var scope = Scope()
  /// How much more may be written.
  private var room = 14

  private struct Scope {
    var numbers: [String] = []
    var variables: [String] = []
    var lists: [String] = []
    var optionals: [String] = []
    var closures: [String] = []
    var pairs: [String] = []
    var cells: [String] = []
    var tables: [String] = []
  }

  /// A program of a seed.
  static func program(_ seed: Int) -> Program {
    var generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    generator.write()
    return Program(file: "Random", name: "\(seed)", line: 1, lines: generator.lines)
  }

  private init(state: UInt64) { self.state = state }

  private mutating func random(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private mutating func one(of list: [String]) -> String? { list.isEmpty ? nil : list[random(list.count)] }

  private mutating func name(_ start: String) -> String {
    count += 1
    return "\(start)\(count)"
  }

  private mutating func put(_ line: String) { lines.append(indentation + line) }

  // MARK: Declarations

  private mutating func write() {
    let (low, high, step) = (random(5), 20 + random(40), 1 + random(4))
    lines = """
      struct Pair {
        var a = \(low)
        var b = \(high)
        var sum: Int { a + b }
        mutating func shift(_ n: Int) { a += n; b -= n }
      }
      class Cell {
        var n: Int { didSet { if n != oldValue { changes += 1 } } }
        var changes = 0
        init(_ n: Int) { self.n = n }
        func add(_ m: Int) -> Int { n = (n + m) % 500; return n }
      }
      class Doubled: Cell {
        override func add(_ m: Int) -> Int { super.add(m * \(step + 1)) + 1 }
      }
      enum Step { case stay, move(Int), turn(left: Bool, by: Int) }
      enum Failure: Error { case small(Int), large }
      func check(_ n: Int) throws -> Int {
        if n < \(low) { throw Failure.small(n) }
        guard n < \(high) else { throw Failure.large }
        return n + \(step)
      }
      func step(_ n: Int) -> Step {
        switch n % 3 {
        case 0: return .stay
        case 1, -1: return .move(n)
        default: return .turn(left: n > 0, by: n / 2)
        }
      }
      func counter(_ start: Int) -> (Int) -> Int {
        var count = start
        return { n in
          defer { count += \(step) }
          return count + n
        }
      }
      func change(_ n: inout Int, _ body: (Int) -> Int) -> Bool {
        let old = n
        n = body(n) % 1000
        return n > old
      }
      func go() {
      """.split(separator: "\n").map(String.init)
    for _ in 0..<2 { declareNumber() }
    while room > 0 { statement(0) }
    for name in scope.numbers { put("say(\"end \(name)\", \(name))") }
    for name in scope.lists { put("say(\"end \(name)\", \(name))") }
    for name in scope.cells { put("say(\"end \(name)\", \(name).n * 100 + \(name).changes)") }
    lines.append("}")
  }

  private mutating func declareNumber() {
    let name = name("n")
    put("var \(name) = \(number(1))")
    scope.numbers.append(name)
    scope.variables.append(name)
  }

  // MARK: Expressions

  private mutating func number(_ depth: Int) -> String {
    switch random(depth > 1 ? 4 : 14) {
    case 0, 1: return "\(random(30))"
    case 2, 3: return one(of: scope.numbers) ?? "\(random(9))"
    case 4: return "(\(number(depth + 1)) + \(number(depth + 1)))"
    case 5: return "(\(number(depth + 1)) - \(number(depth + 1)))"
    case 6: return "(\(number(depth + 1)) * \(1 + random(5)))"
    case 7: return "(\(number(depth + 1)) % \(2 + random(7)))"
    case 8: return "max(\(number(depth + 1)), \(number(depth + 1)))"
    case 9: return one(of: scope.lists).map { "\($0).count" } ?? "7"
    case 10: return one(of: scope.optionals).map { "(\($0) ?? \(random(9)))" } ?? "8"
    case 11: return one(of: scope.pairs).map { "\($0).sum" } ?? "9"
    case 12: return one(of: scope.cells).map { "\($0).n" } ?? "10"
    default: return "(\(condition(depth + 1)) ? \(number(depth + 1)) : \(number(depth + 1)))"
    }
  }

  private mutating func condition(_ depth: Int) -> String {
    switch random(depth > 1 ? 3 : 7) {
    case 0: return "\(number(3)) < \(number(3))"
    case 1: return "\(number(3)) % 2 == 0"
    case 2: return "\(number(3)) != \(number(3))"
    case 3: return "(\(condition(depth + 1)) && \(condition(depth + 1)))"
    case 4: return "(\(condition(depth + 1)) || \(condition(depth + 1)))"
    case 5: return one(of: scope.lists).map { "\($0).contains(\(random(12)))" } ?? "true"
    default: return one(of: scope.optionals).map { "\($0) != nil" } ?? "!(\(condition(depth + 1)))"
    }
  }

  // MARK: Statements

  private mutating func block(_ depth: Int, _ prepare: (inout Generator) -> Void = { _ in }) {
    let outer = scope
    indentation += "  "
    prepare(&self)
    for _ in 0..<(1 + random(2)) { statement(depth + 1) }
    indentation = String(indentation.dropLast(2))
    scope = outer
  }

  private mutating func statement(_ depth: Int) {
    room -= 1
    let kind = random(depth > 2 ? 12 : 24)
    switch kind {
    case 0: declareNumber()
    case 1, 2:
      guard let name = one(of: scope.variables) else { return declareNumber() }
      put("\(name) = \(number(0)) % 1000")
    case 3:
      guard let name = one(of: scope.variables) else { return declareNumber() }
      put("\(name) \(["+=", "-="][random(2)]) \(number(2)) % 100")
    case 4, 5: put("say(\"\(name("value"))\", \(number(0)))")
    case 6: put("say(\"\(name("test"))\", \(condition(0)))")
    case 7: list()
    case 8: optional()
    case 9: closure()
    case 10: pair()
    case 11: cell()
    case 12, 13:
      put("if \(condition(0)) {")
      block(depth)
      if random(2) == 0 {
        put("} else if \(condition(0)) {")
        block(depth)
      }
      put("} else {")
      block(depth)
      put("}")
    case 14, 15: loop(depth)
    case 16: choose(depth)
    case 17: steps(depth)
    case 18, 19: attempt(depth)
    case 20:
      put("do {")
      let text = name("defer")
      block(depth) { $0.put("defer { say(\"\(text)\", \($0.one(of: $0.scope.numbers) ?? "0")) }") }
      put("}")
    case 21: table()
    case 22:
      guard let name = one(of: scope.variables) else { return declareNumber() }
      put("say(\"\(self.name("changed"))\", change(&\(name)) { $0 \(["+", "-", "*"][random(3)]) \(1 + random(6)) })")
    default:
      guard let name = one(of: scope.optionals) else { return optional() }
      let found = self.name("found")
      put("if let \(found) = \(name), \(found) > \(random(20)) {")
      block(depth) { $0.scope.numbers.append(found) }
      put("}")
    }
  }

  private mutating func list() {
    guard random(3) > 0, let list = one(of: scope.lists) else {
      let name = name("list")
      put("var \(name) = [\((0...random(4)).map { _ in number(2) }.joined(separator: ", "))]")
      return scope.lists.append(name)
    }
    switch random(8) {
    case 0: put("\(list).append(\(number(1)))")
    case 1: put("\(list) = \(list).map { $0 \(["+", "*", "-"][random(3)]) \(1 + random(4)) }")
    case 2: put("\(list) = \(list).filter { $0 % 2 == \(random(2)) || $0 < \(random(20)) }")
    case 3: put("if !\(list).isEmpty { \(list)[0] = \(number(1)) }")
    case 4: put("say(\"\(name("sum"))\", \(list).reduce(\(random(5))) { $0 + $1 })")
    case 5: put("say(\"\(name("first"))\", \(list).first)")
    case 6: put("if \(list).count > 1 { say(\"\(name("gone"))\", \(list).remove(at: 1)) }")
    default: put("say(\"\(name("back"))\", Array(\(list).reversed()))")
    }
  }

  private mutating func optional() {
    let name = name("maybe")
    put("var \(name): Int? = \(condition(1)) ? \(number(1)) : nil")
    if random(2) == 0 { put("\(name)? += \(random(9))") }
    if random(3) == 0 { put("\(name) = \(number(2))") }
    put("say(\"\(name)\", \(name))")
    scope.optionals.append(name)
  }

  private mutating func closure() {
    guard random(3) > 0, let closure = one(of: scope.closures) else {
      let name = name("count")
      if random(2) == 0, let variable = one(of: scope.variables) {
        put("let \(name) = { (n: Int) -> Int in \(variable) += n % 50; return \(variable) }")
      } else {
        put("let \(name) = counter(\(number(1)))")
      }
      return scope.closures.append(name)
    }
    put("say(\"\(name("called"))\", \(closure)(\(number(2))))")
  }

  private mutating func pair() {
    guard random(3) > 0, let pair = one(of: scope.pairs) else {
      let copied = random(2) == 0 ? one(of: scope.pairs) : nil
      let name = name("pair")
      put("var \(name) = \(copied ?? "Pair(a: \(number(2)))")")
      return scope.pairs.append(name)
    }
    switch random(3) {
    case 0: put("\(pair).shift(\(number(2)))")
    case 1: put("\(pair).a = \(number(1))")
    default: put("say(\"\(name("sum"))\", \(pair).sum)")
    }
  }

  private mutating func cell() {
    guard random(3) > 0, let cell = one(of: scope.cells) else {
      let shared = random(3) == 0 ? one(of: scope.cells) : nil
      let name = name("cell")
      put(
        "let \(name)\(shared == nil ? ": Cell" : "") = \(shared ?? "\(["Cell", "Doubled"][random(2)])(\(number(2)))")")
      return scope.cells.append(name)
    }
    switch random(3) {
    case 0: put("say(\"\(name("added"))\", \(cell).add(\(number(2))))")
    case 1: put("\(cell).n = \(number(1)) % 300")
    default: put("say(\"\(name("changes"))\", \(cell).changes)")
    }
  }

  private mutating func loop(_ depth: Int) {
    let name = name("i")
    if random(2) == 0 {
      let label = random(3) == 0 ? self.name("loop") : nil
      put("\(label.map { $0 + ": " } ?? "")for \(name) in \(random(3))..<\(3 + random(4)) {")
      block(depth) {
        $0.scope.numbers.append(name)
        if let label { $0.put("if \($0.condition(1)) { \(["break", "continue"][$0.random(2)]) \(label) }") }
      }
    } else {
      put("var \(name) = 0")
      put("while \(name) < \(2 + random(4)) {")
      block(depth) { $0.put("\(name) += 1") }
    }
    put("}")
  }

  private mutating func choose(_ depth: Int) {
    put("switch \(number(1)) % 6 {")
    put("case 0, 1:")
    block(depth)
    put("case 2...3:")
    block(depth)
    let name = name("other")
    put("case let \(name) where \(name) < 0:")
    block(depth) { $0.scope.numbers.append(name) }
    put("default:")
    block(depth)
    put("}")
  }

  private mutating func steps(_ depth: Int) {
    let (n, left) = (name("by"), name("left"))
    put("switch step(\(number(1))) {")
    put("case .stay: say(\"\(name("stay"))\", true)")
    put("case .move(let \(n)):")
    block(depth) { $0.scope.numbers.append(n) }
    put("case .turn(left: let \(left), by: let \(n)):")
    block(depth) {
      $0.scope.numbers.append(n)
      $0.put("say(\"\(left)\", \(left))")
    }
    put("}")
  }

  private mutating func attempt(_ depth: Int) {
    let (value, small) = (name("checked"), name("small"))
    put("do {")
    block(depth) {
      $0.put("let \(value) = try check(\($0.number(1)))")
      $0.put("say(\"\(value)\", \(value))")
      $0.scope.numbers.append(value)
    }
    put("} catch Failure.small(let \(small)) {")
    block(depth) { $0.scope.numbers.append(small) }
    put("} catch {")
    block(depth)
    put("}")
    put("say(\"\(name("tried"))\", try? check(\(number(2))))")
  }

  private mutating func table() {
    guard random(3) > 0, let table = one(of: scope.tables) else {
      let name = name("table")
      put("var \(name) = [\"a\": \(number(2)), \"b\": \(number(2))]")
      return scope.tables.append(name)
    }
    let key = ["a", "b", "c"][random(3)]
    switch random(4) {
    case 0: put("\(table)[\"\(key)\"] = \(condition(2)) ? \(number(2)) : nil")
    case 1: put("\(table)[\"\(key)\", default: \(random(9))] += \(random(9))")
    case 2: put("say(\"\(name("entry"))\", \(table)[\"\(key)\"])")
    default: put("for key in \(table).keys.sorted() { say(key, \(table)[key]) }")
    }
  }
}

import Testing

@testable import PresentationModel

/// Every operator, with operands that presim does not know, in every place where a value may stand: no jump is left
/// without its row, and what runs comes to an end.
@Suite struct UnknownOperandTests {
  static let operators = ["??", "&&", "||", "? :", "==", "!=", "<", "+", "-", "^", "as?", "is", "...", "prefix !"]
  static let operands: [(left: String, right: String)] = [
    ("known", "Api.shared.flag"), ("Api.shared.flag", "known"), ("Api.a", "Api.b(1)"), ("maybe", "Api.a"),
  ]
  static let places = [
    "let x = E", "kept = E", "use(E)", "if E { use(1) }", "while E { break }", "E", "_ = E", "use([E, E])",
    "use(\"\\(E)\")", "let c = { E }; use(c())",
    "switch E { case true: use(1); default: break }", "guard E else { return }",
    "for _ in [1] { use(E) }", "use((E, 1))", "do { use(try? E) }", "use((E) ? 1 : Api.a)", "use(known ? (E) : (E))",
    "let y = (E) ?? (E); use(y)", "let y = known && (E) || (E); use(y)", "defer { use(E) }",
  ]

  static func expression(_ sign: String, _ left: String, _ right: String) -> String {
    switch sign {
    case "? :": "\(left) ? \(right) : \(left)"
    case "as?": "\(right) as? Bool"
    case "is": "\(right) is Bool"
    case "prefix !": "!\(right)"
    default: "\(left) \(sign) \(right)"
    }
  }

  static func open(in program: Program) -> [String] {
    program.swift.functions.flatMap { function in
      function.instructions.filter { $0.kind.target.map { $0 < 0 } ?? false }.map { "\(function.name): \($0)" }
    }
  }

  @Test(arguments: operators)
  func inEveryPlace(_ sign: String) throws {
    let start = Self.operators.firstIndex(of: sign) ?? 0
    for (row, (left, right)) in Self.operands.enumerated() {
      for (column, place) in Self.places.enumerated()
      where ScenarioFiles.isExhaustive || (start + row + column) % 3 == 0 {
        let line = place.replacing("E", with: Self.expression(sign, left, right))
        let text = """
          class Home: UIViewController {
          let known = true
          let maybe: Bool? = nil
          var kept: Any?
          func use(_ any: Any?) { kept = any }
          func go() {
          \(line)
          }
          }
          window
            home: Home
          home.go()
          """
        guard let program = Scenario.load(bytes: Array(text.utf8), path: "row").program else { continue }
        #expect(Self.open(in: program).isEmpty, "\(line)")
        var runner = ScenarioRunner(program)
        _ = runner.launch()
        while let next = runner.next() { #expect(next.limit == nil, "\(line)") }
      }
    }
  }

  @Test func inTheBook() {
    for path in ScenarioFiles.all {
      guard let program = ScenarioFiles.program(path) else { continue }
      #expect(Self.open(in: program).isEmpty, "\(path)")
    }
  }

  /// What an operator comes to where one side decides it alone.
  @Test(arguments: [
    ("known ?? Api.a", "true"), ("maybe ?? known", "true"), ("maybe ?? maybe ?? known", "true"),
    ("known ? 1 : Api.a", "1"), ("!known ? Api.a : 2", "2"), ("known || Api.a", "true"), ("!known && Api.a", "false"),
  ])
  func oneSideDecides(_ expression: String, _ value: String) throws {
    let program = try Scenario.program(
      """
      class Home: UIViewController {
      let known = true
      let maybe: Bool? = nil
      var kept: Any?
      func go() { kept = \(expression) }
      }
      window
        home: Home
      home.go()
      expect home.kept == \(value)
      """)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    while let next = runner.next() {
      #expect(next.failures.isEmpty && !next.notes.contains { $0.isFailure }, "\(next.failures) \(next.notes)")
    }
  }
}

extension SwiftInstruction.Kind {
  /// Where a jump goes.
  fileprivate var target: Int32? {
    switch self {
    case .jump(let row), .leave(let row), .jumpIf(_, _, let row, _), .jumpIfNil(_, let row), .jumpIfOpaque(_, let row),
      .bind(_, to: _, else: let row), .next(_, counter: _, to: _, else: let row), .thrown(to: _, else: let row),
      .thrownByGiven(_, _, to: _, else: let row):
      row
    default: nil
    }
  }
}

import Testing

@testable import PresentationModel

/// What a statement may write that presim leaves out is unknown afterwards: no decision follows the old value, the line
/// that is asked for answers it, and what nobody reads costs nothing.
@Suite struct UnreadWriteTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    /// The value that it has first, and another one.
    let old: String, new: String
    let type: String
    /// What changes it and cannot be read, beside what changes anything.
    let writes: [String]
    /// What is true of the old value.
    let tests: [String]
    var testDescription: String { name }
  }

  static let kinds = [
    Kind(
      name: "number", old: "1", new: "2", type: "Int", writes: ["V.frobnicate()", "V <~= 2", "V ^^= api.n"],
      tests: ["V == 1", "V < 2", "V + 1 == 2", "!(V > 1)", "(V == 1 ? true : false)"]),
    Kind(
      name: "truth", old: "true", new: "false", type: "Bool", writes: ["V.negate()"],
      tests: ["V", "!(!V)", "V && V", "V == true"]),
    Kind(
      name: "text", old: "\"a\"", new: "\"b\"", type: "String",
      writes: ["V.insert(api.c, at: V.endIndex)", "V.replaceSubrange(api.r, with: \"z\")", "V.makeContiguousUTF8()"],
      tests: ["V == \"a\"", "!V.isEmpty", "V.count == 1", "V.hasPrefix(\"a\")", "V.uppercased() == \"A\""]),
    Kind(
      name: "list", old: "[1]", new: "[2]", type: "[Int]",
      writes: ["V.frobnicate(contentsOf: [2], at: 0)", "V.removeSubrange(0..<api.n)", "V.partition(by: api.f)"],
      tests: [
        "V == [1]", "V.count == 1", "!V.isEmpty", "V.contains(1)", "V.first == 1", "V[0] == 1", "V.map({ $0 }) == [1]",
        "V.contains(where: { $0 == 1 })", "V.filter({ $0 == 1 }).count == 1", "V.allSatisfy({ $0 == 1 })",
      ]),
    Kind(
      name: "dictionary", old: "[\"a\": 1]", new: "[\"a\": 2]", type: "[String: Int]",
      writes: ["V[api.key] = 2", "V.frobnicate(api.d) { $1 }", "V[api.key, default: 0] ^^= 2"],
      tests: ["V[\"a\"] == 1", "V.count == 1", "V.keys.contains(\"a\")"]),
    Kind(
      name: "structure", old: "Point(x: 1)", new: "Point(x: 2)", type: "Point",
      writes: ["V.frobnicate()", "V.x ^^= 2", "V.x = api.x"],
      tests: ["V.x == 1"]),
    Kind(
      name: "tuple", old: "(1, 2)", new: "(2, 1)", type: "(Int, Int)", writes: ["V.0 ^^= 2"], tests: ["V.0 == 1"]),
  ]

  static let anyWrites = [
    "api.fill(&V)", "V = api.value", "V ^^= api.value", "_ = api.fill(with: &V)", "(V, other) = api.pair",
    "for _ in api.list { V = NEW }", "for _ in 0..<api.count { V = NEW }", "use(api.fill(&V))",
    "while let _ = api.next() { V = NEW }", "if api.isOn { api.fill(&V) }", "api.list().fill(2, &V)",
    "let x = api.take(3, &V); _ = x",
  ]

  static let decisions = [
    "if TEST { show() }", "guard TEST else { return }; show()", "if api.isThere, TEST { show() }",
    "let ok = TEST; if ok { show() }", "switch TEST { case true: show(); default: break }",
    "while TEST { show(); break }", "use(TEST ? show() : use(0))",
  ]

  private static func text(_ kind: Kind, isField: Bool, _ write: String, _ decision: String, given: String = "")
    -> String
  {
    let name = isField ? "value" : "local"
    func filled(_ text: String) -> String {
      text.replacing("NEW", with: kind.new).replacing("V", with: name)
    }
    let declaration = "var \(name): \(kind.type) = \(kind.old)"
    return """
      struct Inner { var y = 1 }
      struct Point { var x = 1; var inner = Inner() }
      class Card: UIViewController { }
      class Home: UIViewController {
      var other = 0
      \(isField ? declaration : "")
      func show() { present(Card(), animated: false) }
      func use(_ any: Any?) { }
      func go() {
      \(isField ? "" : declaration)
      \(filled(write))
      \(filled(decision))
      }
      }
      window
        home: Home
      \(given)
      home.go()

      """
  }

  /// What a step says that fails, and whether it has presented.
  private static func run(_ text: String) -> (failures: [String], presents: Bool)? {
    guard let program = Scenario.load(text).program else { return nil }
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    guard let outcome = runner.next() else { return nil }
    let failures = outcome.notes.filter { $0.isFailure }.map { $0.text } + (outcome.limit.map { [$0.text] } ?? [])
    return (failures, runner.hierarchy.directlyPresented(ControllerID(0)) != nil)
  }

  @Test(arguments: kinds, [true, false])
  func nothingFollowsAnOldValue(_ kind: Kind, isField: Bool) throws {
    for (row, write) in (Self.anyWrites + kind.writes).enumerated() {
      // A fifth of the tests, each in another kind of decision; all of them in '.ci/long'.
      for (column, test) in kind.tests.enumerated()
      where ScenarioFiles.isExhaustive || (row + column + (isField ? 1 : 3)) % 5 == 0 {
        let decision = Self.decisions[(row + column) % Self.decisions.count].replacing("TEST", with: test)
        let text = Self.text(kind, isField: isField, write, decision)
        guard let (failures, presents) = Self.run(text) else {
          Issue.record("cannot be read: \(write), \(decision)")
          continue
        }
        #expect(!presents, "\(write), \(decision): decided on the old value")
        #expect(failures.contains { $0.contains("presim cannot know") }, "\(write), \(decision): \(failures)")
      }
    }
  }

  @Test(arguments: kinds, [true, false])
  func whatNobodyReadsCostsNothing(_ kind: Kind, isField: Bool) throws {
    for write in Self.anyWrites + kind.writes {
      let text = Self.text(kind, isField: isField, write, "show()")
      let (failures, presents) = try #require(Self.run(text), "\(write)")
      #expect(presents && failures.isEmpty, "\(write): \(failures)")
    }
  }

  /// The line that presim asks for is taken, and answers.
  @Test(arguments: kinds, [true, false])
  func theLineThatIsAskedForAnswers(_ kind: Kind, isField: Bool) throws {
    let rows = zip(Self.anyWrites + kind.writes, kind.tests + kind.tests + kind.tests + kind.tests)
    for (row, (write, test)) in rows.enumerated()
    where ScenarioFiles.isExhaustive || row % 2 == (isField ? 0 : 1) {
      let decision = "if TEST { show() }".replacing("TEST", with: test)
      let text = Self.text(kind, isField: isField, write, decision)
      guard let asked = Self.run(text)?.failures.first, let start = asked.firstRange(of: "write '")?.upperBound,
        let end = asked[start...].firstRange(of: "', or")?.lowerBound
      else { continue }
      let line = String(asked[start..<end])
      let given = Self.text(kind, isField: isField, write, decision, given: line)
      let again = try #require(Self.run(given), "\(line)")
      #expect(!again.failures.contains(asked), "\(line): \(again.failures)")
    }
  }

  /// A list's objects are not let go because presim does not know the list any more.
  @Test func whatIsUnknownMayHoldStill() throws {
    let program = try Scenario.program(
      """
      class Card: UIViewController { deinit { Home.gone = true } }
      class Home: UIViewController {
      static var gone = false
      var cards = [Card()]
      func go() { cards.frobnicate(api.x) }
      }
      window
        home: Home
      home.go()
      expect Home.gone == false
      """)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    while let next = runner.next() { #expect(next.failures.isEmpty, "\(next.failures)") }
  }

  /// What is a constant, what only answers, and objects stay what they are.
  @Test(arguments: [
    "let n = 1; api.use(n); if n == 1 { show() }", "var n = 1; n += 0; api.use(n); if n == 1 { show() }",
    "var s = \"a\"; let t = s.trimmingCharacters(in: .whitespaces); api.use(t); if s == \"a\" { show() }",
    "let card = Card(); card.frobnicate(); api.use(card); present(card, animated: false)",
    "var l = [1]; api.use(l.frobnicated()); if l.count == 1 { show() }",
    "var n = 1; if false { api.fill(&n) }; if n == 1 { show() }",
    "var n = 1; for _ in [Int]() { api.fill(&n) }; if n == 1 { show() }",
    "var n = 1; api.run { let n = 2; api.use(n) }; if n == 1 { show() }",
  ])
  func whatIsKnownStays(_ body: String) throws {
    let text = Self.text(Self.kinds[0], isField: true, body, "")
    let (failures, presents) = try #require(Self.run(text), "\(body)")
    #expect(presents && failures.isEmpty, "\(body): \(failures)")
  }

  @Test func anExpectationOnAnUnknownSaysSo() throws {
    let program = try Scenario.program(
      """
      class Home: UIViewController {
      var n = 1
      var l = [1]
      func go() { api.fill(&n); l.append(api.x) }
      }
      window
        home: Home
      home.go()
      expect home.n == 1
      expect home.n != 2
      expect home.l == [1, 2]
      expect home.l != [1, 2]
      """)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let next = runner.next()
    let failures = try #require(next).failures
    expect(failures.count, equals: 4)
    for failure in failures { #expect(failure.message.hasPrefix("presim cannot know '"), "\(failure)") }
  }

  /// `view = UIView()` is made, whatever the class and the way to it.
  @Test(arguments: [
    "view = UIView()", "self.view = UIView(frame: .zero)", "let v = UIView(); view = v", "view = MapView()",
    "view = Own()", "let v = Own(); v.alpha = 1; view = v", "view = UIScrollView()", "view = make()",
  ])
  func loadViewMakesAView(_ line: String) throws {
    let program = try Scenario.program(
      """
      class Own: UIView { }
      class Home: UIViewController {
      func make() -> UIView { UIView() }
      override func loadView() {
      \(line)
      view.backgroundColor = .red
      }
      }
      window
        home: Home
      """)
    var runner = ScenarioRunner(program)
    let launch = runner.launch()
    #expect(launch.limit == nil && launch.notes.allSatisfy { !$0.isFailure }, "\(launch.limit?.text ?? "")")
  }

  /// An alias that ends in itself, and structures that hold each other: an error or a limit at once.
  @Test func whatWouldGrowWithoutEnd() throws {
    _ = Scenario.load(
      """
      class A: UIViewController { }
      class Z<X: A, Y: A, W: A>: A {
      typealias P = (X.P, Y.P, W.P)
      func accept(a: P) { }
      }
      window
        home: A
      """)
    var text = ""
    for level in 0..<40 { text += "struct S\(level) { var a = S\(level + 1)(); var b = S\(level + 1)() }\n" }
    text += "struct S40 { }\nclass Home: UIViewController { func go() { let s = S0(); title = \"\\(s)\" } }\n"
    text += "window\n  home: Home\nhome.go()\n"
    let (failures, _) = try #require(Self.run(text))
    #expect(failures.contains { $0.contains("structures inside each other are not made") }, "\(failures)")
    let path = "self" + String(repeating: ".parent", count: 4_000)
    let long = Scenario.load("class Home: UIViewController { func go() { let p = \(path) } }\nwindow\n  home: Home\n")
    #expect(long.diagnostics.contains { $0.message == "more than 200 members stand behind each other" })
  }
}

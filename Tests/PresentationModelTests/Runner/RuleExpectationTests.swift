import Testing

@testable import PresentationModel
@testable import presim

/// `expect rule` and `expect no rule`: which decisions they look at, and what is said where they do not hold.
@Suite struct RuleExpectationTests {
  private static let sheet = """
    window
      home: HomeViewController
    card: CardViewController

    """

  /// Messages of the failures, launch first.
  private static func failures(_ text: String) throws -> [String] {
    let scenario = Scenario.load(sheet + text)
    let program = try #require(scenario.program, "\(scenario.diagnostics.map(\.message))")
    var runner = ScenarioRunner(program)
    var result: [String] = []
    while let outcome = runner.next() {
      result += outcome.failures.map { "\($0.line): \($0.message)" }
    }
    return result
  }

  @Test(arguments: [
    // Of the step above, not of steps before or after it.
    ("home.present(card, animated: true)\nexpect no rule REM-04", ["5: REM-04 decided in line 4"]),
    ("home.present(card, animated: true)\nhome.title = \"a\"\nexpect no rule REM-04", []),
    ("home.title = \"a\"\nexpect no rule REM-04\nhome.present(card, animated: true)", []),
    // Launch is a step.
    ("expect no rule LOD-01", ["4: LOD-01 decided at launch"]),
    // What an expectation above reads is decided too, and an expectation below has not read it yet.
    (
      "home.present(card, animated: true)\nexpect card.presentingViewController == home\nexpect no rule QRY-02",
      ["6: QRY-02 decided in line 5"]
    ),
    ("home.present(card, animated: true)\nexpect no rule QRY-02\nexpect card.presentingViewController == home", []),
    // In a body what came before it.
    ("on card.viewDidLoad { expect no rule REM-04 }\nhome.present(card, animated: true)", []),
    (
      "on card.viewDidAppear { expect no rule REM-04 }\nhome.present(card, animated: true)",
      ["4: REM-04 decided in line 5"]
    ),
    // Messages: printed, thrown, or without a word.
    (
      "card.present(home, animated: true)\nexpect no rule P-L01",
      [
        """
        5: P-L01 came: UIKit printed 'Attempt to present <HomeViewController home> on <CardViewController card> \
        (from <CardViewController card>) whose view is not in the window hierarchy.'
        """
      ]
    ),
    ("home.present(card, animated: true)\nexpect no rule A-S01", ["5: A-S01 applied in line 4"]),
    ("home.present(card, animated: true)\nexpect no rule P-L01", []),
  ])
  func looksAtTheStep(text: String, expected: [String]) throws {
    try expect(Self.failures(text), equals: expected)
    // The other form holds exactly where this one does not.
    let turned = try Self.failures(text.replacing("expect no rule", with: "expect rule"))
    #expect(turned.isEmpty != expected.isEmpty, "\(turned)")
  }

  @Test func theFailureAndTheExplanationSayWhereAndWhy() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      Self.sheet + """
        card.modalPresentationStyle = .fullScreen
        home.present(card, animated: true)
        expect no rule REM-01
        expect no rule CTX-04
        card.dismiss(animated: true)
        expect no rule REM-01
        expect no rule P-L01

        """, to: "a.presim")
    let result = try presim.run("test", "a.presim")
    expect(result.status, equals: 1)
    #expect(
      result.output.hasPrefix(
        """
        failed a.presim
        a.presim:6: failed: expect no rule REM-01
          REM-01 decided in line 5
          expected: no rule REM-01
          actual:   rule REM-01
          why:      .fullScreen removes home's view from the window when the presentation has ended (presim explain a.presim:6)

        """), "\(result.output)")
    let failed = try presim.run("explain", "a.presim:6").output
    #expect(failed.contains("it fails: REM-01 decided in line 5, expected is no rule REM-01"), "\(failed)")
    let held = try presim.run("explain", "a.presim:7").output
    #expect(held.contains("it holds: CTX-04 says nothing in this step"), "\(held)")
    let silent = try presim.run("explain", "a.presim:10").output
    #expect(silent.contains("it holds: P-L01 does not come in this step"), "\(silent)")
  }

  /// In a body it may hold at first and fail later: `explain` looks where it fails.
  @Test func anExplanationLooksWhereItFails() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      """
      window
        home: HomeViewController
      card: CardViewController
      card.modalPresentationStyle = .fullScreen
      on home.viewDidAppear { expect no rule DIS-07 }
      home.present(card, animated: true)
      home.dismiss(animated: true)

      """, to: "a.presim")
    #expect(try presim.run("test", "a.presim").output.contains("a.presim:5: failed: expect no rule DIS-07"))
    let explained = try presim.run("explain", "a.presim:5").output
    #expect(explained.contains("it fails: DIS-07 decided in line 7"), "\(explained)")
    #expect(explained.contains("7  home.dismiss(animated: true)"), "\(explained)")
  }

  /// What would make it hold is tried with reasons kept: without them no rule ever decides.
  @Test func whatIsOfferedInsteadHolds() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let text = Self.sheet + "card.modalPresentationStyle = .fullScreen\nhome.present(card, animated: true)\n"
    try presim.write(text + "expect no rule REM-01\n", to: "a.presim")
    let offered = try presim.run("explain", "a.presim:6").output
    #expect(offered.contains("(then line 6 holds)"), "\(offered)")
    // Every presentation is decided by this one, whatever is written instead.
    try presim.write(text + "expect no rule CTX-01\n", to: "b.presim")
    let none = try presim.run("explain", "b.presim:6").output
    #expect(!none.contains("(then line 6 holds)"), "\(none)")
  }

  /// A version beside the one that is shown has no reasons until an expectation asks for them.
  @Test func isTrueInASessionOfSeveralVersions() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let text =
      "ios 12, 26\n" + Self.sheet
      + "\nhome.present(card, animated: true)\n\nexpect no rule CTX-01\nexpect rule CTX-01\n"
    let said = try presim.run(["repl"], input: text).output
    #expect(said.contains("failed: expect no rule CTX-01\n"), "\(said)")
    #expect(said.contains("holds: expect rule CTX-01\n"), "\(said)")
  }
}

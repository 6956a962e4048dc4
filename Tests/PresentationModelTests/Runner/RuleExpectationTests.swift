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
    let scenario = Scenario.load(bytes: Array((sheet + text).utf8), path: "t.presim")
    let program = try #require(scenario.program, "\(scenario.diagnostics.map(\.message))")
    var runner = ScenarioRunner(program)
    var result: [String] = []
    var next: StepOutcome? = runner.launch()
    while let outcome = next {
      result += outcome.failures.map { "\($0.line): \($0.message)" }
      next = runner.next()
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
    #expect(try Self.failures(text) == expected)
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

        """, to: "a.presim")
    let result = try presim.run("test", "a.presim")
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        """
        failed a.presim
        a.presim:6: failed: expect no rule REM-01
          REM-01 decided in line 5
          expected: no rule REM-01
          actual:   rule REM-01
          why:      .fullScreen takes home's view out of the window when the presentation has ended (presim explain a.presim:6)

        """), "\(result.output)")
    let failed = try presim.run("explain", "a.presim:6").output
    #expect(failed.contains("it fails: REM-01 decided in line 5, expected is no rule REM-01"), "\(failed)")
    let held = try presim.run("explain", "a.presim:7").output
    #expect(held.contains("it holds: CTX-04 says nothing in this step"), "\(held)")
  }
}

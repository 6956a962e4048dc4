import Foundation
import Testing

@testable import PresentationModel

/// Open questions are shown where a step did what they ask about (CHO-00).
@Suite struct ChoiceRelevanceTests {
  /// The questions of the last step of a scenario.
  private func choices(_ text: String) throws -> [String] {
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    var last = runner.launch()
    while let next = runner.next() { last = next }
    return choices(last).map(\.text)
  }

  private func choices(_ outcome: StepOutcome) -> [ChoiceID] {
    let decided = outcome.trace.filter { $0.verdict == .decided }.map(\.rule)
    return ChoiceRelevance.choices(decided: decided, raised: outcome.trace.compactMap(\.choice))
  }

  /// The questions that any step of a scenario of `Scenarios/` raises.
  private func choices(ofFile path: String) throws -> Set<ChoiceID> {
    let url = SourceTree.root.appending(path: "Scenarios/\(path).presim")
    let program = try #require(Scenario.load(bytes: [UInt8](try Data(contentsOf: url)), path: path).program)
    var runner = ScenarioRunner(program)
    var result = Set(choices(runner.launch()))
    while let next = runner.next() { result.formUnion(choices(next)) }
    return result
  }

  /// A question, a scenario in which a step does what it asks, and one beside it that only comes near.
  @Test(
    arguments: [
      (.cho29, "split-views/SPL-07-one-stack-in-compact-width", "split-views/SPL-06-wrapped-when-the-view-loads"),
      (.cho30, "split-views/SPL-01-a-classic-split-view", "split-views/SPL-01-three-columns"),
      (
        .cho33, "who-presents/CTX-03-an-alert-from-a-context-inside-a-tab",
        "who-presents/CTX-03-not-over-the-windows-root"
      ),
      (
        .cho34, "refused-calls/PRE-09-in-the-turn-of-a-dismissal-without-animation-ios-26",
        "refused-calls/PRE-09-not-one-turn-later"
      ),
      (
        .cho37, "open-questions/CHO-37-a-tab-with-a-context-presentation-is-left-and-entered",
        "who-presents/CTX-03-an-alert-from-a-context-inside-a-tab"
      ),
      (
        .cho40, "custom-transitions/CUS-12-a-cancelled-presentation",
        "custom-transitions/CUS-12-a-presenter-that-was-to-leave"
      ),
      (
        .cho40, "custom-transitions/CUS-13-a-cancelled-dismissal", "order-of-callbacks/ORD-27-a-cancelled-dismissal"
      ),
      (
        .cho49, "pages/PAG-05-not-up-to-ios-17",
        "pages/PAG-05-not-when-a-page-is-set-in-viewWillAppear"
      ),
      (.cho51, "refused-calls/PRE-10-whom-the-line-names-ios-13", "refused-calls/PRE-10-whom-the-line-names-ios-14"),
      (
        .cho53, "open-questions/CHO-53-a-present-during-a-modal-transition-waits",
        "refused-calls/PRE-09-not-one-turn-later"
      ),
      (
        .cho58, "open-questions/CHO-58-a-guest-appears-with-its-host",
        "open-questions/CHO-58-not-a-guest-that-has-appeared-before"
      ),
      (
        .cho59, "open-questions/CHO-59-a-childs-view-in-another-windows-root",
        "containment/CON-09-a-childs-view-in-another-box"
      ),
      (
        .cho61, "console/T-4-nobody-is-held-by-a-refused-alert",
        "refused-calls/PRE-10-whom-the-line-names-ios-14"
      ),
    ] as [(ChoiceID, String, String)])
  func isRaisedWhereAStepDoesWhatItAsks(_ id: ChoiceID, there: String, notThere: String) throws {
    #expect(try choices(ofFile: there).contains(id), "\(there)")
    #expect(try !choices(ofFile: notThere).contains(id), "\(notThere)")
  }

  @Test func theExampleOfTheRulebook() throws {
    let chain = """
      window
        a: HomeScreen
      b: SecondScreen
      c: ThirdScreen
      a.present(b, animated: true)
      b.present(c, animated: true)
      a.dismiss(animated: true)
      """
    #expect(try choices(chain) == ["CHO-01", "CHO-03", "CHO-42"])
  }

  @Test func aPlainPresentAsksLittle() throws {
    let plain = """
      window
        a: HomeScreen
      b: SecondScreen
      b.loadViewIfNeeded()
      a.present(b, animated: true)
      """
    #expect(try choices(plain) == [])
  }
}

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
      (
        .cho29, "split-views/columns-become-one-stack-and-columns-again",
        "split-views/columns-are-wrapped-when-the-view-loads"
      ),
      (.cho30, "split-views/a-classic-split-view-shows-both-columns", "split-views/three-columns-and-their-properties"),
      (
        .cho33, "who-presents/an-alert-from-a-card-outlives-the-card",
        "who-presents/a-card-over-the-root-presents-itself"
      ),
      (
        .cho34, "refused-calls/present-after-an-unanimated-dismiss-is-refused-ios-26",
        "refused-calls/presenting-in-the-completion-handler-works"
      ),
      (
        .cho37, "open-questions/a-tab-with-a-context-presentation-comes-back",
        "who-presents/an-alert-from-a-card-outlives-the-card"
      ),
      (
        .cho40, "custom-transitions/a-cancelled-presentation-leaves-nothing",
        "custom-transitions/a-presenter-reappears-when-the-presentation-is-cancelled"
      ),
      (
        .cho40, "custom-transitions/a-cancelled-dismissal-restores-everything",
        "order-of-callbacks/a-cancelled-full-screen-dismissal-reverses-the-callbacks"
      ),
      (
        .cho49, "pages/up-to-ios-17-an-empty-page-controller-appears",
        "pages/a-page-set-in-viewWillAppear-is-in-time"
      ),
      (
        .cho51, "refused-calls/a-refusal-without-a-window-names-the-caller-ios-13",
        "refused-calls/a-refusal-without-a-window-names-both-ios-14"
      ),
      (
        .cho53, "open-questions/a-present-during-a-dismissal-waits",
        "refused-calls/presenting-in-the-completion-handler-works"
      ),
      (
        .cho58, "open-questions/a-view-without-addChild-appears-with-its-container",
        "open-questions/a-view-without-addChild-appears-at-once-on-screen"
      ),
      (
        .cho59, "open-questions/a-childs-view-in-another-window-throws",
        "containment/a-childs-view-in-another-container-throws"
      ),
      (
        .cho61, "console/a-refused-alert-keeps-nobody-alive",
        "refused-calls/a-refusal-without-a-window-names-both-ios-14"
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
    try expect(choices(chain), equals: ["CHO-01", "CHO-03", "CHO-42"])
  }

  @Test func aPlainPresentAsksLittle() throws {
    let plain = """
      window
        a: HomeScreen
      b: SecondScreen
      b.loadViewIfNeeded()
      a.present(b, animated: true)
      """
    try expect(choices(plain), equals: [])
  }
}

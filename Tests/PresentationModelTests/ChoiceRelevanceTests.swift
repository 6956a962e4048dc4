import PresentationModel
import Testing

/// Open questions are shown where a step did what they ask about (CHO-00).
@Suite struct ChoiceRelevanceTests {
  /// The questions of the last step of a scenario.
  private func choices(_ text: String) throws -> [String] {
    let program = try #require(Scenario.load(bytes: Array(text.utf8), path: "choices").program)
    var runner = ScenarioRunner(program)
    var last = runner.launch()
    while let next = runner.next() { last = next }
    let decided = last.trace.filter { $0.verdict == .decided }.map(\.rule)
    return ChoiceRelevance.choices(decided: decided).map(\.text)
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
    #expect(try choices(chain) == ["CHO-01", "CHO-03"])
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

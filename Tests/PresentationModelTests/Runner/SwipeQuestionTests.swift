import PresentationModel
import Testing

/// What `compare` asks behind a step: whether a swipe closes what it has presented.
@Suite struct SwipeQuestionTests {
  @Test(
    arguments: [
      ("home.present(card)", true),
      // What is held open is asked about as it will be.
      ("begin home.present(card)", true),
      ("card.isModalInPresentation = true\nbegin home.present(card)", false),
      ("card.modalPresentationStyle = .fullScreen\nbegin home.present(card)", false),
    ])
  func isAnsweredForWhatIsUp(_ lines: String, _ closes: Bool) throws {
    let text = "ios 17\nwindow\n  home: Home\ncard: Card\n" + lines + "\n"
    var runner = ScenarioRunner(try Scenario.program(text))
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next)
    let presented = outcome.decisions.compactMap {
      if case .presents(let presentation, _) = $0 { presentation.presented } else { nil }
    }
    expect(presented.map { runner.swipeCloses($0) }, equals: [closes])
  }
}

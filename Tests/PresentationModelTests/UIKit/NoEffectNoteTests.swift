import Testing

@testable import PresentationModel

/// Nothing is accepted in silence: what is only kept is told of, once.
@Suite struct NoEffectNoteTests {
  private func notes(_ text: String) throws -> [[String]] {
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    var result = [runner.launch().notes.map { "\($0.line): \($0.text)" }]
    while let next = runner.next() { result.append(next.notes.map { "\($0.line): \($0.text)" }) }
    return result
  }

  @Test func aPropertyIsToldOnce() throws {
    let text = """
      window
        a: HomeScreen
      b: HomeScreen
      b.loadViewIfNeeded()
      a.isEditing = true
      b.isEditing = true
      a.view.alpha = 0
      a.definesPresentationContext = true
      """
    try expect(
      notes(text),
      equals: [
        [], [], ["5: 'isEditing' has no effect here: it is only kept and read back (line 6 too)"], [],
        ["7: 'alpha' has no effect here: it is only kept and read back"], [],
      ])
  }

  @Test func aClassBodyIsToldAtLaunch() throws {
    let text = """
      class Card: UIViewController {
        restorationIdentifier = "card"
        isModalInPresentation = true
      }
      window
        a: Card
      a.loadViewIfNeeded()
      a.restorationIdentifier = "a"
      """
    try expect(
      notes(text),
      equals: [
        ["2: 'restorationIdentifier' has no effect here: it is only kept and read back"], [], [],
      ])
  }

  @Test func aMethodThatNobodyCallsIsTold() throws {
    let text = """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        transitionDuration(using:) = 0.3
      }
      window
        a: HomeScreen
      """
    try expect(notes(text).first?.first?.contains("has no effect here: presim plays no durations"), equals: true)
  }
}

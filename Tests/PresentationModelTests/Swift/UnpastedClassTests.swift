import Testing

@testable import PresentationModel

/// A property that holds a controller whose class was not pasted: what is set of it counts all the same.
@Suite struct UnpastedClassTests {
  @Test(arguments: [
    "let player = PlayerViewController()", "lazy var player = PlayerViewController()",
    "private let player = PlayerVC(nibName: nil, bundle: nil)",
    "var player: PlayerViewController = PlayerViewController()",
    "let player: PlayerVC = PlayerVC()",
  ])
  func itsStyleCounts(_ property: String) throws {
    let text = """
      class Detail: UIViewController {
        \(property)
        func play() {
          player.modalPresentationStyle = .overFullScreen
          present(player, animated: true)
        }
      }
      ios 17
      window
        detail: Detail
      detail.play()
      """
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next)
    let styles = outcome.decisions.compactMap { decision -> ModalPresentationStyle? in
      if case .presents(let presentation, _) = decision { presentation.adaptedStyle } else { nil }
    }
    expect(styles, equals: [.overFullScreen], "\(property)")
  }
}

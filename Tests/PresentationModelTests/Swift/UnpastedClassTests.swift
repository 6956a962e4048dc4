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

  /// A type that was not pasted hides neither the closure nor the controller that a parameter has.
  @Test func aParameterIsWhatIsThere() {
    let told = SwiftAskTests.told(
      """
      class Presenter {
        private var done: VoidFunction?
        func show(_ screen: Sliding.ViewControllerType, from home: UIViewController, onDone: VoidFunction? = nil) {
          done = onDone
          screen.modalPresentationStyle = .overFullScreen
          home.present(screen, animated: true) { onDone?() }
        }
        func finish() { done?() }
      }
      class HomeViewController: UIViewController {
        let presenter = Presenter()
        var count = 0
        func go() { presenter.show(CardViewController(), from: self) { self.count += 1 } }
      }
      window
        home: HomeViewController
      home.go()
      expect home.presentedViewController.modalPresentationStyle == .overFullScreen
      expect home.count == 1
      home.presenter.finish()
      expect home.count == 2
      """)
    expect(told, equals: [])
  }

  /// A `given` may say what a part of an expression is.
  @Test func aPartIsGiven() {
    let told = SwiftAskTests.told(
      """
      class HomeViewController: UIViewController {
        struct Page { let kind: Int32 }
        let pages = [Page(kind: KIND_A), Page(kind: KIND_B)]
        func open() {
          guard let url = URL(string: Server.base + "/orders"), url.host == "x.org" else { return }
          if pages[1].kind == KIND_B { present(CardViewController(), animated: true) }
        }
      }
      given Server.base = "https://x.org"
      given KIND_A = 1
      given KIND_B = 2
      window
        home: HomeViewController
      home.open()
      expect home.presentedViewController is CardViewController
      """)
    #expect(!told.contains { $0.contains("cannot know") || $0.contains("error") }, "\(told)")
  }
}

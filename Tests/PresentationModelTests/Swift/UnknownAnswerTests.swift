import Testing

@testable import PresentationModel

/// Methods that UIKit asks, and whose answer presim cannot know: nothing is decided as if they had answered, and the line
/// that presim proposes takes the run further.
@Suite struct UnknownAnswerTests {
  /// A method with `E` for what it returns, the value that the proposed line gives, and the step that asks it.
  static let rows: [(method: String, sample: String, step: String)] = [
    (
      "func presentationControllerShouldDismiss(_ p: UIPresentationController) -> Bool { E }", "true",
      "home.sheet()\ndetail.swipeToDismiss()"
    ),
    (
      "func adaptivePresentationStyle(for c: UIPresentationController) -> UIModalPresentationStyle { E }",
      ".fullScreen",
      "home.popover()"
    ),
    (
      "func adaptivePresentationStyle(for c: UIPresentationController, traitCollection t: UITraitCollection) -> UIModalPresentationStyle { return E }",
      ".fullScreen", "home.popover()"
    ),
    (
      "func tabBarController(_ t: UITabBarController, shouldSelect vc: UIViewController) -> Bool { return E }", "true",
      "tabs.tap(other)"
    ),
  ]

  static func file(_ method: String, _ steps: String, given: String = "") -> String {
    """
    class Home: UIViewController, UIAdaptivePresentationControllerDelegate, UITabBarControllerDelegate {
      \(method)
      override func viewDidLoad() { tabBarController?.delegate = self }
      func sheet() { open(.pageSheet) }
      func popover() { open(.popover) }
      func open(_ style: UIModalPresentationStyle) {
        let detail = UIViewController()
        detail.modalPresentationStyle = style
        detail.popoverPresentationController?.sourceView = view
        detail.presentationController?.delegate = self
        present(detail, animated: true)
      }
    }
    window
      tabs: UITabBarController
        home: Home
        other: UIViewController

    \(given)
    \(steps)
    """
  }

  @Test(arguments: rows.indices) func stopsTheStepThatAsks(row: Int) {
    let (method, sample, steps) = Self.rows[row]
    for value in ["Settings.shared.mode", "settings?.mode(for: self) ?? Settings.mode"] {
      let written = method.replacing("E", with: value)
      let told = SwiftAskTests.told(Self.file(written, steps)).filter { $0.hasText("presim cannot know") }
      #expect(told.count == 1 && told[0].hasText("answers it"), "\(value): \(told)")
      guard let line = told.first?.split(separator: "'").first(where: { $0.hasPrefix("given ") }) else { continue }
      #expect(line.hasSuffix(" = \(sample)"), "\(line)")
      let next = SwiftAskTests.told(Self.file(written, steps, given: String(line)))
      #expect(!next.contains { $0.hasText("cannot know") || $0.hasText("is no value of") }, "\(line): \(next)")
      #expect(next.contains { $0.hasText("gives it") }, "\(line): \(next)")
    }
  }

  /// A case that a `given` line names without its type is UIKit's, whoever answers it.
  @Test func aGivenCaseIsUIKits() {
    let text = Self.file(
      "func adaptivePresentationStyle(for c: UIPresentationController) -> UIModalPresentationStyle { Settings.mode }",
      "home.popover()\nexpect detail.activePresentationController.presentationStyle == .popover",
      given: "given Settings.mode = .none")
    #expect(SwiftAskTests.told(text).allSatisfy { !$0.hasText("failed") && !$0.hasText("expected") })
    let other = Self.file(
      "func adaptivePresentationStyle(for c: UIPresentationController) -> UIModalPresentationStyle { Settings.mode }",
      "home.popover()", given: "given Settings.mode = .sideways")
    #expect(SwiftAskTests.told(other).contains { $0.hasText("is no value of 'UIModalPresentationStyle'") })
  }

  /// An animator that nobody knows is taken as none, and that is said.
  @Test func anUnknownAnimatorIsNone() {
    let told = SwiftAskTests.told(
      """
      class Home: UIViewController, UIViewControllerTransitioningDelegate {
        func animationController(forPresented p: UIViewController, presenting a: UIViewController, source s: UIViewController) -> UIViewControllerAnimatedTransitioning? { Animators.shared.fade }
        func open() {
          let detail = UIViewController()
          detail.transitioningDelegate = self
          present(detail, animated: true)
        }
      }
      window
        home: Home

      home.open()
      """)
    #expect(told.contains { $0.hasText("is taken to answer nil") }, "\(told)")
  }

  /// An operator for which Swift has nothing and whose function was not pasted is not known: it is not nil.
  @Test(arguments: [
    ("let d = [\"a\", \"b\"] - [\"a\"]\nif d.isEmpty", "given d.isEmpty"),
    ("let d = root / leaf\nif d == \"x/y\"", "given root / leaf"),
  ])
  func anOperatorThatWasNotPasted(lines: String, proposed: String) {
    let told = SwiftAskTests.told(
      """
      class Home: UIViewController {
        let root = "x"
        let leaf = "y"
        func open() { \(lines) { present(UIViewController(), animated: true) } }
      }
      window
        home: Home

      home.open()
      """)
    #expect(told.contains { $0.hasText("presim cannot know") && $0.hasText(proposed) }, "\(told)")
  }
}

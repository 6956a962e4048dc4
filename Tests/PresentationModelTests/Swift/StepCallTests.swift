import Testing

@testable import PresentationModel

/// Steps that call methods of pasted code: whatever nothing comes of is told.
@Suite struct StepCallTests {
  private static let file = """
    window
      home: Home

    class Home: UIViewController {
      var flow: Flow?
      func open() {
        let form = Form()
        let nav = UINavigationController(rootViewController: form)
        present(nav, animated: true)
      }
    }
    class Flow {
      weak var host: UIViewController?
    }
    class Form: UIViewController {
      weak var delegate: FormDelegate?
      func done() { delegate?.formIsDone(self) }
      func cancel() { dismiss(animated: true) }
    }
    protocol FormDelegate: AnyObject { func formIsDone(_ form: Form) }

    home.open()

    """

  @Test(arguments: [
    // A property that only another view controller has than the declared type says.
    ("home.presentedViewController.topViewController.cancel()", nil),
    ("home.presentedViewController.viewControllers.first.cancel()", nil),
    (
      "home.presentedViewController.cancel()",
      "23: 'home.presentedViewController' is nav, of class UINavigationController, which has no method 'cancel'"
    ),
    (
      "home.presentedViewController.presentedViewController.cancel()",
      "23: home.presentedViewController.presentedViewController is nil"
    ),
    ("form.done()", "17: delegate is nil, so this call does nothing"),
    ("home.flow.start()", "23: 'home.flow.start()' is not read, so it does nothing here"),
    // `delegate` is UIKit's of a navigation controller, and the form's own.
    (
      "nav.topViewController.delegate.formIsDone(form)",
      "23: 'nav.topViewController.delegate.formIsDone(form)' is not read"
    ),
  ])
  func isAnswered(_ step: String, _ told: String?) {
    let lines = SwiftAskTests.told(Self.file + step)
    expect(lines.count, equals: told == nil ? 0 : 1, "\(lines)")
    if let told { expect(lines.first?.hasPrefix(told), equals: true, "\(lines)") }
  }

  @Test func aLoopIsToldOnce() {
    let text = Self.file.replacing(
      "delegate?.formIsDone(self) }", with: "for _ in 0..<3 { delegate?.formIsDone(self) } }")
    expect(SwiftAskTests.told(text + "form.done()"), equals: ["17: delegate is nil, so this call does nothing"])
  }

  @Test func theReceiverIsTheOneThatIsThere() throws {
    let scenario = Scenario.load(
      bytes: Array((Self.file + "home.presentedViewController.topViewController.cancel()").utf8), path: "a.presim")
    var runner = ScenarioRunner(try #require(scenario.program))
    _ = runner.launch()
    while runner.next() != nil {}
    expect(runner.hierarchy.directlyPresented(ControllerID(0)), equals: nil)
  }
}

import Testing

@testable import PresentationModel

/// Calls with the name of one of UIKit's methods that are not UIKit's: an app's own helper that was not pasted.
@Suite struct OwnCallTests {
  /// Swift wants every argument that has no default: a call without one is no call of UIKit's.
  @Test(arguments: UIKitClass.allCases)
  func aCallWithoutAnArgumentIsNotUIKits(type: UIKitClass) throws {
    guard let receiver = Self.receivers[type] else { return }
    for info in type.methods where info.kind != .gesture && CallbackInfo.all.allSatisfy({ $0.name != info.name }) {
      let needed = info.parameters.filter { $0.label != "options" }
      guard !needed.isEmpty else { continue }
      for row in needed.indices {
        var given = needed
        given.remove(at: row)
        let others = type.lineage.flatMap { $0.methods }.filter { $0.name == info.name }
        // `insertSubview(_:at:)` has brothers; without one argument a call may be another method's.
        guard !others.contains(where: { $0.parameters.map { $0.label } == given.map { $0.label } }) else { continue }
        let call = info.name + "(" + given.map { Self.sample($0) }.joined(separator: ", ") + ")"
        let outcome = try Self.run("\(receiver).\(call)")
        #expect(outcome.decisions.isEmpty, "\(call)")
      }
    }
  }

  /// The notes that such calls leave, and that none is a mistake of the file.
  @Test(arguments: [
    ("let error = api.lastError(); present(error)", "'present(_:)'"), ("show(items)", "'show(_:)'"),
    ("self.show(failure)", "'show(_:)'"), ("present(detail)", "'present(_:)'"), ("dismiss()", "'dismiss()'"),
    ("self.dismiss()", "'dismiss()'"), ("presentingViewController?.dismiss()", "'dismiss()'"),
    ("navigationController?.pushViewController(detail)", "'pushViewController(_:)'"),
    ("navigationController?.setViewControllers([detail])", "'setViewControllers(_:)'"),
    ("navigationController?.popViewController()", "'popViewController()'"),
    ("present(error: failure)", "'present(error:)'"), ("present(message: \"x\")", "'present(message:)'"),
    ("present(detail, style: .fullScreen)", "'present(_:style:)'"), ("dismiss(true)", "'dismiss(_:)'"),
    ("performSegue(\"x\")", "'performSegue(_:)'"), ("presentAlert(title: \"x\")", "'presentAlert(title:)'"),
    ("push(detail)", "'push(_:)'"), ("show(.details)", "'show(_:)'"), ("dismiss { }", "'dismiss(_:)'"),
    ("_ = coordinator.present(scene: .resend, from: self, transition: .modal)", "'present(scene:from:transition:)'"),
  ])
  func isLeftOutWithANote(body: String, call: String) throws {
    let outcome = try Self.run(body)
    #expect(outcome.decisions.isEmpty, "\(body)")
    #expect(
      outcome.notes.contains { $0.text.hasPrefix("\(call) is not UIKit's, and its body is not pasted: left out") },
      "\(body): \(outcome.notes)")
  }

  /// With all of its arguments it is UIKit's, and so is what it presents a view controller, whatever it comes from.
  @Test(arguments: [
    "present(detail, animated: true)", "present(detail, animated: true) { }", "show(detail, sender: nil)",
    "let x = api.make(); present(x, animated: true)", "present(Module.info, animated: true)",
    "present(Module.info(), animated: true)", "navigationController?.pushViewController(detail, animated: false)",
    "navigationController?.setViewControllers([self, detail], animated: false)",
  ])
  func isUIKitsWithAllArguments(body: String) throws {
    let outcome = try Self.run(body)
    expect(outcome.decisions.count, equals: 1, "\(body)")
  }

  /// A line at column one may leave them out, as ever.
  @Test(arguments: ["home.present(UIViewController())", "home.show(UIViewController())", "nav.dismiss()"])
  func aLineMayLeaveThemOut(step: String) throws {
    let outcome = try Self.run("view.tag = 1", step: step)
    expect(outcome.decisions.count, equals: 1, "\(step)")
  }

  /// What an app calls by a word that in scenarios is a user's.
  @Test(arguments: ["tapOutside()", "swipeToDismiss()", "navigationController?.swipeBack()"])
  func aGestureIsNoCodes(body: String) throws {
    let outcome = try Self.run(body)
    #expect(outcome.decisions.isEmpty, "\(body)")
  }

  private static let receivers: [UIKitClass: String] = [
    .viewController: "self", .navigationController: "navigationController!", .view: "view",
    .alertController: "UIAlertController()", .tabBarController: "UITabBarController()",
    .splitViewController: "UISplitViewController(style: .doubleColumn)",
    .pageViewController: "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)",
  ]

  private static func sample(_ parameter: MethodParameter) -> String {
    let value =
      switch parameter.type {
      case .bool: "true"
      case .int: "0"
      case .number: "0.3"
      case .string: "\"x\""
      case .list: "[detail]"
      case .instance(.view): "UIView()"
      case .instance: "detail"
      default: "nil"
      }
    return parameter.label.map { "\($0): \(value)" } ?? value
  }

  private static func run(_ body: String, step: String = "home.go()") throws -> StepOutcome {
    let text = """
      class Home: UIViewController {
        func go() {
          let detail = DetailViewController()
          \(body.split(separator: ";").joined(separator: "\n"))
        }
      }
      class DetailViewController: UIViewController { }
      window
        nav: UINavigationController
          home: Home
      \(step)
      """
    var runner = ScenarioRunner(try Scenario.program(text))
    _ = runner.launch()
    let next = runner.next()
    return try #require(next)
  }
}

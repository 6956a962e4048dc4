import PresentationModel
import Testing

/// Which assignments belong to the outlines, and which are steps.
@Suite struct PreambleTests {
  private static let opening = """
    class Fade: UIViewControllerTransitioningDelegate {
      animationController(forPresented:presenting:source:) = nil
    }
    class Own: UIViewController { transitioningDelegate = Fade }
    window
      home: Home
    card: Card
    own: Own
    tabs: UITabBarController
      first: First
    keeper: Fade

    """

  private static func counts(_ lines: String) throws -> [Int] {
    let program = try Scenario.program(opening + lines)
    return [program.setup.count, program.steps.count, program.launchExpectations.count]
  }

  @Test(arguments: [
    ("card.title = \"x\"\ncard.modalPresentationStyle = .pageSheet\nfirst.title = \"y\"", [3, 0, 0]),
    ("card.transitioningDelegate = keeper", [1, 0, 0]),
    ("card.transitioningDelegate = Fade()", [1, 0, 0]),
    ("card.sheetPresentationController?.prefersGrabberVisible = true", [1, 0, 0]),
    ("card.navigationItem.title = \"x\"", [1, 0, 0]),
    // what stands under a window, loads, moves or calls back is a step
    ("home.title = \"x\"", [0, 1, 0]),
    ("card.view.tag = 3", [0, 1, 0]),
    ("card.popoverPresentationController?.sourceView = home.view", [0, 1, 0]),
    ("tabs.selectedIndex = 0", [0, 1, 0]),
    ("tabs.viewControllers = [card]", [0, 1, 0]),
    ("_ = card.view", [0, 1, 0]),
    ("own.presentationController?.delegate = nil", [0, 1, 0]),
    ("card.transitioningDelegate = keeper\ncard.sheetPresentationController?.prefersGrabberVisible = true", [1, 1, 0]),
    // over with the first step, and with the first expectation
    ("home.title = \"x\"\ncard.title = \"y\"", [0, 2, 0]),
    ("expect home.isViewLoaded\ncard.title = \"y\"", [0, 1, 1]),
    // looking changes nothing; what happened is asked of a step
    ("card.title = \"x\"\ncard.title = \"y\"\nexpect card.title == \"y\"", [2, 0, 1]),
    ("card.title = \"x\"\nexpect card.title == \"x\"\nexpect home.isViewLoaded", [1, 0, 2]),
    ("card.title = \"x\"\ncard.title = \"y\"\nexpect no log", [1, 1, 0]),
    ("card.title = \"x\"\nexpect card.title == \"x\"\nexpect no events", [0, 1, 0]),
    ("card.title = \"x\"\nexpect card.title == \"x\"\non card.viewDidLoad { }\nexpect no log", [1, 0, 2]),
    ("card.title = \"x\"\non card.viewDidLoad { }\nexpect card.title == \"x\"", [1, 0, 1]),
    (
      "if #available(iOS 13, *) { card.title = \"x\" } else { expect home.isViewLoaded }\nexpect card.title == \"x\"",
      [1, 0, 1]
    ),
    ("card.title = \"x\"\nif #unavailable(iOS 13) { expect home.isViewLoaded }\nhome.title = \"x\"", [1, 1, 0]),
    ("card.title = \"x\"\nif #available(iOS 13, *) { expect card.title == \"x\" }", [1, 0, 1]),
    ("card.title = \"x\"\nif #available(iOS 13, *) { expect no log }", [0, 1, 0]),
  ])
  func isReadAs(_ lines: String, _ expected: [Int]) throws { try expect(Self.counts(lines), equals: expected) }

  @Test(arguments: ["", "expect home.presentedViewController == card\n", "expect home.view.window == nil\n"])
  func whatALaunchShowsIsTheSameWhoeverLooks(_ expectation: String) throws {
    let text =
      "ios 17\nclass Home: UIViewController { on viewDidAppear { present(card) } }\nwindow\n  home: Home\ncard: Card\n"
      + "card.modalPresentationStyle = .fullScreen\n" + expectation
    var runner = ScenarioRunner(try Scenario.program(text))
    let launch = runner.launch()
    #expect(launch.failures.isEmpty && launch.expectations == (expectation.isEmpty ? 0 : 1))
    let presentations = launch.decisions.compactMap {
      if case .presents(let presentation, _) = $0 { presentation.adaptedStyle } else { nil }
    }
    expect(presentations, equals: [.fullScreen])
  }

  @Test func aHandlerBelowItIsInPlaceAtLaunch() throws {
    let text =
      Self.opening
      + "card.title = \"x\"\non home.viewDidAppear { home.present(card) }\nexpect home.presentedViewController == card\n"
    var runner = ScenarioRunner(try Scenario.program(text))
    let launch = runner.launch()
    #expect(launch.failures.isEmpty && launch.expectations == 1)
  }
}

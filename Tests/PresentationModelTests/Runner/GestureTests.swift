import Testing

@testable import PresentationModel

/// Gestures that nobody can make fail their step (DIS-16); of those that do nothing the reason is kept.
@Suite struct GestureTests {
  private static let head = """
    ios 17
    window
      tabs: UITabBarController
        nav: UINavigationController
          home: HomeViewController
        profile: ProfileViewController
    sheet: SheetViewController
    form: UINavigationController
      name: NameViewController
    alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)

    """

  private static func last(_ text: String) throws -> StepOutcome {
    let program = try Scenario.program(head + text + "\n")
    var runner = ScenarioRunner(program)
    var outcome = runner.launch()
    while let next = runner.next() { outcome = next }
    return outcome
  }

  static let impossible: [(text: String, told: String)] = [
    ("tabs.tap(home)", "'home' is no tab of 'tabs': there are 'nav', 'profile'"),
    ("sheet.swipeToDismiss()", "'sheet' is not presented: there is nothing to swipe down"),
    ("sheet.tapOutside()", "'sheet' is not presented: there is nothing to tap beside"),
    ("sheet.drag(to: .large)", "'sheet' is not presented: there is nothing to drag"),
    ("home.swipeToDismiss()", "'home' and what it stands in are not presented: there is nothing to swipe down"),
    (
      "home.present(sheet, animated: true)\nsheet.dismiss(animated: true)\nsheet.swipeToDismiss()",
      "'sheet' is not presented: there is nothing to swipe down"
    ),
    ("home.present(alert)\nalert.tap(\"Nope\")", "'alert' has no action 'Nope': it has none"),
  ]

  @Test(arguments: impossible) func whatNobodyCanDoFailsTheStep(_ text: String, told: String) throws {
    let outcome = try Self.last(text)
    expect(outcome.notes.filter(\.isFailure).map(\.text), equals: [told])
    #expect(outcome.failures.contains { $0.message == told })
    #expect(outcome.trace.contains { $0.rule == .rule(.dis16) && $0.verdict == .decided })
    #expect(outcome.decisions.isEmpty)
  }

  static let possible = [
    "nav.swipeBack()", "home.present(sheet)\nsheet.swipeToDismiss()", "home.present(form)\nname.swipeToDismiss()",
    "home.present(sheet)\nsheet.drag(to: .medium)", "home.present(sheet)\ntabs.tap(profile)", "tabs.tap(nav)",
    "tabs.tap(profile)\ntabs.tap(profile)",
    "turn { home.present(sheet); sheet.swipeToDismiss() }", "home.present(alert)\nalert.swipeToDismiss()",
  ]

  @Test(arguments: possible) func whatAUserCanTryPasses(_ text: String) throws {
    let outcome = try Self.last(text)
    #expect(outcome.failures.isEmpty)
    #expect(!outcome.trace.contains { $0.rule == .rule(.dis16) })
  }

  /// Asked of every step of every scenario by `LawTests`: a gesture that does nothing has its reason, traced or not, and
  /// `run` prints what `explain` says.
  static func aGestureThatDoesNothingSaysWhy(
    _ outcome: StepOutcome, _ untraced: StepOutcome, _ hierarchy: Hierarchy, _ path: String
  ) throws {
    for (row, decision) in outcome.decisions.enumerated() {
      guard case .gestureIgnored(_, let rule) = decision else { continue }
      let reason = try #require(outcome.gestureReason(row), "\(path)")
      let same = try #require(untraced.gestureReason(row), "\(path)")
      expect(reason.rule, equals: .rule(rule), "\(row) \(decision)")
      let text = Explainer.sentence(reason, hierarchy)
      expect(text, equals: Explainer.sentence(same, hierarchy), "\(row) \(decision)")
      let entries = outcome.trace.filter { $0.rule == .rule(rule) }
      #expect(entries.contains { Explainer.sentence($0, hierarchy) == text }, "\(path): \(text)")
      #expect(DecisionText.text(decision, in: hierarchy, because: reason).contains(text), "\(row) \(decision)")
    }
  }

  @Test func theCancelButtonOfAPopoverIsTold() throws {
    let text = """
      device iPad
      window
        home: HomeViewController
      ask: UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
      ask.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      ask.popoverPresentationController?.sourceView = home.view
      home.present(ask, animated: true)
      ask.tap("Cancel")
      """
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    var notes = runner.launch().notes
    while let next = runner.next() { notes += next.notes }
    #expect(notes.contains { $0.text.contains("in which UIKit shows no cancel button") && !$0.isFailure })
  }
}

enum NavigationControllerPushesWhatIsShown: Rule {
  static let id = RuleID.shw04
  static let question = Question.show
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// How a navigation controller shows.
  static func judge(_ request: Show.Request, on nav: ControllerID, _ world: World) -> Finding<Show.Way> {
    if request.takesStacks {
      return declines(
        nav, leaving: .stacks(on: nav), "stands in a collapsed split view: it pushes \(request.shown) whatever that is")
    }
    return world.hierarchy.kind(of: request.shown).isNavigation
      ? decides(
        .presents(by: nav), on: nav, "presents \(request.shown): a navigation controller is not pushed")
      : decides(.pushes(on: nav), on: nav, "pushes \(request.shown)")
  }

  static let entry = RuleEntry(
    title: "A navigation controller pushes, but presents a navigation controller",
    inShort: "A navigation controller pushes what it is to show, but presents it if it is a navigation controller.",
    statement: """
      `nav.show(v, sender:)`: v is a UINavigationController: `nav.present(v, animated: true)`. Else
      `nav.pushViewController(v, animated: true)` with all its refusals (NAV-03…05).
      """,
    evidence: [
      .documented("UINavigationController.show(_:sender:) (like a push)."),
      .observed(
        "a public demo's comment (TopicDemos, 2017: the push raises, `show` presents); SHW-07 is the exception; speaks against: zendesk/zendesk_sdk_ios#498 (iOS 12: an image picker that is shown is pushed and raises N-E08; where the stack stands is not said, and in a collapsed split view it is SHW-07)."
      ),
    ],
    example: """
      nav[a], `a.show(b, sender: nil)`: `nav.viewControllers == [a, b]`. Contrary: `a.show(other, sender: nil)` with other > c a
      navigation controller: `other.presentingViewController == nav`.
      """)
}

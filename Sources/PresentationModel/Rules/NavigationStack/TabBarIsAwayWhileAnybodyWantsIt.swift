enum TabBarIsAwayWhileAnybodyWantsIt: Rule {
  static let id = RuleID.nav13
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  // nav[a, b]: a stack, b on top; docs: the profile 'rules docs'
  static let entry = RuleEntry(
    title: "The tab bar is away as long as anybody in the stack wants it away",
    statement: """
      `tabs.isTabBarHidden` (UIKit's since iOS 18, answered in every profile) is true while the selected tab is a navigation
      controller and any controller of its stack has `hidesBottomBarWhenPushed == true`. Evaluated when a stack change settles; setting the
      flag of a shown controller has no effect until then.
      """,
    evidence: [
      Evidence(
        .disputed,
        "observed on iOS 10.3 (qiita satorun: a later controller with false does not bring it back); the page of hidesBottomBarWhenPushed speaks of the topmost controller. iOS 14.0's exception for popToRoot is not modelled."
      )
    ],
    example: """
      nav[a, b, c], only b wants it: hidden; `nav.popToRootViewController`: back.
      """)

  /// Whether anybody in a stack wants the tab bar away.
  static func judge(_ nav: ControllerID, _ world: World) -> Finding<Bool> {
    guard world.hierarchy.mayHideBottomBars else {
      return declines(nav, leaving: false, "nobody on its stack wants the tab bar away")
    }
    // From the bottom, and no farther than the first who does.
    let leaving = world.leavingTop(nav) ?? []
    var next = world.hierarchy.firstChild(of: nav)
    while let x = next {
      if world.hierarchy.isTrue(x, .hidesBottomBarWhenPushed), !leaving.contains(x) {
        return decides(true, on: nav, "has \(x) on its stack, which wants the tab bar away")
      }
      next = world.hierarchy.nextSibling(of: x)
    }
    return declines(nav, leaving: false, "nobody on its stack wants the tab bar away")
  }
}

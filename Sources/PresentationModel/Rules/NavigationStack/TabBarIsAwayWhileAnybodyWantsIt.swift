enum TabBarIsAwayWhileAnybodyWantsIt: Rule {
  static let id = RuleID.nav13
  static let question = Question.stack
  static let versions = Versions(
    .everywhere, "iOS 8–27, docs. `isTabBarHidden`: iOS 18–27; before that, and in docs, it is an error of the file.")

  /// Whether any controller in a stack hides the tab bar.
  static func judge(_ nav: ControllerID, _ world: World) -> Finding<Bool> {
    guard world.hierarchy.mayHideBottomBars else {
      return declines(nav, leaving: false, "has nobody on its stack whose hidesBottomBarWhenPushed is true")
    }
    // From the bottom, and no farther than the first that does.
    let leaving = world.leavingTop(nav) ?? []
    var next = world.hierarchy.firstChild(of: nav)
    while let x = next {
      if world.hierarchy.isTrue(x, .hidesBottomBarWhenPushed), !leaving.contains(x) {
        return decides(true, on: nav, "has \(x) on its stack, whose hidesBottomBarWhenPushed is true: the tab bar goes")
      }
      next = world.hierarchy.nextSibling(of: x)
    }
    return declines(nav, leaving: false, "has nobody on its stack whose hidesBottomBarWhenPushed is true")
  }

  static let entry = RuleEntry(
    title: "The tab bar is away as long as anybody in the stack wants it away",
    inShort: """
      The tab bar stays hidden as long as any view controller on the stack has hidesBottomBarWhenPushed set. A push reads the flags \
      in the call.
      """,
    statement: """
      The tab bar is away while the selected tab is a navigation controller and any controller of its stack, the root too, has
      `hidesBottomBarWhenPushed == true`: `tabs.tabBar.isReachable` is then false. A push, and `setViewControllers` that is no pop, read the
      flags inside the call, of the new stack; the bar goes when the change has finished. A pop reads them when it has finished. Setting the
      flag of a shown controller has no effect until the next change. `tabs.isTabBarHidden` (iOS 18+) is another matter: it answers what code
      has set, false by itself, whatever the stack does; when code sets it to true the bar is away too.

      docs: the toolbar of the navigation controller is away by the same flags, in a tab bar controller or without one. iOS: the flags leave a
      toolbar as it is.
      """,
    evidence: [
      .observed(
        "of several pushed controllers a single true keeps the bar away, whatever later ones say: Tencent/QMUI_iOS#1100 (iOS 13, 14), qiita satorun (10.3). iOS 14.0 and 14.1 lost the bar after an animated pop of two levels and 14.2 mended it (same report): not modelled. `isTabBarHidden`: observed: LeoNatan/LNPopupController#570 (iOS 18, with Apple's answer quoted: it is meant to be set by developers and does not tell what hidesBottomBarWhenPushed has done)."
      ),
      .observed(
        "the call of a push reads the flags, the pusher's too: many apps set `self.hidesBottomBarWhenPushed = true` before the push and false after it in one function (shiLiJie/EEGPlayerForIPhone and dong111/cdongweibo, both 2016: their comments say that with the second line the bar is back after the pop); others clear it in viewWillDisappear. A convention, no log."
      ),
      .disputed(
        "the page of hidesBottomBarWhenPushed speaks of the topmost controller.",
        objection:
          "where others of the stack set it, Apple's page says that the topmost alone decides"
      ),
      .documented("docs: classic document 3 speaks of the toolbar, as Apple's page does."),
      .inferred(
        "that UIKit leaves a toolbar as it is (apps show one in the view controller that wants the tab bar away); that setting it hides the bar; when a pop reads the flags; that what viewDidLoad sets comes too late."
      ),
    ],
    example: """
      nav[a, b, c], only b wants it: `tabs.tabBar.isReachable` is false, on iOS 18 `tabs.isTabBarHidden` is false as well;
      `nav.popToRootViewController`: the bar is back. In one body `a.hidesBottomBarWhenPushed = true`,
      `nav.pushViewController(b, animated: true)`, `a.hidesBottomBarWhenPushed = false`: no bar beside b, the bar again beside a.
      """)
}

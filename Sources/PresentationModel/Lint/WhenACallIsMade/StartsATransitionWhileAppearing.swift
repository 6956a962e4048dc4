enum StartsATransitionWhileAppearing: LintRule {
  static let id = LintID.lnt02

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard let x = statement.place.owner(of: .viewWillAppear, .viewIsAppearing),
      let callback = statement.place.callback
    else { return nil }
    switch statement.act {
    case .present, .performsSegue, .push, .pop, .setStack, .selectTab:
      return finds(
        at: statement.range, .warning,
        [("call", statement.callName), ("callback", callback.info.name), ("name", book.name(x))],
        ways: statement.act.promise.map { [LintWay([.move(statement.site, to: .viewDidAppear, of: x)], $0)] } ?? [])
    default: return nil
    }
  }

  static let entry = LintEntry(
    title: "Starts a transition while appearing",
    inShort: "Presenting, pushing or switching tabs in viewWillAppear starts one transition inside another.",
    fires: """
      `present`, `performSegue`, a push, a pop, `setViewControllers`, or a tab selection in `on viewWillAppear` or
      `on viewIsAppearing`.
      """,
    severity: "warning",
    messages: ["'{call}' in '{callback}' starts a transition before '{name}' has appeared"],
    why: """
      P-L01 for `present`: the view enters the window after `viewWillAppear`; of a pushed controller the call waits (PRE-01, CHO-36), of
      one that is being presented it waits on iOS 13+ and is refused before (PRE-09), and in a tab that is shown for the first time it is
      accepted with a warning (PRE-12; P-L06 on iOS 17+). A stack change starts inside the running one, which UIKit
      answers with "nested push animation" or "unbalanced calls" and a bar that shows the wrong item.
      """,
    cures: ["move it to 'viewDidAppear'"],
    evidence: [
      .observed("cobaltians/Cobalt#18, CharlinFeng/SwipeNavigationVC#2.")
    ],
    example: """
      `on second.viewWillAppear { nav.pushViewController(third, animated: true) }` → warning.
      """)
}

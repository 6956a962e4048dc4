// swift-format-ignore-file
// Made from the doc comments of Rules/Navigation; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the NAV rules; nil for any other.
  static func nav(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .nav01:
      RuleMetadata(
        id: .nav01, title: #"The stack is the children, and a new top's didMove waits for its appearance"#, chapter: 5,
        statement: #"""
          `viewControllers` is the stack, bottom first; `topViewController` its last. `visibleViewController`: if
          `presentedViewController` (QRY-01) is X and X is not being dismissed, X's `visibleViewController` if X is a
          navigation controller, else X; otherwise the top. A controller that enters the stack gets wM(nav) in the call. If it
          enters below the top, or stops being the top before it has appeared, dM(nav) follows in the call; as top it gets
          dM(nav) after its first DA (ORD-06 3).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"the properties."#),
          Evidence(.observed, #"codedbypm/StackViewController (record of UIKit, iOS 12/13), arm1.ru log; QMUI_iOS (a presented navigation controller answers its top)."#),
        ],
        example: #"""
          detached `nav`, `nav.setViewControllers([a, b], animated: false)`: `a.willMove(toParent: nav)`,
          `a.didMove(toParent: nav)`, `b.willMove(toParent: nav)`; `b.didMove(toParent: nav)` when b has been shown.
          """#)
    case .nav02:
      RuleMetadata(
        id: .nav02, title: #"A popped controller leaves the stack in the call and its parent at the end"#, chapter: 5,
        statement: #"""
          Visible navigation controller, o popped: in the call o leaves `viewControllers` and gets wM(nil); `o.parent` and
          `o.navigationController` stay until step 1 of the did-phase (ORD-06); dM(nil) after the new top's DA (ORD-15). Off
          screen all of it in the call: wM(nil), cut, dM(nil). A covered controller gets no containment callback when
          something is pushed on it or popped off it.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"react-native-screens (RNSScreen.mm: in viewWillDisappear `navigationController` still set, its top the new one already; in viewDidDisappear parent nil), arm1.ru log."#),
          Evidence(.documented, #"Design documents 0 and 1 (pushing keeps, popping removes the child)."#),
        ],
        example: #"""
          nav[a, b], pop, `on b.viewWillDisappear`: `b.navigationController == nav`, `nav.topViewController == a`.
          """#)
    case .nav03:
      RuleMetadata(
        id: .nav03, title: #"What cannot be pushed"#, chapter: 5,
        statement: #"""
          Push, and each new member of `setViewControllers`, in this order: `nil` N-L01; a navigation controller N-E01 (but
          SPL-03, SHW-07); a split view controller N-L02; a window's root C-E06; already in the stack NAV-04, NAV-05. A tab
          bar controller is taken (N-S03).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"pushViewController(_:animated:)."#),
          Evidence(.observed, #"the rows named."#),
          Evidence(.inferred, #"Order."#),
        ],
        example: #"""
          `nav.pushViewController(other)` with other a navigation controller: N-E01, stack unchanged.
          """#)
    case .nav04:
      RuleMetadata(
        id: .nav04, title: #"Pushed twice, up to iOS 12"#, chapter: 5,
        statement: #"""
          x is in the stack: N-E02, first text.
          """#,
        versions: #"""
          iOS 8–12, docs.
          """#,
        evidence: [
          Evidence(.documented, #"pushViewController(_:animated:) (throws)."#),
          Evidence(.observed, #"N-E02."#),
        ],
        example: #"""
          nav[a, b], `nav.pushViewController(a)`.
          """#)
    case .nav05:
      RuleMetadata(
        id: .nav05, title: #"Pushed twice, from iOS 13"#, chapter: 5,
        statement: #"""
          x is in the stack: N-E02, second text.
          """#,
        versions: #"""
          iOS 13–26.
          """#,
        evidence: [
          Evidence(.observed, #"as NAV-04."#),
        ],
        example: #"""
          as NAV-04.
          """#)
    case .nav06:
      RuleMetadata(
        id: .nav06, title: #"Pops that find nothing"#, chapter: 5,
        statement: #"""
          `popViewController` and `popToRootViewController` at the root: nothing (N-S01). `popToViewController(x)`: x on top:
          nothing; x not in the stack: N-E04.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"popViewController(animated:)."#),
          Evidence(.observed, #"N-E04."#),
        ],
        example: #"""
          nav[a], `nav.popToRootViewController(animated: true)`: `expect no events`, `expect no log`.
          """#)
    case .nav07:
      RuleMetadata(
        id: .nav07, title: #"A pop over several levels calls the top and the target; those between only change parents"#, chapter: 5,
        statement: #"""
          Call: each jumped-over controller, in stack order, wM(nil), cut, dM(nil); then the top wM(nil). Commit and end:
          ORD-15 between the top and the target. The jumped-over get no appearance callback and no load, and are released
          after the commit (REL-03).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"hdk2200 (iOS 17.5: appearance and release), codedbypm/StackViewController (iOS 12: both containment callbacks, array order). Contrary: a note on iOS 5/6 gives wM(nil) to the visible one alone."#),
        ],
        example: #"""
          nav[a, b, c, d], `nav.popToViewController(b)`, iOS 17: `c.willMove(toParent: nil)`, `c.didMove(toParent:
          nil)`, `d.willMove(toParent: nil)`, `d.viewWillDisappear`, `b.viewWillAppear`, `b.viewIsAppearing`, `c.deinit`,
          `d.viewDidDisappear`, `b.viewDidAppear`, `d.didMove(toParent: nil)`, `d.deinit`; a gets nothing.
          """#)
    case .nav08:
      RuleMetadata(
        id: .nav08, title: #"Several stack changes in one turn show only the last"#, chapter: 5,
        statement: #"""
          On a visible navigation controller at rest: each call changes the stack and sends its containment callbacks at once;
          at the commit one transition runs from the top before the turn to the top after it (the same: none). Controllers
          that were top only in between are treated as off screen (NAV-01): no load, no appearance. Two or more animated ones:
          NAV-14, NAV-15.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"the stack changes at once when idle (react-native-screens)."#),
          Evidence(.inferred, #"One transition."#),
        ],
        example: #"""
          nav[a], `turn { nav.pushViewController(b, animated: false); nav.pushViewController(c, animated: false)
          }`: b gets `willMove`, `didMove` and nothing else; a and c run ORD-15.
          """#)
    case .nav09:
      RuleMetadata(
        id: .nav09, title: #"setViewControllers is a push, a pop, or nothing to see"#, chapter: 5,
        statement: #"""
          Old stack O with top o, new stack N with top n. A controller twice in N: N-E03; else NAV-03 for new members.
          1. Call: removed ones in the order of O: wM(nil), cut, dM(nil); but o, if removed and visible, wM(nil) only. Then
             new ones in the order of N by NAV-01.
          2. n is o: no transition. Else ORD-15 with o and n; animated as a pop if n was in O, as a push otherwise; the
             callbacks are the same.
          3. End: parent of o cut (if removed), did-callbacks, dM(nav) of n, dM(nil) of o.

          `viewControllers = N` is the same without animation.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"setViewControllers(_:animated:), viewControllers."#),
          Evidence(.observed, #"codedbypm/StackViewController, QMUI_iOS (no appearance when the top stays)."#),
          Evidence(.inferred, #"1 for a visible stack."#),
        ],
        example: #"""
          nav[a, b] visible, `nav.setViewControllers([c, b], animated: true)`: `a.willMove(toParent: nil)`,
          `a.didMove(toParent: nil)`, `c.willMove(toParent: nav)`, `c.didMove(toParent: nav)`, `a.deinit`; no appearance
          event.
          """#)
    case .nav10:
      RuleMetadata(
        id: .nav10, title: #"Off screen a stack changes silently, and its top appears with the navigation controller"#, chapter: 5,
        statement: #"""
          No load and no appearance callback; containment by NAV-01 and NAV-02, a removed old top included. Off screen is: in
          an unselected tab, in no window, covered by a presentation that took the view away. Under a sheet it is on screen.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"Tencent/QMUI_iOS#1180 and its comments on pushes to hidden navigation controllers."#),
        ],
        example: #"""
          nav[a] under a full-screen b, `nav.pushViewController(c)`: `c.willMove(toParent: nav)`. On dismissal of
          b: WA and DA go to nav and c, then `c.didMove(toParent: nav)`; a gets nothing.
          """#)
    case .nav11:
      RuleMetadata(
        id: .nav11, title: #"show ends in a push, a column or a presentation"#, chapter: 5,
        statement: #"""
          `x.show(v)`, `x.showDetailViewController(v)`: chapter 10 (SHW) finds who shows and how; the lines are those of the
          push (ORD-15), of the replaced column (SPL-05) or of the presentation (ORD-11, ORD-13), always animated.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"show(_:sender:), showDetailViewController(_:sender:), Design document 0."#),
        ],
        example: #"""
          window > nav[a], `a.show(b, sender: nil)`: as `nav.pushViewController(b, animated: true)`.
          """#)
    case .nav12:
      RuleMetadata(
        id: .nav12, title: #"Swiping back is a pop that can be cancelled"#, chapter: 5,
        statement: #"""
          `nav.swipeBack()` pops one controller (ORD-15), with begin and cancel ORD-27. It does nothing if: one controller in
          the stack; the navigation controller is off screen or below a presentation; one of its transitions runs;
          `interactivePopGestureRecognizer.isEnabled` is false; `isNavigationBarHidden`; the top's
          `navigationItem.hidesBackButton` is true or it has a `leftBarButtonItem`.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"interactivePopGestureRecognizer."#),
          Evidence(.observed, #"react-native-screens e2e (same events as a pop by code), stackoverflow 18927878; the conditions on bar and items in many reports."#),
        ],
        example: #"""
          nav[a], `nav.swipeBack()`: `expect no events`.
          """#)
    case .nav13:
      RuleMetadata(
        id: .nav13, title: #"The tab bar is away as long as anybody in the stack wants it away"#, chapter: 5,
        statement: #"""
          `tabs.isTabBarHidden` (UIKit's since iOS 18, answered in every profile) is true while the selected tab is a
          navigation controller and any controller of its stack has `hidesBottomBarWhenPushed == true`. Evaluated when a stack
          change settles; setting the flag of a shown controller has no effect until then.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.disputed, #"observed on iOS 10.3 (qiita satorun: a later controller with false does not bring it back); the page of hidesBottomBarWhenPushed speaks of the topmost controller. iOS 14.0's exception for popToRoot is not modelled."#),
        ],
        example: #"""
          nav[a, b, c], only b wants it: hidden; `nav.popToRootViewController`: back.
          """#)
    case .nav14:
      RuleMetadata(
        id: .nav14, title: #"Two animated changes at once, up to iOS 12"#, chapter: 5,
        statement: #"""
          With NAV-08, for the second and each further animated call of the turn: N-L04, first text.
          """#,
        versions: #"""
          iOS 8–12, docs.
          """#,
        evidence: [
          Evidence(.observed, #"N-L04."#),
          Evidence(.inferred, #"That one turn suffices."#),
        ],
        example: #"""
          the example of NAV-08 with `animated: true` twice: one line.
          """#)
    case .nav15:
      RuleMetadata(
        id: .nav15, title: #"Two animated changes at once, from iOS 13"#, chapter: 5,
        statement: #"""
          As NAV-14 with the second text.
          """#,
        versions: #"""
          iOS 13–26.
          """#,
        evidence: [
          Evidence(.observed, #"N-L04."#),
        ],
        example: #"""
          as NAV-14.
          """#)
    default: nil
    }
  }
}

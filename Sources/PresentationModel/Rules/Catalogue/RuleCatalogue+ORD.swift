// swift-format-ignore-file
// Made from the doc comments of Rules/Schedules; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the ORD rules; nil for any other.
  static func ord(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .ord01:
      RuleMetadata(
        id: .ord01, title: #"A turn is call, commit, end, release"#, chapter: 4,
        statement: #"""
          To run a step:
          1. *Call.* Its statements run in order. Each does its synchronous part at once (ORD-22) and may queue a transition.
          2. *Commit.* Transitions queued before this commit begin, in the order of their calls: each runs its will-phase
             (ORD-05).
          3. *After the commit.* DA of roots and of views that code moved into a window (CON-04, WIN-01); then REL-03, first
             part.
          4. *End.* Running transitions end, in the order in which they began: each runs its did-phase (ORD-06), its
             completion handler, the calls put off until its end (ORD-32), and REL-03, second part. One that a `begin`
             statement holds open stays running.
          5. What callbacks, handlers and put-off calls have queued meanwhile goes back to 2. Nothing left: the step is
             settled. `animated` changes nothing in this order. `turn { … }` is one call part for all its statements.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"ww-tech/lasso, LassoTestUtilities_Tests (view loaded inside `present`, callbacks later, `animated: false` too); openradar 18464897 (iOS 8: `presentedViewController` still set after a non-animated dismiss returns); crash traces published by apps show will-callbacks under an after-commit handler (objc.io "A Debugging Case Study", iOS 8). Rounds of step 5 are inferred."#),
        ],
        example: #"""
          `turn { a.present(b, animated: false); a.title = "x" }`: at the second statement `b.isViewLoaded` is
          true, nothing appeared.
          """#)
    case .ord02:
      RuleMetadata(
        id: .ord02, title: #"Four states, and one gate for every appearance callback"#, chapter: 4,
        statement: #"""
          A controller is disappeared, appearing, appeared or disappearing. UIKit's transitions and code's
          `beginAppearanceTransition`/`endAppearanceTransition` go through the same gate (U = the log below, no callback, no
          change):

          | state | begin(true) | begin(false) | end |
          |---|---|---|---|
          | disappeared | load if needed, WA → appearing | U | U |
          | appearing | U | WD → disappearing | DA → appeared |
          | appeared | U | WD → disappearing | U |
          | disappearing | WA → appearing | U | DD → disappeared |

          U: the log of A-L01, no callback. A transition of UIKit's own leaves out, without a log, who already is where it
          leads (shown and forwarded children), except where an open begin of code's is the cause: then U. What A-L01 calls
          "sent as asked" is what this gate passes.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"the states by their names in `_printHierarchy` dumps; the figure of Design document 3; the log in many reports (A-L01). Which cell logs, and that no callback is doubled, is inferred."#),
        ],
        example: #"""
          `x.beginAppearanceTransition(true, animated: false)` twice: one `x.viewWillAppear`, then the log.
          """#)
    case .ord03:
      RuleMetadata(
        id: .ord03, title: #"A container comes before what it shows, and what it does not show gets nothing"#, chapter: 4,
        statement: #"""
          shown(x) = x, then depth first, parent before child, siblings in `children` order, the shown children of each:
          navigation: the top one; tab bar: the selected one; page view: its current pages; split view: its visible columns,
          collapsed its single child; search controller: its results controller; any other: the children whose view lies in
          the container's view. A container that answers false to `shouldAutomaticallyForwardAppearanceMethods` ends the
          descent (CON-06). If x has a parent, its children are followed by the controller x presents (a context inside the
          tree). A controller whose view another presentation has taken out of the window is skipped with its children; what
          it presents still counts. The other party of the running transition never counts. Every phase of a transition calls
          all of shown(outgoing) and all of shown(incoming) as two uninterrupted groups.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"react-native-screens' e2e tests (iOS 18.6, 26.2: nested stacks), published crash traces (tab bar's callback calls the nav's, that one its child's; iOS 5–13)."#),
          Evidence(.inferred, #"Last kind of shown controller: from "appeared means in a window" in every known dump."#),
        ],
        example: #"""
          tabs > nav[list, item], `item.present(b)` full screen: `tabs`, `nav`, `item` get WD in this order; `list`
          gets nothing.
          """#)
    case .ord04:
      RuleMetadata(
        id: .ord04, title: #"Each family has its own interleaving"#, chapter: 4,
        statement: #"""
          out = shown(what leaves), in = shown(what comes); only members whose state the transition changes.

          | family | will-phase | did-phase | rule |
          |---|---|---|---|
          | root appears | in WA | in DA, after the commit | ORD-10 |
          | present / dismiss, presenter's view removed | out WD, in WA | in DA, out DD | ORD-11, ORD-12 |
          | present, presenter's view stays | in WA | in DA | ORD-13 |
          | dismiss, presenter's view stays | out WD | out DD | ORD-13 |
          | push, pop | out WD, in WA | out DD, in DA | ORD-15 |
          | tab switch, iOS 8–17, docs | in WA, out WD | out DD, in DA | ORD-16 |
          | tab switch, iOS 18–26 | in WA, out WD | in DA, out DD | ORD-17 |
          | page, `.scroll` | in WA, out WD | in DA, out DD | ORD-18 |
          | page, `.pageCurl` | in WA, out WD | out DD, in DA | ORD-19 |
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"see the rules of the last column."#),
        ],
        example: #"""
          the same two controllers a (old) and b (new), iOS 17, did-callbacks: push `a.viewDidDisappear`,
          `b.viewDidAppear`; full-screen present `b.viewDidAppear`, `a.viewDidDisappear`.
          """#)
    case .ord05:
      RuleMetadata(
        id: .ord05, title: #"The will-phase: load, will-callbacks, into the window, viewIsAppearing, first layout"#, chapter: 4,
        statement: #"""
          1. Missing views of in are loaded, parents first, except what ORD-09 leaves for later. Always before any
             will-callback.
          2. Will-callbacks in the order of ORD-04.
          3. The incoming views enter the window. From here `view.window` is non-nil.
          4. IA by ORD-07.
          5. ORD-09 for the navigation controllers among in. Layout (EVT-02).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"logs of iOS 9 to 17 (icetime17/DemoUIViewControllerRelatedAll, aokiplayer 2019, hdk2200/UIViewControllerLifeCycle); lasso's tests assert the view loaded before any event of the presenter."#),
          Evidence(.documented, #"viewIsAppearing(_:) for 2–4."#),
        ],
        example: #"""
          `on b.viewWillAppear { … }` finds `b.view.window == nil` on the first appearance, `on b.viewIsAppearing`
          does not.
          """#)
    case .ord06:
      RuleMetadata(
        id: .ord06, title: #"The did-phase: links, window, did-callbacks, delegates, completion"#, chapter: 4,
        statement: #"""
          1. Links and parents that end with this transition are cut (ORD-23, NAV-02).
          2. Outgoing views leave the window.
          3. Did-callbacks in the order of ORD-04. A dM that waits for the appearance of a child (NAV-01) follows the DA of
             that child and its shown descendants directly.
          4. dM(nil) of controllers removed by this transition; then the did-methods of delegates.
          5. The completion handler.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"WinObjC UIViewControllerTests.mm (microsoft/WinObjC#2194, written against real iOS: links nil in the did-callbacks); dumps caught in mid-transition show `disappearing … not in the window`; containment part: arm1.ru log, codedbypm/StackViewController."#),
        ],
        example: #"""
          nav[a, b], pop: `on b.viewDidDisappear { … }` finds `b.parent == nil` and `b.view.window == nil`, and so
          does `on a.viewDidAppear`.
          """#)
    case .ord07:
      RuleMetadata(
        id: .ord07, title: #"viewIsAppearing follows all will-callbacks of the transition"#, chapter: 4,
        statement: #"""
          IA goes to every member of in, parent first, once per appearance, after the last will-callback of either party and
          before any did-callback. Nothing answers it on the disappearing side. Driven by code's
          `beginAppearanceTransition(true, …)`: as soon as the view is in a window, at the latest directly before DA; without
          a window never.
          """#,
        versions: #"""
          iOS 13–26.
          """#,
        evidence: [
          Evidence(.documented, #"(viewIsAppearing(_:), "iOS 13.0 –", once per appearance, after the view is in the hierarchy)."#),
          Evidence(.observed, #"logs of iOS 17.5 (push, modal, tab)."#),
          Evidence(.inferred, #"Parent before child and the last sentence."#),
        ],
        example: #"""
          Tab switch from a to b: `b.viewWillAppear`, `a.viewWillDisappear`, `b.viewIsAppearing`.
          """#)
    case .ord08:
      RuleMetadata(
        id: .ord08, title: #"There is no viewIsAppearing before iOS 13"#, chapter: 4,
        statement: #"""
          Step 4 of ORD-05 does not exist; no IA line in any schedule, `on x.viewIsAppearing` never runs.
          """#,
        versions: #"""
          iOS 8–12, docs.
          """#,
        evidence: [
          Evidence(.documented, #"viewIsAppearing(_:), "iOS 13.0 –"; the documents (0, 3) do not know it."#),
        ],
        example: #"""
          `a.present(b)` full screen, iOS 12: `b.viewDidLoad`, `a.viewWillDisappear`, `b.viewWillAppear`,
          `b.viewDidAppear`, `a.viewDidDisappear`.
          """#)
    case .ord09:
      RuleMetadata(
        id: .ord09, title: #"A navigation controller brings its top controller in with its first layout"#, chapter: 4,
        statement: #"""
          A navigation controller that was never laid out in a window leaves shown(top) out of steps 1–4 of ORD-05. After its
          own IA (in profiles without IA: after step 3) the top controller gets load, WA, (entry,) IA as a schedule of its
          own, its descendants likewise, and a nested first-time navigation controller repeats this. In the did-phase all of
          shown(nav) stand together, parent first. A navigation controller that was laid out before loads and calls its top in
          the ordinary steps.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"published crash traces of iOS 8–13 load the root's view from the navigation controller's layout; dumps show loaded navigation controllers with unloaded roots."#),
          Evidence(.inferred, #"Place of WA and IA against the container's IA."#),
        ],
        example: #"""
          `a.present(nav)`, sheet, nav[r], iOS 17: `nav.viewDidLoad`, `nav.viewWillAppear`, `nav.viewIsAppearing`,
          `r.viewDidLoad`, `r.viewWillAppear`, `r.viewIsAppearing`, `nav.viewDidAppear`, `r.viewDidAppear`,
          `r.didMove(toParent: nav)`.
          """#)
    case .ord10:
      RuleMetadata(
        id: .ord10, title: #"Launch: the tree is built, the root loads, appears, and has appeared after the commit"#, chapter: 4,
        statement: #"""
          Before the first step, for each window in file order:

          | part | who | lines |
          |---|---|---|
          | building, parents first | each child, in outline order | nav: all but the last wM, dM; the last wM only (NAV-01) |
          | | | tab, split, custom: wM, dM. page: wM, load, dM |
          | | tab bar controllers, then navs among tabs | load (LOD-05) |
          | shown | in = shown(root) | load, WA, then IA (ORD-05, ORD-07, ORD-09) |
          | after the commit | in | DA, and the dM that waited |

          Outlines outside a window are built before the log begins: same state, no lines (bodies of what LOD-05 loads then
          run, also without lines).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"launch logs of iOS 9–17; DA of a root after the commit in a crash trace (iOS 9/10); wM at `init(rootViewController:)` and dM after DA in codedbypm/StackViewController (iOS 12/13). The order of the building lines is inferred."#),
        ],
        example: #"""
          window > nav[home], iOS 12: `home.willMove(toParent: nav)`, `nav.viewDidLoad`, `nav.viewWillAppear`,
          `home.viewDidLoad`, `home.viewWillAppear`, `nav.viewDidAppear`, `home.viewDidAppear`, `home.didMove(toParent:
          nav)`.
          """#)
    case .ord11:
      RuleMetadata(
        id: .ord11, title: #"Presenting over a presenter whose view is removed: the new one has appeared before the old one is gone"#, chapter: 4,
        statement: #"""
          | phase | who | callback |
          |---|---|---|
          | call | B | load |
          | will | shown(P); then shown(B) | WD; WA |
          | | shown(B) | IA |
          | did | shown(B); then shown(P) | DA; DD |
          | end | | `completion` |

          Which presentations remove the presenter's view: REM-01, by active style. Ancestors of P stay visible and get
          nothing. Under docs the lower levels that REM-05 takes out follow shown(P) in both groups, downwards; ORD-12
          likewise.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"logs of iOS 9, 10, 12.2, 14, 16, 17 without one exception (aokiplayer 2019, betterhee.tistory.com/75, velog rudin_); WinObjC tests (same order without animation, completion last)."#),
        ],
        example: #"""
          tabs > nav[list], `list.present(b)`, `.fullScreen`: `b.viewDidLoad`, WD of `tabs`, `nav`, `list`,
          `b.viewWillAppear`, `b.viewIsAppearing`, `b.viewDidAppear`, DD of `tabs`, `nav`, `list`. Contrary:
          `.currentContext` calls only `nav` and `list`.
          """#)
    case .ord12:
      RuleMetadata(
        id: .ord12, title: #"Dismissing what had removed the presenter's view"#, chapter: 4,
        statement: #"""
          | phase | who | callback |
          |---|---|---|
          | will | shown(B); then shown(P) as it is now | WD; WA |
          | | shown(P) | IA |
          | did | shown(P); then shown(B) | DA; DD |
          | end | | `completion`, then REL-03 |

          P's view returns to the window in step 3 of ORD-05: after its WA, before its IA. `viewDidLoad` does not repeat. If P
          stands in a real popover, its DA is left out (its state becomes appeared all the same).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"as ORD-11."#),
          Evidence(.documented, #"the note of viewDidAppear(_:) on popovers; completion after viewDidDisappear."#),
        ],
        example: #"""
          nav[a], b full screen over it, iOS 17, `b.dismiss`: `b.viewWillDisappear`, WA of `nav`, `a`, IA of `nav`,
          `a`, DA of `nav`, `a`, `b.viewDidDisappear`, `b.deinit`.
          """#)
    case .ord13:
      RuleMetadata(
        id: .ord13, title: #"A presenter whose view stays gets no callback, neither on the way in nor on the way out"#, chapter: 4,
        statement: #"""
          Present: `load` of B in the call; WA, IA; DA, `completion`. Dismiss: WD; DD, `completion`. Each for shown(B). P, its
          ancestors and its descendants get nothing.
          """#,
        versions: #"""
          iOS 8–26, docs. (Which styles: REM-01; the default style moved here in iOS 13.)
          """#,
        evidence: [
          Evidence(.observed, #"betterhee.tistory.com/75 (iOS 16), yagamo-style.com 2020-03-02 (iOS 13), lasso's tests (13+: no event at all), WinObjC tests (popover, tablet form sheet), PanModal#21 (custom)."#),
        ],
        example: #"""
          `a.present(b)` as a page sheet, iOS 17: `b.viewDidLoad`, `b.viewWillAppear`, `b.viewIsAppearing`,
          `b.viewDidAppear`; then `b.dismiss`: `b.viewWillDisappear`, `b.viewDidDisappear`, `b.deinit`.
          """#)
    case .ord14:
      RuleMetadata(
        id: .ord14, title: #"Dismissing a chain: all that were visible disappear, topmost first, and nobody in between comes back"#, chapter: 4,
        statement: #"""
          More than one controller goes (DIS-02); A is the manager that stays.
          1. out = shown() of each that goes and is appeared, topmost first (the reverse of the order in which DIS-02 finds
             them); in = shown(A) if A's view had been removed, else empty.
          2. Order of ORD-12 or ORD-13 with these groups. Those that were already disappeared (covered) get no callback at
             all.
          3. All links of the chain are cut in step 1 of the did-phase (DIS-07). No presentation delegate is told (DIS-12),
             one `completion` at the end.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"dismiss(animated:completion:) (everything above goes, only the topmost is animated)."#),
          Evidence(.observed, #"react-native-screens PR #4016 (iOS 18.6, 26.4: stacked sheets go together, each gets viewDidDisappear, its link already nil, no didDismiss)."#),
          Evidence(.inferred, #"Topmost first, and nothing for covered ones."#),
        ],
        example: #"""
          a ← b (full screen) ← c (full screen), `a.dismiss`: WD of `c`, WA and IA of `a`, DA of `a`, DD of `c`,
          then `b.deinit`, `c.deinit`; `b` gets nothing else. With sheets: WD of `c`, `b`, then DD of `c`, `b`.
          """#)
    case .ord15:
      RuleMetadata(
        id: .ord15, title: #"Push and pop: the old one is gone before the new one has appeared"#, chapter: 4,
        statement: #"""
          n is the navigation controller, o the old top, t the new one; animated or not, by code, back button or finished
          swipe.

          | phase | push of t | pop of o |
          |---|---|---|
          | call | t wM(n) | o wM(nil) |
          | will | (load of t) shown(o) WD; shown(t) WA | (load of t) shown(o) WD; shown(t) WA |
          | | `n.navigationController(willShow: t)`; shown(t) IA | the same |
          | did | shown(o) DD; shown(t) DA; t dM(n) | o's parent cut; shown(o) DD; shown(t) DA; o dM(nil) |
          | end | `n.navigationController(didShow: t)` | the same, then o released |
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"hdk2200 (iOS 17.5), react-native-screens e2e (18.6, 26.2: code, button and swipe alike), wangling.me 2014-02 (iOS 7); delegates: vastdevblog.vast.com 2012-04-08; containment: arm1.ru."#),
          Evidence(.inferred, #"dM before didShow."#),
        ],
        example: #"""
          nav[list], `nav.pushViewController(item)`, iOS 17: `item.willMove(toParent: nav)`, `item.viewDidLoad`,
          `list.viewWillDisappear`, `item.viewWillAppear`, `item.viewIsAppearing`, `list.viewDidDisappear`,
          `item.viewDidAppear`, `item.didMove(toParent: nav)`.
          """#)
    case .ord16:
      RuleMetadata(
        id: .ord16, title: #"Tab switch up to iOS 17: the new one announces itself first, the old one is gone first"#, chapter: 4,
        statement: #"""
          call: load of the new tab (if LOD-05 has not). will: shown(new) WA; shown(old) WD; shown(new) IA. did: shown(old)
          DD; shown(new) DA. No containment lines. Choosing the selected tab again: nothing (but TAB-03).
          """#,
        versions: #"""
          iOS 8–17, docs.
          """#,
        evidence: [
          Evidence(.observed, #"pgzxc.github.io efa3afd7, lxweimin.com ad61bbba5ac8 and further logs of 2016–2024, the last of iOS 17 with viewIsAppearing."#),
        ],
        example: #"""
          tabs > a, nav[b], iOS 17, `tabs.selectedIndex = 1` for the first time: `nav.viewWillAppear`,
          `a.viewWillDisappear`, `nav.viewIsAppearing`, `b.viewDidLoad`, `b.viewWillAppear`, `b.viewIsAppearing`,
          `a.viewDidDisappear`, `nav.viewDidAppear`, `b.viewDidAppear`, `b.didMove(toParent: nav)`.
          """#)
    case .ord17:
      RuleMetadata(
        id: .ord17, title: #"Tab switch from iOS 18: the switch is a transition, the new one has appeared before the old one is gone"#, chapter: 4,
        statement: #"""
          As ORD-16 with the did-phase turned round: shown(new) DA; shown(old) DD.
          """#,
        versions: #"""
          iOS 18–26.
          """#,
        evidence: [
          Evidence(.observed, #"asserted by react-native-screens' e2e tests on iOS 18.6 and 26.2; dev.classmethod.jp 2025-01-21 (both did-callbacks come at the end of a new cross-dissolve, apps built with Xcode 16)."#),
        ],
        example: #"""
          the same on iOS 18: … `b.viewIsAppearing`, `nav.viewDidAppear`, `b.viewDidAppear`, `b.didMove(toParent:
          nav)`, `a.viewDidDisappear`.
          """#)
    case .ord18:
      RuleMetadata(
        id: .ord18, title: #"Page change, scroll style"#, chapter: 4,
        statement: #"""
          will: shown(new) WA; shown(old) WD; IA. did: shown(new) DA; shown(old) DD. By swipe and by `setViewControllers`,
          animated or not.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"wangling.me 2014-02 (iOS 7, swipe)."#),
          Evidence(.inferred, #"Later versions and programmatic changes."#),
        ],
        example: #"""
          pages > p1, user swipes to p2: `p2.viewWillAppear`, `p1.viewWillDisappear`, …, `p2.viewDidAppear`,
          `p1.viewDidDisappear`.
          """#)
    case .ord19:
      RuleMetadata(
        id: .ord19, title: #"Page change, curl style"#, chapter: 4,
        statement: #"""
          As ORD-18, did-phase: shown(old) DD; shown(new) DA.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"as ORD-18."#),
        ],
        example: #"""
          the same with `transitionStyle = .pageCurl`: …, `p1.viewDidDisappear`, `p2.viewDidAppear`.
          """#)
    case .ord20:
      RuleMetadata(
        id: .ord20, title: #"Where the presentation delegate's calls stand"#, chapter: 4,
        statement: #"""
          A dismissal of B by the user that DIS-08 allows, calls by DIS-09 and DIS-10:
          1. extra `B.presentationControllerShouldDismiss`.
          2. Blocked: `B.presentationControllerDidAttemptToDismiss`, nothing else.
          3. Else `B.presentationControllerWillDismiss`, then the will-phase of ORD-12, ORD-13 or ORD-14;
          4. at the end the did-phase, then `B.presentationControllerDidDismiss`, in the place of the completion handler.
             Popovers: where DIS-11 falls back to the old popover methods, these stand in the same places.
          """#,
        versions: #"""
          iOS 13–26.
          """#,
        evidence: [
          Evidence(.documented, #"UIAdaptivePresentationControllerDelegate, WWDC 2019 session 224."#),
          Evidence(.inferred, #"Will before WD, Did after DD."#),
        ],
        example: #"""
          sheet b with a delegate, `b.swipeToDismiss()`: `b.presentationControllerWillDismiss`,
          `b.viewWillDisappear`, `b.viewDidDisappear`, `b.presentationControllerDidDismiss`, `b.deinit`.
          """#)
    case .ord21:
      RuleMetadata(
        id: .ord21, title: #"Where the popover delegate's calls stand before iOS 13"#, chapter: 4,
        statement: #"""
          `B.tapOutside()` on a real popover, calls by DIS-11: extra `B.popoverPresentationControllerShouldDismissPopover`;
          unless false: WD; DD; `B.popoverPresentationControllerDidDismissPopover`.
          """#,
        versions: #"""
          iOS 8–12, docs.
          """#,
        evidence: [
          Evidence(.documented, #"UIPopoverPresentationControllerDelegate."#),
          Evidence(.inferred, #"Order."#),
        ],
        example: #"""
          iPad, popover b with a delegate, `b.tapOutside()`: `b.viewWillDisappear`, `b.viewDidDisappear`,
          `b.popoverPresentationControllerDidDismissPopover`, `b.deinit`.
          """#)
    case .ord22:
      RuleMetadata(
        id: .ord22, title: #"What a call does at once, and what waits"#, chapter: 4,
        statement: #"""
          | call | at once | at the commit | at the end |
          |---|---|---|---|
          | `present` | checks, links set, load of B | will-phase; popover anchors checked | did-phase, completion |
          | `dismiss` | target found, checks | will-phase | links cut, did-phase, completion |
          | push, pop, set stack | checks, `viewControllers`, wM | load, will-phase | did-phase, dM |
          | select a tab | property, load | will-phase | did-phase |
          | page `setViewControllers` | checks, wM, load | will-phase | did-phase, dM, completion |
          | `window.rootViewController =` | all but the new root's DA (WIN-02) | – | – |
          | `addChild`, `removeFromParent` | all (CON-01, CON-02) | – | – |
          | `addSubview`, `removeFromSuperview` | all but DA (CON-04) | – | – |
          | begin/endAppearanceTransition | all | – | – |
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"alnp/ViewControllerLifecyclePlayground (view loaded when `present` returns), kouhan.cn 00031460 (link set when `present` returns), react-native-screens (stack changes at once when idle), published crash traces (anchor exception after `present` returned, viezel/TiSocial.Framework#153)."#),
          Evidence(.inferred, #"Tab and page rows."#),
        ],
        example: #"""
          `turn { a.present(b, animated: true); c.title = "" }`: between them `a.presentedViewController == b`
          holds already.
          """#)
    case .ord23:
      RuleMetadata(
        id: .ord23, title: #"The links: set inside present, cut between the will-phase and the did-phase of the dismissal"#, chapter: 4,
        statement: #"""
          P's and B's stored links (relatives answer by QRY-01 and QRY-02):

          | in | P.presentedViewController, B.presentingViewController |
          |---|---|
          | `B.viewDidLoad` inside the call; after `present` returned; every callback and the handler of the presentation |
          set |
          | dismissal: WD of B, WA and IA of P | set |
          | dismissal: DA of P, DD of B, its handler | nil |
          | after a cancelled presentation; after a cancelled dismissal | nil; set |
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"WinObjC UIViewControllerTests.mm; react-native-screens (RNSScreen.mm tests for nil in viewDidDisappear)."#),
          Evidence(.inferred, #"`viewDidLoad` and the cancelled row."#),
        ],
        example: #"""
          `on a.viewWillAppear { … }` during the dismissal of b: `a.presentedViewController` is b, in
          `a.viewDidAppear` it is nil.
          """#)
    case .ord24:
      RuleMetadata(
        id: .ord24, title: #"isBeingPresented and isBeingDismissed belong to the presented controller, during its own transition"#, chapter: 4,
        statement: #"""
          QRY-05, that is: `isBeingPresented` true for B in WA, IA, DA of its presentation; `isBeingDismissed` true for B, and
          for every other presented controller that goes, in WD and DD; both false in `viewDidLoad`, in the handlers and after
          a cancel, and for P and for children of B always.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"the properties (true only inside these callbacks)."#),
          Evidence(.observed, #"WinObjC tests (true in DD although the link is nil)."#),
          Evidence(.inferred, #"Whole chain, and false after a cancel."#),
        ],
        example: #"""
          nav[r] presented: in `r.viewWillAppear` `r.isBeingPresented` is false, `nav.isBeingPresented` true.
          """#)
    case .ord25:
      RuleMetadata(
        id: .ord25, title: #"isMovingToParent and isMovingFromParent hold between willMove and didMove"#, chapter: 4,
        statement: #"""
          QRY-06: `isMovingToParent` in WA, IA, DA between wM(p) and dM(p), `isMovingFromParent` in WD, DD between wM(nil) and
          dM(nil). So for a pushed controller, a navigation controller's root the first time, a popped one; not for tabs; in a
          custom container by when code calls (CON-03).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"header comment of the four properties."#),
          Evidence(.observed, #"flags logged on push and pop (2020), bamboo-hero.com (root of a navigation controller)."#),
          Evidence(.inferred, #"The general form, and tabs."#),
        ],
        example: #"""
          the recipe of CON-03: `c.isMovingToParent` true in `c.viewWillAppear`, false in `c.viewDidAppear`.
          """#)
    case .ord26:
      RuleMetadata(
        id: .ord26, title: #"A completion handler runs when its transition is over for both parties"#, chapter: 4,
        statement: #"""
          After all did-callbacks of both parties and the did-methods of delegates; flags false, links final, presenter's view
          in its final place. Never for a call that was refused (T-4), never for a cancelled one; for a `dismiss` with nothing
          to dismiss at once, inside the call (DIS-06).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"present (after viewDidAppear), dismiss (after viewDidDisappear), Design document 0."#),
          Evidence(.observed, #"WinObjC tests (after the presenter's callback too), dotnet/macios#3275 (refused: never)."#),
          Evidence(.inferred, #"Cancelled."#),
        ],
        example: #"""
          `a.present(b) { }` full screen: `…, b.viewDidAppear, a.viewDidDisappear, completion`.
          """#)
    case .ord27:
      RuleMetadata(
        id: .ord27, title: #"A cancelled pop or modal transition: the visitor goes first, then the other comes back"#, chapter: 4,
        statement: #"""
          `cancel` of a running two-party transition with out = O, in = N (will-phase done):
          1. N's views leave the window. shown(N): WD, then DD (no DA came).
          2. shown(O): WA, IA, DA. O's view never left the window.
          3. Containment: nothing more is sent (the wM(nil) of the start stays unanswered); stack, links, parents are as
             before the transition. `navigationController(didShow:)` does not come.

          One party only (presenter's view stays): presentation cancelled: B gets WD, DD; dismissal cancelled: ORD-28.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"cancelled swipe back, wangling.me 2014-02 (iOS 7), stackoverflow 18927878; dM(nil) comes only for a completed swipe (FeatherweightRouter#9)."#),
          Evidence(.inferred, #"Cancelled modal transitions, IA in step 2 and point 3."#),
        ],
        example: #"""
          nav[a, box], box a custom container of c, iOS 17. `begin nav.swipeBack()`: `box.willMove(toParent: nil)`,
          WD of `box`, `c`, `a.viewWillAppear`, `a.viewIsAppearing`. `cancel`: `a.viewWillDisappear`, `a.viewDidDisappear`,
          then WA, IA, DA, each of `box`, `c`.
          """#)
    case .ord28:
      RuleMetadata(
        id: .ord28, title: #"A sheet let go before the threshold reappears without having gone"#, chapter: 4,
        statement: #"""
          `begin b.swipeToDismiss()`: ORD-20 1–3 (WD). `cancel`: WA, IA, DA for shown(b). The presenter gets nothing, no
          DidDismiss, no DD.
          """#,
        versions: #"""
          iOS 13–26.
          """#,
        evidence: [
          Evidence(.observed, #"velog rudin_ (iOS 17, with viewIsAppearing); react-native-screens PR #4016 (viewDidDisappear only when committed)."#),
        ],
        example: #"""
          sheet nav[r], no delegate. begin: WD of `nav`, `r`. cancel: WA of `nav`, `r`, IA of `nav`, `r`, DA of
          `nav`, `r`.
          """#)
    case .ord29:
      RuleMetadata(
        id: .ord29, title: #"A cancelled page swipe"#, chapter: 4,
        statement: #"""
          begin: shown(new) WA; shown(old) WD; IA of new. cancel, `.scroll`: shown(old) WA, IA, DA; shown(new) WD, DD. cancel,
          `.pageCurl`: shown(new) WD; shown(old) WA, IA; shown(new) DD; shown(old) DA. `viewControllers` stays the old pages;
          the new one's wM(pages) is answered by wM(nil), dM(nil) at the end.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"wangling.me 2014-02 (iOS 7)."#),
          Evidence(.inferred, #"Containment, IA and later versions."#),
        ],
        example: #"""
          pages > p1, `.scroll`, p2 new. begin: `p2.willMove(toParent: pages)`, `p2.viewDidLoad`,
          `p2.viewWillAppear`, `p1.viewWillDisappear`, `p2.viewIsAppearing`. cancel: WA, IA, DA of `p1`, WD, DD of `p2`,
          `p2.willMove(toParent: nil)`, `p2.didMove(toParent: nil)`.
          """#)
    case .ord30:
      RuleMetadata(
        id: .ord30, title: #"begin holds a transition open, finish and cancel end it"#, chapter: 4,
        statement: #"""
          `begin S` runs S as a step of its own through the commit (ORD-01 1–3) and leaves its transition running; the step's
          expectations see the state and events of that moment (states `appearing`, `disappearing`). `finish` runs step 4,
          `cancel` ORD-27 to ORD-29, each a step of its own. Only interactive transitions can be cancelled: the user's
          gestures, and presentations or dismissals whose transitioning delegate returns an interaction controller; any other
          `cancel`, and `finish` or `cancel` with nothing open, stop the run with an error at that line. Both end the one
          begun last. Statements between are turns during a running transition (ORD-32).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.convention, #"scenario language."#),
        ],
        example: #"""
          `begin a.present(b, animated: true)`, then `a.present(c, animated: true)`: refused, in progress.
          """#)
    case .ord31:
      RuleMetadata(
        id: .ord31, title: #"A body runs inside its callback, before UIKit goes on"#, chapter: 4,
        statement: #"""
          1. The line is recorded, then the statements run in order, as code before `super` does: a container's body comes
             before its children's callbacks. First the class body's, then those of `on name.…` in file order.
          2. Each call does its part "at once" (ORD-22) with the state of that moment; what it queues begins with the next
             commit, after this phase has called everybody.
          3. A body in a completion handler runs when ORD-26 says; a put-off call when its transition ended.
          4. An exception ends the step there.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"a `present` inside viewDidAppear starts after that callback returned (log of nested presentations, remkoh.dev); container callbacks nest inside `super` in published crash traces."#),
        ],
        example: #"""
          `on a.viewDidAppear { a.present(b, animated: true) }`, window > a: launch ends with `a.viewDidAppear`,
          `b.viewDidLoad`, `b.viewWillAppear`, …. Contrary: the same in `a.viewDidLoad`: refused (a's view is in no window),
          one log, no event of b.
          """#)
    case .ord32:
      RuleMetadata(
        id: .ord32, title: #"Calls while a transition runs"#, chapter: 4,
        statement: #"""
          A transition runs from its commit to the beginning of its did-phase (a body in viewDidAppear or a handler is free to
          act).
          1. Modal calls are decided when they are made: PRE-09 to PRE-11, DIS-04, DIS-05. A `present` from inside a
             navigation controller with a push or pop waits: PRE-01.
          2. Stack changes during a push or pop of the same navigation controller wait (T-2, T-3), in the order of the calls,
             and are made as fresh calls when ORD-01 4 says; during a modal transition of which it is the presenter they are
             dropped (N-L03).
          3. Selecting a tab while a tab switch of the same controller runs ends the running one first (its did-phase, at
             once).
          4. Several stack changes before the commit: NAV-08.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.inferred, #"see the rules named; the border of "runs", and 3."#),
        ],
        example: #"""
          `on b.viewDidAppear { b.present(c, animated: true) }` with b arriving full screen: accepted;
          `c.viewDidLoad` stands between `b.viewDidAppear` and the presenter's `viewDidDisappear`.
          """#)
    case .ord33:
      RuleMetadata(
        id: .ord33, title: #"What brings no appearance callback"#, chapter: 4,
        statement: #"""
          Rotation and resizing (but SPL-03, SPL-04, and ADP-08: a presenter's view it takes out or puts back: WD, DD or WA,
          IA, DA of shown(P) at once); the app going to the background and back; being covered by a sheet, popover, alert,
          keyboard or another window; `makeKey()`; stack changes off screen (NAV-10); setting properties.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"aokiplayer (iOS 12.2), hdk2200 (iOS 17.5: layout only, in the background snapshot)."#),
        ],
        example: #"""
          `device.rotate(to: .landscape)` on window > a: `expect no events` holds.
          """#)
    case .ord34:
      RuleMetadata(
        id: .ord34, title: #"A step that does not settle is stopped"#, chapter: 4,
        statement: #"""
          After 1,000 transitions within one step the run stops with an error that names the last four callbacks or handlers
          that queued one.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.convention, #"presim (an app would loop for ever)."#),
        ],
        example: #"""
          `on a.viewDidAppear { a.present(b, animated: false) { a.dismiss(animated: false) } }`, b full screen.
          """#)
    default: nil
    }
  }
}

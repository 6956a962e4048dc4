// swift-format-ignore-file
// Made from the doc comments of Rules/Queries; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the QRY rules; nil for any other.
  static func qry(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .qry01:
      RuleMetadata(
        id: .qry01, title: #"presentedViewController also answers for an ancestor"#, chapter: 2,
        statement: #"""
          The own presented of the receiver, else of its nearest ancestor through `parent` that has one, else nil. Set inside the call
          of `present`; cleared by DIS-07. It is the next level only, not the topmost.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `presentedViewController`; UIViewController.h ("or its nearest ancestor"); Design document 3."#),
          Evidence(.observed, #"swift-navigation PresentationTests. Design document 0's "nil if it presented nothing" is read with its own first sentence."#),
        ],
        example: #"""
          `T▸N▸V` with a second tab W, T→X: T, N, V and W all answer X. V→A→B: `V.presentedViewController == A`.
          """#)
    case .qry02:
      RuleMetadata(
        id: .qry02, title: #"presentingViewController also answers for an ancestor"#, chapter: 2,
        statement: #"""
          The own presenter of the receiver, else of the nearest ancestor through `parent` that has one, else nil. It is the resolved
          presenter, not the source.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `presentingViewController`; UIViewController.h ("or its farthest ancestor": only tree tops have one, so nearest and farthest agree); Design document 0."#),
        ],
        example: #"""
          `T▸N▸V`, `V.present(M)`, M = `N2▸W`: `W.presentingViewController == T`; pushed later, W2 answers T as well.
          """#)
    case .qry03:
      RuleMetadata(
        id: .qry03, title: #"Presentation is not containment"#, chapter: 2,
        statement: #"""
          `parent` of a presented root is nil; it is in nobody's `children`. `children` lists containment only, in the order of adding:
          a navigation controller's whole stack bottom first, all tabs, the shown pages, the split view's columns.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `parent`, `children`; UIViewController.h (parent no longer returns the presenter); Design document 0."#),
        ],
        example: #"""
          V→X: `X.parent == nil`, `V.children` unchanged.
          """#)
    case .qry04:
      RuleMetadata(
        id: .qry04, title: #"navigationController and its kin stop at the tree top"#, chapter: 2,
        statement: #"""
          `navigationController`, `tabBarController`, `splitViewController`: the nearest ancestor through `parent` of that class or a
          subclass, never the receiver itself, never across a presentation.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple, the three properties; Design documents 0 and 3."#),
        ],
        example: #"""
          `T▸N▸V`, T→X: `X.navigationController == nil`, `X.tabBarController == nil`; `N.navigationController == nil`.
          """#)
    case .qry05:
      RuleMetadata(
        id: .qry05, title: #"isBeingPresented and isBeingDismissed hold for the presented root, during its own transition"#, chapter: 2,
        statement: #"""
          `isBeingPresented`: true for X from the begin of its presentation to the end of the did-callbacks (viewWillAppear,
          viewIsAppearing, viewDidAppear), false in the completion handler. `isBeingDismissed`: likewise during its dismissal, for every presented
          root that goes (DIS-02). Both false for presenters, for children of X, and when X is covered or uncovered by another presentation. A
          cancelled transition ends the flag when it is cancelled.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple, both; UIViewController.h."#),
          Evidence(.observed, #"WinObjC functional tests; swift-navigation (waits for the flag)."#),
          Evidence(.inferred, #"children (the common idiom asks the container), intermediate levels."#),
        ],
        example: #"""
          V→M, M = `N▸W`: in `W.viewWillDisappear` during the dismissal `W.isBeingDismissed` is false and `M.isBeingDismissed` is
          true.
          """#)
    case .qry06:
      RuleMetadata(
        id: .qry06, title: #"isMovingToParent and isMovingFromParent hold between willMove and didMove"#, chapter: 2,
        statement: #"""
          `isMovingToParent`: true in the appearance callbacks of a controller that has got willMove(toParent: p) and not yet
          didMove(toParent: p). `isMovingFromParent`: true in the disappearance callbacks of one that has got willMove(toParent: nil) and not yet
          didMove(toParent: nil). Hence true for a pushed controller, a navigation controller's root on its first appearance, and a popped one;
          false when covered or uncovered by a push, a tab switch or a presentation, and for a tab on selection (ORD-25).
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple, both; UIViewController.h comment."#),
          Evidence(.inferred, #"the general form, tabs."#),
        ],
        example: #"""
          `N▸A`, push B: `B.isMovingToParent` in `B.viewWillAppear`; `A.isMovingFromParent` is false in `A.viewWillDisappear`.
          """#)
    case .qry07:
      RuleMetadata(
        id: .qry07, title: #"view.window follows places, not links"#, chapter: 2,
        statement: #"""
          `x.view.window != nil` when x's view is loaded, x has a *place*, and x's view is not removed by REM (an own presented has been
          settled in a removing style, REM-03). x has a place when
          1. x is the root of a window; or
          2. x has a parent whose view is in a window, and the parent shows x (top of the stack, selected tab, shown page or column, view added);
             or
          3. x was presented in the full-screen family; or
          4. x was presented in the context family and its presenter has a place.

          During a transition the incoming view is in the window from after the will-callbacks on (ORD-05), the outgoing one until just before the
          did-callbacks (ORD-06). The answer is the window of the root at the bottom.
          """#,
        versions: #"""
          iOS 8–26, **docs** too (with REM-05).
          """#,
        evidence: [
          Evidence(.documented, #"Apple `UIView.window`, `currentContext` (over the presenter's content), WWDC14-214 (current context stays inside the presenter's superview)."#),
          Evidence(.observed, #"public dumps ("not in the window")."#),
          Evidence(.inferred, #"4 for a presenter that is itself covered."#),
        ],
        example: #"""
          `T▸C` and tab W, d(C), C→X current context: `C.view.window == nil`, X in the window; W selected: X out; C selected: X in
          again.
          """#)
    case .qry08:
      RuleMetadata(
        id: .qry08, title: #"viewIfLoaded never loads, view does"#, chapter: 2,
        statement: #"""
          `viewIfLoaded` is nil and `isViewLoaded` false until something loaded the view: reading `view` in a statement,
          `loadViewIfNeeded()`, getting a place that is shown, or being presented (inside the call). Views are never unloaded.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `viewIfLoaded`, `view`, `loadViewIfNeeded()`; Design document 0 (loaded on first access)."#),
        ],
        example: #"""
          second tab never selected: `W.viewIfLoaded == nil`, `!W.isViewLoaded`; its dump says `(view not loaded)`.
          """#)
    case .qry09:
      RuleMetadata(
        id: .qry09, title: #"presentationController answers the nearest one, or makes one"#, chapter: 2,
        statement: #"""
          `presentationController`: 1. the receiver has an own presenter: the controller of its requested style, also after adaptation;
          2. else the nearest ancestor through `parent` that has one: that one's; 3. else STY-04 (in an expectation: the class that would be
             made).
          `popoverPresentationController`: the same search, nil unless that is a popover's. `sheetPresentationController` (15+): case 1 or 3 only,
          nil unless page or form sheet. `activePresentationController` (16+): case 1 with the active style's, else nil.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple, the four properties; Design document 3 ("nearest … managing the current view controller")."#),
          Evidence(.observed, #"Neuburg (popover controller readable before and after presenting)."#),
        ],
        example: #"""
          iPhone, popover X, `ios 26`: `X.popoverPresentationController != nil`, `X.activePresentationController` is a form sheet's.
          """#)
    default: nil
    }
  }
}

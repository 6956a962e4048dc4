// swift-format-ignore-file
// Made from the doc comments of Rules/Split; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the SPL rules; nil for any other.
  static func spl(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .spl01:
      RuleMetadata(
        id: .spl01, title: #"Columns are the children, expanded all are shown"#, chapter: 5,
        statement: #"""
          `viewControllers`, `children`: primary first, then secondary (column style: primary, supplementary, secondary).
          Becoming a column: wM, dM in the call. Expanded, every column is shown, but not the primary with
          `preferredDisplayMode` `.primaryHidden`, `.secondaryOnly`.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"viewControllers, preferredDisplayMode."#),
          Evidence(.observed, #"dumps (both `appeared`). Portrait iPads hide the primary by default; presim does not (a choice)."#),
        ],
        example: #"""
          iPad, window > split > m, d: launch: WA of split, m, d in this order.
          """#)
    case .spl02:
      RuleMetadata(
        id: .spl02, title: #"Collapsed is what compact width makes of it, once in a window"#, chapter: 5,
        statement: #"""
          `isCollapsed` is false until the view first enters a window; then it is true exactly when the horizontal size class
          is compact. Collapsing and expanding happen before `split.viewWillAppear`, and on each change of the size class.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"isCollapsed, Design document 1."#),
          Evidence(.observed, #"commandshift.co.uk 2016-04-11. On iOS 17.0 and 17.1 it could still be false in viewWillAppear (woocommerce-ios#11675); not modelled."#),
        ],
        example: #"""
          iPhone portrait, before the first step: `expect split.isCollapsed`.
          """#)
    case .spl03:
      RuleMetadata(
        id: .spl03, title: #"Collapsing puts the secondary on top of the primary's stack"#, chapter: 5,
        statement: #"""
          p primary, s secondary.
          1. extra `split.primaryViewController(forCollapsing:)`: non-nil, it becomes p.
          2. extra `split.splitViewController(collapseSecondary: s, onto: p)`; true: s is dropped (wM(nil), cut, dM(nil)).
          3. Else p a navigation controller: s moves onto its stack, also if s is one itself (wM(nil), dM(nil), wM(p); dM(p)
             by NAV-01). Any other p: s is dropped.
          4. children = [p].

          Appearance, only if the split view was on screen: what is covered or dropped WD, DD; a moved s keeps its state and
          gets nothing.
          """#,
        versions: #"""
          iOS 8–26, docs. (Column style: SPL-07.)
          """#,
        evidence: [
          Evidence(.documented, #"splitViewController(_:collapseSecondary:onto:), collapseSecondaryViewController(_:for:), malcolmhall.com 2017-01-27."#),
          Evidence(.observed, #"dumps (one child; the detail's navigation controller inside the master's)."#),
          Evidence(.inferred, #"Callbacks."#),
        ],
        example: #"""
          iPhone, window > split > mnav[m], dnav[d], no delegate: prints split > mnav > m, dnav > d; d is appeared,
          m is not.
          """#)
    case .spl04:
      RuleMetadata(
        id: .spl04, title: #"Expanding takes the top of the primary's stack back"#, chapter: 5,
        statement: #"""
          1. extra `split.primaryViewController(forExpanding:)`. 2. extra `split.splitViewController(separateSecondaryFrom:
             p)`: a controller: that is the secondary. 3. nil, and p a navigation controller with two or more: its top leaves
             (wM(nil), dM(nil)) and becomes secondary (wM, dM); else no secondary. Appearance on screen: what is uncovered WA,
             IA, DA; the moved one keeps its state.
          """#,
        versions: #"""
          iOS 8–26, docs. (Column style: SPL-07.)
          """#,
        evidence: [
          Evidence(.documented, #"separateSecondaryViewController(for:), the delegate methods."#),
          Evidence(.inferred, #"Callbacks."#),
        ],
        example: #"""
          the tree of SPL-03, `window.resize(to: sizeClass(regular, regular))`: split > mnav > m, dnav > d again,
          both appeared.
          """#)
    case .spl05:
      RuleMetadata(
        id: .spl05, title: #"Replacing a column"#, chapter: 5,
        statement: #"""
          A column o is replaced by v (SHW-05, SHW-06, SHW-08, `viewControllers`, `setViewController(_:for:)`): call: o
          wM(nil), v wM(split); expanded and on screen: load of v, shown(o) WD, shown(v) WA, IA; o's parent cut; shown(o) DD,
          shown(v) DA; v dM(split), o dM(nil). Off screen only the containment lines, all in the call. A column that comes or
          goes alone has its half.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"showDetailViewController(_:sender:), viewControllers."#),
          Evidence(.inferred, #"Lines: (those of a push)."#),
        ],
        example: #"""
          iPad, split > m, d, `m.showDetailViewController(x, sender: nil)`: `d.willMove(toParent: nil)`,
          `x.willMove(toParent: split)`, `x.viewDidLoad`, `d.viewWillDisappear`, `x.viewWillAppear`, …, `x.didMove(toParent:
          split)`, `d.didMove(toParent: nil)`, `d.deinit`.
          """#)
    case .spl06:
      RuleMetadata(
        id: .spl06, title: #"The column style wraps its columns"#, chapter: 5,
        statement: #"""
          `style = .doubleColumn` or `.tripleColumn` (class body, or before the first step): each column that is not a
          navigation controller gets one made by UIKit (prints `<UINavigationController>`). `setViewController(v, for:
          .secondary)` while a made one is there pushes v on it; for the other columns, and with `nil`, it replaces.
          `.compact` is wrapped by nobody. `show(.primary)`, `hide(.primary)` (and `.supplementary`) add the column to what is
          shown or take it out: WA, IA, DA or WD, DD for it.
          """#,
        versions: #"""
          iOS 14–26. (Earlier, and in docs, `style` is an unknown property.)
          """#,
        evidence: [
          Evidence(.documented, #"setViewController(_:for:) (creates a navigation controller)."#),
          Evidence(.observed, #"zhaoxin.pro 15993960076329 (pushes on the secondary's, confirmed by Apple)."#),
          Evidence(.inferred, #"Callbacks of show and hide."#),
        ],
        example: #"""
          iPad, split (doubleColumn) > m, d: prints split > `<UINavigationController>` > m,
          `<UINavigationController>` > d.
          """#)
    case .spl07:
      RuleMetadata(
        id: .spl07, title: #"A column-style split view collapses to its compact column, else to one stack"#, chapter: 5,
        statement: #"""
          A `.compact` controller is set: children = [it]; the other columns leave (wM(nil), dM(nil)) and come back on
          expanding. None: as SPL-03 with the supplementary, then the secondary column put on the primary's stack; extra
          `split.splitViewController(topColumnForCollapsingToProposedTopColumn: .secondary)` may answer another column: those
          above it stay off the stack. Expanding restores the columns.
          """#,
        versions: #"""
          iOS 14–26.
          """#,
        evidence: [
          Evidence(.documented, #"UISplitViewController.Column.compact, the delegate method."#),
          Evidence(.observed, #"biteinteractive.com 2020 (split views in iOS 14)."#),
          Evidence(.inferred, #"Stack and callbacks."#),
        ],
        example: #"""
          iPhone, doubleColumn with `.compact` tabs: prints split > tabs.
          """#)
    default: nil
    }
  }
}

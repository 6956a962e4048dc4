enum InspectorIsAColumnOrASheet: Rule {
  static let id = RuleID.spl09
  static let question = Question.split
  static let versions = Versions(.from(26), "iOS 26–27. Not on TV and Vision.")

  /// What code does with the inspector.
  static func judge(_ split: ControllerID, shows: Bool, _ world: World) -> Finding<SplitViews.InspectorMove> {
    guard let inspector = world.hierarchy.columns[split]?.inspector else {
      return declines(split, "has no inspector column: nothing happens")
    }
    guard isShown(inspector, in: split, world) != shows else {
      return declines(inspector, shows ? "is shown already" : "is not shown anyway")
    }
    if world.hierarchy.has(split, .collapsed) {
      return shows
        ? decides(
          .presents(inspector), on: inspector, "is the inspector of \(split), which is collapsed: it is presented")
        : decides(
          .dismisses(inspector), on: inspector, "is the inspector of \(split), which is collapsed: it is dismissed")
    }
    guard shows || world.hierarchy.parent(of: inspector) == split else {
      return decides(.dismisses(inspector), on: inspector, "is still presented: it is dismissed")
    }
    return shows
      ? decides(.bringsIn(inspector), on: inspector, "is the inspector of \(split): it comes as a column")
      : decides(.takesOut(inspector), on: inspector, "is the inspector of \(split): the column goes")
  }

  /// It is set: it is not shown before code asks for it.
  static func sets(_ new: ControllerID?, in split: ControllerID) -> Finding<SplitViews.Change> {
    guard let new else { return decides(.setsInspector, on: split, "has no inspector column from now on") }
    return decides(.setsInspector, on: new, "is the inspector of \(split) from now on: nobody wraps it")
  }

  /// The split view collapses or expands while it shows its inspector.
  static func moves(_ inspector: ControllerID, of split: ControllerID, collapses: Bool) -> Finding<Void> {
    collapses
      ? decides(
        (), on: inspector, "is the inspector of \(split), which collapses: the column becomes a sheet", raising: .cho67)
      : decides(
        (), on: inspector, "is the inspector of \(split), which expands: the sheet becomes a column", raising: .cho67)
  }

  /// Whether it is shown, as a column or as a sheet.
  static func isShown(_ inspector: ControllerID, in split: ControllerID, _ world: World) -> Bool {
    let hierarchy = world.hierarchy
    return hierarchy.parent(of: inspector) == split
      || hierarchy.directPresenter(inspector) != nil && !hierarchy.isDismissing(inspector)
  }

  static let entry = RuleEntry(
    title: "The inspector column is a column in regular width and a sheet in compact width",
    inShort: """
      From iOS 26 a split view controller can have an inspector: a column where there is room, a sheet on an iPhone.
      """,
    statement: """
      `setViewController(v, for: .inspector)`: v is a column by itself. It stands in neither `viewControllers` nor the shared stack,
      `viewController(for: .inspector)` answers it, and it is not shown before the first `show(.inspector)`. Any column style.
      1. Expanded: `show(.inspector)` adds it as a child and shows it beside the others (wM, WA, IA, DA, dM), `hide(.inspector)` takes it away
         (wM(nil), WD, DD, dM(nil)). `v.splitViewController` is the split view meanwhile. Not wrapped in a navigation controller.
      2. Collapsed: `show(.inspector)` presents v from the split view, animated; with the style that v has by itself that is a page sheet:
         `v.presentingViewController` is the split view controller or who presents for it (CTX-02). `hide(.inspector)`, `v.dismiss`, a swipe
         and a tap outside dismiss it (DIS-08 to DIS-12).
      3. Collapsing while it is shown: it leaves as a column and is presented; expanding: dismissed, and shown as a column. Both without
         animation (CHO-67).

      `splitViewController(_:didShow:)`, `didHide` tell of both forms, by code and by the user, as extra events with `.inspector` (disputed:
      Apple's pages have them for what the system does, not for `show(_:)` and `hide(_:)`); `isShowing(.inspector)` (26+) answers.
      """,
    evidence: [
      .documented("Apple, `UISplitViewController.Column.inspector` (hidden until `show(_:)`), `isShowing(_:)`."),
      .observed(
        "popaprozac/zapp, native/platform/ios/inspector.m (2026, iPhone and iPad, iOS 26.5: compact width a sheet that has a presenting view controller and goes by swipe and by `hide`, regular width a column), software-mansion/react-native-screens, RNSSplitScreenController.mm, RNSSplitHostController.mm (the modal stands outside the split view's hierarchy; `didHide` comes with the finger down on the sheet, so also for a dismissal that is cancelled, and in compact height the sheet cannot be swiped: neither is modelled)."
      ),
      .inferred(
        "3, the callbacks of 1, that it is not wrapped (zapp sets a navigation controller itself), who presents, the page sheet."
      ),
      .disputed(
        "the delegate on calls by code: called (zapp: all its events hang on it), not called (Apple, `didShow`, `didHide`).",
        objection: "its delegate is called for what the system does alone"),
    ],
    example: """
      `ios 26`, iPhone, split (doubleColumn) > m, d; `split.setViewController(v, for: .inspector)`, `split.show(.inspector)`:
      `v.presentingViewController != nil`; `v.swipeToDismiss()`: it is nil. iPad: `v.presentingViewController == nil`,
      `v.view.window != nil`.
      """)
}

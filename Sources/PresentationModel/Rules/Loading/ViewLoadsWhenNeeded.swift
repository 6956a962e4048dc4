enum ViewLoadsWhenNeeded: Rule {
  static let id = RuleID.lod01
  static let question = Question.loading
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The view is needed; nil if it is loaded. When among the callbacks: the beats `.load` of the schedules (`TabSwitch`).
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Void>? {
    guard !world.hierarchy.isViewLoaded(x) else { return nil }
    return decides((), on: x, "its view is needed, and loaded")
  }

  static let entry = RuleEntry(
    title: "The view loads when it is first needed",
    inShort: "A view loads when it is first needed: when you read it, present it, select its tab or add it on screen.",
    statement: """
      `load` happens, at once unless noted, on: reading `x.view`; `loadViewIfNeeded()`; being presented; selection as a tab; a
      page's `setViewControllers`; `addSubview(x.view)`; becoming root of a visible window; `beginAppearanceTransition(true, …)`; among the will callbacks (commit): pushed, uncovered and never shown, forwarded; LOD-05.
      """,
    evidence: [
      .documented("view, loadViewIfNeeded(); Design documents 0 and 3 (lazy loading)."),
      .observed("dasdom/AppearanceTestDemo (begin loads), Design document 0 (touching `view` early loads early)."),
    ],
    example: """
      `x.loadViewIfNeeded()` on a detached x: `x.viewDidLoad` and nothing else.
      """)
}

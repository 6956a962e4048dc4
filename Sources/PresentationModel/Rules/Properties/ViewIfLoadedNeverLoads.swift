enum ViewIfLoadedNeverLoads: Rule {
  static let id = RuleID.qry08
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// Whether the view is loaded.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Bool> {
    world.hierarchy.isViewLoaded(x)
      ? decides(true, on: x, "its view is loaded") : decides(false, on: x, "nothing has loaded its view yet")
  }

  static let entry = RuleEntry(
    title: "viewIfLoaded never loads, view does",
    inShort: "viewIfLoaded and isViewLoaded never load a view; reading view does.",
    statement: """
      `viewIfLoaded` is nil and `isViewLoaded` false until something loaded the view: reading `view` in a statement,
      `loadViewIfNeeded()`, getting a place that is shown, or being presented (inside the call). Views are never unloaded.
      """,
    evidence: [
      .documented("Apple `viewIfLoaded`, `view`, `loadViewIfNeeded()`; Design document 0 (loaded on first access).")
    ],
    example: """
      second tab never selected: `W.viewIfLoaded == nil`, `!W.isViewLoaded`; its dump says `(view not loaded)`.
      """)
}

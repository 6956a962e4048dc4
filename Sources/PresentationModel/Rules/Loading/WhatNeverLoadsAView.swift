enum WhatNeverLoadsAView: Rule {
  static let id = RuleID.lod02
  static let question = Question.loading
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A look at a view that is not loaded; nil if it is.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Void>? {
    guard !world.hierarchy.isViewLoaded(x) else { return nil }
    return decides((), on: x, "its view is not loaded, and looking does not load it")
  }

  static let entry = RuleEntry(
    title: "What never loads a view",
    inShort: "Reading titles, adding children and standing below the top of a stack never load a view.",
    statement: """
      `isViewLoaded`, `viewIfLoaded`, `title` and every other property; `addChild`, `removeFromParent`, `willMove`, `didMove`; being
      put into the stack of a navigation controller that is in no window, or below its top; being an unselected tab (but LOD-05). Expectations
      never load: `x.view.window` of an unloaded x is nil there.
      """,
    evidence: [
      .documented("isViewLoaded, viewIfLoaded."),
      .observed(
        "square/workflow-swift tests (iOS 16.4–18.5: containment loads nothing); dumps (covered and unselected controllers `(view not loaded)`)."
      ),
    ],
    example: """
      tabs > a, b at launch: `b.isViewLoaded` is false; after the expectation it still is.
      """)
}

enum LoadViewCallsSuper: LintRule {
  static let id = LintID.lnt58

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    book.program.swift.superLoads.map { finds(at: $0.range, $0.isWasted ? .warning : .note) }
  }

  static let entry = LintEntry(
    title: "An override of loadView calls super",
    inShort: "An override of loadView makes the view itself and does not call super.",
    fires: """
      in pasted Swift: `super.loadView()` in an override of `loadView` of a `UIViewController`, under no condition, and every class
      between them is declared and has no `loadView` of its own.
      """,
    severity: "warning where the override assigns `view` too, note otherwise.",
    messages: ["'loadView' calls super, which makes another view or loads the nib file first"],
    why: """
      LOD-03: the override is what makes the view; UIKit's own makes one too, from the storyboard or the nib file if there is one.
      """,
    cures: ["take 'super.loadView()' out and assign 'view', or do in 'viewDidLoad' what changes UIKit's view"],
    evidence: [
      .documented("Apple `loadView()` (an override should not call super), classic document 0.")
    ],
    example: """
      `override func loadView() { super.loadView(); view = MapView() }` → warning; without the first call → nothing.
      """)
}

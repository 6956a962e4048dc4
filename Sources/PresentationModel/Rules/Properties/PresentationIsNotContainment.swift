enum PresentationIsNotContainment: Rule {
  static let id = RuleID.qry03
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "Presentation is not containment",
    statement: """
      `parent` of a presented root is nil; it is in nobody's `children`. `children` lists containment only, in the order of adding:
      a navigation controller's whole stack bottom first, all tabs, the shown pages, the split view's columns.
      """,
    evidence: [
      Evidence(
        .documented,
        "Apple `parent`, `children`; UIViewController.h (parent no longer returns the presenter); Design document 0.")
    ],
    example: """
      V→X: `X.parent == nil`, `V.children` unchanged.
      """)

  /// `parent`: containment only, nil at a presented root.
  static func parent(_ x: ControllerID, _ hierarchy: Hierarchy) -> ControllerID? { hierarchy.parent(of: x) }

  /// `children`: containment only.
  static func children(_ x: ControllerID, _ hierarchy: Hierarchy) -> [ControllerID] { hierarchy.children(of: x) }
}

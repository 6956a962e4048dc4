enum PresentationIsNotContainment: Rule {
  static let id = RuleID.qry03
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// `parent`: containment only, nil at a presented root.
  static func parent(_ x: ControllerID, _ world: World) -> Finding<ControllerID?> {
    if let parent = world.hierarchy.parent(of: x) { return decides(parent, on: x, "is a child of \(parent)") }
    return world.hierarchy.directPresenter(x) == nil
      ? decides(nil, on: x, "is nobody's child: answers nil")
      : decides(nil, on: x, "is presented, and nobody's child: answers nil")
  }

  /// `children`: containment only.
  static func children(_ x: ControllerID, _ world: World) -> Finding<[ControllerID]> {
    let children = world.hierarchy.children(of: x)
    guard let presented = world.hierarchy.directlyPresented(x) else {
      return decides(children, on: x, "answers whom it contains, in the order of adding")
    }
    return decides(children, on: x, "answers whom it contains, in the order of adding, never \(presented)")
  }

  static let entry = RuleEntry(
    title: "Presentation is not containment",
    inShort: "Presenting does not add a child: a presented view controller has no parent and is in nobody's children.",
    statement: """
      `parent` of a presented root is nil; it is in nobody's `children`. `children` lists containment only, in the order of adding:
      a navigation controller's whole stack bottom first, all tabs, the shown pages, the split view's columns.
      """,
    evidence: [
      .documented(
        "Apple `parent`, `children`; UIViewController.h (parent no longer returns the presenter); Design document 0.")
    ],
    example: """
      V→X: `X.parent == nil`, `V.children` unchanged.
      """)
}

enum EachStopAsksItsChildrenBeforeItself: Rule {
  static let id = RuleID.seg11
  static let question = Question.unwinding
  static let versions = Versions(.from(9), "iOS 9–27, docs.")

  /// The children that a stop lets be searched.
  static func judge(_ x: ControllerID, _ children: [ControllerID]) -> Finding<Void> {
    if let only = children.first, children.count == 1 {
      return decides((), on: x, "lets \(only) be searched before it is asked itself")
    }
    return children.isEmpty
      ? declines(x, leaving: (), "names no children: it is asked itself")
      : decides((), on: x, "lets \(children.count) of its children be searched before it is asked itself")
  }

  /// The answer of a controller that was asked.
  static func judge(_ x: ControllerID, isDestination: Bool) -> Finding<Void> {
    isDestination
      ? decides((), on: x, "can perform the action: it is the destination") : passesOver(x, "cannot perform the action")
  }

  static let entry = RuleEntry(
    title: "At each stop children are searched before the controller itself is asked",
    inShort: "While unwinding, a container's children are searched before the container itself is asked.",
    statement: """
      At x: `x.allowedChildrenForUnwinding(from: s)`. The list is empty:
      `x.canPerformUnwindSegueAction(backHome, from: s, sender:)`, true is success. Else the listed ones are visited; if all fail, x is asked
      likewise. A controller whose child succeeds is not asked.
      """,
    evidence: [
      .documented("allowedChildrenForUnwinding(from:) (order of the list is the order of the search)."),
      .observed("Neuburg p. 326 (asked only without eligible children)."),
      .inferred("asking after failing children (as TN2298 tells of iOS 8)."),
    ],
    example: """
      SEG-10's first case: `b.allowedChildrenForUnwinding(from: s)`,
      `b.canPerformUnwindSegueAction(backHome, from: s, sender: nil)`, `nav.allowedChildrenForUnwinding(from: s)`,
      `a.allowedChildrenForUnwinding(from: s)`, `a.canPerformUnwindSegueAction(…)`, `nav.canPerformUnwindSegueAction(…)`, both lines of s,
      `tabs.allowedChildrenForUnwinding(from: s)`, both lines of t.
      """)
}

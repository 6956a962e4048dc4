enum WhatTheTwoMethodsAnswer: Rule {
  static let id = RuleID.seg12
  static let question = Question.unwinding
  static let versions = Versions(
    .from(9),
    "iOS 9–27, docs. Name of the second: `…from:withSender:` up to iOS 12, `…from:sender:` from iOS 13 and in docs, as classic document 3 lists it; a class body may use either name in every version."
  )

  /// `allowedChildrenForUnwinding(from:)` as UIKit has it: the children without the one on the way back.
  static func children(of x: ControllerID, _ path: Unwinding.Path, _ world: World) -> Finding<[ControllerID]> {
    let all = stack(x, world)
    guard !all.isEmpty else { return declines(x, leaving: [], "has no children") }
    let others = all.filter { !path.contains($0) }
    return others.count < all.count
      ? decides(others, on: x, "has children, and leaves out the one that the source stands in")
      : decides(others, on: x, "has children: all may be searched")
  }

  /// The children in the order in which they are searched: of a stack the top first.
  static func stack(_ x: ControllerID, _ world: World) -> [ControllerID] {
    world.hierarchy.kind(of: x).isNavigation ? world.stack(x).reversed() : world.hierarchy.children(of: x)
  }

  /// `canPerformUnwindSegueAction` as UIKit has it.
  static func judge(_ x: ControllerID, _ request: Unwinding.Request, _ world: World) -> Finding<Bool> {
    guard world.declaresAction(x, request.action) else {
      return declines(x, leaving: false, "does not declare the action")
    }
    return x == request.source
      ? declines(x, leaving: false, "declares the action, and is the source itself")
      : decides(true, on: x, "declares the action")
  }

  /// Under which name UIKit asks.
  static let asked = VersionRows(
    (VersionRange(UIKitVersion(8), 12, documents: false), Callback.canPerformUnwindSegueActionWithSender),
    (VersionRange(UIKitVersion(13), documents: true), .canPerformUnwindSegueAction))

  static let entry = RuleEntry(
    title: "What the two methods answer by themselves",
    inShort: """
      By default a container searches all its children but the one you come from, and a view controller accepts \
      if its class declares the action.
      """,
    statement: """
      `allowedChildrenForUnwinding(from:)`: `children` without `childContaining(source)`, the child that is on the path;
      UINavigationController: the same, top of the stack first. `canPerformUnwindSegueAction`: true if the class declares the action and x is
      not s. A value in the class body replaces the answer: `allowedChildrenForUnwinding(from:) = [list]` names controllers of the file.
      """,
    evidence: [
      .documented("the methods' pages, childContaining(_:)."),
      .inferred("both names in every version."),
    ],
    example: """
      nav[a, b, s]: `[b, a]`. s declares backHome too: it is never its own destination.
      """)
}

enum NonForwardingLeavesItToCode: Rule {
  static let id = RuleID.con06
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Moving the view of a child whose parent does not forward calls nothing; nil for any other child.
  static func judge<Answer>(_ x: ControllerID, leaving answer: Answer, _ world: World) -> Finding<Answer>? {
    guard let parent = world.hierarchy.parent(of: x), !world.forwards(parent) else { return nil }
    return decides(answer, on: x, "\(parent) does not forward appearance: moving its view calls nothing")
  }

  /// `transition(from:to:…)` needs a container that forwards; nil for one that does.
  static func judge(_ parent: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard !world.forwards(parent) else { return nil }
    return refuses(
      on: parent, throwing: "NSInvalidArgumentException",
      because: "does not forward appearance, and so cannot let UIKit exchange its children: an exception")
  }

  static let entry = RuleEntry(
    title: "A container that does not forward leaves its children to begin and end",
    inShort: "A container that turns off automatic forwarding must tell its children about appearance itself.",
    statement: """
      `shouldAutomaticallyForwardAppearanceMethods = false` on p: p's appearance and moving views into or out of p's view call
      nothing on p's children; they get appearance callbacks from `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`
      alone. Default true.
      """,
    evidence: [
      .documented("shouldAutomaticallyForwardAppearanceMethods, Design document 1.")
    ],
    example: """
      p does not forward, p > c, p presented: `p.viewWillAppear`, …, `p.viewDidAppear`; c gets nothing.
      """)
}

enum TransitionFromToMovesTheViews: Rule {
  static let id = RuleID.con10
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let table = Schedule(
    will: [
      .load(.coming), .willDisappear(.going), .willAppear(.coming), .viewEnters(.new), .isAppearing(.coming),
      .layout(.coming),
    ],
    did: [.didAppear(.coming), .viewLeaves(.old), .didDisappear(.going)])

  /// Both have to be children of the receiver; nil where they are.
  static func refusal(
    from: ControllerID, to: ControllerID, in parent: ControllerID, _ world: World
  ) -> Finding<Refusal>? {
    let hierarchy = world.hierarchy
    guard hierarchy.parent(of: from) != parent || hierarchy.parent(of: to) != parent else { return nil }
    return refuses(
      on: parent, saying: noCommonParent.says(.controller("from", from), .controller("to", to)),
      because: "is not the parent of both \(from) and \(to): an exception")
  }

  /// What is moved.
  static func judge(from: ControllerID, to: ControllerID, in parent: ControllerID) -> Finding<Void> {
    decides((), on: parent, "exchanges the views of \(from) and \(to), and calls no willMove or didMove")
  }

  static let noCommonParent = UIKitMessage(
    .ce05, .exception("NSInvalidArgumentException"),
    [
      .init(
        .everywhere,
        "Children view controllers {from} and {to} must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    ],
    condition: "CON-10: `transition(from:to:…)` with controllers that are not both children of the receiver",
    effect: "raised in the call",
    cure: "`addChild` the new one to the same parent before `transition(from:to:)`",
    sources: "Awful/Awful.app#213",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "transition(from:to:…) moves the views and calls appearance, not containment",
    inShort: """
      transition(from:to:) swaps the views of two children and sends appearance callbacks, but no willMove or \
      didMove.
      """,
    statement: """
      `p.transition(from: a, to: b, duration:, options:, animations:, completion:)`:
      1. C-E05. p does not forward (CON-06): exception `NSInvalidArgumentException`, without text.
      2. At once: load of b, b.view into the superview of a.view.
      3. p visible, in the call, before the animations: shown(a) WD, shown(b) WA, shown(b) IA; the animations find b.view in its place. After
         them: shown(b) DA; a.view leaves, shown(a) DD; then the completion handler.
      4. p off screen: at the end a.view leaves and the completion handler runs.

      No wM, no dM: code's own calls bring them.
      """,
    evidence: [
      .documented("transition(from:to:duration:options:animations:completion:), its header comment."),
      .observed(
        "the order of 3: mattneub/Programming-iOS-Book-Examples, bk2ch06p334containerEventForwarding (the log stands in all editions to iOS 15; the same when the begin and end calls are made by hand)."
      ),
      .inferred("iOS 16 and later."),
    ],
    example: """
      p > a visible, recipe of classic document 1 with b: `a.willMove(toParent: nil)`, `b.willMove(toParent: p)`, `b.viewDidLoad`,
      `a.viewWillDisappear`, `b.viewWillAppear`, …, `b.viewDidAppear`, `a.viewDidDisappear`, `completion`, `a.didMove(toParent: nil)`,
      `b.didMove(toParent: p)`.
      """)
}

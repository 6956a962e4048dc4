enum NextStopIsTheParentElseWhoCalledPresent: Rule {
  static let id = RuleID.seg10
  static let question = Question.unwinding
  static let versions = Versions(.from(9), "iOS 9–27, docs.")

  /// The next stop: the parent, else the controller that called `present`.
  static func up(from x: ControllerID, _ world: World) -> ControllerID? {
    world.hierarchy.parent(of: x) ?? world.hierarchy.presentation(of: x)?.source
  }

  /// Whoever of the way back a stop presents itself is visited before it.
  static func presentsFirst(_ x: ControllerID, _ presented: ControllerID) -> Finding<Void> {
    decides((), on: x, "presents \(presented), which is on the way back: \(presented) is asked first")
  }

  /// A stop is visited once.
  static func judge(_ x: ControllerID, isNew: Bool) -> Finding<Void> {
    isNew ? decides((), on: x, "is asked next") : passesOver(x, "was asked before")
  }

  static let entry = RuleEntry(
    title: "The search goes up the way one came, and into side branches",
    inShort: """
      Unwinding searches back the way you came: parents and whoever called present, and from there into side \
      branches.
      """,
    statement: """
      up(x) = x's parent; if it has none, the controller on which `present(x)` was called (the source, not the presenter); else nil.
      path = s, up(s), up(up(s)), …. For x = up(s), up(up(s)), … to the end of the path: visit(x); the first success ends the search.
      visit(x):
      1. For the controller p on the path that x presents itself, if p was not visited: visit(p); success: done.
      2. x was visited before: failure. Else x counts as visited.
      3. SEG-11 for x; where it names children, visit each of them in order, the first success ends.

      Hence: where the presenter is also the one who called `present`, what it presents is asked before it; where a container took the
      presentation over, first the one who called, then what was presented, then the container.
      """,
    evidence: [
      .documented(
        #"TN2298 (the next one is the controller that called `present`, else the parent), "Dismissing a view controller with an unwind segue" (the nearest one, walking up)."#
      ),
      .observed(
        "reproduces all recorded runs in Neuburg p. 326, 327 (presented chains, stacks, tabs, custom parents; iOS 9–13). The general form is inferred from them."
      ),
    ],
    example: """
      tabs > nav[a, b], t; b presents s (presenter tabs); only t declares backHome. Asked in this order: b, nav, a, s, tabs, t.
      With backHome on a instead: b, nav, a.

      root v; v presents nav[x, s]; v declares backHome. Asked: nav, x, v; s never is.
      """)
}

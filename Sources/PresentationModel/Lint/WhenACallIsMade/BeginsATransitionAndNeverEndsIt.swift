enum BeginsATransitionAndNeverEndsIt: LintRule {
  static let id = LintID.lnt09

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    guard let row = book.file.openBegin, !mayEndByItself(book.program) else { return [] }
    let ways = [
      LintWay("add 'finish'", [.end(isCancelled: false)], .holdsNothing),
      LintWay("add 'cancel'", [.end(isCancelled: true)], .holdsNothing),
    ]
    return [finds(at: book.program.steps[row].range, .warning, ways: ways)]
  }

  /// Whether the file has a call that ends a transition: `drag.finish()`, `completeTransition`.
  private static func mayEndByItself(_ program: Program) -> Bool {
    program.bodies.contains { body in
      body.instructions.contains { if case .call(let call) = $0.kind { call.method.mayEndATransition } else { false } }
    }
      || program.swift.functions.contains { function in
        function.instructions.contains {
          if case .uikit(let call) = $0.kind { call.method.mayEndATransition } else { false }
        }
      }
  }

  static let entry = LintEntry(
    title: "Begins a transition and never ends it",
    inShort: "A transition that is begun in a test and never finished or cancelled stays open.",
    fires: """
      `begin` without a later `finish` or `cancel`.
      """,
    severity: "warning",
    messages: ["the transition begun here is never finished or cancelled"],
    why: """
      As with an animation that never calls `completeTransition`: what is asked of its presenting view controller later never comes
      (`present`: PRE-01, up to iOS 12 PRE-09) or is refused (`dismiss`: DIS-04). A held swipe of pages that code has ended still needs its
      `finish`.
      """,
    cures: ["add 'finish' or 'cancel'"],
    evidence: [
      .observed("zoonooz/ZFDragableModalTransition#3.")
    ],
    example: """
      last line `begin detail.swipeToDismiss()` → warning.
      """)
}

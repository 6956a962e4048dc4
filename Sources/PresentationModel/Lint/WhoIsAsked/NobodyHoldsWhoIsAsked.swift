enum NobodyHoldsWhoIsAsked: LintRule {
  static let id = LintID.lnt60

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    book.program.swift.letGo.map {
      finds(at: $0.range, .warning, [("object", $0.object), ("keeper", $0.keeper)])
    }
  }

  static let entry = LintEntry(
    title: "Nobody holds who is asked",
    inShort: "A delegate or a coordinator in a local variable goes with the function: a delegate property is weak.",
    fires: """
      in pasted Swift: an object of a class of the file that is neither a view controller nor a view, made in a function that keeps it in no
      property, list or closure and hands it to nobody, and (a) assigned to a delegate of UIKit's or to a `weak` or `unowned` property of a
      view controller, or (b) its methods, called there, make its `self` such a delegate, the target of a control, or a `[weak self]` of a
      closure that something else keeps. Silent where its class may hold itself, and where the function waits.
      """,
    severity: "warning",
    messages: ["nothing holds '{object}' when this function ends, and '{keeper}' does not hold it either"],
    why: """
      REL-03, and the tables of properties: `delegate`, `transitioningDelegate` and `dataSource` are weak. The transition is UIKit's own (CUS-01),
      the user's taps come to nobody.
      """,
    cures: ["keep '{object}' in a property of what stays"],
    evidence: [
      .documented(
        "Apple `transitioningDelegate`, `delegate` (declared weak); The Swift Programming Language, Automatic Reference Counting."
      )
    ],
    example: """
      `card.transitioningDelegate = FadeDelegate(); present(card, animated: true)` → warning; with `let fade = FadeDelegate()` in the class and
      `card.transitioningDelegate = fade` → nothing.
      """)
}

enum CompletionSaysWhoseItIs: Rule {
  static let id = RuleID.evt04
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether the lines of completion handlers name their controllers.
  static func judge(handlers: Int) -> Finding<Bool> {
    handlers > 1
      ? decides(true, on: nil, "the step has \(handlers) completion handlers: each line says whose it is")
      : declines(nil, leaving: false, "the step has no second completion handler: 'completion' says it all")
  }

  static let entry = RuleEntry(
    title: "One completion prints as `completion`, several say whose they are",
    inShort: """
      A single completion handler prints as completion; if there are several, each line says which call it \
      belongs to.
      """,
    statement: """
      1. A completion handler's line is recorded when UIKit calls it, before its statements run. A call without a completion handler has no line.
      2. Count the completion handlers attached to calls made during the step (column one, `turn`, callbacks, other completion handlers), called or not, and those
         of earlier steps that are called in it (`finish`).
      3. One: the line is `completion`. More: `completion of ` and the call as written, less `animated` and the closure:
         `completion of a.present(b)`, `completion of b.dismiss()`, `completion of pages.setViewControllers([c], direction: .forward)`.
         Equal texts in one step get ` (2)`, ` (3)`, in the order of the calls.
      4. In an expectation the long form is always accepted; the bare `completion` only where 3 prints it, else it is an error that
         lists the long forms.
      """,
    evidence: [
      .convention("of presim.")
    ],
    example: """
      `a.present(b, animated: true) { b.present(c, animated: true) { } }` prints `completion of a.present(b)`, later
      `completion of b.present(c)`. If the second call is refused, only the first line comes, still in its long form.
      """)
}

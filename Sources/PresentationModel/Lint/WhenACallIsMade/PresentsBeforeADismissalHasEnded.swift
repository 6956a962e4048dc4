enum PresentsBeforeADismissalHasEnded: LintRule {
  static let id = LintID.lnt06

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act else { return ofAnother(statement, book) }
    guard let earlier = book.body.dismissers[planned.presenter] else {
      guard book.body.openDismissals[planned.source] != nil else { return nil }
      return finds(
        at: statement.range, .warning, message: 1,
        [("presented", book.name(planned.presented)), ("source", book.name(planned.source))])
    }
    return finds(
      at: statement.range, .error,
      [
        ("presented", book.name(planned.presented)), ("dismissed", book.name(earlier.plan.request.dismissed)),
      ],
      ways: [
        LintWay(
          [.moveIntoHandler(statement.site, of: earlier.statement.site, as: statement.instruction.kind)],
          .presents(planned.presented), at: earlier.statement.site)
      ])
  }

  /// `present(next, animated: true)` of a parameter, behind a `dismiss`: whatever it presents is refused.
  private static func ofAnother(_ statement: LintStatement, _ book: LintBook) -> LintSuspicion? {
    guard case .call(let call) = statement.instruction.kind, call.method == .present,
      case .value(.controller(let source)) = call.receiver.root, book.body.openDismissals[source] != nil
    else { return nil }
    return finds(at: statement.range, .warning, message: 2, [("source", book.name(source))])
  }

  static let entry = LintEntry(
    title: "Presents before a dismissal has ended",
    inShort: "Presenting right after dismiss is too early; do it in the completion handler of dismiss.",
    fires: """
      in one body `dismiss`, then, not in its completion handler, `present` whose presenter is the controller that dismisses
      (DIS-01). In a class that stands alone, where presim does not know what `dismiss` takes: the same, with the receiver of `dismiss` as the
      one that presents, as a warning.
      """,
    severity: "error; warning in a class that stands alone",
    messages: [
      "'{presented}' is presented before '{dismissed}' has gone",
      "'{source}' presents '{presented}' before its 'dismiss' has ended: UIKit refuses that where there is something to dismiss",
      "'{source}' presents before its 'dismiss' has ended: UIKit refuses that where there is something to dismiss",
    ],
    why: """
      P-L02, after `animated: false` P-L03, or P-L01 (PRE-11, PRE-09, PRE-10; CHO-34): the dismissal has not ended when the second call
      is judged.
      """,
    cures: ["present it in the completion handler of 'dismiss'"],
    evidence: [
      .observed("software-mansion/react-native-screens#1299, deltachat/deltachat-ios.")
    ],
    example: """
      `turn { a.dismiss(animated: true); a.present(c) }` with `b` up on `a` → error.
      """)
}

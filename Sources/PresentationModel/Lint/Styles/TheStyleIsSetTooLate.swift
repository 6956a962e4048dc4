enum TheStyleIsSetTooLate: LintRule {
  static let id = LintID.lnt26
  static let yieldsToOthers = true

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .assign(.controller(let x), .modalPresentationStyle, let value) = statement.act,
      comesTooLate(value, for: x, &book)
    else { return nil }
    var ways: [LintWay] = []
    let before = book.file.frozenBy[x] ?? book.file.presents.last { $0.presents(x) }?.site
    if let before, case .enumeration(.modalPresentationStyle, let row) = value,
      let style = ModalPresentationStyle(rawValue: row)
    {
      ways = [
        LintWay(
          [.remove(statement.site), .insert(statement.instruction.kind, before: before)], .usesStyle(x, style),
          at: before)
      ]
    }
    return finds(at: statement.range, .warning, [("name", book.name(x))], ways: ways)
  }

  /// Whether UIKit would say so, or let it pass in silence: asked with the new value in place.
  private static func comesTooLate(_ value: Value, for x: ControllerID, _ book: inout LintBook) -> Bool {
    var closed = Ledger.closed
    let key = PropertyKey(owner: .controller(x), property: .modalPresentationStyle)
    let before = RequestedStyle.property(x, book.world, &closed)
    let kept = book.hierarchy.assigned[key]
    book.hierarchy.assign(key.owner, key.property, value)
    defer { book.hierarchy.restore(key, kept) }
    let after = RequestedStyle.property(x, book.world, &closed)
    return before != after && RequestedStyle.comesTooLate(after, of: x, book.world, &closed) != nil
  }

  static let entry = LintEntry(
    title: "The style is set too late",
    inShort: "The style is set after the presentation controller was read, so it does not count for this presentation.",
    fires: """
      an assignment of another style to `x.modalPresentationStyle` after a statement that reads or writes through
      `x.presentationController` (or, the style being theirs, `x.popoverPresentationController`, `x.sheetPresentationController`), `x` not
      dismissed in between; not where the fix would bring another finding.
      """,
    severity: "warning",
    messages: [
      "'{name}' has its presentation controller already; this style waits for the next presentation"
    ],
    why: """
      X-03 (STY-04).
      """,
    cures: ["set the style first"],
    evidence: [
      .documented("`UIViewController.presentationController`."),
      .observed("software-mansion/react-native-screens#185."),
    ],
    example: """
      `card.presentationController.delegate = keep`; `card.modalPresentationStyle = .fullScreen` → warning.
      """)
}

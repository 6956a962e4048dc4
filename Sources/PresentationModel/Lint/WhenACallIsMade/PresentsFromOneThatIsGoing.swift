enum PresentsFromOneThatIsGoing: LintRule {
  static let id = LintID.lnt39

  /// How a controller goes: with whom, and whether it has gone already.
  struct Way {
    let level: ControllerID
    let hasGone: Bool
  }

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, let way = way(of: planned.source, book),
      let presenter = way.hasGone ? book.body.ended?.plan.request.dismisser : dismissal(of: way.level, book)?.0
    else { return nil }
    let redirected = LintEdit.redirected(statement.instruction, to: presenter)
    let edit: LintEdit
    if !way.hasGone, let call = dismissal(of: way.level, book)?.1 {
      edit = .moveIntoHandler(statement.site, of: call, as: redirected)
    } else {
      edit = .replace(statement.site, by: redirected)
    }
    return finds(
      at: statement.range, .error, message: way.hasGone ? 1 : 0,
      [
        ("source", book.name(planned.source)), ("presented", book.name(planned.presented)),
        ("presenter", book.name(presenter)),
      ], cure: 0,
      ways: [LintWay([edit], .presents(planned.presented, from: presenter), at: statement.site)],
      proof: LintProof(messages: [.pl01, .pl02, .pl03], isNeeded: statement.place.callback != nil))
  }

  /// Whether a controller is in something that goes when the body ends, or has gone before the body, which is the
  /// dismissal's completion handler.
  ///
  /// Complexity: O(depth).
  static func way(of source: ControllerID, _ book: LintBook) -> Way? {
    if let level = book.up(source), book.hierarchy.isDismissing(level) { return Way(level: level, hasGone: false) }
    let top = book.hierarchy.outermostContainer(of: source)
    guard let ended = book.body.ended, book.hierarchy.directPresenter(top) == nil, ended.gone.contains(top),
      book.hierarchy.windowWithRoot(top) == nil
    else { return nil }
    return Way(level: top, hasGone: true)
  }

  /// Who dismisses a level, and the statement that asks for it.
  private static func dismissal(of level: ControllerID, _ book: LintBook) -> (ControllerID, LintSite)? {
    // The lowest of those that go is the one whose dismissal was asked for.
    var lowest = level
    while true {
      guard let presenter = book.hierarchy.directPresenter(lowest) else { return nil }
      guard let below = book.up(presenter), book.hierarchy.isDismissing(below) else {
        return book.body.dismissers[presenter].map { (presenter, $0.statement.site) }
      }
      lowest = below
    }
  }

  static let entry = LintEntry(
    title: "Presents from one that is going",
    inShort: "A view controller that is being dismissed cannot present anything.",
    fires: """
      `present` after a `dismiss` in the same body, or in that dismissal's completion handler, received by the controller that goes,
      one inside it, or one that goes with it. In a callback only where running the file shows it; nowhere where running the file comes to
      the call and UIKit accepts it.
      """,
    severity: "error",
    messages: [
      "'{source}' is on its way out when it presents '{presented}'",
      "'{source}' has gone when it presents '{presented}'",
    ],
    why: """
      P-L01 (PRE-10): what is being dismissed, or has gone, presents nothing.
      """,
    cures: ["present from '{presenter}', in the completion handler of 'dismiss'"],
    evidence: [
      .observed(
        "react/react-native#10471 (iOS 10), lodev09/react-native-true-sheet#265 (iOS 18), jonkykong/SideMenu#300 (iOS 11)."
      )
    ],
    example: """
      `sheet.dismiss(animated: true) { sheet.present(alert, animated: true) }` → error.
      """)
}

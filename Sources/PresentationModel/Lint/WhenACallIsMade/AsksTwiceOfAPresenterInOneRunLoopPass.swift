enum AsksTwiceOfAPresenterInOneRunLoopPass: LintRule {
  static let id = LintID.lnt05
  static let versions = Versions(.everywhere, "iOS 8–27; (b) iOS 9–27.")

  /// From which version on a stack does not change below what its navigation controller presents.
  private static let stacksStay = VersionRange.from(9)

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    switch statement.act {
    case .present(let second):
      // Of what is to be presented twice there is more to say (`PresentedWhileUpPushedWhileOnTheStack`, LNT-40).
      guard let earlier = book.body.presents[second.presenter], case .present(let first) = earlier.act,
        first.presented != second.presented
      else { return nil }
      // 'done(.failure(error))', and the closure presents 'if result.isSuccess'.
      if statement.asksItsArgument, statement.site.function != earlier.site.function, book.program.swift.isApp {
        return nil
      }
      let moved = LintEdit.redirected(statement.instruction, to: first.presented)
      // In an app nothing runs: whether the condition of one excludes the other is not known.
      let isSure = !statement.isConditional || !book.program.swift.isApp
      return finds(
        at: statement.range, isSure ? .error : .warning,
        [
          ("presenter", book.name(second.presenter)), ("first", book.name(first.presented)),
          ("second", book.name(second.presented)),
        ],
        ways: [
          LintWay(
            [.moveIntoHandler(statement.site, of: earlier.site, as: moved)],
            .presents(second.presented, from: first.presented), at: earlier.site)
        ])
    case .push(_, let nav, _), .pop(let nav, _, _), .setStack(let nav, _):
      guard stacksStay.contains(book.program.profile), let earlier = book.body.presents[nav],
        case .present(let first) = earlier.act
      else { return nil }
      let changes = statement.act.promise ?? .isSilent
      return finds(
        at: statement.range, .error, message: 1, [("nav", book.name(nav)), ("first", book.name(first.presented))],
        ways: [
          LintWay(
            "change the stack first",
            [.remove(statement.site), .insert(statement.instruction.kind, before: earlier.site)], changes,
            .presents(first.presented), at: earlier.site),
          LintWay(
            "change the stack in the completion handler of 'present'",
            [.moveIntoHandler(statement.site, of: earlier.site, as: statement.instruction.kind)], changes,
            .presents(first.presented), at: earlier.site),
        ])
    default: return nil
    }
  }

  static let entry = LintEntry(
    title: "Asks twice of a presenter in one run loop pass",
    inShort: "Two presentations by the same presenting view controller in one run loop pass: the second is refused.",
    fires: """
      In one body (a) two `present` statements with the same presenter; (b) `present`, then a push, a pop or `setViewControllers` on
      the navigation controller that is its presenter.
      """,
    severity:
      "error, at the second; in the sources of an app a warning where it stands under a condition, nothing where that is about a closure's argument.",
    messages: [
      "'{presenter}' is already asked to present '{first}' in this run loop pass",
      "'{nav}' is asked to present '{first}' in this run loop pass: its stack will not change",
    ],
    why: """
      (a) P-L02 (PRE-11), (b) N-L03 (ORD-32): the second is dropped.
      """,
    cures: [
      "present '{second}' from '{first}', in its completion handler",
      "change the stack first, or in the completion handler",
    ],
    evidence: [
      .observed("(a) deltachat/deltachat-ios#2736; (b) as N-L03."),
      .disputed(
        "(a) with `animated: false`: react/react-native#44108 (CHO-34) speaks against it.",
        objection: "react/react-native#44108 reports that without animation the second one is presented"),
    ],
    example: """
      window `tabs [nav [a]]`; `turn { a.present(alert); nav.present(sheet) }` → error: both are asked of `tabs`.
      """)
}

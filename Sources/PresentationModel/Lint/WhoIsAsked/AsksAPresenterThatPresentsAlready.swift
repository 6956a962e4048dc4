enum AsksAPresenterThatPresentsAlready: LintRule {
  static let id = LintID.lnt38

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, !isSaidOtherwise(planned, statement.place, book) else {
      return nil
    }
    let (up, message): (ControllerID, Int)
    if let standing = planned.standing, book.isUp(standing) {
      (up, message) = (standing, 0)
    } else if let cover = cover(of: planned.presenter, book) {
      (up, message) = (cover, 1)
    } else {
      return nil
    }
    let top = book.hierarchy.topmost(from: up)
    return finds(
      at: statement.range, .error, message: message,
      [
        ("presenter", book.name(planned.presenter)), ("up", book.name(up)), ("top", book.name(top)),
        ("call", statement.callName),
      ],
      cure: 0,
      ways: [
        LintWay(
          [.replace(statement.site, by: LintEdit.redirected(statement.instruction, to: top))],
          .presents(planned.presented, from: top), at: statement.site)
      ],
      proof: LintProof(
        messages: [.pl01, .pl02, .pl03], isNeeded: statement.place.callback != nil, standing: book.name(up)))
  }

  /// Whether another rule names the cause: the same run loop pass, who goes, a root that is asked from afar, what cannot
  /// be presented at all.
  private static func isSaidOtherwise(_ planned: LintPresentation, _ place: LintPlace, _ book: LintBook) -> Bool {
    let (x, hierarchy) = (planned.presented, book.hierarchy)
    return book.body.presents[planned.presenter] != nil || book.body.dismissers[planned.presenter] != nil
      || PresentsFromOneThatIsGoing.way(of: planned.source, book) != nil
      || !place.isColumn && hierarchy.windowWithRoot(planned.source) != nil
      || hierarchy.parent(of: x) != nil || hierarchy.directPresenter(x) != nil || planned.style == .none
  }

  /// What has taken the view of a controller out of the window, or that of a container or presenting controller that it
  /// stands in or on.
  ///
  /// Complexity: O(depth).
  private static func cover(of x: ControllerID, _ book: LintBook) -> ControllerID? {
    book.hierarchy.firstBeside(x) { up in
      guard let presentation = book.hierarchy.presentations[up], !presentation.isDismissing else { return false }
      return WhatLeavesTheWindow.answer(presentation, book.world) != nil
    }
  }

  static let entry = LintEntry(
    title: "Asks a presenter that presents already, or is covered",
    inShort: """
      The view controller that would present is already presenting something, or a full-screen view controller \
      covers it.
      """,
    fires: """
      a `present` at column one, in a `turn`, a callback or a completion handler, whose presenting view controller at that place of the
      file (a) presents a controller that is up; (b) is covered by a controller that is up with a removing style. In a callback only where
      running the file shows it. Not where LNT-05, LNT-06, LNT-10, LNT-11, LNT-39 or LNT-40 speaks, nor where running the file comes to the
      call and UIKit accepts it or refuses it for another reason, nor in a function of the file where running it does not come to the call.
      """,
    severity: "error",
    messages: ["'{presenter}' presents '{up}' already", "'{presenter}' is covered by '{up}'"],
    why: """
      (a) P-L02 (PRE-11), under a removing style P-L01 (PRE-10), while it comes up to iOS 12 P-L03 (PRE-09) · (b) P-L01 (PRE-10).
      """,
    cures: ["write '{top}.{call}(…)'"],
    evidence: [
      .observed(
        "jaredsinclair/JTSImageViewController#43 (iOS 8), aritchie/acrmvvmcross#28 (iOS 8), QuickBirdEng/XCoordinator#116 (iOS 12), flutter/flutter#67103 (iOS 13), neel-makhecha/AlertX#7, #8 (iOS 14), googleads/googleads-mobile-flutter#700 (iOS 16), home-assistant/iOS#5284 (iOS 18)."
      )
    ],
    example: """
      window `tabs [nav [a]]`; `a.present(sheet)`, next step `a.present(alert)` → error: `tabs` presents `sheet` already.
      """)
}

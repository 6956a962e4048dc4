enum GoesByASwipeAndNobodyHearsOfIt: LintRule {
  static let id = LintID.lnt43
  static let versions = Versions(.from(13), "iOS 13–27.")

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    guard !book.file.handledDismissals.isEmpty else { return [] }
    var seen: Set<ControllerID> = []
    var found: [LintSuspicion] = []
    for statement in book.file.presents {
      guard case .present(let planned) = statement.act, book.file.handledDismissals.contains(planned.presented),
        canBeSwipedAway(planned, book), seen.insert(planned.presented).inserted
      else { continue }
      found.append(finding(planned.presented, statement))
    }
    return found

    func finding(_ x: ControllerID, _ statement: LintStatement) -> LintSuspicion {
      finds(
        at: statement.range, .note, [("presented", book.name(x))],
        ways: [
          LintWay(
            "set a 'presentationController.delegate' with 'presentationControllerDidDismiss(_:)'",
            [.hear(x, .presentationControllerDidDismiss, before: statement.site)], .tellsOfASwipe(x), at: statement.site
          ),
          LintWay(
            "set 'isModalInPresentation = true'",
            [.insert(LintEdit.assign(x, .isModalInPresentation, .value(.bool(true))), before: statement.site)],
            .staysWhenSwiped(x), at: statement.site),
        ], proof: LintProof(presented: book.name(x)))
    }
  }

  /// A sheet whose style nobody has chosen, of which nobody hears, and which nothing keeps up.
  private static func canBeSwipedAway(_ planned: LintPresentation, _ book: LintBook) -> Bool {
    let x = planned.presented
    return !planned.isStyleSet && planned.call.own == nil && !book.isMadeBySystem(x)
      && WhatTheUserCanDismiss.allows(.swipe, planned.presentation, book.world)
      && !book.file.hearsOfSwipes.contains(x)
      && book.world.take(ModalInPresentationBlocksTheUser.judge(x, book.world)) == nil
  }

  static let entry = LintEntry(
    title: "Goes by a swipe and nobody hears of it",
    inShort: "When the user swipes a sheet away, the completion handler of your own dismiss does not run.",
    fires: """
      a sheet by the version's default style, without a presentation delegate that has `presentationControllerDidDismiss`, not
      `isModalInPresentation`, and a `dismiss` of it in the file has a completion handler with statements.
      """,
    severity: "note",
    messages: [
      "the user can swipe '{presented}' away, and the completion handler of 'dismiss' does not run then"
    ],
    why: """
      DIS-12, ORD-20: the user's dismissal calls the delegate, not the completion handler of a `dismiss` that was never called.
      """,
    cures: [
      "set a 'presentationController.delegate' with 'presentationControllerDidDismiss(_:)', or 'isModalInPresentation = true'"
    ],
    evidence: [.observed("bitwarden/mobile#1117 (iOS 14).")],
    example: """
      `home.present(form)`; `form.dismiss(animated: true) { home.title = "done" }` as the way of the Cancel button → note on `ios 17`.
      """)
}

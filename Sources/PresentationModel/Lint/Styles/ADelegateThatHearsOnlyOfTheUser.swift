enum ADelegateThatHearsOnlyOfTheUser: LintRule {
  static let id = LintID.lnt29
  static let versions = Versions(.from(13), "iOS 13–27.")

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .dismiss(_, let plan?) = statement.act, !plan.request.isByUser else { return nil }
    for x in plan.gone {
      let delegate = book.world.presentationDelegate(x)
      guard let type = book.world.delegateClass(delegate), let method = method(of: delegate, book.world) else {
        continue
      }
      return finds(
        at: statement.range, .note, [("method", method.info.name), ("Delegate", type.name)],
        ways: [
          LintWay(
            [.moveIntoHandler(statement.site, of: statement.site, as: .read(.value(.none)))], .completes,
            at: statement.site)
        ])
    }
    return nil
  }

  private static func method(of delegate: Value, _ world: World) -> Callback? {
    let methods: [Callback] = [
      .presentationControllerShouldDismiss, .presentationControllerWillDismiss, .presentationControllerDidDismiss,
    ]
    return methods.first { world.answers(delegate, $0) }
  }

  static let entry = LintEntry(
    title: "A delegate that hears only of the user's dismissals",
    inShort: "The presentation delegate is not called when your own code dismisses the sheet.",
    fires: """
      `dismiss` of a controller whose presentation controller's delegate implements `presentationControllerShouldDismiss`,
      `presentationControllerWillDismiss` or `presentationControllerDidDismiss`.
      """,
    severity: "note",
    messages: ["'{method}' of '{Delegate}' is not sent for this 'dismiss'"],
    why: """
      DIS-12: these methods report dismissals by the user alone.
      """,
    cures: ["do the same in the completion handler"],
    evidence: [
      .documented("`UIAdaptivePresentationControllerDelegate`.")
    ],
    example: """
      `card.presentationController.delegate = reload`; `card.dismiss(animated: true)` → note.
      """)
}

enum APopoverWithoutAnAnchor: LintRule {
  static let id = LintID.lnt22

  /// Checked when the body has ended: an anchor that is set later in the same run loop pass counts.
  static func judgeAfterBody(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, isMeantAsPopover(planned),
      !book.hierarchy.hasAnchor(planned.presentation), !book.file.anchored.contains(planned.presented),
      !book.world.answers(book.world.presentationDelegate(planned.presented), .prepareForPopoverPresentation),
      !statement.isCode || !book.program.swift.hints(at: statement.range.start).contains(.anchors)
    else { return nil }
    let raises = book.world.take(PopoverNeedsAnAnchor.judge(planned.presentation, book.world)) != nil
    // On the other devices such code may go another way.
    if !raises, statement.isCode, book.asksForTheDevice(at: statement) { return nil }
    // In an environment with popovers it is none, and needs no anchor (`SystemClassesBringTheirStyle`, STY-03).
    if !raises, planned.call.own != nil,
      SystemClassesBringTheirStyle.hasRoomForAPopover(book.world.environment)
    {
      return nil
    }
    let anchor = Instruction.Kind.assign(
      LintEdit.path(planned.presented, .popoverPresentationController), .sourceView, .value(.view(planned.source)))
    return finds(
      at: statement.range, raises ? .error : .note, message: raises ? 0 : 1,
      [("presented", book.name(planned.presented))], cure: 0,
      ways: [
        LintWay(
          [.insert(anchor, before: statement.site)], .presents(planned.presented), .raisesNothing, at: statement.site,
          on: raises ? nil : .iPad)
      ])
  }

  private static func isMeantAsPopover(_ planned: LintPresentation) -> Bool {
    switch planned.call.own {
    case .actionSheet, .activity: true
    case .alert, .search: false
    case nil: planned.style == .popover
    }
  }

  static let entry = LintEntry(
    title: "A popover without an anchor",
    inShort: "A popover, action sheet or share sheet needs a source view or bar button item on an iPad.",
    fires: """
      `present` of a controller in style `.popover`, of an alert with `preferredStyle = .actionSheet`, or of a
      `UIActivityViewController`, and no `sourceView`, `barButtonItem` or (iOS 16+) `sourceItem` of its `popoverPresentationController` is set
      before, or later in the same body. In an app's own Swift an anchor that a closure sets on its `$0` counts too.
      """,
    severity: "error if the adapted presentation is a popover on the file's device, else note.",
    messages: [
      "popover '{presented}' has no anchor",
      "popover '{presented}' has no anchor; an iPad raises an exception",
    ],
    why: """
      O-E01, O-E02, O-E12 (PRE-13), after `present` has returned. On an iPhone with iOS 26 an action sheet without an anchor slides up
      from below; with one it comes out of it. Up to iOS 13.1 an action sheet in a form sheet or popover needs none (STY-03).
      """,
    cures: ["set '{presented}.popoverPresentationController.sourceView'"],
    evidence: [
      .observed("tasanobu-zz/Kamagari#1, Provenance-Emu/Provenance#1833.")
    ],
    example: """
      `device iPad portrait`, `a.present(menu)`, `menu` an action sheet → error; `device iPhone portrait` → note.
      """)
}

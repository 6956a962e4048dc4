enum APopoverThatAdapts: LintRule {
  static let id = LintID.lnt23
  static let isAboutTheResult = true

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, planned.style == .popover, planned.call.own == nil,
      planned.adapted != .popover, !isAnswered(planned.presented, book.world),
      !statement.isCode || !book.asksForTheDevice(at: statement)
    else { return nil }
    let anchor = Instruction.Kind.assign(
      LintEdit.path(planned.presented, .popoverPresentationController), .sourceView, .value(.view(planned.source)))
    return finds(
      at: statement.range, .note,
      [("presented", book.name(planned.presented)), ("adapted", book.text(planned.adapted))],
      ways: [
        LintWay(
          [.adaptNever(planned.presented, before: statement.site), .insert(anchor, before: statement.site)],
          .isPopover(planned.presented), at: statement.site)
      ])
  }

  /// Whether a delegate decides its style after adaptation.
  private static func isAnswered(_ x: ControllerID, _ world: World) -> Bool {
    let delegate = world.presentationDelegate(x)
    // What stands in another file nobody knows.
    if let info = world.delegateClass(delegate), info.isOutside { return true }
    return world.answers(delegate, .adaptivePresentationStyleTraits)
      || world.answers(delegate, .adaptivePresentationStyle)
  }

  static let entry = LintEntry(
    title: "A popover that adapts to another style",
    inShort: "A popover becomes a sheet or full screen on an iPhone, unless its delegate answers none.",
    fires: """
      `present` in style `.popover`, adapted to another style by default (no delegate answers `adaptivePresentationStyle`).
      """,
    severity: "note",
    messages: ["popover '{presented}' becomes '{adapted}' on this device"],
    why: """
      ADP-04: on a phone it is full screen in compact width to iOS 12, a form sheet otherwise.
      """,
    cures: ["answer '.none' in 'adaptivePresentationStyle(for:traitCollection:)' to keep it"],
    evidence: [
      .documented("`UIPopoverPresentationController`, classic document 0."),
      .observed("mattneub/Programming-iOS-Book-Examples (adaptive results of 2015 and 2019)."),
    ],
    example: """
      `ios 12`, `device iPhone portrait` → `becomes '.fullScreen'`; `ios 17` → `becomes '.formSheet'`.
      """)
}

enum OrientationsThatCannotMeet: LintRule {
  static let id = LintID.lnt30

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    switch statement.act {
    case .present(let planned):
      guard InterfaceOrientation.decides(planned.presentation, book.world) else { return nil }
      let prefers = planned.adapted == .fullScreen && planned.call.own == nil
      return finding(planned.presented, prefers: prefers, at: statement.range, statement.site, &book)
    case .dismiss(_, let plan?):
      // A controller that a full-screen presentation uncovers decides again.
      guard book.hierarchy.presentations[plan.animated]?.adaptedStyle == .fullScreen else { return nil }
      return finding(
        book.hierarchy.outermostContainer(of: plan.request.dismisser), prefers: true, at: statement.range,
        statement.site, &book)
    default: return nil
    }
  }

  static func judgeLaunch(_ book: inout LintBook) -> [LintSuspicion] {
    var found: [LintSuspicion] = []
    for window in book.program.windows {
      guard let root = window.root, Int(root.index) < book.program.outline.offsets.count else { continue }
      let start = book.program.outline.offsets[Int(root.index)]
      let range = ByteRange(start, start + Int32(book.program.outline.names[Int(root.index)].utf8.count))
      if let suspicion = finding(root, prefers: false, at: range, .setup(0), &book) { found.append(suspicion) }
    }
    return found
  }

  /// What UIKit has against a controller that begins to decide.
  private static func finding(
    _ x: ControllerID, prefers: Bool, at range: ByteRange, _ site: LintSite, _ book: inout LintBook
  ) -> LintSuspicion? {
    guard book.world.environment.device.rotates else { return nil }
    var closed = Ledger.closed
    let mask = book.reader.supportedOrientations(of: x, isSilent: true)
    let preferred = prefers ? book.reader.preferredOrientation(of: x) : nil
    if case .refused = InterfaceOrientation.starts(x, mask, preferred: nil, book.world, &closed) {
      let all = LintEdit.assign(x, .supportedInterfaceOrientations, .value(FacingSet.all.value))
      return finds(
        at: range, .error, message: 1, [("name", book.name(x))],
        ways: [LintWay([.setUp(all)], .isClean, at: site)])
    }
    guard let preferred, case .refused = InterfaceOrientation.starts(x, mask, preferred: preferred, book.world, &closed)
    else { return nil }
    let both = LintEdit.assign(x, .supportedInterfaceOrientations, .value(mask.union(FacingSet(preferred)).value))
    return finds(
      at: range, .error, [("name", book.name(x)), ("orientation", "." + preferred.text)],
      ways: [LintWay([.setUp(both)], .isClean, at: site)])
  }

  static let entry = LintEntry(
    title: "Orientations that cannot meet",
    inShort: "A view controller prefers an orientation that it, or the app, does not support.",
    fires: """
      a controller (a) that is presented with adapted style `.fullScreen`, or uncovered by such a dismissal, sets
      `preferredInterfaceOrientationForPresentation` to one outside its `supportedInterfaceOrientations`; (b) that can decide by BAR-06
      (a window's root, presented full screen or over full screen, custom and removing) supports none that the app does (the header's
      `app.supportedInterfaceOrientations`; without it iPhone: all but upside down, iPad: all).
      """,
    severity: "error",
    messages: [
      "'{name}' prefers '{orientation}', which it does not support",
      "'{name}' supports no orientation of the app",
    ],
    why: """
      (a) P-E09, P-E10 (BAR-08); (b) P-E11 (BAR-07).
      """,
    cures: ["add '{orientation}' to 'supportedInterfaceOrientations'", "support another"],
    evidence: [
      .observed(
        "bytedance/Bytedance-UnionAD#105, rolandleth/LTHPasscodeViewController#129, renzifeng/ZFPlayer#1167 (an app of portrait only)."
      )
    ],
    example: """
      full screen, `.landscape` supported, `.portrait` preferred → error (a).
      """)
}

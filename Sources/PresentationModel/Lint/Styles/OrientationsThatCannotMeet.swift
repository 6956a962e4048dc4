enum OrientationsThatCannotMeet: LintRule {
  static let id = LintID.lnt30
  static let versions = Versions(.everywhere, "iOS 8–26.")
  static let entry = LintEntry(
    title: "Orientations that cannot meet",
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
      Evidence(
        .observed,
        "bytedance/Bytedance-UnionAD#105, rolandleth/LTHPasscodeViewController#129, renzifeng/ZFPlayer#1167 (an app of portrait only)."
      )
    ],
    example: """
      full screen, `.landscape` supported, `.portrait` preferred → error (a).
      """)

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    switch statement.act {
    case .present(let planned):
      if planned.adapted == .fullScreen, let found = preference(planned.presented, at: statement.range, book) {
        return found
      }
      let fills = planned.adapted == .fullScreen || planned.adapted == .overFullScreen
      guard fills || planned.adapted == .custom && planned.removes else { return nil }
      return support(planned.presented, at: statement.range, book)
    case .dismiss(_, let plan?):
      // Who is uncovered by a full-screen presentation begins anew.
      guard book.hierarchy.presentations[plan.animated]?.activeStyle == .fullScreen else { return nil }
      return preference(book.hierarchy.treeTop(of: plan.request.manager), at: statement.range, book)
    default: return nil
    }
  }

  static func judgeLaunch(_ book: inout LintBook) -> [LintSuspicion] {
    book.program.windows.compactMap { window in
      guard let root = window.root, Int(root.index) < book.program.outline.offsets.count else { return nil }
      let start = book.program.outline.offsets[Int(root.index)]
      let count = Int32(book.program.outline.names[Int(root.index)].utf8.count)
      return support(root, at: ByteRange(start, start + count), book)
    }
  }

  /// (a) It wants to begin as it cannot be.
  private static func preference(_ x: ControllerID, at range: ByteRange, _ book: LintBook) -> LintSuspicion? {
    guard book.world.environment.device.rotates,
      case .enumeration(.interfaceOrientation, let row)? = book.hierarchy.property(
        x, .preferredInterfaceOrientationForPresentation),
      let orientation = StandardValues.orientation(row),
      let mask = book.hierarchy.property(x, .supportedInterfaceOrientations),
      !StandardValues.mask(mask, contains: orientation)
    else { return nil }
    let text = "." + UIKitEnum.interfaceOrientation.cases[Int(row)].name
    let both = Value.list([mask, .enumeration(.interfaceOrientationMask, 5)])
    return finds(
      at: range, .error, [("name", book.name(x)), ("orientation", text)],
      ways: [[.setUp(LintEdit.assign(x, .supportedInterfaceOrientations, .value(both)))]])
  }

  /// (b) It supports nothing that the app does.
  private static func support(_ x: ControllerID, at range: ByteRange, _ book: LintBook) -> LintSuspicion? {
    guard book.world.environment.device.rotates, let app = book.program.appOrientations,
      let mask = book.hierarchy.property(x, .supportedInterfaceOrientations),
      ![Orientation.portrait, .landscape].contains(where: {
        StandardValues.mask(mask, contains: $0) && StandardValues.mask(app, contains: $0)
      })
    else { return nil }
    let all = Value.enumeration(.interfaceOrientationMask, 5)
    return finds(
      at: range, .error, message: 1, [("name", book.name(x))],
      ways: [[.setUp(LintEdit.assign(x, .supportedInterfaceOrientations, .value(all)))]])
  }
}

enum SplitArrangementShowsThePrimaryAlone: Rule {
  static let id = RuleID.arr02
  static let question = Question.arrangement
  static let versions = Versions(
    VersionRange(UIKitVersion(27, 1), UIKitVersion.newest.major, documents: false), "iOS 27.1+.")

  /// Whether the secondary child of an arrangement is shown.
  static func judge(_ arrangement: ControllerID, _ world: World) -> Finding<Bool> {
    guard world.environment.horizontal == .compact, world.environment.vertical == .compact else {
      return declines(
        arrangement, leaving: true, "width or height is regular: both of its children are shown", raising: .cho76)
    }
    if isOverlay(arrangement, world) {
      return declines(
        arrangement, leaving: true, "is an overlay arrangement: the primary child stands in front of the secondary",
        raising: .cho76)
    }
    return decides(
      false, on: arrangement, "is a split arrangement, and width and height are compact: it shows its primary alone",
      raising: .cho76)
  }

  /// Whether code has asked for the overlay arrangement.
  private static func isOverlay(_ arrangement: ControllerID, _ world: World) -> Bool {
    world.hierarchy.has(arrangement, .overlays)
  }

  static let entry = RuleEntry(
    title: "The split arrangement shows the primary alone on a closed iPhone Duo in landscape",
    inShort: """
      Both view controllers are shown, except on a closed iPhone Duo in landscape, where a split arrangement shows the \
      primary.
      """,
    statement: """
      `updateArrangement(.split, animated:)` (the default) or `.overlay`. Overlay: both are shown, the primary above. Split: both are
      shown; where both size classes are compact, only the primary (the secondary keeps its place and gets WD, DD; on the way back WA, IA,
      DA).
      """,
    evidence: [
      .documented(
        "Apple UISplitArrangement (a closed iPhone Duo held horizontally shows only the primary), UIOverlayArrangement (the primary in front)."
      ),
      .inferred("that the size classes decide, also on an ordinary iPhone in landscape; the callbacks (CHO-76)."),
    ],
    example: """
      `ios 27.1`, `device iPhoneDuo landscape`, window > arrangement > a, b: `b.view.window == nil`; `device.unfold()`: both are in
      the window.
      """)
}

/// An activity controller belongs into a presentation: presented itself, or inside what is presented (O-E14, O-S01).
enum ActivityControllerIsModalOnly {
  static let modalOnly = UIKitMessage(
    .oe14, .exception("NSGenericException"),
    [
      .init(
        .everywhere,
        "UIActivityViewController can only be used modally or as contentViewController in popover on iPad.")
    ],
    condition:
      "an activity controller appears of which neither it nor an ancestor is presented (`presentingViewController`, QRY-02, is nil): pushed on a stack in a window, a child of a root, or a window's root (the last inferred). A share sheet that is a child of what is presented, as SwiftUI's `.sheet` makes it, is fine (O-S01); so is one pushed on a stack that is presented (inferred)",
    effect: "raised in its viewDidAppear, after the line",
    cure: "present the activity controller, or the view controller that contains it",
    sources:
      "SwiftUIX/SwiftUIX#342 (2022: only where it is not in a sheet), nalexn/ViewInspector#154 (hosted in a window, not presented), 0si43/PiecesOfPaper#268 (2026, iPad: in a sheet, no exception); a public crash log of iOS 9 with its trace (pushed). SwiftUIX/SwiftUIX#154 (2020, iPad) does not say how it was shown: CHO-78",
    evidence: "observed; earlier and later versions inferred")

  static let narrowColumn = UIKitMessage(
    .os01, .silent,
    [],
    condition:
      "an activity controller is a child of what is presented as a form sheet in a window of regular width",
    effect: "it is a narrow column in the sheet; presented itself it would be a popover, with a source (PRE-13)",
    cure: "present the activity controller itself, and give its popover a source",
    versions: "iOS 13–27",
    sources: "0si43/PiecesOfPaper#268 (2026, iPad)",
    evidence: "observed",
    notes: "{vc} is a column in the sheet: present it itself, with a source, to have a popover")

  /// An activity controller that has appeared, and neither it nor an ancestor is presented; nil for all others.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Utterance>? {
    guard world.hierarchy.kind(of: x) == .activity, world.hierarchy.nearestPresented(x) == nil else { return nil }
    return modalOnly.decides(
      .appearance, on: x,
      because: "has appeared, and neither it nor a view controller that contains it is presented: an exception")
  }

  /// An activity controller that has appeared inside a form sheet; nil for all others.
  static func judge(column x: ControllerID, _ world: World) -> Finding<Void>? {
    guard world.hierarchy.kind(of: x) == .activity, world.environment.horizontal == .regular,
      VersionRange.from(13).contains(world.profile),
      let owner = world.hierarchy.nearestPresented(x), owner != x,
      let presentation = world.hierarchy.presentations[owner], presentation.adaptedStyle == .formSheet,
      presentation.own == nil
    else { return nil }
    return narrowColumn.decidesSilently(
      .appearance, on: x, naming: SilentNames(x), raising: VersionRange.from(26).contains(world.profile) ? nil : .cho78,
      because: "is inside the form sheet \(owner), so it is a column there and no popover")
  }
}

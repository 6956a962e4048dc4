/// An activity controller can only be presented, not pushed or embedded (O-E14).
enum ActivityControllerIsModalOnly {
  static let modalOnly = UIKitMessage(
    .oe14, .exception("NSGenericException"),
    [
      .init(
        .everywhere,
        "UIActivityViewController can only be used modally or as contentViewController in popover on iPad.")
    ],
    condition:
      "an activity controller appears that is not presented itself: it was pushed, or is a child of a container",
    effect: "raised in its viewDidAppear, after the line",
    cure: "present the activity controller; it can be neither pushed nor embedded",
    sources:
      "SwiftUIX/SwiftUIX#154, #342 (2020 to 2022, embedded as a child); a public crash log of iOS 9 with its trace (pushed)",
    evidence: "observed; earlier and later versions inferred")

  /// An activity controller that has appeared without being presented itself; nil for all others.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Utterance>? {
    guard world.hierarchy.kind(of: x) == .activity, world.hierarchy.presentation(of: x) == nil else { return nil }
    return modalOnly.decides(
      .appearance, on: x, because: "has appeared without being presented itself: an exception")
  }
}

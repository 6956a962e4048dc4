/// An alert without anything to show cannot be presented (O-E03).
enum AlertNeedsSomethingToShow {
  static let emptyAlert = UIKitMessage(
    .oe03, .exception("NSInternalInconsistencyException"),
    [
      .init(
        .everywhere,
        "UIAlertController must have a title, a message or an action to display")
    ],
    condition: "an alert or action sheet without title, message and action is presented",
    effect: "raised when the transition begins (T-1)",
    cure: "give the alert a title, a message or an action",
    sources: "–",
    evidence: "observed (public code, with the name); moment inferred")

  /// An alert or action sheet that begins without title, message and action; nil for all others.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Utterance>? {
    let hierarchy = world.hierarchy
    guard hierarchy.kind(of: x) == .alert, hierarchy.title(of: x).isNil,
      (hierarchy.property(x, .message) ?? .none).isNil, hierarchy.actions(of: x).isEmpty
    else { return nil }
    return emptyAlert.decides(
      .alert, on: x, because: "has no title, no message and no action to show: an exception")
  }
}

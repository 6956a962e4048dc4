/// An alert has one action of style `.cancel` at most (O-E04).
enum AlertHasOneCancelAction {
  static let twoCancelActions = UIKitMessage(
    .oe04, .exception("NSInternalInconsistencyException"),
    [
      .init(
        .everywhere,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    ],
    condition: "a second action of style `.cancel` is added",
    effect: "raised in `addAction`",
    cure: "add one cancel action only",
    sources: "dpa99c/phonegap-launch-navigator#263 (14.4)",
    evidence: "observed")

  /// A second one that is added; nil for every other action.
  static func judge(_ action: ObjectID, addedTo alert: ControllerID, _ world: World) -> Finding<Utterance>? {
    guard world.hierarchy.isCancelAction(.object(action)), world.hierarchy.hasCancelAction(alert) else { return nil }
    return twoCancelActions.decides(.alert, on: alert, because: "has a cancel action already: an exception")
  }
}

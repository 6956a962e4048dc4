/// Text fields belong on alerts of style `.alert`, not on action sheets (O-E05).
enum TextFieldsBelongOnAlerts {
  static let textFieldOnActionSheet = UIKitMessage(
    .oe05, .exception("NSInternalInconsistencyException"),
    [
      .init(
        .everywhere,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    ],
    condition: "`addTextField` on an action sheet",
    effect: "raised in the call",
    cure: "add text fields to alerts of the style `.alert` only",
    sources: "`UIAlertController.addTextField(configurationHandler:)`, jonreid/MockUIAlertController#3",
    evidence: "documented (rule), observed (public code) (text); name inferred")

  /// A text field that is added to an action sheet; nil on an alert.
  static func judge(_ alert: ControllerID, _ world: World) -> Finding<Utterance>? {
    guard world.hierarchy.alertStyle(of: alert) == .actionSheet else { return nil }
    return textFieldOnActionSheet.decides(
      .alert, on: alert, because: "is an action sheet, which takes no text field: an exception")
  }
}

enum ChangeOfSizeAdaptsAgain: Rule {
  static let id = RuleID.adp08
  static let question = Question.adaptation
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too (there `rotate` alone can matter).")

  /// Whether a live presentation has to be looked at again.
  static func concerns(_ presentation: Presentation) -> Bool { presentation.hasBegun && !presentation.isDismissing }

  /// The style after adaptation that takes the place of the one before.
  static func judge(_ presentation: Presentation, active: ModalPresentationStyle) -> Finding<ModalPresentationStyle> {
    guard active != presentation.adaptedStyle else {
      return declines(presentation.presented, "its style after adaptation stays with the new size classes")
    }
    return decides(active, on: presentation.presented, "the style after adaptation is \(active)")
  }

  static let entry = RuleEntry(
    title: "A change of size class adapts again",
    inShort: "When the size class changes, everything that is presented is adapted again, without animation.",
    statement: """
      After `device.rotate` or `window.resize` ADP-01…07 are evaluated for every live presentation, lowest level first. If the
      style after adaptation changes, the presentation controller is replaced, without animation: a presenter's view that must now leave does, one that
      may return does, and a substitute gives way to X or takes its place. The presenter is never looked for again. An action sheet or activity
      controller that is up is chosen anew by STY-03, no delegate being asked; without an anchor it goes on sliding up.
      """,
    evidence: [
      .documented(
        "Apple `UIAdaptivePresentationControllerDelegate`, WWDC14-214, WWDC14-228 (a popover changes while it is up)."),
      .observed(
        "Automattic/simplenote-ios#81, LeoNatan/LNPopupController#27, openradar 22243353 (iOS 9, 10); action sheets: danielsaidi/Sheeeeeeeeet#64 (2019, one report)."
      ),
      .inferred("activity controllers, the missing anchor."),
    ],
    example: """
      iPad, `ios 12`, form sheet up; `window.resize(to: sizeClass(compact, regular))`: style after adaptation `.fullScreen`, V leaves.
      """)
}

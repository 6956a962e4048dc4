enum TapBesideAPopover: Rule {
  static let id = RuleID.dis11
  static let question = Question.gesture
  static let versions = Versions(.everywhere, "iOS 8–26.")
  static let entry = RuleEntry(
    title: "Tapping beside a popover",
    statement: """
      `X.tapOutside()` with X a popover. If X (or its content) has an own presented Y: iOS 8.0–8.2 both go, iOS 8.3–8.4 only Y,
      iOS 9+ both. Delegate: iOS ≤ 12 `popoverPresentationControllerShouldDismissPopover(_:)`; when it is false nothing happens; after the
      dismissal `popoverPresentationControllerDidDismissPopover(_:)`. iOS 13+: DIS-09; an old method is called only where its new one is
      missing.
      """,
    evidence: [
      Evidence(.observed, "Neuburg, popovers example (8.1, 8.3, 9)."),
      Evidence(
        .documented,
        "Apple, both protocols (the old methods are deprecated in 13 for the new); WWDC19-224 (superseded)."),
      Evidence(.inferred, "the fallback to the old methods."),
    ],
    example: """
      iPad, popover X→Y current context, `X.tapOutside()`: both gone on `ios 26`, X left on `ios 8.3`.
      """)

  /// What goes when the user taps beside a popover that itself presents.
  enum Reach: Sendable { case both, onlyAbove }

  /// On 8.0 to 8.2 both went; only 8.3 and 8.4 spared the popover.
  static let spares = VersionRange(UIKitVersion(8, 3), 8, documents: false)

  static func goes(_ profile: Profile) -> Reach { spares.contains(profile) ? .onlyAbove : .both }
}

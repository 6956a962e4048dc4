enum UnsetStyleFollowsTheVersion: Rule {
  static let id = RuleID.sty01
  static let question = Question.style
  static let versions = Versions(.everywhere, "iOS 8–27. **docs:** `.fullScreen`.")

  /// Style of a controller whose `modalPresentationStyle` was never assigned.
  static let unset = VersionRows(
    (.upTo(12), ModalPresentationStyle.fullScreen),
    (.from(13), ModalPresentationStyle.automatic))

  /// The style that an unassigned property has on this device.
  static func style(_ profile: Profile, _ device: Device) -> ModalPresentationStyle {
    device == .tv ? .fullScreen : unset[profile]
  }

  /// The value of the property: assigned, or the version's default where nothing was.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<ModalPresentationStyle> {
    if let assigned = RequestedStyle.assigned(x, world) {
      return declines(x, leaving: assigned, "its modalPresentationStyle is assigned: \(assigned)")
    }
    let style = style(world.profile, world.environment.device)
    return decides(style, on: x, "its modalPresentationStyle was never assigned, so it is \(style)")
  }

  static let entry = RuleEntry(
    title: "Unset means full screen until iOS 12, automatic from iOS 13",
    inShort: "If you never set modalPresentationStyle, it is full screen up to iOS 12 and automatic from iOS 13.",
    statement: """
      A controller whose `modalPresentationStyle` was never assigned has `.fullScreen` on iOS ≤ 12 and `.automatic` on iOS 13+. On
      `device TV` it is `.fullScreen` in every version. `modalTransitionStyle` is `.coverVertical`.
      """,
    evidence: [
      .documented(
        "Apple `modalPresentationStyle` and its comment in UIViewController.h (automatic from 13, full screen before and on other platforms); WWDC19-224; Design documents 0 and 4 (full screen)."
      )
    ],
    example: """
      root V, `ios 12`, `V.present(X)`: `X.modalPresentationStyle == .fullScreen`, V leaves the window. `ios 13`: it stays.
      """)
}

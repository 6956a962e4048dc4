enum SafariSlidesInByItself: Rule {
  static let id = RuleID.trn07
  static let question = Question.transition
  static let versions = Versions(.from(9), "iOS 9–27.")

  /// Safari's own slide, which is not one of the transition styles; nil for every other presentation.
  static func judge(_ presentation: Presentation, _ world: World) -> Finding<ModalTransitionStyle?>? {
    let x = presentation.presented
    guard world.hierarchy.kind(of: x) == .safari, holds(in: world.profile) else { return nil }
    guard presentation.isAnimated else {
      return declines(x, "without animation it does not slide in from the side")
    }
    guard RequestedStyle.assigned(x, world) == nil else {
      return declines(x, "its modalPresentationStyle is assigned: it does not slide in from the side")
    }
    guard (world.hierarchy.property(x, .transitioningDelegate) ?? .none).isNil else {
      return declines(x, "its transitioningDelegate is assigned: it does not slide in from the side")
    }
    return decides(nil, on: x, "slides in from the side by itself: none of the modal transition styles")
  }

  static let entry = RuleEntry(
    title: "SFSafariViewController slides in by itself",
    inShort: """
      SFSafariViewController slides in from the side by itself, unless you set its style or its transitioning \
      delegate.
      """,
    statement: """
      Presented with animation, neither `modalPresentationStyle` nor `transitioningDelegate` assigned: it slides in from the side as
      a push does, and out again; `transitionStyle` and `animator` are both nil. With either of them assigned TRN-01 to TRN-06 hold as for any
      other class.
      """,
    evidence: [
      .observed(
        #"newbedev.com, "In iOS 9, why is SFSafariViewController being pushed instead of presented modally" (an assigned style or an empty delegate brings the vertical transition back)."#
      ),
      .inferred("the newest versions."),
    ],
    example: """
      `N▸V`, `V.present(web)`: `presentation(web).style == .fullScreen`, `presentation(web).transitionStyle == nil`; with
      `web.modalPresentationStyle = .pageSheet` before: a page sheet, `.coverVertical`.
      """)
}

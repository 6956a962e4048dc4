/// Which transition style is played (rulebook 1.7).
enum TransitionStyle {
  /// What the presented controller asks for, before the context or an animator has a say; nil for zoom.
  static func requested(_ x: ControllerID, _ world: World) -> ModalTransitionStyle? {
    if PreferredTransitionReplacesTheStyle.holds(in: world.profile),
      let preferred = PreferredTransitionReplacesTheStyle.preferred(x, world.hierarchy)
    {
      return PreferredTransitionReplacesTheStyle.style(preferred)
    }
    return PresentedControllersStyleIsPlayed.style(x, world.hierarchy)
  }
}

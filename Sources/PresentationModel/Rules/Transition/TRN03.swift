/// The context can impose its own transition style (TRN-03).
///
/// Context family, presenter P with `definesPresentationContext` and `providesPresentationContextTransitionStyle` both
/// true: where TRN-01 would apply, `P.modalTransitionStyle` takes the place of the presented's, for presentation and
/// dismissal. An animator (TRN-02) is not displaced. Default of the property: false.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `providesPresentationContextTransitionStyle`; View Controller Programming Guide;
///   Design document 2. observed: for current context, Neuburg p. 270. inferred: for an animator.
/// - Example: d(V), V provides, V `.flipHorizontal`, X over the current context, `.coverVertical`: `transitionStyle ==
///   .flipHorizontal`.
enum TRN03 {
  /// Whether the context imposes its own style.
  static func imposes(_ presentation: Presentation, _ hierarchy: Hierarchy, definesContext: Bool) -> Bool {
    presentation.isContextFamily && definesContext
      && hierarchy.isTrue(presentation.presenter, .providesPresentationContextTransitionStyle)
  }
}

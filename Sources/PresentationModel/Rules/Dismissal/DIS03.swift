/// Only the topmost one is animated, with its own transition (DIS-03).
///
/// Of the controllers that go, the topmost of the chain from D (own presented of own presented) is animated by TRN for
/// it, and its transitioning delegate alone is asked. The others are removed with it, without animation and without a
/// delegate call.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `dismiss(animated:completion:)`. disputed: openradar 18421969 (on iOS 8 the lowest of
///   them is seen moving).
/// - Example: V→A (cover vertical)→B (cross dissolve): `V.dismiss(animated: true)` plays cross dissolve.
enum DIS03 {
  /// The topmost of the chain of own presented: the one that is animated, and whose delegate is asked.
  static func animated(_ dismissed: ControllerID, _ hierarchy: Hierarchy) -> ControllerID {
    var top = dismissed
    while let next = hierarchy.ownPresented(top) { top = next }
    return top
  }
}

/// Everything above goes too (DIS-02).
///
/// With the manager's own presented D go all controllers that D or one of its descendants presents, and so on upwards.
/// Other presentations, also those of the manager's descendants, stay.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `dismiss(animated:completion:)`. observed: swift-navigation PresentationTests;
///   react-native-screens#4016. inferred: presentations inside a dismissed level's children.
/// - Example: `T▸C`, d(C), C→X over the current context, T→Y over full screen: `T.dismiss` removes Y alone, `C.dismiss`
///   X alone.
enum DIS02 {
  /// All that go with the manager's own presented, lowest first.
  static func gone(_ dismissed: ControllerID, _ hierarchy: Hierarchy) -> [ControllerID] {
    hierarchy.levels(from: dismissed)
  }
}

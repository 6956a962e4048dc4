/// What an app is while the user is in it, leaves it and has left it: `UIApplication.shared.applicationState`.
package enum AppState: UInt8, Sendable {
  case active, inactive, background

  /// The property as code reads it.
  static let path = "UIApplication.shared.applicationState"

  /// What a comparison behind ``path`` is worth, as in ` == .active`; nil for anything else.
  func answer(to rest: Substring) -> Bool? {
    for (state, name) in [(AppState.active, ".active"), (.inactive, ".inactive"), (.background, ".background")] {
      if rest == " == \(name)" { return self == state }
      if rest == " != \(name)" { return self != state }
    }
    return nil
  }
}

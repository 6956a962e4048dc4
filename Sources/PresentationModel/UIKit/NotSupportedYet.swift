/// Names that UIKit or the rulebook has and presim does not simulate yet.
package enum NotSupportedYet {
  /// What they belong to, for the message; nil for a name that is not on the list.
  package static func subject(of name: String) -> String? {
    switch name {
    case "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange":
      "this callback"
    default: nil
    }
  }
}

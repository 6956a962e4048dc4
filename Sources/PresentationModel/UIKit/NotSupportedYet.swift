/// Names that UIKit or the rulebook has and presim does not simulate yet.
package enum NotSupportedYet {
  /// The method of a popover's delegate that is called when a rotation moves its anchor.
  static let ofPopovers = "popoverPresentationController(_:willRepositionPopoverTo:in:)"

  /// What they belong to, for the message; nil for a name that is not on the list.
  package static func subject(of name: String) -> String? {
    switch name {
    case "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange":
      "this callback"
    default: nil
    }
  }
}

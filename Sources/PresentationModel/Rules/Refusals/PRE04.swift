/// A curled controller presents nothing (PRE-04).
///
/// If the source's tree top is presented with transition style `.partialCurl` (resolved by TRN), the call is refused
/// without a console line.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `UIModalTransitionStyle.partialCurl`, Design document 0 ("prevented from presenting").
///   inferred: how.
/// - Example: V→X by partial curl; `X.present(Y)`: `X.presentedViewController == nil`, no log, no completion.
enum PRE04 {
  /// Whether the source's level came with a curl.
  static func refuses(_ source: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.presentation(of: hierarchy.treeTop(of: source))?.transitionStyle == .partialCurl
  }
}

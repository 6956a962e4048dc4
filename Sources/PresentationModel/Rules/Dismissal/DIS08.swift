/// What the user can dismiss by hand (DIS-08).
///
/// By active style; a gesture not in the table does nothing and calls nobody.
///
/// | active style | `swipeToDismiss()` | `tapOutside()` |
/// |---|---|---|
/// | pageSheet, formSheet, iOS 13+ | yes | in regular width |
/// | pageSheet, formSheet, iOS ≤ 12 | no | no |
/// | popover | no | yes |
/// | action sheet | no | as a popover, or with a cancel action |
/// | activity controller | slid up, iOS 13+ | yes |
/// | everything else | no | no |
///
/// A controller that itself has an own presented (other than DIS-11's case) cannot be reached by the user: nothing
/// happens.
///
/// - Versions: as in the table; **docs** as iOS 12. Not on TV.
/// - Evidence: documented: WWDC19-224 (pull to dismiss for sheets), View Controller Programming Guide (tap outside a
///   popover). observed: tap outside a sheet on iPad (public gist mobilinked, tested on iOS 14.2). inferred: compact
///   width.
/// - Example: V→X full screen: `X.swipeToDismiss()` changes nothing. popover on iPhone, `ios 26` (a sheet): it can be
///   swiped, not tapped away.
enum DIS08 {}

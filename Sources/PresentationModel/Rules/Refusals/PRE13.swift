/// A real popover needs an anchor (PRE-13).
///
/// When the transition begins and the active style is a popover with none of `sourceView`, `barButtonItem`,
/// `sourceItem` (16+) set, `NSGenericException` ends the step (after the call has returned). First text: any popover,
/// an activity controller too; second: an action sheet, the bracketed part from iOS 12 on, two spaces before `If` (both
/// wrapped here):
///
/// ```
/// UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or
/// barButtonItem set before the presentation occurs. ```
///
/// ```
/// Your application has presented a UIAlertController (<X>) of style UIAlertControllerStyleActionSheet[ from Class
/// (<P>)]. The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must
/// provide location information for this popover through the alert controller's popoverPresentationController. You
/// must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you
/// present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method
/// -prepareForPopoverPresentation. ```
///
/// - Versions: iOS 8–26 (the alert text from 8.1). An anchor set later in the same turn counts.
/// - Evidence: observed: viezel/TiSocial.Framework#153 (trace: after the call), tasanobu-zz/Kamagari#1,
///   dillidon/alerts-and-pickers#71.
/// - Example: iPad, X `.popover`, no anchor: throws. The same on iPhone portrait: no popover, no exception.
enum PRE13 {
  /// Whether an action sheet's text names who presents.
  static let namesPresenter = VersionRows(
    (VersionRange(UIKitVersion(8), 11, documents: false), false), (.from(12), true))

  static let popover =
    "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil "
    + "sourceView or barButtonItem set before the presentation occurs."

  static func actionSheet(_ sheet: String, _ presenterClass: String, _ presenter: String, _ profile: Profile) -> String
  {
    let from = namesPresenter[profile] ? " from \(presenterClass) (\(presenter))" : ""
    return "Your application has presented a UIAlertController (\(sheet)) of style UIAlertControllerStyleActionSheet"
      + from + ". The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. "
      + "You must provide location information for this popover through the alert controller's "
      + "popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this "
      + "information is not known when you present the alert controller, you may provide it in the "
      + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
  }
}

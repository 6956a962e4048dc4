/// Where the popover delegate's calls stand before iOS 13 (ORD-21).
///
/// `B.tapOutside()` on a real popover, calls by DIS-11: extra `B.popoverPresentationControllerShouldDismissPopover`;
/// unless false: WD; DD; `B.popoverPresentationControllerDidDismissPopover`.
///
/// - Versions: iOS 8–12, docs.
/// - Evidence: documented: UIPopoverPresentationControllerDelegate. Order: inferred.
/// - Example: iPad, popover b with a delegate, `b.tapOutside()`: `b.viewWillDisappear`, `b.viewDidDisappear`,
///   `b.popoverPresentationControllerDidDismissPopover`, `b.deinit`.
enum ORD21 {
  // Carried out by `Simulation/Simulator+Dismiss.swift`.
}

/// Where the presentation delegate's calls stand (ORD-20).
///
/// A dismissal of B by the user that DIS-08 allows, calls by DIS-09 and DIS-10:
/// 1. extra `B.presentationControllerShouldDismiss`.
/// 2. Blocked: `B.presentationControllerDidAttemptToDismiss`, nothing else.
/// 3. Else `B.presentationControllerWillDismiss`, then the will-phase of ORD-12, ORD-13 or ORD-14;
/// 4. at the end the did-phase, then `B.presentationControllerDidDismiss`, in the place of the completion handler.
///    Popovers: where DIS-11 falls back to the old popover methods, these stand in the same places.
///
/// - Versions: iOS 13–26.
/// - Evidence: documented: UIAdaptivePresentationControllerDelegate, WWDC 2019 session 224. Will before WD, Did after
///   DD: inferred.
/// - Example: sheet b with a delegate, `b.swipeToDismiss()`: `b.presentationControllerWillDismiss`,
///   `b.viewWillDisappear`, `b.viewDidDisappear`, `b.presentationControllerDidDismiss`, `b.deinit`.
enum ORD20 {
  // Carried out by `Simulation/Simulator+Dismiss.swift`.
}

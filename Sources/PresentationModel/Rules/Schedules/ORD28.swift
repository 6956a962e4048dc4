/// A sheet let go before the threshold reappears without having gone (ORD-28).
///
/// `begin b.swipeToDismiss()`: ORD-20 1–3 (WD). `cancel`: WA, IA, DA for shown(b). The presenter gets nothing, no
/// DidDismiss, no DD.
///
/// - Versions: iOS 13–26.
/// - Evidence: observed: velog rudin_ (iOS 17, with viewIsAppearing); react-native-screens PR #4016 (viewDidDisappear
///   only when committed).
/// - Example: sheet nav[r], no delegate. begin: WD of `nav`, `r`. cancel: WA of `nav`, `r`, IA of `nav`, `r`, DA of
///   `nav`, `r`.
enum ORD28 {
  // Carried out by `Simulation/Simulator+Dismiss.swift`.
}

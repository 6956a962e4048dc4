/// viewIsAppearing follows all will-callbacks of the transition (ORD-07).
///
/// IA goes to every member of in, parent first, once per appearance, after the last will-callback of either party and
/// before any did-callback. Nothing answers it on the disappearing side. Driven by code's
/// `beginAppearanceTransition(true, …)`: as soon as the view is in a window, at the latest directly before DA; without
/// a window never.
///
/// - Versions: iOS 13–26.
/// - Evidence: documented (viewIsAppearing(_:), "iOS 13.0 –", once per appearance, after the view is in the hierarchy);
///   observed: logs of iOS 17.5 (push, modal, tab). Parent before child and the last sentence: inferred.
/// - Example: Tab switch from a to b: `b.viewWillAppear`, `a.viewWillDisappear`, `b.viewIsAppearing`.
enum ORD07 {
  // Carried out by `Simulation/Simulator+Adaptation.swift` and `Simulation/Simulator+Appearance.swift` and
  // `Simulation/Simulator+Operations.swift`.
}

/// Tab switch from iOS 18: the switch is a transition, the new one has appeared before the old one is gone (ORD-17).
///
/// As ORD-16 with the did-phase turned round: shown(new) DA; shown(old) DD.
///
/// - Versions: iOS 18–26.
/// - Evidence: observed: asserted by react-native-screens' e2e tests on iOS 18.6 and 26.2; dev.classmethod.jp
///   2025-01-21 (both did-callbacks come at the end of a new cross-dissolve, apps built with Xcode 16).
/// - Example: the same on iOS 18: … `b.viewIsAppearing`, `nav.viewDidAppear`, `b.viewDidAppear`, `b.didMove(toParent:
///   nav)`, `a.viewDidDisappear`.
enum ORD17 {
  // Carried out by `Simulation/Simulator+Tabs.swift`.
}

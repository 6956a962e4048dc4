/// Several stack changes in one turn show only the last (NAV-08).
///
/// On a visible navigation controller at rest: each call changes the stack and sends its containment callbacks at once;
/// at the commit one transition runs from the top before the turn to the top after it (the same: none). Controllers
/// that were top only in between are treated as off screen (NAV-01): no load, no appearance. Two or more animated ones:
/// NAV-14, NAV-15.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: the stack changes at once when idle (react-native-screens). One transition: inferred.
/// - Example: nav[a], `turn { nav.pushViewController(b, animated: false); nav.pushViewController(c, animated: false)
///   }`: b gets `willMove`, `didMove` and nothing else; a and c run ORD-15.
enum NAV08 {
  // Carried out by `Simulation/Simulator+Navigation.swift`.
}

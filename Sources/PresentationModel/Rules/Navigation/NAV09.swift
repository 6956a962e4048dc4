/// setViewControllers is a push, a pop, or nothing to see (NAV-09).
///
/// Old stack O with top o, new stack N with top n. A controller twice in N: N-E03; else NAV-03 for new members.
/// 1. Call: removed ones in the order of O: wM(nil), cut, dM(nil); but o, if removed and visible, wM(nil) only. Then
///    new ones in the order of N by NAV-01.
/// 2. n is o: no transition. Else ORD-15 with o and n; animated as a pop if n was in O, as a push otherwise; the
///    callbacks are the same.
/// 3. End: parent of o cut (if removed), did-callbacks, dM(nav) of n, dM(nil) of o.
///
/// `viewControllers = N` is the same without animation.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: setViewControllers(_:animated:), viewControllers; observed: codedbypm/StackViewController,
///   QMUI_iOS (no appearance when the top stays). 1 for a visible stack: inferred.
/// - Example: nav[a, b] visible, `nav.setViewControllers([c, b], animated: true)`: `a.willMove(toParent: nil)`,
///   `a.didMove(toParent: nil)`, `c.willMove(toParent: nav)`, `c.didMove(toParent: nav)`, `a.deinit`; no appearance
///   event.
enum NAV09 {
  // Carried out by `Simulation/Simulator+Navigation.swift`.
}

/// Off screen a stack changes silently, and its top appears with the navigation controller (NAV-10).
///
/// No load and no appearance callback; containment by NAV-01 and NAV-02, a removed old top included. Off screen is: in
/// an unselected tab, in no window, covered by a presentation that took the view away. Under a sheet it is on screen.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: Tencent/QMUI_iOS#1180 and its comments on pushes to hidden navigation controllers.
/// - Example: nav[a] under a full-screen b, `nav.pushViewController(c)`: `c.willMove(toParent: nav)`. On dismissal of
///   b: WA and DA go to nav and c, then `c.didMove(toParent: nav)`; a gets nothing.
enum NAV10 {
  // Carried out by `Simulation/Simulator+Navigation.swift`.
}

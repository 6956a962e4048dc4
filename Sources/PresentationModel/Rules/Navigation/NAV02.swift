/// A popped controller leaves the stack in the call and its parent at the end (NAV-02).
///
/// Visible navigation controller, o popped: in the call o leaves `viewControllers` and gets wM(nil); `o.parent` and
/// `o.navigationController` stay until step 1 of the did-phase (ORD-06); dM(nil) after the new top's DA (ORD-15). Off
/// screen all of it in the call: wM(nil), cut, dM(nil). A covered controller gets no containment callback when
/// something is pushed on it or popped off it.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: react-native-screens (RNSScreen.mm: in viewWillDisappear `navigationController` still set, its
///   top the new one already; in viewDidDisappear parent nil), arm1.ru log. documented: Design documents 0 and 1
///   (pushing keeps, popping removes the child).
/// - Example: nav[a, b], pop, `on b.viewWillDisappear`: `b.navigationController == nav`, `nav.topViewController == a`.
enum NAV02 {
  // Carried out by `Simulation/Simulator+Navigation.swift`.
}

/// Selecting by code switches without asking (TAB-02).
///
/// `tabs.selectedIndex = i`, `tabs.selectedViewController = x` (B-E01): no delegate. On screen: ORD-16 or ORD-17; off
/// screen only the properties change. The selected one again: nothing.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: selectedIndex, selectedViewController, tabBarController(_:didSelect:) (only user taps).
/// - Example: `tabs.selectedIndex = 0` with 0 selected: `expect no events`.
enum TAB02 {
  // Carried out by `Simulation/Simulator+Statements.swift` and `Simulation/Simulator+Tabs.swift`.
}

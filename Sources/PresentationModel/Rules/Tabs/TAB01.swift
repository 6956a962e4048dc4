/// Every tab is a child, the selected one is shown (TAB-01).
///
/// `children == viewControllers`, in order. `selectedIndex` is 0 until set; `selectedViewController` is the tab there.
/// Becoming a tab: wM, dM in the call. Loading: LOD-05, else on first selection; being selected off screen loads
/// nothing.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: viewControllers; observed: dumps (all tabs are children, unvisited roots not loaded);
///   react-native-screens e2e (unselected tabs get nothing at launch).
/// - Example: window > tabs > a, b: launch loads a, not b.
enum TAB01 {
  // Carried out by `Simulation/Simulator+Tabs.swift`.
}

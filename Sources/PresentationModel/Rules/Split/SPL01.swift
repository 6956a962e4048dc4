/// Columns are the children, expanded all are shown (SPL-01).
///
/// `viewControllers`, `children`: primary first, then secondary (column style: primary, supplementary, secondary).
/// Becoming a column: wM, dM in the call. Expanded, every column is shown, but not the primary with
/// `preferredDisplayMode` `.primaryHidden`, `.secondaryOnly`.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: viewControllers, preferredDisplayMode; observed: dumps (both `appeared`). Portrait iPads
///   hide the primary by default; presim does not (a choice).
/// - Example: iPad, window > split > m, d: launch: WA of split, m, d in this order.
enum SPL01 {
  // Carried out by `Simulation/Simulator+Split.swift`.
}

/// show ends in a push, a column or a presentation (NAV-11).
///
/// `x.show(v)`, `x.showDetailViewController(v)`: chapter 10 (SHW) finds who shows and how; the lines are those of the
/// push (ORD-15), of the replaced column (SPL-05) or of the presentation (ORD-11, ORD-13), always animated.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: show(_:sender:), showDetailViewController(_:sender:), Design document 0.
/// - Example: window > nav[a], `a.show(b, sender: nil)`: as `nav.pushViewController(b, animated: true)`.
enum NAV11 {
  // Carried out by `Simulation/Simulator+Show.swift`.
}

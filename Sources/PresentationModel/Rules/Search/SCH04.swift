/// A search outlives its host's place in the stack (SCH-04).
///
/// A host that leaves the stack while it presents its search keeps presenting it; the pair is held until dismissed: no
/// `deinit`.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: Tencent/QMUI_iOS#1541.
/// - Example: nav[r, a], search of a active on a, `nav.popToRootViewController`: `a.presentedViewController == search`
///   still.
enum SCH04 {
  // Carried out by `Simulation/Simulator+Release.swift`.
}

/// Replacing a column (SPL-05).
///
/// A column o is replaced by v (SHW-05, SHW-06, SHW-08, `viewControllers`, `setViewController(_:for:)`): call: o
/// wM(nil), v wM(split); expanded and on screen: load of v, shown(o) WD, shown(v) WA, IA; o's parent cut; shown(o) DD,
/// shown(v) DA; v dM(split), o dM(nil). Off screen only the containment lines, all in the call. A column that comes or
/// goes alone has its half.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: showDetailViewController(_:sender:), viewControllers. Lines: inferred (those of a push).
/// - Example: iPad, split > m, d, `m.showDetailViewController(x, sender: nil)`: `d.willMove(toParent: nil)`,
///   `x.willMove(toParent: split)`, `x.viewDidLoad`, `d.viewWillDisappear`, `x.viewWillAppear`, …, `x.didMove(toParent:
///   split)`, `d.didMove(toParent: nil)`, `d.deinit`.
enum SPL05 {
  // Carried out by `Simulation/Simulator+Split.swift`.
}

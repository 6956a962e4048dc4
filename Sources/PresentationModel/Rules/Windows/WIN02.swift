/// Replacing the root takes the old views out first (WIN-02).
///
/// `window.rootViewController = z`, nothing presented, window visible: at once load of z; shown(x) WD, x's view leaves,
/// DD; z's view enters: WA, IA; DA after the commit; x is released if unheld. `nil`: the first half. The same
/// controller: nothing. No containment callbacks.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: rootViewController (old views are removed before the new ones are installed). The callbacks'
///   order: inferred from that sentence.
/// - Example: window > a, `window.rootViewController = b`, iOS 17: `b.viewDidLoad`, `a.viewWillDisappear`,
///   `a.viewDidDisappear`, `b.viewWillAppear`, `b.viewIsAppearing`, `b.viewDidAppear`, `a.deinit`.
enum WIN02 {
  // Carried out by `Simulation/Simulator+Windows.swift`.
}

/// Its events (SCH-03).
///
/// ORD-13. Activating: extra `search.willPresentSearchController`, load, WA, IA, DA of search (and its results
/// controller), extra `search.didPresentSearchController`. `isActive = false`, cancel or `dismiss`: extra
/// `search.willDismissSearchController`, WD, DD, extra `search.didDismissSearchController`. Host and containers get
/// nothing. With `present(search)` by code the first two extras do not come. No `deinit`: the host's navigation item
/// holds it.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: UISearchControllerDelegate (only for automatic presentation). Place of the extras: inferred.
/// - Example: `search.isActive = true`: `search.viewDidLoad`, `search.viewWillAppear`, `search.viewIsAppearing`,
///   `search.viewDidAppear`.
enum SCH03 {
  // Carried out by `Simulation/Simulator+Search.swift`.
}

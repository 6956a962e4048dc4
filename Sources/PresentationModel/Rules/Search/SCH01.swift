/// An active search controller is presented from its host, which defines the context (SCH-01).
///
/// `host.navigationItem.searchController = search` makes host its host. `search.isActive = true`, or the user's tap
/// `search.searchBar.tap()`: `present` with host as source, decided by STY-03, CTX and PRE like any other; by CTX-07
/// the presenter is host. Its results controller is its child. The presenter's view stays.
///
/// - Versions: iOS 13–26.
/// - Evidence: documented: UISearchController.isActive, CTX-07's release note; observed: QMUI_iOS (host presents, the
///   navigation controller's presentedViewController stays nil).
/// - Example: nav[a] with search on a, `search.isActive = true`: `search.presentingViewController == a`,
///   `nav.presentedViewController == nil`.
enum SCH01 {
  // Carried out by `Simulation/Simulator+Search.swift`.
}

/// Set before the page view controller has loaded, a page loads and waits (PAG-02).
///
/// Own view not loaded: each page wM(pages), load, dM(pages) in the call; it appears with the page view controller.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: swift-snapshot-testing's reference of a tree never shown (page loaded, its page view
///   controller not).
/// - Example: outline pages > p1 outside a window: `p1.isViewLoaded` true, `pages.isViewLoaded` false.
enum PAG02 {
  // Carried out by `Simulation/Simulator+Pages.swift`.
}

/// Set in its own viewDidLoad, a page appears before its container (PAG-03).
///
/// Own view loaded, in no window: each page wM(pages), load, WA, DA, dM(pages) in the call, no IA; it is appeared and
/// gets no further WA or DA when the page view controller appears.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: stackoverflow 48653763 (iOS 11). Other versions: inferred.
/// - Example: `on pages.viewDidLoad { pages.setViewControllers([p1], direction: .forward) }`, window > pages without
///   pages in the outline: `p1.viewDidAppear` stands before `pages.viewWillAppear`.
enum PAG03 {
  // Carried out by `Simulation/Simulator+Pages.swift`.
}

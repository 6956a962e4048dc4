/// Setting pages on screen (PAG-01).
///
/// `pages.setViewControllers(N, direction:, animated:, completion:)`:
/// 1. N must hold 2 pages with `spineLocation == .mid`, else 1: G-E01.
/// 2. Call: new pages wM(pages), load. The same pages as before: nothing but the handler.
/// 3. ORD-18 or ORD-19; new pages' dM(pages) directly after their DA, old pages' wM(nil), cut, dM(nil) after their DD;
///    the handler.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: setViewControllers(_:direction:animated:completion:); observed: dM(pages) after DA,
///   stackoverflow 48653763 (iOS 11). Old pages' callbacks, load in the call: inferred.
/// - Example: pages > p1, set [p2], iOS 17: `p2.willMove(toParent: pages)`, `p2.viewDidLoad`, `p2.viewWillAppear`,
///   `p1.viewWillDisappear`, `p2.viewIsAppearing`, `p2.viewDidAppear`, `p2.didMove(toParent: pages)`,
///   `p1.viewDidDisappear`, `p1.willMove(toParent: nil)`, `p1.didMove(toParent: nil)`, `p1.deinit`.
enum PAG01 {
  // Carried out by `Simulation/Simulator+Pages.swift`.
}

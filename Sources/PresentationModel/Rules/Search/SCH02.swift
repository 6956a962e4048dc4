/// Before iOS 13 the context is what code made it (SCH-02).
///
/// As SCH-01 without CTX-07: unless host or a controller between defines a context, the navigation controller presents,
/// and the search interface stays over what is pushed next (S-S01).
///
/// - Versions: iOS 8–12, docs.
/// - Evidence: documented: definesPresentationContext; observed: thomasdenney.co.uk 2014-10-05.
/// - Example: iOS 12, nav[a] with search on a, flag unset: `search.presentingViewController == nav`.
enum SCH02 {
  // Carried out by `Simulation/Simulator+Search.swift`.
}

/// Four states, and one gate for every appearance callback (ORD-02).
///
/// A controller is disappeared, appearing, appeared or disappearing. UIKit's transitions and code's
/// `beginAppearanceTransition`/`endAppearanceTransition` go through the same gate (U = the log below, no callback, no
/// change):
///
/// | state | begin(true) | begin(false) | end |
/// |---|---|---|---|
/// | disappeared | load if needed, WA → appearing | U | U |
/// | appearing | U | WD → disappearing | DA → appeared |
/// | appeared | U | WD → disappearing | U |
/// | disappearing | WA → appearing | U | DD → disappeared |
///
/// U: the log of A-L01, no callback. A transition of UIKit's own leaves out, without a log, who already is where it
/// leads (shown and forwarded children), except where an open begin of code's is the cause: then U. What A-L01 calls
/// "sent as asked" is what this gate passes.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: the states by their names in `_printHierarchy` dumps; the figure of Design document 3; the log
///   in many reports (A-L01). Which cell logs, and that no callback is doubled, is inferred.
/// - Example: `x.beginAppearanceTransition(true, animated: false)` twice: one `x.viewWillAppear`, then the log.
enum ORD02 {
  // Carried out by `Simulation/Simulator+Appearance.swift`.
}

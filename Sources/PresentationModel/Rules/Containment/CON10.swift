/// transition(from:to:…) moves the views and calls appearance, not containment (CON-10).
///
/// `p.transition(from: a, to: b, duration:, options:, animations:, completion:)`:
/// 1. C-E05. p does not forward (CON-06): exception `NSInvalidArgumentException`, without text.
/// 2. At once: load of b, b.view into the superview of a.view.
/// 3. p visible, will-phase: shown(b) WA, shown(a) WD, shown(b) IA; did-phase: a.view leaves, shown(a) DD, shown(b) DA;
///    then the handler.
/// 4. p off screen: at the end a.view leaves and the handler runs.
///
/// No wM, no dM: code's own calls bring them.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: transition(from:to:duration:options:animations:completion:), its header comment. Order of 3:
///   inferred (that of a tab switch before iOS 18).
/// - Example: p > a visible, recipe of Design document 1 with b: `a.willMove(toParent: nil)`, `b.willMove(toParent:
///   p)`, `b.viewDidLoad`, `b.viewWillAppear`, `a.viewWillDisappear`, …, `a.viewDidDisappear`, `b.viewDidAppear`,
///   `completion`, `a.didMove(toParent: nil)`, `b.didMove(toParent: p)`.
enum CON10 {
  // Carried out by `Simulation/Simulator+Containment.swift`.
}

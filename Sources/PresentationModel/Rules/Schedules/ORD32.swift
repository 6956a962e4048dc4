/// Calls while a transition runs (ORD-32).
///
/// A transition runs from its commit to the beginning of its did-phase (a body in viewDidAppear or a handler is free to
/// act).
/// 1. Modal calls are decided when they are made: PRE-09 to PRE-11, DIS-04, DIS-05. A `present` from inside a
///    navigation controller with a push or pop waits: PRE-01.
/// 2. Stack changes during a push or pop of the same navigation controller wait (T-2, T-3), in the order of the calls,
///    and are made as fresh calls when ORD-01 4 says; during a modal transition of which it is the presenter they are
///    dropped (N-L03).
/// 3. Selecting a tab while a tab switch of the same controller runs ends the running one first (its did-phase, at
///    once).
/// 4. Several stack changes before the commit: NAV-08.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: see the rules named; the border of "runs", and 3: inferred.
/// - Example: `on b.viewDidAppear { b.present(c, animated: true) }` with b arriving full screen: accepted;
///   `c.viewDidLoad` stands between `b.viewDidAppear` and the presenter's `viewDidDisappear`.
enum ORD32 {
  // Carried out by `Simulation/Simulator+Calls.swift` and `Simulation/Simulator+Navigation.swift`.
}

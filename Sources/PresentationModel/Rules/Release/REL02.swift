/// A name holds its controller up to the last statement that mentions it (REL-02).
///
/// As a Swift local does. A mention in the body of a callback or of a class holds to the end of the file; a mention in
/// an expectation does not hold (looking changes nothing). Before UIKit has taken a controller once, its name holds it
/// whatever follows. In `presim repl` names hold for the whole session.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: convention, after Swift's rule that a value may end after its last use.
/// - Example: present b, dismiss b, end of file: `b.deinit` in the second step. If a third step presents b again: no
///   `deinit` there, and `b.viewDidLoad` does not repeat.
enum REL02 {
  // Carried out by `Simulation/Simulator+Release.swift`.
}

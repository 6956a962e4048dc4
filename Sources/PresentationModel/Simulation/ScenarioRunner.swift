/// Runs a checked scenario step by step and checks its expectations.
///
/// The CLI's way in: `launch()`, then `next()` until it answers nil. The same program gives the same outcomes every time.
public struct ScenarioRunner: Sendable {
  /// The program that runs.
  public let program: Program

  /// Makes a runner that stands before launch. Tracing costs time and changes no outcome.
  public init(_ program: Program, isTracing: Bool = true) { self.program = program }

  /// Shows the windows and settles (rulebook ORD-10). To be called once, first.
  public mutating func launch() -> StepOutcome { StepOutcome(index: -1) }

  /// Runs the next step; nil when all have run, or one ended in an exception or a limit.
  public mutating func next() -> StepOutcome? { nil }

  /// All windows as `_printHierarchy` prints them, with a final line end (print-hierarchy.md 7).
  public func hierarchyDump() -> String { "" }

  /// Expectations that no step reached, when the run is over: each fails the scenario.
  public func unreached() -> [ExpectationFailure] { [] }
}

/// A line of the event log as `expect events` writes it (EVT-04).
public enum EventText {
  /// The line.
  public static func text(_ event: Event, of outcome: StepOutcome, in runner: ScenarioRunner) -> String {
    switch event.kind {
    case .callback(_, let controller, _): "\(ControllerText.name(controller, in: runner)).callback"
    case .completion(let row): outcome.completionLabels[Int(row)]
    }
  }
}

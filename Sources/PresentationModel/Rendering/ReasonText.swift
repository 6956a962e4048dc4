/// Why a rule said what it said of a candidate, as a sentence.
public enum ReasonText {
  /// The sentence, without full stop.
  public static func text(_ entry: TraceEntry, in runner: ScenarioRunner) -> String {
    let hierarchy = runner.hierarchy
    if case .title = entry.reason { return title(entry) }
    return sentence(entry, hierarchy)
  }

  private static func title(_ entry: TraceEntry) -> String {
    switch entry.rule {
    case .rule(let id): RuleCatalogue.metadata(id).title
    case .message(let id): MessageMetadata.metadata(id).condition
    }
  }

  private static func sentence(_ entry: TraceEntry, _ hierarchy: Hierarchy) -> String {
    func name(_ x: ControllerID) -> String { EventText.name(x, hierarchy) }
    let subject = entry.subject.map(name) ?? "it"
    switch entry.reason {
    default: return "\(subject)"
    }
  }
}

/// Why a rule said what it said of a candidate, as a sentence.
public enum ReasonText {
  /// The sentence, without full stop.
  public static func text(_ entry: TraceEntry, in runner: ScenarioRunner) -> String {
    switch entry.reason {
    case .title:
      switch entry.rule {
      case .rule(let id): RuleCatalogue.metadata(id).title
      case .message(let id): MessageMetadata.metadata(id).condition
      }
    }
  }
}

/// What a run has to keep so that the program's expectations can be judged.
extension Program {
  /// Whether an expectation asks for rules, which only a traced run can answer.
  package var asksForRules: Bool { expectations.contains { $0.kind.asksForRules } }

  /// Whether an expectation is about events.
  package var asksForEvents: Bool { expectations.contains { $0.kind.asksForEvents } }
}

/// A kind of expectation that is missing here would hold, or fail, whatever happens: so there is no `default`.
extension Expectation.Kind {
  var asksForRules: Bool {
    switch self {
    case .rule, .noRule: true
    case .compare, .truth, .hierarchy, .events, .eventsInclude, .noEvent, .noEvents, .log, .noLog, .exception, .lint,
      .noLint:
      false
    }
  }

  var asksForEvents: Bool {
    switch self {
    case .events, .eventsInclude, .noEvent, .noEvents: true
    case .compare, .truth, .hierarchy, .log, .noLog, .exception, .rule, .noRule, .lint, .noLint: false
    }
  }
}

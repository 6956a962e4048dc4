/// Why expectations did not hold: the last decision about what they ask, said with the failure. A second run, with reasons kept, of a
/// file that has failed.
package struct FailureReasons {
  private var sentences: [ExpectationID: String] = [:]
  private var fixes: [ExpectationID: String] = [:]

  /// For how many failures of a file a fix is tried: each costs some runs of it.
  private static let triedFailures = 4
  /// And for how many none that are found to have none.
  private static let mostTried = 16

  /// Runs the file again and collects them.
  package init(_ file: ScenarioFile, _ program: Program) {
    var explainer = ScenarioExplainer(program, of: file.source)
    // The last refusal: what was refused is missing later.
    var refusal: (names: [String], sentence: String)?
    var cameLater: [String] = []
    var story = Story()
    var tried = 0
    // What a fix makes of the other versions that the file asks for.
    let others = file.programs.filter { $0.profile != program.profile }.map {
      Trial(bytes: file.source, program: $0)
    }
    // The lines at the end of whose run loop pass controllers were released.
    var released: [String: Int] = [:]
    let looksForEvents = program.expectations.contains { if case .eventsInclude = $0.kind { true } else { false } }
    // Where each event came last, before this step.
    var came: [String: Int] = [:]
    while let outcome = explainer.next() {
      let explanation = explainer.explanation(of: outcome, triesOthers: false)
      for event in outcome.events {
        guard case .callback(.deinitialize, let x, _) = event.kind else { continue }
        released[ControllerText.name(x, in: explainer.runner.hierarchy)] = explanation.line
      }
      let events =
        looksForEvents
        ? outcome.events.map { EventText.text($0, outcome, explainer.runner.hierarchy) } : []
      story.take(explanation, outcome, explainer.runner.hierarchy)
      let told = Self.refusal(explanation, outcome, file, explainer.runner.hierarchy)
      let looks = explainer.looks(in: outcome)
      var said: SaidWords?
      for failure in outcome.failures {
        guard let id = failure.expectation else { continue }
        tried += 1
        if fixes.count < Self.triedFailures, tried <= Self.mostTried,
          let fix = explainer.fixes(for: id, in: outcome).first(where: { fix in
            others.allSatisfy { $0.keepsWhatHolds(fix.edits) }
          })
        {
          let line = fix.line ?? explanation.line
          let replaces = fix.edits.contains { $0.range.start != $0.range.end }
          let place = fix.place ?? (line > 0 ? "\(replaces ? "in place of" : "before") line \(line)" : "")
          fixes[id] = fix.code + (place.isEmpty ? "" : " (\(place))")
        }
        let expectation = program.expectations[Int(id.index)]
        if case .noRule = expectation.kind {
          // What the rule said, whatever else was refused.
          sentences[id] = Self.answer(explainer.look(at: id, in: outcome, looks), file)
        } else if let memory = Self.memory(failure, expectation, explainer, released) {
          sentences[id] = memory + Self.command(file, explanation.line)
        } else if case .eventsInclude = expectation.kind, let earlier = Self.earlier(failure, events, came) {
          sentences[id] = earlier
        } else if let told,
          outcome.exception != nil || Self.isAbout(told.names, expectation) && !Self.isOfAValue(failure)
        {
          sentences[id] = told.sentence
        } else if let refusal, !Self.isOfAValue(failure), Self.names(refusal.names, in: expectation.text),
          // That one is there, and another one than was refused, has another cause.
          failure.actual == "nil" || Self.names(Array(refusal.names.prefix(1)), in: expectation.text),
          !cameLater.contains(where: { Self.names([$0], in: expectation.text) })
        {
          sentences[id] = refusal.sentence
        } else {
          sentences[id] = Self.reason(
            explanation, &said, explainer.cause(of: id, actual: failure.actual, in: outcome, looks, story),
            expectation, failure.actual, file)
        }
      }
      if let told {
        refusal = told
        cameLater = []
      }
      for event in events { came[event] = explanation.line }
      // A controller that was refused and is presented by a later call is not missing because of the refusal.
      cameLater += outcome.decisions.compactMap { $0.presentation }.map {
        ControllerText.name($0.original, in: explainer.runner.hierarchy)
      }
    }
  }

  /// Where an event came that an expectation misses in its own step; nil where it came in none, or in this one too.
  private static func earlier(
    _ failure: ExpectationFailure, _ events: [String], _ came: [String: Int]
  ) -> String? {
    for line in failure.expected.split(separator: "\n").map(String.init) where !events.contains(line) {
      guard let place = came[line] else { return nil }
      let step = place > 0 ? "in the step of line \(place)" : "at launch"
      return "'\(line)' came \(step): an expectation speaks of the step above it"
    }
    return nil
  }

  /// Why a `deinit` came, or did not: who holds the controller, or when it was released. Nil where no `deinit` is missing and
  /// none is too much.
  private static func memory(
    _ failure: ExpectationFailure, _ expectation: Expectation, _ explainer: ScenarioExplainer, _ released: [String: Int]
  ) -> String? {
    func names(_ text: String) -> [String] {
      text.split(separator: "\n").filter { $0.hasSuffix(".deinit") }.map {
        String($0.drop { $0 == " " }.dropLast(".deinit".count))
      }
    }
    func went(_ name: String) -> String? {
      released[name].map { line in
        line > 0 ? "\(name) was released at the end of line \(line)'s run loop pass" : "\(name) was released at launch"
      }
    }
    let came = names(failure.actual)
    switch expectation.kind {
    case .noEvent: return came.first.flatMap { went($0) }.map { "\($0): nothing holds it any more (REL-03)" }
    case .events, .eventsInclude:
      guard let missing = names(failure.expected).first(where: { !came.contains($0) }) else { return nil }
      return explainer.whyAlive(missing) ?? went(missing).map { "\($0), not here (REL-03)" }
    default: return nil
    }
  }

  /// Adds to failures why; the second run is made for the first that is an expectation's, and kept for others.
  package static func attach(
    to failures: inout [FailureReport], of file: ScenarioFile, _ program: Program, _ known: inout FailureReasons?
  ) {
    guard failures.contains(where: { $0.expectation != nil }) else { return }
    let reasons = known ?? FailureReasons(file, program)
    reasons.attach(to: &failures)
    known = reasons
  }

  /// Adds to failures why.
  private func attach(to failures: inout [FailureReport]) {
    for row in failures.indices {
      failures[row].why = failures[row].expectation.flatMap { sentences[$0] }
      failures[row].fix = failures[row].expectation.flatMap { fixes[$0] }
    }
  }

  /// Whether an expectation is of a number, a text or a list, which no refusal of UIKit's explains.
  private static func isOfAValue(_ failure: ExpectationFailure) -> Bool {
    guard let first = failure.expected.utf8.first else { return false }
    return first == UInt8(ascii: "\"") || first == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= first
  }

  /// Whether a refusal concerns an expectation: it names the refused controller, or no controller at all.
  private static func isAbout(_ names: [String], _ expectation: Expectation) -> Bool {
    switch expectation.kind {
    case .compare, .truth: names.isEmpty || self.names(names, in: expectation.text)
    default: true
    }
  }

  /// `line 24 was refused: … whose view is not in the window hierarchy (presim explain f.presim:24)`
  private static func refusal(
    _ explanation: Explanation, _ outcome: StepOutcome, _ file: ScenarioFile, _ hierarchy: Hierarchy
  ) -> (names: [String], sentence: String)? {
    var names: [String] = []
    var line = explanation.line
    var what = ""
    for part in explanation.parts {
      guard let decision = part.decision, decision.isRefusal || decision.doesNothing else { continue }
      if part.line > 0 { line = part.line }
      switch decision {
      case .refused(_, let presented, let presenter):
        names = [presented, presenter].compactMap { $0.map { hierarchy.name(of: $0) } }
        what = "was refused: "
      case .gestureIgnored(let x, _), .gestureBlocked(let x), .tapBlocked(let x), .nothingToDismiss(let x):
        names = [hierarchy.name(of: x)]
        what = "did nothing: "
      default: continue
      }
      if let text = outcome.console.first?.text {
        what += shortened(text)
      } else {
        // What the gesture could do comes before what kept it from that.
        let reason = if case .gestureIgnored = decision { part.reasons.last } else { part.reasons.first }
        what += reason?.lines.first ?? part.outcome
      }
      break
    }
    if let exception = outcome.exception {
      what =
        exception.name.isEmpty
        ? "ended the app: \(exception.text)"
        : "raised \(exception.name)" + (exception.text.isEmpty ? "" : ": \(exception.text)")
    } else if what.isEmpty {
      guard let text = outcome.console.first?.text else { return nil }
      what = "made UIKit print: \(shortened(text))"
    }
    let place = line > 0 ? "line \(line) " : "launch "
    return (names, place + what + command(file, line))
  }

  /// Why what an expectation looks at came so.
  private static func answer(_ look: Explanation.Part, _ file: ScenarioFile) -> String? {
    look.reasons.first?.lines.first.map { $0 + command(file, look.line) }
  }

  /// What the property answered, else what the step came to.
  private static func reason(
    _ explanation: Explanation, _ said: inout SaidWords?, _ cause: (text: String, line: Int)?,
    _ expectation: Expectation, _ actual: String, _ file: ScenarioFile
  ) -> String? {
    switch expectation.kind {
    case .compare, .truth: return cause.map { $0.text + command(file, $0.line) }
    case .rule, .log, .noEvent, .eventsInclude, .events, .exception: break
    case .hierarchy, .noEvents, .noLog, .noRule, .lint, .noLint: return nil
    }
    guard explanation.line > 0 else { return nil }
    let words = said ?? SaidWords(explanation)
    said = words
    guard let part = words.part(behind: actual, expectation, explanation) else { return nil }
    // The reason that the expectation is about, where one is.
    let reason = part.reasons.first { reason in
      switch expectation.kind {
      case .events, .eventsInclude, .noEvent: reason.isAboutCallbacks
      default: false
      }
    }
    let text = reason.map { $0.sentence } ?? part.outcome
    return "line \(part.line > 0 ? part.line : explanation.line): \(text)" + command(file, explanation.line)
  }

  /// The words that a step's calls are told with: read once, however many expectations ask.
  private struct SaidWords {
    private var words: [Set<Substring>] = []
    /// The calls of which a word is said, in order.
    private var parts: [Substring: [Int]] = [:]

    init(_ explanation: Explanation) {
      for (row, part) in explanation.parts.enumerated() {
        let said = Set(FailureReasons.words(of: part.outcome))
        words.append(said)
        for word in said { parts[word, default: []].append(row) }
      }
    }

    /// Of the calls the last that was about what is asked and about the answer; else the first.
    func part(behind actual: String, _ expectation: Expectation, _ explanation: Explanation) -> Explanation.Part? {
      let asked = FailureReasons.words(of: expectation.text).filter { $0 != actual }
      let found = parts[Substring(actual)]?.last { row in asked.contains { words[row].contains($0) } }
      return found.map { explanation.parts[$0] } ?? explanation.parts.first
    }
  }

  private static func command(_ file: ScenarioFile, _ line: Int) -> String {
    // In a session '?' explains the last statement; a task has no file.
    if file.path == "<repl>" || file.path == TaskReport.path { return "" }
    return " (presim explain \(file.path == "<stdin>" ? "-" : VisibleText.inOneLine(file.path)):\(max(line, 1)))"
  }

  /// UIKit's line from where it says why.
  private static func shortened(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard let start = words.lastIndex(where: { $0 == "whose" || $0 == "which" || $0 == "while" }), start > 0 else {
      return text
    }
    var end = words[start...].joined(separator: " ")
    if end.hasSuffix(".") || end.hasSuffix("!") { end.removeLast() }
    return "… " + end
  }

  /// Whether a text names one of the controllers.
  private static func names(_ names: [String], in text: String) -> Bool {
    let words = words(of: text)
    return names.contains { name in words.contains { $0 == name } }
  }

  fileprivate static func words(of text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

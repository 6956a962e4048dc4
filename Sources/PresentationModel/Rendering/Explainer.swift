/// Puts the reasons of an outcome into the words of a colleague.
///
/// It decides nothing again: what it says comes from the decisions of the step, from findings, and from facts of the
/// hierarchy. Where it knows nothing better it says what the finding says.
package struct Explainer {
  /// What the step did.
  let outcome: StepOutcome
  /// What runs.
  let program: Program
  /// The hierarchy after the step.
  let hierarchy: Hierarchy
  /// What was done up to the end of the step.
  let past: Past
  /// The places of calls and expectations.
  let sites: CallSites
  /// Whether a tab bar could be used before the step, and can after it; nil without one.
  let tabBar: (before: Bool?, after: Bool?)

  /// Makes one; `hierarchy` is that after the step.
  package init(
    _ outcome: StepOutcome, of program: Program, in hierarchy: Hierarchy, past: Past, sites: CallSites,
    tabBar: (before: Bool?, after: Bool?)
  ) {
    self.outcome = outcome
    self.program = program
    self.hierarchy = hierarchy
    self.past = past
    self.sites = sites
    self.tabBar = tabBar
  }

  /// `on line 14`; of another file's `at LoginViewController.swift:14`.
  func on(_ line: Int) -> String {
    (program.swift.file(ofLine: line) == nil ? "on " : "at ") + program.swift.lineText(line)
  }

  /// The explanation, without other ways.
  package func explanation() -> Explanation {
    var result = Explanation(step: outcome.index, line: outcome.index < 0 ? 0 : program.steps[outcome.index].line)
    result.files = program.swift.files
    result.console = outcome.console.map { $0.text }
    result.consoleCalls = outcome.console.map { Int($0.call) }
    result.exception = outcome.exception.map {
      $0.text.isEmpty || $0.name.isEmpty ? $0.name + $0.text : "\($0.name): \($0.text)"
    }
    result.exceptionCall = outcome.exception.map { Int($0.call) } ?? -1
    if let limit = outcome.limit {
      result.notes.append((result.line, limit.text))
    }
    result.notes += outcome.notes.map { ($0.line, $0.text) }
    result.hasBlackScreen = outcome.ledger.silences.contains { $0.silence == .x11 }
    // A controller that is not released does nothing that a part could print.
    for entry in outcome.ledger.silences where entry.silence == .x12 {
      guard let x = entry.subject, case .int(let line) = entry.silentValue else { continue }
      let text =
        "\(name(x)) is never released: this line made a presentation controller that no presentation takes (STY-04)"
      if result.notes.contains(where: { $0.line == Int(line) && $0.text == text }) { continue }
      result.notes.append((Int(line), text))
    }
    var told = Told(outcome)
    // A step that was stopped has done the same again and again: how it began says enough.
    let isStopped = outcome.limit != nil
    var calls: [Int] = []
    for moment in isStopped ? outcome.moments.prefix(Self.toldOfStopped) : outcome.moments[...] {
      calls.append(moment.call)
      told.use(moment.call)
    }
    let reasons = DecisionReasons(outcome, calls: calls, rows: told.rows)
    for (row, call) in calls.enumerated() {
      result.parts.append(graded(part(row, call, reasons.rows(of: row)), told.entries(call)))
    }
    for row in isStopped ? [] : told.untoldCalls() {
      if let part = silentPart(row, told) { result.parts.append(graded(part, told.entries(row))) }
    }
    // That a call through nil does nothing says more than what UIKit has tidied up meanwhile.
    if result.parts.isEmpty, outcome.index >= 0, outcome.exception == nil, !isStopped,
      !outcome.notes.contains(where: { $0.text.hasText(" is nil, so this call does nothing") })
    {
      result.parts += quietParts(told)
      result.isQuiet = true
    }
    speakPinned(&result)
    // In the order of the calls, which readers have before them; what UIKit does by itself comes last.
    for row in outcome.ways.isEmpty ? 0..<0 : result.parts.indices {
      let call = result.parts[row].call
      if outcome.calls.indices.contains(call) { result.parts[row].way = outcome.way(outcome.calls[call].way) }
    }
    let order = result.parts.indices.sorted {
      let (a, b) = (result.parts[$0].call, result.parts[$1].call)
      return (a < 0 ? Int.max : a, $0) < (b < 0 ? Int.max : b, $1)
    }
    result.parts = order.map { result.parts[$0] }
    result.lesson = lesson(result) { told.entries($0.call) }
    let isNo = outcome.exception != nil || outcome.decisions.contains { Self.isNo($0) } || saysNo
    result.checks = isNo ? 0 : outcome.trace.count { $0.verdict == .declined && Self.isCheck($0.question) }
    result.choices = ChoiceRelevance.choices(decided: deciders(), raised: outcome.trace.compactMap { $0.choice })
    return result
  }

  /// How many decisions of a stopped step are explained.
  private static let toldOfStopped = 12

  /// Whether nothing comes of what was asked for: one of the checks has found something.
  private static func isNo(_ decision: Decision) -> Bool {
    switch decision {
    case .refused, .nothingToDismiss, .gestureIgnored, .gestureBlocked, .tapBlocked, .segueStopped: true
    case .unwinds(_, _, let destination): destination == nil
    default: false
    }
  }

  /// Whether UIKit has refused a call without a decision: of a push while another one runs.
  private var saysNo: Bool {
    outcome.console.contains { $0.id.message.refusesCalls } || outcome.silences.contains { $0.message.refusesCalls }
  }

  private static func isCheck(_ question: Question) -> Bool {
    switch question {
    case .arguments, .refusal, .anchor, .deferral, .dismissal: true
    default: false
    }
  }

  private func deciders() -> [DecisionID] {
    var result = outcome.trace.filter { $0.verdict == .decided }.map { $0.rule }
    for line in outcome.console { result.append(.message(line.id)) }
    if let id = outcome.exception?.id { result.append(.message(id)) }
    return result
  }

  // MARK: Parts

  /// What came of a decision: its row, its call, and the rows of the trace that it rests on.
  private func part(_ index: Int, _ row: Int, _ reasons: [Int]) -> Explanation.Part {
    let decision = outcome.decisions[index]
    let entries = reasons.map { outcome.trace[$0] }
    let styled = reasons.first { outcome.trace[$0].question == .style } ?? reasons.first ?? 0
    let moment = Past.Moment(step: outcome.index, reasoned: styled)
    let said: (outcome: String, reasons: [Explanation.Why])
    switch decision {
    case .presents(let presentation, let removed):
      said = (presents(presentation, removed), whyPresents(presentation, removed, entries, row, moment))
    case .refused(let rule, let presented, let presenter):
      said = (refused(rule, presented, row), whyRefused(rule, presented, presenter, entries, moment))
    case .dismisses(let dismissed): said = (dismisses(dismissed), whyDismisses(dismissed, entries))
    case .nothingToDismiss(let x):
      said = ("nothing happens: \(name(x)) has nothing to dismiss", whyNothing(x, entries))
    case .gestureBlocked, .tapBlocked:
      said = (
        // Where the gesture reaches is no reason why nothing comes of it.
        sentence(decision),
        generic(
          entries.filter { ![.rule(.dis08), .rule(.sht05)].contains($0.rule) && $0.verdict == .decided }, news: true)
      )
    case .stack(let nav, let from, let to):
      let cover = outcome.moments.indices.contains(index) ? outcome.moments[index].cover : nil
      said = (stack(nav, from, to, under: cover), whyStack(cover, entries))
    case .split(let x, let collapsed):
      said = (split(x, collapsed), whySplit(x, collapsed, entries))
    case .readapted:
      // The outcome says already that the style has changed.
      let why = entries.filter { $0.rule != .rule(.adp08) }
      said = (sentence(decision), generic(why.isEmpty ? entries : why, news: true))
    default:
      said = (sentence(decision), generic(entries, news: isNews(decision, entries)))
    }
    let orders = entries.filter { $0.verdict == .decided && OrderText.interleaves($0.rule) }
    let order = orders.first.map { Explanation.Why(Explanation.Why.order, [spoken($0)], [$0.rule]) }
    return Explanation.Part(
      call: row, line: line(row), range: range(row), decision: decision, outcome: said.outcome,
      reasons: (said.reasons + (order.map { [$0] } ?? [])).compactMap { Self.withoutRepeating(said.outcome, $0) },
      reasoned: outcome.moments.indices.contains(index) ? outcome.moments[index].reasoned : 0)
  }

  /// A reason without what the outcome says already; nil where nothing else is left of it.
  private static func withoutRepeating(_ outcome: String, _ reason: Explanation.Why) -> Explanation.Why? {
    var reason = reason
    reason.lines = reason.lines.compactMap { line in
      guard line != outcome else { return nil }
      for tail in [": \(outcome)", ", so \(outcome)"] where line.hasSuffix(tail) {
        return String(line.dropLast(tail.count))
      }
      if line.hasPrefix("\(outcome): ") { return String(line.dropFirst(outcome.count + 2)) }
      return line
    }
    return reason.lines.isEmpty ? nil : reason
  }

  /// The reasons of a call with how well each of their rules is known, by what the call's findings rest on, and with
  /// what sources say that contradict them.
  func graded(_ part: Explanation.Part, _ entries: [TraceEntry]) -> Explanation.Part {
    var part = part
    for row in part.reasons.indices {
      part.reasons[row].grades = part.reasons[row].rules.map { rule in
        guard case .rule(let id) = rule else { return [] }
        let uses = Array(Set(entries.filter { $0.rule == rule && $0.verdict != .notReached }.map { $0.use }))
        guard !uses.isEmpty else { return id.metadata.grades }
        part.reasons[row].objections += id.metadata.objections(to: uses)
        return id.metadata.grades(of: uses)
      }
    }
    return part
  }

  /// A call without a decision: UIKit printed something, or its rules said something.
  private func silentPart(_ row: Int, _ told: Told) -> Explanation.Part? {
    guard !sites.isExpectation(range(row)) else { return nil }
    let entries = told.entries(row)
    var part = Explanation.Part(
      call: row, line: line(row), range: range(row), decision: nil, outcome: "", reasons: [])
    let wasThrown = outcome.exception != nil && !outcome.decisions.contains { $0.isRefusal }
    if wasThrown, let exception = outcome.exception, row == Int(outcome.trace.last?.call ?? -1),
      let thrower = entries.last(where: { $0.verdict == .decided && !Self.isGeneral($0.rule) })
    {
      part.outcome = DecisionText.crash(exception.name)
      part.reasons = [
        Explanation.Why(Explanation.Why.refusal, [sentence(thrower)], [thrower.rule], isNews: true)
      ]
      return part
    }
    // What a rule has not decided is news only of the call for which UIKit printed something, and comes behind what has.
    let prints = prints(row)
    let found = Self.resultFirst(entries)
    let reasons = generic(
      prints ? found.filter { $0.verdict != .declined } + found.filter { $0.verdict == .declined } : found,
      news: prints)
    let ends = entries.contains { $0.rule == .rule(.ord06) && $0.verdict == .decided }
    if outcome.index >= 0, program.steps[outcome.index].kind == .finish,
      range(row) == program.steps[outcome.index].range
    {
      part.outcome = "the transition that was paused \(ends ? "ends" : "goes on")"
      part.reasons = reasons
      return part
    }
    guard let first = reasons.first else {
      guard ends else { return nil }
      part.outcome = "the transition that was running ends"
      return part
    }
    part.outcome = first.lines.joined(separator: " ")
    part.reasons =
      [Explanation.Why(Explanation.Why.rule, [], first.rules, isNews: first.isNews)] + reasons.dropFirst()
    return part
  }

  /// For a step in which no presentation, container or window changes: the effect on views, the released controllers,
  /// and what a read has made.
  private func quietParts(_ told: Told) -> [Explanation.Part] {
    told.untoldCalls().compactMap { row in
      guard !sites.isExpectation(range(row)) else { return nil }
      let entries = told.entries(row)
      let reasons = generic(Self.resultFirst(entries), isQuiet: true)
      guard let first = reasons.first else { return nil }
      let part = Explanation.Part(
        call: row, line: line(row), range: range(row), decision: nil, outcome: first.lines.joined(separator: " "),
        reasons: [Explanation.Why(Explanation.Why.rule, [], first.rules)] + reasons.dropFirst())
      return graded(part, entries)
    }
  }

  /// Who takes a call of `show`, and which presentation controller a path names, is only the way to what comes of it, and stands behind that.
  private static func resultFirst(_ entries: [TraceEntry]) -> [TraceEntry] {
    func isWay(_ entry: TraceEntry) -> Bool {
      switch entry.rule {
      case .rule(.shw01), .rule(.shw02), .rule(.shw03), .rule(.qry09): true
      default: false
      }
    }
    return entries.filter { !isWay($0) } + entries.filter { isWay($0) }
  }

  /// The one line of `presim run`, with the rule left to the reasons.
  private func sentence(_ decision: Decision) -> String {
    switch decision {
    case .gestureIgnored(let x, _): "the gesture on \(name(x)) changes nothing"
    case .gestureBlocked(let x): "\(name(x)) stays: the user may not dismiss it"
    case .root(let window, let root): newRoot(window, root)
    default: DecisionText.text(decision, in: hierarchy, isBegun: isBegun)
    }
  }

  /// Whether `begin` holds the transition of the step open.
  var isBegun: Bool { program.holdsOpen(outcome.index) }

  private func isNews(_ decision: Decision, _ entries: [TraceEntry]) -> Bool {
    switch decision {
    case .root: entries.contains { $0.rule == .rule(.dis13) || $0.rule == .rule(.win03) }
    case .gestureIgnored, .gestureBlocked, .tapBlocked, .waitsForTransition, .waitsForReceiver, .waitsForEarlierChange,
      .readapted, .cancelled,
      .split:
      true
    default: false
    }
  }

  /// Whether UIKit prints something for a call.
  func prints(_ row: Int) -> Bool { outcome.console.contains { Int($0.call) == row } }

  func line(_ row: Int) -> Int { outcome.calls.indices.contains(row) ? outcome.calls[row].line : 0 }

  func range(_ row: Int) -> ByteRange? {
    outcome.calls.indices.contains(row) ? outcome.calls[row].range : nil
  }

  // MARK: Words

  func name(_ x: ControllerID) -> String { ControllerText.name(x, in: hierarchy) }

  func list(_ ids: [ControllerID]) -> String { ControllerText.list(ids, in: hierarchy) }

  /// `tabs'`, `shop's`.
  func possessive(_ x: ControllerID) -> String { Self.possessive(name(x)) }

  /// The same of a name.
  static func possessive(_ name: String) -> String { name.hasSuffix("s") ? name + "'" : name + "'s" }

  /// A chain of controllers: `product → shop → tabs`.
  func chain(_ ids: [ControllerID]) -> String {
    var names: [String] = []
    for x in ids where names.last != name(x) { names.append(name(x)) }
    if names.count > 8 { names.replaceSubrange(4..<(names.count - 3), with: ["…"]) }
    return names.joined(separator: " → ")
  }

  /// `iOS 17`, `the documents`.
  var version: String { program.profile.isDocuments ? "the classic documents" : "iOS \(program.profile.version.text)" }
}

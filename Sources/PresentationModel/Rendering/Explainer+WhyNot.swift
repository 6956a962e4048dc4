/// The controller or style that a reader expected instead: `presim explain FILE:LINE --not NAME`.
package enum ExpectedInstead: Sendable, Equatable {
  /// A view controller that was to present, to be dismissed or to be shown.
  case controller(ControllerID)
  /// A presentation style.
  case style(ModalPresentationStyle)
}

/// Why something else did not come.
package enum WhyNot: Sendable {
  /// The explanation of the call, with the reason alone.
  case explanation(Explanation)
  /// It was no candidate: what the step is about, and which the candidates are.
  case noCandidate(String)
}

extension Explainer {
  /// Why not another controller, or another style, in the step: the candidate's own sentence from the ledger, or why it
  /// was none.
  ///
  /// - Parameter line: the line that is asked about; of several calls of the step its own is meant.
  func whyNot(_ expected: ExpectedInstead, line: Int) -> WhyNot {
    var explanation = explanation()
    let parts = explanation.parts.filter { $0.decision.map { Self.answers($0, expected) } ?? false }
    guard let part = parts.first(where: { $0.line == line }) ?? parts.first, let decision = part.decision else {
      return .noCandidate(
        expected.isStyle
          ? outcome.decisions.contains { if case .waitsForTransition = $0 { true } else { false } }
            ? "this call waits for the running transition, so no style is chosen yet"
            : "this step presents nothing, so no style was chosen"
          : "this step presents, dismisses and shows nothing, so there are no candidates")
    }
    var reasons: [Explanation.Why]
    switch expected {
    case .style(let style): reasons = whyNot(style, decision, part)
    case .controller(let x):
      let found = whyNot(x, decision, part)
      if found.isEmpty {
        return .noCandidate("\(name(x)) is no candidate here; \(candidates(decision, part))")
      }
      reasons = found
    }
    for row in reasons.indices { reasons[row].isNews = true }
    explanation.parts = [
      graded(
        Explanation.Part(
          call: part.call, line: part.line, range: part.range, decision: decision, outcome: part.outcome,
          reasons: reasons, reasoned: part.reasoned, way: part.way), outcome.trace)
    ]
    (explanation.console, explanation.consoleCalls, explanation.exception, explanation.notes) = ([], [], nil, [])
    (explanation.lesson, explanation.checks, explanation.choices) = (nil, 0, [])
    return .explanation(explanation)
  }

  private static func answers(_ decision: Decision, _ expected: ExpectedInstead) -> Bool {
    switch decision {
    case .presents: true
    case .refused, .dismisses, .nothingToDismiss, .stack, .tab: !expected.isStyle
    default: false
    }
  }

  /// The candidates of a step: `the candidates are list, nav and tabs`.
  func candidates(line: Int) -> String? {
    let parts = explanation().parts.filter {
      $0.decision.map { Self.answers($0, .controller(ControllerID(0))) } ?? false
    }
    guard let part = parts.first(where: { $0.line == line }) ?? parts.first, let decision = part.decision else {
      return nil
    }
    return candidates(decision, part)
  }

  private func candidates(_ decision: Decision, _ part: Explanation.Part) -> String {
    var people: [ControllerID]
    switch decision {
    case .dismisses(let dismissed): people = dismissed.gone + [dismissed.dismisser]
    case .stack(let nav, _, _): people = hierarchy.children(of: nav)
    case .tab(let tabs, _): people = hierarchy.children(of: tabs)
    case .nothingToDismiss(let x): people = [x]
    default: people = walk(part).compactMap { $0.subject }
    }
    people = people.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return people.isEmpty
      ? "there are no candidates" : "the \(people.count == 1 ? "only candidate is" : "candidates are") \(list(people))"
  }

  private func entries(_ part: Explanation.Part) -> [TraceEntry] {
    outcome.trace.filter { Int($0.call) == part.call }
  }

  /// The walk from the source to the controller that presents.
  private func walk(_ part: Explanation.Part) -> [TraceEntry] {
    entries(part).filter {
      $0.question == .presenter && $0.rule != .rule(.ctx01) && $0.rule != .rule(.ctx08)
    }
  }

  // MARK: Controllers

  private func whyNot(_ x: ControllerID, _ decision: Decision, _ part: Explanation.Part) -> [Explanation.Why] {
    let heading = "why not \(name(x))"
    switch decision {
    case .presents(let presentation, let removed):
      return whyNotPresenter(x, presentation, part) + [whyNotRemoved(x, presentation, removed, part)].compactMap { $0 }
    case .refused(_, let presented, _):
      let walked = whyNotOnTheWalk(x, walk(part), decides: nil)
      if x == presented || walked.isEmpty { return part.reasons.filter { $0.isRefusal } }
      return walked
    case .dismisses(let dismissed): return whyNotDismissed(x, dismissed, part)
    case .nothingToDismiss: return part.reasons.map { Explanation.Why(heading, $0.lines, $0.rules) }
    case .stack(let nav, _, let to): return whyNotOnTop(x, nav, to, part)
    case .tab(let tabs, let tab): return whyNotSelected(x, tabs, tab, part)
    default: return []
    }
  }

  private func whyNotPresenter(
    _ x: ControllerID, _ presentation: Presentation, _ part: Explanation.Part
  ) -> [Explanation.Why] {
    let (source, presenter, shown) = (presentation.source, presentation.presenter, presentation.presented)
    let walk = walk(part)
    let heading = "why not \(name(x))"
    let rules = Array(walk.filter { $0.verdict == .decided }.map { $0.rule }.prefix(1))
    if x == presenter {
      return [Explanation.Why("why \(name(x))", ["\(name(x)) does present \(name(shown))"], rules)]
        + part.reasons.filter { $0.heading == "why \(name(x))" }
    }
    let found = whyNotOnTheWalk(x, walk, decides: presenter)
    if !found.isEmpty { return found }
    if x == shown || x == presentation.original {
      return [Explanation.Why(heading, ["\(name(x)) is what is presented, and nobody presents itself"], rules)]
    }
    let path = chain([source] + parents(of: source))
    if parents(of: source).contains(x) {
      let text = "\(name(presenter)) comes before it on the way up (\(path)), and presents"
      return [Explanation.Why(heading, [text], rules)]
    }
    var text =
      "UIKit goes from \(name(source)) upwards through parent alone (\(path)), and \(name(x)) is not on that way"
    if outcome.decisions.count == 1, let relation = relation(x, to: source) { text += ": \(relation)" }
    return [Explanation.Why(heading, [text], rules)]
  }

  private func parents(of x: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var current = hierarchy.parent(of: x)
    while let parent = current {
      result.append(parent)
      current = hierarchy.parent(of: parent)
    }
    return result
  }

  /// The finding of a rule about a candidate of the walk; nil for a controller that is not on it.
  private func whyNotOnTheWalk(
    _ x: ControllerID, _ walk: [TraceEntry], decides presenter: ControllerID?
  ) -> [Explanation.Why] {
    let heading = "why not \(name(x))"
    let said = walk.filter { $0.subject == x }
    if let passed = said.first(where: { $0.verdict == .passedOver || $0.verdict == .declined }) {
      return [Explanation.Why(heading, [sentence(passed)], [passed.rule])]
    }
    guard said.contains(where: { $0.verdict == .notReached }),
      let decider = walk.first(where: { $0.verdict == .decided }), let winner = presenter ?? decider.subject
    else { return [] }
    return [
      Explanation.Why(
        heading, ["\(name(winner)) comes before it on the way up, and UIKit looks no further: \(sentence(decider))"],
        [decider.rule])
    ]
  }

  /// How a controller is related to the source, where it is no ancestor of it.
  private func relation(_ x: ControllerID, to source: ControllerID) -> String? {
    if let parent = hierarchy.parent(of: x), hierarchy.parent(of: source) == parent {
      return hierarchy.kind(of: parent).isNavigation
        ? "both stand on the stack of \(name(parent))" : "both are children of \(name(parent))"
    }
    if hierarchy.isInside(x, source) { return "it stands inside \(name(source))" }
    if hierarchy.directPresenter(hierarchy.outermostContainer(of: source)) == x {
      return "it presents \(name(hierarchy.outermostContainer(of: source))), and a presenter is no parent"
    }
    if hierarchy.window(of: x) == nil { return "it stands in no window" }
    return nil
  }

  /// Why the view of a controller below a presentation left the window, or did not.
  private func whyNotRemoved(
    _ x: ControllerID, _ presentation: Presentation, _ removed: [ControllerID], _ part: Explanation.Part
  ) -> Explanation.Why? {
    let isBelow = x == presentation.presenter || hierarchy.isInside(x, presentation.presenter)
    guard isBelow,
      let reason = part.reasons.first(where: {
        $0.heading.hasPrefix("why it ") && $0.heading != "why it may" && $0.heading != "why it warns"
      })
    else { return nil }
    let leaves = removed.contains(x)
    let isOn = hierarchy.isInWindow(x)
    guard leaves || isOn else { return nil }
    return Explanation.Why(leaves ? "its view leaves" : "its view stays", reason.lines, reason.rules)
  }

  private func whyNotDismissed(
    _ x: ControllerID, _ dismissed: Decision.Dismissed, _ part: Explanation.Part
  ) -> [Explanation.Why] {
    let (dismisser, gone) = (dismissed.dismisser, dismissed.gone)
    let heading = "why not \(name(x))"
    let walk = entries(part).filter { $0.rule == .rule(.dis01) }
    let rules = Array(walk.last.map { [$0.rule] } ?? [])
    func why(_ text: String) -> [Explanation.Why] { [Explanation.Why(heading, [text], rules)] }
    if gone.contains(x) { return [Explanation.Why("why \(name(x))", ["\(name(x)) is dismissed"], rules)] }
    if let holder = gone.first(where: { hierarchy.isInside(x, $0) }) {
      return why("\(name(x)) stands in \(name(holder)), and goes with it")
    }
    if x == dismisser {
      let first = gone.first.map { name($0) } ?? "something"
      return why("\(name(x)) presents \(first), and who presents something dismisses that, not itself")
    }
    let outermost = hierarchy.outermostContainer(of: x)
    guard let presenter = hierarchy.directPresenter(outermost) else {
      let who = outermost == x ? name(x) : "\(name(x)) stands in \(name(outermost)), which"
      return why("\(who) is presented by nobody, and dismiss takes down what is presented")
    }
    return why(
      "the call reached \(name(dismisser)), which dismisses what it presents, with all above that; "
        + "\(name(outermost)) is presented by \(name(presenter)), below it")
  }

  private func whyNotOnTop(
    _ x: ControllerID, _ nav: ControllerID, _ top: ControllerID?, _ part: Explanation.Part
  ) -> [Explanation.Why] {
    let heading = "why not \(name(x))"
    let rules = Array(part.reasons.flatMap { $0.rules }.prefix(1))
    if x == top { return [Explanation.Why("why \(name(x))", ["\(name(x)) is on top of \(name(nav))"], rules)] }
    let stack = hierarchy.children(of: nav)
    if stack.contains(x), let top, stack.last == top {
      return [Explanation.Why(heading, ["\(name(x)) lies under \(name(top)) on the stack of \(name(nav))"], rules)]
    }
    if !stack.contains(x), x != nav {
      return [Explanation.Why(heading, ["\(name(x)) is not on the stack of \(name(nav)) after this step"], rules)]
    }
    return []
  }

  private func whyNotSelected(
    _ x: ControllerID, _ tabs: ControllerID, _ tab: ControllerID, _ part: Explanation.Part
  ) -> [Explanation.Why] {
    let rules = Array(part.reasons.flatMap { $0.rules }.prefix(1))
    if x == tab { return [Explanation.Why("why \(name(x))", ["\(name(x)) is selected"], rules)] }
    let holder = hierarchy.children(of: tabs).first { $0 == x || hierarchy.isInside(x, $0) }
    guard let holder else { return [] }
    let text =
      holder == tab
      ? "\(name(x)) stands in \(name(tab)), which is selected"
      : "\(name(holder)) is another tab: the call selects \(name(tab))"
    return [Explanation.Why("why not \(name(x))", [text], rules)]
  }

  // MARK: Styles

  private static func names(_ style: ModalPresentationStyle, in line: String) -> Bool {
    line.split(separator: " ").contains { word in
      word.hasPrefix(".\(style.text)") && !(word.dropFirst(style.text.count + 1).first?.isLetter ?? false)
    }
  }

  private func whyNot(
    _ style: ModalPresentationStyle, _ decision: Decision, _ part: Explanation.Part
  ) -> [Explanation.Why] {
    guard let presentation = decision.presentation else { return [] }
    let heading = "why not .\(style.text)"
    let x = name(presentation.original)
    let entries = entries(part)
    if presentation.own != nil {
      let own = entries.filter { $0.rule == .rule(.sty03) && $0.verdict == .decided }
      let said = generic(own, limit: 1, isQuiet: true).map { Explanation.Why(heading, $0.lines, $0.rules) }
      return said.isEmpty
        ? [Explanation.Why(heading, ["\(x) brings its own presentation: no style is asked for"], [])] : said
    }
    let styled = outcome.trace.firstIndex { Int($0.call) == part.call && $0.question == .style } ?? part.reasoned
    let reason = whyStyle(presentation, entries, Past.Moment(step: outcome.index, reasoned: styled))
    var lines = reason?.lines ?? []
    let rules = reason?.rules ?? []
    if style == presentation.adaptedStyle {
      return [Explanation.Why("why .\(style.text)", ["\(x) does come as .\(style.text)"] + lines, rules)]
    }
    if !style.isAvailable(in: program.profile, on: program.environment.device) {
      lines.append(".\(style.text) is not available under \(version) on this device")
    } else if style != presentation.requestedStyle, !rules.contains(.rule(.adp03)) || presentation.isAdapted,
      !lines.contains(where: { Self.names(style, in: $0) })
    {
      lines.append("nothing asks for .\(style.text)")
    }
    return [Explanation.Why(heading, lines, rules)]
  }
}

extension ExpectedInstead {
  /// Whether it is a style.
  var isStyle: Bool { if case .style = self { true } else { false } }
}

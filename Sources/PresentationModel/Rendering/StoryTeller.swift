/// What one decision changes for the controllers that it is about.
struct StoryTeller {
  private let part: Explanation.Part
  private let line: Int
  private let moment: Past.Moment
  private let hierarchy: Hierarchy
  /// What it has told, in order.
  private(set) var changes: [(ControllerID, Story.Change)] = []

  /// - Parameters:
  ///   - part: what a call came to, of which a decision is told.
  ///   - line: the line of the step, for what UIKit does by itself.
  ///   - step: the row of the step.
  ///   - hierarchy: as the step has left it.
  init(_ part: Explanation.Part, _ line: Int, step: Int, _ hierarchy: Hierarchy) {
    self.part = part
    self.line = part.line > 0 ? part.line : line
    moment = Past.Moment(step: step, reasoned: part.reasoned)
    self.hierarchy = hierarchy
  }

  /// Tells what a decision changes; nothing for one that no expectation asks about.
  mutating func tell(_ decision: Decision) {
    switch decision {
    case .presents(let presentation, let removed): presents(presentation, removed)
    case .dismisses(let dismissed): dismisses(dismissed)
    case .nothingToDismiss(let x): tell(x, [.presented, .presents], .unchanged, part.outcome, rule)
    case .waitsForTransition(let x), .waitsForReceiver(let x):
      tell(x, [.presents, .presented, .place], .lost, part.outcome, rule)
    case .stack(let nav, let from, let to): stack(nav, from: from, to: to)
    case .tab(let tabs, let tab): children(of: tabs, shown: [tab])
    case .pages(let pages, let shown): children(of: pages, shown: shown)
    case .root(let window, let root): newRoot(root, of: window)
    case .readapted(let presentation): readapted(presentation)
    case .split(let split, _): tell(split, [.place], .unchanged, part.outcome, rule)
    default: return
    }
  }

  // MARK: Decisions

  private mutating func presents(_ presentation: Presentation, _ removed: [ControllerID]) {
    let (x, presenter) = (presentation.presented, presentation.presenter)
    let presents = "\(name(presenter)) presents \(name(x)) \(StyleWords.manner(presentation))"
    var text = presents
    // Who presents by itself needs no rule: what the others say is about style and windows.
    var rule: DecisionID?
    if presentation.source != presenter, let why = reason("why \(name(presenter))") {
      if let line = why.lines.first { text += ": " + (line.hasSuffix(":") ? String(line.dropLast()) : line) }
      rule = why.rules.first
    }
    tell(x, [.presented, .place], .gained, text, rule)
    tell(presenter, [.presents], .gained, text, rule)
    if presentation.source != presenter { tell(presentation.source, [.presents], .gained, text, rule) }
    if let style = reason(StyleWords.question(presentation.adaptedStyle)) {
      tell(x, [.style], .unchanged, style.lines.joined(separator: "; "), style.rules.last)
    }
    if let stays = part.reasons.first(where: { $0.heading == "why it stays" || $0.heading == "why it leaves" }) {
      tell(x, [.removal], .unchanged, stays.lines.joined(separator: "; "), stays.rules.first)
    }
    tell(presenter, [.reach], .lost, "\(presents), over its own view", self.rule)
    let thing = StyleWords.thing(presentation.adaptedStyle, presentation.own)
    for y in removed {
      let whose = y == presenter ? "the presenter's view" : "\(name(presenter)), and \(name(y)) with it,"
      tell(
        y, [.place], .lost, "\(name(x)) covers \(name(y)): \(thing) takes \(whose) out of the window",
        reason("why it leaves")?.rules.first)
    }
  }

  private mutating func dismisses(_ dismissed: Decision.Dismissed) {
    let (dismisser, gone) = (dismissed.dismisser, dismissed.gone)
    let text = "\(name(dismisser)) dismisses \(ControllerText.list(gone, in: hierarchy))"
    let also = reason("why also")
    for x in gone {
      tell(x, [.presented, .place], .lost, text, x != gone.first && also != nil ? also?.rules.first : rule)
    }
    tell(dismisser, [.presents], .lost, text, rule)
    tell(dismisser, [.reach], .gained, text, rule)
    for x in dismissed.returning {
      tell(
        x, [.place], .gained, "\(text), and \(name(x)) comes back", reason(Explanation.Why.callbacks)?.rules.first)
    }
  }

  private mutating func stack(_ nav: ControllerID, from: ControllerID?, to: ControllerID?) {
    if let hides = reason(of: .nav13), let tabs = hierarchy.parent(of: nav) {
      tell(tabs, [.reach], .lost, hides.lines.joined(separator: "; "), .rule(.nav13))
    }
    for x in [nav, from, to].compactMap({ $0 }) { tell(x, [.place], x == from ? .lost : .gained, part.outcome, rule) }
  }

  /// A container shows other children.
  private mutating func children(of container: ControllerID, shown: [ControllerID]) {
    for x in [container] + hierarchy.children(of: container) {
      tell(x, [.place], x == container || shown.contains(x) ? .gained : .lost, part.outcome, rule)
    }
  }

  private mutating func newRoot(_ root: ControllerID?, of window: WindowID) {
    if let root { tell(root, [.place], .gained, part.outcome, rule) }
    let stays = reason(of: .dis13)
    for x in hierarchy.presentations.keys
    where hierarchy.windowWithRoot(hierarchy.levelZeroTop(of: x)) == nil && hierarchy.window(of: x) == window {
      let presenter = hierarchy.directPresenter(x).map { name($0) } ?? "the old tree"
      tell(
        x, [.place, .presented], .gained,
        "\(name(x)) stays over the new root, still presented by \(presenter); a new root dismisses nothing",
        stays == nil ? rule : .rule(.dis13))
    }
  }

  private mutating func readapted(_ presentation: Presentation) {
    let reason = part.reasons.first { $0.rules.contains { $0.text.hasPrefix("ADP") } } ?? part.reasons.first
    let text = reason.map { $0.lines.joined(separator: "; ") } ?? part.outcome
    tell(presentation.presented, [.style], .unchanged, text, reason?.rules.first)
  }

  // MARK: Words

  private mutating func tell(
    _ x: ControllerID, _ topics: [Story.Topic], _ effect: Story.Effect, _ text: String, _ rule: DecisionID?
  ) {
    for topic in topics {
      changes.append(
        (x, Story.Change(topic: topic, effect: effect, line: line, moment: moment, text: text, rule: rule)))
    }
  }

  private func name(_ x: ControllerID) -> String { ControllerText.name(x, in: hierarchy) }

  /// The rule of the first reason.
  private var rule: DecisionID? { part.reasons.first?.rules.first }

  private func reason(_ heading: String) -> Explanation.Why? { part.reasons.first { $0.heading == heading } }

  private func reason(of rule: RuleID) -> Explanation.Why? {
    part.reasons.first { $0.rules.contains { $0 == .rule(rule) } }
  }
}

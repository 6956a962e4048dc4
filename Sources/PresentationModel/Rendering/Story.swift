/// What became of controllers in a run, as far as a failed expectation may ask for it: each by the line, the rule and
/// the sentence of the decision that did it.
public struct Story: Sendable {
  /// What something was decided about.
  enum Topic: Sendable {
    /// Whether a controller's view is on screen, and where it is.
    case place
    /// Which controller a controller presents.
    case presents
    /// Which controller presents it.
    case presented
    /// In which style.
    case style
    /// Whether a presentation takes its presenter's view out of the window.
    case removal
    /// Whether a controller's view or bar is usable: it is there, and nothing covers it.
    case reach

    /// The same link, seen from the other end.
    var ofTheOther: Topic {
      switch self {
      case .presents: .presented
      case .presented: .presents
      case .place, .style, .removal, .reach: self
      }
    }

    /// Whether a decision about another topic answers this one: a dismissed controller cannot be used.
    func isAnswered(by other: Topic) -> Bool { self == other || self == .reach && other == .place }
  }

  /// A decision about a controller.
  struct Change: Sendable {
    var topic: Topic
    var effect: Effect
    var line: Int
    /// The step, and how much had been reasoned in it.
    var moment: Past.Moment
    /// Without full stop: `tabs dismisses checkout`.
    var text: String
    var rule: DecisionID?
  }

  /// What a decision did to its topic: a view came on screen or left it, a link was made or cut.
  enum Effect: Sendable { case gained, lost, unchanged }

  private var changes: [ControllerID: [Change]] = [:]

  /// A story in which nothing has happened.
  public init() {}

  // MARK: Telling

  /// Adds a step.
  public mutating func take(_ explanation: Explanation, _ outcome: StepOutcome, _ hierarchy: Hierarchy) {
    for part in explanation.parts {
      guard let decision = part.decision else { continue }
      let moment = Past.Moment(step: outcome.index, reasoned: part.reasoned)
      func tell(
        _ x: ControllerID, _ topics: [Topic], effect: Effect, _ text: String, _ rule: DecisionID?
      ) {
        let line = part.line > 0 ? part.line : explanation.line
        for topic in topics {
          changes[x, default: []].append(
            Change(topic: topic, effect: effect, line: line, moment: moment, text: text, rule: rule))
        }
      }
      func name(_ x: ControllerID) -> String { ControllerText.name(x, in: hierarchy) }
      func rule(_ heading: String? = nil) -> DecisionID? {
        let reason = heading.map { heading in part.reasons.first { $0.heading == heading } } ?? part.reasons.first
        return reason?.rules.first
      }
      switch decision {
      case .presents(let presentation, let removed):
        let (x, presenter) = (presentation.presented, presentation.presenter)
        var text = "\(name(presenter)) presents \(name(x)) \(StyleWords.manner(presentation))"
        if presentation.source != presenter,
          let why = part.reasons.first(where: { $0.heading == "why \(name(presenter))" })?.lines.first
        {
          text += ": " + (why.hasSuffix(":") ? String(why.dropLast()) : why)
        }
        tell(x, [.presented, .place], effect: .gained, text, rule())
        tell(presenter, [.presents], effect: .gained, text, rule())
        if presentation.source != presenter { tell(presentation.source, [.presents], effect: .gained, text, rule()) }
        if let style = part.reasons.first(where: { $0.heading == StyleWords.question(presentation.adaptedStyle) }) {
          tell(x, [.style], effect: .unchanged, style.lines.joined(separator: "; "), style.rules.last)
        }
        if let stays = part.reasons.first(where: { $0.heading == "why it stays" || $0.heading == "why it leaves" }) {
          tell(x, [.removal], effect: .unchanged, stays.lines.joined(separator: "; "), stays.rules.first)
        }
        let manner = StyleWords.manner(presentation)
        tell(
          presenter, [.reach], effect: .lost, "\(name(presenter)) presents \(name(x)) \(manner), over its own view",
          rule())
        let thing = StyleWords.thing(presentation.adaptedStyle, presentation.own)
        for y in removed {
          let whose = y == presenter ? "the presenter's view" : "\(name(presenter)), and \(name(y)) with it,"
          tell(
            y, [.place], effect: .lost, "\(name(x)) covers \(name(y)): \(thing) takes \(whose) out of the window",
            rule("why it leaves"))
        }
      case .dismisses(let dismisser, let gone, _, _, let returning):
        let text = "\(name(dismisser)) dismisses \(ControllerText.list(gone, in: hierarchy))"
        for x in gone {
          let isAlso = x != gone.first && part.reasons.contains { $0.heading == "why also" }
          tell(x, [.presented, .place], effect: .lost, text, isAlso ? rule("why also") : rule())
        }
        tell(dismisser, [.presents], effect: .lost, text, rule())
        tell(dismisser, [.reach], effect: .gained, text, rule())
        for x in returning {
          tell(x, [.place], effect: .gained, "\(text), and \(name(x)) comes back", rule(Explanation.Why.callbacks))
        }
      case .nothingToDismiss(let x):
        tell(x, [.presented, .presents], effect: .unchanged, part.outcome, rule())
      case .waitsForTransition(let x), .waitsForReceiver(let x):
        tell(x, [.presents, .presented, .place], effect: .lost, part.outcome, rule())
      case .stack(let nav, let from, let to):
        let text = part.outcome
        if let hides = part.reasons.first(where: { $0.rules.contains { $0 == .rule(.nav13) } }),
          let tabs = hierarchy.parent(of: nav)
        {
          tell(tabs, [.reach], effect: .lost, hides.lines.joined(separator: "; "), .rule(.nav13))
        }
        for x in [nav, from, to].compactMap({ $0 }) {
          tell(x, [.place], effect: x == from ? .lost : .gained, text, rule())
        }
      case .tab(let tabs, let tab):
        for x in [tabs] + hierarchy.children(of: tabs) {
          tell(x, [.place], effect: x == tabs || x == tab ? .gained : .lost, part.outcome, rule())
        }
      case .pages(let pages, let shown):
        for x in [pages] + hierarchy.children(of: pages) {
          tell(x, [.place], effect: x == pages || shown.contains { $0 == x } ? .gained : .lost, part.outcome, rule())
        }
      case .root(let window, let root):
        if let root { tell(root, [.place], effect: .gained, part.outcome, rule()) }
        let stays = part.reasons.first { $0.rules.contains { $0 == .rule(.dis13) } }
        for x in hierarchy.presentations.keys
        where hierarchy.windowWithRoot(hierarchy.levelZeroTop(of: x)) == nil && hierarchy.window(of: x) == window {
          let presenter = hierarchy.directPresenter(x).map { name($0) } ?? "the old tree"
          tell(
            x, [.place, .presented], effect: .gained,
            "\(name(x)) stays over the new root, still presented by \(presenter); a new root dismisses nothing",
            stays == nil ? rule() : .rule(.dis13))
        }
      case .readapted(let presentation):
        let reason = part.reasons.first { $0.rules.contains { $0.text.hasPrefix("ADP") } } ?? part.reasons.first
        let text = reason.map { $0.lines.joined(separator: "; ") } ?? part.outcome
        tell(presentation.presented, [.style], effect: .unchanged, text, reason?.rules.first)
      case .split(let split, _):
        tell(split, [.place], effect: .unchanged, part.outcome, rule())
      default: continue
      }
    }
  }

  // MARK: Asking

  /// The last decision about what an expectation asks: `line 13: …  (DIS-13)`; nil where none was.
  ///
  /// - Parameters:
  ///   - expectation: what was expected.
  ///   - actual: what was found instead.
  ///   - moment: when it was looked at; nil at the end of the step.
  ///   - hierarchy: the present one.
  func reason(
    _ expectation: Expectation, actual: String, before moment: Past.Moment?, _ hierarchy: Hierarchy
  ) -> (text: String, line: Int)? {
    guard let asked = Self.asked(expectation) else { return nil }
    var people = asked.people
    for row in 0..<hierarchy.count {
      let x = ControllerID(row: row)
      if !actual.isEmpty, hierarchy.name(of: x) == actual { people.append(x) }
    }
    // A controller in a container appears and disappears with it.
    if asked.topic == .place || asked.topic == .reach, let first = asked.people.first {
      var current = hierarchy.parent(of: first)
      while let x = current {
        people.append(x)
        current = hierarchy.parent(of: x)
      }
    }
    let isThere = actual != "nil" && actual != "false"
    let found = people.flatMap { x in
      let topic = x == asked.people.first ? asked.topic : asked.topic.ofTheOther
      return (changes[x] ?? []).filter { change in
        topic.isAnswered(by: change.topic) && change.effect != (isThere ? .lost : .gained)
          && moment.map { change.moment <= $0 } ?? true
      }
    }
    return Self.said(found.max { $0.moment < $1.moment })
  }

  /// Whether an expectation asks for something that is decided.
  func tells(of expectation: Expectation) -> Bool { Self.asked(expectation) != nil }

  /// What last removed a controller, up to a moment: the reason why a released one is gone.
  func departure(of x: ControllerID, before moment: Past.Moment?) -> (text: String, line: Int)? {
    Self.said(changes[x]?.last { $0.effect == .lost && (moment.map { [own = $0.moment] in own <= $0 } ?? true) })
  }

  private static func said(_ change: Change?) -> (text: String, line: Int)? {
    guard let change, change.line > 0 else { return nil }
    let place = change.text.hasPrefix("line ") ? "" : "line \(change.line): "
    return (place + change.text + (change.rule.map { " (\($0.text))" } ?? ""), change.line)
  }

  /// The topic and the controllers of an expectation.
  private static func asked(_ expectation: Expectation) -> (topic: Topic, people: [ControllerID])? {
    let sides: [Expression]
    switch expectation.kind {
    case .compare(let left, let right, _): sides = [left, right]
    case .truth(let expression, _): sides = [expression]
    default: return nil
    }
    var topic: Topic?
    var people: [ControllerID] = []
    for side in sides {
      switch side {
      case .path(let path):
        if case .value(.controller(let x)) = path.root { people.append(x) }
        if topic == nil { topic = self.topic(path) }
      case .value(.controller(let x)): people.append(x)
      default: continue
      }
    }
    return topic.map { ($0, people) }
  }

  /// What a path asks for; nil for what no decision says.
  private static func topic(_ path: Path) -> Topic? {
    var last: Property?
    for component in path.components { if case .property(let property) = component.kind { last = property } }
    switch last {
    case .isReachable: return .reach
    case .removesPresentersView: return .removal
    case .window, .superview, .topViewController, .visibleViewController, .viewControllers,
      .selectedViewController, .selectedIndex, .parent, .navigationController, .tabBarController, .isCollapsed:
      return .place
    case .presentedViewController: return .presents
    case .presentingViewController: return .presented
    case .style, .adapted, .modalPresentationStyle, .requestedStyle: return .style
    default: return nil
    }
  }
}

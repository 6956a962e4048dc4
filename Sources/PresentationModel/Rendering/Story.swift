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
  struct Fate: Sendable {
    var topic: Topic
    /// Whether it added or removed the controller; nil where it did neither.
    var brings: Bool?
    var line: Int
    /// The step, and how much had been reasoned in it.
    var moment: Past.Moment
    /// Without full stop: `tabs dismisses checkout`.
    var text: String
    var rule: DecisionID?
  }

  private var fates: [ControllerID: [Fate]] = [:]

  /// A story in which nothing has happened.
  public init() {}

  // MARK: Telling

  /// Adds a step.
  public mutating func take(_ explanation: Explanation, _ outcome: StepOutcome, _ hierarchy: Hierarchy) {
    for part in explanation.parts {
      guard let decision = part.decision else { continue }
      let moment = Past.Moment(step: outcome.index, reasoned: part.reasoned)
      func tell(
        _ x: ControllerID, _ topics: [Topic], brings: Bool?, _ text: String, _ rule: DecisionID?
      ) {
        let line = part.line > 0 ? part.line : explanation.line
        for topic in topics {
          fates[x, default: []].append(
            Fate(topic: topic, brings: brings, line: line, moment: moment, text: text, rule: rule))
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
        tell(x, [.presented, .place], brings: true, text, rule())
        tell(presenter, [.presents], brings: true, text, rule())
        if presentation.source != presenter { tell(presentation.source, [.presents], brings: true, text, rule()) }
        if let style = part.reasons.first(where: { $0.heading == StyleWords.question(presentation.adaptedStyle) }) {
          tell(x, [.style], brings: nil, style.lines.joined(separator: "; "), style.rules.last)
        }
        if let stays = part.reasons.first(where: { $0.heading == "why it stays" || $0.heading == "why it leaves" }) {
          tell(x, [.removal], brings: nil, stays.lines.joined(separator: "; "), stays.rules.first)
        }
        let manner = StyleWords.manner(presentation)
        tell(
          presenter, [.reach], brings: false, "\(name(presenter)) presents \(name(x)) \(manner), over its own view",
          rule())
        let thing = StyleWords.thing(presentation.adaptedStyle, presentation.own)
        for y in removed {
          let whose = y == presenter ? "the presenter's view" : "\(name(presenter)), and \(name(y)) with it,"
          tell(
            y, [.place], brings: false, "\(name(x)) covers \(name(y)): \(thing) takes \(whose) out of the window",
            rule("why it leaves"))
        }
      case .dismisses(let dismisser, let gone, _, _, let returning):
        let text = "\(name(dismisser)) dismisses \(ControllerText.list(gone, in: hierarchy))"
        for x in gone {
          let isAlso = x != gone.first && part.reasons.contains { $0.heading == "why also" }
          tell(x, [.presented, .place], brings: false, text, isAlso ? rule("why also") : rule())
        }
        tell(dismisser, [.presents], brings: false, text, rule())
        tell(dismisser, [.reach], brings: true, text, rule())
        for x in returning {
          tell(x, [.place], brings: true, "\(text), and \(name(x)) comes back", rule(Explanation.Why.callbacks))
        }
      case .nothingToDismiss(let x):
        tell(x, [.presented, .presents], brings: nil, part.outcome, rule())
      case .waitsForTransition(let x), .waitsForReceiver(let x):
        tell(x, [.presents, .presented, .place], brings: false, part.outcome, rule())
      case .stack(let nav, let from, let to):
        let text = part.outcome
        if let hides = part.reasons.first(where: { $0.rules.contains { $0 == .rule(.nav13) } }),
          let tabs = hierarchy.parent(of: nav)
        {
          tell(tabs, [.reach], brings: false, hides.lines.joined(separator: "; "), .rule(.nav13))
        }
        for x in [nav, from, to].compactMap({ $0 }) {
          tell(x, [.place], brings: x == from ? false : true, text, rule())
        }
      case .tab(let tabs, let tab):
        for x in [tabs] + hierarchy.children(of: tabs) {
          tell(x, [.place], brings: x == tabs || x == tab, part.outcome, rule())
        }
      case .pages(let pages, let shown):
        for x in [pages] + hierarchy.children(of: pages) {
          tell(x, [.place], brings: x == pages || shown.contains { $0 == x }, part.outcome, rule())
        }
      case .root(let window, let root):
        if let root { tell(root, [.place], brings: true, part.outcome, rule()) }
        let stays = part.reasons.first { $0.rules.contains { $0 == .rule(.dis13) } }
        for x in hierarchy.presentations.keys
        where hierarchy.windowWithRoot(hierarchy.levelZeroTop(of: x)) == nil && hierarchy.window(of: x) == window {
          let presenter = hierarchy.directPresenter(x).map { name($0) } ?? "the old tree"
          tell(
            x, [.place, .presented], brings: true,
            "\(name(x)) stays over the new root, still presented by \(presenter); a new root dismisses nothing",
            stays == nil ? rule() : .rule(.dis13))
        }
      case .readapted(let presentation):
        let reason = part.reasons.first { $0.rules.contains { $0.text.hasPrefix("ADP") } } ?? part.reasons.first
        let text = reason.map { $0.lines.joined(separator: "; ") } ?? part.outcome
        tell(presentation.presented, [.style], brings: nil, text, reason?.rules.first)
      case .split(let split, _):
        tell(split, [.place], brings: nil, part.outcome, rule())
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
      let x = ControllerID(Int32(truncatingIfNeeded: row))
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
      return (fates[x] ?? []).filter { fate in
        topic.isAnswered(by: fate.topic) && (fate.brings ?? isThere) == isThere
          && moment.map { fate.moment <= $0 } ?? true
      }
    }
    return Self.said(found.max { $0.moment < $1.moment })
  }

  /// Whether an expectation asks for something that is decided.
  func tells(of expectation: Expectation) -> Bool { Self.asked(expectation) != nil }

  /// What last removed a controller, up to a moment: the reason why a released one is gone.
  func departure(of x: ControllerID, before moment: Past.Moment?) -> (text: String, line: Int)? {
    Self.said(fates[x]?.last { $0.brings == false && (moment.map { [fate = $0.moment] in fate <= $0 } ?? true) })
  }

  private static func said(_ fate: Fate?) -> (text: String, line: Int)? {
    guard let fate, fate.line > 0 else { return nil }
    let place = fate.text.hasPrefix("line ") ? "" : "line \(fate.line): "
    return (place + fate.text + (fate.rule.map { " (\($0.text))" } ?? ""), fate.line)
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

/// What became of controllers in a run, as far as a failed expectation may ask for it: each by the line, the rule and
/// the sentence of the decision that did it.
package struct Story: Sendable {
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
  package init() {}

  // MARK: Telling

  /// Adds a step.
  package mutating func take(_ explanation: Explanation, _ outcome: StepOutcome, _ hierarchy: Hierarchy) {
    for part in explanation.parts {
      guard let decision = part.decision else { continue }
      var teller = StoryTeller(part, explanation.line, step: outcome.index, hierarchy)
      teller.tell(decision)
      for (x, change) in teller.changes { changes[x, default: []].append(change) }
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
    // Of a controller that is gone there is nothing to look at.
    let isThere = actual != "nil" && actual != "false" && actual != ExpectationFailure.nothingToLookAt
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

/// Presentations: which controller presents, in which style, and what leaves the window.
extension Explainer {
  func presents(_ presentation: Presentation, _ removed: [ControllerID]) -> String {
    var text =
      "\(name(presentation.presenter)) \(isBegun ? "begins to present" : "presents") \(name(presentation.presented)) \(StyleWords.manner(presentation))"
    text +=
      removed.isEmpty
      ? ". Nothing leaves the window"
      : ". \(list(removed)) \(removed.count == 1 ? "leaves" : "leave") the window" + (isBegun ? " at its end" : "")
    if tabBar.before == true, let after = tabBar.after, !presentation.isDismissing {
      text += after ? "; the tab bar stays usable" : "; the tab bar is covered"
    }
    return text
  }

  func whyPresents(
    _ presentation: Presentation, _ removed: [ControllerID], _ entries: [TraceEntry], _ row: Int,
    _ moment: Past.Moment
  ) -> [Explanation.Why] {
    var reasons: [Explanation.Why] = []
    if presentation.presenter != presentation.source || presentation.isContextBased {
      reasons.append(whyPresenter(presentation, entries, moment))
    } else if let wait = entries.first(where: { $0.question == .deferral && $0.verdict == .decided }) {
      reasons.append(Explanation.Why("why now", [sentence(wait)], [wait.rule], isNews: true))
    } else if isInCompletion(row) {
      reasons.append(
        Explanation.Why(
          "why it may",
          ["a completion handler runs when its transition is over: \(name(presentation.presenter)) is free"],
          [.rule(.ord26)],
          isNews: true))
    }
    if let style = whyStyle(presentation, entries, moment) { reasons.append(style) }
    if let gone = whyNoDelegate(entries) { reasons.append(gone) }
    reasons.append(whyItStays(presentation, removed, entries))
    for entry in entries where entry.verdict == .decided && (entry.question == .refusal || entry.question == .search) {
      reasons.append(
        Explanation.Why(prints(row) ? "why it warns" : "note", [sentence(entry)], [entry.rule], isNews: true))
    }
    if let animator = presentation.animator {
      reasons.append(
        Explanation.Why(
          "the animation", ["\(hierarchy.className(of: animator)) animates it: the transitioning delegate gave it"],
          rules(of: .transition, in: entries)))
    } else if presentation.isAnimated, presentation.transitionStyle == nil,
      let zoom = entries.first(where: { $0.rule == .rule(.trn04) && $0.verdict == .decided })
    {
      reasons.append(Explanation.Why("the animation", [sentence(zoom)], [zoom.rule]))
    }
    return reasons
  }

  /// That the transitioning delegate is gone which the file has set, and the line that has set it.
  func whyNoDelegate(_ entries: [TraceEntry]) -> Explanation.Why? {
    guard let row = entries.firstIndex(where: { $0.rule == .rule(.cus24) && $0.verdict == .decided }),
      let x = entries[row].subject
    else { return nil }
    let moment = Past.Moment(step: outcome.index, reasoned: outcome.trace.count)
    let line = past.assignment(of: .transitioningDelegate, of: x, before: moment)?.line
    let text = sentence(entries[row]) + (line.map { " (set \(on($0)))" } ?? "")
    return Explanation.Why("no delegate", [text], [entries[row].rule], isNews: true)
  }

  /// Whether a call is in the completion handler of another one.
  private func isInCompletion(_ row: Int) -> Bool {
    guard let inner = outcome.calls.indices.contains(row) ? outcome.calls[row].range : nil else { return false }
    let isInside = outcome.calls.contains {
      guard let outer = $0.range else { return false }
      return outer != inner && outer.start <= inner.start && inner.end <= outer.end
    }
    // Other closures are inside calls too.
    return isInside && outcome.trace.contains { $0.rule == .rule(.ord26) && $0.verdict != .notReached }
  }

  /// The rules that decided a question.
  func rules(of question: Question, in entries: [TraceEntry]) -> [DecisionID] {
    var result: [DecisionID] = []
    for entry in entries where entry.question == question && entry.verdict == .decided {
      if !result.contains(entry.rule), !Self.isGeneral(entry.rule) { result.append(entry.rule) }
    }
    return result
  }

  // MARK: Which controller presents

  private func whyPresenter(
    _ presentation: Presentation, _ entries: [TraceEntry], _ moment: Past.Moment
  ) -> Explanation.Why {
    let (source, presenter) = (presentation.source, presentation.presenter)
    var reason = whyPresenter(
      source, presenter, StyleWords.thing(presentation.requestedStyle, presentation.own),
      StyleWords.place(presentation.requestedStyle, presentation.own), entries, moment)
    if presenter != source {
      reason.isNews = true
      reason.lines.append(
        "\(name(presentation.presented)).presentingViewController is \(name(presenter)), not \(name(source))")
    } else if reason.rules.contains(.rule(.ctx04)) {
      // Without the context that it defines another one would present.
      reason.isNews = true
    }
    return reason
  }

  /// The walk from the source to the controller that presents.
  func whyPresenter(
    _ source: ControllerID, _ presenter: ControllerID, _ thing: String, _ place: String, _ entries: [TraceEntry],
    _ moment: Past.Moment
  ) -> Explanation.Why {
    let walk = entries.filter { $0.question == .presenter }
    let deciders = walk.filter { $0.verdict == .decided && $0.rule != .rule(.ctx01) && $0.rule != .rule(.ctx08) }
    let passed = walk.filter { $0.verdict == .passedOver }.compactMap { $0.subject }
    let heading = "why \(name(presenter))"
    guard let decider = deciders.first else { return Explanation.Why(heading, ["it was asked"], []) }
    let rules = deciders.map { $0.rule }
    let path = chain(passed.filter { $0 != presenter } + [presenter])
    switch decider.rule {
    case .rule(.ctx02):
      if passed.isEmpty { return Explanation.Why(heading, ["it was asked, and has no parent"], rules) }
      return Explanation.Why(
        heading, ["the outermost container presents \(thing):", "\(path), which has no parent"], rules)
    case .rule(.ctx03):
      return Explanation.Why(
        heading,
        [
          "the outermost container presents \(thing), unless it lies over a context itself:",
          "\(path), the first below that covers the screen",
        ], rules)
    case .rule(.ctx04):
      let ground = deciders.count > 1 ? deciders[1] : decider
      if passed.isEmpty {
        return Explanation.Why(
          heading, ["it was asked, and defines the context: \(definition(ground, presenter, moment))"], rules)
      }
      return Explanation.Why(
        heading,
        ["\(place) the first that defines a context presents:", "\(path): \(definition(ground, presenter, moment))"],
        rules)
    case .rule(.ctx05):
      let who = passed.isEmpty ? name(presenter) : chain(passed)
      return Explanation.Why(
        heading, ["nobody from \(name(source)) upwards defines a context, so the outermost presents:", who], rules)
    default:
      return Explanation.Why(heading, deciders.map { sentence($0) }, rules)
    }
  }

  /// What makes the presenter define a context.
  private func definition(_ ground: TraceEntry, _ presenter: ControllerID, _ moment: Past.Moment) -> String {
    switch ground.rule {
    case .rule(.ctx06): return "every \(hierarchy.kind(of: presenter).className) does by itself"
    case .rule(.ctx04):
      let line = past.assignment(of: .definesPresentationContext, of: presenter, before: moment)?.line
      return "definesPresentationContext is true" + (line.map { " (\(program.swift.lineText($0)))" } ?? "")
    default: return BecauseText.text(ground, hierarchy)
    }
  }

  // MARK: What leaves the window

  private func whyItStays(
    _ presentation: Presentation, _ removed: [ControllerID], _ entries: [TraceEntry]
  ) -> Explanation.Why {
    let found = rules(of: .removal, in: entries).filter { $0 != .rule(.rem03) }
    let thing = StyleWords.thing(presentation.adaptedStyle, presentation.own)
    if !removed.isEmpty {
      return Explanation.Why(
        "why it leaves",
        ["\(thing) removes the presenter's view from the window once it is up: viewWillDisappear for \(list(removed))"],
        found)
    }
    let isThere = hierarchy.isInWindow(presentation.presenter)
    // A presentation controller of the file's may say that it does.
    if isThere, presentation.own == nil, presentation.adaptedStyle == .custom {
      return Explanation.Why(
        "why it stays",
        [
          "shouldRemovePresentersView is false, so the presenter's view stays in the window: no viewWillDisappear"
        ], spoken(found.isEmpty ? [.rem01] : [.ord13], after: found))
    }
    let isSheet =
      presentation.own == nil && (presentation.adaptedStyle == .pageSheet || presentation.adaptedStyle == .formSheet)
    return Explanation.Why(
      "why it stays",
      [
        isThere
          ? "\(isSheet ? "a sheet" : thing) never removes the presenter's view, so no viewWillDisappear"
          : "\(possessive(presentation.presenter)) view was out of the window before"
      ],
      spoken(found.isEmpty ? [.rem01] : [.ord13], after: found))
  }

  /// Rules, with those others that were asked in the step: a reason names no rule that was not asked.
  func spoken(_ others: [RuleID], after rules: [DecisionID] = []) -> [DecisionID] {
    rules
      + others.map { .rule($0) }.filter { rule in
        outcome.trace.contains { $0.rule == rule && $0.verdict != .notReached }
      }
  }
}

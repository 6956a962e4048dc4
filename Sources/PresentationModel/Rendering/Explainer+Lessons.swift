/// The question of the book that answers what surprises in an explanation, by the rule that answers it; none where no
/// page does.
extension Explainer {
  func lesson(_ explanation: Explanation, _ entries: (Explanation.Part) -> [TraceEntry]) -> Lesson? {
    // What was refused is asked about first.
    let parts = explanation.parts.filter { $0.reasons.contains { $0.isRefusal } } + explanation.parts
    for part in parts {
      guard let decision = part.decision else { continue }
      if let lesson = lesson(decision, part, entries(part)) { return lesson }
    }
    return nil
  }

  private func lesson(_ decision: Decision, _ part: Explanation.Part, _ entries: [TraceEntry]) -> Lesson? {
    switch decision {
    case .refused(let rule, _, _): return lesson(ofRefusalBy: rule, entries)
    case .presents(let presentation, let removed):
      if presentation.requestedStyle == .popover, presentation.isAdapted { return .adaptedPopover }
      if presentation.isContextBased {
        if hierarchy.kind(of: presentation.presenter) == .split, !removed.isEmpty { return .coveredSplitView }
        return tabBar.before == true && tabBar.after == false ? .coveredTabBar : nil
      }
      return presentation.presenter != presentation.source ? .presentingViewController : nil
    case .dismisses(let dismissed):
      let dismisser = dismissed.dismisser
      let walk = entries.filter { $0.rule == .rule(.dis01) }
      // The user dismisses what the user sees: nothing else is meant.
      guard let receiver = walk.first?.subject else { return nil }
      if receiver == dismisser, part.outcome.hasSuffix("\(name(dismisser)) stays") { return .dismissedTooLittle }
      if isSecondDismissal(part), dismissed.gone.contains(where: { hierarchy.isInside(receiver, $0) }) {
        return .dismissedTooMuch
      }
      let isUntold = part.reasons.contains { $0.isAboutCallbacks } && dismissed.returning.isEmpty
      return isUntold && isListenedTo(dismisser) ? .notToldAfterDismiss : nil
    case .stack: return part.reasons.contains { $0.heading == "why below" } ? .pushUnderAModal : nil
    case .root:
      return outcome.trace.contains { $0.rule == .rule(.win03) && $0.verdict == .decided } ? .modalOverANewRoot : nil
    default: return nil
    }
  }

  private func lesson(ofRefusalBy rule: RuleID, _ entries: [TraceEntry]) -> Lesson? {
    let dismissed = outcome.dismissals.flatMap { $0.gone }
    switch rule {
    case .pre10:
      guard let row = entries.lastIndex(where: { $0.rule == .rule(.pre10) && $0.verdict == .decided }) else {
        return nil
      }
      // The presenter is on its way out: the same question as what is presented before it has gone.
      if entries[row].silence == .x10 { return .presentAfterDismiss }
      guard let ground = entries[(row + 1)...].first(where: { $0.rule == .rule(.qry07) && $0.verdict == .decided })
      else { return nil }
      if ground.isCover {
        let isGoing = ground.because.controllers.contains { dismissed.contains($0) }
        return isGoing ? .presentAfterDismiss : .coveredPresenter
      }
      return ground.isTooEarly ? .notInTheWindow : nil
    case .pre09, .pre11:
      if !dismissed.isEmpty { return .presentAfterDismiss }
      guard outcome.decisions.contains(where: { $0.presentation != nil }) else { return .overASheet }
      return rule == .pre09 ? .oneAfterTheOther : .presentingTwice
    case .pre13: return .popoverAnchor
    default: return nil
    }
  }

  /// Whether code has dismissed something before, in the same step.
  private func isSecondDismissal(_ part: Explanation.Part) -> Bool {
    guard let range = part.range, let dismissed = part.decision?.dismissed,
      let row = outcome.dismissals.firstIndex(where: {
        $0.dismisser == dismissed.dismisser && $0.gone == dismissed.gone
      })
    else { return false }
    return row > 0 && outcome.calls.contains { $0.range == range }
  }

  /// Whether the file has a body for the appearance of a controller, or expects something of it.
  private func isListenedTo(_ x: ControllerID) -> Bool {
    func isAppearance(_ callback: Callback) -> Bool {
      callback == .viewWillAppear || callback == .viewIsAppearing || callback == .viewDidAppear
    }
    if hierarchy.classTable[Int(hierarchy.classes[Int(x.index)].index)].callbacks.contains(where: {
      isAppearance($0.callback)
    }) {
      return true
    }
    let isObserved = program.observers.contains { observer in
      if case .controller(x) = observer.subject { isAppearance(observer.callback) } else { false }
    }
    guard !isObserved, outcome.index >= 0 else { return isObserved }
    return program.steps[outcome.index].expectations.contains { id in
      switch program.expectations[Int(id.index)].kind {
      case .noEvent(let line): line.hasPrefix("\(name(x)).view") && line.hasSuffix("Appear")
      case .events(of: let names, _): names.contains { $0 == name(x) }
      default: false
      }
    }
  }
}

extension TraceEntry {
  /// Whether it says that a presentation above a controller has taken its view out.
  var isCover: Bool { because.pieces.first?.words.hasPrefix("is covered by ") ?? false }
  /// Whether it says that a view is on its way into the window.
  var isTooEarly: Bool {
    guard let words = because.pieces.first?.words else { return false }
    return words.hasPrefix("its view gets into the window later") || words.hasPrefix("its view has not been put into ")
  }
}

extension Because {
  /// The controllers that it names.
  var controllers: [ControllerID] {
    pieces.compactMap { if case .controller(let x) = $0.hole { x } else { nil } }
  }
}

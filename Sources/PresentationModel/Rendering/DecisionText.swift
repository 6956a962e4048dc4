/// The one line that `presim run` prints of a decision.
package enum DecisionText {
  /// What was decided, as a sentence without full stop.
  ///
  /// - Parameters:
  ///   - reason: why a gesture does nothing (`StepOutcome.gestureReasons`).
  ///   - isCrash: whether UIKit raises an exception there (`StepOutcome.isCrash`).
  ///   - isBegun: whether `begin` holds the transition open: what it will have done is not done yet.
  package static func text(
    _ decision: Decision, in hierarchy: Hierarchy, because reason: TraceEntry? = nil, isCrash: Bool = false,
    isBegun: Bool = false
  ) -> String {
    func name(_ id: ControllerID) -> String { ControllerText.name(id, in: hierarchy) }
    switch decision {
    case .presents(let presentation, let removed):
      var line =
        "\(name(presentation.presenter)) \(isBegun ? "begins to present" : "presents") \(name(presentation.presented))"
      if hierarchy.columns[presentation.source]?.inspector == presentation.original { line += ", its inspector" }
      if presentation.presenter != presentation.source { line += " for \(name(presentation.source))" }
      line += ", \(style(presentation))"
      if presentation.isAdapted { line += " (adapted from .\(presentation.requestedStyle.text))" }
      // modalTransitionStyle does not apply to a popover, nor to a class that brings its own presentation; without
      // animation it has no effect at all.
      if presentation.isAnimated, presentation.own == nil, presentation.adaptedStyle != .popover,
        let transition = presentation.transitionStyle
      {
        line += ", .\(transition.text)"
      }
      if presentation.isAnimated, let animator = presentation.animator {
        line += ", animated by \(hierarchy.className(of: animator))"
      }
      let list = ControllerText.list(removed, in: hierarchy)
      if removed.isEmpty { return line + "; nothing leaves the window" }
      return line + "; \(list) \(leave(removed)) the window" + (isBegun ? " at its end" : "")
    case .refused(let rule, let presented, let presenter):
      let who = presented.map { " of \(name($0))" } ?? ""
      let by = presenter.map { " by \(name($0))" } ?? ""
      let what = rule == .dis04 ? "dismissal" : "presentation"
      if isCrash { return "\(crash), in the \(what)\(who)\(by) (\(rule.text))" }
      return "the \(what)\(who)\(by) is refused (\(rule.text))"
    case .dismisses(let dismissed):
      let returning = dismissed.returning
      var line =
        "\(name(dismissed.dismisser)) \(isBegun ? "begins to dismiss" : "dismisses") \(ControllerText.list(dismissed.gone, in: hierarchy))"
      if dismissed.isAnimated, dismissed.gone.count > 1 { line += ", animating \(name(dismissed.animated)) alone" }
      if !returning.isEmpty {
        let comes =
          isBegun ? "\(returning.count == 1 ? "is" : "are") on the way" : returning.count == 1 ? "comes" : "come"
        line += "; \(ControllerText.list(returning, in: hierarchy)) \(comes) back"
      }
      return line
    case .nothingToDismiss(let controller): return "\(name(controller)) finds nothing to dismiss"
    case .dragged(let controller, let detent):
      return "\(name(controller)) rests at \(ValueText.text(detent, hierarchy))"
    case .gestureIgnored(let controller, let rule):
      guard let reason else { return "the gesture on \(name(controller)) does nothing (\(rule.text))" }
      return "the gesture on \(name(controller)) does nothing: \(Explainer.sentence(reason, hierarchy)) (\(rule.text))"
    case .gestureBlocked(let controller):
      var why = reason.map { Explainer.sentence($0, hierarchy) } ?? ""
      // The sentence names the controller once more, where it begins with it.
      if why.hasPrefix("\(name(controller)): ") { why = String(why.dropFirst(name(controller).count + 2)) }
      return "\(name(controller)) does not let the user dismiss it" + (why.isEmpty ? "" : ": " + why)
    case .tapBlocked(let tabs): return "\(name(tabs)) does not let the user select that tab"
    case .waitsForTransition(let controller):
      return "the call on \(name(controller)) waits until the running transition ends"
    case .waitsForReceiver(let controller): return "the call on \(name(controller)) waits until it is in its window"
    case .waitsForEarlierChange(let navigation):
      return "the change of \(name(navigation)) waits until the one before it in this run loop pass has been shown"
    case .stack(let navigation, let from, let to):
      return stack(navigation, from, to, in: hierarchy, isBegun: isBegun)
    case .tab(let tabs, let tab): return "\(name(tabs)) selects \(name(tab))"
    case .pages(let pages, let shown):
      return "\(name(pages)) \(isBegun ? "begins to show" : "shows") \(ControllerText.list(shown, in: hierarchy))"
    case .root(let window, let root):
      let window = hierarchy.windows[Int(window.index)].name
      return root.map { "\(name($0)) becomes the root of \(window)" } ?? "\(window) has no root any more"
    case .readapted(let presentation):
      switch presentation.own {
      case nil: return "\(name(presentation.presented)) becomes .\(presentation.adaptedStyle.text)"
      default: return "\(name(presentation.presented)) goes on \(style(presentation))"
      }
    case .turns(let facing): return "the interface rotates to .\(facing.text)"
    case .cancelled: return "the transition is cancelled"
    case .performsSegue(let identifier, let source, let destination):
      return "\(name(source)) performs \(segue(identifier)), to \(name(destination))"
    case .segueStopped(let source, let identifier):
      return "\(name(source)) does not let \(segue(identifier)) be performed"
    case .unwinds(let identifier, let source, let destination):
      guard let destination else { return "\(segue(identifier)) from \(name(source)) finds nobody: nothing happens" }
      return "\(segue(identifier)) from \(name(source)) unwinds to \(name(destination))"
    case .split(let split, let collapsed): return "\(name(split)) \(collapsed ? "collapses" : "expands")"
    }
  }

  /// What a stack shows, or has on top while it is not on screen yet.
  static func stack(
    _ navigation: ControllerID, _ from: ControllerID?, _ to: ControllerID?, in hierarchy: Hierarchy,
    isBegun: Bool = false
  ) -> String {
    func name(_ id: ControllerID) -> String { ControllerText.name(id, in: hierarchy) }
    guard let to else { return "\(name(navigation))'s stack is now empty" }
    guard let from else { return "\(name(to)) is now on top of \(name(navigation))'s stack" }
    guard hierarchy.isInWindow(navigation) || from == to else {
      return "\(name(to)) is now on top of \(name(navigation))'s stack, in place of \(name(from))"
    }
    if from == to { return "\(name(navigation))'s stack changes below \(name(to))" }
    return "\(name(navigation)) \(isBegun ? "begins to show" : "shows") \(name(to)) in place of \(name(from))"
  }

  /// What is said of a call that ends the app.
  static let crash = "the app crashes here"

  /// The same with the name of the exception, where it is one: what UIKit ends by itself has none.
  static func crash(_ exception: String) -> String { exception.isEmpty ? crash : "\(crash): \(exception)" }

  /// A value of a decision.
  package static func text(_ value: Value, in hierarchy: Hierarchy) -> String { ValueText.text(value, hierarchy) }

  /// The class of the animator that moves a presentation, if the file gives one.
  package static func animator(of presentation: Presentation, in hierarchy: Hierarchy) -> String? {
    presentation.animator.map(hierarchy.className(of:))
  }

  private static func segue(_ identifier: String?) -> String {
    identifier.map { "segue \(QuotedText.text($0))" } ?? "a segue"
  }

  /// `.pageSheet`, or the name of the presentation that the class brings itself (STY-03).
  private static func style(_ presentation: Presentation) -> String {
    switch presentation.own {
    case .alert: "as an alert"
    case .actionSheet, .activity:
      presentation.isRealPopover ? "as an anchored popover" : presentation.isAnimated ? "sliding up" : "at the bottom"
    case .search: "as a search over its context"
    case nil: ".\(presentation.adaptedStyle.text)"
    }
  }

  private static func leave(_ removed: [ControllerID]) -> String { removed.count == 1 ? "leaves" : "leave" }
}

/// Which controller takes `show` and `showDetailViewController`, and how the shown one appears (rules SHW).
enum Show {
  /// The two calls.
  enum Method: Sendable {
    case show, showDetail

    /// The call that a selector names.
    init?(named name: String) {
      switch name {
      case "show": self = .show
      case "showDetailViewController": self = .showDetail
      default: return nil
      }
    }

    /// The method that an override has a body for.
    var callback: Callback { self == .show ? .show : .showDetailViewController }
    /// The method of the split view's delegate that is asked first.
    var question: Callback { self == .show ? .splitViewControllerShow : .splitViewControllerShowDetail }
  }

  /// The controller that shows, and the one that is shown.
  struct Request: Sendable {
    var method: Method
    var shown: ControllerID
    /// A collapsed split view hands it to its primary (`CollapsedSplitViewHandsDetailToItsPrimary`, SHW-07): a navigation
    /// controller takes everything, other navigation controllers too.
    var takesStacks = false
  }

  /// What a call comes to.
  enum Way: Sendable {
    /// Another one's method is called.
    case hands(to: ControllerID, Request)
    /// By `present`, called on this one.
    case presents(by: ControllerID)
    /// By a push, refusals included.
    case pushes(on: ControllerID)
    /// By a push that takes every controller, navigation controllers too.
    case stacks(on: ControllerID)
    /// As the primary column.
    case primary(of: ControllerID)
    /// As the secondary column of the classic style, and of the column style.
    case secondary(of: ControllerID)
    case column(of: ControllerID)
    /// The delegate has done it, or it is there already.
    case isDone
  }

  // MARK: The target

  /// `targetViewController(forAction:sender:)`: the receiver or its nearest ancestor that overrides the method and does
  /// not decline.
  ///
  /// Complexity: O(ancestors of the receiver).
  static func target(
    _ method: Method?, from receiver: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> ControllerID? {
    guard let method else { return ledger.take(NearestThatOverridesIsTheTarget.nobodyHas(from: receiver)) ?? nil }
    var current: ControllerID? = receiver
    while let candidate = current {
      current = world.hierarchy.parent(of: candidate)
      if let target = ledger.take(NearestThatOverridesIsTheTarget.judge(candidate, method, world)) {
        ledger.notReached(NearestThatOverridesIsTheTarget.self, from: current, in: world)
        return target
      }
    }
    return nil
  }

  /// Whether a controller would take an action.
  static func canPerform(_ action: String, _ x: ControllerID, _ world: World) -> Bool {
    !NearestThatOverridesIsTheTarget.declines(x, world)
      && NearestThatOverridesIsTheTarget.responds(x, to: action, world)
  }

  // MARK: How

  /// Whether the delegate of a split view is asked first.
  static func asksDelegate(_ request: Request, of x: ControllerID, _ world: World) -> Bool {
    guard world.hierarchy.kind(of: x) == .split, !ColumnStyleWrapsItsColumns.isColumnStyle(x, world) else {
      return false
    }
    return !ExpandedSplitViewReplacesItsSecondary.isSecondary(request, of: x, world)
  }

  /// What UIKit's own method does on a receiver.
  ///
  /// - Parameter hasAnswered: the answer of the split view's delegate, nil where it was not asked or has none.
  static func way(
    _ request: Request, on x: ControllerID, hasAnswered: Bool?, _ world: World, _ ledger: inout Ledger
  ) -> Way {
    let kind = world.hierarchy.kind(of: x)
    let found: Way?
    if kind == .split {
      found =
        ledger.take(ColumnStylePushesOnItsSecondary.judge(request, on: x, world)) ?? ledger.take(
          ClassicSplitViewShowsInItsPrimary.judge(request, on: x, hasAnswered: hasAnswered, world))
        ?? ledger.take(ExpandedSplitViewReplacesItsSecondary.judge(request, on: x, hasAnswered: hasAnswered, world))
        ?? ledger.take(CollapsedSplitViewHandsDetailToItsPrimary.judge(request, on: x, world))
    } else if kind.isNavigation, request.method == .show {
      found = ledger.take(NavigationControllerPushesWhatIsShown.judge(request, on: x, world))
    } else {
      let target = target(request.method, from: x, world, &ledger)
      found = ledger.take(TargetShowsElseTheReceiverPresents.judge(request, on: x, target: target))
    }
    let way = found ?? .presents(by: x)
    ledger.note(ShowEndsInAPushAColumnOrAPresentation.judge(way, of: request.shown))
    return way
  }
}

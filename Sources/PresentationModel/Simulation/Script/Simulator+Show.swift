/// A call of `show` or `showDetailViewController`, which goes up from container to container.
struct ShowCall: Sendable {
  var request: Show.Request
  var sender: Value
  var line: Int
  /// Not for a segue that says so.
  var isAnimated = true
}

/// `show` and `showDetailViewController`.
extension Simulator {
  /// Calls the method on a controller: the file's own bodies, nearest class first, after them UIKit's implementation.
  ///
  /// - Parameter level: how many of the file's own are passed over: `super` in them.
  mutating func show(_ call: ShowCall, on x: ControllerID, level: Int = 0) {
    let callback = call.request.method.callback
    let own = overrides(callback, of: .controller(x), class: hierarchy.classes[Int(x.index)])
    if level < own.count {
      let arguments: [Value] = [.controller(call.request.shown), call.sender]
      if level == 0 {
        note(NavigationAndSplitViewsOverrideShow.ofTheFile(x, call.request.method))
        record(.callback(callback, x, arguments), isDefault: callback.isInDefaultSet)
      }
      return run(own[level], of: .controller(x), arguments, named: callback, x, level: level)
    }
    var hasAnswered: Bool?
    if Show.asksDelegate(call.request, of: x, world) {
      let delegate = world.liveDelegate(hierarchy.property(x, .delegate) ?? .none)
      let answer = callDelegate(
        call.request.method.question, of: delegate, for: x, [.controller(call.request.shown), call.sender])
      if case .bool(let isDone)? = answer { hasAnswered = isDone }
    }
    guard !loop.isStopped else { return }
    bringUp(call, ask { Show.way(call.request, on: x, hasAnswered: hasAnswered, $0, &$1) })
  }

  private mutating func bringUp(_ call: ShowCall, _ way: Show.Way) {
    let shown = call.request.shown
    switch way {
    case .hands(let target, let request):
      var handed = call
      handed.request = request
      show(handed, on: target)
    case .presents(let x): present(shown, from: x, isAnimated: call.isAnimated, handler: nil, line: call.line)
    case .pushes(let stack): pushByUIKit(shown, on: stack, isAnimated: call.isAnimated, line: call.line)
    case .stacks(let stack): changeStack(.stack(shown), of: stack, isAnimated: call.isAnimated, line: call.line)
    case .primary(let split): setColumns(split, [shown] + hierarchy.children(of: split).dropFirst())
    case .secondary(let split): replaceSecondary(of: split, with: shown)
    case .column(let split): replaceColumn(.secondary, with: shown, in: split)
    case .isDone: break
    }
  }

  /// UIKit pushes: by `pushViewController`, where the file has its own.
  private mutating func pushByUIKit(_ x: ControllerID, on nav: ControllerID, isAnimated: Bool, line: Int) {
    let call = CallContext(
      method: .pushViewController, arguments: [.controller(x), .bool(isAnimated)], handler: nil, blocks: [],
      bodies: swift.closures, frame: .column, line: line, origin: currentCall)
    if !program.swift.isEmpty, runsOverride(of: call, on: nav) { return }
    changeStack(.push(x), of: nav, isAnimated: isAnimated, line: line)
  }

  /// The secondary column of the classic style. A controller in the primary's stack leaves it first; the one that it
  /// uncovers there appears.
  private mutating func replaceSecondary(of split: ControllerID, with shown: ControllerID) {
    guard let primary = hierarchy.firstChild(of: split) else { return setColumns(split, [shown]) }
    setColumns(split, [primary, shown])
    guard !loop.isStopped, hierarchy.parent(of: shown) == primary else { return }
    if hierarchy.kind(of: primary).isNavigation, world.top(of: primary) == shown,
      let uncovered = hierarchy.previousSibling(of: shown), hierarchy.isVisible(primary)
    {
      arrive(uncovered, .viewMovedIn, .inside(primary))
    }
    play(.childTakenAway, .call, Cast(old: [shown]))
  }

  /// What the notification of SHW-09 is called, as `Notification.Name` has had it.
  static let detailTargetNotification = "UIViewControllerShowDetailTargetDidChange"

  /// The notification that details are shown elsewhere from now on.
  mutating func detailTargetChanges(_ split: ControllerID) {
    note(DetailTargetChangesWithTheColumns.announcement(split))
    post(Self.detailTargetNotification, split)
    runNext([.callOwnMethod(.showDetailTargetDidChange, split)])
  }

  /// Calls on `super` that have an effect: those of methods whose bodies replace UIKit's implementation.
  mutating func callSuper(_ call: CallContext, _ frame: Frame) {
    let level = frame.level + 1
    switch (call.method, frame.subject) {
    case (.show, .controller(let x)), (.showDetailViewController, .controller(let x)):
      guard let shown = call.controller(0) else { return }
      let method: Show.Method = call.method == .show ? .show : .showDetail
      let isItsOwn = frame.callback == method.callback
      let own = overrides(method.callback, of: .controller(x), class: hierarchy.classes[Int(x.index)]).count
      show(
        ShowCall(request: Show.Request(method: method, shown: shown), sender: call.sender, line: call.line), on: x,
        level: isItsOwn ? level : min(1, own))
    case (.performOfSegue, .object(let object)): performSegue(object, level: level)
    default: break
    }
  }
}

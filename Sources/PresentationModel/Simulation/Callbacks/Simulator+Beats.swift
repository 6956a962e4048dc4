/// What a beat becomes: an operation for each controller of its role.
extension Simulator {
  /// Appends the operations of beats in order; a run of beats that move the controllers of one role counts as one.
  mutating func appendOperations(
    _ beats: ArraySlice<Schedule.Beat>, _ cast: borrowing Cast, _ phase: Schedule.Phase, _ operations: inout [Operation]
  ) {
    var index = beats.startIndex
    while index < beats.endIndex {
      let beat = beats[index]
      if let mover = beat.mover {
        index = appendMoves(of: mover, beats, from: index, cast, &operations)
        continue
      }
      switch beat {
      case .tells(let callback): appendDelegateCall(callback, cast, phase, &operations)
      case .animates, .alongside, .completions, .animationEnded, .handlers, .catchesUp:
        if let id = cast.transition { appendAnimation(beat, id, cast, &operations) }
      default: appendOperations(beat, cast, &operations)
      }
      index += 1
    }
  }

  /// A callback of the controllers of a role, or a change that concerns them all.
  private mutating func appendOperations(_ beat: Schedule.Beat, _ cast: borrowing Cast, _ operations: inout [Operation])
  {
    switch beat {
    case .willAppear(let role):
      for x in cast[role] { operations.append(.willAppear(x)) }
      if role == .coming { for x in cast.added { operations.append(.willAppear(x)) } }
    case .isAppearing(let role): appendIsAppearing(role, cast, &operations)
    case .didAppear(let role): appendDidAppear(cast[role], silent: cast.silent, &operations)
    case .willDisappear(let role): for x in cast[role] { operations.append(.willDisappear(x)) }
    case .didDisappear(let role): appendDidDisappear(cast[role], &operations)
    case .reappears(let role): for x in cast[role] { operations.append(.reappear(x)) }
    case .takesOut(let role): for x in cast[role] { operations.append(.setRemoved(x, true)) }
    case .putsBack(let role):
      for x in cast[role] {
        // What the animator of the file's has to put in itself (CUS-17).
        if role == .presenters, let id = cast.animated {
          operations.append(.putBack(x, id))
        } else {
          operations.append(.setRemoved(x, false))
        }
      }
    case .layout(let role):
      for x in cast[role] where !hierarchy.has(x, .laidOut) || hierarchy.has(x, .layoutPending) {
        operations.append(.layout(x))
      }
      for x in cast[role] where hierarchy.kind(of: x).isNavigation && !hierarchy.has(x, .laidOut) {
        operations.append(.firstLayout(x))
      }
    case .cutsLinks(let role):
      for x in cast[role] { operations.append(.cutPresentation(x)) }
    case .isBeingPresented(let role, let isOn):
      for x in cast[role] { operations.append(.setFlag(x, .beingPresented, isOn)) }
    case .isBeingDismissed(let role, let isOn):
      for x in cast[role] { operations.append(.setFlag(x, .beingDismissed, isOn)) }
    case .willMove, .didMove, .willMoveToNil, .didMoveToNil, .joinsParent, .leavesParent, .viewEnters, .viewLeaves,
      .load, .releases,
      .tells, .animates, .alongside, .completions, .animationEnded, .handlers, .catchesUp:
      break
    }
  }

  /// Appends a run of beats that move the controllers of one role, one controller after the other. Returns the beat
  /// after the run.
  private mutating func appendMoves(
    of mover: Schedule.Role, _ beats: ArraySlice<Schedule.Beat>, from start: Int, _ cast: borrowing Cast,
    _ operations: inout [Operation]
  ) -> Int {
    var end = start + 1
    while end < beats.endIndex, beats[end].mover == mover { end += 1 }
    for x in cast[mover] {
      for beat in beats[start..<end] {
        switch beat {
        case .willMove: operations.append(.willMove(x, cast.container))
        case .didMove: operations.append(.didMove(x, cast.container))
        case .willMoveToNil: operations.append(.willMove(x, nil))
        case .didMoveToNil: operations.append(.didMove(x, nil))
        case .joinsParent: if let container = cast.container { operations.append(.append(x, container)) }
        case .leavesParent: operations.append(.removeFromParent(x))
        case .viewEnters:
          if let id = cast.animated {
            operations.append(.enter(x, cast.place, id))
          } else {
            operations.append(.setPlace(x, cast.place))
          }
        case .viewLeaves: operations.append(.setPlace(x, .none))
        case .load: operations.append(.load(x))
        case .releases: operations.append(.mayRelease(x))
        default: break
        }
      }
    }
    return end
  }

  /// Appends viewIsAppearing where UIKit has it; before it, what was added meanwhile to the controllers that appear
  /// (CON-05).
  private mutating func appendIsAppearing(
    _ role: Schedule.Role, _ cast: borrowing Cast, _ operations: inout [Operation]
  ) {
    let mayGrow = role == .coming && !script.observed.isEmpty
    if mayGrow { for root in cast.roots { operations.append(.lateWillAppear(root)) } }
    guard ViewIsAppearingFollowsTheWillCallbacks.holds(in: profile) else { return }
    for x in cast[role] { operations.append(.isAppearing(x)) }
    if role == .coming { for x in cast.added { operations.append(.isAppearing(x)) } }
    if mayGrow { for root in cast.roots { operations.append(.lateIsAppearing(root)) } }
  }

  /// The did-callbacks of a group that has disappeared: views without 'addChild' before the views that hold them (CON-08).
  private mutating func appendDidDisappear(_ group: [ControllerID], _ operations: inout [Operation]) {
    let addedViews = world.addedViews(in: group)
    guard !addedViews.isEmpty else {
      for x in group { operations.append(.didDisappear(x)) }
      return
    }
    let members = IDSet(group)
    var added = IDSet<ControllerID>()
    for x in addedViews where members.contains(x) {
      added.insert(x)
      operations.append(.didDisappear(x))
    }
    for x in group where !added.contains(x) { operations.append(.didDisappear(x)) }
  }

  /// The did-callbacks of a group that has come, each waiting `didMove` directly after its controller and what that
  /// shows (ORD-06), and a navigation controller's first `didShow` after both (ORD-09).
  private mutating func appendDidAppear(_ group: [ControllerID], silent: ControllerID?, _ operations: inout [Operation])
  {
    for x in world.addedViews(in: group) { operations.append(.didAppear(x)) }
    var waiting: [ControllerID] = []
    for x in group {
      while let last = waiting.last, !hierarchy.isInside(x, last) {
        waiting.removeLast()
        appendArrival(of: last, &operations)
      }
      operations.append(x == silent ? .didAppearSilently(x) : .didAppear(x))
      if stacks.pendingDidMove[x] != nil || stacks.firstShown[x] != nil { waiting.append(x) }
    }
    for last in waiting.reversed() { appendArrival(of: last, &operations) }
  }

  private func appendArrival(of x: ControllerID, _ operations: inout [Operation]) {
    if stacks.pendingDidMove[x] != nil { operations.append(.arrives(x)) }
    if stacks.firstShown[x] != nil { operations.append(.firstTop(.navigationControllerDidShow, x)) }
  }

  /// A call to a delegate, where it gets one.
  private mutating func appendDelegateCall(
    _ callback: Callback, _ cast: borrowing Cast, _ phase: Schedule.Phase, _ operations: inout [Operation]
  ) {
    guard let id = cast.transition else {
      if let nav = cast.container { operations.append(.firstTop(callback, nav)) }
      return
    }
    switch callback {
    case .navigationControllerWillShow, .navigationControllerDidShow:
      let nav = self[id].container
      guard let named = cast.new.first ?? take(SetViewControllersIsAPushAPopOrNothing.judge(emptied: self[id], world))
      else { return }
      operations.append(callsOwnDelegate(callback, nav, [.controller(named)]))
    case .pageViewControllerDidFinishAnimating:
      let isCompleted = phase != .cancel
      guard self[id].isByUser || !isCompleted else { return }
      operations.append(
        callsOwnDelegate(callback, self[id].container, [.bool(true), list(self[id].from), .bool(isCompleted)]))
    case .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin,
      .dismissalTransitionDidEnd:
      appendHooks(callback, id, phase, &operations)
    case .presentationControllerWillDismiss, .presentationControllerDidDismiss:
      if let call = callsDismissalDelegate(callback, id) { operations.append(call) }
    case .willPresentSearchController, .didPresentSearchController:
      guard hierarchy.kind(of: self[id].to[0]) == .search, let presentation = world.ownPresentation(self[id].to[0])
      else { return }
      operations += searchCallbacks(presentation, will: callback == .willPresentSearchController, presenting: true)
    case .willDismissSearchController, .didDismissSearchController:
      let isWill = callback == .willDismissSearchController
      let x = isWill ? hierarchy.topmost(from: self[id].from[0]) : self[id].from[0]
      guard hierarchy.kind(of: x) == .search, let presentation = world.ownPresentation(x) else { return }
      operations += searchCallbacks(presentation, will: isWill, presenting: false)
    default: break
    }
  }

  func callsOwnDelegate(_ callback: Callback, _ x: ControllerID, _ arguments: [Value]) -> Operation {
    .callDelegate(callback, x, arguments, delegate: world.liveDelegate(hierarchy.property(x, .delegate) ?? .none))
  }

  /// The user's dismissals call the delegate: the methods of iOS 13, or the popover's old one (ORD-20, ORD-21).
  private mutating func callsDismissalDelegate(_ callback: Callback, _ id: TransitionID) -> Operation? {
    let x = self[id].from[0]
    guard self[id].isByUser, let presentation = world.ownPresentation(x) else { return nil }
    let methods = DelegateIsAskedBeforeTheUserDismisses.told(
      usesPopoverDelegate: self[id].dismissed.usesPopoverDelegate, world)
    guard let callback = callback == .presentationControllerWillDismiss ? methods.will : methods.did else { return nil }
    return .callDelegate(callback, presentation.original, [], delegate: presentationDelegate(x))
  }

  // MARK: Transitions of the file's own

  /// Appends what a custom transition does between callbacks.
  mutating func appendAnimation(
    _ beat: Schedule.Beat, _ id: TransitionID, _ cast: borrowing Cast, _ operations: inout [Operation]
  ) {
    switch beat {
    case .animates: if self[id].steering.animator != nil { operations.append(.animate(id)) }
    case .alongside: operations.append(.alongside(id))
    case .completions: operations.append(.completions(id))
    case .handlers: operations.append(.handlers(id))
    case .animationEnded: if self[id].steering.animator != nil { operations.append(.animationEnded(id)) }
    case .catchesUp(let role):
      guard self[id].steering.animator != nil else { return }
      // A presented view is the animator's alone to put in: nobody does it in the place of one that is written out.
      let isLeft = self[id].kind == .present && isAnimatedBySwift(id)
      for x in self[id].kind == .dismiss || isLeft ? [] : self[id].to where hierarchy.place(of: x) == .none {
        operations.append(.setPlace(x, self[id].place))
      }
      if self[id].kind == .dismiss {
        for x in self[id].presentersViews { operations.append(.setRemoved(x, false)) }
      }
      for x in cast[role] { operations.append(.isAppearing(x)) }
    default: break
    }
  }

  /// The hooks of every presentation controller that goes or comes, the topmost first.
  mutating func appendHooks(
    _ callback: Callback, _ id: TransitionID, _ phase: Schedule.Phase, _ operations: inout [Operation]
  ) {
    guard !hierarchy.objects.isEmpty else { return }
    let isEnd = callback == .presentationTransitionDidEnd || callback == .dismissalTransitionDidEnd
    let controllers = self[id].kind == .present ? self[id].to : self[id].dismissed.gone
    for row in controllers.indices.reversed() where hookObject(of: controllers[row]) != nil {
      operations.append(.hook(callback, controllers[row], isEnd ? [.bool(phase != .cancel)] : []))
    }
  }
}

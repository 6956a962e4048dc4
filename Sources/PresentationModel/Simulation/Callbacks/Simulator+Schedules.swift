/// The one place that turns schedules into operations: beat by beat, for the controllers of the cast. The story of a
/// transition goes on in `Simulator+Operations.swift`.
extension Simulator {
  /// Plays a phase next.
  @inline(never)
  mutating func play(_ schedule: ScheduleID, _ phase: Schedule.Phase, _ cast: consuming Cast) {
    callbacks.played.insert(schedule, phase)
    play(Performance(schedule: schedule, phase: phase, cast: cast))
  }

  /// Plays a phase of a transition next.
  @inline(never)
  mutating func play(_ id: TransitionID, _ phase: Schedule.Phase, _ cast: consuming Cast) {
    guard let schedule = loop[id].schedule else { return }
    cast.transition = id
    if phase == .will, self[id].steering.animator != nil { cast.animated = id }
    play(schedule, phase, cast)
  }

  /// Plays a phase once what is put on the agenda after it has been done.
  @inline(never)
  mutating func playLater(_ schedule: ScheduleID, _ phase: Schedule.Phase, _ cast: consuming Cast) {
    callbacks.played.insert(schedule, phase)
    loop.agenda.append(.performance(Performance(schedule: schedule, phase: phase, cast: cast)))
  }

  /// Views that come into a window without a transition: their will-phase next, their did-phase after the commit.
  ///
  /// - Parameters:
  ///   - new: the controllers whose views enter.
  ///   - roots: the controllers that appear with them; if nil, they themselves.
  mutating func arrive(_ new: ControllerID, with roots: [ControllerID]? = nil, _ schedule: ScheduleID, _ place: Place) {
    let roots = roots ?? [new]
    // In a container of UIKit's that is still appearing, the container's transition does the rest.
    if case .inside(let host) = place, hierarchy.kind(of: host).isUIKitContainer,
      hierarchy.state(of: host) == .appearing
    {
      playLater(schedule, .will, Cast(new: [new], roots: roots, place: place))
      return
    }
    for root in roots { loop.arrivals.append(Arrival(root: root, schedule: schedule)) }
    playLater(schedule, .will, Cast(new: [new], roots: roots, place: place))
  }

  /// Turns the beats that are left into operations. The groups that appear are collected when their first view is to
  /// load, and not before: then the rest waits on the agenda below the loading, and this function is called again.
  mutating func play(_ performance: consuming Performance) {
    // A body has replaced the root before it appeared.
    if performance.schedule == .rootAppears, performance.phase == .will, case .window = performance.cast.place,
      let root = performance.cast.new.first, !hierarchy.hasReason(performance.cast.place, for: root)
    {
      return
    }
    if performance.phase == .did, !performance.cast.roots.isEmpty {
      for root in performance.cast.roots { performance.cast.coming += world.shown(root) }
    }
    let beats = callbacks.schedules[performance.schedule, performance.phase]
    var operations: [Operation] = []
    if !performance.isGathered, let load = Schedule.load(in: beats, from: performance.beat) {
      if load > performance.beat {
        appendOperations(beats[performance.beat..<load], performance.cast, performance.phase, &operations)
        performance.beat = load
        if !operations.isEmpty {
          loop.agenda.append(.performance(performance))
          runNext(operations)
          return
        }
      }
      guard gather(&performance) else { return }
      performance.beat = load + 1
    }
    operations.reserveCapacity(beats.count + performance.cast.going.count + performance.cast.coming.count * 3)
    appendOperations(beats[performance.beat...], performance.cast, performance.phase, &operations)
    runNext(operations)
  }

  /// Appends a phase's operations to others. Use it only where no view has to load first.
  @inline(never)
  mutating func appendOperations(
    _ schedule: ScheduleID, _ phase: Schedule.Phase, _ cast: borrowing Cast, _ operations: inout [Operation]
  ) {
    callbacks.played.insert(schedule, phase)
    appendOperations(callbacks.schedules[schedule, phase][...], cast, phase, &operations)
  }

  /// What a call does at once.
  mutating func appendOperations(_ schedule: ScheduleID, _ cast: borrowing Cast, _ operations: inout [Operation]) {
    // Its own container sends it nothing when it leaves.
    if schedule == .childTakenAway { hierarchy.expectLostWindows() }
    appendOperations(schedule, .call, cast, &operations)
  }

  /// Loads what comes and takes the groups: `viewDidLoad` may have added children (CON-05). False where that has to be
  /// waited for.
  private mutating func gather(_ performance: inout Performance) -> Bool {
    var group: [ControllerID] = []
    for root in performance.cast.roots {
      group += world.shown(
        root, stopsAtFirstLayout: true, except: performance.cast.except, restored: performance.cast.presenters)
    }
    for x in group where hierarchy.kind(of: x) == .split { hierarchy.set(x, .enteredWindow, true) }
    // Split views collapse or expand before anything of theirs appears (SPL-02).
    if let split = group.first(where: { needsAdapting($0) }) {
      loop.agenda.append(.performance(performance))
      guard hierarchy.isViewLoaded(split) else {
        load(split)
        return false
      }
      adaptSplit(split)
      return false
    }
    let unloaded = group.filter { !hierarchy.isViewLoaded($0) }
    if !unloaded.isEmpty {
      loop.agenda.append(.performance(performance))
      runNext(unloaded.map { .load($0) })
      return false
    }
    take(group, &performance)
    return true
  }

  /// The group is collected: later additions do not join it.
  private mutating func take(_ group: [ControllerID], _ performance: inout Performance) {
    for x in group where hierarchy.place(of: x) == .none { showTop(x, performance.cast.roots) }
    ask { Schedules.arrives(group, besides: performance.cast.going, $0, &$1) }
    let added = world.addedViews(in: group)
    ask { Containment.arrive(added, $0, &$1) }
    for x in group where hierarchy.kind(of: x) == .split { ask { SplitViews.arrives(x, $0, &$1) } }
    let coming = added.isEmpty ? group : group + added
    let id = performance.cast.transition
    if let id { self[id].incoming = coming }
    if !performance.cast.going.isEmpty {
      // A controller that appears is removed from the disappearing group, though it was inside it: a tab out of a
      // former tab, a top out of the old one.
      let stays = staying(coming, performance.cast.going)
      performance.cast.going.removeAll { stays.contains($0) }
      if let id { self[id].out.removeAll { stays.contains($0) } }
    }
    performance.cast.added = added
    performance.cast.coming = group
    performance.isGathered = true
  }

  /// Those of a group that comes which do not go with a container of theirs, parents first.
  private func staying(_ group: [ControllerID], _ going: [ControllerID]) -> IDSet<ControllerID> {
    var result = IDSet<ControllerID>()
    let leaves = IDSet(going)
    for x in group {
      if let parent = hierarchy.parent(of: x), leaves.contains(parent), !result.contains(parent) { continue }
      _ = result.insert(x)
    }
    return result
  }

  /// What a container that comes shows is in its view, also where code has taken away what it showed before.
  private mutating func showTop(_ x: ControllerID, _ roots: [ControllerID]) {
    guard let parent = hierarchy.parent(of: x), hierarchy.windowMemo.countInside(parent) == 0, !roots.contains(x)
    else { return }
    if hierarchy.kind(of: parent).isNavigation || hierarchy.kind(of: parent) == .tabBar { move(x, to: .inside(parent)) }
  }

  // MARK: Beats

  /// Appends the operations of beats in order; a run of beats that move the controllers of one role counts as one.
  private mutating func appendOperations(
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
      case .tells(let callback): layDelegateCall(callback, cast, phase, &operations)
      case .animates, .alongside, .completions, .animationEnded, .handlers, .catchesUp:
        if let id = cast.transition { appendAnimation(beat, id, cast, &operations) }
      default: appendOperations(beat, cast, &operations)
      }
      index += 1
    }
  }

  /// A callback of the controllers of a role, or a change that concerns them all.
  private mutating func appendOperations(_ beat: Schedule.Beat, _ cast: borrowing Cast, _ operations: inout [Operation]) {
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
      for x in cast[role] where !hierarchy.has(x, .laidOut) { operations.append(.layout(x)) }
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
  private mutating func appendIsAppearing(_ role: Schedule.Role, _ cast: borrowing Cast, _ operations: inout [Operation]) {
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
  /// shows (ORD-06).
  private mutating func appendDidAppear(_ group: [ControllerID], silent: ControllerID?, _ operations: inout [Operation])
  {
    for x in world.addedViews(in: group) { operations.append(.didAppear(x)) }
    var waiting: [ControllerID] = []
    for x in group {
      while let last = waiting.last, !hierarchy.isInside(x, last) {
        waiting.removeLast()
        operations.append(.arrives(last))
      }
      operations.append(x == silent ? .didAppearSilently(x) : .didAppear(x))
      if stacks.pendingDidMove[x] != nil { waiting.append(x) }
    }
    for last in waiting.reversed() { operations.append(.arrives(last)) }
  }

  /// A call to a delegate, where it gets one.
  private mutating func layDelegateCall(
    _ callback: Callback, _ cast: borrowing Cast, _ phase: Schedule.Phase, _ operations: inout [Operation]
  ) {
    guard let id = cast.transition else { return }
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
      layHooks(callback, id, phase, &operations)
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
      for x in self[id].kind == .dismiss ? [] : self[id].to where hierarchy.place(of: x) == .none {
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
  mutating func layHooks(
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

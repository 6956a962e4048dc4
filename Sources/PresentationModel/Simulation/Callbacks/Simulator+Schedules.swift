/// The one place that turns schedules into operations: beat by beat, for the controllers of the cast. The story of a
/// transition goes on in `Simulator+Operations.swift`.
extension Simulator {
  /// Plays a phase next.
  @inline(never)
  mutating func play(_ schedule: ScheduleID, _ phase: Schedule.Phase, _ cast: consuming Cast) {
    callbacks.played.insert(schedule, phase)
    var performance = Performance(schedule: schedule, phase: phase, cast: cast)
    play(&performance)
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
    loop.agenda.append(.performance(Box(Performance(schedule: schedule, phase: phase, cast: cast))))
  }

  /// Views that come into a window without a transition: their will-phase next, their did-phase after the commit.
  ///
  /// - Parameters:
  ///   - new: the controllers whose views enter.
  ///   - roots: the controllers that appear with them; if nil, they themselves.
  mutating func arrive(_ new: ControllerID, with roots: [ControllerID]? = nil, _ schedule: ScheduleID, _ place: Place) {
    let roots = roots ?? [new]
    // In a container of UIKit's that is still appearing, the container's transition does the rest.
    let isLeftToItsHost =
      if case .inside(let host) = place {
        hierarchy.kind(of: host).isUIKitContainer && hierarchy.state(of: host) == .appearing
      } else {
        false
      }
    if !isLeftToItsHost { loop.arrivals += roots.map { Arrival(root: $0, schedule: schedule) } }
    playLater(schedule, .will, Cast(new: [new], roots: roots, place: place))
  }

  /// Turns the beats that are left into operations. The groups that appear are collected when their first view is to
  /// load, and not before: then the rest waits on the agenda below the loading, and this function is called again.
  mutating func play(_ performance: inout Performance) {
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
          loop.agenda.append(.performance(Box(performance)))
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
    for split in group where hierarchy.kind(of: split) == .split && needsAdapting(split) {
      loop.agenda.append(.performance(Box(performance)))
      guard hierarchy.isViewLoaded(split) else {
        load(split)
        return false
      }
      adaptSplit(split)
      return false
    }
    let unloaded = group.filter { !hierarchy.isViewLoaded($0) }
    if !unloaded.isEmpty {
      loop.agenda.append(.performance(Box(performance)))
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
}

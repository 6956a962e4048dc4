/// Page view controllers (PAG).
extension Simulator {
  mutating func setPages(_ call: CallContext, in pages: ControllerID) {
    var call = call
    // It is given that the pages have changed.
    call.handler?.frame.arguments.append(.bool(true))
    let given = call.controllers(0)
    let isAnimated = call.bool(2, default: true)
    if let refusal = take(SettingPagesOnScreen.refusal(pages, given: given.count, isAnimated: isAnimated, world)) {
      return say(refusal)
    }
    if given.isEmpty { note(PageSetBeforeLoadingWaits.takesNothing(pages, world)) }
    if let refusal = take(SettingPagesOnScreen.refusal(during: pages, world)) { return say(refusal) }
    let back = take(SettingPagesOnScreen.back(of: pages, given, world))
    let new = distinct(given).filter { $0 != back }
    let old = world.stack(pages)
    guard !holds(SettingPagesOnScreen.isSame(pages, new, world)) else {
      if let handler = call.handler { runNext([handler]) }
      return
    }
    let backs = (back.map { [$0] } ?? []).filter { !new.contains($0) && !old.contains($0) }
    for x in new + backs where !old.contains(x) { guard canBecomePage(x, of: pages) else { return } }
    outcome.decisions.append(.pages(pages, new))
    hierarchy.expectLostWindows()
    switch ask({ Pages.way(pages, $0, &$1) }) {
    case .waits:
      runNext(replacePages(pages, old, new, backs, appear: false))
      if let handler = call.handler { loop.agenda.insert(.completion(handler), at: loop.agenda.count - 1) }
    case .waitsUncovered:
      runNext(replacePagesSilently(pages, old, new))
      if let handler = call.handler { loop.agenda.insert(.completion(handler), at: loop.agenda.count - 1) }
    case .comesFirst:
      runNext(replacePages(pages, old, new, backs, appear: true))
      if let handler = call.handler { loop.agenda.insert(.completion(handler), at: loop.agenda.count - 1) }
    case .transition: start(pages, old, new, backs, isByUser: false, call)
    }
  }

  private mutating func canBecomePage(_ page: ControllerID, of pages: ControllerID) -> Bool {
    guard let refusal = ask({ Containment.refusal(ofPage: page, in: pages, $0, &$1) }) else { return true }
    say(refusal)
    return false
  }

  private mutating func replacePages(
    _ pages: ControllerID, _ old: [ControllerID], _ new: [ControllerID], _ backs: [ControllerID], appear: Bool
  ) -> [Operation] {
    var operations: [Operation] = []
    for x in old where !new.contains(x) {
      appendOperations(.childGiven, Cast(old: [x]), &operations)
      appendOperations(.viewMovedOut, Cast(old: [x]), &operations)
    }
    for x in new where !old.contains(x) {
      let coming = appear ? world.shown(x, stopsAtFirstLayout: true) : []
      for y in coming { hierarchy.earlyPages.insert(y) }
      appendOperations(
        .pagesOffScreen, Cast(coming: coming, new: [x], place: .inside(pages), container: pages), &operations)
    }
    for x in backs {
      appendOperations(Schedules.pages(pages, world), Cast(new: [x], container: pages), &operations)
      appendOperations(.childGiven, Cast(old: [x]), &operations)
      operations.append(.mayRelease(x))
    }
    return operations
  }

  /// Under a presentation: the pages that change get the callbacks of containment, and nothing else (NAV-10).
  private mutating func replacePagesSilently(
    _ pages: ControllerID, _ old: [ControllerID], _ new: [ControllerID]
  ) -> [Operation] {
    var operations: [Operation] = []
    for x in old where !new.contains(x) {
      appendOperations(.childGiven, Cast(old: [x]), &operations)
      appendOperations(.offScreen, .will, Cast(old: [x]), &operations)
      operations.append(.mayRelease(x))
    }
    for x in new where !old.contains(x) {
      if hierarchy.parent(of: x) != nil { appendOperations(.childTakenAway, Cast(old: [x]), &operations) }
      operations.append(.awaitsArrival(x, in: pages))
      appendOperations(.stackChange, Cast(new: [x], container: pages), &operations)
      appendOperations(.offScreen, .will, Cast(new: [x], place: .inside(pages)), &operations)
    }
    return operations
  }

  private mutating func start(
    _ pages: ControllerID, _ old: [ControllerID], _ new: [ControllerID], _ backs: [ControllerID], isByUser: Bool,
    _ call: CallContext
  ) {
    var transition = Transition(
      kind: .page, container: pages, from: old, to: new, isAnimated: true, line: call.line, origin: call.origin)
    transition.isByUser = isByUser
    transition.steering.isInteractive = isByUser
    // The back of a page is a child as long as the curl runs.
    transition.removed = old.filter { !new.contains($0) } + backs
    var operations: [Operation] = []
    for x in new where !old.contains(x) {
      if hierarchy.parent(of: x) != nil { appendOperations(.childTakenAway, Cast(old: [x]), &operations) }
      operations.append(.awaitsArrival(x, in: pages))
      appendOperations(Schedules.pages(pages, world), Cast(new: [x], container: pages), &operations)
    }
    for x in backs {
      if hierarchy.parent(of: x) != nil { appendOperations(.childTakenAway, Cast(old: [x]), &operations) }
      appendOperations(Schedules.pages(pages, world), Cast(new: [x], container: pages), &operations)
    }
    if isByUser {
      operations.append(callsOwnDelegate(.pageViewControllerWillTransitionTo, pages, [list(new)]))
    }
    queue(add(transition, call.handler.map { [$0] } ?? []))
    runNext(operations)
  }

  /// A swipe calls the delegate, code does not (PAG-04).
  mutating func swipe(to page: ControllerID, in pages: ControllerID, _ call: CallContext) {
    // Whom the gesture cannot reach is not asked.
    let isPossible = world.answer { $1.take(SwipeTellsTheDelegate.judge(page, in: pages, $0)) ?? nil } == nil
    let neighbours = isPossible ? neighbours(to: page, in: pages, call.line) : nil
    if loop.isStopped { return }
    if let refusal = take(SwipeTellsTheDelegate.judge(page, in: pages, world, among: neighbours)) ?? nil {
      return ignoreGesture(on: pages, refusal.rule) {
        _ = $1.take(SwipeTellsTheDelegate.judge(page, in: pages, $0, among: neighbours)) ?? nil
      }
    }
    guard canBecomePage(page, of: pages) else { return }
    let old = world.stack(pages)
    outcome.decisions.append(.pages(pages, [page]))
    start(pages, old, [page], [], isByUser: true, call)
  }

  /// What the data source gives beside the page that is shown; nil where it has neither method, or presim cannot know its
  /// answer.
  private mutating func neighbours(
    to page: ControllerID, in pages: ControllerID, _ line: Int
  ) -> SwipeTellsTheDelegate.Neighbours? {
    let source = world.liveDelegate(hierarchy.property(pages, .dataSource) ?? .none)
    guard let last = world.stack(pages).last, let first = world.stack(pages).first,
      world.answers(source, .pageViewControllerAfter) || world.answers(source, .pageViewControllerBefore)
    else { return nil }
    var neighbours = SwipeTellsTheDelegate.Neighbours(shown: last)
    switch callDelegate(.pageViewControllerAfter, of: source, for: pages, [.controller(last)]) {
    case .controller(let after)?: neighbours.after = after
    case .opaque?: return unknownNeighbour(page, line)
    default: break
    }
    if neighbours.after == page || loop.isStopped { return neighbours }
    switch callDelegate(.pageViewControllerBefore, of: source, for: pages, [.controller(first)]) {
    case .controller(let before)?: neighbours.before = before
    case .opaque?: return unknownNeighbour(page, line)
    default: break
    }
    return neighbours
  }

  /// The data source answers by what presim cannot know.
  private mutating func unknownNeighbour(
    _ page: ControllerID, _ line: Int
  ) -> SwipeTellsTheDelegate.Neighbours? {
    outcome.notes.append(
      StepNote(
        line: line,
        text: "presim cannot know which page the data source gives here: "
          + "'\(hierarchy.name(of: page))' is taken for it", isFailure: false))
    return nil
  }

  mutating func beginPageChange(_ id: TransitionID) {
    // A swipe that `begin` has paused ends first, as a tab switch does (ORD-32 3): its page is the one that leaves.
    if let other = running.first(where: {
      $0 != id && self[$0].kind == .page && self[$0].container == self[id].container && self[$0].isOpen
        && self[$0].isByUser
    }) {
      let backs = self[id].removed.filter { !self[id].from.contains($0) }
      self[id].from = self[other].to
      self[id].removed = self[id].from.filter { !self[id].to.contains($0) } + backs
      loop.agenda.append(.transition(id, .beginAgain))
      loop.paused.removeAll { $0 == other }
      interrupt()
      loop.agenda.append(.transition(other, .end))
      return
    }
    let transition = self[id]
    loop[id].schedule = ask { Schedules.pages(transition.container, $0, &$1) }
    var out: [ControllerID] = []
    for x in transition.from where !transition.to.contains(x) { out += world.leaving(x) }
    let coming = transition.to.filter { !transition.from.contains($0) }
    guard hierarchy.isVisible(transition.container) else {
      // Off the screen meanwhile: the pages change, and none appears.
      play(.offScreen, .will, Cast(new: coming, place: .inside(transition.container)))
      return
    }
    self[id].out = out
    play(
      id, .will,
      Cast(going: out, new: coming, roots: coming, place: .inside(transition.container)))
  }

  mutating func endPageChange(_ id: TransitionID) {
    var transition = self[id]
    // What a later change of the same run loop pass has brought back stays.
    for later in running
    where later.index > id.index && self[later].container == transition.container && self[later].kind == .page {
      transition.removed.removeAll { self[later].to.contains($0) }
    }
    var coming: [ControllerID] = []
    for x in transition.to where !transition.from.contains(x) { coming += world.shown(x) }
    play(
      id, .did,
      Cast(coming: coming, going: transition.out, removed: transition.removed))
  }

  /// ORD-29.
  mutating func cancelPageChange(_ id: TransitionID) {
    let transition = self[id]
    play(
      id, .cancel,
      Cast(
        coming: transition.incoming, going: comesBack(id),
        new: (transition.to + transition.removed).filter { !transition.from.contains($0) }))
  }

  /// One that has got its viewWillAppear, bodies included, may need a page by then (PAG-05).
  mutating func checkPages(_ pages: ControllerID) {
    if world.stack(pages).isEmpty, hierarchy.unknown(.viewControllers, of: .controller(pages)) != nil {
      hierarchy.readsContent(of: pages)
      return stopAtUnknown(since: outcome.decisions.count)
    }
    if let refusal = take(EmptyPageViewControllerCannotAppear.judge(pages, world)) ?? nil { say(refusal) }
  }
}

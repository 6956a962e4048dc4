/// Unwinding: the search, the action, and the way back (SEG-09 to SEG-17).
extension Simulator {
  mutating func unwind(_ id: SegueID, _ request: Unwinding.Request, sender: Value, line: Int, byUser: Bool) {
    guard countSegue(id) else { return }
    var search = ask { Unwinding.begins(request, byUser: byUser, $0, &$1) }
    let identifier = world.segues[id].identifier
    while !loop.isStopped {
      switch search.query(world, &outcome.ledger) {
      case .children(let x, let standard):
        search.allows(allowedChildren(x, standard, request, sender), &outcome.ledger)
      case .isDestination(let x, let standard):
        search.isDestination(isDestination(x, standard, request, sender), &outcome.ledger)
      case .delegates(let x): search.delegates(to: delegated(x, request, sender), world, &outcome.ledger)
      case .nobody:
        note(NobodyFoundNothingHappens.announcement(request))
        outcome.decisions.append(.unwinds(identifier, from: request.source, to: nil))
        return
      case .found(let found):
        outcome.decisions.append(.unwinds(identifier, from: request.source, to: found))
        prepare(
          id, from: request.source, to: found, sender: sender, line: line, path: search.path, then: .acts)
        return
      }
    }
  }

  // MARK: Which controllers are asked

  private mutating func allowedChildren(
    _ x: ControllerID, _ standard: [ControllerID], _ request: Unwinding.Request, _ sender: Value
  ) -> [ControllerID] {
    let line: [Value] = [.controller(request.source)]
    var handed: [Value] = [.none]
    // Making the object costs time: it is made only for classes that read it.
    if let type = world.segues.sourceClass, world.overrides(x, .allowedChildrenForUnwinding) {
      let object = addObject(type, name: "", isHeld: true)
      hierarchy.assign(.object(object), .source, .controller(request.source))
      hierarchy.assign(.object(object), .unwindAction, .selector(request.action))
      hierarchy.assign(.object(object), .sender, sender)
      handed = [.object(object)]
    }
    guard case .list(let values)? = askItself(.allowedChildrenForUnwinding, x, line: line, handed: handed) else {
      return standard
    }
    return values.compactMap { value in
      guard case .controller(let child) = value, !hierarchy.has(child, .released) else { return nil }
      return child
    }
  }

  private mutating func isDestination(
    _ x: ControllerID, _ standard: Bool, _ request: Unwinding.Request, _ sender: Value
  ) -> Bool {
    let handed: [Value] = [.selector(request.action), .controller(request.source), sender]
    let answer = askItself(
      .canPerformUnwindSegueAction, x, line: handed, handed: handed,
      as: Unwinding.question(in: profile))
    if case .bool(let isIt)? = answer { return isIt }
    return standard
  }

  /// iOS 8: the controller that a class returns itself; nil where it leaves that to UIKit.
  private mutating func delegated(
    _ x: ControllerID, _ request: Unwinding.Request, _ sender: Value
  ) -> ControllerID?? {
    let handed: [Value] = [.selector(request.action), .controller(request.source), sender]
    switch askItself(.forUnwindSegueAction, x, line: handed, handed: handed) {
    case .controller(let named)?: return .some(.some(named))
    case .some(.none): return .some(.none)
    default: return nil
    }
  }

  // MARK: What follows

  /// The action, before anything moves.
  mutating func act(_ run: Int) {
    let it = segues.runs[run]
    guard let action = world.segues[it.segue].unwindAction else { return }
    let request = Unwinding.Request(source: it.source, action: action)
    if let refusal = take(ActionRunsBeforeAnythingMoves.judge(request, to: it.destination, world)) {
      return say(refusal)
    }
    loop.agenda.append(.segue(run, .moves))
    let identifier = hierarchy.property(it.object, .identifier) ?? .none
    record(.unwindAction(it.destination, action, identifier), isDefault: false)
    pushBodies(.unwindAction, it.destination, [.object(it.object)], action: action)
  }

  /// One dismissal, then the containers from the top down.
  mutating func moveBack(_ run: Int) {
    let it = segues.runs[run]
    let segue = world.segues[it.segue]
    guard let action = segue.unwindAction, let path = it.path else { return }
    let request = Unwinding.Request(source: it.source, action: action)
    let consequence = ask { Unwinding.consequence(request, to: it.destination, path, $0, &$1) }
    segues.runs[run].steps = consequence.steps
    loop.agenda.append(.segue(run, .step(0)))
    if let presenter = consequence.dismisses {
      dismiss(presenter, isAnimated: segue.isAnimated, handler: nil, line: it.line)
    }
  }

  /// `unwind(for:towards:)` of one container.
  mutating func step(_ run: Int, _ index: Int) {
    let it = segues.runs[run]
    guard index < it.steps.count else {
      note(UnwoundIsReleasedAsAnyOther.announcement(it.source))
      hierarchy.objects[Int(it.object.index)].isHeld = false
      return
    }
    let (container, next) = it.steps[index]
    loop.agenda.append(.segue(run, .step(index + 1)))
    if Unwinding.tellsContainers(world) {
      let identifier = hierarchy.property(it.object, .identifier) ?? .none
      callback(
        .unwindForSegue, container, line: [identifier, .controller(next)],
        handed: [.object(it.object), .controller(next)])
    }
    switch ask({ Unwinding.step(container, towards: next, $0, &$1) }) {
    case .selects:
      if let refusal = take(SelectingByCodeAsksNobody.refusal(next, in: container, world)) { return say(refusal) }
      select(next, in: container)
    case .pops:
      changeStack(.popTo(next), of: container, isAnimated: world.segues[it.segue].isAnimated, line: it.line)
    case .nothing: break
    }
  }
}

/// The window gets another size: who is called before, the change, and who is called after it (rule ORD-35).
extension Simulator {
  /// Calls everybody from the root down, makes the change, and calls them again.
  mutating func changeSize(_ change: SizeChange, isAnimated: Bool, _ call: CallContext) {
    let new = change.applied(to: environment)
    world.sizes = (environment, new)
    let changesClasses = take(SizeChangeCallsFromTheRootDown.classes(from: environment, to: new)) ?? false
    var called: [(x: ControllerID, hearsTraits: Bool)] = []
    for candidate in SizeChangeCallsFromTheRootDown.candidates(world) {
      switch take(SizeChangeCallsFromTheRootDown.judge(candidate, changesClasses: changesClasses, world)) ?? .none {
      case .none: break
      case .sizeAlone: called.append((candidate.controller, false))
      case .sizeAndTraits: called.append((candidate.controller, true))
      }
    }
    guard let root = called.first?.x else { return make(change) }
    let id = add(
      Transition(
        kind: .size, container: root, from: [], to: [], isAnimated: isAnimated, line: call.line, origin: currentCall))
    self[id].phase = .running
    self[id].incoming = called.map { $0.x }
    world.sizeChange = id
    let isRotation = change.isRotation
    func operations(_ callbacks: [Callback]) -> [Operation] {
      var result: [Operation] = []
      for callback in callbacks {
        if callback.isOfTheDocuments, !isRotation || !profile.isDocuments { continue }
        let concernsTraits = callback == .willTransition || callback == .traitCollectionDidChange
        for (x, hearsTraits) in called where hearsTraits || !concernsTraits { result.append(.hearsOfSize(callback, x, id)) }
      }
      return result
    }
    loop.agenda.append(.internalCall(.sizeHasChanged(id)))
    loop.agenda.append(.operations(operations(SizeChangeCallsFromTheRootDown.end), 0))
    loop.agenda.append(
      .operations(operations(SizeChangeCallsFromTheRootDown.after) + [.alongside(id), .completions(id)], 0))
    loop.agenda.append(.internalCall(.makeSizeChange(change)))
    runNext(operations(SizeChangeCallsFromTheRootDown.before))
  }

  /// The change itself; columns, tabs and presentations adapt.
  mutating func make(_ change: SizeChange) {
    environment = change.applied(to: environment)
    switch change {
    case .rotation, .resize: break
    case .fold(let isOpen):
      note(SizeClassesOfPhones.changes(world))
      // Whoever decides about orientations is asked again on the display that goes by them.
      if !isOpen, !orientToDecider() { return }
    }
    loop.agenda.append(.internalCall(.adaptToEnvironment))
  }

  /// All have been called: nobody has a coordinator of it any more.
  mutating func endSizeChange(_ id: TransitionID) {
    self[id].phase = .ended(isCancelled: false)
    loop[id] = FollowUp()
    if world.sizeChange == id { world.sizeChange = nil }
  }

  /// One of them is called.
  mutating func hearOfSize(_ callback: Callback, _ x: ControllerID, _ id: TransitionID) {
    guard !hierarchy.has(x, .released), let sizes = world.sizes else { return }
    let coordinator = Value.coordinator(CoordinatorReference(transition: id, asked: x))
    switch callback {
    case .willTransition: self.callback(callback, x, line: [], handed: [.facet(.newTraitCollection, x), coordinator])
    case .viewWillTransition: self.callback(callback, x, line: [], handed: [.none, coordinator])
    case .traitCollectionDidChange: self.callback(callback, x, line: [], handed: [.facet(.previousTraitCollection, x)])
    case .viewWillLayoutSubviews:
      guard hierarchy.isVisible(x) else { return hierarchy.set(x, .layoutPending, true) }
      layoutPair(x)
    default:
      // The documents' methods of a rotation come to who is on screen.
      guard hierarchy.isVisible(x) else { return }
      let facing = callback == .didRotate ? sizes.before.facing : sizes.after.facing
      guard let row = UIKitEnum.interfaceOrientation.row(named: facing.text) else { return }
      let orientation = Value.enumeration(.interfaceOrientation, row)
      self.callback(callback, x, line: [orientation], handed: [orientation, .decimal(0.3)])
    }
  }
}

extension Simulator {
  /// A memory warning: every view controller that there is hears of it, those of the windows first (LOD-06).
  mutating func warnOfLowMemory(_ call: CallContext) {
    outcome.ledger.note(ViewDidLoadComesOncePerLoad.judge(memoryWarning: ()))
    var order = SizeChangeCallsFromTheRootDown.candidates(world).map { $0.controller }
    var seen = IDSet(order)
    for row in 0..<hierarchy.count {
      let x = ControllerID(Int32(row))
      let isThere =
        hierarchy.isViewLoaded(x) || hierarchy.parent(of: x) != nil || hierarchy.directPresenter(x) != nil
        || world.heldBySlots[x] != nil
      if isThere, !hierarchy.has(x, .released), seen.insert(x) { order.append(x) }
    }
    runNext(order.map { .callOwnMethod(.didReceiveMemoryWarning, $0) })
  }
}

/// What gives the window another size.
enum SizeChange: Sendable {
  case rotation(Facing)
  case resize(SizeClass, SizeClass)
  case fold(isOpen: Bool)

  var isRotation: Bool { if case .rotation = self { true } else { false } }

  func applied(to environment: Environment) -> Environment {
    var new = environment
    switch self {
    case .rotation(let facing): new.turn(to: facing)
    case .resize(let horizontal, let vertical): (new.horizontal, new.vertical) = (horizontal, vertical)
    case .fold(let isOpen): new.fold(isOpen: isOpen)
    }
    return new
  }
}

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
    if changesClasses, let x = called.first(where: { !$0.hearsTraits && world.hasOwnTraits($0.x) })?.x {
      noteOnce(
        "\(EventText.name(x, hierarchy)) has traits that do not come from the window: of it and of what it contains "
          + "'viewWillTransition(to:with:)' alone is called (EVT-05)", call.line)
    }
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
        var unheard = IDSet<ControllerID>()
        for (x, hearsTraits) in called where hearsTraits || !concernsTraits {
          if let kept = SizeChangeCallsFromTheRootDown.keptBack(callback, from: x, unheard: unheard, world) {
            note(kept)
            _ = unheard.insert(x)
            continue
          }
          result.append(.hearsOfSize(callback, x, id))
        }
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
    case .traitCollectionDidChange:
      if !swift.observers.isEmpty { tellRegistered(x, sizes) }
      self.callback(callback, x, line: [], handed: [.facet(.previousTraitCollection, x)])
    case .viewWillLayoutSubviews:
      guard hierarchy.isVisible(x) else { return hierarchy.set(x, .layoutPending, true) }
      layoutPair(x)
    case .willRotate, .willAnimateRotation, .didRotate:
      // The documents' methods of a rotation come to who is on screen.
      guard hierarchy.isVisible(x) else { return }
      let facing = callback == .didRotate ? sizes.before.facing : sizes.after.facing
      guard let row = UIKitEnum.interfaceOrientation.row(named: facing.text) else { return }
      let orientation = Value.enumeration(.interfaceOrientation, row)
      self.callback(callback, x, line: [orientation], handed: [orientation, .decimal(0.3)])
    default: break
    }
  }
}

/// What code asks of the new size.
extension Simulator {
  /// `size.width > size.height` in `viewWillTransition(to:with:)`: known of what fills the window of a device that rotates.
  mutating func comparedSides(_ id: TextID, _ a: Int32) -> Bool? {
    let words = program.swift.texts[Int(id.index)].split { $0 == " " }
    guard words.count == 3, let sizes = world.sizes else { return nil }
    let sides = (words[0].split { $0 == "." }, words[2].split { $0 == "." })
    guard sides.0.count == 2, sides.1.count == 2, sides.0[0] == sides.1[0] else { return nil }
    let isWidthFirst = sides.0[1] == "width"
    guard sides.0[1] == (isWidthFirst ? "width" : "height"), sides.1[1] == (isWidthFirst ? "height" : "width") else {
      return nil
    }
    let function = program.swift.functions[Int(swift.activations[Int(a)].function)]
    guard function.name.hasSuffix("viewWillTransition(to:with:)"), isSize(sides.0[0], in: function, a),
      let me = function.slots.firstIndex(where: { $0.name == "self" }) ?? function.selfSlot.map({ Int($0.index) }),
      case .controller(let x) = value(.slot(Slot(Int32(me))), a), fillsTheWindow(x, sizes.after)
    else { return nil }
    let firstIsLarger = (sizes.after.orientation == .landscape) == isWidthFirst
    switch words[1] {
    case ">", ">=": return firstIsLarger
    case "<", "<=": return !firstIsLarger
    default: return nil
    }
  }

  /// Whether a variable is the size that UIKit has handed over.
  private mutating func isSize(_ name: Substring, in function: SwiftFunction, _ a: Int32) -> Bool {
    guard let slot = function.slots.firstIndex(where: { $0.name == name }),
      case .opaque(let text) = value(.slot(Slot(Int32(slot))), a)
    else { return false }
    return program.swift.texts[Int(text.index)] == name
  }

  /// `UIDevice.current.orientation.isLandscape` once the device has been turned; how it is held until then nobody knows.
  func deviceIsLandscape(_ id: TextID) -> Bool? {
    guard let held = world.held.first else { return nil }
    switch program.swift.texts[Int(id.index)] {
    case "UIDevice.current.orientation.isLandscape": return held.orientation == .landscape
    case "UIDevice.current.orientation.isPortrait": return held.orientation == .portrait
    default: return nil
    }
  }

  /// Whether a view is as large as the window, and the window as the screen of a device that rotates.
  private func fillsTheWindow(_ x: ControllerID, _ environment: Environment) -> Bool {
    guard let sizes = world.sizes, sizes.before.orientation != sizes.after.orientation,
      (environment.horizontal, environment.vertical)
        == Environment.sizeClasses(environment.device, environment.orientation, isOpen: environment.isOpen)
    else { return false }
    var top = x
    while let parent = hierarchy.parent(of: top) {
      guard hierarchy.kind(of: parent).isNavigation || hierarchy.kind(of: parent) == .tabBar else { return false }
      top = parent
    }
    guard let presentation = hierarchy.presentations[top] else { return hierarchy.windowWithRoot(top) != nil }
    return presentation.adaptedStyle == .fullScreen || presentation.adaptedStyle == .overFullScreen
  }
}

/// Traits of a view controller's own (EVT-05).
extension Simulator {
  /// Code overrides the traits of a view controller, or takes that back.
  mutating func setOwnTraits(_ x: ControllerID, _ has: Bool) {
    world.setOwnTraits(x, has)
    for row in 0..<hierarchy.count where hierarchy.kinds[row] == .split && hierarchy.isInside(ControllerID(row: row), x)
    {
      adaptSplits()
      return
    }
  }

  /// Whether a split view controller would have to know traits that presim does not know: the step fails then.
  mutating func stopsAtOwnTraits(_ x: ControllerID) -> Bool {
    guard world.hasOwnTraits(x) else { return false }
    stop(
      "presim cannot know whether \(EventText.name(x, hierarchy)) collapses: its traits are overridden by "
        + "'setOverrideTraitCollection(_:forChild:)' or 'traitOverrides' (EVT-05)",
      outcome.calls.indices.contains(Int(currentCall)) ? outcome.calls[Int(currentCall)].line : 0)
    return true
  }
}

extension Simulator {
  /// A memory warning: every view controller that there is hears of it, those of the windows first (LOD-06).
  mutating func warnOfLowMemory() {
    outcome.ledger.note(ViewDidLoadComesOncePerLoad.judge(memoryWarning: ()))
    var order = SizeChangeCallsFromTheRootDown.candidates(world).map { $0.controller }
    var seen = IDSet(order)
    for row in 0..<hierarchy.count {
      let x = ControllerID(Int32(row))
      let isThere =
        hierarchy.isViewLoaded(x) || hierarchy.parent(of: x) != nil || hierarchy.directPresenter(x) != nil
        || world.heldBySlots.has(x)
      if isThere, !hierarchy.has(x, .released), seen.insert(x) { order.append(x) }
    }
    runNext(order.map { .callOwnMethod(.didReceiveMemoryWarning, $0) })
  }

  /// `device.leaveApp()`, `device.returnToApp()`: no view controller hears of it (ORD-33), but what pasted Swift has to be
  /// told runs.
  mutating func moveApp(to method: Method) {
    let body = method == .leaveApp ? program.swift.leaving : program.swift.returning
    note(WhatBringsNoCallback.judge(isHeard: program.swift.hearsOfApp))
    guard let body, program.swift.hearsOfApp else {
      environment.app = method == .leaveApp ? .background : .active
      return
    }
    interrupt()
    loop.agenda.append(.body(body, 0, .column))
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

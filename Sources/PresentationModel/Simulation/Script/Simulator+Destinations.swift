/// Destinations of segues: a storyboard makes a new one each time (SEG-03).
extension Simulator {
  /// Counts a segue that is about to be performed, forwards or back; false when there are too many.
  mutating func countSegue(_ id: SegueID) -> Bool {
    loop.meter.segues += 1
    if loop.meter.segues <= Simulator.segueLimit { return true }
    let segue = world.segues[id]
    let source =
      switch segue.source {
      case .controller(let x): hierarchy.name(of: x)
      case .instance(let type): hierarchy.classTable[Int(type.index)].name
      }
    // Those that embed need no body to go on for ever.
    stop(limit: "2,000 segues", else: "segue \(segue.identifier.map { "\"\($0)\" " } ?? "")from \(source)")
    return false
  }

  /// The destination of a segue; nil when the step has been stopped.
  mutating func makeDestination(of id: SegueID) -> ControllerID? {
    guard countSegue(id) else { return nil }
    switch ask({ Segues.destination(id, $0, &$1) }) {
    case .named(let x):
      world.usedDestinations.insert(x)
      return x
    case .copy(let x): return copyOutline(of: x)
    case .new(let type):
      let x = hierarchy.add(name: "", class: type)
      initialize(x)
      loadEarly([x])
      return x
    case nil: return nil
    }
  }

  /// A controller of the class of another one, with the outline that is below that in the file, and the assignments to
  /// both before the file's first call.
  ///
  /// Complexity: O(what is made).
  private mutating func copyOutline(of root: ControllerID) -> ControllerID {
    if segues.outlines == nil { segues.outlines = OutlineChildren(program) }
    var made: [ControllerID] = []
    var copyOfRoot = root
    var pending: [(original: ControllerID, parent: ControllerID?)] = [(root, nil)]
    while let (original, parent) = pending.popLast() {
      let x = hierarchy.add(name: "", class: hierarchy.classes[Int(original.index)])
      made.append(x)
      initialize(x)
      for instruction in segues.outlines?.setup[original] ?? [] { perform(instruction.on(x), .column) }
      if let parent { hierarchy.append(x, to: parent) } else { copyOfRoot = x }
      for child in (segues.outlines?.children[original] ?? []).reversed() { pending.append((child, x)) }
    }
    for x in made { settleOutline(x) }
    loadEarly(made)
    return copyOfRoot
  }

  /// Puts the views of new controllers in their places, and notes those that wait for their appearance.
  private mutating func settleOutline(_ x: ControllerID) {
    let children = hierarchy.children(of: x)
    switch hierarchy.kind(of: x) {
    case .navigation, .imagePicker:
      guard let top = children.last else { return }
      stacks.pendingDidMove[top] = x
      hierarchy.set(top, .movingTo, true)
    case .tabBar:
      guard let first = children.first else { return }
      var selected = first
      if case .int(let index)? = hierarchy.property(x, .selectedIndex), index > 0, index < children.count {
        selected = children[Int(index)]
      }
      hierarchy.selectedTabs[x] = selected
      hierarchy.setPlace(selected, .inside(x))
    case .split:
      for child in children { hierarchy.setPlace(child, .inside(x)) }
      takeOutlineColumns(x)
      if !showsPrimary(x), let primary = children.first { hierarchy.setPlace(primary, .none) }
    case .arrangement:
      for child in children { hierarchy.setPlace(child, .inside(x)) }
      takeOutlineArrangement(x)
    default: for child in children { hierarchy.setPlace(child, .inside(x)) }
    }
  }

  /// What loads when it is made.
  private mutating func loadEarly(_ made: [ControllerID]) {
    var loads: [Operation] = []
    for x in made where take(TabBarLoadsWhenMade.judge(x, world)) != nil { loads.append(.load(x)) }
    runNext(loads)
  }
}

/// The children of each controller in the outlines, and the assignments that belong to them: made with the first copy.
struct OutlineChildren: Sendable {
  var children = IDMap<ControllerID, [ControllerID]>()
  var setup = IDMap<ControllerID, [Instruction]>()

  init(_ program: Program) {
    for (row, parent) in program.outline.parents.enumerated() where parent >= 0 {
      children[ControllerID(parent), default: []].append(ControllerID(row: row))
    }
    for instruction in program.setup {
      guard case .assign(let path, _, _) = instruction.kind, case .value(.controller(let x)) = path.root else {
        continue
      }
      setup[x, default: []].append(instruction)
    }
  }
}

extension Instruction {
  /// The same assignment on another controller.
  fileprivate func on(_ x: ControllerID) -> Instruction {
    guard case .assign(var path, let property, let expression) = kind else { return self }
    path.root = .value(.controller(x))
    var copy = self
    copy.kind = .assign(path, property, expression)
    return copy
  }
}

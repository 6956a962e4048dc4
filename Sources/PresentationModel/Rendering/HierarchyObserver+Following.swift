/// What the steps since the last look have changed is followed link by link.
extension HierarchyObserver {
  /// The present place of a controller; nil where it has two.
  private func place(_ row: Int32, _ hierarchy: Hierarchy) -> (up: Int32, isPresented: Bool)? {
    let parent = hierarchy.parents[Int(row)]
    var presenter = hierarchy.presenterLinks[Int(row)]
    if presenter >= 0, hierarchy.presentedLinks[Int(presenter)] != row { presenter = -1 }
    if nodes[Int(row)].isRoot { return parent < 0 && presenter < 0 ? (nodes[Int(row)].up, false) : nil }
    if parent >= 0 { return presenter < 0 ? (parent, false) : nil }
    return presenter >= 0 ? (presenter, true) : (Node.unprinted, false)
  }

  /// Whether no printed controller has a second place among those that stay: then what is added and removed can be
  /// followed.
  mutating func canFollow(_ rows: [Int32], _ hierarchy: Hierarchy) -> Bool {
    for row in rows {
      guard let (up, isPresented) = place(row, hierarchy) else { return false }
      let node = nodes[Int(row)]
      if !node.isPrinted || node.up == up && node.isPresented == isPresented { continue }
      guard up == Node.unprinted else { return false }
      marks[Int(row)].leaving = epoch
    }
    for row in rows {
      let node = nodes[Int(row)]
      guard node.isPrinted, !node.isRoot, !node.isPresented, marks[Int(row)].leaving != epoch else { continue }
      var before = node.previous
      while before >= 0, marks[Int(before)].leaving == epoch { before = nodes[Int(before)].previous }
      var now = hierarchy.previousSiblings[Int(row)]
      while now >= 0, !nodes[Int(now)].isPrinted || marks[Int(now)].leaving == epoch {
        now = hierarchy.previousSiblings[Int(now)]
      }
      if before != now { return false }
    }
    return true
  }

  mutating func follow(_ rows: [Int32], _ hierarchy: Hierarchy) {
    for row in rows where marks[Int(row)].leaving == epoch { detach(row) }
    for row in rows {
      guard !nodes[Int(row)].isPrinted, let (up, isPresented) = place(row, hierarchy), up >= 0, nodes[Int(up)].isPrinted
      else { continue }
      attach(row, under: up, isPresented: isPresented, hierarchy)
    }
    var flipped: [Int32] = []
    for row in rows where nodes[Int(row)].isPrinted && !isMarked(row) {
      let before = nodes[Int(row)]
      takeLinks(row, hierarchy)
      takeWords(row, hierarchy)
      note(row, before, &flipped)
    }
    // The view that contains a view has entered or left its window.
    while let row = flipped.popLast() {
      guard hierarchy.windowMemo.holdsViews(ControllerID(row)) else { continue }
      var child = nodes[Int(row)].first
      while child >= 0 {
        takePlace(child, hierarchy, &flipped)
        child = nodes[Int(child)].next
      }
      if nodes[Int(row)].presented >= 0 { takePlace(nodes[Int(row)].presented, hierarchy, &flipped) }
    }
  }

  private mutating func takePlace(_ row: Int32, _ hierarchy: Hierarchy, _ flipped: inout [Int32]) {
    guard nodes[Int(row)].isPrinted else { return }
    let before = nodes[Int(row)]
    lookWhere(row, hierarchy)
    note(row, before, &flipped)
  }

  private mutating func note(_ row: Int32, _ before: Node, _ flipped: inout [Int32]) {
    let node = nodes[Int(row)]
    if node.isInWindow != before.isInWindow || node.isPlaceInWindow != before.isPlaceInWindow { flipped.append(row) }
    if !node.says(as: before), !isMarked(row) {
      marks[Int(row)].changed = epoch
      changed.append(row)
    }
  }

  /// Removes a controller, with all that is below it.
  private mutating func detach(_ top: Int32) {
    var pending = [top]
    while let row = pending.popLast() {
      guard nodes[Int(row)].isPrinted else { continue }
      counts[Int(nodes[Int(row)].window)] -= 1
      let up = nodes[Int(row)].up
      let isPresented = nodes[Int(row)].isPresented
      left.append(Place(row: row, up: isPresented ? -1 : max(up, -1), isPresented: isPresented))
      nodes[Int(row)].up = Node.unprinted
      gone.append(row)
      var child = nodes[Int(row)].first
      while child >= 0 {
        pending.append(child)
        child = nodes[Int(child)].next
      }
      if nodes[Int(row)].presented >= 0 { pending.append(nodes[Int(row)].presented) }
    }
  }

  /// Adds a controller, with all that is below it.
  mutating func attach(_ top: Int32, under up: Int32, isPresented: Bool, _ hierarchy: Hierarchy) {
    var pending = [Place(row: top, up: up, isPresented: isPresented)]
    while let item = pending.popLast() {
      let row = Int(item.row)
      guard !nodes[row].isPrinted, place(item.row, hierarchy)?.up == item.up || item.up < Node.unprinted else {
        hasTwice = true
        return
      }
      nodes[row].up = item.up
      nodes[row].isPresented = item.isPresented
      nodes[row].level = item.up < 0 ? 0 : nodes[Int(item.up)].level + 1
      nodes[row].window = item.up < 0 ? -2 - item.up : nodes[Int(item.up)].window
      counts[Int(nodes[row].window)] += 1
      takeLinks(item.row, hierarchy)
      takeWords(item.row, hierarchy)
      marks[row].changed = epoch
      came.append(item.row)
      if nodes[row].presented >= 0 {
        pending.append(Place(row: nodes[row].presented, up: item.row, isPresented: true))
      }
      var child = nodes[row].first
      while child >= 0 {
        pending.append(Place(row: child, up: item.row, isPresented: false))
        child = hierarchy.nextSiblings[Int(child)]
      }
    }
  }

  private mutating func takeLinks(_ row: Int32, _ hierarchy: Hierarchy) {
    nodes[Int(row)].first = hierarchy.firstChildren[Int(row)]
    nodes[Int(row)].last = hierarchy.lastChildren[Int(row)]
    nodes[Int(row)].presented = hierarchy.presentedLinks[Int(row)]
    // The root of a window and a presented controller have no siblings, whatever their links say.
    let isChild = nodes[Int(row)].up >= 0 && !nodes[Int(row)].isPresented
    nodes[Int(row)].next = isChild ? hierarchy.nextSiblings[Int(row)] : -1
    nodes[Int(row)].previous = isChild ? hierarchy.previousSiblings[Int(row)] : -1
  }

  private mutating func takeWords(_ row: Int32, _ hierarchy: Hierarchy) {
    let x = ControllerID(row)
    nodes[Int(row)].state = hierarchy.state(of: x)
    nodes[Int(row)].viewClass = hierarchy.isViewLoaded(x) ? text(ViewClass.name(x, hierarchy, version)) : -1
    nodes[Int(row)].presentationClass =
      hierarchy.presentations.isEmpty
      ? -1
      : hierarchy.presentations[x].map {
        text(PresentationControllers.className($0, active: true, hierarchy, .ios(version)))
      } ?? -1
    lookWhere(row, hierarchy)
  }

  private mutating func lookWhere(_ row: Int32, _ hierarchy: Hierarchy) {
    let x = ControllerID(row)
    let up = nodes[Int(row)].up
    let isIn =
      switch hierarchy.place(of: x) {
      case .none: false
      case .window: true
      case .inside(let host) where host.index == up: nodes[Int(up)].isInWindow
      case .beside(let presenter) where presenter.index == up: nodes[Int(up)].isPlaceInWindow
      case let place: hierarchy.window(at: place) != nil
      }
    nodes[Int(row)].isPlaceInWindow = isIn
    nodes[Int(row)].isInWindow = isIn && hierarchy.isViewLoaded(x) && !hierarchy.has(x, .viewRemoved)
  }

  private mutating func text(_ text: String) -> Int32 {
    let row = texts.firstIndex(of: text) ?? texts.count
    if row == texts.count { texts.append(text) }
    return Int32(truncatingIfNeeded: row)
  }

  /// Controllers on screen that no line shows.
  mutating func alsoOnScreen(_ rows: [Int32], _ hierarchy: Hierarchy) -> [PrintedHierarchy.Unlisted] {
    func update(_ row: Int32) {
      let x = ControllerID(row)
      if !nodes[Int(row)].isPrinted, hierarchy.straightInWindows.contains(x) || hierarchy.presentations.has(x) {
        loose.insert(x)
      } else if !loose.isEmpty {
        loose.remove(x)
      }
    }
    for row in rows { update(row) }
    for row in came { update(row) }
    for row in gone { update(row) }
    return PrintedHierarchy.alsoOnScreen(among: loose, hierarchy)
  }
}

extension Hierarchy {
  /// Gives a controller a name that it was made without.
  mutating func rename(_ x: ControllerID, _ name: String) {
    touch(x)
    names[Int(x.index)] = name
  }

  /// Adds a controller without links. Complexity: O(1).
  mutating func add(name: String, class id: ClassID) -> ControllerID {
    let row = ControllerID(row: names.count)
    var kind = ControllerKind.plain
    if case .controller(let own) = classTable[Int(id.index)].kind { kind = own }
    rows.value.add(name, id, kind)
    if kind == .tabBar { tabBars.append(row) }
    if !classTable[Int(id.index)].defaults.isEmpty { noteContext(row) }
    return row
  }

  /// Makes room for `count` more controllers.
  mutating func reserve(_ count: Int) {
    let total = names.count + count
    names.reserveCapacity(total)
    classes.reserveCapacity(total)
    kinds.reserveCapacity(total)
    parents.reserveCapacity(total)
    firstChildren.reserveCapacity(total)
    lastChildren.reserveCapacity(total)
    nextSiblings.reserveCapacity(total)
    previousSiblings.reserveCapacity(total)
    presentedLinks.reserveCapacity(total)
    presenterLinks.reserveCapacity(total)
    places.reserveCapacity(total)
    windowMemo.reserve(total)
    states.reserveCapacity(total)
    flags.reserveCapacity(total)
  }

  private func link(_ row: Int32) -> ControllerID? { row < 0 ? nil : ControllerID(row) }

  /// UIKit's `parent`.
  package func parent(of x: ControllerID) -> ControllerID? { link(parents[Int(x.index)]) }
  /// First of `children`.
  package func firstChild(of x: ControllerID) -> ControllerID? { link(firstChildren[Int(x.index)]) }
  /// Last of `children`: the top of a stack.
  package func lastChild(of x: ControllerID) -> ControllerID? { link(lastChildren[Int(x.index)]) }
  /// The child after `x` in its parent.
  package func nextSibling(of x: ControllerID) -> ControllerID? { link(nextSiblings[Int(x.index)]) }
  /// The child before `x` in its parent.
  package func previousSibling(of x: ControllerID) -> ControllerID? { link(previousSiblings[Int(x.index)]) }

  /// UIKit's `children`, in the order of adding. Complexity: O(children).
  package func children(of x: ControllerID) -> [ControllerID] {
    if let known = tabLists.isEmpty ? nil : tabLists[x] { return known }
    var result: [ControllerID] = []
    var child = firstChild(of: x)
    while let current = child {
      result.append(current)
      child = nextSibling(of: current)
    }
    return result
  }

  /// A child by its position; nil beyond the last. Complexity: O(1) until the children change: it is for tab bar
  /// controllers, whose tabs are read this way again and again.
  mutating func child(of x: ControllerID, at position: Int) -> ControllerID? {
    rememberChildren(of: x)
    guard let tabs = tabLists[x], position >= 0, position < tabs.count else { return nil }
    return tabs[position]
  }

  /// Keeps the list of children until they change: it is asked for again and again.
  mutating func rememberChildren(of x: ControllerID) {
    if tabLists[x] == nil { tabLists[x] = children(of: x) }
  }

  /// Makes `child` the last child of `parent`. It must have no parent.
  mutating func append(_ child: ControllerID, to parent: ControllerID) {
    insert(child, into: parent, before: nil)
  }

  /// Makes `child` a child of `parent`, before `sibling` or last.
  mutating func insert(_ child: ControllerID, into parent: ControllerID, before sibling: ControllerID?) {
    let row = Int(child.index)
    let p = Int(parent.index)
    let after = sibling?.index ?? -1
    let before = after < 0 ? lastChildren[p] : previousSiblings[Int(after)]
    forgetLevelZero(of: child)
    touch(child)
    touch(parent)
    if before >= 0 { touch(ControllerID(before)) }
    if after >= 0 { touch(ControllerID(after)) }
    parents[row] = parent.index
    if let count = presentersInside[child] { countPresenters(from: parent, count) }
    if !tabLists.isEmpty { tabLists[parent] = nil }
    previousSiblings[row] = before
    nextSiblings[row] = after
    if before < 0 { firstChildren[p] = child.index } else { nextSiblings[Int(before)] = child.index }
    if after < 0 { lastChildren[p] = child.index } else { previousSiblings[Int(after)] = child.index }
    flags[row].insert(.taken)
  }

  /// Cuts `child` from its parent.
  mutating func removeFromParent(_ child: ControllerID) {
    let row = Int(child.index)
    guard parents[row] >= 0 else { return }
    let p = Int(parents[row])
    forgetLevelZero(of: child)
    if mayLoseWindows { moved.append(child) }
    if let count = presentersInside[child] { countPresenters(from: ControllerID(parents[row]), -count) }
    if !tabLists.isEmpty { tabLists[ControllerID(parents[row])] = nil }
    let before = previousSiblings[row]
    let after = nextSiblings[row]
    touch(child)
    touch(ControllerID(parents[row]))
    if before >= 0 { touch(ControllerID(before)) }
    if after >= 0 { touch(ControllerID(after)) }
    if before < 0 { firstChildren[p] = after } else { nextSiblings[Int(before)] = after }
    if after < 0 { lastChildren[p] = before } else { previousSiblings[Int(after)] = before }
    parents[row] = -1
    previousSiblings[row] = -1
    nextSiblings[row] = -1
  }

  /// The farthest `parent`, or itself. Complexity: O(depth).
  package func outermostContainer(of x: ControllerID) -> ControllerID {
    var top = x.index
    while parents[Int(top)] >= 0 { top = parents[Int(top)] }
    return ControllerID(top)
  }

  /// Whether `x` is `ancestor` or lies below it in containment. Complexity: O(depth).
  package func isInside(_ x: ControllerID, _ ancestor: ControllerID) -> Bool {
    var current = x.index
    while current >= 0 {
      if current == ancestor.index { return true }
      current = parents[Int(current)]
    }
    return false
  }

  /// The nearest ancestor, not itself, whose class is of this kind (QRY-04).
  func nearestAncestor(of x: ControllerID, where matches: (ControllerKind) -> Bool) -> ControllerID? {
    var current = parents[Int(x.index)]
    while current >= 0 {
      if matches(kinds[Int(current)]) { return ControllerID(current) }
      current = parents[Int(current)]
    }
    return nil
  }
}

extension HierarchyRows {
  /// A controller without links.
  fileprivate mutating func add(_ name: String, _ id: ClassID, _ kind: ControllerKind) {
    names.append(name)
    classes.append(id)
    kinds.append(kind)
    parents.append(-1)
    firstChildren.append(-1)
    lastChildren.append(-1)
    nextSiblings.append(-1)
    previousSiblings.append(-1)
    presentedLinks.append(-1)
    presenterLinks.append(-1)
    places.append(-1)
    windowMemo.add()
    states.append(.disappeared)
    flags.append(ControllerFlags(of: kind))
  }
}

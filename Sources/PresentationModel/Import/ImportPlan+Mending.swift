extension ImportPlan {
  /// The transition that the dump was taken in, if it looks like one.
  mutating func findTransition() {
    for index in forest.nodes.indices where !forest.nodes[index].isLeftOut {
      let node = forest.nodes[index]
      let row = Int32(truncatingIfNeeded: index)
      guard node.isPresented, node.above >= 0 else { continue }
      if node.line.state == .appearing { transition = .presenting(row) }
      if node.line.state == .disappearing { transition = .dismissing(row) }
      if transition != .none { return }
    }
    for index in forest.nodes.indices where !forest.nodes[index].isLeftOut {
      let node = forest.nodes[index]
      guard node.line.state == .appearing || node.line.state == .disappearing, node.above >= 0, !node.isPresented,
        node.nextSibling >= 0
      else { continue }
      let parent = Int(node.above)
      let kind = classes[Int(classOf[parent])].kind
      let row = Int32(truncatingIfNeeded: index)
      let last = forest.nodes[parent].lastChild
      if kind.isNavigation, last == node.nextSibling {
        let state = forest.nodes[Int(last)].line.state
        if node.line.state == .disappearing, state == .appearing { transition = .pushing(last) }
        if node.line.state == .appearing, state == .disappearing { transition = .popping(last) }
      } else if kind == .tabBar {
        var other = node.nextSibling
        while other >= 0, transition == .none {
          let state = forest.nodes[Int(other)].line.state
          if node.line.state == .appearing, state == .disappearing { transition = .selecting(tab: row, from: other) }
          if node.line.state == .disappearing, state == .appearing { transition = .selecting(tab: other, from: row) }
          other = forest.nodes[Int(other)].nextSibling
        }
      }
      if transition != .none { return }
    }
  }

  /// Rows whose state, view or place the trial shows otherwise.
  func differences(_ trial: ImportTrial) -> [Int] {
    forest.nodes.indices.filter { row in
      let node = forest.nodes[row]
      guard !node.isLeftOut else { return false }
      guard let line = trial.lines[row] else { return true }
      return line.state != (node.line.state ?? line.state)
        || node.line.view != .unknown && line.view != node.line.view
    }
  }

  /// Takes a step towards the dump; false where there is none.
  mutating func mend(_ trial: ImportTrial, _ rows: [Int]) -> Bool {
    mendLoading(trial, rows) || mendStates(trial, rows)
  }

  private mutating func mendLoading(_ trial: ImportTrial, _ rows: [Int]) -> Bool {
    var isMended = false
    let known = Set(loads)
    for row in rows {
      guard let line = trial.lines[row] else { continue }
      let node = forest.nodes[row]
      let id = Int32(truncatingIfNeeded: row)
      if node.isLoaded, line.view == .notLoaded, !known.contains(id) {
        loads.append(id)
        isMended = true
      } else if node.line.view == .notLoaded, case .loaded = line.view {
        if isLate[row] || isPushed[row] { continue }
        if isLateCandidate(row) {
          makeLate(row)
          isMended = true
        } else if isPushCandidate(row) {
          isPushed[row] = true
          isMended = true
        } else if let tree = rootTree(above: row), !isLateRoot[tree], !isOutside[tree], forest.trees[tree].kind == .root
        {
          isLateRoot[tree] = true
          isMended = true
        }
      }
    }
    if isMended { findWindowTrees() }
    return isMended
  }

  private func isLateCandidate(_ row: Int) -> Bool {
    let node = forest.nodes[row]
    guard node.above >= 0, !node.isPresented, !isLate[row] else { return false }
    return !classes[Int(classOf[Int(node.above)])].kind.isUIKitContainer && forest.nodes[Int(node.above)].isLoaded
  }

  /// The top of a stack that was pushed while something covered it, so that it was never shown.
  private func isPushCandidate(_ row: Int) -> Bool {
    let node = forest.nodes[row]
    guard node.above >= 0, !node.isPresented, node.nextSibling < 0 || isPushed[Int(node.nextSibling)] else {
      return false
    }
    let nav = forest.nodes[Int(node.above)]
    return classes[Int(classOf[Int(node.above)])].kind.isNavigation && nav.line.state == .disappeared
      && !isCollapsedColumn(row)
  }

  /// What is on a stack above the controller that presents, or above a container of it, was pushed later.
  mutating func findPushes() {
    for row in forest.nodes.indices where forest.nodes[row].isPresented && !forest.nodes[row].isLeftOut {
      var child = forest.nodes[row].above
      while child >= 0, !forest.nodes[Int(child)].isPresented {
        let parent = forest.nodes[Int(child)].above
        if parent >= 0, classes[Int(classOf[Int(parent)])].kind.isNavigation {
          var next = forest.nodes[Int(child)].nextSibling
          while next >= 0, !isPushed[Int(next)] {
            if !isCollapsedColumn(Int(next)) { isPushed[Int(next)] = true }
            next = forest.nodes[Int(next)].nextSibling
          }
        }
        child = parent
      }
    }
  }

  /// The order of children stays what it is: all after a late one are late.
  private mutating func makeLate(_ row: Int) {
    var next = Int32(truncatingIfNeeded: row)
    while next >= 0 {
      isLate[Int(next)] = true
      next = forest.nodes[Int(next)].nextSibling
    }
  }

  private func rootTree(above row: Int) -> Int? {
    var next = Int32(truncatingIfNeeded: row)
    while forest.nodes[Int(next)].above >= 0 {
      if forest.nodes[Int(next)].isPresented { return nil }
      next = forest.nodes[Int(next)].above
    }
    return tree(ofRoot: Int(next))
  }

  private mutating func mendStates(_ trial: ImportTrial, _ rows: [Int]) -> Bool {
    var isTouched = [Bool](repeating: false, count: forest.nodes.count)
    var found: [ImportRepair] = []
    for row in rows {
      let node = forest.nodes[row]
      if node.above >= 0, !node.isPresented, isTouched[Int(node.above)] {
        isTouched[row] = true
        continue
      }
      guard let line = trial.lines[row], line.view != .notLoaded, node.isLoaded else { continue }
      let repairs = repairs(row, node, line)
      if repairs.isEmpty { continue }
      isTouched[row] = true
      found += repairs
    }
    // What was tried already helps no further.
    guard !found.isEmpty, found.contains(where: { !repairs.contains($0) }) else { return false }
    repairs += found
    return true
  }

  private func repairs(_ row: Int, _ node: DumpNode, _ line: DumpLine) -> [ImportRepair] {
    let id = Int32(truncatingIfNeeded: row)
    let leavesWindow = node.line.view == .loaded(isInWindow: false) && line.view == .loaded(isInWindow: true)
    var result: [ImportRepair] = []
    switch (node.line.state ?? .disappeared, line.state ?? .disappeared) {
    case (.disappeared, .appeared): if !leavesWindow { result.append(.disappear(id)) }
    case (.disappearing, .appeared): result.append(.beginDisappearing(id))
    case (.appearing, .appeared): result += [.disappear(id), .beginAppearing(id)]
    case (.appearing, .disappeared): result.append(.beginAppearing(id))
    default: break
    }
    if leavesWindow { result.append(isPrimaryColumn(node, id) ? .hidePrimary(node.above) : .removeView(id)) }
    return result
  }

  /// Whether it is the first of several columns of a split view controller.
  private func isPrimaryColumn(_ node: DumpNode, _ row: Int32) -> Bool {
    guard node.above >= 0, !node.isPresented, classes[Int(classOf[Int(node.above)])].kind == .split else {
      return false
    }
    return forest.nodes[Int(node.above)].firstChild == row && node.nextSibling >= 0
  }
}

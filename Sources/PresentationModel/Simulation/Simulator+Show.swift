/// `show` and `showDetailViewController` (NAV-11; who shows: chapter 10's SHW-01 to SHW-07).
extension Simulator {
  /// Who shows: the nearest navigation or split view controller, else the receiver presents (SHW-01 to SHW-05).
  mutating func show(_ v: ControllerID, from x: ControllerID, _ call: CallContext) {
    trace(.stack, .nav11, .decided, x)
    var current: ControllerID? = x
    while let candidate = current {
      let kind = hierarchy.kind(of: candidate)
      if kind.isNavigation {
        if hierarchy.kind(of: v).isNavigation {
          present(v, from: candidate, isAnimated: true, handler: nil, line: call.line)
        } else {
          pushViewController(v, on: candidate, isAnimated: true, call)
        }
        return
      }
      if kind == .split, isColumnStyle(candidate) {
        present(v, from: candidate, isAnimated: true, handler: nil, line: call.line)
        return
      }
      if kind == .split {
        if hierarchy.has(candidate, .collapsed) {
          present(v, from: candidate, isAnimated: true, handler: nil, line: call.line)
        } else {
          let columns = hierarchy.children(of: candidate)
          setColumns(candidate, [v] + columns.dropFirst())
        }
        return
      }
      current = hierarchy.parent(of: candidate)
    }
    present(v, from: x, isAnimated: true, handler: nil, line: call.line)
  }

  /// The nearest split view controller's secondary column, else as a presentation (SHW-06, SHW-07).
  mutating func showDetail(_ v: ControllerID, from x: ControllerID, _ call: CallContext) {
    trace(.stack, .nav11, .decided, x)
    let split = hierarchy.kind(of: x) == .split ? x : hierarchy.nearestAncestor(of: x) { $0 == .split }
    guard let split else {
      present(v, from: x, isAnimated: true, handler: nil, line: call.line)
      return
    }
    let columns = hierarchy.children(of: split)
    guard !hierarchy.has(split, .collapsed) else {
      guard let primary = columns.first, hierarchy.kind(of: primary).isNavigation else {
        present(v, from: split, isAnimated: true, handler: nil, line: call.line)
        return
      }
      // The one push of a navigation controller that is allowed (SHW-07).
      pushWithoutCheck(v, on: primary, call)
      return
    }
    if columns.count > 1, columns.last == v { return }
    if isColumnStyle(split), let secondary = hierarchy.columns[split]?.secondary {
      // The column style pushes on its secondary stack, unless it is given a stack (SHW-08).
      if hierarchy.kind(of: v).isNavigation {
        hierarchy.columns[split]?.secondary = v
        setColumns(split, hierarchy.columns[split]?.expanded ?? [])
      } else {
        pushViewController(v, on: secondary, isAnimated: true, call)
      }
      return
    }
    setColumns(split, [columns.first, v].compactMap { $0 })
  }
}

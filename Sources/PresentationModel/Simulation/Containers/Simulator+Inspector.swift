/// The inspector column of a split view controller (SPL-09), and what its delegate is called for.
extension Simulator {
  /// `show(.inspector)`, `hide(.inspector)`.
  mutating func setInspectorShown(in x: ControllerID, _ isShown: Bool, line: Int) {
    guard let move = ask({ SplitViews.movesInspector(in: x, shows: isShown, $0, &$1) }) else { return }
    let callback: Callback = isShown ? .splitViewControllerWillShowColumn : .splitViewControllerWillHideColumn
    // Put on the agenda last, and so called before all the rest.
    defer { tells(callback, .inspector, of: x) }
    switch move {
    case .bringsIn(let inspector):
      tells(.splitViewControllerDidShowColumn, .inspector, of: x)
      setColumns(x, hierarchy.children(of: x) + [inspector])
    case .takesOut(let inspector):
      tells(.splitViewControllerDidHideColumn, .inspector, of: x)
      setColumns(x, hierarchy.children(of: x).filter { $0 != inspector })
    case .presents(let inspector): present(inspector, from: x, isAnimated: true, handler: nil, line: line)
    case .dismisses(let inspector):
      guard let presenter = hierarchy.directPresenter(inspector) else { return }
      dismiss(presenter, isAnimated: true, handler: nil, line: line)
    }
  }

  /// The inspector, while it is a column that is shown.
  func shownInspector(of x: ControllerID) -> [ControllerID] {
    guard let inspector = hierarchy.columns[x]?.inspector, hierarchy.parent(of: inspector) == x else { return [] }
    return [inspector]
  }

  /// A split view collapses: an inspector that is shown leaves as a column and comes as a sheet.
  mutating func collapseInspector(of x: ControllerID, _ isOnScreen: Bool) {
    guard let inspector = shownInspector(of: x).first else { return }
    note(InspectorIsAColumnOrASheet.moves(inspector, of: x, collapses: true))
    if isOnScreen { loop.agenda.append(.internalCall(.presentInspector(inspector, from: x))) }
    let group = isOnScreen ? world.shown(inspector) : []
    play(.columnLeaves, .call, Cast(going: group, old: [inspector]))
  }

  /// A split view expands: an inspector that is presented is dismissed, and comes as a column when that is over.
  mutating func expandInspector(of x: ControllerID) {
    guard let inspector = hierarchy.columns[x]?.inspector, let presenter = hierarchy.directPresenter(inspector),
      !hierarchy.isDismissing(inspector)
    else { return }
    note(InspectorIsAColumnOrASheet.moves(inspector, of: x, collapses: false))
    hierarchy.columns[x]?.bringsInspectorBack = true
    dismiss(presenter, isAnimated: false, handler: nil, line: 0)
  }

  /// A presentation or a dismissal is over: the delegate of a split view whose inspector it was is called.
  mutating func inspectorMoved(by id: TransitionID) {
    guard !hierarchy.columns.isEmpty, !self[id].isCancelled else { return }
    switch self[id].kind {
    case .present:
      if let x = self[id].to.first, let split = split(ofInspector: x) {
        tells(.splitViewControllerDidShowColumn, .inspector, of: split)
      }
    case .dismiss:
      for x in self[id].dismissed.gone {
        guard let split = split(ofInspector: x) else { continue }
        if hierarchy.columns[split]?.bringsInspectorBack == true {
          hierarchy.columns[split]?.bringsInspectorBack = false
          if !hierarchy.has(split, .collapsed) { setColumns(split, hierarchy.children(of: split) + [x]) }
        } else {
          tells(.splitViewControllerDidHideColumn, .inspector, of: split)
        }
      }
    default: break
    }
  }

  private func split(ofInspector x: ControllerID) -> ControllerID? {
    guard let split = world.splitViewHolding(x), hierarchy.columns[split]?.inspector == x else { return nil }
    return split
  }

  // MARK: The delegate

  /// The delegate of a split view of the column style is called for a column.
  mutating func tells(_ callback: Callback, _ column: SplitColumns.Column, of x: ControllerID) {
    guard callback.info.availability.complaint(about: "", profile: world.profile, device: environment.device) == nil
    else { return }
    let delegate = world.liveDelegate(hierarchy.property(x, .delegate) ?? .none)
    runNext([.callDelegate(callback, x, [.enumeration(.splitColumn, column.rawValue)], delegate: delegate)])
  }

  /// The delegate is called before a column that is shown or hidden changes the display mode (SPL-01).
  mutating func tellsDisplayMode(of x: ControllerID, once column: SplitColumns.Column, isShown: Bool) {
    let delegate = world.liveDelegate(hierarchy.property(x, .delegate) ?? .none)
    guard !delegate.isNil,
      let mode = take(ColumnsAreTheChildren.displayMode(of: x, once: column, isShown: isShown, world)) ?? nil
    else { return }
    runNext([.callDelegate(.splitViewControllerWillChangeTo, x, [mode], delegate: delegate)])
  }

  /// The delegate is called when a split view of the column style has collapsed or expanded.
  mutating func tellsOfSplit(_ callback: Callback, _ x: ControllerID) {
    let delegate = world.liveDelegate(hierarchy.property(x, .delegate) ?? .none)
    runNext([.callDelegate(callback, x, [], delegate: delegate)])
  }

  /// The delegate may name another display mode for a split view that expands: what it prefers from then on.
  mutating func askForDisplayMode(_ x: ControllerID) {
    let delegate = world.liveDelegate(hierarchy.property(x, .delegate) ?? .none)
    guard world.answers(delegate, .displayModeForExpanding) else { return }
    let proposed = ask { $1.take(ColumnsAreTheChildren.displayMode(x, $0)) } ?? .none
    let answer = callDelegate(.displayModeForExpanding, of: delegate, for: x, [proposed])
    guard case .enumeration(.splitDisplayMode, let row)? = answer, answer != proposed, row != 0 else { return }
    hierarchy.assign(.controller(x), .preferredDisplayMode, .enumeration(.splitDisplayMode, row))
  }
}

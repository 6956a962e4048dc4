/// Parents and children, and views that code moves (rules CON).
enum Containment {
  /// What `addChild` does.
  enum Adding: Sendable {
    case refused(Refusal)
    case isThereAlready
    /// It becomes a child, and leaves its old parent first.
    case adds(leaving: ControllerID?)
  }

  /// What happens to a controller whose view enters another place.
  enum Entry: Sendable {
    /// From one place in a window to another: nothing is called.
    case moves
    /// Its callbacks are code's business.
    case isLeftToCode
    /// It waits for a container that is in no window.
    case waitsOutside
    /// It waits for a container that has not appeared.
    case waits
    case appears
  }

  /// What happens to a controller whose view leaves its superview.
  enum Exit: Sendable { case leavesSilently, disappears }

  // MARK: Children

  /// The refusal of a new child, by any container.
  static func refusal(
    of child: ControllerID, in parent: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    ledger.take(AddChildSaysWillMove.judge(root: child, in: parent, world))
      ?? ledger.take(AddChildSaysWillMove.judge(circle: child, in: parent, world))
  }

  /// The refusal of a page, in `setViewControllers` or where the user swipes to it.
  static func refusal(
    ofPage page: ControllerID, in pages: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    refusal(of: page, in: pages, world, &ledger)
      ?? ledger.take(ChildsViewBelongsInItsParents.judge(page, requestedBy: pages, world))
  }

  /// `parent.addChild(child)`.
  static func addChild(
    _ child: ControllerID, to parent: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Adding {
    if let refusal = refusal(of: child, in: parent, world, &ledger) { return .refused(refusal) }
    if let refusal = ledger.take(ChildsViewBelongsInItsParents.judge(child, requestedBy: parent, world)) {
      return .refused(refusal)
    }
    return ledger.take(AddChildSaysWillMove.judge(child, in: parent, world)) ?? .isThereAlready
  }

  /// `child.removeFromParent()`: the parent that it leaves.
  static func removeFromParent(_ child: ControllerID, _ world: World, _ ledger: inout Ledger) -> ControllerID? {
    ledger.note(MoveCallbacksByHandArePlainCalls.leavesOutDidMove(child, world))
    ledger.note(MoveCallbacksByHandArePlainCalls.leavesOutWillMove(child, world))
    return ledger.take(RemoveFromParentSaysDidMove.judge(child, world))
  }

  /// At the end of the run: children that code has added without `didMove(toParent:)`.
  ///
  /// Complexity: O(n log n) of the children that code has moved.
  static func ends(_ moved: [ControllerID], _ world: World, _ ledger: inout Ledger) {
    // Sorting nothing costs a first present its generic code.
    if moved.isEmpty { return }
    var last: ControllerID?
    for x in moved.count > 1 ? moved.sorted() : moved where x != last {
      last = x
      guard world.hierarchy.state(of: x) == .appeared else { continue }
      ledger.note(MoveCallbacksByHandArePlainCalls.leavesOutDidMove(x, world))
    }
  }

  /// The classes of the file that count as containers by their names alone: noted at launch, once a class.
  ///
  /// Complexity: O(classes); where there are such classes, O(controllers).
  static func takesByName(_ world: World, _ ledger: inout Ledger) {
    guard ledger.isOpen else { return }
    for row in world.hierarchy.classTable.indices where world.hierarchy.classTable[row].isTakenByName {
      let id = ClassID(row: row)
      let first = world.hierarchy.classes.firstIndex(of: id).map { ControllerID(row: $0) }
      let name = ledger.name(.classReference(id))
      ledger.note(
        UndeclaredClassIsWhatItsNameSays.judge(world.hierarchy.classTable[row], named: name, first: first))
    }
  }

  /// Code calls `willMove` or `didMove` itself.
  static func movesByHand(
    _ x: ControllerID, is callback: Callback, to parent: ControllerID?, _ world: World, _ ledger: inout Ledger
  ) {
    if callback == .willMove, parent == nil {
      ledger.note(MoveCallbacksByHandArePlainCalls.leavesOutDidMove(x, world))
    }
    ledger.note(MoveCallbacksByHandArePlainCalls.judge(callback, on: x))
  }

  // MARK: Views

  /// What `addSubview` does to the controller of the view.
  static func addSubview(_ x: ControllerID, into place: Place, _ world: World, _ ledger: inout Ledger) -> Entry {
    var owner: ControllerID?
    if case .inside(let host) = place { owner = host }
    ledger.note(HostedViewBringsItsController.judge(x, in: owner, world))
    if world.hierarchy.isInWindow(x), world.hierarchy.window(at: place) != nil { return .moves }
    return ledger.take(BeginAndEndActAtOnce.judge(x, leaving: Entry.isLeftToCode, world))
      ?? ledger.take(NonForwardingLeavesItToCode.judge(x, leaving: Entry.isLeftToCode, world))
      ?? ledger.take(AddedOffScreenWaits.judge(x, into: place, world))
      ?? ledger.take(ViewMovedByCodeAppears.judge(entering: x)) ?? .appears
  }

  /// What `removeFromSuperview` does to the controller of a view that has a superview.
  static func removeFromSuperview(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Exit {
    ledger.take(BeginAndEndActAtOnce.judge(x, leaving: Exit.leavesSilently, world))
      ?? ledger.take(NonForwardingLeavesItToCode.judge(x, leaving: Exit.leavesSilently, world))
      ?? ledger.take(ViewMovedByCodeAppears.judge(leaving: x, world)) ?? .leavesSilently
  }

  /// Controllers whose views were added without `addChild` appear with the container of these views.
  static func arrive(_ addedViews: [ControllerID], _ world: World, _ ledger: inout Ledger) {
    guard ledger.isOpen else { return }
    for x in addedViews { ledger.note(HostedViewBringsItsController.judge(arriving: x, world)) }
  }

  // MARK: transition(from:to:…)

  /// The refusal of `parent.transition(from:to:…)`.
  static func transition(
    from: ControllerID, to: ControllerID, in parent: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    if let refusal = ledger.take(TransitionFromToMovesTheViews.refusal(from: from, to: to, in: parent, world))
      ?? ledger.take(NonForwardingLeavesItToCode.judge(parent, world))
    {
      return refusal
    }
    ledger.note(TransitionFromToMovesTheViews.judge(from: from, to: to, in: parent))
    return nil
  }
}

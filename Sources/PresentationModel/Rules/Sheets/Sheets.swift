/// Where a sheet rests, what it leaves usable, and what the user can do to it (rules SHT).
enum Sheets {
  /// The detent that a presented controller rests at, as `presentation(x).detent` answers; nil for what is no sheet.
  static func detent(_ presentation: Presentation, _ world: World, _ ledger: inout Ledger) -> Value? {
    guard let sheet = Sheet(presentation, world) else { return nil }
    ledger.note(SheetFillsCompactHeight.judge(sheet, world))
    return ledger.take(SheetRestsAtADetent.judge(sheet, world, &ledger))?.value
  }

  /// Traces the sheet rules when a presentation begins, if the file configures detents.
  static func begins(_ presentation: Presentation, _ world: World, _ ledger: inout Ledger) {
    guard ledger.isOpen, let sheet = Sheet(presentation, world), sheet.hasSettings(world) else { return }
    ledger.note(SheetFillsCompactHeight.judge(sheet, world))
    ledger.note(SheetRestsAtADetent.judge(sheet, world, &ledger))
    ledger.note(UndimmedSheetLeavesTheRestUsable.judge(sheet, world, &ledger))
    ledger.note(ModalInPresentationBlocksTheUser.takesTouches(presentation, world))
    ledger.note(DetentsChangeNothingElse.judge(sheet))
  }

  /// The outcome of a drag.
  enum Drag: Sendable {
    /// Nothing, by this rule.
    case nothing(RuleID)
    /// The sheet moves, and its delegate is called.
    case moves(Sheet)
  }

  /// Whether the user can drag a sheet to a detent.
  static func drag(_ x: ControllerID, to detent: Detent, _ world: World, _ ledger: inout Ledger) -> Drag {
    ledger.take(UserDragsTheSheet.judge(x, to: detent, world, &ledger)).map { .moves($0) }
      ?? .nothing(UserDragsTheSheet.id)
  }

  /// What an assignment to the settings of a sheet that is up comes to.
  static func moves(_ sheet: Sheet, from before: Detent, _ world: World, _ ledger: inout Ledger) {
    ledger.take(SheetRestsAtADetent.moves(sheet, from: before, world, &ledger))
  }

  /// Whether a presentation covers a controller's view: one by itself, by an ancestor, or by a level below them.
  /// Undimmed sheets that are not modal cover nothing, and searches that do not obscure; but what they present does.
  ///
  /// A presented view lies where its presentation has put it: what its parent presents, where it has one, is itself.
  ///
  /// Complexity: O(ancestors, and levels above each that presents).
  static func isCovered(_ x: ControllerID, _ world: World) -> Bool {
    first(above: x, leavingTouches: false, world) != nil
  }

  /// The popover that lies over a controller, by itself or by an ancestor; nil where something else does, or nothing.
  static func popover(above x: ControllerID, _ world: World) -> Presentation? {
    first(above: x, leavingTouches: false, world).flatMap { $0.isRealPopover ? $0 : nil }
  }

  /// Whether the popover above a controller points at a bar button item: the items of bars are tapped as without it.
  static func leavesItemsOfBars(above x: ControllerID, _ world: World) -> Bool {
    guard let popover = popover(above: x, world) else { return false }
    let key = PropertyKey(owner: .facet(.presentationController, popover.original), property: .barButtonItem)
    return world.hierarchy.assigned[key]?.isNil == false
  }

  /// The sheet above a controller that takes the touches beside it although it does not dim: it is modal.
  static func modalThatDoesNotDim(above x: ControllerID, _ world: World) -> ControllerID? {
    guard let covering = first(above: x, leavingTouches: false, world) else { return nil }
    return UndimmedSheetLeavesTheRestUsable.isUndimmed(covering, world) ? covering.presented : nil
  }

  /// The sheet above a controller that leaves the touches beside it, and stands on the bottom edge: in compact width, and
  /// in compact height, where one that is undimmed keeps to the edge (`SheetFillsCompactHeight`, SHT-02).
  static func onTheBottomEdge(above x: ControllerID, _ world: World) -> ControllerID? {
    guard world.environment.horizontal == .compact || world.environment.vertical == .compact else { return nil }
    return first(above: x, leavingTouches: true, world)?.presented
  }

  /// The first presentation above a controller, its own and then those of the controllers around it, that leaves or takes
  /// the touches beside it.
  private static func first(above x: ControllerID, leavingTouches: Bool, _ world: World) -> Presentation? {
    var current: ControllerID? = x
    while let candidate = current {
      if let found = firstOwn(candidate, leavingTouches: leavingTouches, world) { return found }
      current = around(candidate, world)
    }
    return nil
  }

  private static func firstOwn(_ x: ControllerID, leavingTouches: Bool, _ world: World) -> Presentation? {
    var above = world.hierarchy.directlyPresented(x)
    while let presented = above, let presentation = world.hierarchy.presentations[presented], presentation.hasBegun {
      let isUndimmedSheet = UndimmedSheetLeavesTheRestUsable.leavesTouches(presentation, world)
      if leavingTouches {
        if isUndimmedSheet { return presentation }
      } else if !isUndimmedSheet, !SearchLeavesTheListUsable.leavesTouches(presentation, world) {
        return presentation
      }
      above = world.hierarchy.directlyPresented(presented)
    }
    return nil
  }

  /// The controller in whose view a controller's view lies. One that is presented in a context lies beside its
  /// presenter, where that lies; one that is presented over the window lies in nobody's.
  private static func around(_ x: ControllerID, _ world: World) -> ControllerID? {
    var x = x
    while let home = presentedPlace(of: x, world) {
      guard case .beside = home, let presenter = world.hierarchy.directPresenter(x) else { return nil }
      x = presenter
    }
    return world.hierarchy.parent(of: x)
  }

  /// Where its presentation has put the view of a presented controller; nil for one that is not presented, or whose view
  /// code has put into another's.
  static func presentedPlace(of x: ControllerID, _ world: World) -> Place? {
    guard world.hierarchy.presentations[x]?.hasBegun == true else { return nil }
    switch world.hierarchy.place(of: x) {
    case .window, .beside: return world.hierarchy.place(of: x)
    case .inside, .none: return nil
    }
  }

  /// Whether what a controller presents itself, and what that presents, covers it.
  static func isCoveredByOwn(_ x: ControllerID, _ world: World) -> Bool {
    firstOwn(x, leavingTouches: false, world) != nil
  }
}

/// A detent by its identifier.
struct Detent: Sendable, Equatable {
  /// `medium`, `large`, or the app's own.
  let identifier: String
  /// As a scenario writes it.
  let value: Value

  static let large = Detent(identifier: "large", value: .enumeration(.sheetDetent, 1))

  /// The identifier of a detent or identifier of a scenario; nil for `nil`.
  init?(_ value: Value) {
    switch value {
    case .enumeration(.sheetDetent, let row):
      identifier = UIKitEnum.sheetDetent.cases[Int(row)].name
      self.value = value
    case .list(let parts):
      guard case .string(let name)? = parts.first else { return nil }
      if let row = UIKitEnum.sheetDetent.row(named: name) {
        self.value = .enumeration(.sheetDetent, row)
      } else {
        self.value = .list([.string(name), .bool(true)])
      }
      identifier = name
    default: return nil
    }
  }

  private init(identifier: String, value: Value) {
    self.identifier = identifier
    self.value = value
  }

  static func == (a: Detent, b: Detent) -> Bool { a.identifier == b.identifier }
}

/// A presentation that is a sheet with detents, and where its settings are kept.
struct Sheet: Sendable {
  let presentation: Presentation
  /// The sheet presentation controller, or that of a popover that has become a sheet.
  let owner: PropertyKey.Owner
  /// The one that a transitioning delegate has given for `.custom`, which has settings of its own.
  private let object: ObjectID?

  /// nil for what is no sheet, or has no detents in this version.
  init?(_ presentation: Presentation, _ world: World) {
    guard SheetRestsAtADetent.holds(in: world.profile), presentation.isSheet(world.hierarchy) else { return nil }
    self.presentation = presentation
    object = presentation.ownSheet(world.hierarchy)
    let facet: Facet = presentation.requestedStyle == .popover ? .adaptiveSheet : .presentationController
    owner = .facet(facet, presentation.original)
  }

  /// What was assigned to one of its settings.
  func setting(_ property: Property, _ world: World) -> Value? {
    world.hierarchy.assigned[PropertyKey(owner: owner, property: property)]
      ?? object.flatMap { world.hierarchy.property($0, property) }
  }

  /// Whether the file says anything about where it rests.
  func hasSettings(_ world: World) -> Bool {
    setting(.detents, world) != nil || setting(.largestUndimmedDetentIdentifier, world) != nil
      || setting(.prefersEdgeAttachedInCompactHeight, world) != nil || setting(.selectedDetentIdentifier, world) != nil
  }

  /// Its detents, smallest first, without those that are inactive here.
  func activeDetents(_ world: World) -> [Detent] {
    guard case .list(let values)? = setting(.detents, world) else { return [.large] }
    return values.compactMap { value in
      if case .list(let parts) = value, parts.count == 2, parts[1] == .bool(false) { return nil }
      guard let detent = Detent(value) else { return nil }
      if case .enumeration(.sheetDetent, 0) = value, world.environment.vertical == .compact { return nil }
      return detent
    }
  }
}

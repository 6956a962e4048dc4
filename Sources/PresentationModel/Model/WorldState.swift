/// What a world is made of.
struct WorldState: Sendable {
  /// Controllers, windows, presentations.
  var hierarchy: Hierarchy
  /// Which UIKit answers.
  let profile: Profile
  /// What remembers no changes: a mark keeps a copy of it.
  var plain: Plain

  struct Plain: Sendable {
    /// Device, orientation and size classes.
    var environment: Environment
    /// The orientations that the app itself supports: those of its Info.plist, or what its delegate answers.
    var appOrientations: FacingSet
    /// The orientations of the app's Info.plist.
    var listedOrientations: FacingSet
    /// Whether the Info.plist has `UIRequiresFullScreen`.
    var requiresFullScreen = false
    /// Whether the app has scenes; nil where the file does not say.
    var hasScenes: Bool?
    /// Asked for in this run loop pass, beginning at the next commit.
    var queued: [TransitionID] = []
    /// Of the running commit, those that have not begun yet.
    var beginning: [TransitionID] = []
    /// Begun and not ended, in the order in which they began.
    var running: [TransitionID] = []
    /// Ended, while their did callbacks or their way back is still being played: contexts and coordinators are still
    /// there.
    var ending: [TransitionID] = []
    /// The change of size that is on its way (ORD-35), and what it changes.
    var sizeChange: TransitionID?
    var sizes: (before: Environment, after: Environment)?
    /// How the device was turned last: the interface may not have followed it (BAR-06).
    var held: [Facing] = []
    /// Whether some view controller has traits that do not come from its window (EVT-05).
    var someHaveOwnTraits = false
    /// The segues of the file's storyboard.
    var segues = SegueTable()
    /// The callback inside which a question is asked; nil outside callbacks.
    var speaking: Speaking?
  }

  /// Transitions since nothing was on its way, in the order in which they were asked for.
  var transitions = Column<Transition>()
  /// The controllers that waiting calls are to present, and the number of those calls (PRE-01).
  var awaited = IDMap<ControllerID, Int>()
  /// The controllers that waiting calls keep alive, and how often (T-2, NAV-16).
  var heldByCalls = IDMap<ControllerID, Int>()
  /// How many variables, properties and closures of the file's Swift hold a controller.
  var heldBySlots = IDMap<ControllerID, Int32>()
  /// Destinations that have been one: a further performance makes a new controller.
  var usedDestinations = IDSet<ControllerID>()
  /// Which callbacks the file gives to single objects and controllers (EVT-03).
  var named = IDMap<PropertyKey.Owner, [Callback]>()

  init(_ hierarchy: Hierarchy, _ profile: Profile, _ environment: Environment) {
    self.hierarchy = hierarchy
    self.profile = profile
    plain = Plain(
      environment: environment, appOrientations: .standard(environment.device),
      listedOrientations: .standard(environment.device))
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    hierarchy.rows.value.visit(visitor)
    visitor.visit(&transitions)
    visitor.visit(&awaited)
    visitor.visit(&heldByCalls)
    visitor.visit(&heldBySlots)
    visitor.visit(&usedDestinations)
    visitor.visit(&named)
  }
}

/// Accessors to the boxed state: a world is one pointer, so passing it is cheap.
extension World {
  /// The presentation in which `x` is the presented controller. Asked for in one step, as a look into a property of a
  /// property that ends in two branches costs the simulator a copy of itself.
  func ownPresentation(_ x: ControllerID) -> Presentation? { state.value.hierarchy.presentations[x] }

  /// Controllers, windows, presentations.
  package var hierarchy: Hierarchy {
    @inline(__always) _read { yield state.value.hierarchy }
    @inline(__always) _modify { yield &state.value.hierarchy }
  }
  /// Which UIKit answers.
  package var profile: Profile {
    @inline(__always) _read { yield state.value.profile }
  }
  /// Device, orientation and size classes.
  package var environment: Environment {
    @inline(__always) _read { yield state.value.plain.environment }
    @inline(__always) _modify { yield &state.value.plain.environment }
  }
  /// The orientations that the app itself supports.
  package var appOrientations: FacingSet {
    @inline(__always) _read { yield state.value.plain.appOrientations }
    @inline(__always) _modify { yield &state.value.plain.appOrientations }
  }
  /// The orientations of the app's Info.plist.
  var listedOrientations: FacingSet {
    @inline(__always) _read { yield state.value.plain.listedOrientations }
    @inline(__always) _modify { yield &state.value.plain.listedOrientations }
  }
  /// Whether the Info.plist has `UIRequiresFullScreen`.
  var requiresFullScreen: Bool {
    @inline(__always) _read { yield state.value.plain.requiresFullScreen }
    @inline(__always) _modify { yield &state.value.plain.requiresFullScreen }
  }
  /// Whether the app has scenes, which there are from iOS 13 on; nil where the file does not say.
  var hasScenes: Bool? {
    @inline(__always) _read { yield state.value.plain.hasScenes }
    @inline(__always) _modify { yield &state.value.plain.hasScenes }
  }
  /// Whether the traits of a view controller do not come from its window: code has overridden its own, or those of what
  /// contains it (EVT-05).
  func hasOwnTraits(_ x: ControllerID) -> Bool {
    guard state.value.plain.someHaveOwnTraits else { return false }
    var current: ControllerID? = x
    while let candidate = current {
      if hierarchy.has(candidate, .hasOwnTraits) { return true }
      current = hierarchy.parent(of: candidate)
    }
    return false
  }
  /// The style of the sheet or popover in which a controller stands, where its width need not be the window's: in a
  /// window of regular width (CHO-84).
  func widthIsOpen(_ x: ControllerID) -> ModalPresentationStyle? {
    guard environment.horizontal == .regular, !profile.isDocuments else { return nil }
    var top = hierarchy.outermostContainer(of: x)
    while let presentation = hierarchy.presentations[top] {
      switch presentation.adaptedStyle {
      case .formSheet, .pageSheet, .popover: return presentation.own == nil ? presentation.adaptedStyle : nil
      case .custom where presentation.ownSheet(hierarchy) != nil: return .custom
      case .currentContext, .overCurrentContext: top = hierarchy.outermostContainer(of: presentation.presenter)
      default: return nil
      }
    }
    return nil
  }
  /// Code gives a view controller traits of its own, or takes them back.
  mutating func setOwnTraits(_ x: ControllerID, _ has: Bool) {
    hierarchy.set(x, .hasOwnTraits, has)
    if has { state.value.plain.someHaveOwnTraits = true }
  }
  /// The change of size that is on its way (ORD-35).
  var sizeChange: TransitionID? {
    @inline(__always) _read { yield state.value.plain.sizeChange }
    @inline(__always) _modify { yield &state.value.plain.sizeChange }
  }
  /// What the latest change of size has changed, or is going to.
  var sizes: (before: Environment, after: Environment)? {
    @inline(__always) _read { yield state.value.plain.sizes }
    @inline(__always) _modify { yield &state.value.plain.sizes }
  }
  /// How the device was turned last.
  var held: [Facing] {
    @inline(__always) _read { yield state.value.plain.held }
    @inline(__always) _modify { yield &state.value.plain.held }
  }
  var transitions: Column<Transition> {
    @inline(__always) _read { yield state.value.transitions }
    @inline(__always) _modify { yield &state.value.transitions }
  }
  var queued: [TransitionID] {
    @inline(__always) _read { yield state.value.plain.queued }
    @inline(__always) _modify { yield &state.value.plain.queued }
  }
  var beginning: [TransitionID] {
    @inline(__always) _read { yield state.value.plain.beginning }
    @inline(__always) _modify { yield &state.value.plain.beginning }
  }
  var running: [TransitionID] {
    @inline(__always) _read { yield state.value.plain.running }
    @inline(__always) _modify { yield &state.value.plain.running }
  }
  var ending: [TransitionID] {
    @inline(__always) _read { yield state.value.plain.ending }
    @inline(__always) _modify { yield &state.value.plain.ending }
  }
  var awaited: IDMap<ControllerID, Int> {
    @inline(__always) _read { yield state.value.awaited }
    @inline(__always) _modify { yield &state.value.awaited }
  }
  var heldByCalls: IDMap<ControllerID, Int> {
    @inline(__always) _read { yield state.value.heldByCalls }
    @inline(__always) _modify { yield &state.value.heldByCalls }
  }
  var heldBySlots: IDMap<ControllerID, Int32> {
    @inline(__always) _read { yield state.value.heldBySlots }
    @inline(__always) _modify { yield &state.value.heldBySlots }
  }
  var segues: SegueTable {
    @inline(__always) _read { yield state.value.plain.segues }
    @inline(__always) _modify { yield &state.value.plain.segues }
  }
  var usedDestinations: IDSet<ControllerID> {
    @inline(__always) _read { yield state.value.usedDestinations }
    @inline(__always) _modify { yield &state.value.usedDestinations }
  }
  var speaking: Speaking? {
    @inline(__always) _read { yield state.value.plain.speaking }
    @inline(__always) _modify { yield &state.value.plain.speaking }
  }
  var named: IDMap<PropertyKey.Owner, [Callback]> {
    @inline(__always) _read { yield state.value.named }
    @inline(__always) _modify { yield &state.value.named }
  }
}

/// All controllers of a run and how they are linked: one value, a column a property.
///
/// Rows are never used again. Containment (`parent`, children), presentation (`presenter`, `presented`), the place of
/// a view and whether it is loaded are kept apart, because UIKit keeps them apart. Copying is free until written.
package struct Hierarchy: Sendable {
  /// The columns.
  var rows: Box<HierarchyRows>

  static let fewWindows = 8

  /// A hierarchy without controllers over a table of classes.
  package init(classTable: [ClassInfo] = []) { rows = Box(HierarchyRows(classTable: classTable)) }

  /// The same in the room of another, if there is one.
  init(classTable: [ClassInfo], in room: consuming Box<HierarchyRows>?) {
    // Taken, not copied: shared, all of it would be copied.
    guard var room = room.take() else {
      self.init(classTable: classTable)
      return
    }
    room.value.empty(for: classTable)
    self.init(rows: room)
  }

  private init(rows: Box<HierarchyRows>) { self.rows = rows }

  /// One of which only texts are made.
  init(_ naming: Naming) { rows = Box(HierarchyRows(naming)) }

  /// How many controllers it has, released ones too.
  package var count: Int { names.count }

  /// Notes that the printed line of a controller, or its position, may be about to change.
  @inline(__always) mutating func touch(_ x: ControllerID) { touches.add(x.index) }

  /// From here on every controller that appears, disappears or moves is examined once more when a run loop pass has
  /// finished, and each that exists already once. Complexity: O(controllers), once a run.
  mutating func expectLostWindows() {
    guard !mayLoseWindows else { return }
    mayLoseWindows = true
    for row in states.indices where states[row] != .disappeared {
      moved.append(ControllerID(row: row))
    }
  }

  /// Adds a window.
  mutating func add(_ window: WindowState) {
    windowRows.append(window)
    if let root = window.root { rootWindows[root] = WindowID(row: windowRows.count - 1) }
  }

  /// Sets the root of a window; nil for none.
  mutating func setRoot(of window: WindowID, _ root: ControllerID?) {
    if let old = windowRows[Int(window.index)].root {
      rootWindows[old] = nil
      if mayLoseWindows { moved.append(old) }
    }
    windowRows[Int(window.index)].root = root
    if let root { rootWindows[root] = window }
  }

  /// Assigns.
  mutating func assign(_ owner: PropertyKey.Owner, _ property: Property, _ value: Value) {
    let key = PropertyKey(owner: owner, property: property)
    if property == .searchController, case .facet(.navigationItem, let host) = owner {
      if case .controller(let old)? = assigned[key] { rows.value.searchHosts[old]?.removeAll { $0 == host } }
      if case .controller(let search) = value { rows.value.searchHosts[search, default: []].append(host) }
    }
    rows.value.assigned[key] = value
    if case .facet(let facet, let x) = owner, facet == .presentationController || facet == .adaptiveSheet {
      keepSetting(key, of: x)
    }
    if property == .definesPresentationContext, case .controller(let x) = owner { noteContext(x) }
    if property == .hidesBottomBarWhenPushed { rows.value.plain.mayHideBottomBars = true }
    // The one property that is printed: the class of the view.
    if property == .loadView {
      revision &+= 1
      if case .controller(let x) = owner { touch(x) }
      rows.value.plain.hasViewClasses = true
    }
    if property.isOfOrientation { asksForOrientation = true }
    if property == .preferredStatusBarStyle { asksForStatusBar = true }
  }

  /// A search bar stands in a view of a view controller: that hosts the search, without a navigation item.
  mutating func showSearchBar(of search: ControllerID, in host: ControllerID) {
    if searchHosts[search]?.contains(host) != true { rows.value.searchHosts[search, default: []].append(host) }
  }

  /// Takes an assignment back: the property has the value again that it had, or none.
  mutating func restore(_ key: PropertyKey, _ value: Value?) {
    if let value { return assign(key.owner, key.property, value) }
    assign(key.owner, key.property, .none)
    rows.value.assigned[key] = nil
    if key.property == .definesPresentationContext, case .controller(let x) = key.owner { noteContext(x) }
  }

  /// Caches what code or the class gives `definesPresentationContext` of a controller: every search for the presenting
  /// controller reads it.
  mutating func noteContext(_ x: ControllerID) {
    guard case .bool(let defines)? = keptProperty(x, .definesPresentationContext) else {
      if has(x, .hasContextProperty) { set(x, .hasContextProperty, false) }
      return
    }
    set(x, .hasContextProperty, true)
    set(x, .contextProperty, defines)
  }

  /// What code or a class body gives `definesPresentationContext`; nil if nothing. Complexity: O(1).
  func contextProperty(_ x: ControllerID) -> Bool? {
    let flags = flags[Int(x.index)]
    if flags.contains(.hasContextProperty) { return flags.contains(.contextProperty) }
    // What nobody knows is noted as read.
    if assigned.reads != nil { _ = property(x, .definesPresentationContext) }
    return nil
  }

  /// The controller in whose navigation item a search controller is installed; of several the one made first.
  ///
  /// Complexity: O(items that it is in).
  func searchHost(_ search: ControllerID) -> ControllerID? { searchHosts[search]?.min() }
}

/// Facts of one controller that are true or false.
struct ControllerFlags: OptionSet, Sendable {
  let rawValue: UInt32
  /// Asked more often than anything else: without optimization OptionSet's own goes through four generic functions.
  func contains(_ flag: ControllerFlags) -> Bool { rawValue & flag.rawValue == flag.rawValue }

  static let viewLoaded = ControllerFlags(rawValue: 1)
  /// A settled presentation in a removing style has taken its view out of the window (REM-03).
  static let viewRemoved = ControllerFlags(rawValue: 2)
  /// A navigation controller that was laid out in a window before (ORD-09); others: layout lines have come.
  static let laidOut = ControllerFlags(rawValue: 4)
  /// `definesPresentationContext` became true by an installed search controller (CTX-07).
  static let definesForSearch = ControllerFlags(rawValue: 8)
  /// Between code's `beginAppearanceTransition` and `endAppearanceTransition` (CON-07).
  static let codeTransition = ControllerFlags(rawValue: 16)
  /// Got `willMove(toParent: p)` and not yet `didMove` (QRY-06).
  static let movingTo = ControllerFlags(rawValue: 32)
  /// Got `willMove(toParent: nil)` and not yet `didMove` (QRY-06).
  static let movingFrom = ControllerFlags(rawValue: 64)
  /// In its own presentation or dismissal, from begin to the end of the did-callbacks (QRY-05).
  static let beingPresented = ControllerFlags(rawValue: 128)
  static let beingDismissed = ControllerFlags(rawValue: 256)
  /// It was released (REL-03).
  static let released = ControllerFlags(rawValue: 512)
  /// UIKit has taken it once: from here on a name alone does not hold it for ever (REL-02).
  static let taken = ControllerFlags(rawValue: 1024)
  /// A split view that has entered a window once (SPL-02), and whether it is collapsed now.
  static let enteredWindow = ControllerFlags(rawValue: 2048)
  static let collapsed = ControllerFlags(rawValue: 4096)
  /// A column that collapsing moved onto the primary's stack (SPL-03).
  static let movedColumn = ControllerFlags(rawValue: 8192)
  /// Code's own appearance transition has given viewIsAppearing (ORD-07).
  static let isAppearingSent = ControllerFlags(rawValue: 16384)

  /// A controller in this tab's stack hides the tab bar, as of the last change of the stack (NAV-13).
  static let hidesTabBar = ControllerFlags(rawValue: 32768)

  /// Code or a class body has said something of `definesPresentationContext`, and what.
  static let hasContextProperty = ControllerFlags(rawValue: 65_536)
  static let contextProperty = ControllerFlags(rawValue: 131_072)
  /// Its stack was dismissed while its search was active below another controller (SCH-04).
  static let heldByItsSearch = ControllerFlags(rawValue: 1_048_576)
  /// Code has made it appear in no window, or taken it out of a container that forwards nothing: that it has no window is
  /// code's own affair (CON-06, CON-07).
  static let isLeftToCode = ControllerFlags(rawValue: 2_097_152)
  /// A tab bar controller that was given tabs, be it an empty list (TAB-01).
  static let hadTabs = ControllerFlags(rawValue: 4_194_304)
  /// An arrangement whose children lie over each other (ARR-02).
  static let overlays = ControllerFlags(rawValue: 33_554_432)
  /// It was off screen at a change of size: layout comes when its view is in the window again (ORD-35).
  static let layoutPending = ControllerFlags(rawValue: 8_388_608)
  /// Its container has given it traits of its own, or it has (EVT-05).
  static let hasOwnTraits = ControllerFlags(rawValue: 16_777_216)
  /// The kind of its class, for the search for a controller that defines a context (CTX-06).
  static let isNavigationOrTabBar = ControllerFlags(rawValue: 262_144)
  static let isSplitOrPage = ControllerFlags(rawValue: 524_288)

  /// What is so of every controller of a kind.
  init(of kind: ControllerKind) {
    if kind.isNavigation || kind == .tabBar {
      self = .isNavigationOrTabBar
    } else {
      self = kind == .split || kind == .page ? .isSplitOrPage : []
    }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One window.
package struct WindowState: Sendable, Equatable {
  /// Its name in the file.
  package var name: String
  /// Its root view controller.
  package var root: ControllerID?
  /// Whether it is shown.
  package var isVisible: Bool
  /// Whether it is in a scene, as every window of an outline is (WIN-08).
  var isInScene = true
  /// Whether code has made it visible while it was in no scene.
  var isAskedFor = false
  /// Whether it was hidden after it had been visible: its views stay in it.
  var wasHidden = false
  /// The line on which code made it; 0 for one of an outline.
  var line: Int32 = 0

  /// Makes a window that is in a scene.
  init(name: String, root: ControllerID?, isVisible: Bool) {
    self.name = name
    self.root = root
    self.isVisible = isVisible
  }
}

/// An object that is no controller.
struct ObjectState: Sendable {
  /// Its name; empty without one.
  var name: String
  var objectClass: ClassID
  /// Whether anything holds it: a name, or a controller as by a stored property.
  var isHeld: Bool
}

/// The style and controller that reading `presentationController` has fixed (STY-04).
struct FrozenPresentation: Sendable, Equatable {
  var style: ModalPresentationStyle
  var controllerObject: ObjectID?
  /// Of the statement that has read it; 0 where none is known.
  var line: Int32 = 0
}

/// All controllers of a run and how they are linked: one value, a column a property.
///
/// Rows are never used again. Containment (`parent`, children), presentation (`presenter`, `presented`), the place of
/// a view and whether it is loaded are kept apart, because UIKit keeps them apart. Copying is free until written.
public struct Hierarchy: Sendable {
  /// Counts changes of what is printed: two hierarchies of one run with the same number print alike.
  var revision = 0
  /// Counts changes of parents: while it stays, so do all tree tops.
  private(set) var containmentRevision = 0

  // Columns, one element a controller.
  var names = Column<String>()
  var classes = Column<ClassID>()
  var kinds = Column<ControllerKind>()
  var parents = Column<Int32>() {
    didSet {
      revision &+= 1
      containmentRevision &+= 1
    }
  }
  var firstChildren = Column<Int32>() { didSet { revision &+= 1 } }
  var lastChildren = Column<Int32>() { didSet { revision &+= 1 } }
  var nextSiblings = Column<Int32>() { didSet { revision &+= 1 } }
  var previousSiblings = Column<Int32>() { didSet { revision &+= 1 } }
  var presentedLinks = Column<Int32>() { didSet { revision &+= 1 } }
  var presenterLinks = Column<Int32>() { didSet { revision &+= 1 } }
  var places = Column<Int32>() { didSet { revision &+= 1 } }
  /// Who lies where, as far as it was looked up: walks from view to view end there.
  var windowMemo = WindowMemo()
  var states = Column<AppearanceState>() { didSet { revision &+= 1 } }
  var flags = Column<ControllerFlags>() { didSet { revision &+= 1 } }

  // Sparse: few controllers have an entry.
  var selectedTabs = IDMap<ControllerID, ControllerID>()
  private(set) var assigned = IDMap<PropertyKey, Value>()
  /// Whether a statement has given a view a class: else views have those of their controllers' classes.
  private(set) var hasViewClasses = false
  /// In whose navigation items a search controller is.
  private var searchHosts = IDMap<ControllerID, [ControllerID]>()
  var presentations = IDMap<ControllerID, Presentation>() { didSet { revision &+= 1 } }
  /// For who presents, and all in which one stands that does: how many (``levels(from:)``).
  var presentersInside = IDMap<ControllerID, Int32>()
  /// On which tree presented ones stand at last, where many levels lie between (``rememberLevelZero(below:)``).
  var levelZeroTops = IDMap<ControllerID, ControllerID>()
  /// The children of those that were asked for one by its position, until they change.
  var tabLists = IDMap<ControllerID, [ControllerID]>()
  /// Columns of split views of the column style (SPL-06).
  var columns = IDMap<ControllerID, SplitColumns>()
  /// Controllers for which an adaptive substitute stands in (ADP-07), and which.
  var substitutes = IDMap<ControllerID, ControllerID>()
  var frozen = IDMap<ControllerID, FrozenPresentation>()
  /// Controllers whose view lies in another's view although they are not its children (CON-08), by host.
  var hosted = IDMap<ControllerID, [ControllerID]>()
  /// Controllers whose view lies straight in a window: roots, what is presented there, what code has put there.
  var straightInWindows = IDSet<ControllerID>()
  /// Those of them that code has put there (CON-08).
  var windowGuests = IDSet<ControllerID>()
  /// Whether code has its hand in what containers do, by callbacks of its own or by a second place for somebody: then
  /// one may be gone from the window of whom no container tells.
  private(set) var mayStray = false
  /// Who has moved since, or was told to come or go, and was not looked at yet (``takeTouched()``).
  var touched: [ControllerID] = []
  /// Those of them in whose views others lay that may have lost their window with them.
  var uprooted: [ControllerID] = []
  /// Pages that have appeared before their page view controller came into a window (PAG-03).
  var earlyPages = IDSet<ControllerID>()
  /// Whose view code has thrown away (`view = nil`): such a one has appeared all the same.
  var cleared = IDSet<ControllerID>()

  /// The windows, in file order.
  public var windows: [WindowState] { windowRows.elements }
  var windowRows = Column<WindowState>() { didSet { revision &+= 1 } }
  /// Of which window a controller is the root; looked at where there are many.
  var rootWindows = IDMap<ControllerID, WindowID>()
  static let fewWindows = 8
  /// Objects that are no controllers.
  var objects = Column<ObjectState>()
  /// The classes of the program.
  public internal(set) var classTable: [ClassInfo]

  /// Whether anybody has a wish about the orientation: while nobody has, nobody needs to be asked.
  var asksForOrientation: Bool
  /// The tab bar controllers among all.
  var tabBars = Column<ControllerID>()
  /// Whether anybody may have `hidesBottomBarWhenPushed`: else stacks need not be asked (NAV-13).
  private(set) var mayHideBottomBars: Bool

  /// A hierarchy without controllers over a table of classes.
  public init(classTable: [ClassInfo] = []) {
    self.classTable = classTable
    asksForOrientation = classTable.contains(where: Hierarchy.asksForOrientation)
    mayHideBottomBars = classTable.contains { $0.defaults.contains { $0.property == .hidesBottomBarWhenPushed } }
  }

  /// How many controllers it has, released ones too.
  public var count: Int { names.count }

  /// From here on who comes, goes and moves is looked at once more when a turn has settled. Who is about already is
  /// looked at once. Complexity: O(controllers), once a run.
  mutating func expectStrays() {
    guard !mayStray else { return }
    mayStray = true
    for row in states.indices where states[row] != .disappeared {
      touched.append(ControllerID(Int32(truncatingIfNeeded: row)))
    }
  }

  /// Adds a window.
  mutating func add(_ window: WindowState) {
    windowRows.append(window)
    if let root = window.root { rootWindows[root] = WindowID(Int32(truncatingIfNeeded: windowRows.count - 1)) }
  }

  /// Makes a controller, or nobody, the root of a window.
  mutating func setRoot(of window: WindowID, _ root: ControllerID?) {
    if let old = windowRows[Int(window.index)].root {
      rootWindows[old] = nil
      if mayStray { touched.append(old) }
    }
    windowRows[Int(window.index)].root = root
    if let root { rootWindows[root] = window }
  }

  /// Assigns.
  mutating func assign(_ owner: PropertyKey.Owner, _ property: Property, _ value: Value) {
    let key = PropertyKey(owner: owner, property: property)
    if property == .searchController, case .facet(.navigationItem, let host) = owner {
      if case .controller(let old)? = assigned[key] { searchHosts[old]?.removeAll { $0 == host } }
      if case .controller(let search) = value { searchHosts[search, default: []].append(host) }
    }
    assigned[key] = value
    if property == .hidesBottomBarWhenPushed { mayHideBottomBars = true }
    // The one property that is printed: the class of the view.
    if property == .loadView {
      revision &+= 1
      hasViewClasses = true
    }
    if property.isOrientationWish { asksForOrientation = true }
  }

  /// Takes an assignment back: the property has the value again that it had, or none.
  mutating func restore(_ key: PropertyKey, _ value: Value?) {
    if let value { return assign(key.owner, key.property, value) }
    assign(key.owner, key.property, .none)
    assigned[key] = nil
  }

  /// The controller in whose navigation item a search controller is installed; of several the one made first.
  ///
  /// Complexity: O(items that it is in).
  func searchHost(_ search: ControllerID) -> ControllerID? { searchHosts[search]?.min() }

  /// What texts need of it: names and classes. Who keeps that keeps nobody from changing the other columns in place.
  var naming: Hierarchy {
    var naming = Hierarchy()
    naming.classTable = classTable
    naming.names = Column(names.elements)
    naming.classes = Column(classes.elements)
    naming.kinds = Column(kinds.elements)
    naming.objects = Column(objects.elements)
    naming.windowRows = Column(windowRows.elements)
    return naming
  }
}

extension Hierarchy {
  /// Everything that remembers its changes, in itself and in another one. That it is looked at counts as no change.
  mutating func visit<V: RecordVisitor>(_ other: inout Hierarchy, _ visitor: V) {
    let counted = (revision, containmentRevision, other.revision, other.containmentRevision)
    visitor.visit(&names, &other.names)
    visitor.visit(&classes, &other.classes)
    visitor.visit(&kinds, &other.kinds)
    visitor.visit(&parents, &other.parents)
    visitor.visit(&firstChildren, &other.firstChildren)
    visitor.visit(&lastChildren, &other.lastChildren)
    visitor.visit(&nextSiblings, &other.nextSiblings)
    visitor.visit(&previousSiblings, &other.previousSiblings)
    visitor.visit(&presentedLinks, &other.presentedLinks)
    visitor.visit(&presenterLinks, &other.presenterLinks)
    visitor.visit(&places, &other.places)
    windowMemo.visit(&other.windowMemo, visitor)
    visitor.visit(&states, &other.states)
    visitor.visit(&flags, &other.flags)
    visitor.visit(&selectedTabs, &other.selectedTabs)
    visitor.visit(&assigned, &other.assigned)
    visitor.visit(&searchHosts, &other.searchHosts)
    visitor.visit(&presentations, &other.presentations)
    visitor.visit(&presentersInside, &other.presentersInside)
    visitor.visit(&levelZeroTops, &other.levelZeroTops)
    visitor.visit(&tabLists, &other.tabLists)
    visitor.visit(&columns, &other.columns)
    visitor.visit(&substitutes, &other.substitutes)
    visitor.visit(&frozen, &other.frozen)
    visitor.visit(&hosted, &other.hosted)
    visitor.visit(&straightInWindows, &other.straightInWindows)
    visitor.visit(&windowGuests, &other.windowGuests)
    visitor.visit(&earlyPages, &other.earlyPages)
    visitor.visit(&cleared, &other.cleared)
    visitor.visit(&windowRows, &other.windowRows)
    visitor.visit(&rootWindows, &other.rootWindows)
    visitor.visit(&objects, &other.objects)
    visitor.visit(&tabBars, &other.tabBars)
    (revision, containmentRevision, other.revision, other.containmentRevision) = counted
  }
}

/// Facts of one controller that are true or false.
struct ControllerFlags: OptionSet, Sendable {
  let rawValue: UInt16
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
  /// Nobody holds it any more (REL-03).
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

  /// Somebody in this tab's stack wants the tab bar away, as of the last change of the stack (NAV-13).
  static let hidesTabBar = ControllerFlags(rawValue: 32768)

  init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// One window.
public struct WindowState: Sendable, Equatable {
  /// Its name in the file.
  public var name: String
  /// Its root view controller.
  public var root: ControllerID?
  /// Whether it is shown.
  public var isVisible: Bool
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
}

/// The columns of a hierarchy, one element a controller, and what few controllers have.
struct HierarchyRows: Sendable {
  /// Counts changes of what is printed: two hierarchies of one run with the same number print the same.
  var revision = 0
  /// Controllers whose printed line may have changed since the last look.
  var touches = Touches()
  /// Counts changes of parents: while it stays the same, so do all outermost containers.
  var containmentRevision = 0

  // Columns, one element a controller.
  var names = Column<String>()
  var classes = Column<ClassID>()
  var kinds = Column<ControllerKind>()
  var parents = Column<Int32>()
  var firstChildren = Column<Int32>()
  var lastChildren = Column<Int32>()
  var nextSiblings = Column<Int32>()
  var previousSiblings = Column<Int32>()
  var presentedLinks = Column<Int32>()
  var presenterLinks = Column<Int32>()
  var places = Column<Int32>()
  /// The windows in which views are, as far as they were looked up: walks from view to view end there.
  var windowMemo = WindowMemo()
  var states = Column<AppearanceState>()
  var flags = Column<ControllerFlags>()

  // Sparse: few controllers have an entry.
  var selectedTabs = IDMap<ControllerID, ControllerID>()
  /// Tabs that do not fit into a bar, and the controller that UIKit makes for them (TAB-05).
  var moreTabs = IDMap<ControllerID, MoreTabs>()
  var assigned = IDMap<PropertyKey, Value>()
  /// Whether a statement has given a view a class: else views have those of their controllers' classes.
  var hasViewClasses = false
  /// The controllers in whose navigation items a search controller is.
  var searchHosts = IDMap<ControllerID, [ControllerID]>()
  var presentations = IDMap<ControllerID, Presentation>()
  /// For each controller, how many in it present, itself included (``levels(from:)``).
  var presentersInside = IDMap<ControllerID, Int32>()
  /// The bottom of the pile for presented controllers with many levels below them (``rememberLevelZero(below:)``).
  var levelZeroTops = IDMap<ControllerID, ControllerID>()
  /// Children by position, for containers that were asked for one, until the children change.
  var tabLists = IDMap<ControllerID, [ControllerID]>()
  /// Columns of split views of the column style (SPL-06).
  var columns = IDMap<ControllerID, SplitColumns>()
  /// Controllers that an adaptive substitute replaces on screen (ADP-07), and the substitute.
  var substitutes = IDMap<ControllerID, ControllerID>()
  var frozen = IDMap<ControllerID, FrozenPresentation>()
  /// The controllers whose views each presented controller's presentation has taken out of the window.
  var removedViews = IDMap<ControllerID, [ControllerID]>()
  /// Controllers whose view code has put into the container view of a presentation, and the presented controller
  /// (CUS-33).
  var carried = IDMap<ControllerID, ControllerID>()
  /// Controllers whose view is in another's view although they are not its children (CON-08), by host.
  var addedViews = IDMap<ControllerID, [ControllerID]>()
  /// Controllers whose view is directly in a window: roots, controllers presented there, and what code has put there.
  var straightInWindows = IDSet<ControllerID>()
  /// Those of them that code has put there (CON-08).
  var addedToWindows = IDSet<ControllerID>()
  /// Whether user code may have taken a view out of its window without a container's callback: it has appearance
  /// callbacks of its own, or has given a controller a second place.
  var mayLoseWindows = false
  /// Controllers that have moved or had an appearance callback and were not examined since (``Hierarchy/takeMoved()``).
  var moved: [ControllerID] = []
  /// Those of them whose views contained others that may have lost their window with them.
  var uprooted: [ControllerID] = []
  /// Pages that have appeared before their page view controller came into a window (PAG-03).
  var earlyPages = IDSet<ControllerID>()
  /// Controllers whose view code has thrown away (`view = nil`): such a controller still counts as appeared.
  var cleared = IDSet<ControllerID>()

  /// The windows, in file order.
  var windowRows = Column<WindowState>()
  /// The window of which a controller is the root; used where there are many windows.
  var rootWindows = IDMap<ControllerID, WindowID>()
  /// Objects that are no controllers.
  var objects = Column<ObjectState>()
  /// The classes of the program.
  var classTable: [ClassInfo]
  /// Names of the file's Swift.
  var code = CodeNames()

  /// False while no class or controller restricts orientations; then the rules are skipped.
  var asksForOrientation: Bool
  /// The tab bar controllers among all.
  var tabBars = Column<ControllerID>()
  /// Whether any controller may have set `hidesBottomBarWhenPushed`: else stacks are not searched (NAV-13).
  var mayHideBottomBars: Bool

  init(classTable: [ClassInfo]) {
    self.classTable = classTable
    asksForOrientation = classTable.contains(where: Hierarchy.asksForOrientation)
    mayHideBottomBars = classTable.contains { $0.defaults.contains { $0.property == .hidesBottomBarWhenPushed } }
  }

  /// What texts need of another one: names and classes.
  init(naming other: HierarchyRows) {
    classTable = other.classTable
    code = other.code
    asksForOrientation = false
    mayHideBottomBars = false
    names = Column(other.names.elements)
    classes = Column(other.classes.elements)
    kinds = Column(other.kinds.elements)
    objects = Column(other.objects.elements)
    windowRows = Column(other.windowRows.elements)
  }

  /// Everything that remembers its changes, in itself and in another one.
  mutating func visit<V: RecordVisitor>(_ other: inout HierarchyRows, _ visitor: V) {
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
    visitor.visit(&moreTabs, &other.moreTabs)
    visitor.visit(&assigned, &other.assigned)
    visitor.visit(&searchHosts, &other.searchHosts)
    visitor.visit(&presentations, &other.presentations)
    visitor.visit(&presentersInside, &other.presentersInside)
    visitor.visit(&levelZeroTops, &other.levelZeroTops)
    visitor.visit(&tabLists, &other.tabLists)
    visitor.visit(&columns, &other.columns)
    visitor.visit(&substitutes, &other.substitutes)
    visitor.visit(&frozen, &other.frozen)
    visitor.visit(&removedViews, &other.removedViews)
    visitor.visit(&carried, &other.carried)
    visitor.visit(&addedViews, &other.addedViews)
    visitor.visit(&straightInWindows, &other.straightInWindows)
    visitor.visit(&addedToWindows, &other.addedToWindows)
    visitor.visit(&earlyPages, &other.earlyPages)
    visitor.visit(&cleared, &other.cleared)
    visitor.visit(&windowRows, &other.windowRows)
    visitor.visit(&rootWindows, &other.rootWindows)
    visitor.visit(&objects, &other.objects)
    visitor.visit(&tabBars, &other.tabBars)
  }
}

/// What texts need of a hierarchy. A copy of this alone lets the other columns change in place.
struct Naming: Sendable {
  fileprivate let classTable: [ClassInfo]
  fileprivate let code: CodeNames
  fileprivate let names: [String]
  fileprivate let classes: [ClassID]
  fileprivate let kinds: [ControllerKind]
  fileprivate let objects: [ObjectState]
  fileprivate let windows: [WindowState]

  init(_ hierarchy: Hierarchy) {
    classTable = hierarchy.classTable
    code = hierarchy.rows.value.plain.code
    names = hierarchy.names.elements
    classes = hierarchy.classes.elements
    kinds = hierarchy.kinds.elements
    objects = hierarchy.objects.elements
    windows = hierarchy.windows
  }

  /// The name of a controller, empty for one that has none, and that of its class.
  func name(of x: ControllerID) -> (own: String, ofClass: String) {
    (names[Int(x.index)], classTable[Int(classes[Int(x.index)].index)].name)
  }
}

/// The columns of a hierarchy, one element a controller, and what few controllers have.
struct HierarchyRows: Sendable {
  /// What remembers no changes: a mark keeps a copy of it.
  var plain: Plain

  struct Plain: Sendable {
    /// Counts changes of what is printed: two hierarchies of one run with the same number print the same.
    var revision = 0
    /// Controllers whose printed line may have changed since the last look.
    var touches = Touches()
    /// Counts changes of parents: while it stays the same, so do all outermost containers.
    var containmentRevision = 0
    /// Whether a statement has given a view a class: else views have those of their controllers' classes.
    var hasViewClasses = false
    /// Whether user code may have taken a view out of its window without a container's callback: it has appearance
    /// callbacks of its own, or has given a controller a second place.
    var mayLoseWindows = false
    /// Controllers that have moved or had an appearance callback and were not examined since (``Hierarchy/takeMoved()``).
    var moved: [ControllerID] = []
    /// Those of them whose views contained others that may have lost their window with them.
    var uprooted: [ControllerID] = []
    /// How many controllers have two that present in them, or more.
    var crowded: Int32 = 0
    /// The classes of the program.
    var classTable: [ClassInfo]
    /// Names of the file's Swift.
    var code = CodeNames()
    /// False while no class or controller restricts orientations; then the rules are skipped.
    var asksForOrientation: Bool
    /// False while no class or controller says how the status bar is to look.
    var asksForStatusBar: Bool
    /// Whether any controller may have set `hidesBottomBarWhenPushed`: else stacks are not searched (NAV-13).
    var mayHideBottomBars: Bool

    /// Of a program's classes.
    static func of(_ classTable: [ClassInfo]) -> Plain {
      Plain(
        classTable: classTable,
        asksForOrientation: classTable.indices.contains { Hierarchy.asksForOrientation(classTable[$0]) },
        asksForStatusBar: classTable.indices.contains {
          classTable[$0].defaults.contains { $0.property == .preferredStatusBarStyle }
        },
        mayHideBottomBars: classTable.indices.contains {
          classTable[$0].defaults.contains { $0.property == .hidesBottomBarWhenPushed }
        })
    }
  }

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
  var assigned = AssignedProperties()
  /// What was set on the presentation controller of a controller: it goes with the presentation (STY-04).
  var presentationSettings = IDMap<ControllerID, [PropertyKey]>()
  /// The controllers in whose navigation items a search controller is.
  var searchHosts = IDMap<ControllerID, [ControllerID]>()
  var presentations = IDMap<ControllerID, Presentation>()
  /// For each controller, how many in it present, itself included (``levels(from:)``).
  var presentersInside = IDMap<ControllerID, Int32>()
  /// The bottom of the pile for presented controllers with many levels below them (``rememberLevelZero(below:)``).
  var levelZeroTops = IDMap<ControllerID, ControllerID>()
  /// Children by position, for containers that were asked for one, until the children change.
  var tabLists = IDMap<ControllerID, [ControllerID]>()
  /// The tabs of a tab bar controller whose tabs are objects (TAB-06).
  var tabObjects = IDMap<ControllerID, [ObjectID]>()
  /// Columns of split views of the column style (SPL-06), and who stands in an arrangement (ARR-01).
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
  /// The tab bar controllers among all.
  var tabBars = Column<ControllerID>()

  init(classTable: [ClassInfo]) { plain = Plain.of(classTable) }

  /// Begins again, for another program, in the same room.
  mutating func empty(for classTable: [ClassInfo]) {
    plain = Plain.of(classTable)
    windowMemo.epoch = 1
    visit(EmptyingRecords())
  }

  /// What texts need: names and classes.
  init(_ naming: Naming) {
    plain = Plain(
      classTable: naming.classTable, code: naming.code, asksForOrientation: false, asksForStatusBar: false,
      mayHideBottomBars: false)
    names = Column(naming.names)
    classes = Column(naming.classes)
    kinds = Column(naming.kinds)
    objects = Column(naming.objects)
    windowRows = Column(naming.windows)
  }

  private struct EmptyingRecords: RecordVisitor {
    func visit<R: Recorded>(_ record: inout R) { record.empty() }
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    visitor.visit(&names)
    visitor.visit(&classes)
    visitor.visit(&kinds)
    visitor.visit(&parents)
    visitor.visit(&firstChildren)
    visitor.visit(&lastChildren)
    visitor.visit(&nextSiblings)
    visitor.visit(&previousSiblings)
    visitor.visit(&presentedLinks)
    visitor.visit(&presenterLinks)
    visitor.visit(&places)
    windowMemo.visit(visitor)
    visitor.visit(&states)
    visitor.visit(&flags)
    visitor.visit(&selectedTabs)
    visitor.visit(&moreTabs)
    visitor.visit(&assigned)
    visitor.visit(&presentationSettings)
    visitor.visit(&searchHosts)
    visitor.visit(&presentations)
    visitor.visit(&presentersInside)
    visitor.visit(&levelZeroTops)
    visitor.visit(&tabLists)
    visitor.visit(&tabObjects)
    visitor.visit(&columns)
    visitor.visit(&substitutes)
    visitor.visit(&frozen)
    visitor.visit(&removedViews)
    visitor.visit(&carried)
    visitor.visit(&addedViews)
    visitor.visit(&straightInWindows)
    visitor.visit(&addedToWindows)
    visitor.visit(&earlyPages)
    visitor.visit(&cleared)
    visitor.visit(&windowRows)
    visitor.visit(&rootWindows)
    visitor.visit(&objects)
    visitor.visit(&tabBars)
  }
}

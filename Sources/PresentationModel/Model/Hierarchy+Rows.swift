/// Accessors to the boxed columns: a hierarchy is one pointer, so passing it is cheap.
extension Hierarchy {
  var revision: Int {
    @inline(__always) _read { yield rows.value.plain.revision }
    @inline(__always) _modify { yield &rows.value.plain.revision }
  }
  var touches: Touches {
    @inline(__always) _read { yield rows.value.plain.touches }
    @inline(__always) _modify { yield &rows.value.plain.touches }
  }
  var containmentRevision: Int { @inline(__always) _read { yield rows.value.plain.containmentRevision } }
  var names: Column<String> {
    @inline(__always) _read { yield rows.value.names }
    @inline(__always) _modify { yield &rows.value.names }
  }
  var classes: Column<ClassID> {
    @inline(__always) _read { yield rows.value.classes }
    @inline(__always) _modify { yield &rows.value.classes }
  }
  var kinds: Column<ControllerKind> {
    @inline(__always) _read { yield rows.value.kinds }
    @inline(__always) _modify { yield &rows.value.kinds }
  }
  var parents: Column<Int32> {
    @inline(__always) _read { yield rows.value.parents }
    @inline(__always) _modify {
      rows.value.plain.revision &+= 1
      rows.value.plain.containmentRevision &+= 1
      yield &rows.value.parents
    }
  }
  var firstChildren: Column<Int32> {
    @inline(__always) _read { yield rows.value.firstChildren }
    @inline(__always) _modify {
      rows.value.plain.revision &+= 1
      yield &rows.value.firstChildren
    }
  }
  var lastChildren: Column<Int32> {
    @inline(__always) _read { yield rows.value.lastChildren }
    @inline(__always) _modify {
      rows.value.plain.revision &+= 1
      yield &rows.value.lastChildren
    }
  }
  var nextSiblings: Column<Int32> {
    @inline(__always) _read { yield rows.value.nextSiblings }
    @inline(__always) _modify {
      rows.value.plain.revision &+= 1
      yield &rows.value.nextSiblings
    }
  }
  var previousSiblings: Column<Int32> {
    @inline(__always) _read { yield rows.value.previousSiblings }
    @inline(__always) _modify {
      rows.value.plain.revision &+= 1
      yield &rows.value.previousSiblings
    }
  }
  var presentedLinks: Column<Int32> {
    @inline(__always) _read { yield rows.value.presentedLinks }
    @inline(__always) _modify {
      rows.value.plain.revision &+= 1
      yield &rows.value.presentedLinks
    }
  }
  var presenterLinks: Column<Int32> {
    @inline(__always) _read { yield rows.value.presenterLinks }
    @inline(__always) _modify {
      rows.value.plain.revision &+= 1
      yield &rows.value.presenterLinks
    }
  }
  var places: Column<Int32> {
    @inline(__always) _read { yield rows.value.places }
    @inline(__always) _modify {
      rows.value.plain.revision &+= 1
      yield &rows.value.places
    }
  }
  var windowMemo: WindowMemo {
    @inline(__always) _read { yield rows.value.windowMemo }
    @inline(__always) _modify { yield &rows.value.windowMemo }
  }
  var states: Column<AppearanceState> {
    @inline(__always) _read { yield rows.value.states }
    @inline(__always) _modify {
      rows.value.plain.revision &+= 1
      yield &rows.value.states
    }
  }
  var flags: Column<ControllerFlags> {
    @inline(__always) _read { yield rows.value.flags }
    @inline(__always) _modify {
      rows.value.plain.revision &+= 1
      yield &rows.value.flags
    }
  }
  var selectedTabs: IDMap<ControllerID, ControllerID> {
    @inline(__always) _read { yield rows.value.selectedTabs }
    @inline(__always) _modify { yield &rows.value.selectedTabs }
  }
  var moreTabs: IDMap<ControllerID, MoreTabs> {
    @inline(__always) _read { yield rows.value.moreTabs }
    @inline(__always) _modify { yield &rows.value.moreTabs }
  }
  var assigned: AssignedProperties { @inline(__always) _read { yield rows.value.assigned } }
  var searchHosts: IDMap<ControllerID, [ControllerID]> { @inline(__always) _read { yield rows.value.searchHosts } }
  var presentations: IDMap<ControllerID, Presentation> {
    @inline(__always) _read { yield rows.value.presentations }
    @inline(__always) _modify {
      rows.value.plain.revision &+= 1
      yield &rows.value.presentations
    }
  }
  var presentersInside: IDMap<ControllerID, Int32> {
    @inline(__always) _read { yield rows.value.presentersInside }
    @inline(__always) _modify { yield &rows.value.presentersInside }
  }
  var levelZeroTops: IDMap<ControllerID, ControllerID> {
    @inline(__always) _read { yield rows.value.levelZeroTops }
    @inline(__always) _modify { yield &rows.value.levelZeroTops }
  }
  var tabLists: IDMap<ControllerID, [ControllerID]> {
    @inline(__always) _read { yield rows.value.tabLists }
    @inline(__always) _modify { yield &rows.value.tabLists }
  }
  var tabObjects: IDMap<ControllerID, [ObjectID]> {
    @inline(__always) _read { yield rows.value.tabObjects }
    @inline(__always) _modify { yield &rows.value.tabObjects }
  }
  var columns: IDMap<ControllerID, SplitColumns> {
    @inline(__always) _read { yield rows.value.columns }
    @inline(__always) _modify { yield &rows.value.columns }
  }
  var substitutes: IDMap<ControllerID, ControllerID> {
    @inline(__always) _read { yield rows.value.substitutes }
    @inline(__always) _modify { yield &rows.value.substitutes }
  }
  var carried: IDMap<ControllerID, ControllerID> {
    @inline(__always) _read { yield rows.value.carried }
    @inline(__always) _modify { yield &rows.value.carried }
  }
  var frozen: IDMap<ControllerID, FrozenPresentation> {
    @inline(__always) _read { yield rows.value.frozen }
    @inline(__always) _modify { yield &rows.value.frozen }
  }
  var removedViews: IDMap<ControllerID, [ControllerID]> {
    @inline(__always) _read { yield rows.value.removedViews }
    @inline(__always) _modify { yield &rows.value.removedViews }
  }
  var addedViews: IDMap<ControllerID, [ControllerID]> {
    @inline(__always) _read { yield rows.value.addedViews }
    @inline(__always) _modify { yield &rows.value.addedViews }
  }
  var straightInWindows: IDSet<ControllerID> {
    @inline(__always) _read { yield rows.value.straightInWindows }
    @inline(__always) _modify { yield &rows.value.straightInWindows }
  }
  var addedToWindows: IDSet<ControllerID> {
    @inline(__always) _read { yield rows.value.addedToWindows }
    @inline(__always) _modify { yield &rows.value.addedToWindows }
  }
  var mayLoseWindows: Bool {
    @inline(__always) _read { yield rows.value.plain.mayLoseWindows }
    @inline(__always) _modify { yield &rows.value.plain.mayLoseWindows }
  }
  var moved: [ControllerID] {
    @inline(__always) _read { yield rows.value.plain.moved }
    @inline(__always) _modify { yield &rows.value.plain.moved }
  }
  var uprooted: [ControllerID] {
    @inline(__always) _read { yield rows.value.plain.uprooted }
    @inline(__always) _modify { yield &rows.value.plain.uprooted }
  }
  var earlyPages: IDSet<ControllerID> {
    @inline(__always) _read { yield rows.value.earlyPages }
    @inline(__always) _modify { yield &rows.value.earlyPages }
  }
  var cleared: IDSet<ControllerID> {
    @inline(__always) _read { yield rows.value.cleared }
    @inline(__always) _modify { yield &rows.value.cleared }
  }
  var windowRows: Column<WindowState> {
    @inline(__always) _read { yield rows.value.windowRows }
    @inline(__always) _modify {
      rows.value.plain.revision &+= 1
      rows.value.plain.touches.hasWindows = true
      yield &rows.value.windowRows
    }
  }
  var rootWindows: IDMap<ControllerID, WindowID> {
    @inline(__always) _read { yield rows.value.rootWindows }
    @inline(__always) _modify { yield &rows.value.rootWindows }
  }
  var objects: Column<ObjectState> {
    @inline(__always) _read { yield rows.value.objects }
    @inline(__always) _modify { yield &rows.value.objects }
  }
  /// The classes of the program.
  package internal(set) var classTable: [ClassInfo] {
    @inline(__always) _read { yield rows.value.plain.classTable }
    @inline(__always) _modify { yield &rows.value.plain.classTable }
  }
  /// False while no class or controller says how the status bar is to look.
  var asksForStatusBar: Bool {
    @inline(__always) _read { yield rows.value.plain.asksForStatusBar }
    @inline(__always) _modify { yield &rows.value.plain.asksForStatusBar }
  }
  /// False while no class or controller restricts orientations.
  var asksForOrientation: Bool {
    @inline(__always) _read { yield rows.value.plain.asksForOrientation }
    @inline(__always) _modify { yield &rows.value.plain.asksForOrientation }
  }
  var tabBars: Column<ControllerID> {
    @inline(__always) _read { yield rows.value.tabBars }
    @inline(__always) _modify { yield &rows.value.tabBars }
  }
  var mayHideBottomBars: Bool { @inline(__always) _read { yield rows.value.plain.mayHideBottomBars } }
  /// The windows, in file order.
  package var windows: [WindowState] { rows.value.windowRows.elements }
}

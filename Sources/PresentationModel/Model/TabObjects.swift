extension Hierarchy {
  /// Whether an object is a tab, be it of a class of the file's.
  func isTab(_ object: ObjectID) -> Bool { isKind(object, of: .tab) }

  /// Whether an object is of one of UIKit's classes or of a subclass.
  func isKind(_ object: ObjectID, of base: UIKitClass) -> Bool {
    var next: ClassID? = objects[Int(object.index)].objectClass
    while let id = next {
      if classTable[Int(id.index)].name == base.name { return true }
      next = classTable[Int(id.index)].superclass
    }
    return false
  }
}

/// Tabs that are objects (TAB-06).
extension World {
  /// The controller of a tab; nil while its provider has not been called.
  func controller(of tab: ObjectID) -> ControllerID? {
    guard case .controller(let x)? = hierarchy.property(tab, .viewController) else { return nil }
    return x
  }

  /// The tabs of a tab bar controller that its bar shows.
  func shownTabObjects(_ tabs: ControllerID) -> [ObjectID] {
    (hierarchy.tabObjects[tabs] ?? []).filter { hierarchy.property($0, .isHidden) != .bool(true) }
  }

  /// The tab of a controller; nil where the tabs are no objects, or it has none.
  func tabObject(of x: ControllerID, in tabs: ControllerID) -> ObjectID? {
    hierarchy.tabObjects[tabs]?.first { controller(of: $0) == x }
  }

  /// `selectedTab`.
  func selectedTabObject(_ tabs: ControllerID) -> ObjectID? {
    guard hierarchy.tabObjects[tabs] != nil, let selected = selectedTab(tabs) else { return nil }
    return tabObject(of: selected, in: tabs)
  }

  /// How many tabs a bar has to make room for: those whose controllers nobody has made yet count too.
  func countOfTabs(_ tabs: ControllerID) -> Int {
    hierarchy.tabObjects[tabs] == nil ? self.tabs(tabs).count : shownTabObjects(tabs).count
  }
}

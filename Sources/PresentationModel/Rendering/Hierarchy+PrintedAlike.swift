extension Hierarchy {
  /// Whether two hierarchies of one file are printed alike, each by its version: without printing either where nothing
  /// of what is printed is different.
  func isPrinted(like other: Hierarchy, _ version: UIKitVersion, _ otherVersion: UIKitVersion) -> Bool {
    if hasSameColumns(as: other), version == otherVersion || !(dependsOnVersion || other.dependsOnVersion) {
      return true
    }
    return PrintedHierarchy(self, version).isPrinted(like: PrintedHierarchy(other, otherVersion))
  }

  private func hasSameColumns(as other: Hierarchy) -> Bool {
    let printed: ControllerFlags = [.viewLoaded, .viewRemoved]
    return states == other.states && presentedLinks == other.presentedLinks && parents == other.parents
      && firstChildren == other.firstChildren && nextSiblings == other.nextSiblings && places == other.places
      && presenterLinks == other.presenterLinks && classes == other.classes && names == other.names
      && flags.elementsEqual(other.flags) { $0.intersection(printed) == $1.intersection(printed) }
      && windows == other.windows && hosted == other.hosted && straightInWindows == other.straightInWindows
      && !hasViewClasses && !other.hasViewClasses && presentations.count == other.presentations.count
      && zip(presentations, other.presentations).allSatisfy {
        $0.key == $1.key && $0.value.activeStyle == $1.value.activeStyle && $0.value.own == $1.value.own
          && $0.value.controllerObject == $1.value.controllerObject
      }
  }

  /// Whether somebody in it may have a view or a presentation controller whose class changed with a version.
  private var dependsOnVersion: Bool {
    kinds.contains { $0 == .split || $0 == .alert || $0 == .activity }
  }
}

/// Controllers and classes that the program does not name.
extension Simulator {
  /// A controller of UIKit's own class, without a name: it prints as `<UINavigationController>`.
  mutating func addController(_ kind: ControllerKind, className: String? = nil) -> ControllerID {
    let name = className ?? kind.className
    if let row = hierarchy.classTable.firstIndex(where: { $0.name == name }) {
      return hierarchy.add(name: "", class: ClassID(row: row))
    }
    let info = ClassInfo(name: name, superclass: nil, kind: .controller(kind), isDeclared: false)
    return hierarchy.add(name: "", class: addClass(info))
  }

  /// A class, which has no bodies yet.
  mutating func addClass(_ info: ClassInfo) -> ClassID {
    hierarchy.classTable.append(info)
    script.observed.addClass()
    return ClassID(row: hierarchy.classTable.count - 1)
  }
}

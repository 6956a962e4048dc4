/// Finds the row of a property on a class.
enum PropertyLookup {
  /// The property as a class has it, its own or inherited.
  static func find(_ property: Property, on type: UIKitClass) -> PropertyInfo? {
    var next: UIKitClass? = type
    while let current = next {
      if let info = current.properties.first(where: { $0.property == property }) { return info }
      next = current.superclass
    }
    return nil
  }

  /// Whether a class has a property of a name, its own or inherited.
  static func isProperty(_ name: String, of type: UIKitClass) -> Bool {
    type.lineage.contains { $0.properties.contains { $0.name == name } }
  }

  /// The property as subclasses of a class have it: of unknown type where they differ.
  static func find(_ property: Property, below type: UIKitClass) -> PropertyInfo? {
    var found: PropertyInfo?
    for other in UIKitClass.allCases where other.inherits(from: type) {
      guard let info = other.properties.first(where: { $0.property == property }) else { continue }
      if let first = found, first.type != info.type {
        return PropertyInfo(property, .anything, first.access == .read ? .read : .write, first.availability)
      }
      if found == nil { found = info }
    }
    return found
  }
}

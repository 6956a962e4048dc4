/// Finds the row of a property on a class.
enum PropertyLookup {
  /// The property as a class has it, its own or inherited.
  static func find(_ property: Property, on type: UIKitClass) -> PropertyInfo? {
    var next: UIKitClass? = type
    while let current = next {
      if let info = own(property, of: current) { return info }
      next = current.superclass
    }
    return nil
  }

  /// The property that a class adds to those of its superclass. Its rows stay where they are.
  private static func own(_ property: Property, of type: UIKitClass) -> PropertyInfo? {
    let rows = PropertyTable.ofClasses[Int(type.rawValue)]
    for row in rows.indices where rows[row].info.property == property { return rows[row].info }
    return nil
  }

  /// The property of a name as a class has it, its own or inherited.
  static func find(named name: String, on type: UIKitClass) -> PropertyInfo? {
    byName[name].flatMap { find($0, on: type) }
  }

  /// No two properties have one name.
  private static let byName: [String: Property] = {
    var found: [String: Property] = [:]
    for property in Property.allCases { found[property.name] = property }
    return found
  }()

  /// The property as subclasses of a class have it: of unknown type where they differ.
  static func find(_ property: Property, below type: UIKitClass) -> PropertyInfo? {
    var found: PropertyInfo?
    for other in UIKitClass.allCases where other.inherits(from: type) {
      guard let info = own(property, of: other) else { continue }
      if let first = found, first.type != info.type {
        return PropertyInfo(property, .anything, first.access == .read ? .read : .write, first.availability)
      }
      if found == nil { found = info }
    }
    return found
  }
}

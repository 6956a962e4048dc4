/// Finds the row of a property on a class.
enum PropertyLookup {
  /// For each class, for each property: its position among the class's own rows, or -1.
  private static let positions: [[Int16]] = UIKitClass.allCases.map { type in
    var row = [Int16](repeating: -1, count: Property.allCases.count)
    for (position, info) in type.properties.enumerated() { row[Int(info.property.rawValue)] = Int16(position) }
    return row
  }

  /// The property as a class has it, its own or inherited.
  static func find(_ property: Property, on type: UIKitClass) -> PropertyInfo? {
    var next: UIKitClass? = type
    while let current = next {
      let position = positions[Int(current.rawValue)][Int(property.rawValue)]
      if position >= 0 { return current.properties[Int(position)] }
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
      let position = positions[Int(other.rawValue)][Int(property.rawValue)]
      guard position >= 0 else { continue }
      let info = other.properties[Int(position)]
      if let first = found, first.type != info.type {
        return PropertyInfo(property, .anything, first.access == .read ? .read : .write, first.availability)
      }
      if found == nil { found = info }
    }
    return found
  }
}

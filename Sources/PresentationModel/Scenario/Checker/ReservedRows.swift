/// The rows of controllers and objects whose names an app has given before a text named them.
struct ReservedRows: Sendable {
  /// By row; empty for one without a name.
  var controllers: [String] = []
  var objects: [String] = []
}

extension Checker {
  /// Makes room for the rows that are taken already.
  mutating func reserveRows() {
    guard !rows.controllers.isEmpty || !rows.objects.isEmpty else { return }
    let plain = row(of: .viewController)
    for name in rows.controllers {
      program.outline.names.append(name)
      program.outline.classes.append(plain)
      program.outline.parents.append(-1)
      program.outline.offsets.append(0)
    }
    for name in rows.objects { program.objects.append(ObjectDeclaration(name: name, objectClass: plain)) }
  }

  /// Enters a controller into the outline, in the row of its name where it has one.
  mutating func enterController(_ name: String, _ type: ClassID, under parent: Int32, at offset: Int32) -> Int32 {
    guard let row = rows.controllers.lastIndex(of: name) else {
      program.outline.names.append(name)
      program.outline.classes.append(type)
      program.outline.parents.append(parent)
      program.outline.offsets.append(offset)
      return Int32(program.outline.names.count - 1)
    }
    program.outline.classes[row] = type
    program.outline.parents[row] = parent
    program.outline.offsets[row] = offset
    return Int32(row)
  }

  /// Enters an object, in the row of its name where it has one.
  mutating func enterObject(_ name: String, _ type: ClassID) -> Int32 {
    guard let row = rows.objects.lastIndex(of: name) else {
      program.objects.append(ObjectDeclaration(name: name, objectClass: type))
      return Int32(program.objects.count - 1)
    }
    program.objects[row].objectClass = type
    return Int32(row)
  }
}

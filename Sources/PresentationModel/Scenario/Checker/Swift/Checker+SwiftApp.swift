/// How Swift is read.
enum SwiftReading: Sendable {
  /// As part of a scenario.
  case scenario
  /// A file alone, which `presim run` is given: what it does not contain is no mistake.
  case alone
  /// One of an app's files, which `presim lint` reads: nothing is on screen, and nothing runs.
  case app
}

/// One of an app's own files.
extension Checker {
  /// Enters what lint needs of UIKit for what the file only names.
  mutating func readAsApp() {
    program.swift.isApp = true
    swift.isUsed = true
    for type in [UIKitClass.viewController, .navigationController] { _ = row(of: type) }
  }

  /// The row of a view controller's class that another file of the app declares.
  mutating func outsideClass(_ name: Name) -> ClassID? {
    guard let type = appTypes?.type(named: text(name)), type.base.kind != nil else { return nil }
    grow()
    let parent = row(of: type.base)
    let id = append(name, text(name), superclass: parent, base: type.base, kind: type.base.classKind)
    program.classes[Int(id.index)].isOutside = true
    program.classes[Int(id.index)].setsStyle = type.setsStyle
    return id
  }

  /// A further class of a name that the file has already, nested in another type: it has a name of its own.
  mutating func nameOfItsOwn(_ name: Name) -> Name {
    var number = 2
    while let taken = names.find("\(text(name)) \(number)"), classRows.indices.contains(Int(taken.id)),
      classRows[Int(taken.id)] >= 0
    {
      number += 1
    }
    let own = names.intern("\(text(name)) \(number)")
    grow()
    return own
  }
}

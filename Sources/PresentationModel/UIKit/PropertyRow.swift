/// A property on one class, in one row: its type there, its access, its availability; and, in the first of its rows,
/// its name, its default, and its effect here.
struct PropertyRow: Sendable {
  /// UIKit's declaration of it on this class.
  let info: PropertyInfo
  /// What is the same on every class; nil where another class's row says it.
  let facts: Facts?

  /// What a property is, whatever class has it.
  struct Facts: Sendable {
    let name: String
    let type: ValueType
    let standard: StandardValue
    let effect: String
  }

  /// The first row of a property.
  init(
    _ property: Property, _ name: String, _ type: ValueType, _ access: PropertyInfo.Access = .read,
    _ availability: Availability = .always, takesNil: Bool? = nil, startsTransition: Bool = false,
    standard: StandardValue = .none, does effect: String
  ) {
    info = PropertyInfo(
      property, type, access, availability, takesNil: takesNil, startsTransition: startsTransition)
    facts = Facts(name: name, type: type, standard: standard, effect: effect)
  }

  /// The same property on a further class, with what it does there where that is something else.
  init(
    _ property: Property, _ type: ValueType, _ access: PropertyInfo.Access = .read,
    _ availability: Availability = .always, takesNil: Bool? = nil, startsTransition: Bool = false,
    does effect: String? = nil
  ) {
    info = PropertyInfo(
      property, type, access, availability, takesNil: takesNil, startsTransition: startsTransition, effectHere: effect)
    facts = nil
  }
}

/// The value of a property that was never set.
enum StandardValue: Equatable, Sendable {
  case none, no, yes, emptyList, emptyText, zeroSize
  case int(Int64)
  /// A case of the property's enumeration.
  case row(UInt8)
  /// A list of one case of its enumeration, by its row.
  case listOf(UInt8)
  /// `UISplitViewController.automaticDimension`.
  case automatic
}

extension Property {
  /// What it is, whatever class has it.
  var facts: PropertyRow.Facts { PropertyTable.facts[Int(rawValue)] }

  /// The property's name in Swift.
  package var name: String { facts.name }

  /// What it does here, in a few words: for the reference of the language (`Documentation/Language.md`).
  package var effect: String { facts.effect }

  /// Whether a rule reads it; false for one that is only kept and read back.
  package var hasEffect: Bool { !effect.hasSuffix("no effect here") }

  /// Whether a rule reads it of a controller of this kind; nil for what is no controller.
  func hasEffect(on kind: ControllerKind?) -> Bool { self == .title ? kind == .alert : hasEffect }

  /// The note about a use of one without an effect.
  var noteOfNoEffect: String { "'\(name)' has no effect here: it is only kept and read back" }
}

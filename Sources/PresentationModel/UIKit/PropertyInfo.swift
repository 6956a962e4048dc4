/// UIKit's declaration of a property on one class: its type, its access, its availability.
package struct PropertyInfo: Sendable {
  /// The access to the property.
  package enum Access: UInt8, Sendable {
    /// Read only.
    case read
    /// Assigned at any time, and in class bodies.
    case write
    /// Decided in UIKit by a subclass or an initializer: in class bodies and before the first step.
    case initial
    /// As `initial`, and assigned later too: what a view is loaded from.
    case initialOrWrite
  }

  /// The property.
  package let property: Property
  /// Its type.
  package let type: ValueType
  /// Its access.
  package let access: Access
  /// Where UIKit has it.
  package let availability: Availability
  /// Whether `nil` may be assigned.
  package let takesNil: Bool
  /// Whether assigning it can start a transition: what `begin` may pause.
  package let startsTransition: Bool
  /// What it does on this class, where that is something else than on others.
  let effectHere: String?

  /// Makes a row.
  package init(
    _ property: Property, _ type: ValueType, _ access: Access = .read, _ availability: Availability = .always,
    takesNil: Bool? = nil, startsTransition: Bool = false
  ) {
    self.init(
      property, type, access, availability, takesNil: takesNil, startsTransition: startsTransition, effectHere: nil)
  }

  init(
    _ property: Property, _ type: ValueType, _ access: Access, _ availability: Availability, takesNil: Bool?,
    startsTransition: Bool, effectHere: String?
  ) {
    self.property = property
    self.type = type
    self.access = access
    self.availability = availability
    self.takesNil = takesNil ?? type.takesNil
    self.startsTransition = startsTransition
    self.effectHere = effectHere
  }

  /// What it does here on this class, in a few words.
  package var effect: String { effectHere ?? property.effect }

  /// The property's name in Swift.
  package var name: String { property.name }

  /// Its type where it is read: a class says of the view that is animated which one it is, and reads the view.
  package var typeRead: ValueType { property == .presentedView ? .instance(.view) : type }

  /// Whether a class body may give it a value.
  package var standsInClassBody: Bool { access != .read }
}

extension UIKitClass {
  /// The properties that this class adds to those of its superclass.
  ///
  /// Complexity: O(their number).
  package var properties: [PropertyInfo] { PropertyTable.ofClasses[Int(rawValue)].map { $0.info } }
}

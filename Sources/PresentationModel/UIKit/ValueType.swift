/// The type of a property, an argument or an answer.
package enum ValueType: Hashable, Sendable {
  case bool, int, number, string, size, rect
  /// A case of an enumeration, or a list of them for an option set.
  case enumeration(UIKitEnum)
  /// An object of a class or of a subclass.
  case instance(UIKitClass)
  /// An object whose class implements a protocol.
  case conforming(DelegateProtocol)
  /// Any object: a controller, a view, an item.
  case anyObject
  /// A class: what `presentation(x).animator` answers.
  case classReference
  indirect case list(ValueType)
  /// Anything at all.
  case anything

  /// As Swift writes it.
  package var name: String {
    switch self {
    case .bool: "Bool"
    case .int: "Int"
    case .number: "CGFloat"
    case .string: "String"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .enumeration(let type): type.name
    case .instance(let type): type.name
    case .conforming(let type): type.name
    case .anyObject: "AnyObject"
    case .classReference: "AnyClass"
    case .list(let element): "[\(element.name)]"
    case .anything: "Any"
    }
  }

  /// Whether `nil` is a value of it when nothing else is said: objects and texts, not numbers and enumerations.
  package var takesNil: Bool {
    switch self {
    case .bool, .int, .number, .size, .rect, .enumeration: false
    case .string, .instance, .conforming, .anyObject, .classReference, .list, .anything: true
    }
  }
}

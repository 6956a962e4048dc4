/// A name of a file, with what it stands for.
package struct EditorSymbol: Sendable {
  /// What it stands for.
  package enum Kind: UInt8, Sendable {
    case controller, object, window, type, function, property, variable, parameter, enumCase, action
  }

  /// As it is written.
  package let name: String
  /// What it stands for.
  package let kind: Kind
  /// Where it is declared; empty for a class that the file uses and does not declare.
  package internal(set) var range: SourceRange
  /// The whole declaration.
  package internal(set) var whole: SourceRange
  /// The row of the type that it is a member of; -1 for none.
  package internal(set) var owner: Int32 = -1
  /// What a value of it is; of a type, the type itself.
  package internal(set) var type = EditorType.unknown
  /// The part of the text in which a variable can be named.
  var scope: SourceRange?
  /// Whether a parameter's label is its name: a new name keeps the label.
  var isItsLabel = false

  init(_ name: String, _ kind: Kind, at range: SourceRange, whole: SourceRange) {
    self.name = name
    self.kind = kind
    self.range = range
    self.whole = whole
  }
}

/// What is known of a value without running the file: UIKit's type, and the file's own type of it.
package struct EditorType: Hashable, Sendable {
  /// UIKit's type.
  var value: ValueType
  /// The row of the file's type; -1 where it has none.
  var declared: Int32 = -1
  /// Whether it is the type itself, not a value of it.
  var isTypeItself = false

  init(_ value: ValueType, declared: Int32 = -1) {
    self.value = value
    self.declared = declared
  }

  static let unknown = EditorType(.anything)

  /// UIKit's class of it; nil for what is no object.
  var base: UIKitClass? {
    switch value {
    case .instance(let type): type
    case .conforming, .anyObject: .object
    default: nil
    }
  }

  /// Whether nothing is known of it.
  var isUnknown: Bool { value == .anything && declared < 0 }
}

/// A place at which a name of the file stands.
package struct EditorOccurrence: Sendable {
  /// The place.
  package let range: SourceRange
  /// The row of the symbol.
  package let symbol: Int32
  /// Whether it is declared here.
  package let isDeclaration: Bool
}

/// A place at which a member of UIKit's is named.
package struct EditorUse: Sendable {
  /// What it is.
  package enum Member: Sendable {
    case property(PropertyInfo)
    case method(MethodInfo)
    case callback(CallbackInfo)
    /// A case of an enumeration: its row.
    case enumCase(UIKitEnum, UInt8)
    case type(UIKitClass)
  }
  /// The place.
  package let range: SourceRange
  /// What it is.
  package let member: Member
  /// The class that it was asked of.
  package let receiver: UIKitClass?
}

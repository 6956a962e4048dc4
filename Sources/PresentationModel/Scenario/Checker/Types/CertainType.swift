/// The type that swiftc gives a value, where the code that was pasted says so for certain. Whatever another file of the app
/// may decide is unknown, and nothing is said of it.
indirect enum CertainType: Sendable, Equatable {
  case unknown
  case void
  /// A literal, which is of the type that is wanted where it stands.
  case literal(Literal)
  case basic(Basic)
  /// A structure or an enumeration of the file's.
  case value(EnumID)
  /// An object of a class of UIKit's, or of the file's.
  case object(UIKitClass, ClassID?)
  case optional(CertainType)
  /// `T!`: it is taken for either.
  case implicit(CertainType)
  case list(CertainType)
  /// What can be gone over and is no list for certain: `items.enumerated()`, `0..<3`.
  case sequence(CertainType)
  /// Swift's own `Set`.
  case set(CertainType)
  case dictionary(CertainType, CertainType)
  case tuple([Part])
  case function([CertainType], CertainType)
  /// A protocol of the file's.
  case existential(Name)
  /// A controller's class that was not pasted.
  case foreign(Name)
  /// Swift's own `Result`, of what can fail.
  case result(CertainType, CertainType)
  /// A class itself, and no instance of it.
  case meta(UIKitClass, ClassID?)
  /// A type of `SystemInterface` that is no `UIKitClass`, by its row.
  case system(Int16)
  /// A subject of Combine's, which sends values of a type.
  case subject(CertainType)

  enum Literal: Sendable { case integer, decimal, text, nothing }
  enum Basic: Sendable { case int, text, bool, double, float }
  struct Part: Sendable, Equatable {
    let label: String
    let type: CertainType
  }

  /// A type of `SystemInterface` by its name.
  static func system(named name: String) -> CertainType {
    SystemInterface.row(named: name).map { .system($0) } ?? .unknown
  }

  var isUnknown: Bool { self == .unknown }

  var isSubject: Bool { if case .subject = self { true } else { false } }

  var isTuple: Bool { if case .tuple = self { true } else { false } }

  /// What a constant is that is declared with it and no type of its own.
  var settled: CertainType {
    switch self {
    case .literal(.integer): .basic(.int)
    case .literal(.decimal): .basic(.double)
    case .literal(.text): .basic(.text)
    case .literal(.nothing): .unknown
    case .list(let element): .list(element.settled)
    case .set(let element): .set(element.settled)
    case .sequence(let element): .sequence(element.settled)
    case .dictionary(let key, let value): .dictionary(key.settled, value.settled)
    case .tuple(let parts): .tuple(parts.map { Part(label: $0.label, type: $0.type.settled) })
    case .optional(let inner): .optional(inner.settled)
    default: self
    }
  }

  /// What is there if it is not nil.
  var unwrapped: CertainType {
    switch self {
    case .optional(let inner), .implicit(let inner): inner
    default: self
    }
  }

  /// As the value of an optional chain: optional once.
  var asOptional: CertainType {
    switch self {
    case .optional, .unknown: self
    case .implicit(let inner): .optional(inner)
    default: .optional(self)
    }
  }

  /// Whether it is known to be no optional.
  var isNeverNil: Bool {
    switch self {
    case .unknown, .optional, .implicit, .literal(.nothing): false
    default: true
    }
  }
}

extension Checker {
  /// The name of a type as Swift writes it.
  func name(of type: CertainType) -> String {
    switch type {
    case .unknown, .sequence: "_"
    case .void: "Void"
    case .literal(.integer), .basic(.int): "Int"
    case .literal(.decimal), .basic(.double): "Double"
    case .basic(.float): "Float"
    case .literal(.text), .basic(.text): "String"
    case .literal(.nothing): "nil"
    case .basic(.bool): "Bool"
    case .value(let id): program.swift.enums[Int(id.index)].name
    case .object(let base, let id): id.map { program.classes[Int($0.index)].name } ?? base.name
    case .optional(let inner): (isFunction(inner) ? "(\(name(of: inner)))" : name(of: inner)) + "?"
    case .implicit(let inner): name(of: inner)
    case .list(let element): "[\(name(of: element))]"
    case .set(let element): "Set<\(name(of: element))>"
    case .result(let success, let failure):
      success.isUnknown || failure.isUnknown ? "Result" : "Result<\(name(of: success)), \(name(of: failure))>"
    case .system(let row): SystemInterface.entries[Int(row)].name
    case .subject(let value): "PassthroughSubject<\(name(of: value)), Never>"
    case .existential(let name), .foreign(let name): text(name)
    case .meta(let base, let id): name(of: .object(base, id)) + ".Type"
    case .dictionary(let key, let value): "[\(name(of: key)): \(name(of: value))]"
    case .tuple(let parts):
      "(" + parts.map { ($0.label.isEmpty ? "" : $0.label + ": ") + name(of: $0.type) }.joined(separator: ", ") + ")"
    case .function(let taken, let given):
      "(\(taken.map { name(of: $0) }.joined(separator: ", "))) -> \(name(of: given))"
    }
  }

  private func isFunction(_ type: CertainType) -> Bool { if case .function = type { true } else { false } }

  /// Whether a value of one type may stand where another one is wanted; also where that is not certain.
  func fits(_ type: CertainType, _ wanted: CertainType) -> Bool {
    switch (type, wanted) {
    case (.unknown, _), (_, .unknown), (_, .void): return true
    case (.implicit(let inner), _): return fits(inner, wanted)
    case (.literal(.nothing), .optional), (.literal(.nothing), .implicit): return true
    case (.optional(let inner), .optional(let other)), (.optional(let inner), .implicit(let other)):
      return fits(inner, other)
    case (_, .optional(let other)), (_, .implicit(let other)): return fits(type, other)
    case (.optional, _), (.literal(.nothing), _), (.void, _): return false
    case (.subject, _), (_, .subject), (.sequence, _), (_, .sequence): return true
    case (.object(.transitionContext, _), _), (_, .object(.transitionContext, _)): return true
    case (.literal(let one), .literal(let other)): return one == other || one != .text && other != .text
    case (.literal(let literal), .basic(let basic)):
      switch literal {
      case .integer: return basic != .text && basic != .bool
      case .decimal: return basic == .double || basic == .float
      default: return basic == .text
      }
    // What a list of literals holds is of the type that its other use asks for: `[4].last ?? count`.
    case (.basic, .literal), (.value, .literal): return fits(wanted, type)
    case (.literal(.integer), .existential), (.literal(.text), .existential), (.literal(.decimal), .existential):
      return true
    case (.literal, .value), (.list, .value), (.set, .value), (.dictionary, .value), (.literal, .object),
      (.list, .object),
      (.literal, .system):
      return hasTypesOfLiterals
    case (.system(let one), .system(let other)):
      return SystemInterface.inherits(
        SystemInterface.entries[Int(one)].name, from: SystemInterface.entries[Int(other)].name)
    case (.system(let one), .object(let base, nil)):
      return SystemInterface.inherits(SystemInterface.entries[Int(one)].name, from: base.name)
    case (.object(let base, nil), .system(let other)):
      let name = SystemInterface.entries[Int(other)].name
      return base.lineage.contains { $0.name == name }
        || (base.kind == nil ? SystemInterface.inherits(base.name, from: name) : name == "UIResponder")
    case (.basic, .system), (.system, .basic), (.system, .value), (.value, .system), (.system, .list),
      (.system, .dictionary), (.dictionary, .system):
      return false
    case (.list, .system(let row)): return SystemInterface.entries[Int(row)].kind != .class
    case (.system, _), (_, .system): return true
    case (.basic(let one), .basic(let other)): return one == other
    case (.value(let one), .value(let other)): return one == other
    case (.result, .result): return true
    case (.foreign, .foreign), (.foreign, .object), (.foreign, .existential), (.meta, .meta): return true
    case (.object(let base, nil), .foreign): return base.kind == nil
    case (.object, .foreign), (.value, .existential), (.basic, .existential), (.existential, .existential),
      (.existential, .object), (.existential, .value), (.existential, .foreign), (.list, .existential),
      (.dictionary, .existential), (.set, .existential), (.literal, .existential), (.result, .existential),
      (.function, .existential):
      return true
    case (.object(_, let id?), .existential(let wanted)): return conforms(id, to: wanted) || !isPastedWhole(id)
    case (.object, .existential): return true
    case (.object(let base, let id), .object(let other, let wanted)): return inherits(base, id, other, wanted)
    case (.list(let one), .list(let other)), (.set(let one), .set(let other)): return fits(one, other)
    case (.dictionary(let key, let value), .dictionary(let other, let wanted)):
      return fits(key, other) && fits(value, wanted)
    case (.tuple(let parts), .tuple(let others)):
      return parts.count == others.count && zip(parts, others).allSatisfy { fits($0.type, $1.type) }
    case (.function, .function): return true
    default: return false
    }
  }

  /// Whether a type of the file's may be written as a literal.
  private var hasTypesOfLiterals: Bool {
    ["Integer", "String", "Float", "Array", "Dictionary", "Nil", "Boolean", "Unicode"].contains { kind in
      names.find("ExpressibleBy\(kind)Literal") != nil
    } || ["ExpressibleByStringInterpolation", "OptionSet", "SetAlgebra"].contains { names.find($0) != nil }
  }

  /// Whether a class is another one or below it, or may be.
  private func inherits(_ base: UIKitClass, _ id: ClassID?, _ other: UIKitClass, _ wanted: ClassID?) -> Bool {
    guard let id else { return wanted == nil && base.inherits(from: other) }
    if let wanted, lineage(id).contains(wanted) { return true }
    if wanted == nil, base.inherits(from: other) { return true }
    return !isPastedWhole(id)
  }
}

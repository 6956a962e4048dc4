/// Types as values: classes by their row, structures and enumerations by theirs, what Swift has itself by its name.
extension Simulator {
  /// The type of a value; `.opaque` where presim does not know it.
  func metatype(of value: Value) -> Value {
    switch value {
    case .int: return .className("Int")
    case .string: return .className("String")
    case .bool: return .className("Bool")
    case .opaque: return value
    case .enumCase(let id, _, _):
      let name = program.swift.enums[Int(id.index)].name
      let row = program.classes.firstIndex { $0.isDeclared && $0.name == name }
      return row.map { .classReference(ClassID(Int32(truncatingIfNeeded: $0))) } ?? .opaque(TextID(0))
    default: return type(of: value).map { .classReference($0) } ?? .opaque(TextID(0))
    }
  }

  /// What tells an object or a class from every other one, without holding it; `.opaque` where presim does not know it.
  func identity(of value: Value) -> Value {
    switch value {
    case .controller(let x): .string("ObjectIdentifier(controller \(x.index))")
    case .object(let x): .string("ObjectIdentifier(object \(x.index))")
    case .view(let x): .string("ObjectIdentifier(view \(x.index))")
    case .window(let x): .string("ObjectIdentifier(window \(x.index))")
    case .classReference, .className, .opaque: value
    default: .opaque(TextID(0))
    }
  }

  /// Whether a value is one of a type.
  func isOf(_ value: Value, _ type: Value) -> Value {
    if case .opaque = value { return value }
    if value.isNil { return .bool(false) }
    switch type {
    case .classReference(let id):
      if case .enumCase(let own, _, _) = value {
        return .bool(program.swift.enums[Int(own.index)].name == program.classes[Int(id.index)].name)
      }
      return .bool(isInstance(value, of: id))
    case .className("Int"): return .bool(fits(.int, value))
    case .className("String"): return .bool(fits(.string, value))
    case .className("Bool"): return .bool(fits(.bool, value))
    case .className(let name):
      guard let row = program.swift.protocols.firstIndex(of: name) else { return .opaque(TextID(0)) }
      return .bool(fits(.ofProtocol(ProtocolID(Int32(truncatingIfNeeded: row))), value))
    case .opaque: return type
    default: return .opaque(TextID(0))
    }
  }
}

/// Operators of Swift on values.
extension Simulator {
  func apply(_ sign: UnaryOperator, _ value: Value) -> Value {
    switch (sign, value) {
    case (.not, .bool(let isTrue)): .bool(!isTrue)
    case (.minus, .int(let number)): .int(0 &- number)
    case (.minus, .decimal(let number)): .decimal(-number)
    case (.complement, .int(let number)): .int(~number)
    default: value
    }
  }

  /// A comparison of two values that nobody knows is asked for as a whole; so is one that a `given` line speaks of.
  mutating func unknown(
    _ sign: BinaryOperator, _ left: Value, _ right: Value, _ instruction: SwiftInstruction, _ a: Int32
  ) -> Value? {
    guard instruction.text != nil else { return nil }
    switch (left, right) {
    case (.opaque, .opaque) where sign.answersBool: return opaque(instruction, a)
    case (.enumCase, .enumCase) where areApart(left, right): return opaque(instruction, a)
    case (.opaque, _), (_, .opaque):
      if left.isNil || right.isNil { return nil }
      let found = opaque(instruction, a)
      if case .opaque = found { return nil }
      return found
    default:
      // An operator of a file that was not pasted.
      return isOfSwift(sign, left, right) ? nil : opaque(instruction, a)
    }
  }

  /// Whether Swift's own library declares an operator for two values; an extension in another file may for others.
  private func isOfSwift(_ sign: BinaryOperator, _ left: Value, _ right: Value) -> Bool {
    switch sign {
    case .equal, .notEqual, .identical, .notIdentical: return true
    default: break
    }
    switch (left, right) {
    case (.int, .int), (.none, _), (_, .none): return true
    case (.int, .decimal), (.decimal, .int), (.decimal, .decimal):
      switch sign {
      case .plus, .minus, .times, .divided, .less, .lessOrEqual, .greater, .greaterOrEqual: return true
      default: return false
      }
    case (.string, .string), (.list, .list): return sign == .plus || sign.answersBool
    case (.enumCase, .enumCase): return sign.answersBool
    // Two types: a run of such a comparison or sum fails, and its note says why.
    default:
      guard let one = left.plainKind, let other = right.plainKind, one != other else { return false }
      return sign == .plus || sign == .minus || sign.answersBool
    }
  }

  /// Whether what presim cannot know is taken as there: an app has no extension context, an extension has.
  func isThere(_ text: TextID) -> Bool {
    let written = program.swift.texts[Int(text.index)]
    return written != "extensionContext" && written != "self.extensionContext"
  }

  mutating func apply(_ sign: BinaryOperator, _ left: Value, _ right: Value, _ a: Int32) -> Value {
    for (one, other) in [(left, right), (right, left)] {
      guard case .opaque(let text) = one else { continue }
      // As `if let`: what is looked for is there.
      if other.isNil, sign == .equal || sign == .notEqual || sign == .identical || sign == .notIdentical {
        if asksAboutNil(text, a) { return .none }
        let isThere = isThere(text) && systemValue(text, line(of: a))?.isNil != true
        if isThere { assume(text, "is taken as not nil", line(of: a)) }
        return .bool((sign == .notEqual || sign == .notIdentical) == isThere)
      }
      return one
    }
    if sign == .equal || sign == .notEqual, let part = left.unknownPart ?? right.unknownPart, !left.isNil, !right.isNil
    {
      return part
    }
    let (left, right) = (resolved(left, like: right), resolved(right, like: left))
    if let one = left.plainKind, let other = right.plainKind, one != other {
      failSwift(
        "\(ValueText.text(left, hierarchy)) and \(ValueText.text(right, hierarchy)) are of two types, so Swift cannot compare or combine them: one is \(one), the other is \(other)",
        a)
      return .none
    }
    switch sign {
    case .equal, .identical: return .bool(areEqual(left, right))
    case .notEqual, .notIdentical: return .bool(!areEqual(left, right))
    default: break
    }
    switch (left, right) {
    case (.int(let x), .int(let y)): return apply(sign, x, y, a)
    case (.decimal(let x), .decimal(let y)): return apply(sign, x, y)
    case (.int(let x), .decimal(let y)): return apply(sign, Double(x), y)
    case (.decimal(let x), .int(let y)): return apply(sign, x, Double(y))
    case (.string(let x), .string(let y)):
      switch sign {
      case .plus: return .string(x + y)
      case .less: return .bool(x < y)
      case .lessOrEqual: return .bool(x <= y)
      case .greater: return .bool(x > y)
      case .greaterOrEqual: return .bool(x >= y)
      default: return .none
      }
    case (.list(let x), .list(let y)) where sign == .plus: return .list(x + y)
    case (.list(let x), .list(let y)): return compare(sign, x, y, a)
    case (.enumCase(let own, let x, let first), .enumCase(let other, let y, let second)) where own == other:
      // The cases of an enumeration come in their order, then what they have with them.
      return x == y ? compare(sign, first, second, a) : apply(sign, Int64(x), Int64(y), a)
    default: return .none
    }
  }

  /// Tuples: the first parts that differ decide.
  private mutating func compare(_ sign: BinaryOperator, _ x: [Value], _ y: [Value], _ a: Int32) -> Value {
    guard sign.answersBool else { return .none }
    for (one, other) in zip(x, y) where !areEqual(one, other) { return apply(sign, one, other, a) }
    return apply(sign, Int64(x.count), Int64(y.count), a)
  }

  mutating func apply(_ sign: BinaryOperator, _ x: Int64, _ y: Int64, _ a: Int32) -> Value {
    let result: (partialValue: Int64, overflow: Bool)
    switch sign {
    case .less: return .bool(x < y)
    case .lessOrEqual: return .bool(x <= y)
    case .greater: return .bool(x > y)
    case .greaterOrEqual: return .bool(x >= y)
    case .plus: result = x.addingReportingOverflow(y)
    case .minus: result = x.subtractingReportingOverflow(y)
    case .times: result = x.multipliedReportingOverflow(by: y)
    case .divided: result = x.dividedReportingOverflow(by: y)
    case .remainder: result = x.remainderReportingOverflow(dividingBy: y)
    case .wrappingPlus: return .int(x &+ y)
    case .wrappingMinus: return .int(x &- y)
    case .wrappingTimes: return .int(x &* y)
    case .and: return .int(x & y)
    case .or: return .int(x | y)
    case .xor: return .int(x ^ y)
    case .shiftLeft: return .int(x << y)
    case .shiftRight: return .int(x >> y)
    case .equal, .notEqual, .identical, .notIdentical: return .none
    }
    if result.overflow { failSwift(y == 0 ? "division by zero" : "arithmetic overflow", a) }
    return .int(result.partialValue)
  }

  func apply(_ sign: BinaryOperator, _ x: Double, _ y: Double) -> Value {
    switch sign {
    case .less: .bool(x < y)
    case .lessOrEqual: .bool(x <= y)
    case .greater: .bool(x > y)
    case .greaterOrEqual: .bool(x >= y)
    case .plus: .decimal(x + y)
    case .minus: .decimal(x - y)
    case .times: .decimal(x * y)
    case .divided: .decimal(x / y)
    default: .none
    }
  }
}

extension Value {
  /// What a truth value, a number or a text is called; nil for everything else.
  fileprivate var plainKind: String? {
    switch self {
    case .bool: "true or false"
    case .int, .decimal: "a number"
    case .string: "a text"
    default: nil
    }
  }
}

/// Whether code can have the value that a `given` says: a condition that is a number is a mistake, and no run begins with it.
extension Checker {
  /// What Swift has of a value, as far as a `given` can say one.
  private enum ValueKind {
    case bool, number, text, list, object

    var name: String {
      switch self {
      case .bool: "true or false"
      case .number: "a number"
      case .text: "a text"
      case .list: "a list"
      case .object: "an object"
      }
    }

    /// What a value is; nil for nil, and for what may stand for several.
    init?(_ value: Value) {
      switch value {
      case .bool: self = .bool
      case .int, .decimal: self = .number
      case .string: self = .text
      case .list: self = .list
      case .controller, .object, .window: self = .object
      default: return nil
      }
    }

    /// What a type's values are; nil where a value of another kind may be one: a type that presim does not know, a
    /// protocol, an enumeration, which a text or a number may stand for.
    init?(_ type: SwiftType) {
      switch type {
      case .value(.bool): self = .bool
      case .value(.int), .value(.number): self = .number
      case .value(.string): self = .text
      case .list, .slice, .unordered: self = .list
      case .object: self = .object
      default: return nil
      }
    }
  }

  /// Says of each `given` whose value cannot be one of the type that the code gives the expression.
  mutating func checkTypesOfGivens() {
    for given in program.swift.givens where !given.isThrow {
      guard
        let range = swift.givens.first(where: { $0.0 == given.text && source.line(of: Int($0.1.start)) == given.line })?
          .1
      else { continue }
      if case .controller(let x) = given.value, let wanted = classInCode(of: given.text), !isOne(x, of: wanted) {
        report(
          "check.given", "'\(program.swift.texts[Int(given.text.index)])' is a \(className(wanted))", at: range,
          notes: [
            .init("'\(program.outline.names[Int(x.index)])' is a \(className(program.outline.classes[Int(x.index)]))")
          ])
        continue
      }
      guard let kind = ValueKind(given.value), let (wanted, reason) = kindInCode(of: given.text), wanted != kind else {
        continue
      }
      report(
        "check.given", "'\(program.swift.texts[Int(given.text.index)])' is \(wanted.name)\(reason)", at: range,
        notes: [.init("what 'given' says of it is \(kind.name)")])
    }
  }

  /// The class of an expression: of the property that it names, or the one whose method the code calls on it.
  private func classInCode(of text: TextID) -> SwiftType? {
    let word = program.swift.texts[Int(text.index)]
    if let id = names.find(word)?.id {
      let properties = swift.members.values.compactMap { $0.properties[id] }.filter { $0.field != nil }
      if properties.count == 1, case .object(let base, _) = properties[0].type, base.kind != nil {
        return properties[0].type
      }
    }
    for function in program.swift.functions {
      for instruction in function.instructions where instruction.text == text {
        guard let slot = slot(madeBy: instruction.kind) else { continue }
        for other in function.instructions {
          if case .uikit(let call) = other.kind, case .slot(slot) = call.receiver, call.method.isOfNavigationController
          {
            return .object(.navigationController, nil)
          }
        }
      }
    }
    return nil
  }

  private func isOne(_ x: ControllerID, of type: SwiftType) -> Bool {
    guard Int(x.index) < program.outline.classes.count, case .object(let base, let id) = type else { return true }
    let own = program.outline.classes[Int(x.index)]
    guard bases[Int(own.index)].inherits(from: base) else { return false }
    // Of a class that was not pasted nobody knows what it inherits.
    guard let id, program.classes[Int(id.index)].isDeclared, program.classes[Int(own.index)].isDeclared else {
      return true
    }
    return lineage(own).contains(id)
  }

  private func className(_ type: SwiftType) -> String {
    guard case .object(let base, let id) = type else { return "" }
    return id.map { className($0) } ?? base.name
  }

  private func className(_ id: ClassID) -> String { program.classes[Int(id.index)].name }

  /// What an expression is by the type of the property that it names, by its operator, or by what the code does with it.
  private func kindInCode(of text: TextID) -> (kind: ValueKind, reason: String)? {
    let word = program.swift.texts[Int(text.index)]
    if let kind = kindOfProperty(word) { return (kind, "") }
    for function in program.swift.functions {
      for (row, instruction) in function.instructions.enumerated() where instruction.text == text {
        if let found = kind(madeBy: instruction.kind) { return (found, "") }
        guard let slot = slot(madeBy: instruction.kind), let (found, line) = use(of: slot, in: function, from: row)
        else {
          continue
        }
        return (found, " on \(program.swift.lineText(line))")
      }
    }
    return nil
  }

  /// What a stored property of the file holds, where all of its name hold the same.
  private func kindOfProperty(_ word: String) -> ValueKind? {
    guard let id = names.find(word)?.id else { return nil }
    var found: ValueKind?
    for members in swift.members.values {
      guard let property = members.properties[id], property.field != nil else { continue }
      guard let kind = ValueKind(property.type), found == nil || found == kind else { return nil }
      found = kind
    }
    return found
  }

  private func kind(madeBy instruction: SwiftInstruction.Kind) -> ValueKind? {
    switch instruction {
    case .binary(let sign, _, _, _): sign.answersBool ? .bool : nil
    case .unary(.not, _, _), .test: .bool
    case .read(.count, _, _): .number
    case .read(.isEmpty, _, _): .bool
    default: nil
    }
  }

  private func slot(madeBy instruction: SwiftInstruction.Kind) -> Slot? {
    switch instruction {
    case .opaque(let slot), .changed(_, let slot), .read(_, _, let slot), .element(_, _, _, let slot),
      .collection(_, _, _, let slot):
      slot
    default: nil
    }
  }

  /// What the code takes the value of a slot for, and the line on which it does.
  private func use(of slot: Slot, in function: SwiftFunction, from row: Int) -> (ValueKind, Int)? {
    var slots = [slot]
    for instruction in function.instructions[(row + 1)...] {
      func isOfValue(_ operand: Operand) -> Bool {
        if case .slot(let other) = operand { slots.contains(other) } else { false }
      }
      let found: ValueKind?
      switch instruction.kind {
      case .copy(let from, let to) where isOfValue(from), .bind(let from, let to, _) where isOfValue(from):
        slots.append(to)
        continue
      case .jumpIf(let condition, _, _, _) where isOfValue(condition): found = .bool
      case .unary(.not, let of, _) where isOfValue(of): found = .bool
      case .range(let from, let end, _, _) where isOfValue(from) || isOfValue(end): found = .number
      case .uikit(let call) where isOfValue(call.receiver): found = .object
      case .binary(_, let left, .value(let other), _) where isOfValue(left): found = ValueKind(other)
      case .binary(_, .value(let other), let right, _) where isOfValue(right): found = ValueKind(other)
      default: continue
      }
      if let found { return (found, instruction.line) }
    }
    return nil
  }
}

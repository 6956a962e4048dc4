/// What texts and numbers answer, and sets whatever their order.
extension Simulator {
  // MARK: Texts

  /// What an interpolation and `String(x)` make of a value; nil where presim does not know.
  func words(of value: Value) -> String? {
    switch value {
    case .string(let words), .className(let words): return words
    case .classReference(let id):
      // A type inside another one is printed without that.
      let name = program.classes[Int(id.index)].name
      return name.split(separator: ".").last.map { String($0) } ?? name
    case .none, .bool, .int: return ValueText.text(value, hierarchy)
    case .decimal(let number):
      let words = ValueText.text(value, hierarchy)
      guard number.magnitude < 1e12, number == 0 || number.magnitude >= 1e-4,
        // `0.1 + 0.2` has more digits than the six that are written here.
        Double(Int64(number.magnitude * 1_000_000 + 0.5)) / 1_000_000 == number.magnitude
      else { return nil }
      return Double(Int64(number)) == number ? words + ".0" : words
    case .enumCase(let type, _, let parts) where type == program.swift.addresses?.url:
      return parts.first.flatMap { words(of: $0) }
    case .enumCase(let type, let row, let payload):
      let own = program.swift.enums[Int(type.index)]
      // One with a `description` is read where its type is known.
      if own.methods.contains(where: { program.swift.selectors[Int($0.selector.index)] == "get description" }) {
        return nil
      }
      if payload.isEmpty, !own.isStructure { return own.cases[Int(row)] }
      guard own.printed.indices.contains(Int(row)), let parts = own.printed[Int(row)],
        // Behind the properties of a generic structure stands what its parameters are.
        own.isStructure ? parts.count <= payload.count : parts.count == payload.count
      else { return nil }
      return describedTuple(parts, payload[..<parts.count]).map { "\(own.cases[Int(row)])\($0)" }
    default: return nil
    }
  }

  /// A value as its type is written out; nil where presim does not know.
  private func described(_ value: Value, _ form: PrintedForm, isInside: Bool) -> String? {
    switch (form, value) {
    // Whether it is the outer or the inner one that is nil nobody knows.
    case (.optional(.optional), .none): return nil
    case (.optional, .none): return "nil"
    case (.optional(let inner), _): return described(value, inner, isInside: true).map { "Optional(\($0))" }
    case (.list(let form), .list(let values)):
      return describedParts(values, form).map { "[\($0.joined(separator: ", "))]" }
    case (.set(let form), .list(let values)) where values.count <= 1:
      return describedParts(values, form).map { isInside ? "Set([\($0.joined())])" : "[\($0.joined())]" }
    case (.dictionary, .list([])): return "[:]"
    case (.dictionary(let key, let held), .list(let entries)) where entries.count == 1:
      guard case .list(let pair) = entries[0], pair.count == 2, let first = described(pair[0], key, isInside: true),
        let second = described(pair[1], held, isInside: true)
      else { return nil }
      return "[\(first): \(second)]"
    case (.tuple(let parts), .list(let values)) where parts.count == values.count:
      return describedTuple(parts, values[...])
    case (.range(let isClosed), .list(let numbers)):
      guard case .int(let first)? = numbers.first, case .int(let last)? = numbers.last else { return nil }
      return isClosed ? "\(first)...\(last)" : "\(first)..<\(last + 1)"
    case (.whatever, _) where program.swift.hidesOptionals: return nil
    case (.unknown, _), (.sequence, _), (_, .list): return nil
    default: return isInside ? describedInside(value) : words(of: value)
    }
  }

  /// `(1, name: "Ann")`
  private func describedTuple(_ parts: [PrintedForm.Part], _ values: ArraySlice<Value>) -> String? {
    var words: [String] = []
    for (part, value) in zip(parts, values) {
      guard let word = described(value, part.form, isInside: true) else { return nil }
      words.append(part.label.isEmpty ? word : "\(part.label): \(word)")
    }
    return "(\(words.joined(separator: ", ")))"
  }

  private func describedParts(_ values: [Value], _ form: PrintedForm) -> [String]? {
    let parts = values.compactMap { described($0, form, isInside: true) }
    return parts.count == values.count ? parts : nil
  }

  /// A value inside another one: texts in quotes.
  private func describedInside(_ value: Value) -> String? {
    switch value {
    case .string(let words): return QuotedText.text(words)
    case .bool, .int, .decimal: return words(of: value)
    // Inside another value Swift writes a type with its module, whose name presim does not know.
    case .enumCase(let type, _, _): return type == program.swift.addresses?.url ? words(of: value) : nil
    default: return nil
    }
  }

  /// What a value answers whatever it is; `.opaque` stands for what presim does not know.
  func asked(_ operation: SwiftListOperation, _ value: Value, _ given: [Value]) -> Value {
    let unknown = Value.opaque(TextID(0))
    switch (operation, value) {
    case (.text, .list(let characters)):
      var text = ""
      for character in characters {
        guard case .string(let word) = character else { return character.isOpaque ? character : unknown }
        text += word
      }
      return .string(text)
    case (.text, _): return words(of: value).map { .string($0) } ?? unknown
    case (.described, _):
      guard given.count > 1, case .int(let row) = given[1] else { return unknown }
      return described(value, program.swift.printedForms[Int(row)], isInside: false).map { .string($0) }
        ?? value.unknownPart ?? unknown
    case (.magnitude, .int(let number)): return number == .min ? unknown : .int(abs(number))
    case (.magnitude, .decimal(let number)): return .decimal(abs(number))
    case (.sign, .int(let number)): return .int(number.signum())
    case (.isMultiple, .int(let number)):
      guard given.count > 1, case .int(let other) = given[1] else { return given.last ?? unknown }
      return .bool(number.isMultiple(of: other))
    case (.quotient, .int(let number)):
      guard given.count > 1, case .int(let other) = given[1] else { return given.last ?? unknown }
      guard other != 0, number != .min || other != -1 else { return unknown }
      return .list([.int(number / other), .int(number % other)])
    default: return unknown
    }
  }

  /// The parts of a text between each separator; `split` leaves empty ones out.
  static func parts(of text: String, _ separator: String, isSplit: Bool) -> [Value] {
    guard !separator.isEmpty else { return [.string(text)] }
    let (bytes, mark) = (Array(text.utf8), Array(separator.utf8))
    var parts: [Value] = []
    var (start, index) = (0, 0)
    func add(_ end: Int) {
      if isSplit, end == start { return }
      parts.append(.string(String(decoding: bytes[start..<end], as: UTF8.self)))
    }
    while index + mark.count <= bytes.count {
      if bytes[index..<(index + mark.count)].elementsEqual(mark) {
        add(index)
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    add(bytes.count)
    return parts
  }

  static func replaced(_ text: String, _ old: String, _ new: String) -> String {
    guard !old.isEmpty else { return text }
    var parts: [String] = []
    for case .string(let part) in Self.parts(of: text, old, isSplit: false) { parts.append(part) }
    return parts.joined(separator: new)
  }

  // MARK: Sets

  /// What is asked of a set, or of a list in no known order; nil for another question.
  func unordered(_ operation: SwiftListOperation, _ elements: [Value], _ first: Value) -> Value? {
    func has(_ list: [Value], _ value: Value) -> Bool { list.contains { areEqual($0, value) } }
    switch operation {
    case .inAnyOrder, .shuffled, .anyOf:
      guard let one = elements.first else { return operation == .anyOf ? Value.none : .list([]) }
      guard elements.allSatisfy({ areEqual($0, one) }) else { return .opaque(TextID(0)) }
      return operation == .anyOf ? one : .list(elements)
    case .union, .intersection, .subtracting, .symmetricDifference, .isSubset, .isSuperset, .isDisjoint:
      guard case .list(let others) = first else { return Value.none }
      switch operation {
      case .union: return .list(unique(elements + others))
      case .intersection: return .list(elements.filter { has(others, $0) })
      case .subtracting: return .list(elements.filter { !has(others, $0) })
      case .symmetricDifference:
        return .list(unique(elements.filter { !has(others, $0) } + others.filter { !has(elements, $0) }))
      case .isSubset: return .bool(elements.allSatisfy { has(others, $0) })
      case .isSuperset: return .bool(others.allSatisfy { has(elements, $0) })
      default: return .bool(!elements.contains { has(others, $0) })
      }
    default: return nil
    }
  }

  /// Whether one value stands before another in the order in which two sets can be compared; nil where they are alike.
  static func precedes(_ one: Value, _ other: Value) -> Bool? {
    func all(_ x: [Value], _ y: [Value]) -> Bool? {
      for (a, b) in zip(x, y) { if let found = precedes(a, b) { return found } }
      return x.count == y.count ? nil : x.count < y.count
    }
    func first<T: Comparable>(_ x: T, _ y: T) -> Bool? { x == y ? nil : x < y }
    switch (one, other) {
    case (.int(let x), .int(let y)): return first(x, y)
    case (.decimal(let x), .decimal(let y)): return first(x, y)
    case (.string(let x), .string(let y)): return first(x, y)
    case (.bool(let x), .bool(let y)): return x == y ? nil : !x
    case (.enumeration(let x, let a), .enumeration(let y, let b)): return x == y ? first(a, b) : nil
    case (.controller(let x), .controller(let y)): return first(x.index, y.index)
    case (.object(let x), .object(let y)): return first(x.index, y.index)
    case (.enumCase(let x, let a, let own), .enumCase(let y, let b, let more)):
      return first(x.index, y.index) ?? first(a, b) ?? all(own, more)
    case (.list(let x), .list(let y)): return all(x, y)
    default: return nil
    }
  }

  /// Some elements of a list that stand behind each other.
  func slice(_ given: [Value], _ text: String) throws(EvaluationStop) -> Value {
    guard given.count == 3, case .list(let elements) = given[0] else { return .none }
    for bound in given { if case .opaque = bound { return bound } }
    guard case .int(let from) = given[1], case .int(let end) = given[2], from >= 0, from <= end,
      end <= Int64(elements.count)
    else { throw .outOfRange(text) }
    return .list(Array(elements[Int(from)..<Int(end)]))
  }
}

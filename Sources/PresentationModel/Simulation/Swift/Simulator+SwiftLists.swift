/// Lists, dictionaries, texts, structures: values that are copied.
///
/// A dictionary is the list of its entries, each a pair, in the order in which they came.
extension Simulator {
  /// Puts a value that has just been made into a slot, unless it is too large.
  mutating func make(_ value: Value, _ slot: Slot, _ a: Int32) {
    switch value {
    case .list, .enumCase:
      var left = Simulator.partLimit
      guard Simulator.isSmall(value, &left, depth: 0) else {
        return failSwift("a list, a structure or a case of more than 2,000 parts is not made", a)
      }
    case .string(let text):
      guard text.utf8.count <= Simulator.textLimit else {
        return failSwift("a text of more than 100,000 bytes is not made", a)
      }
    default: break
    }
    set(slot, of: a, to: value)
  }

  private static func isSmall(_ value: Value, _ left: inout Int, depth: Int) -> Bool {
    switch value {
    case .list(let parts), .enumCase(_, _, let parts):
      left -= parts.count
      guard left >= 0, depth < depthLimit else { return false }
      for part in parts { if !isSmall(part, &left, depth: depth + 1) { return false } }
      return true
    default: return true
    }
  }

  func collection(_ operation: SwiftListOperation, _ given: [Value], _ text: String) throws(EvaluationStop) -> Value {
    let whole = given.first ?? .none
    if operation == .isPending { return isPending(whole) }
    // A text among lists is the list of its characters.
    if operation.takesElements, case .list = whole, given.dropFirst().contains(where: { $0.isText }) {
      return try collection(operation, [whole] + given.dropFirst().map { $0.asCharacters }, text)
    }
    if operation == .stride { return stride(given) }
    if case .opaque = whole { return operation.isChange ? .list([whole, whole]) : whole }
    if operation == .toggle {
      if case .bool(let isOn) = whole { return .list([.none, .bool(!isOn)]) }
      return .list([.none, whole])
    }
    switch operation {
    case .whole where given.count > 1: return try integer(whole, Array(given.dropFirst()), text)
    case .whole, .decimal, .bool: return converted(whole, operation)
    case .text, .described, .magnitude, .sign, .isMultiple, .quotient: return asked(operation, whole, given)
    case .rounded, .squareRoot, .remainder, .power, .radix, .formatted, .ofCharacter, .splitWhere:
      return Self.formed(operation, whole, given)
    case .typeOf: return metatype(of: whole)
    case .identity: return identity(of: whole)
    case .isOf: return isOf(whole, given.count > 1 ? given[1] : .none)
    case .address:
      guard given.count > 1, case .string(let word) = given[1] else { return .none }
      return address(word, whole, Array(given.dropFirst(2)))
    case .place:
      guard given.count > 1, case .string(let word) = given[1] else { return .none }
      return try place(word, whole, Array(given.dropFirst(2)), text)
    case .setPlace: return try setPlace(whole, Array(given.dropFirst()), text)
    case .setAddress:
      guard given.count > 2, case .string(let word) = given[1] else { return .list([.none, whole]) }
      return .list([.none, setAddress(word, of: whole, to: given[2])])
    default: break
    }
    if case .string(let words) = whole { return try asked(operation, words, Array(given.dropFirst()), text) }
    if operation == .slice { return try slice(given, text) }
    guard case .list(let elements) = whole else {
      if operation.isChange { return .list([.none, whole]) }
      return whole.isNil ? .none : .opaque(TextID(0))
    }
    let rest = Array(given.dropFirst())
    if operation.isChange {
      let unknown = operation == .partition ? rest.first?.unknownPart : operation.unknownPlace(in: rest)
      if let unknown { return .list([unknown, unknown]) }
      let (result, changed) = try changed(operation, elements, rest, text)
      return .list([result, .list(changed)])
    }
    return asked(operation, elements, rest)
  }

  // MARK: Numbers

  /// A text or a number as a number; nil where a text is none.
  private func converted(_ value: Value, _ operation: SwiftListOperation) -> Value {
    switch (value, operation) {
    case (.bool, .bool), (.int, .whole), (.decimal, .decimal): return value
    case (.string(let text), .bool): return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .none
    case (.string(let text), .whole): return Int64(text).map { .int($0) } ?? .none
    case (.string(let text), .decimal): return Self.decimal(of: text)
    case (.int(let number), .decimal): return .decimal(Double(number))
    case (.decimal(let number), .whole): return number.magnitude < 9e18 ? .int(Int64(number)) : .none
    default: return .none
    }
  }

  /// A number or a text as an integer of a type, which its name says; behind that the way to make it fit.
  private func integer(_ value: Value, _ given: [Value], _ text: String) throws(EvaluationStop) -> Value {
    guard case .string(let name) = given[0], let type = SwiftInteger(name) else { return .opaque(TextID(0)) }
    var way = ""
    if given.count > 1, case .string(let word) = given[1] { way = word }
    if case .decimal(let number) = value, way == "exactly", Double(clamping(number)) != number { return .none }
    guard case .int(let number) = converted(value, .whole) else {
      if case .decimal = value { return .opaque(TextID(0)) }
      return .none
    }
    // `UInt8("-0")` is 0, `UInt8("-1")` nil.
    if type.holds(number) { return .int(number) }
    switch way {
    case "exactly": return .none
    case "clamping": return type.clamped(number).map { .int($0) } ?? .opaque(TextID(0))
    case "truncatingIfNeeded", "bitPattern": return type.truncated(number).map { .int($0) } ?? .opaque(TextID(0))
    case "operator":
      throw .failed("'\(text)' ends the app: arithmetic overflow, as \(number) does not fit into '\(name)'")
    default:
      if case .string = value { return .none }
      throw .failed("'\(text)' ends the app: \(number) does not fit into '\(name)'")
    }
  }

  private func clamping(_ number: Double) -> Int64 {
    number.magnitude < 9e18 ? Int64(number) : number < 0 ? .min : .max
  }

  /// A text as a number, where its digits are those of one number alone.
  private static func decimal(of text: String) -> Value {
    let digits = text.utf8.reduce(0) { $0 + ($1 >= UInt8(ascii: "0") && $1 <= UInt8(ascii: "9") ? 1 : 0) }
    // `infinity`, `nan`, `0x1p3`; what is rounded.
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.utf8.dropFirst() : text.utf8[...]
    let begins = unsigned.prefix(3).map { $0 | 0x20 }
    let isOther = begins == Array("inf".utf8) || begins == Array("nan".utf8) || begins.starts(with: "0x".utf8)
    if digits > 15 || isOther { return .opaque(TextID(0)) }
    return decimal(text).map { .decimal($0) } ?? .none
  }

  /// `2.5`, `-3`, `1e3`: Embedded Swift has no `Double(text)`.
  private static func decimal(_ text: String) -> Double? {
    var bytes = Array(text.utf8)[...]
    func number(_ bytes: inout ArraySlice<UInt8>) -> (value: Double, count: Int) {
      var (value, count) = (0.0, 0)
      while let digit = bytes.first, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") {
        value = value * 10 + Double(digit - UInt8(ascii: "0"))
        count += 1
        bytes.removeFirst()
      }
      return (value, count)
    }
    func sign(_ bytes: inout ArraySlice<UInt8>) -> Bool {
      guard let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") else { return false }
      bytes.removeFirst()
      return first == UInt8(ascii: "-")
    }
    let isNegative = sign(&bytes)
    var (value, digits) = number(&bytes)
    var places = 0
    if bytes.first == UInt8(ascii: ".") {
      bytes.removeFirst()
      let (more, count) = number(&bytes)
      (places, digits) = (count, digits + count)
      for _ in 0..<min(count, 300) { value *= 10 }
      value += more
    }
    guard digits > 0 else { return nil }
    var exponent = -places
    if let first = bytes.first, first == UInt8(ascii: "e") || first == UInt8(ascii: "E") {
      bytes.removeFirst()
      let isDown = sign(&bytes)
      let (power, count) = number(&bytes)
      guard count > 0 else { return nil }
      exponent += Int(min(power, 400)) * (isDown ? -1 : 1)
    }
    guard bytes.isEmpty else { return nil }
    var scale = 1.0
    for _ in 0..<min(abs(exponent), 400) { scale *= 10 }
    value = exponent < 0 ? value / scale : value * scale
    return isNegative ? -value : value
  }

  // MARK: Asking

  private func asked(_ operation: SwiftListOperation, _ elements: [Value], _ given: [Value]) -> Value {
    let first = given.first ?? .none
    if let found = Self.asked(operation, elements, view: first) { return found }
    if case .opaque = first, operation != .entry { return first }
    if let found = unordered(operation, elements, first) { return found }
    func number() -> Int { if case .int(let count) = first { Int(clamping: count) } else { 1 } }
    switch operation {
    case .contains:
      if elements.contains(where: { areEqual($0, first) }) { return .bool(true) }
      return elements.first { $0.unknownPart != nil }?.unknownPart ?? .bool(false)
    case .reversed: return .list(elements.reversed())
    case .enumerated:
      return .list(elements.enumerated().map { .list([.int(Int64($0.offset)), $0.element]) })
    case .prefix: return .list(Array(elements.prefix(max(0, number()))))
    case .suffix: return .list(Array(elements.suffix(max(0, number()))))
    case .dropFirst: return .list(Array(elements.dropFirst(max(0, number()))))
    case .dropLast: return .list(Array(elements.dropLast(max(0, number()))))
    case .firstIndex where elements.contains { $0.unknownPart != nil }:
      return elements.first { $0.unknownPart != nil }?.unknownPart ?? .none
    case .firstIndex: return elements.firstIndex { areEqual($0, first) }.map { .int(Int64($0)) } ?? .none
    case .indices: return .list(elements.indices.map { .int(Int64($0)) })
    case .joined:
      var text = ""
      for (row, element) in elements.enumerated() {
        if case .opaque = element { return element }
        if case .list = element {
          var flat: [Value] = []
          for (row, element) in elements.enumerated() {
            guard case .list(let inner) = element else { return .opaque(TextID(0)) }
            if row > 0, case .list(let separator) = first { flat += separator }
            flat += inner
          }
          return .list(flat)
        }
        guard case .string(let words) = element else { return .opaque(TextID(0)) }
        if row > 0, case .string(let separator) = first { text += separator }
        text += words
      }
      return .string(text)
    case .entry:
      // In an empty dictionary there is nothing, whatever the key is.
      if case .opaque = first, !elements.isEmpty { return first }
      guard let row = row(of: first, in: elements) else { return given.count > 1 ? given[1] : .none }
      let found = part(row, 1, elements)
      // A value that is nil is there: of an optional of an optional nil alone does not say which of the two is nil.
      return found.isNil && given.count < 2 ? .opaque(TextID(0)) : found
    case .keys: return .list(elements.indices.map { part($0, 0, elements) })
    case .values: return .list(elements.indices.map { part($0, 1, elements) })
    case .repeated: return .list(Array(repeating: elements.first ?? .none, count: min(max(0, number()), 10_000)))
    case .unique: return .list(unique(elements))
    case .lastIndex where elements.contains { $0.unknownPart != nil }:
      return elements.last { $0.unknownPart != nil }?.unknownPart ?? .none
    case .lastIndex: return elements.lastIndex { areEqual($0, first) }.map { .int(Int64($0)) } ?? .none
    case .flattened:
      var flat: [Value] = []
      for element in elements {
        guard case .list(let inner) = element else { return element }
        flat += inner
      }
      return .list(flat)
    case .startsWith, .elementsEqual:
      guard case .list(let others) = first else { return .none }
      let own = operation == .startsWith ? Array(elements.prefix(others.count)) : elements
      if let unknown = (own + others).first(where: { $0.unknownPart != nil }) { return unknown.unknownPart ?? unknown }
      return own.count == others.count ? .bool(zip(own, others).allSatisfy { areEqual($0, $1) }) : .bool(false)
    case .ordered: return .list(inOrder(elements))
    case .split:
      if let unknown = elements.first(where: { $0.unknownPart != nil }) { return unknown.unknownPart ?? unknown }
      return Self.parts(of: elements, separating: elements.map { areEqual($0, first) })
    case .zip:
      guard case .list(let others) = first else { return .none }
      return .list(zip(elements, others).map { .list([$0, $1]) })
    default: return .opaque(TextID(0))
    }
  }

  /// The elements of a set, once each; numbers and texts in one order, so that two sets can be compared.
  func unique(_ elements: [Value]) -> [Value] {
    var once: [Value] = []
    for element in elements where !once.contains(where: { areEqual($0, element) }) { once.append(element) }
    return inOrder(once)
  }

  private func inOrder(_ elements: [Value]) -> [Value] {
    func key(_ value: Value) -> Value {
      if case .list(let pair) = value, pair.count == 2 { return pair[0] }
      return value
    }
    return elements.sorted { Self.precedes(key($0), key($1)) ?? false }
  }

  /// `stride(from: 0, to: 6, by: 2)`.
  private func stride(_ given: [Value]) -> Value {
    guard given.count == 4, case .bool(let isClosed) = given[3] else { return .none }
    for part in given { if case .opaque = part { return part } }
    var numbers: [Value] = []
    switch (given[0], given[1], given[2]) {
    case (.int(let from), .int(let end), .int(let step)) where step != 0:
      for number in Swift.stride(from: from, through: end, by: Int(clamping: step)) {
        if number == end, !isClosed { break }
        guard numbers.count < Simulator.partLimit else { return .none }
        numbers.append(.int(number))
      }
    case (.decimal(let from), .decimal(let end), .decimal(let step)) where step != 0:
      for number in Swift.stride(from: from, through: end, by: step) {
        if number == end, !isClosed { break }
        guard numbers.count < Simulator.partLimit else { return .none }
        numbers.append(.decimal(number))
      }
    default: return .none
    }
    return .list(numbers)
  }

  private func asked(
    _ operation: SwiftListOperation, _ words: String, _ given: [Value], _ text: String
  ) throws(EvaluationStop) -> Value {
    if case .opaque? = given.first { return given[0] }
    var other = ""
    if case .string(let text)? = given.first { other = text }
    func number() -> Int { if case .int(let count)? = given.first { max(0, Int(clamping: count)) } else { 1 } }
    switch operation {
    case .compared, .trimmed, .separated, .percentEncoded, .capitalized, .containsAnyCase:
      return Self.foundation(operation, words, given)
    case .lowercased: return .string(words.lowercased())
    case .uppercased: return .string(words.uppercased())
    case .hasPrefix: return .bool(words.hasPrefix(other))
    case .hasSuffix: return .bool(words.hasSuffix(other))
    case .contains:
      let (text, part) = (Array(words.utf8), Array(other.utf8))
      guard part.count <= text.count else { return .bool(false) }
      return .bool(
        (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) })
    case .prefix: return .string(String(words.prefix(number())))
    case .suffix: return .string(String(words.suffix(number())))
    case .dropFirst: return .string(String(words.dropFirst(number())))
    case .dropLast: return .string(String(words.dropLast(number())))
    case .reversed: return .list(words.reversed().map { .string(String($0)) })
    case .repeated:
      guard words.utf8.count * number() <= Simulator.textLimit else {
        throw .failed("a text of more than 100,000 bytes is not made")
      }
      return .string(String(repeating: words, count: number()))
    case .split where given.count > 1:
      if let unknown = given.first(where: { $0.isOpaque }) { return unknown }
      // A separator of several characters is searched for by another rule.
      guard other.count == 1 else { return .opaque(TextID(0)) }
      var (most, omits) = (Int.max, true)
      for part in given.dropFirst() {
        if case .int(let count) = part { most = Int(clamping: count) }
        if case .bool(let isOn) = part { omits = isOn }
      }
      guard most >= 0 else { throw .failed("'\(text)' splits less than no time") }
      let separator = Character(other)
      return .list(
        words.split(separator: separator, maxSplits: most, omittingEmptySubsequences: omits).map {
          .string(String($0))
        })
    case .split, .components: return .list(Self.parts(of: words, other, isSplit: operation == .split))
    case .replaced:
      guard given.count > 1, case .string(let new) = given[1] else { return given.last ?? .none }
      return .string(Self.replaced(words, other, new))
    case .append, .appendContents:
      guard case .list? = given.first else { return .list([.none, .string(words + other)]) }
      let more = asked(.joined, Self.elements(of: given[0]), [])
      guard case .string(let added) = more else { return .list([more, more]) }
      return .list([.none, .string(words + added)])
    case .removeAll: return .list([.none, .string("")])
    case .characters where other == "utf8": return .list(words.utf8.map { .int(Int64($0)) })
    case .characters where other == "unicodeScalars":
      return .list(words.unicodeScalars.map { .string(String(Character($0))) })
    case .characters: return .list(words.map { .string(String($0)) })
    case .removeLast, .removeFirst, .popFirst, .popLast:
      var (rest, taken) = (words, Value.none)
      var count = 1
      if case .int(let number)? = given.first { count = Int(clamping: number) }
      if rest.isEmpty, operation == .popLast || operation == .popFirst { return .list([.none, .string(words)]) }
      guard count >= 0, count <= rest.count, !rest.isEmpty else {
        throw .failed("'\(text)' takes something from an empty text")
      }
      for _ in 0..<count {
        let character = operation == .removeFirst || operation == .popFirst ? rest.removeFirst() : rest.popLast()
        if given.isEmpty, let character { taken = .string(String(character)) }
      }
      return .list([taken, .string(rest)])
    default:
      let unknown = Value.opaque(TextID(0))
      return operation.isChange ? .list([unknown, unknown]) : unknown
    }
  }

  private static func elements(of value: Value) -> [Value] {
    if case .list(let elements) = value { elements } else { [] }
  }

  private func row(of key: Value, in entries: [Value]) -> Int? {
    entries.indices.first { areEqual(part($0, 0, entries), key) }
  }

  private func part(_ row: Int, _ position: Int, _ entries: [Value]) -> Value {
    if case .list(let pair) = entries[row], pair.count == 2 { return pair[position] }
    return .none
  }

  // MARK: Changing

  private func changed(
    _ operation: SwiftListOperation, _ elements: [Value], _ given: [Value], _ text: String
  ) throws(EvaluationStop) -> (Value, [Value]) {
    var list = elements
    let first = given.first ?? .none
    func place(_ value: Value, upTo end: Int) throws(EvaluationStop) -> Int {
      guard case .int(let row) = value, row >= 0, row <= Int64(end) else { throw .outOfRange(text) }
      return Int(row)
    }
    func isKnown(_ value: Value) -> Bool { if case .opaque = value { false } else { true } }
    switch operation {
    case .popFirst: return list.isEmpty ? (.none, list) : (list.removeFirst(), list)
    case .insertContents where given.count > 1:
      if case .list(let more) = first, isKnown(given[1]) {
        list.insert(contentsOf: more, at: try place(given[1], upTo: list.count))
      }
    case .append: list.append(first)
    case .appendContents: if case .list(let more) = first { list += more }
    case .insert where given.count > 1:
      if isKnown(given[1]) { list.insert(first, at: try place(given[1], upTo: list.count)) }
    case .removeAt:
      guard isKnown(first) else { return (first, list) }
      return (list.remove(at: try place(first, upTo: list.count - 1)), list)
    case .removeFirst, .removeLast:
      if case .int(let count) = first {
        guard count >= 0, count <= Int64(list.count) else { throw .outOfRange(text) }
        if operation == .removeFirst { list.removeFirst(Int(count)) } else { list.removeLast(Int(count)) }
        return (.none, list)
      }
      guard !list.isEmpty else { throw .failed("'\(text)' takes something from an empty list") }
      return (operation == .removeFirst ? list.removeFirst() : list.removeLast(), list)
    case .popLast: return (list.popLast() ?? .none, list)
    case .removeAll: list.removeAll()
    case .swapAt where given.count > 1:
      list.swapAt(try place(first, upTo: list.count - 1), try place(given[1], upTo: list.count - 1))
    case .reverse: list.reverse()
    case .partition:
      guard case .list(let marks) = first, marks.count == list.count else { break }
      var pairs = Array(zip(list, marks))
      let start = pairs.partition { $0.1 == .bool(true) }
      return (.int(Int64(start)), pairs.map { $0.0 })
    case .insertElement:
      let isNew = !list.contains { areEqual($0, first) }
      if isNew { list = unique(list + [first]) }
      return (.list([.bool(isNew), first]), list)
    case .removeElement:
      guard let row = list.firstIndex(where: { areEqual($0, first) }) else { return (.none, list) }
      return (list.remove(at: row), list)
    case .setEntry where given.count > 1:
      guard isKnown(first) else { break }
      guard let row = row(of: first, in: list) else {
        if !given[1].isNil { list.append(.list([first, given[1]])) }
        break
      }
      let old = part(row, 1, list)
      if given[1].isNil { list.remove(at: row) } else { list[row] = .list([first, given[1]]) }
      return (old, list)
    case .removeEntry:
      guard let row = row(of: first, in: list) else { return (.none, list) }
      let old = part(row, 1, list)
      list.remove(at: row)
      return (old, list)
    case .formUnion, .formIntersection, .formSymmetricDifference, .subtract:
      let asking: SwiftListOperation =
        switch operation {
        case .formUnion: .union
        case .formIntersection: .intersection
        case .subtract: .subtracting
        default: .symmetricDifference
        }
      if case .list(let changed)? = unordered(asking, list, first) { list = changed }
    case .setRange where given.count > 2:
      let (from, end) = (try place(first, upTo: list.count), try place(given[1], upTo: list.count))
      guard from <= end, case .list(let more) = given[2] else { throw .outOfRange(text) }
      list.replaceSubrange(from..<end, with: more)
    case .setElement where given.count > 1:
      if isKnown(first) { list[try place(first, upTo: list.count - 1)] = given[1] }
    default: break
    }
    return (.none, list)
  }

  // MARK: Structures and raw values

  /// A value with another one at a place.
  func replacing(_ position: Int32, of whole: Value, with part: Value) -> Value {
    switch whole {
    case .enumCase(let type, let row, var parts) where parts.indices.contains(Int(position)):
      parts[Int(position)] = part
      return .enumCase(type, row, parts)
    case .list(var parts) where parts.indices.contains(Int(position)):
      parts[Int(position)] = part
      return .list(parts)
    default: return whole
    }
  }

  func rawValue(of value: Value) -> Value {
    if case .enumeration(let type, let row) = value { return .int(Int64(type.rawValues?[Int(row)] ?? 0)) }
    guard case .enumCase(let type, let row, _) = value else { return value }
    let values = program.swift.enums[Int(type.index)].rawValues
    return values.indices.contains(Int(row)) ? values[Int(row)] : .none
  }

  func rawCase(_ type: EnumID, _ value: Value) -> Value {
    if case .opaque = value { return value }
    guard let row = program.swift.enums[Int(type.index)].rawValues.firstIndex(where: { areEqual($0, value) }) else {
      return .none
    }
    return .enumCase(type, Int32(truncatingIfNeeded: row), [])
  }
}

extension SwiftListOperation {
  /// Whether what it takes beside a list is a list too, which may be written as a text.
  fileprivate var takesElements: Bool {
    switch self {
    case .union, .intersection, .subtracting, .symmetricDifference, .isSubset, .isSuperset, .isDisjoint, .startsWith,
      .elementsEqual, .appendContents, .insertContents, .formUnion, .formIntersection, .formSymmetricDifference,
      .subtract:
      true
    default: false
    }
  }

  /// The argument that presim cannot know and that says what changes, or where.
  fileprivate func unknownPlace(in given: [Value]) -> Value? {
    let deciding: ArraySlice<Value> =
      switch self {
      case .append: []
      case .insert: given.dropFirst()
      case .setEntry, .setElement: given.prefix(1)
      default: given[...]
      }
    for value in deciding { if case .opaque = value { return value } }
    return nil
  }
}

extension Value {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }

  /// A text as the list of its characters.
  fileprivate var asCharacters: Value {
    if case .string(let text) = self { .list(text.map { .string(String($0)) }) } else { self }
  }

  /// What of it presim cannot know: itself, or something in it.
  var unknownPart: Value? {
    switch self {
    case .opaque: return self
    case .list(let parts), .enumCase(_, _, let parts):
      for part in parts { if let found = part.unknownPart { return found } }
      return nil
    default: return nil
    }
  }
}

/// A call of Swift's standard library, or of Foundation, that presim runs: what it is called on, how it is written, and
/// what it comes to. Those that take a closure are loops, which `Checker+SwiftEach` writes out.
struct StandardCall: Sendable {
  /// What it is called on.
  enum Subject: Sendable { case list, set, sequence, dictionary, text, int, number }
  /// What an argument is, and what the call gives.
  enum Part: Sendable {
    case element, key, value, same, elements, whole, number, bool, text, texts, pairs, list, slice, quotient
  }

  let subject: Subject
  let name: String
  /// Empty where an argument has none.
  let labels: [String]
  let takes: [Part]
  let operation: SwiftListOperation
  let gives: Part
  /// Whether the order of the elements decides what it gives.
  var isOrdered = false

  private static func row(
    _ subject: Subject, _ name: String, _ parameters: [(label: String, part: Part)] = [],
    _ operation: SwiftListOperation, _ gives: Part, isOrdered: Bool = false
  ) -> StandardCall {
    StandardCall(
      subject: subject, name: name, labels: parameters.map { $0.label }, takes: parameters.map { $0.part },
      operation: operation, gives: gives, isOrdered: isOrdered)
  }

  static let all: [StandardCall] = [
    row(.sequence, "contains", [("", .element)], .contains, .bool),
    row(.sequence, "sorted", .sorted, .elements),
    row(.sequence, "min", .min, .element),
    row(.sequence, "max", .max, .element),
    row(.sequence, "reversed", .reversed, .same),
    row(.sequence, "shuffled", .shuffled, .same),
    row(.sequence, "randomElement", .anyOf, .element),
    row(.sequence, "makeIterator", .inAnyOrder, .elements),
    row(.sequence, "enumerated", .enumerated, .pairs, isOrdered: true),
    row(.sequence, "prefix", [("", .whole)], .prefix, .slice, isOrdered: true),
    row(.sequence, "suffix", [("", .whole)], .suffix, .slice, isOrdered: true),
    row(.sequence, "dropFirst", .dropFirst, .slice, isOrdered: true),
    row(.sequence, "dropFirst", [("", .whole)], .dropFirst, .slice, isOrdered: true),
    row(.sequence, "dropLast", .dropLast, .slice, isOrdered: true),
    row(.sequence, "dropLast", [("", .whole)], .dropLast, .slice, isOrdered: true),
    row(.sequence, "joined", .joined, .list, isOrdered: true),
    row(.sequence, "joined", [("separator", .text)], .joined, .text, isOrdered: true),
    row(.list, "firstIndex", [("of", .element)], .firstIndex, .whole),
    row(.list, "index", [("of", .element)], .firstIndex, .whole),
    row(.list, "lastIndex", [("of", .element)], .lastIndex, .whole),
    row(.list, "starts", [("with", .same)], .startsWith, .bool),
    row(.list, "elementsEqual", [("", .same)], .elementsEqual, .bool),
    row(.set, "union", [("", .same)], .union, .same),
    row(.set, "intersection", [("", .same)], .intersection, .same),
    row(.set, "subtracting", [("", .same)], .subtracting, .same),
    row(.set, "symmetricDifference", [("", .same)], .symmetricDifference, .same),
    row(.set, "isSubset", [("of", .same)], .isSubset, .bool),
    row(.set, "isSuperset", [("of", .same)], .isSuperset, .bool),
    row(.set, "isDisjoint", [("with", .same)], .isDisjoint, .bool),
    row(.text, "lowercased", .lowercased, .text),
    row(.text, "uppercased", .uppercased, .text),
    row(.text, "hasPrefix", [("", .text)], .hasPrefix, .bool),
    row(.text, "starts", [("with", .text)], .hasPrefix, .bool),
    row(.text, "hasSuffix", [("", .text)], .hasSuffix, .bool),
    row(.text, "contains", [("", .text)], .contains, .bool),
    row(.text, "prefix", [("", .whole)], .prefix, .text),
    row(.text, "suffix", [("", .whole)], .suffix, .text),
    row(.text, "dropFirst", .dropFirst, .text),
    row(.text, "dropFirst", [("", .whole)], .dropFirst, .text),
    row(.text, "dropLast", .dropLast, .text),
    row(.text, "dropLast", [("", .whole)], .dropLast, .text),
    row(.text, "reversed", .reversed, .texts),
    row(.text, "split", [("separator", .text)], .split, .texts),
    row(.text, "split", [("separator", .text), ("maxSplits", .whole)], .split, .texts),
    row(.text, "split", [("separator", .text), ("omittingEmptySubsequences", .bool)], .split, .texts),
    row(
      .text, "split", [("separator", .text), ("maxSplits", .whole), ("omittingEmptySubsequences", .bool)], .split,
      .texts),
    row(.text, "components", [("separatedBy", .text)], .components, .texts),
    row(.text, "replacingOccurrences", [("of", .text), ("with", .text)], .replaced, .text),
    row(.int, "isMultiple", [("of", .whole)], .isMultiple, .bool),
    row(.int, "signum", .sign, .whole),
    row(.int, "quotientAndRemainder", [("dividingBy", .whole)], .quotient, .quotient),
    row(.number, "rounded", .rounded, .number),
    row(.number, "squareRoot", .squareRoot, .number),
    row(.number, "truncatingRemainder", [("dividingBy", .number)], .remainder, .number),
  ]

  private static func row(
    _ subject: Subject, _ name: String, _ operation: SwiftListOperation, _ gives: Part, isOrdered: Bool = false
  ) -> StandardCall {
    row(subject, name, [], operation, gives, isOrdered: isOrdered)
  }

  /// Whether it is one of a type's.
  func isCalled(on type: SwiftType) -> Bool {
    switch (subject, type) {
    case (.list, .list), (.list, .closedRange), (.sequence, .list), (.sequence, .slice), (.sequence, .unordered),
      (.sequence, .closedRange), (.sequence, .dictionary), (.set, .unordered), (.set, .list),
      (.dictionary, .dictionary),
      (.text, .value(.string)), (.int, .value(.int)), (.number, .value(.int)), (.number, .value(.number)):
      true
    default: false
    }
  }
}

extension Checker {
  /// A call of the table; nil for one that is not in it.
  mutating func standardCall(
    _ word: String, _ found: Lowered, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)],
    _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let row = StandardCall.all.first { row in
      row.name == word && row.labels.count == given.count && row.isCalled(on: found.1)
        && zip(row.labels, given).allSatisfy { $0 == $1.label ?? "" }
    }
    guard let row else { return nil }
    let written = plainText(SourceRange(Int(tree[node].range.start), Int(tree[call].range.end)))
    var whole = found
    if row.isOrdered { whole = inAnyOrder(found, node, written) }
    if row.operation == .inAnyOrder { return inAnyOrder(found, node, written) }
    var operands = [whole.0]
    for (part, argument) in zip(row.takes, given) {
      operands.append(lowerArgument(argument.value, type(of: part, whole.1)))
    }
    let slot = builder.slot()
    var operation = row.operation
    if operation == .joined, case .list? = elementType(whole.1) { operation = .flattened }
    emit(.collection(operation, operands, tree.lineText(of: node), to: slot), node, text: written)
    return (.slot(slot), type(of: row.gives, whole.1))
  }

  private func type(of part: StandardCall.Part, _ whole: SwiftType) -> SwiftType {
    let element = elementType(whole) ?? .unknown
    switch part {
    case .element: return element
    case .elements: return .list(element)
    case .slice: return .slice(element)
    case .same:
      if case .slice = whole { return .list(element) }
      if case .closedRange = whole { return .list(element) }
      if case .dictionary = whole { return .unordered(element) }
      return whole
    case .pairs: return .list(.tuple([("offset", .value(.int)), ("element", element)]))
    case .list:
      if case .list(let inner) = element { return .list(inner) }
      return .value(.string)
    case .whole: return .value(.int)
    case .quotient: return .tuple([("quotient", .value(.int)), ("remainder", .value(.int))])
    case .number: return .value(.number)
    case .bool: return .value(.bool)
    case .text: return .value(.string)
    case .texts: return .list(.value(.string))
    case .key: if case .dictionary(let key, _) = whole { return key } else { return .unknown }
    case .value: if case .dictionary(_, let value) = whole { return value } else { return .unknown }
    }
  }

  /// The elements of a set or of a dictionary one after the other: which comes first nobody knows, where there are two.
  mutating func inAnyOrder(_ found: Lowered, _ node: SyntaxNode.ID, _ written: String) -> Lowered {
    switch found.1 {
    case .unordered, .dictionary:
      let slot = builder.slot()
      emit(.collection(.inAnyOrder, [found.0], "", to: slot), node, text: written)
      return (.slot(slot), .list(elementType(found.1) ?? .unknown))
    default: return found
    }
  }
}

/// Places in texts: `text.firstIndex(of: "=")`, `text[..<place]`, `text.index(after: place)`. A place is a structure of its
/// offset and of the text whose it is: where it is in another text nobody knows.
extension Checker {
  /// Swift's `String.Index`, where the file speaks of one.
  mutating func declareTextPlace() {
    let words = ["startIndex", "endIndex", "firstIndex", "lastIndex", "index", "range", "indices", "String.Index"]
    guard swift.isUsed, words.contains(where: { names.find($0) != nil }) else { return }
    let parts: [StructurePart] = [("$offset", .value(.int), 0), ("$text", .value(.string), 1)]
    program.swift.textPlace = declareStructure("String.Index", parts, takesNil: false)
  }

  var textPlace: SwiftType? { program.swift.textPlace.map { .enumeration($0) } }

  private func isTextPlace(_ type: SwiftType) -> Bool {
    guard let own = program.swift.textPlace, case .enumeration(let id) = type else { return false }
    return id == own
  }

  static func placeRange(_ place: SwiftType) -> SwiftType { .tuple([("lowerBound", place), ("upperBound", place)]) }

  private func isPlaceRange(_ type: SwiftType) -> Bool {
    guard case .tuple(let parts) = type, parts.count == 2, parts[0].label == "lowerBound" else { return false }
    return isTextPlace(parts[0].type)
  }

  private mutating func ask(
    _ word: String, _ whole: Operand, _ given: [Operand], _ type: SwiftType, _ node: SyntaxNode.ID
  ) -> Lowered {
    let slot = builder.slot()
    emit(
      .collection(.place, [whole, .value(.string(word))] + given, tree.lineText(of: node), to: slot), node,
      text: plainText(of: node))
    return (.slot(slot), type)
  }

  // MARK: Asking

  /// `text.startIndex`, `text.indices`; nil for another member.
  mutating func placeMember(_ word: String, of found: Lowered, _ node: SyntaxNode.ID) -> Lowered? {
    guard let place = textPlace else { return nil }
    switch word {
    case "startIndex", "endIndex": return ask(word, found.0, [], place, node)
    case "indices": return ask(word, found.0, [], .list(place), node)
    default: return nil
    }
  }

  /// A call of a text that gives a place, or what stands at one; nil for another call.
  mutating func placeCall(_ word: String, _ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard let place = textPlace else { return nil }
    let given = arguments(call)
    func argument(_ row: Int, _ type: SwiftType, _ checker: inout Checker) -> Operand {
      checker.lowerArgument(given[row].value, type)
    }
    switch (word, given.map { $0.label ?? "" }) {
    case ("firstIndex", ["of"]), ("index", ["of"]), ("lastIndex", ["of"]):
      let name = word == "lastIndex" ? "lastIndex" : "firstIndex"
      return inWhole(ask(name, found.0, [argument(0, .value(.string), &self)], place, node), found.0, node)
    case ("range", ["of"]):
      return ask("range", found.0, [argument(0, .value(.string), &self)], Self.placeRange(place), node)
    case ("range", ["of", "options"]):
      guard let options = optionWords(given[1].value),
        options.isSubset(of: ["caseInsensitive", "backwards", "anchored", "literal"])
      else { return nil }
      let operands = [argument(0, .value(.string), &self), .value(.string(options.sorted().joined(separator: " ")))]
      return ask("range", found.0, operands, Self.placeRange(place), node)
    case ("index", ["after"]): return ask("after", found.0, [argument(0, place, &self)], place, node)
    case ("index", ["before"]): return ask("before", found.0, [argument(0, place, &self)], place, node)
    case ("index", ["", "offsetBy"]), ("index", ["", "offsetBy", "limitedBy"]):
      var operands = [argument(0, place, &self), argument(1, .value(.int), &self)]
      if given.count > 2 { operands.append(argument(2, place, &self)) }
      return ask("offset", found.0, operands, place, node)
    case ("distance", ["from", "to"]):
      return ask("distance", found.0, [argument(0, place, &self), argument(1, place, &self)], .value(.int), node)
    case ("prefix", ["upTo"]), ("prefix", ["through"]):
      let isClosed = given[0].label == "through"
      let end = argument(0, place, &self)
      return ask("slice", found.0, [.none, end, .value(.bool(isClosed))], .value(.string), node)
    case ("suffix", ["from"]):
      return sliced(found, argument(0, place, &self), .none, isClosed: false, node)
    default: return nil
    }
  }

  /// The place of a character by its number: what `firstIndex(where:)` has found.
  mutating func place(ofCharacter number: Operand, in text: Operand, _ node: SyntaxNode.ID) -> Lowered? {
    textPlace.map { inWhole(ask("at", text, [number], $0, node), text, node) }
  }

  /// `text[from...].firstIndex(of: ")")` is a place in the whole text.
  private mutating func inWhole(_ found: Lowered, _ text: Operand, _ node: SyntaxNode.ID) -> Lowered {
    guard case .slot(let slot) = text, let (whole, from) = builder.slicedTexts[slot] else { return found }
    return ask("moved", whole, [from, found.0], found.1, node)
  }

  private mutating func sliced(
    _ found: Lowered, _ from: Operand, _ end: Operand, isClosed: Bool, _ node: SyntaxNode.ID
  ) -> Lowered {
    let part = ask("slice", found.0, [from, end, .value(.bool(isClosed))], .value(.string), node)
    if case .slot(let slot) = part.0, !from.isNothing { builder.slicedTexts[slot] = (found.0, from) }
    return part
  }

  /// `text[place]`, `text[place...]`; nil for what is no place of a text.
  mutating func textElement(_ found: Lowered, _ key: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    if isWholeRange(key) { return found }
    if let (from, end, isClosed) = places(key) { return sliced(found, from, end, isClosed: isClosed, node) }
    guard let (place, type) = lowerValue(key, expecting: .unknown) else { return nil }
    if isTextPlace(type) { return ask("element", found.0, [place], .value(.string), node) }
    guard isPlaceRange(type) else { return nil }
    let (from, end) = (builder.slot(), builder.slot())
    emit(.payload(place, 0, to: from), node)
    emit(.payload(place, 1, to: end), node)
    return sliced(found, .slot(from), .slot(end), isClosed: false, node)
  }

  /// The ends of a range of places; nil for another range, or for what is none.
  private mutating func places(_ written: SyntaxNode.ID) -> (Operand, Operand, isClosed: Bool)? {
    let range = plain(written)
    let begun = builder.function.instructions.count
    func end(_ node: SyntaxNode.ID, _ checker: inout Checker) -> Operand? {
      guard let (operand, type) = checker.lowerValue(node, expecting: .unknown), checker.isTextPlace(type) else {
        checker.builder.truncate(to: begun)
        return nil
      }
      return operand
    }
    if let (from, last, isClosed) = bounds(range) {
      guard let first = end(from, &self), let last = end(last, &self) else { return nil }
      return (first, last, isClosed)
    }
    guard tree[range].kind == .unary, let sign = tree[range].name.map({ text($0) }), sign == "..." || sign == "..<",
      let inner = tree.child(of: range, at: 0), let found = end(inner, &self)
    else { return nil }
    return tree[inner].range.start > tree[range].range.start ? (.none, found, sign == "...") : (found, .none, false)
  }

  /// `start..<end` of places, as a value.
  mutating func lowerPlaceRange(_ node: SyntaxNode.ID) -> Lowered? {
    guard let place = textPlace, let (from, _, _) = bounds(node), isTextPlace(staticType(from)),
      let (first, last, isClosed) = places(node)
    else { return nil }
    let end = isClosed ? ask("past", last, [], place, node).0 : last
    let slot = builder.slot()
    emit(.list([first, end], to: slot), node)
    return (.slot(slot), Self.placeRange(place))
  }

  // MARK: Changing

  /// `text.insert("a", at: place)`, `text.removeSubrange(range)`; nil for another call.
  mutating func changeText(
    _ word: String, _ whole: Lowered, _ holder: SwiftPlace?,
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard let place = textPlace else { return nil }
    var operands: [Operand]
    switch (word, given.map { $0.label ?? "" }) {
    case ("insert", ["", "at"]), ("insert", ["contentsOf", "at"]):
      let new = lowerArgument(given[0].value, .value(.string))
      let from = lowerArgument(given[1].value, place)
      operands = [from, from, .value(.bool(false)), new]
    case ("remove", ["at"]):
      operands = [lowerArgument(given[0].value, place), .none, .value(.bool(false)), .value(.string(""))]
    case ("removeSubrange", [""]), ("replaceSubrange", ["", "with"]):
      if let (from, end, isClosed) = places(given[0].value) {
        let end = end.isNothing ? ask("endIndex", whole.0, [], place, node).0 : end
        let from = from.isNothing ? ask("startIndex", whole.0, [], place, node).0 : from
        operands = [from, end, .value(.bool(isClosed))]
      } else {
        guard let (range, type) = lowerValue(given[0].value, expecting: .unknown), isPlaceRange(type) else {
          return nil
        }
        let (from, end) = (builder.slot(), builder.slot())
        emit(.payload(range, 0, to: from), node)
        emit(.payload(range, 1, to: end), node)
        operands = [.slot(from), .slot(end), .value(.bool(false))]
      }
      operands.append(given.count > 1 ? lowerArgument(given[1].value, .value(.string)) : .value(.string("")))
    default: return nil
    }
    return changed(.setPlace, [whole.0] + operands, holder, word == "remove" ? .value(.string) : .unknown, node)
  }

  // MARK: Types

  /// What is told of a place's type before it is read; nil for another member or call.
  func placeType(_ word: String, _ type: SwiftType) -> SwiftType? {
    guard let place = textPlace, case .value(.string) = type else { return nil }
    switch word {
    case "startIndex", "endIndex", "firstIndex", "lastIndex", "index": return place
    case "range": return Self.placeRange(place)
    case "indices": return .list(place)
    default: return nil
    }
  }
}

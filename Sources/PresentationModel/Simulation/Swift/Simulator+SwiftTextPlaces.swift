/// Places in texts: each is its offset in UTF-8, with the text whose it is.
extension Simulator {
  /// What a text answers about its places. Of a place of another text it is not known where that is in this one.
  func place(_ word: String, _ whole: Value, _ given: [Value], _ written: String) throws(EvaluationStop) -> Value {
    for value in given { if case .opaque = value { return value } }
    if word == "past", let (offset, text) = placeParts(whole) {
      guard let index = index(offset, in: text), index < text.endIndex else { throw .outOfRange(written) }
      return place(text.index(after: index), in: text)
    }
    guard case .string(let text) = whole else { return .opaque(TextID(0)) }
    let unknown = Value.opaque(TextID(0))
    func argument(_ row: Int) -> Value { given.indices.contains(row) ? given[row] : .none }
    func found(_ value: Value) -> String.Index? {
      guard let (offset, base) = placeParts(value), base == text else { return nil }
      return index(offset, in: text)
    }
    switch word {
    case "startIndex": return place(text.startIndex, in: text)
    case "endIndex": return place(text.endIndex, in: text)
    case "indices": return .list(text.indices.map { place($0, in: text) })
    case "firstIndex", "lastIndex":
      guard case .string(let part) = argument(0), part.count == 1, let character = part.first else { return unknown }
      let index = word == "firstIndex" ? text.firstIndex(of: character) : text.lastIndex(of: character)
      return index.map { place($0, in: text) } ?? .none
    case "at":
      guard case .int(let number) = argument(0) else { return argument(0) }
      return place(text.index(text.startIndex, offsetBy: Int(clamping: number)), in: text)
    case "range":
      guard case .string(let part) = argument(0), (text + part).utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else {
        return unknown
      }
      var options: [Substring] = []
      if case .string(let words) = argument(1) { options = words.split(separator: " ") }
      let ignoresCase = options.contains("caseInsensitive")
      let (bytes, mark) = (
        Array((ignoresCase ? text.lowercased() : text).utf8), Array((ignoresCase ? part.lowercased() : part).utf8)
      )
      guard !mark.isEmpty, mark.count <= bytes.count else { return .none }
      let last = bytes.count - mark.count
      let isBackwards = options.contains("backwards")
      let starts = options.contains("anchored") ? isBackwards ? last...last : 0...0 : 0...last
      func isThere(_ start: Int) -> Bool { bytes[start..<(start + mark.count)].elementsEqual(mark) }
      guard let start = isBackwards ? starts.last(where: isThere) : starts.first(where: isThere) else { return .none }
      return .list([place(start, in: text), place(start + part.utf8.count, in: text)])
    case "moved":
      guard !argument(1).isNil else { return .none }
      guard let (from, base) = placeParts(argument(0)), base == text, let (offset, _) = placeParts(argument(1)) else {
        return unknown
      }
      return place(from + offset, in: text)
    case "after":
      guard let index = found(argument(0)) else { return unknown }
      guard index < text.endIndex else { throw .outOfRange(written) }
      return place(text.index(after: index), in: text)
    case "before":
      guard let index = found(argument(0)) else { return unknown }
      guard index > text.startIndex else { throw .outOfRange(written) }
      return place(text.index(before: index), in: text)
    case "offset":
      guard let index = found(argument(0)), case .int(let count) = argument(1) else { return unknown }
      let limit: String.Index? = given.count > 2 ? found(argument(2)) : count < 0 ? text.startIndex : text.endIndex
      guard let limit else { return unknown }
      guard let next = text.index(index, offsetBy: Int(clamping: count), limitedBy: limit) else {
        if given.count > 2 { return .none }
        throw .outOfRange(written)
      }
      return place(next, in: text)
    case "distance":
      guard let from = found(argument(0)), let end = found(argument(1)) else { return unknown }
      return .int(Int64(text.distance(from: from, to: end)))
    case "element":
      guard let index = found(argument(0)) else { return unknown }
      guard index < text.endIndex else { throw .outOfRange(written) }
      return .string(String(text[index]))
    case "slice":
      let from = argument(0).isNil ? text.startIndex : found(argument(0))
      guard let from, let end = try self.end(argument(1), argument(2), in: text, written) else { return unknown }
      guard from <= end else { throw .outOfRange(written) }
      return .string(String(text[from..<end]))
    default: return unknown
    }
  }

  /// A text with other characters in place of some, and what was there.
  func setPlace(_ whole: Value, _ given: [Value], _ written: String) throws(EvaluationStop) -> Value {
    for value in given { if case .opaque = value { return .list([value, value]) } }
    guard case .string(let text) = whole, given.count == 4, case .string(let new) = given[3],
      let (offset, base) = placeParts(given[0]), base == text, let from = index(offset, in: text)
    else { return .list([.opaque(TextID(0)), .opaque(TextID(0))]) }
    // `remove(at:)` has no end.
    if given[1].isNil, from == text.endIndex { throw .outOfRange(written) }
    let end = given[1].isNil ? text.index(after: from) : try self.end(given[1], given[2], in: text, written)
    guard let end else { return .list([.opaque(TextID(0)), .opaque(TextID(0))]) }
    guard from <= end else { throw .outOfRange(written) }
    return .list([.string(String(text[from..<end])), .string(String(text[..<from]) + new + String(text[end...]))])
  }

  private func end(
    _ value: Value, _ isClosed: Value, in text: String, _ written: String
  ) throws(EvaluationStop) -> String.Index? {
    guard !value.isNil else { return text.endIndex }
    guard let (offset, base) = placeParts(value), base == text, let index = index(offset, in: text) else { return nil }
    guard case .bool(true) = isClosed else { return index }
    guard index < text.endIndex else { throw .outOfRange(written) }
    return text.index(after: index)
  }

  /// Whether two places are of texts that differ: which of them is further nobody knows.
  func areApart(_ one: Value, _ other: Value) -> Bool {
    guard let (_, text) = placeParts(one), let (_, second) = placeParts(other) else { return false }
    return text != second
  }

  private func placeParts(_ value: Value) -> (offset: Int, text: String)? {
    guard let own = program.swift.textPlace, case .enumCase(let type, _, let parts) = value, type == own,
      parts.count == 2, case .int(let offset) = parts[0], case .string(let text) = parts[1]
    else { return nil }
    return (Int(clamping: offset), text)
  }

  private func index(_ offset: Int, in text: String) -> String.Index? {
    text.utf8.index(text.utf8.startIndex, offsetBy: offset, limitedBy: text.utf8.endIndex)
  }

  private func place(_ index: String.Index, in text: String) -> Value {
    place(text.utf8.distance(from: text.utf8.startIndex, to: index), in: text)
  }

  private func place(_ offset: Int, in text: String) -> Value {
    guard let own = program.swift.textPlace else { return .none }
    return .enumCase(own, 0, [.int(Int64(offset)), .string(text)])
  }
}

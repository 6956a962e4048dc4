/// A line of the console as people paste it: with time stamps and addresses, in another wording's punctuation, or cut off.
struct PastedLine {
  /// Small letters, one blank for any space, plain quotation marks.
  private let folded: [UInt8]
  /// The same bytes in the letters that were pasted.
  private let pasted: [UInt8]

  /// A message that a line was recognized as.
  struct Match {
    let id: MessageID
    let wording: UIKitMessage.Wording
    /// Whether the line is what UIKit prints, to the letter.
    let isExact: Bool

    /// The message, and those others that have the same words.
    var all: [MessageID] {
      [id]
        + MessageID.allCases.filter { other in
          other != id && other.message.wordings.contains { isSame($0.template) }
        }
    }

    /// Whether another template has the same words between its placeholders.
    private func isSame(_ template: String) -> Bool {
      PastedLine.parts(of: template, keepsEmpty: true) == PastedLine.parts(of: wording.template, keepsEmpty: true)
    }
  }

  init(_ text: String) {
    pasted = Self.plain(text)
    folded = pasted.map(Self.lower)
  }

  /// The message of which the line has most; nil where it has nothing of any.
  ///
  /// Complexity: O(messages × length).
  func match() -> Match? {
    var best: (match: Match, length: Int)?
    for known in Self.known {
      let isExact = !known.exact.isEmpty && length(of: known.exact) == known.total
      let found = isExact ? known.total + 1 : max(tolerantLength(known.tolerant), brokenLength(known.tolerant))
      guard found >= 8, found > best?.length ?? 0 else { continue }
      best = (Match(id: known.id, wording: known.wording, isExact: isExact), found)
    }
    return best?.match
  }

  /// A wording of a message, taken apart once for all lines.
  private struct Known {
    let id: MessageID
    let wording: UIKitMessage.Wording
    let exact: [[UInt8]]
    let tolerant: [[UInt8]]
    let total: Int
  }

  private static let known: [Known] = MessageID.allCases.flatMap { id in
    id.message.wordings.map { wording in
      let exact = parts(of: wording.template)
      return Known(id: id, wording: wording, exact: exact, tolerant: tolerant(exact), total: total(exact))
    }
  }

  /// The fewest letters by which a part alone is known.
  private static let enough = 16

  /// How much of a wording is in the line where its longest part is, or the line's end breaks off in it; else 0.
  private func tolerantLength(_ parts: [[UInt8]]) -> Int {
    let known = length(of: parts)
    if known == Self.total(parts) { return known }
    guard let longest = parts.max(by: { $0.count < $1.count }), longest.count >= Self.enough else { return 0 }
    if Self.find(longest, in: folded, from: 0) != nil { return longest.count }
    // A piece of the words and nothing else, or their beginning.
    if folded.count >= Self.enough, parts.contains(where: { Self.find(folded, in: $0, from: 0) != nil }) {
      return folded.count
    }
    for count in stride(from: min(longest.count, folded.count), through: Self.enough, by: -1)
    where folded.last == longest[count - 1] && folded.suffix(count).elementsEqual(longest.prefix(count)) {
      // A line begins there, behind a time stamp or a bracket: words before it are a question of somebody's own.
      let before = folded.dropLast(count).last { $0 != 0x20 }
      return before.map { $0.isLetter } ?? false ? 0 : count
    }
    return 0
  }

  /// How much of a wording is in a line that breaks off in it, or leaves out the names: what tells it from one that begins
  /// with the same words. 0 where two of its parts are not there.
  private func brokenLength(_ parts: [[UInt8]]) -> Int {
    var position = 0
    var length = 0
    for (row, part) in parts.enumerated() {
      let words = Self.trimmed(part)
      if let found = Self.find(words, in: folded, from: position) {
        position = found + words.count
        length += words.count
        continue
      }
      guard row > 1, length >= Self.enough else { return 0 }
      var count = min(words.count, folded.count - position)
      while count >= 8, Self.find(words.prefix(count), in: folded, from: position) == nil { count -= 1 }
      // Where the line ends in a name, what stands before it has to tell it from others.
      return count >= 8 ? length + count : length >= 60 ? length : 0
    }
    return parts.count > 2 && length >= Self.enough ? length : 0
  }

  private static func trimmed(_ part: [UInt8]) -> ArraySlice<UInt8> {
    var words = part[...]
    while words.first == 0x20 { words = words.dropFirst() }
    while words.last == 0x20 { words = words.dropLast() }
    return words
  }

  /// How many letters of the parts are in the line, in their order, up to the first that is missing.
  private func length(of parts: [[UInt8]]) -> Int {
    var position = 0
    var length = 0
    for part in parts {
      guard let found = Self.find(part, in: folded, from: position) else { return length }
      position = found + part.count
      length += part.count
    }
    return length
  }

  private static func total(_ parts: [[UInt8]]) -> Int { parts.reduce(0) { $0 + $1.count } }

  // MARK: Values of placeholders

  /// The words that are where a wording has placeholders, in their order, as far as the line goes.
  func words(in wording: UIKitMessage.Wording) -> [[String]] {
    var result: [[String]] = []
    var position = 0
    let parts = Self.tolerant(Self.parts(of: wording.template, keepsEmpty: true), keepsEmpty: true)
    for (row, part) in parts.enumerated() {
      // Two placeholders side by side: the end of the first one is unknown.
      let next = part.isEmpty ? (row == 0 ? 0 : pasted.count) : Self.find(part, in: folded, from: position)
      // Where the line is cut off, the rest of it is the value of the placeholder.
      if row > 0 { result.append(Self.words(pasted[position..<(next ?? pasted.count)])) }
      guard let next else { return result }
      position = next + part.count
    }
    return result
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split { !isLetter($0) && $0 != UInt8(ascii: ".") }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_")
  }

  // MARK: Parts of a template

  /// What is between the placeholders of a template, folded.
  fileprivate static func parts(of template: String, keepsEmpty: Bool = false) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isPlaceholder = false
    for byte in plain(template) {
      switch byte {
      case UInt8(ascii: "{"):
        parts.append([])
        isPlaceholder = true
      case UInt8(ascii: "}"): isPlaceholder = false
      default: if !isPlaceholder { parts[parts.count - 1].append(lower(byte)) }
      }
    }
    return keepsEmpty ? parts : parts.filter { !$0.isEmpty && $0 != [0x20] }
  }

  /// The same without what people leave out: 'Warning: ' before it, and the mark at its end.
  private static func tolerant(_ parts: [[UInt8]], keepsEmpty: Bool = false) -> [[UInt8]] {
    let warning = Array("warning: ".utf8)
    var result = parts
    if let first = result.first, first.starts(with: warning) { result[0] = Array(first.dropFirst(warning.count)) }
    if var last = result.last {
      while let byte = last.last, [0x21, 0x2E, 0x3A, 0x20].contains(byte) { last.removeLast() }
      result[result.count - 1] = last
    }
    return keepsEmpty ? result : result.filter { !$0.isEmpty }
  }

  private static func find<Part: Collection<UInt8>>(_ part: Part, in line: [UInt8], from start: Int) -> Int? {
    guard let first = part.first else { return nil }
    var position = start
    while position + part.count <= line.count {
      if line[position] == first, line[position..<(position + part.count)].elementsEqual(part) { return position }
      position += 1
    }
    return nil
  }

  /// One blank for any space, none at the ends; typographic quotation marks as plain ones.
  private static func plain(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\t", "\n", "\r", "\u{A0}": if let last = result.last, last != 0x20 { result.append(0x20) }
      case "\u{2018}", "\u{2019}": result.append(0x27)
      case "\u{201C}", "\u{201D}": result.append(0x22)
      default: result += Array(String(scalar).utf8)
      }
    }
    if result.last == 0x20 { result.removeLast() }
    return result
  }

  private static func lower(_ byte: UInt8) -> UInt8 { byte.isCapital ? byte + 0x20 : byte }
}

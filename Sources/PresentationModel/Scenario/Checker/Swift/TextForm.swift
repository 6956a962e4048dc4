/// How a text is written: on one line or over several, with signs round it or not, and what its parts say.
struct TextForm {
  /// Where what it says begins and ends.
  let start: Int, end: Int
  private let hashes: Int
  private let isLong: Bool
  /// What stands before the closing quotes of a long one: no line has it.
  private let indentation: Int

  /// Nil for one that has no end.
  init?(_ bytes: [UInt8], _ range: SourceRange) {
    let quote = UInt8(ascii: "\"")
    var (start, end) = (Int(range.start), Int(range.end))
    var hashes = 0
    while start < end, bytes[start] == UInt8(ascii: "#") { (start, hashes) = (start + 1, hashes + 1) }
    end -= hashes
    guard start + 1 < end, bytes[start] == quote, bytes[end - 1] == quote else { return nil }
    let isLong = end - start >= 6 && bytes[start + 1] == quote && bytes[start + 2] == quote
    (self.hashes, self.isLong) = (hashes, isLong)
    guard isLong else {
      (self.start, self.end, indentation) = (start + 1, end - 1, 0)
      return
    }
    start += 3
    end -= 3
    // The first line end belongs to the quotes, and so do the last one and what stands behind it.
    guard start < end, bytes[start] == 0x0A || bytes[start] == 0x0D else { return nil }
    start += bytes[start] == 0x0D && bytes[start + 1] == 0x0A ? 2 : 1
    var last = end
    while last > start, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
    indentation = end - last
    guard last >= start, bytes[last - 1] == 0x0A else { return nil }
    (self.start, self.end) = (start, max(start, last - 1))
  }

  /// What stands between two places, escapes resolved; nil where it has one that presim does not read.
  func text(_ bytes: [UInt8], _ from: Int, _ end: Int, isFirst: Bool) -> String? {
    var text: [UInt8] = []
    var index = from
    if isLong, isFirst { index = skipIndentation(bytes, from, end) }
    while index < end {
      let byte = bytes[index]
      if byte == 0x0D {
        index += 1
        continue
      }
      if byte == 0x0A, isLong {
        text.append(byte)
        index = skipIndentation(bytes, index + 1, end)
        continue
      }
      guard byte == UInt8(ascii: "\\"), escapes(bytes, index, end) else {
        text.append(byte)
        index += 1
        continue
      }
      index += 1 + hashes
      guard index < end else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "("): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "0"): text.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(bytes[index])
      case UInt8(ascii: "u"):
        let (scalar, next) = StringLiteral.unicodeScalar(bytes, at: index + 1, end: end)
        guard let scalar else { return nil }
        text.append(contentsOf: String(Character(scalar)).utf8)
        index = next - 1
      // The line goes on in the next one.
      case 0x0A where isLong: index = skipIndentation(bytes, index + 1, end) - 1
      default: return nil
      }
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func escapes(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Bool {
    guard index + hashes < end else { return hashes == 0 }
    return bytes[(index + 1)..<(index + 1 + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func skipIndentation(_ bytes: [UInt8], _ from: Int, _ end: Int) -> Int {
    var index = from
    while index < end, index - from < indentation, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }
}

/// What literals, paths and blocks say.
extension SyntaxTree {
  /// The bytes of a range as text, exactly as written.
  package func text(_ range: SourceRange) -> String {
    String(decoding: source.bytes[range.offsets], as: UTF8.self)
  }

  /// The exact text of a node.
  package func text(of id: SyntaxNode.ID) -> String { text(self[id].range) }

  /// The same, in one line where it is written in several, without comments and the `.init` of `Card.init()`.
  func lineText(of id: SyntaxNode.ID) -> String {
    let range = self[id].range
    let hasMore = ["\n", "/*", ".init("].contains { offset(of: $0, in: range.offsets) != nil }
    return hasMore ? NormalizedText.text(source.bytes, range) : text(range)
  }

  /// What a declaration has before its body, in one line.
  func headText(of id: SyntaxNode.ID) -> String {
    let range = self[id].range
    let end = source.bytes[range.offsets].firstIndex(of: UInt8(ascii: "{")) ?? Int(range.end)
    return NormalizedText.text(source.bytes, SourceRange(Int(range.start), end))
  }

  /// Whether the text of a node has this in it; a member may stand below what it is a member of.
  ///
  /// Complexity: O(the text's length).
  func text(of id: SyntaxNode.ID, has part: String) -> Bool {
    guard let dot = part.utf8.firstIndex(of: UInt8(ascii: ".")), dot > part.startIndex else {
      return offset(of: part, in: id) != nil
    }
    let (head, member) = (String(part[..<dot]), Array(part.utf8[dot...]))
    let end = Int(self[id].range.end)
    var start = Int(self[id].range.start)
    while let found = offset(of: head, in: start..<end) {
      start = found + head.utf8.count
      let next = source.bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      if next.starts(with: member) { return true }
    }
    return false
  }

  /// Where a text stands first in what a node covers.
  func offset(of part: String, in id: SyntaxNode.ID) -> Int? {
    offset(of: part, in: self[id].range.offsets)
  }

  private func offset(of part: String, in range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    var part = part
    return source.bytes.withUnsafeBufferPointer { bytes in
      part.withUTF8 { UnsafeBufferPointer(rebasing: bytes[range]).next($0) }.map { range.lowerBound + $0 }
    }
  }

  /// The name of a path that is a lone name without `?` and `!` (`detail`), else nil.
  package func loneName(of path: SyntaxNode.ID) -> Name? {
    guard self[path].kind == .path, let head = self[path].firstChild else { return nil }
    let node = self[head]
    guard node.kind == .identifier, node.nextSiblingIndex < 0, node.flags.isEmpty else { return nil }
    return node.name
  }

  /// The name of a `methodName` without its labels: `show` of `show(_:sender:)`.
  package func baseName(of methodName: SyntaxNode.ID) -> Name { Name(id: self[methodName].extra) }

  /// The value of an `integerLiteral`; nil when it does not fit, which the parser has reported.
  package func integer(of id: SyntaxNode.ID) -> Int64? {
    let (digits, radix, isNegative) = digits(of: id)
    var value: Int64 = 0
    for byte in digits {
      guard let digit = SyntaxTree.digit(byte), digit < radix else { continue }
      let (product, overflow) = value.multipliedReportingOverflow(by: radix)
      let (sum, overflow2) =
        isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if overflow || overflow2 { return nil }
      value = sum
    }
    return value
  }

  /// A number without its sign and without `0x`, `0b`, `0o`.
  private func digits(of id: SyntaxNode.ID) -> (ArraySlice<UInt8>, radix: Int64, isNegative: Bool) {
    var digits = source.bytes[self[id].range.offsets]
    var isNegative = false
    while let first = digits.first, !first.isDigit {
      if first == UInt8(ascii: "-") { isNegative = true }
      digits = digits.dropFirst()
    }
    guard digits.count > 2, digits.first == UInt8(ascii: "0") else { return (digits, 10, isNegative) }
    switch digits[digits.startIndex + 1] {
    case UInt8(ascii: "x"): return (digits.dropFirst(2), 16, isNegative)
    case UInt8(ascii: "o"): return (digits.dropFirst(2), 8, isNegative)
    case UInt8(ascii: "b"): return (digits.dropFirst(2), 2, isNegative)
    default: return (digits, 10, isNegative)
    }
  }

  private static func digit(_ byte: UInt8) -> Int64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int64(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int64(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The value of a `decimalLiteral` or an `integerLiteral`, to 18 digits: `0.5`, `1e3`, `0xAp1`.
  package func decimal(of id: SyntaxNode.ID) -> Double {
    let (digits, radix, isNegative) = digits(of: id)
    var mantissa = 0.0
    var (count, scale, exponent) = (0, 0, 0)
    var isFraction = false
    var exponentSign: Int?
    for byte in digits {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "p"), UInt8(ascii: "P"): exponentSign = 1
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if radix == 10 { exponentSign = 1 } else { fallthrough }
      case UInt8(ascii: "-") where exponentSign != nil: exponentSign = -1
      default:
        guard let digit = SyntaxTree.digit(byte), digit < radix else { continue }
        if exponentSign != nil {
          exponent = min(400, exponent * 10 + Int(digit))
          continue
        }
        if isFraction, count >= 18 { continue }
        if mantissa > 0 || digit > 0 { count += 1 }
        mantissa = mantissa * Double(radix) + Double(digit)
        if isFraction { scale += 1 }
      }
    }
    exponent *= exponentSign ?? 1
    let value: Double
    if radix == 16 {
      value = SyntaxTree.scaled(mantissa, by: 2, exponent - 4 * scale)
    } else {
      value = SyntaxTree.scaled(mantissa, by: 10, exponent - scale)
    }
    return isNegative ? -value : value
  }

  private static func scaled(_ mantissa: Double, by base: Double, _ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<min(400, abs(exponent)) { power *= base }
    return exponent < 0 ? mantissa / power : mantissa * power
  }

  /// The version that a number names: `17.4` is (17, 4), `17` is (17, 0); nil when a number is too large.
  package func version(of number: SyntaxNode.ID) -> (major: Int, minor: Int)? {
    var parts = (major: 0, minor: 0)
    var inMinor = false
    for byte in source.bytes[self[number].range.offsets] {
      if byte == UInt8(ascii: ".") { inMinor = true }
      guard byte.isDigit else { continue }
      let digit = Int(byte - UInt8(ascii: "0"))
      if inMinor { parts.minor = parts.minor * 10 + digit } else { parts.major = parts.major * 10 + digit }
      if parts.major > 1_000_000 || parts.minor > 1_000_000 { return nil }
    }
    return parts
  }

  /// The value of a `stringLiteral`, its escapes resolved.
  package func string(of id: SyntaxNode.ID) -> String {
    StringLiteral.value(of: source.bytes, in: self[id].range)
  }

  /// The lines of an `expectedBlock` without the block's own indentation (the smallest among its lines), each with the
  /// blanks that set it right of that; `range` is the content alone. A blank line between two others is an empty line.
  package func blockLines(of block: SyntaxNode.ID) -> [(indentation: Int, range: SourceRange)] {
    let (lines, base) = blockLayout(of: block)
    return lines.map { ($0.content.isEmpty ? 0 : Int($0.indentation - base), $0.content) }
  }

  /// The text of an `expectedBlock`: its lines as ``blockLines(of:)`` gives them.
  package func blockText(of block: SyntaxNode.ID) -> [String] {
    blockLines(of: block).map { String(repeating: " ", count: $0.indentation) + text($0.range) }
  }

  /// The block's lines and the smallest indentation among them.
  func blockLayout(of block: SyntaxNode.ID) -> (lines: ArraySlice<BlockLine>, base: Int32) {
    let node = self[block]
    guard node.kind == .expectedBlock else { return ([], 0) }
    let lines = blockLines[Int(node.extra)..<Int(node.extra + node.extraCount)]
    var base = Int32.max
    for line in lines where !line.content.isEmpty { base = min(base, line.indentation) }
    return (lines, base)
  }
}

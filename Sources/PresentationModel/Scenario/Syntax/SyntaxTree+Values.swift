/// What literals, paths and blocks say.
extension SyntaxTree {
  /// The bytes of a range as text, exactly as written.
  public func text(_ range: SourceRange) -> String {
    String(decoding: source.bytes[range.offsets], as: UTF8.self)
  }

  /// The exact text of a node.
  public func text(of id: SyntaxNode.ID) -> String { text(self[id].range) }

  /// Whether the text of a node has this in it.
  ///
  /// Complexity: O(the text's length).
  func text(of id: SyntaxNode.ID, has part: String) -> Bool { offset(of: part, in: id) != nil }

  /// Where a text stands first in what a node covers.
  func offset(of part: String, in id: SyntaxNode.ID) -> Int? {
    let (range, part) = (self[id].range, Array(part.utf8))
    let end = Int(range.end) - part.count
    guard !part.isEmpty, Int(range.start) <= end else { return nil }
    return (Int(range.start)...end).first { start in
      source.bytes[start] == part[0] && source.bytes[start..<(start + part.count)].elementsEqual(part)
    }
  }

  /// The name of a path that is a lone name without `?` and `!` (`detail`), else nil.
  public func loneName(of path: SyntaxNode.ID) -> Name? {
    guard self[path].kind == .path, let head = self[path].firstChild else { return nil }
    let node = self[head]
    guard node.kind == .identifier, node.nextSiblingIndex < 0, node.flags.isEmpty else { return nil }
    return node.name
  }

  /// The name of a `methodName` without its labels: `show` of `show(_:sender:)`.
  public func baseName(of methodName: SyntaxNode.ID) -> Name { Name(id: self[methodName].extra) }

  /// The value of an `integerLiteral`; nil when it does not fit, which the parser has reported.
  public func integer(of id: SyntaxNode.ID) -> Int64? {
    var value: Int64 = 0
    var negative = false
    for byte in source.bytes[self[id].range.offsets] {
      if byte == UInt8(ascii: "-") { negative = true }
      guard byte.isDigit else { continue }
      let digit = Int64(byte - UInt8(ascii: "0"))
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflow2) =
        negative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if overflow || overflow2 { return nil }
      value = sum
    }
    return value
  }

  /// The value of a `decimalLiteral` or an `integerLiteral`, to 18 digits.
  public func decimal(of id: SyntaxNode.ID) -> Double {
    var mantissa = 0.0
    var scale = 1.0
    var digits = 0
    var fraction = false
    var negative = false
    for byte in source.bytes[self[id].range.offsets] {
      switch byte {
      case UInt8(ascii: "-"): negative = true
      case UInt8(ascii: "."): fraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if fraction, digits >= 18 { continue }
        if mantissa > 0 || byte != UInt8(ascii: "0") { digits += 1 }
        mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
        if fraction { scale *= 10 }
      default: continue
      }
    }
    return (negative ? -mantissa : mantissa) / scale
  }

  /// The version that a number names: `17.4` is (17, 4), `17` is (17, 0); nil when a number is too large.
  public func version(of number: SyntaxNode.ID) -> (major: Int, minor: Int)? {
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
  public func string(of id: SyntaxNode.ID) -> String {
    StringLiteral.value(of: source.bytes, in: self[id].range)
  }

  /// The lines of an `expectedBlock` without the block's own indentation (the smallest among its lines), each with the
  /// blanks that set it right of that; `range` is the content alone. A blank line between two others is an empty line.
  public func blockLines(of block: SyntaxNode.ID) -> [(indentation: Int, range: SourceRange)] {
    let (lines, base) = blockLayout(of: block)
    return lines.map { ($0.content.isEmpty ? 0 : Int($0.indentation - base), $0.content) }
  }

  /// The text of an `expectedBlock`: its lines as ``blockLines(of:)`` gives them.
  public func blockText(of block: SyntaxNode.ID) -> [String] {
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

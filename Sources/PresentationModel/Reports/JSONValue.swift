/// A JSON document as a value, and its text: keys sorted, two blanks a level, the same bytes everywhere.
package enum JSONValue {
  case null
  case bool(Bool)
  case integer(Int)
  /// Six digits behind the point at most.
  case decimal(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
  /// A hierarchy, which may be deep.
  case tree(JSONTree)

  /// Writes the text without a line end.
  package func write(to output: Output, indentation: Int = 0) {
    switch self {
    case .null: output.write("null")
    case .bool(let value): output.write(value ? "true" : "false")
    case .integer(let value): output.write(String(value))
    case .decimal(let value): output.write(ValueText.decimal(value))
    case .string(let text): Self.write(text, to: output)
    case .tree(let tree): tree.write(to: output)
    case .array(let items):
      guard !items.isEmpty else { return output.write("[]") }
      output.write("[")
      for (position, item) in items.enumerated() {
        Self.newLine(indentation + 1, afterComma: position > 0, to: output)
        item.write(to: output, indentation: indentation + 1)
      }
      Self.newLine(indentation, afterComma: false, to: output)
      output.write("]")
    case .object(let object):
      guard !object.members.isEmpty else { return output.write("{}") }
      output.write("{")
      for (position, member) in object.sorted.enumerated() {
        Self.newLine(indentation + 1, afterComma: position > 0, to: output)
        Self.write(member.key, to: output)
        output.write(": ")
        member.value.write(to: output, indentation: indentation + 1)
      }
      Self.newLine(indentation, afterComma: false, to: output)
      output.write("}")
    }
  }

  /// Writes the text on one line.
  func writeInline(to output: Output) {
    switch self {
    case .array(let items):
      output.write("[")
      for (position, item) in items.enumerated() {
        if position > 0 { output.write(", ") }
        item.writeInline(to: output)
      }
      output.write("]")
    case .object(let object):
      output.write("{")
      JSONValue.writeInline(object.sorted[...], to: output)
      output.write("}")
    case .null, .bool, .integer, .decimal, .string, .tree: write(to: output)
    }
  }

  /// Members between braces, on one line.
  static func writeInline(_ members: ArraySlice<JSONObject.Member>, to output: Output) {
    for (position, member) in members.enumerated() {
      if position > 0 { output.write(", ") }
      write(member.key, to: output)
      output.write(": ")
      member.value.writeInline(to: output)
    }
  }

  fileprivate static func newLine(_ indentation: Int, afterComma: Bool, to output: Output) {
    if afterComma { output.write(",") }
    var left = 2 * indentation
    lineOfBlanks.withUnsafeBufferPointer { blanks in
      output.write(UnsafeBufferPointer(rebasing: blanks[..<min(left + 1, blanks.count)]))
      left -= blanks.count - 1
      while left > 0 {
        output.write(UnsafeBufferPointer(rebasing: blanks[1..<min(left + 1, blanks.count)]))
        left -= blanks.count - 1
      }
    }
  }

  /// A line end and blanks.
  private static let lineOfBlanks = [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: 64)

  /// A string between quotes; what needs no escape is written in one piece.
  fileprivate static func write(_ text: String, to output: Output) {
    if FileName.carriesBytes(text) || !VisibleText.isPlain(text, beyond: 0x80) {
      return writeCarrying(text, to: output)
    }
    var text = text
    output.write("\"")
    text.withUTF8 { bytes in
      var (start, position) = (0, 0)
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        guard byte < 0x20 || byte == 0x22 || byte == 0x5C else { continue }
        output.write(UnsafeBufferPointer(rebasing: bytes[start..<(position - 1)]))
        output.write(escape(byte))
        start = position
      }
      output.write(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    output.write("\"")
  }

  /// A byte that is no UTF-8 becomes a lone surrogate, as Python's file names have it; what a terminal would obey
  /// becomes an escape, here too.
  private static func writeCarrying(_ text: String, to output: Output) {
    output.write("\"")
    for scalar in text.unicodeScalars {
      if let byte = FileName.byte(of: scalar) {
        output.write("\\udc" + String(byte, radix: 16))
      } else if scalar.isASCII, scalar.value < 0x20 || scalar == "\"" || scalar == "\\" {
        output.write(escape(UInt8(scalar.value)))
      } else if VisibleText.isControl(scalar) {
        let digits = String(scalar.value, radix: 16)
        output.write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      } else {
        Array(String(scalar).utf8).withUnsafeBufferPointer { output.write($0) }
      }
    }
    output.write("\"")
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x09: "\\t"
    default: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}

extension JSONObject {
  /// Writes the object as ``JSONValue`` does, with one more member: an array whose items come one after the other, so
  /// that none of them is kept.
  func write(
    to output: Output, indentation: Int, with key: String, _ items: (_ add: (JSONValue) -> Void) -> Void
  ) {
    var all = self
    all[key] = .null
    output.write("{")
    for (position, member) in all.sorted.enumerated() {
      JSONValue.newLine(indentation + 1, afterComma: position > 0, to: output)
      JSONValue.write(member.key, to: output)
      output.write(": ")
      guard member.key == key else {
        member.value.write(to: output, indentation: indentation + 1)
        continue
      }
      output.write("[")
      var count = 0
      items { item in
        JSONValue.newLine(indentation + 2, afterComma: count > 0, to: output)
        item.write(to: output, indentation: indentation + 2)
        count += 1
      }
      if count > 0 { JSONValue.newLine(indentation + 1, afterComma: false, to: output) }
      output.write("]")
    }
    JSONValue.newLine(indentation, afterComma: false, to: output)
    output.write("}")
  }
}

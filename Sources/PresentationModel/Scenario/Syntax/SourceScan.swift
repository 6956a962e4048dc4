/// One pass over the bytes of a file: finds its lines and what is wrong with the bytes. A kind of mistake is reported
/// once a line, so that a file of another kind altogether does not give a message for every byte.
struct SourceScan {
  private(set) var lineStarts: [Int32]
  var problems: [Diagnostic] = []
  private(set) var isASCII = true
  private var reported: (null: Int, encoding: Int, carriageReturn: Int) = (0, 0, 0)

  init(_ bytes: [UInt8]) {
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    lineStarts = []
    // Of a large file exactly as long as it gets: where lines are short it is larger than the file.
    lineStarts.reserveCapacity(bytes.count < 4_096 ? bytes.count / 16 : 1 + bytes.count { $0 == UInt8(ascii: "\n") })
    lineStarts.append(hasMark ? 3 : 0)
    bytes.withUnsafeBufferPointer { scan($0, from: hasMark ? 3 : 0) }
    if let other = SourceScan.otherKind(bytes) { problems = [.noText(other)] }
  }

  /// What a file is that is no text in UTF-8, by its beginning: one message is of more use than one for each line.
  private static func otherKind(_ bytes: [UInt8]) -> String? {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isWide { return inUTF16 }
    let beginning = bytes.prefix(512)
    // Every second byte of English in UTF-16 is zero.
    if beginning.count(where: { $0 == 0 }) * 5 > beginning.count * 2, beginning.count > 8 { return inUTF16 }
    var others = 0
    var index = 0
    beginning.withUnsafeBufferPointer { beginning in
      while index < beginning.count {
        let length = sequenceLength(beginning, at: index)
        // A sequence that the end of the beginning cuts is not counted.
        if length == 0 ? index + 4 < beginning.count : isControl(beginning[index]) { others += 1 }
        index += max(length, 1)
      }
    }
    return others > 8 && others * 8 > beginning.count ? "this file is no text" : nil
  }

  private static let inUTF16: String = "the text is stored as UTF-16: save it as UTF-8"

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && !(0x09...0x0D).contains(byte) && byte != 0x1B }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = bytes.count
    var index = start
    while index < count {
      // Eight bytes at a time while they are printing ASCII: indentation is most of a deep outline.
      if index + 8 <= count {
        let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let others = SourceScan.others(in: word)
        index += others == 0 ? 8 : others.trailingZeroBitCount / 8
        if others == 0 { continue }
      }
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        index += 1
        lineStarts.append(Int32(index))
      case UInt8(ascii: "\r"):
        if index + 1 >= count || bytes[index + 1] != UInt8(ascii: "\n"), reported.carriageReturn != lineStarts.count {
          reported.carriageReturn = lineStarts.count
          report(.loneCarriageReturn(at: index))
        }
        index += 1
      case 0:
        if reported.null != lineStarts.count {
          reported.null = lineStarts.count
          report(.null(at: index))
        }
        index += 1
      case 0x80...:
        isASCII = false
        let length = SourceScan.sequenceLength(bytes, at: index)
        if length == 0, reported.encoding != lineStarts.count {
          reported.encoding = lineStarts.count
          report(.invalidUTF8(bytes[index], at: index))
        }
        index += max(length, 1)
      default: index += 1
      }
    }
  }

  private mutating func report(_ problem: Diagnostic) {
    if problems.count < Parser.diagnosticLimit { problems.append(problem) }
  }

  /// A bit in the first of eight bytes that is not in 0x0E...0x7F, and in some after it; 0 where there is none.
  @inline(__always)
  private static func others(in word: UInt64) -> UInt64 {
    (word | (word &- 0x0E0E_0E0E_0E0E_0E0E)) & 0x8080_8080_8080_8080
  }

  /// The length of the well-formed UTF-8 sequence that begins at `index`, 0 when there is none.
  static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    func follows(_ distance: Int, _ range: ClosedRange<UInt8>) -> Bool {
      index + distance < bytes.count && range.contains(bytes[index + distance])
    }
    switch bytes[index] {
    case 0...0x7F: return 1
    case 0xC2...0xDF: return follows(1, 0x80...0xBF) ? 2 : 0
    case 0xE0...0xEF:
      let lead = bytes[index]
      let second: ClosedRange<UInt8> = lead == 0xE0 ? 0xA0...0xBF : lead == 0xED ? 0x80...0x9F : 0x80...0xBF
      return follows(1, second) && follows(2, 0x80...0xBF) ? 3 : 0
    case 0xF0...0xF4:
      let lead = bytes[index]
      let second: ClosedRange<UInt8> = lead == 0xF0 ? 0x90...0xBF : lead == 0xF4 ? 0x80...0x8F : 0x80...0xBF
      return follows(1, second) && follows(2, 0x80...0xBF) && follows(3, 0x80...0xBF) ? 4 : 0
    default: return 0
    }
  }
}

extension Diagnostic {
  /// The code of a file that is no text in UTF-8: nothing of it is read.
  static let codeOfNoText = "syntax.no-text"

  fileprivate static func noText(_ kind: String) -> Diagnostic {
    Diagnostic(codeOfNoText, kind, at: SourceRange(0, 0))
  }

  fileprivate static func null(at offset: Int) -> Diagnostic {
    Diagnostic("syntax.null", "there is a NUL byte in the text", at: SourceRange(offset, offset + 1))
  }

  fileprivate static func loneCarriageReturn(at offset: Int) -> Diagnostic {
    Diagnostic(
      "syntax.lone-carriage-return", "a carriage return without a line feed ends no line",
      at: SourceRange(offset, offset + 1),
      cure: Cure("write '\\n' or '\\r\\n'", replacing: SourceRange(offset, offset + 1), with: "\n"))
  }

  fileprivate static func invalidUTF8(_ byte: UInt8, at offset: Int) -> Diagnostic {
    Diagnostic(
      "syntax.invalid-utf8", "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not valid UTF-8 here",
      at: SourceRange(offset, offset + 1))
  }

  static func tooLong(at offset: Int) -> Diagnostic {
    Diagnostic("syntax.too-long", "the file is longer than 2 GB", at: SourceRange(offset, offset))
  }
}

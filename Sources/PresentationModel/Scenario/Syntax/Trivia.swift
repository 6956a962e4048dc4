/// What is between two tokens, cut into pieces.
struct Trivia {
  enum Piece: Equatable {
    case lineEnd
    /// `//` up to the end of the line, or `/* */`; with the number of blanks before it.
    case comment(SourceRange, blanks: Int, toLineEnd: Bool)
  }

  private(set) var pieces: [Piece] = []

  init(_ bytes: [UInt8], in range: SourceRange) {
    var index = Int(range.start)
    let end = Int(range.end)
    var blanks = 0
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if bytes[index] == UInt8(ascii: "\r"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
        pieces.append(.lineEnd)
        blanks = 0
        index += 1
      case UInt8(ascii: "/") where index + 1 < end:
        let start = index
        let isLine = bytes[index + 1] == UInt8(ascii: "/")
        index = isLine ? Trivia.lineEnd(bytes, index, end) : Trivia.commentEnd(bytes, index, end)
        pieces.append(.comment(SourceRange(start, index), blanks: blanks, toLineEnd: isLine))
        blanks = 0
      default:
        blanks += 1
        index += 1
      }
    }
  }

  var hasComment: Bool { pieces.contains { $0 != .lineEnd } }

  private static func lineEnd(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
    return index
  }

  /// Where the comment ends that begins with `/*`: comments may stand in it.
  static func commentEnd(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    var depth = 0
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return end
  }
}

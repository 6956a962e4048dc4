/// One token of Swift, with what its neighbours say about it: an operator is before, between or behind its operands by
/// the blanks round it.
struct SwiftToken {
  enum Kind: UInt8 {
    /// A name or keyword, `` `name` ``, `$0`.
    case word
    case integer, decimal
    /// A string with its quotes; `interpolated` when something is calculated in it.
    case string
    /// `+`, `=`, `->`, `?`, `!`, `...`: a run of an operator's characters.
    case sign
    case dot, comma, colon, semicolon, backslash
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    /// `#selector`, `#available`.
    case hashWord
    /// `@objc`.
    case attribute
    /// A character that begins nothing in Swift.
    case unknown
    case endOfFile
  }

  var kind: Kind
  var start: Int
  var end: Int
  /// The first token of a line.
  var beginsLine = false
  /// Something that is no blank and no opening bracket stands directly before it.
  var isLeftBound = false
  /// Something that is no blank and no closing bracket stands directly behind it.
  var isRightBound = false
  /// A string in which something is calculated.
  var isInterpolated = false

  var range: SourceRange { SourceRange(start, end) }
}

/// One token: 12 bytes. Between two tokens there is trivia: white space and comments.
package struct SyntaxToken: Hashable, Sendable {
  /// What a token is made of.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A name or a word.
    case identifier
    /// Digits.
    case integer
    /// Digits, a point, digits.
    case decimal
    /// A string literal with its quotes.
    case string
    /// `.`
    case dot
    /// `,`
    case comma
    /// `:`
    case colon
    /// `;`
    case semicolon
    /// `=`
    case equal
    /// `==`, `===`
    case equalEqual
    /// `!=`, `!==`
    case notEqual
    /// `!`
    case exclamation
    /// `?`
    case question
    /// `-`
    case minus
    /// `#`
    case hash
    /// `(`
    case leftParen
    /// `)`
    case rightParen
    /// `[`
    case leftBracket
    /// `]`
    case rightBracket
    /// `{`
    case leftBrace
    /// `}`
    case rightBrace
    /// A character that begins nothing in this language.
    case unknown
    /// `CTX-04`
    case ruleIdentifier
    /// What follows `expect no event`.
    case rawText
    /// The content of one line of an expected block.
    case blockLine
    /// Swift as it was pasted: a class with members of Swift's, an extension. No part of it is laid out anew.
    case swiftCode
    /// The end of a line; never stored in a tree.
    case newline
    /// The end of the text; never stored in a tree.
    case endOfFile
  }

  /// The position of the token among the others, for the formatter.
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// No blank goes before it.
    static var joined: Flags { Flags(rawValue: 1) }
    /// It begins an item, a statement, a body item or an outline entry.
    static var begins: Flags { Flags(rawValue: 2) }
    /// It is the `expect` of an expectation with a block.
    static var hasBlock: Flags { Flags(rawValue: 4) }
    /// No blank goes after it.
    static var prefix: Flags { Flags(rawValue: 8) }
  }

  /// What it is.
  package internal(set) var kind: Kind
  var flags = Flags(rawValue: 0)
  /// Its bytes.
  package internal(set) var range: SourceRange
}

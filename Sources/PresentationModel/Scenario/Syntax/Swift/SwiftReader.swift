/// Reads Swift as developers write it: a declaration with everything in it, into the tree of the scenario.
///
/// It never fails: a statement that it cannot read is skipped to its end at balanced brackets, and is a mistake only if
/// it calls something of the hierarchy. It nests no deeper than ``Simulator/levelLimit`` levels, and takes a time that
/// grows with the length of the text.
struct SwiftReader: SyntaxBuilder {
  var tree: SyntaxTree
  var lexer: SwiftLexer
  /// The token that has not been taken yet.
  var token: SwiftToken
  /// The end of the token that was taken last.
  var lastEnd: Int
  /// How many brackets are open, and how many levels the reader is deep in them and in what nests without them.
  var brackets = 0
  var depth: Int
  /// How many levels are open where it begins.
  private let outerDepth: Int
  /// The parser's, while this reads.
  var unopenedBraces = UnopenedBraces()
  /// Whether a `{` begins the body of a statement and no closure: in the condition of an `if`.
  var isInCondition = false
  /// What is wrong with statements; those of a statement that is skipped are forgotten.
  var diagnostics: [Diagnostic] = []
  /// What is wrong all the same: brackets that nothing closes.
  var lasting: [Diagnostic] = []
  /// What should have stood where reading failed last.
  var failure: (at: SourceRange, wanted: String)?
  /// What no Swift is, whatever presim reads: `if x == {`, a `guard` without its `else`.
  var malformed: (at: SourceRange, text: String)?
  /// The braces that are open, each with how far its line is indented; and one whose `}` seems to be missing.
  private var braces: [(range: SourceRange, indentation: Int)] = []
  private var suspect: SourceRange?
  private var reportsOpenBraces = true
  /// Whether what is read are the members of a protocol, whose functions have no body.
  var isInProtocol = false
  /// Whether what is read are the members of an enumeration.
  var isInEnum = false
  /// How many members and closures stand round what is read, innermost last: true for a closure. And where `$0` stands
  /// that no closure is round.
  var isInClosure = false
  var isInMember = false
  var lonePlace: SourceRange?
  /// How far the line of the token is indented.
  private var indentation = 0
  /// Where no pattern could be read that then turned out to be an expression: so that what stands inside each other is
  /// not read twice at every level.
  var failedPatterns: Set<Int> = []
  /// What the file says of its own operators; nil until one stands somewhere.
  var ownPrecedences: OwnPrecedences?

  /// Begins at an offset of the tree's text, `depth` brackets deep.
  init(_ source: SourceText, from offset: Int, depth: Int) {
    tree = SyntaxTree(source: source)
    lexer = SwiftLexer(source.bytes, from: offset)
    self.depth = depth
    outerDepth = depth
    lastEnd = offset
    token = lexer.next()
    indentation = lexer.blanks(before: token.start)
  }

  // MARK: Tokens

  mutating func advance() {
    switch token.kind {
    case .leftBrace:
      brackets += 1
      braces.append((token.range, indentation))
    case .rightBrace:
      brackets -= 1
      if let open = braces.popLast(), suspect == nil, token.beginsLine, indentation < open.indentation {
        suspect = open.range
      }
    case .leftParen, .leftBracket: brackets += 1
    case .rightParen, .rightBracket: brackets -= 1
    default: break
    }
    if token.kind != .endOfFile { lastEnd = token.end }
    token = lexer.next()
    if token.beginsLine { indentation = lexer.blanks(before: token.start) }
  }

  /// What reading has noted beside the nodes: taken back where something is read again.
  struct State {
    /// How many mistakes there are.
    var count: Int { diagnostics }
    fileprivate let diagnostics, lasting, braces: Int
    fileprivate let suspect: SourceRange?
    fileprivate let reportsOpenBraces: Bool
  }

  var state: State {
    State(
      diagnostics: diagnostics.count, lasting: lasting.count, braces: braces.count, suspect: suspect,
      reportsOpenBraces: reportsOpenBraces)
  }

  mutating func restore(_ state: State) {
    diagnostics.removeLast(diagnostics.count - min(state.diagnostics, diagnostics.count))
    lasting.removeLast(lasting.count - min(state.lasting, lasting.count))
    if braces.count > state.braces { braces.removeLast(braces.count - state.braces) }
    (suspect, reportsOpenBraces) = (state.suspect, state.reportsOpenBraces)
  }

  /// The token's text.
  var word: String { String(decoding: lexer.bytes[token.start..<token.end], as: UTF8.self) }

  /// Whether the token is that word or sign.
  func `is`(_ text: StaticString) -> Bool {
    guard token.end - token.start == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { text in
      for index in text.indices where lexer.bytes[token.start + index] != text[index] { return false }
      return true
    }
  }

  func isWord(_ text: StaticString) -> Bool { token.kind == .word && self.is(text) }
  func isSign(_ text: StaticString) -> Bool { token.kind == .sign && self.is(text) }

  /// Takes the token if it is of a kind.
  mutating func take(_ kind: SwiftToken.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  mutating func takeWord(_ text: StaticString) -> Bool {
    guard isWord(text) else { return false }
    advance()
    return true
  }

  mutating func takeSign(_ text: StaticString) -> Bool {
    guard isSign(text) else { return false }
    advance()
    return true
  }

  /// The name of a word, without its backticks.
  mutating func name(_ token: SwiftToken) -> Name {
    var range = token.range
    if lexer.bytes[token.start] == UInt8(ascii: "`"), token.end - token.start > 1 {
      range.start += 1
      if lexer.bytes[token.end - 1] == UInt8(ascii: "`") { range.end -= 1 }
    }
    return tree.names.intern(lexer.bytes, in: range)
  }

  /// The first byte behind the token that is no blank; 0 at the end of a line.
  func byteAhead() -> UInt8 {
    var index = token.end
    while lexer.byte(index) == UInt8(ascii: " ") || lexer.byte(index) == UInt8(ascii: "\t") { index += 1 }
    let byte = lexer.byte(index)
    return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? 0 : byte
  }

  /// Says that something else should stand here: nil, for whoever reads.
  mutating func fail<Result>(_ wanted: String) -> Result? {
    if failure == nil { failure = (token.kind == .endOfFile ? SourceRange(lastEnd, lastEnd) : token.range, wanted) }
    return nil
  }

  // MARK: Brackets

  /// Whether a '{' is missing before the token: the declaration around has one '}' too many.
  mutating func lacksBrace() -> Bool {
    token.kind != .leftBrace && token.kind != .endOfFile
      && unopenedBraces.count(lexer.bytes, from: token.start) == braces.count + outerDepth + 1
  }

  /// Goes on as if the '{' stood there, and says that it is missing.
  mutating func openBrace(_ what: String? = nil) {
    let end = SourceRange(lastEnd, lastEnd)
    let before = lexer.bytes[..<lastEnd].reversed().prefix { Lexer.isNameByte($0) }.count
    let place = before == 0 ? SourceRange(lastEnd - 1, lastEnd) : SourceRange(lastEnd - before, lastEnd)
    let text = what ?? "'{' is missing behind '\(String(decoding: lexer.bytes[place.offsets], as: UTF8.self))'"
    lasting.append(
      Diagnostic("syntax.expected", text, at: place, cure: .init("write '{'", replacing: end, with: " {")))
    brackets += 1
    braces.append((place, 0))
  }

  /// The levels of a closure: the checker writes a function for it.
  static var closureLevels: Int { 3 }

  /// Goes so many levels deeper; false, said once, where that is too deep.
  mutating func enter(_ levels: Int = 1) -> Bool {
    if depth + levels <= Simulator.levelLimit {
      depth += levels
      return true
    }
    if lasting.last?.code != "syntax.nested-too-deep" {
      lasting.append(
        Diagnostic(
          "syntax.nested-too-deep", "code is nested deeper than \(Simulator.levelLimit) levels", at: token.range,
          notes: [
            .init("a block, a pair of brackets or an operator inside another one is a level, a closure is three"),
            .init("move the inner code to a function of its own"),
          ]))
    }
    return false
  }

  mutating func leave(_ levels: Int = 1) { depth -= levels }

  /// Takes the closing bracket; at the end of the text says which one nothing closes.
  mutating func close(_ kind: SwiftToken.Kind, _ open: SourceRange, _ what: String) -> Bool {
    if take(kind) { return true }
    if token.kind == .endOfFile {
      reportOpen(open)
      return false
    }
    return fail(what) ?? false
  }

  /// Reports the bracket that is open at the end of the text, once: the one whose end is missing by the indentation.
  mutating func reportOpen(_ open: SourceRange) {
    guard reportsOpenBraces else { return }
    reportsOpenBraces = false
    let range = suspect ?? braces.last?.range ?? open
    let sign = String(decoding: lexer.bytes[range.offsets], as: UTF8.self)
    var diagnostic = Diagnostic.unterminated(sign, at: range)
    if sign == "{" { diagnostic.notes = [.init("write the '}' that ends it: the code that was pasted ends before it")] }
    lasting.append(diagnostic)
  }

  /// Whether a bracket was open at the end of the text.
  var isCutOff: Bool { !reportsOpenBraces }
}

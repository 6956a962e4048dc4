/// Builds the syntax tree: one token ahead, recursive descent, never deeper than ``Simulator/bracketLimit`` brackets.
///
/// A function that reads something returns nil after it has reported what is wrong; the statement it belongs to then
/// recovers at the next line (``recover(from:indentation:)``), so that one mistake gives one message.
struct Parser: SyntaxBuilder {
  static var diagnosticLimit: Int { 10_000 }

  var tree: SyntaxTree
  var lexer: Lexer
  var diagnostics: [Diagnostic]
  /// The token that has not been taken yet.
  var token: SyntaxToken
  /// Whether a line end is between the token before and this one.
  var onNewLine = true
  /// The token after the line ends, when `token` is one and it was read ahead.
  var behindLineEnd: SyntaxToken? = nil
  /// The token that was looked up last as a name.
  private var named = (range: SourceRange(0, 0), name: Name.underscore)
  /// The end of the token that was taken last, and what it was; a line end before the first.
  var lastEnd = 0
  var last = SyntaxToken(kind: .newline, range: SourceRange(0, 0))
  /// How many `(` and `[` are open since the last `{`: between them line ends are blanks.
  var parens = 0
  /// How many brackets of any kind are open.
  var nesting = 0
  /// How far the line is indented that the innermost statement begins in.
  var statementIndentation = 0
  /// Brackets that a too deep nesting left open are not reported one by one.
  var leavesBracketsOpen = false
  /// Whether there are more mistakes than are shown: nothing further is read.
  private(set) var saidTooMany = false
  /// Whether the statements count as being at column one: not in braces, or in those of an `if #available` that does.
  var atColumnOne = true
  /// Whether a closure gives a value and is not run: those of `.custom { … }`, `.zoom { … }`.
  var takesValueClosures = false
  /// The block that was looked through last and has nothing of Swift's alone.
  var plainBlock = 0..<0
  /// Where further statements begin in the line that was looked through last and has no operator of Swift's, the last first.
  var plainStarts: [Int] = []
  /// The end of the latest `{` that was reported because nothing before it wants one: a run of them is one mistake.
  var bareBrace = -1
  /// For pasted code whose '{' may be missing.
  var unopenedBraces = UnopenedBraces()
  /// Whether the class that is read has something of Swift's.
  var hasSwift = false
  /// Whether the file has been told that it has Objective-C.
  var saidObjectiveC = false
  /// What Swift at column one has named so far: variables, and functions without a class.
  var loneNames: Set<Int32> = []
  /// How many undeclared words were compared with known ones: each is an error, and more than these are not shown.
  var slips = 0
  static var mostSlips: Int { 2 * diagnosticLimit }
  /// A longer word was not meant for one of the language, nor for one of Swift or UIKit.
  static var longestWord: Int { 80 }
  var header = HeaderState()
  /// The names of the outlines, as far as they were needed, and how many of them have been entered.
  var declaredNames: [Bool] = []
  /// Whether a line declares a variable `app`, once that was looked for.
  var hasAppVariable: Bool?
  var declaredCount = 0
  /// The first statement of the file.
  var firstStatement: SourceRange? = nil
  /// The first one that is no assignment: those above it belong to the outlines.
  var firstStep: SourceRange? = nil

  /// - Parameters:
  ///   - names: the names of the text that comes before; nil at the beginning of a file.
  ///   - room: a tree that is not used any more.
  init(_ source: SourceText, keepingTokens: Bool = true, names: NameTable? = nil, in room: consuming SyntaxTree? = nil)
  {
    var tree: SyntaxTree
    if let room = room.take() {
      tree = room
      tree.empty(for: source)
    } else {
      tree = SyntaxTree(source: source)
    }
    if let names { tree.names = names }
    tree.keepsTokens = keepingTokens
    // A small file's whole, so that nothing grows step by step; a large one's beginning.
    if keepingTokens { tree.tokens.reserveCapacity(min(source.bytes.count / 5, 256)) }
    tree.nodes.reserveCapacity(min(source.bytes.count / 8, 160))
    tree.outline.reserveCapacity(min(source.bytes.count / 32, 16))
    tree.items.reserveCapacity(min(source.bytes.count / 32, 16))
    var lexer = Lexer(source)
    token = lexer.next()
    diagnostics = source.problems
    self.lexer = lexer
    self.tree = tree
  }

  mutating func parseFile() {
    guard tree.source.isText else { return }
    while true {
      skipLineEnds()
      switch token.kind {
      case .endOfFile:
        flushProblems()
        return
      case .semicolon: advance()
      case .rightBrace, .rightParen, .rightBracket: strayBracket()
      default:
        let start = Int(token.range.start)
        let indentation = lexer.indentation
        nesting = 0
        statementIndentation = indentation
        if let item = item() {
          if endStatement(item, from: start, indentation: indentation) { tree.items.append(item) }
        } else {
          recover(from: start, indentation: indentation)
        }
      }
    }
  }

  // MARK: Tokens

  /// Takes the token.
  mutating func advance(_ flags: SyntaxToken.Flags = .init(rawValue: 0)) {
    if !lexer.problems.isEmpty { flushProblems() }
    if token.kind != .newline, token.kind != .endOfFile {
      if tree.keepsTokens {
        token.flags = flags
        tree.tokens.append(token)
      }
      lastEnd = Int(token.range.end)
      last = token
    }
    onNewLine = token.kind == .newline
    token = behindLineEnd ?? lexer.next()
    behindLineEnd = nil
    if parens > 0 { skipLineEnds() }
  }

  /// Goes to the first token that is no line end.
  mutating func skipLineEnds() {
    while token.kind == .newline {
      onNewLine = true
      token = behindLineEnd ?? lexer.next()
      behindLineEnd = nil
    }
  }

  /// Goes to the next line where a statement may run on after an operator: when it is indented deeper. A line that is
  /// not is the next statement, and the value is missing.
  mutating func runOn() {
    guard token.kind == .newline, kindBehindLineEnd() != .endOfFile else { return }
    if lexer.indentation > statementIndentation { skipLineEnds() }
  }

  /// The kind of the token after the line ends, when the token is a line end.
  mutating func kindBehindLineEnd() -> SyntaxToken.Kind {
    guard token.kind == .newline else { return token.kind }
    if let behindLineEnd { return behindLineEnd.kind }
    var next = lexer.next()
    while next.kind == .newline { next = lexer.next() }
    behindLineEnd = next
    return next.kind
  }

  /// The name that the token is; only for identifiers.
  mutating func nameOfToken() -> Name {
    if named.range == token.range { return named.name }
    named = (token.range, tree.names.intern(lexer.bytes, in: token.range))
    return named.name
  }

  /// Whether the token is this word.
  mutating func isWord(_ name: Name) -> Bool { token.kind == .identifier && nameOfToken() == name }

  func text(_ range: SourceRange) -> String { tree.text(range) }

  /// Whether a range has this text: no string is made for it.
  @inline(__always)
  func has(_ range: SourceRange, _ text: StaticString) -> Bool {
    guard Int(range.end - range.start) == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { text in
      for index in text.indices where lexer.bytes[Int(range.start) + index] != text[index] { return false }
      return true
    }
  }

  // MARK: Nodes

  struct Children {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  // MARK: Diagnostics

  @inline(never) mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Parser.diagnosticLimit {
      diagnostics.append(diagnostic)
      return
    }
    if !saidTooMany {
      saidTooMany = true
      diagnostics.append(.tooManyErrors(at: diagnostic.range))
    }
    // What is not shown need not be looked for.
    lexer.setOffset(lexer.bytes.count)
    behindLineEnd = nil
  }

  /// Marks the token at an index as one that begins something.
  mutating func markBeginning(at index: Int) {
    if index < tree.tokens.count { tree.tokens[index].flags.insert(.begins) }
  }

  mutating func flushProblems() {
    for problem in lexer.problems { report(problem) }
    lexer.problems.removeAll()
  }
}

extension Diagnostic {
  static func tooManyErrors(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.too-many-errors", "more than 10000 errors; the rest is not shown", at: range)
  }
}

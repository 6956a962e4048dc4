/// Formats a scenario in the one common layout: two spaces a level, one space where blanks go, one blank line at most
/// in a row. The author's line breaks and comments stay; the meaning of the file is the same before and after.
package struct SyntaxFormatter {
  private let tree: SyntaxTree
  private let bytes: [UInt8]
  private var output: LaidOutText
  /// Whether something is in the line that is being written.
  private var lineHasText = false
  /// How far the line that is being written is indented.
  private var lineIndentation = 0
  /// For every open bracket the indentation of its line, and whether it is a brace.
  private var brackets: [(indentation: Int, isBrace: Bool)] = []
  private var nextEntry = 0
  private var nextBlockLine = 0
  private var blocks: ArraySlice<SyntaxNode.ID>
  /// The margin of the expected block that is being written, before and now.
  private var margin: (old: Int, new: Int) = (0, 0)

  /// The canonical layout of a source, or nil when it has syntax errors: those are returned, and nothing is touched.
  package static func format(_ source: SourceText) -> (text: String?, diagnostics: [Diagnostic]) {
    let (found, diagnostics) = bytes(of: source)
    return (found.map { String(decoding: $0, as: UTF8.self) }, diagnostics)
  }

  /// The same as bytes: the source's own where it is laid out so already.
  static func bytes(of source: SourceText) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    let (tree, diagnostics) = SyntaxTree.parse(source)
    if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
    return (laidOut(tree, isKept: true).text, diagnostics)
  }

  /// Whether a source is in the canonical layout; nil when it has syntax errors.
  static func isLaidOut(_ source: SourceText) -> (isLaidOut: Bool?, diagnostics: [Diagnostic]) {
    let (tree, diagnostics) = SyntaxTree.parse(source)
    if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
    return (laidOut(tree, isKept: false).isTheSource, diagnostics)
  }

  /// The canonical layout of a tree that was parsed without an error.
  package static func format(_ tree: SyntaxTree) -> String {
    String(decoding: laidOut(tree, isKept: true).text, as: UTF8.self)
  }

  private static func laidOut(_ tree: SyntaxTree, isKept: Bool) -> LaidOutText {
    var formatter = SyntaxFormatter(tree, LaidOutText(tree.source.bytes, isKept: isKept))
    formatter.write()
    return formatter.output
  }

  private init(_ tree: SyntaxTree, _ output: LaidOutText) {
    self.tree = tree
    self.output = output
    bytes = tree.source.bytes
    var blocks: [SyntaxNode.ID] = []
    for index in 0..<tree.nodeCount where tree.nodes[index].kind == .expectedBlock {
      blocks.append(SyntaxNode.ID(Int32(index)))
    }
    self.blocks = blocks[...]
  }

  private mutating func write() {
    var end = tree.source.start
    var previous: SyntaxToken? = nil
    for token in tree.tokens {
      let trivia = Trivia(bytes, in: SourceRange(end, Int(token.range.start)))
      if token.kind == .blockLine {
        writeBlockLine(token, after: trivia, isFirst: previous?.kind != .blockLine)
      } else if token.kind == .swiftCode {
        writeSwift(token, after: trivia)
      } else {
        write(token, after: trivia, previous: previous)
      }
      end = Int(token.range.end)
      previous = token
    }
    let rest = Trivia(bytes, in: SourceRange(end, bytes.count))
    _ = writeComments(of: rest, indentation: 0)
    if lineHasText { output.append(UInt8(ascii: "\n")) }
  }

  private mutating func write(_ token: SyntaxToken, after trivia: Trivia, previous: SyntaxToken?) {
    let isEntry = nextEntry < tree.outline.count && tree.outline[nextEntry].nameRange.start == token.range.start
    let indentation = isEntry ? 2 * Int(tree.outline[nextEntry].depth) : self.indentation(of: token)
    var lineEnds = writeComments(of: trivia, indentation: indentation)
    // A brace goes after what it belongs to.
    if token.kind == .leftBrace, !trivia.hasComment, brackets.last?.isBrace ?? true { lineEnds = 0 }
    // Its block must be deeper than its own line, and no deeper than what follows the block.
    if token.flags.contains(.hasBlock), lineHasText { lineEnds = max(lineEnds, 1) }
    if lineEnds > 0 {
      breakLine(lineEnds)
    } else if lineHasText, trivia.hasComment || needsBlank(previous, token) {
      output.append(UInt8(ascii: " "))
    }
    if !lineHasText { indent(indentation) }
    append(token.range)
    if isEntry { nextEntry += 1 }
    if token.flags.contains(.hasBlock), let block = blocks.popFirst() {
      nextBlockLine = Int(tree[block].extra)
      margin = (Int(tree.blockLayout(of: block).base), lineIndentation + 2)
    }
    switch token.kind {
    case .leftBrace, .leftParen, .leftBracket: brackets.append((lineIndentation, token.kind == .leftBrace))
    case .rightBrace, .rightParen, .rightBracket: _ = brackets.popLast()
    default: break
    }
  }

  /// Swift as its author has laid it out, from its own column on.
  private mutating func writeSwift(_ token: SyntaxToken, after trivia: Trivia) {
    let start = Int(token.range.start)
    var line = start
    while line > 0, bytes[line - 1] == UInt8(ascii: " ") || bytes[line - 1] == UInt8(ascii: "\t") { line -= 1 }
    let beginsLine = line == tree.source.start || line > 0 && bytes[line - 1] == UInt8(ascii: "\n")
    let lineEnds = writeComments(of: trivia, indentation: 0)
    if lineEnds > 0 { breakLine(lineEnds) } else if lineHasText { output.append(UInt8(ascii: " ")) }
    if beginsLine { output.append(line..<start) }
    lineIndentation = start - line
    for index in token.range.offsets where bytes[index] != UInt8(ascii: "\r") { output.append(bytes[index]) }
    lineHasText = true
    // The blocks of expectations in it have been written.
    while let block = blocks.first, tree[block].range.start < token.range.end { blocks.removeFirst() }
  }

  /// How far the token is indented when it begins a line.
  private func indentation(of token: SyntaxToken) -> Int {
    // A lone `;` is a statement without text: what follows it must not move to the right.
    let begins = token.flags.contains(.begins) || token.kind == .semicolon
    guard let bracket = brackets.last else { return begins ? 0 : 2 }
    switch token.kind {
    case .rightBrace, .rightParen, .rightBracket: return bracket.indentation
    default:
      let inside = bracket.indentation + 2
      return begins || !bracket.isBrace ? inside : inside + 2
    }
  }

  private func needsBlank(_ previous: SyntaxToken?, _ token: SyntaxToken) -> Bool {
    guard let previous else { return false }
    if token.flags.contains(.joined) || previous.flags.contains(.prefix) { return false }
    // An attribute is one word: `@main`.
    if previous.range.end == token.range.start, bytes[Int(previous.range.start)] == UInt8(ascii: "@") { return false }
    switch token.kind {
    case .comma, .colon, .semicolon, .rightParen, .rightBracket: return false
    default: break
    }
    switch previous.kind {
    case .leftParen, .leftBracket, .dot: return false
    default: return true
    }
  }

  // MARK: Expected blocks

  private mutating func writeBlockLine(_ token: SyntaxToken, after trivia: Trivia, isFirst: Bool) {
    while tree.blockLines[nextBlockLine].content.isEmpty { nextBlockLine += 1 }
    let line = tree.blockLines[nextBlockLine]
    nextBlockLine += 1
    var lineEnds = 0
    for piece in trivia.pieces {
      switch piece {
      case .lineEnd: lineEnds += 1
      case .comment(let range, let blanks, _):
        if lineEnds > 0 {
          breakLine(isFirst ? 1 : lineEnds, keepsAll: true)
          indent(margin.new + max(0, blanks - margin.old))
        } else {
          appendBlanks(max(1, blanks))
        }
        appendComment(range)
        lineEnds = 0
      }
    }
    breakLine(isFirst ? 1 : lineEnds, keepsAll: true)
    indent(margin.new + Int(line.indentation) - margin.old)
    append(token.range)
  }

  // MARK: Comments

  /// Writes the comments and returns how many line ends are after the last, or in all when there is none.
  private mutating func writeComments(of trivia: Trivia, indentation: Int) -> Int {
    var lineEnds = 0
    for piece in trivia.pieces {
      switch piece {
      case .lineEnd: lineEnds += 1
      case .comment(let range, let blanks, let toLineEnd):
        if lineEnds > 0 { breakLine(lineEnds) }
        if lineHasText {
          // After code the author may have lined comments up.
          appendBlanks(toLineEnd ? max(1, blanks) : 1)
        } else {
          indent(indentation)
        }
        appendComment(range)
        lineEnds = 0
      }
    }
    return lineEnds
  }

  /// A comment without the blanks at the ends of its lines.
  private mutating func appendComment(_ range: SourceRange) {
    for index in range.offsets {
      if bytes[index] == UInt8(ascii: "\r") { continue }
      if bytes[index] == UInt8(ascii: "\n") { trimLine() }
      output.append(bytes[index])
    }
    trimLine()
    lineHasText = true
  }

  private mutating func trimLine() {
    while let last = output.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { output.removeLast() }
  }

  // MARK: Lines

  /// Ends the line, if there is one, and leaves one blank line at most where the author left some.
  private mutating func breakLine(_ lineEnds: Int, keepsAll: Bool = false) {
    guard lineHasText else { return }
    for _ in 0..<(keepsAll ? lineEnds : min(lineEnds, 2)) { output.append(UInt8(ascii: "\n")) }
    lineHasText = false
  }

  private mutating func indent(_ count: Int) {
    lineIndentation = count
    appendBlanks(count)
  }

  private mutating func appendBlanks(_ count: Int) {
    for _ in 0..<count { output.append(UInt8(ascii: " ")) }
  }

  private mutating func append(_ range: SourceRange) {
    output.append(range.offsets)
    lineHasText = true
  }
}

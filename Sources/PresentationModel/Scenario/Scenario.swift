/// A scenario as it was read: its text, what the parser made of it, and the program if nothing is wrong.
public struct Scenario: Sendable {
  /// The text.
  public let source: SourceText
  /// The syntax tree.
  public let tree: SyntaxTree
  /// The program; nil where the file is wrong.
  public let program: Program?
  /// What is wrong, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// Parses and checks a file. Where the grammar is broken the rest is checked all the same, so that every mistake is
  /// reported at once.
  public static func load(bytes: [UInt8], path: String, overriding profile: Profile? = nil) -> Scenario {
    let source = SourceText(bytes, path: path)
    let (tree, syntax) = SyntaxTree.parse(source)
    var (checked, semantic) = Checker.check(tree, source: source, overriding: profile)
    if !syntax.isEmpty { dropFollowers(of: syntax, from: &semantic, source) }
    if checked?.title.isEmpty == true { checked?.title = fileName(path) }
    var all: [Diagnostic] = []
    var left = syntax[...]
    for item in semantic {
      while let next = left.first, next.range.start <= item.range.start {
        all.append(next)
        left.removeFirst()
      }
      all.append(item)
    }
    all += left
    let isWrong = all.contains { $0.severity == .error }
    return Scenario(source: source, tree: tree, program: isWrong ? nil : checked, diagnostics: all)
  }

  /// Leaves out what only follows from a line that could not be read: a name that such a line would have declared.
  private static func dropFollowers(of syntax: [Diagnostic], from semantic: inout [Diagnostic], _ source: SourceText) {
    var words: Set<String> = []
    var lines: Set<Int> = []
    for item in syntax where lines.insert(source.line(of: Int(item.range.start))).inserted {
      let line = source.range(ofLine: source.line(of: Int(item.range.start)))
      for word in source.bytes[line.offsets].split(whereSeparator: { !isNameByte($0) }) {
        words.insert(String(decoding: Array(word), as: UTF8.self))
      }
    }
    semantic.removeAll { item in
      guard item.code == "check.unknown-name" || item.code == "check.unknown-class" else { return false }
      return words.contains(String(decoding: Array(source.bytes[item.range.offsets]), as: UTF8.self))
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5f || byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5a
      || byte >= 0x61 && byte <= 0x7a
  }

  /// The last part of a path.
  private static func fileName(_ path: String) -> String {
    var parts = path.utf8.split(separator: UInt8(ascii: "/"))
    return parts.popLast().map { String(decoding: Array($0), as: UTF8.self) } ?? path
  }
}

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
    let (checked, semantic) = Checker.check(tree, source: source, overriding: profile)
    var program = checked
    if program?.title.isEmpty == true { program?.title = fileName(path) }
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
    return Scenario(source: source, tree: tree, program: isWrong ? nil : program, diagnostics: all)
  }

  /// The last part of a path.
  private static func fileName(_ path: String) -> String {
    var parts = path.utf8.split(separator: UInt8(ascii: "/"))
    return parts.popLast().map { String(decoding: Array($0), as: UTF8.self) } ?? path
  }
}

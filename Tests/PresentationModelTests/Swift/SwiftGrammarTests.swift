import Foundation
import Testing

@testable import PresentationModel

/// How Swift is read, and what its bodies come to before they run. `grammar.txt` has statements with their trees,
/// `lowering.txt` bodies of a method with their instructions; `PRESIM_UPDATE=1 swift test --filter SwiftGrammarTests`
/// writes both anew: read the difference.
@Suite struct SwiftGrammarTests {
  private static let isWriting = ProcessInfo.processInfo.environment["PRESIM_UPDATE"] == "1"

  /// Blocks of a file: source lines, then lines that begin with `= `.
  private func blocks(_ name: String) throws -> [(source: String, wanted: [String])] {
    let text = try String(contentsOf: file(name), encoding: .utf8)
    return text.components(separatedBy: "\n\n").compactMap { block in
      let lines = block.split(separator: "\n").map(String.init)
      let source = lines.filter { !$0.hasPrefix("= ") }.joined(separator: "\n")
      guard !source.isEmpty else { return nil }
      return (source, lines.filter { $0.hasPrefix("= ") }.map { String($0.dropFirst(2)) })
    }
  }

  private func file(_ name: String) -> URL {
    Repository.root.appendingPathComponent("Tests/PresentationModelTests/Swift/\(name)")
  }

  private func check(_ name: String, _ read: (String) throws -> [String]) throws {
    var written = ""
    for (source, wanted) in try blocks(name) {
      let found = try read(source)
      written += source + "\n" + found.map { "= \($0)\n" }.joined() + "\n"
      guard !Self.isWriting else { continue }
      expect(found, equals: wanted, "\(source)")
    }
    if Self.isWriting { try written.write(to: file(name), atomically: true, encoding: .utf8) }
  }

  @Test func statementsAreReadSo() throws {
    try check("grammar.txt") { source in
      let text = SourceText(source, path: "grammar")
      var reader = SwiftReader(text, from: 0, depth: 0)
      var lines: [String] = []
      while reader.token.kind != .endOfFile {
        let before = reader.token.start
        let found = reader.beginsMember() ? reader.member() : reader.statement()
        lines.append(tree(found, reader.tree))
        if reader.token.start == before { reader.advance() }
      }
      return lines + (reader.diagnostics + reader.lasting).map { "error: \($0.message)" }
    }
  }

  private func tree(_ node: SyntaxNode.ID, _ tree: SyntaxTree) -> String {
    let children = tree.children(of: node).map { self.tree($0, tree) }
    let name = tree[node].name.map { ":" + tree.names[$0] } ?? ""
    let flags = tree[node].flags
    let marks =
      (flags.contains(.optional) ? "?" : "") + (flags.contains(.forced) ? "!" : "")
      + (flags.contains(.marked) ? "*" : "")
    let head = "\(tree[node].kind)\(name)\(marks)"
    return children.isEmpty ? head : "(\(head) \(children.joined(separator: " ")))"
  }

  @Test func bodiesComeToInstructions() throws {
    try check("lowering.txt") { source in
      let text = """
        class HomeViewController: UIViewController {
        var n = 0
        var list: [Int] = []
        func f() throws -> Int { 1 }
        func go() {
        \(source)
        }
        }
        window
          home: HomeViewController
        home.go()

        """
      let scenario = Scenario.load(bytes: Array(text.utf8), path: "lowering")
      guard let program = scenario.program else { return scenario.diagnostics.map { "error: \($0.message)" } }
      let function = program.swift.functions.first { $0.name == "HomeViewController.go()" }
      return (function?.instructions ?? []).enumerated().map { row, instruction in
        "\(row)\(instruction.beginsStatement ? "" : " ") \(short(instruction.kind))"
      }
    }
  }

  /// An instruction without the names of its types: `binary(plus, %1, 1, to: %3)`.
  private func short(_ kind: SwiftInstruction.Kind) -> String {
    let shorter = [
      ("Optional\\((%[0-9]+|nil)\\)", "$1"), ("Slot\\(([0-9]+)\\)", "%$1"), ("Operand\\.slot\\((%[0-9]+)\\)", "$1"),
      ("Operand\\.value\\(Value\\.(?:int|bool|string)\\(([^()]*)\\)\\)", "$1"),
      ("\\b[A-Z][A-Za-z]*\\.(?=[a-z])", ""), ("Optional\\((%[0-9]+)\\)", "$1"),
      (", otherwise: -1", ""), (", stake: Stake\\(line: 0, verb: \"\"\\)", ""),
    ]
    return shorter.reduce(
      "\(kind)".replacingOccurrences(of: "PresentationModel.", with: "").replacingOccurrences(of: "index: ", with: "")
    ) {
      $0.replacingOccurrences(of: $1.0, with: $1.1, options: .regularExpression)
    }
  }
}

import Foundation
import Testing

/// What README.md and the pages that it leads to show is what presim prints.
@Suite struct ReadmeTests {
  /// Fenced blocks of a language.
  private static func blocks(_ language: String, in page: String) throws -> [String] {
    try String(contentsOf: Repository.root.appendingPathComponent(page), encoding: .utf8)
      .components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  @Test(arguments: ["README.md", "Documentation/Lint.md"])
  func everyShownOutputIsTrue(in page: String) throws {
    let shown = try Self.blocks("console", in: page)
    #expect(!shown.isEmpty)
    let process = try PresimProcess()
    defer { process.remove() }
    for block in shown {
      let lines = block.components(separatedBy: "\n")
      var words = lines[0].components(separatedBy: " ")
      expect(words.prefix(2), equals: ["$", "presim"], "\(block)")
      words.removeFirst(2)
      let arguments = words.map { word in
        word.hasPrefix("Scenarios/") ? Repository.root.appendingPathComponent(word).path : word
      }
      let output = try process.run(arguments).output
        .replacingOccurrences(of: Repository.root.path + "/", with: "")
        .components(separatedBy: "\n").map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
      // A line `…` stands for lines left out.
      var position = 0
      for part in lines.dropFirst().split(separator: "…", omittingEmptySubsequences: true) {
        let wanted = Array(part)
        let found = (position...max(position, output.count)).first { start in
          start + wanted.count <= output.count && Array(output[start..<(start + wanted.count)]) == wanted
        }
        let start = try #require(found, "not printed: \(wanted.joined(separator: "\n"))")
        position = start + wanted.count
      }
    }
  }

  /// The scenario stands as it is shown in the file whose answer follows.
  @Test func theShownScenarioIsPartOfAFile() throws {
    let shown = try #require(Self.blocks("swift", in: "README.md").first)
    let command = try #require(Self.blocks("console", in: "README.md").first).components(separatedBy: "\n")[0]
    let path = try #require(command.components(separatedBy: " ").last)
    let file = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    #expect(file.contains("\n" + shown + "\n"))
  }

  /// A page that the README or another page names by a link is there.
  @Test(arguments: [
    "README.md", "CONTRIBUTING.md", "Scenarios/README.md", "Documentation/CI.md", "Documentation/Language.md",
    "Documentation/Library.md", "Documentation/Lint.md", "Documentation/Sources.md",
  ])
  func everyLinkLeadsToAFile(of page: String) throws {
    let url = Repository.root.appendingPathComponent(page)
    let text = try String(contentsOf: url, encoding: .utf8)
    for match in text.matches(of: /\]\(([^)#:\s]+)\)/) {
      let target = url.deletingLastPathComponent().appendingPathComponent(String(match.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(match.1)")
    }
  }
}

import Foundation
import Testing

/// What README.md shows is what presim prints.
@Suite struct ReadmeTests {
  private static let readme =
    (try? String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

  /// Fenced blocks of a language.
  private static func blocks(_ language: String) -> [String] {
    readme.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  @Test func everyShownOutputIsTrue() throws {
    let shown = Self.blocks("console")
    #expect(shown.count >= 3)
    let process = try PresimProcess()
    defer { process.remove() }
    for block in shown {
      let lines = block.components(separatedBy: "\n")
      var words = lines[0].components(separatedBy: " ")
      #expect(words.prefix(2) == ["$", "presim"])
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

  @Test func theShownScenarioIsAFile() throws {
    let shown = try #require(Self.blocks("swift").first)
    let path = "Scenarios/questions/checkout-from-a-product-page.presim"
    let file = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    #expect(shown + "\n" == file)
  }
}

import Foundation
import Testing

@testable import PresentationModel
@testable import presim

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
        word.hasPrefix("Scenarios/") || word.hasPrefix("Documentation/")
          ? Repository.root.appendingPathComponent(word).path : word
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

  /// Every command line of a document is one that presim understands.
  @Test(arguments: [".", "Scenarios", "Documentation"])
  func everyCommandLineIsUnderstood(in path: String) throws {
    let process = try PresimProcess()
    defer { process.remove() }
    var count = 0
    // In the debugger 'presim' is a command of lldb's; of changes some speak of slips.
    for page in try Self.pages(in: path) where !["Debugger.md", "CHANGELOG.md"].contains(page.lastPathComponent) {
      let text = try String(contentsOf: page, encoding: .utf8)
      let fenced = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      let code = fenced.joined() + text.matches(of: /`(presim [^`\n]+)`/).map { "\n\($0.1)" }.joined()
      for match in code.matches(of: /(?:\n|\| )(?:\$ )?(?:swift run )?presim ([^\n]+)/) {
        var words = Self.words(of: String(match.1))
        // 'presim COMMAND', and a file alone, which is a command where the file is.
        guard let first = words.first, first.first?.isLowercase == true, !first.contains(".") else { continue }
        words.removeAll { $0 == "…" }
        count += 1
        for word in words where word.hasPrefix("Scenarios/") || word.hasPrefix("Documentation/") {
          let file = Repository.root.appendingPathComponent(word.components(separatedBy: ":")[0])
          #expect(FileManager.default.fileExists(atPath: file.path), "\(page.lastPathComponent): \(word)")
        }
        do throws(UsageError) {
          _ = try ArgumentParser.parse(words)
        } catch {
          let isWhole = !error.message.hasPrefix("nothing to do")
          #expect(!isWhole, "\(page.lastPathComponent): presim \(match.1): \(error.message)")
        }
        // What needs no file is run; a word in capitals stands for one that the reader writes.
        let isForm = words.dropFirst().contains { $0.allSatisfy { $0.isUppercase } && RulesSelection($0) == nil }
        if first == "rules" || first == "help", !isForm {
          let result = try process.run(words)
          expect(result.status, equals: 0, "\(page.lastPathComponent): presim \(match.1): \(result.errors)")
        }
      }
    }
    #expect(count > 0, "\(path)")
  }

  /// The pages of a folder and of the folders in it; of the repository its own alone.
  private static func pages(in path: String) throws -> [URL] {
    let url = Repository.root.appendingPathComponent(path)
    let found =
      try path == "."
      ? FileManager.default.contentsOfDirectory(atPath: url.path)
      : FileManager.default.subpathsOfDirectory(atPath: url.path)
    return found.filter { $0.hasSuffix(".md") }.sorted().map { url.appendingPathComponent($0) }
  }

  /// A page of more than 200 lines begins with what stands where; the changes and the claims are one list each.
  @Test func aLongPageHasATableOfContents() throws {
    let pages = try [".", "Documentation", "Scenarios"].flatMap { try Self.pages(in: $0) }
    #expect(pages.count > 10)
    for page in pages where !["CHANGELOG.md", "claims.md"].contains(page.lastPathComponent) {
      let text = try String(contentsOf: page, encoding: .utf8)
      guard text.components(separatedBy: "\n").count > 200 else { continue }
      let linked = Set(text.components(separatedBy: "\n## ")[0].matches(of: /\]\(#([^)]+)\)/).map { String($0.1) })
      for heading in text.matches(of: /\n## ([^\n]+)/) {
        let anchor = heading.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
          .replacing(" ", with: "-")
        #expect(linked.contains(anchor), "\(page.lastPathComponent): \(heading.1)")
      }
    }
  }

  /// What a shell would hand on: quotation marks taken away, up to a pipe, a redirection or a comment.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var mark: Character?
    for character in line + " " {
      if let open = mark {
        if character == open { mark = nil } else { word.append(character) }
      } else if character == "'" || character == "\"" {
        mark = character
      } else if character == " " {
        if ["|", "<", ">", "#", "&&"].contains(word) { return words }
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return words
  }

  /// README's numbers of how well the rules are known are those of the rules.
  @Test func theNumbersOfTheEvidenceAreTrue() throws {
    let url = Repository.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let begin = "<!-- made by PRESIM_UPDATE=1 swift test --filter ReadmeTests -->\n"
    let head = try #require(text.range(of: begin))
    let tail = try #require(text.range(of: "<!-- end -->"))
    let expected = text[..<head.upperBound] + Self.evidence + text[tail.lowerBound...]
    if ProcessInfo.processInfo.environment["PRESIM_UPDATE"] != nil {
      try expected.write(to: url, atomically: true, encoding: .utf8)
    } else {
      expect(text, equals: String(expected))
    }
  }

  /// How many scenarios lead up to a hierarchy that was printed in public.
  private static var dumps: Int { ScenarioFiles.all.count { ScenarioFiles.shown($0).contains("Scenarios/dumps/") } }

  /// The table of README: each rule in the row of its best evidence.
  private static var evidence: String {
    let rules = RuleID.allCases.map { Set($0.metadata.evidence.map(\.grade)) }
    func count(_ isCounted: (Set<EvidenceGrade>) -> Bool) -> Int { rules.count(where: isCounted) }
    let observed = count { $0.contains(.observed) }
    let documented = count { $0.contains(.documented) && !$0.contains(.observed) }
    let convention = count { $0.isDisjoint(with: [.observed, .documented]) && $0.contains(.convention) }
    let rest = rules.count - observed - documented - convention
    return """
      | of \(rules.count) rules | |
      |---|---|
      | a public log, test or experiment on UIKit shows it | \(observed) |
      | Apple's documentation, headers or sessions say it, or the classic documents | \(documented) |
      | inferred from the others, or sources differ and nothing else is known | \(rest) |
      | presim's own, where UIKit has nothing to say | \(convention) |
      | sources differ, and presim follows one of them (they are counted above too) | \(count { $0.contains(.disputed) }) |
      | hierarchies that apps printed in public, and that a scenario leads up to | \(dumps) |

      """
  }

  /// The file whose answer follows begins with the scenario that is shown: the lines of the answer are those that one sees.
  @Test func theShownScenarioIsPartOfAFile() throws {
    let shown = try #require(Self.blocks("swift", in: "README.md").first)
    let command = try #require(Self.blocks("console", in: "README.md").first).components(separatedBy: "\n")[0]
    let operand = try #require(command.components(separatedBy: " ").last)
    let path = operand.components(separatedBy: ":")[0]
    let file = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    #expect(file.hasPrefix(shown + "\n"))
  }

  /// A page that the README or another page names by a link is there.
  @Test(arguments: [
    "README.md", "CONTRIBUTING.md", "Scenarios/README.md", "Documentation/Architecture.md", "Documentation/CI.md",
    "Documentation/Language.md",
    "Documentation/Library.md", "Documentation/Lint.md", "Documentation/Reference.md", "Documentation/Sources.md",
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

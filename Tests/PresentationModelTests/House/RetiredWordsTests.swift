import Foundation
import Testing

@testable import PresentationModel

/// Words of presim's own that UIKit's and the field's words have replaced (the rulebook's glossary). No text that a user
/// meets has them: strings of the sources (explanations, messages, help, the rulebook), README and Documentation, and the
/// first comment, the title and the name of each scenario.
@Suite struct RetiredWordsTests {
  private static let retired = [
    "tree top", "tree tops", "full-screen family", "context family", "own presented", "own presenter", "own presenters",
    "active style", "active styles", "requested style", "requested styles", "will-phase", "did-phase", "held open",
    "hold open", "holds open", "let go", "lets go", "carried through", "telephone", "telephones", "half sheet",
    "on its side", "upright", "pulled down", "newcomer", "newcomers", "strays", "lodger", "lodgers", "guest", "guests",
    "stranger", "strangers", "is told", "are told", "was told", "not told", "told first", "this turn", "same turn",
    "one turn", "the turn", "a turn", "each turn", "nobody knows", "pitfall", "pitfalls", "cure", "cures", "busy",
  ]

  /// Symptoms as people type them are theirs, not presim's; a reproduction is a program.
  private static let others = [
    "SearchWords.swift", "+Callbacks.swift", "+Appearing.swift", "+Dismissals.swift", "+Presenting.swift",
    "+Containers.swift", "+Transitions.swift", "+Surroundings.swift",
  ].map { $0.hasPrefix("+") ? "SymptomTable" + $0 : $0 }

  struct Page: Sendable, CustomTestStringConvertible {
    let path: String
    let text: String
    var testDescription: String { path }
  }

  private static func pages(_ folder: String, _ ending: String) -> [Page] {
    let root = SourceTree.root.appending(path: folder)
    let paths = (FileManager.default.subpaths(atPath: root.path) ?? []).filter { $0.hasSuffix(ending) }.sorted()
    return paths.map { path in
      Page(
        path: "\(folder)/\(path)",
        text: (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? "")
    }
  }

  private static func found(in text: String) -> [String] {
    let words = " " + words(of: text) + " "
    return retired.filter { words.contains(" \($0) ") }
  }

  /// The words in lower case, with one space between two; code in backticks and signs are left out.
  private static func words(of text: String) -> String {
    var result = ""
    var isCode = false
    for character in text.lowercased() {
      if character == "`" { isCode.toggle() }
      let isPart = character.isLetter || character.isNumber || character == "-" || character == "'"
      if isCode || !isPart {
        // A full stop or a comma parts what stands before it from what follows.
        if !isCode, ".,;:()".contains(character), !result.hasSuffix(" | ") { result += " | " }
        if !result.hasSuffix(" ") { result += " " }
      } else {
        result.append(character)
      }
    }
    return result
  }

  @Test func stringsOfTheSourcesHaveNone() {
    var count = 0
    for page in Self.pages("Sources", ".swift") where !Self.others.contains(where: page.path.hasSuffix) {
      // The key of a document's member stays what it was.
      for text in Self.strings(page.text) where text != "cure" {
        let found = Self.found(in: text)
        #expect(found.isEmpty, "\(page.path): \(found) in '\(text.prefix(200))'")
        count += 1
      }
    }
    #expect(count > 5000)
  }

  @Test func pagesHaveNone() {
    let readme = ["README.md", "Scenarios/README.md"].map { path in
      Page(path: path, text: (try? String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)) ?? "")
    }
    for page in readme + Self.pages("Documentation", ".md") + Self.pages("Sources", ".md") {
      #expect(!page.text.isEmpty, "\(page.path)")
      let found = Self.found(in: page.text)
      #expect(found.isEmpty, "\(page.path): \(found)")
    }
  }

  @Test func scenariosHaveNone() {
    for page in Self.pages("Scenarios", ".presim") {
      let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false)
      let first = lines.drop { $0.isEmpty }.prefix { $0.hasPrefix("//") }.map { $0.dropFirst(2) }.joined()
      let title = lines.first { $0.hasPrefix("scenario ") } ?? ""
      let name = page.path.split(separator: "/").last?.dropLast(".presim".count).split(separator: "-") ?? []
      for text in [first, String(title), name.joined(separator: " ")] {
        let found = Self.found(in: text)
        #expect(found.isEmpty, "\(page.path): \(found) in '\(text)'")
      }
    }
  }

  /// The contents of a file's string literals, without what is put into them and without placeholders.
  private static func strings(_ source: String) -> [String] {
    var found: [String] = []
    var rest = Substring(source)
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("\"\"\"") {
        rest = rest.dropFirst(3)
        let end = rest.range(of: "\"\"\"")?.lowerBound ?? rest.endIndex
        found.append(withoutHoles(rest[..<end]))
        rest = rest[end...].dropFirst(3)
      } else if character == "\"" {
        rest = rest.dropFirst()
        var text = ""
        var depth = 0
        while let next = rest.first, depth > 0 || next != "\"", next != "\n" {
          if rest.hasPrefix("\\("), depth == 0 {
            depth = 1
            rest = rest.dropFirst(2)
            text += " _ "
          } else if depth > 0 {
            depth += next == "(" ? 1 : next == ")" ? -1 : 0
            rest = rest.dropFirst()
          } else {
            if next == "\\" { rest = rest.dropFirst() }
            if let last = rest.first { text.append(last) }
            rest = rest.dropFirst()
          }
        }
        rest = rest.dropFirst()
        found.append(text)
      } else {
        rest = rest.dropFirst()
      }
    }
    return found
  }

  /// A text in several lines, without what is put into it.
  private static func withoutHoles(_ text: Substring) -> String {
    text.components(separatedBy: "\\(").enumerated().map { row, part in
      row == 0 ? part : String(part.drop { $0 != ")" }.dropFirst())
    }.joined(separator: " _ ")
  }

  /// It would notice them.
  @Test func findsTheWord() {
    #expect(Self.found(in: "is the tree top: it presents") == ["tree top"])
    #expect(Self.found(in: "asked in this\n  turn") == ["this turn"])
    #expect(Self.found(in: "`tree top`, in turn, a turned page").isEmpty)
    #expect(
      Self.strings("let a = \"one \\(two(\"x\")) three\" // \"four\"\nlet b = \"\"\"\n  five\n  \"\"\"").count == 2)
  }
}

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
    "classic notes", "design document", "design documents", "five notes",
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

  /// By their first words.
  private static let byFirstWord = Dictionary(grouping: retired.map { $0.split(separator: " ").map(String.init) }) {
    $0[0]
  }

  private static func found(in text: String) -> [String] {
    let words = words(of: text)
    var found: [String] = []
    for (row, word) in words.enumerated() {
      for retired in byFirstWord[word] ?? [] where words[row...].starts(with: retired) {
        found.append(retired.joined(separator: " "))
      }
    }
    return found
  }

  /// The words in lower case, and a bar where a full stop or a comma parts what stands before it from what follows; code
  /// in backticks and other signs are left out.
  private static func words(of text: String) -> [String] {
    let bytes = Array(text.lowercased().utf8)
    var words: [String] = []
    var isCode = false
    var index = 0
    while index < bytes.count {
      let start = index
      while !isCode, index < bytes.count, isPart(bytes[index]) { index += 1 }
      if index > start { words.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
      if index < bytes.count {
        if bytes[index] == UInt8(ascii: "`") { isCode.toggle() }
        if !isCode, isBreak(bytes[index]) { words.append("|") }
        index += 1
      }
    }
    return words
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "'"): true
    default: false
    }
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    ".,;:()".utf8.contains(byte)
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
    let bytes = Array(source.utf8)
    var found: [String] = []
    var at = 0
    func has(_ byte: UInt8, _ second: UInt8, _ third: UInt8? = nil) -> Bool {
      at + 2 < bytes.count && bytes[at] == byte && bytes[at + 1] == second && third.map { bytes[at + 2] == $0 } ?? true
    }
    let (quote, backslash, newline) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"))
    let (open, close, slash) = (UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"))
    while at < bytes.count {
      if bytes[at] == slash, has(slash, slash) {
        while at < bytes.count, bytes[at] != newline { at += 1 }
      } else if bytes[at] == quote {
        let isLong = has(quote, quote, quote)
        at += isLong ? 3 : 1
        var text: [UInt8] = []
        while at < bytes.count, isLong ? !has(quote, quote, quote) : bytes[at] != quote && bytes[at] != newline {
          if has(backslash, open) {
            var depth = 0
            repeat {
              depth += bytes[at] == open ? 1 : bytes[at] == close ? -1 : 0
              at += 1
            } while at < bytes.count && bytes[at] != newline && (depth > 0 || bytes[at - 1] == backslash)
            text.append(contentsOf: " _ ".utf8)
          } else {
            if bytes[at] == backslash, !isLong { at += 1 }
            if at < bytes.count { text.append(bytes[at]) }
            at += 1
          }
        }
        at += isLong ? 3 : 1
        found.append(String(decoding: text, as: UTF8.self))
      } else {
        at += 1
      }
    }
    return found
  }

  /// It would notice them.
  @Test func findsTheWord() {
    expect(Self.found(in: "is the tree top: it presents"), equals: ["tree top"])
    expect(Self.found(in: "asked in this\n  turn"), equals: ["this turn"])
    #expect(Self.found(in: "`tree top`, in turn, a turned page").isEmpty)
    expect(
      Self.strings("let a = \"one \\(two(\"x\")) three\" // \"four\"\nlet b = \"\"\"\n  five\n  \"\"\"").count,
      equals: 2)
  }
}

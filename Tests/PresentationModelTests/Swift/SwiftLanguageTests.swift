import Foundation
import Testing

@testable import PresentationModel

/// What of Swift's language runs: each row of `language.txt` is the body of a method, and what comes of it.
@Suite struct SwiftLanguageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var types = "", members = "", body = ""
    var title: String?, fails: String?, note: String?, error: String?

    var testDescription: String { name }

    /// The file that the row stands for.
    var text: String {
      """
      \(types)class CardViewController: UIViewController { }
      class HomeViewController: UIViewController {
      \(members)func go() {
      \(body)}
      }
      window
        home: HomeViewController
      home.go()

      """
    }
  }

  static let rows = table("Swift/language.txt")

  static func table(_ path: String) -> [Row] {
    let file = Repository.root.appendingPathComponent("Tests/PresentationModelTests/\(path)")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var rows: [Row] = []
    var part = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        rows.append(Row(name: String(line.dropFirst(3))))
        part = ""
        continue
      }
      guard !rows.isEmpty else { continue }
      let last = rows.count - 1
      switch line {
      case "types:", "members:", "body:":
        part = String(line)
        continue
      default: break
      }
      if let (word, value) = answer(line) {
        part = ""
        switch word {
        case "title": rows[last].title = value
        case "fails": rows[last].fails = value
        case "note": rows[last].note = value
        default: rows[last].error = value
        }
        continue
      }
      switch part {
      case "types:": rows[last].types += line + "\n"
      case "members:": rows[last].members += line + "\n"
      case "body:": rows[last].body += line + "\n"
      default: break
      }
    }
    return rows
  }

  private static func answer(_ line: Substring) -> (String, String)? {
    for word in ["title", "fails", "note", "error"] where line.hasPrefix("\(word): ") {
      return (word, String(line.dropFirst(word.count + 2)))
    }
    return nil
  }

  @Test func theTableIsThere() { #expect(Self.rows.count > 60) }

  @Test(arguments: rows)
  func itComesToThat(_ row: Row) throws {
    let scenario = Scenario.load(bytes: Array(row.text.utf8), path: "row")
    if let error = row.error {
      #expect(scenario.diagnostics.contains { $0.message.contains(error) }, "\(scenario.diagnostics)")
      #expect(scenario.program == nil)
      return
    }
    let program = try #require(scenario.program, "\(scenario.diagnostics)")
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next)
    let failures = outcome.notes.filter { $0.isFailure }.map { $0.text }
    if row.fails == "limit" {
      expect(outcome.limit?.what.hasPrefix("10,000 rounds"), equals: true)
    } else if let fails = row.fails {
      #expect(failures.contains { $0.contains(fails) }, "\(failures)")
    } else {
      #expect(failures.isEmpty && outcome.limit == nil, "\(failures)")
    }
    if let note = row.note { #expect(outcome.notes.contains { $0.text.contains(note) }, "\(outcome.notes)") }
    guard let title = row.title else { return }
    expect(runner.hierarchy.property(ControllerID(0), .title), equals: .string(title))
  }

  /// The formatter leaves each text alone, and reading it twice is reading it once.
  @Test(arguments: rows)
  func theFormatterLeavesItAlone(_ row: Row) throws {
    let bytes = Array(row.text.utf8)
    let formatted = try #require(SyntaxFormatter.format(SourceText(bytes, path: "row")).text)
    let swift = row.text.prefix(upTo: row.text.range(of: "\nwindow\n")!.lowerBound)
    #expect(formatted.hasPrefix(swift))
    expect(SyntaxFormatter.format(SourceText(formatted, path: "row")).text, equals: formatted)
  }
}

import Foundation
import Testing

@testable import PresentationModel

/// What `Documentation/Language.md` says of a reader's own Swift: `documented.txt` has scenarios for each row of its table,
/// and what comes of them.
@Suite struct DocumentedTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let row: String
    /// `holds`, `note …`, `fails …`, `error …`
    let answer: String
    var text = ""

    var testDescription: String { "\(row.prefix(60)): \(answer)" }
  }

  private static let file = text("Tests/PresentationModelTests/Swift/documented.txt")

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  private static let cases: [Case] = {
    var found: [Case] = []
    var row = ""
    for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        row = String(line.dropFirst(3))
      } else if line.hasPrefix("--- ") {
        found.append(Case(row: row, answer: String(line.dropFirst(4))))
      } else if !row.isEmpty, !found.isEmpty {
        found[found.count - 1].text += (line == ">>" ? "window\n  home: HomeViewController" : line) + "\n"
      }
    }
    return found
  }()

  /// The table has a row for each heading of the file, in its order, and each heading a scenario.
  @Test func eachRowHasItsScenarios() throws {
    let table = try #require(
      Self.text("Documentation/Language.md").components(separatedBy: "| what | how far |\n").last)
    let rows = table.components(separatedBy: "\n\n")[0].split(separator: "\n").dropFirst().map {
      $0.dropFirst(2).components(separatedBy: " | ")[0]
    }
    let headings = Self.file.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    expect(headings, equals: rows)
    expect(Set(Self.cases.map { $0.row }), equals: Set(headings))
  }

  @Test(arguments: cases)
  func itComesToThat(_ row: Case) throws {
    let scenario = Scenario.load(row.text)
    let (word, wanted) = (row.answer.prefix { $0 != " " }, row.answer.drop { $0 != " " }.dropFirst())
    let errors = scenario.diagnostics.filter { $0.severity == .error }.map { $0.message }
    if word == "error" {
      #expect(errors.contains { $0.contains(wanted) }, "\(errors)")
      return
    }
    var runner = ScenarioRunner(try #require(scenario.program, "\(errors)"))
    var outcomes = [runner.launch()]
    while let next = runner.next() { outcomes.append(next) }
    let missed = (outcomes.flatMap { $0.failures } + runner.unreached()).map { "\($0.line): \($0.message)" }
    let failures = missed + outcomes.flatMap { $0.notes }.filter { $0.isFailure }.map { $0.text }
    let notes = outcomes.flatMap { $0.notes }.map { $0.text } + scenario.diagnostics.map { $0.message }
    switch word {
    case "fails": #expect(failures.contains { $0.contains(wanted) }, "\(failures)")
    case "note":
      expect(failures, equals: [])
      #expect(notes.contains { $0.contains(wanted) }, "\(notes)")
    default: expect(failures, equals: [])
    }
  }
}

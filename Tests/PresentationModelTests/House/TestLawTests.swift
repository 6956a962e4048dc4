import Foundation
import Testing

/// What holds of the tests themselves: a failure says which suite and which row it is of.
@Suite struct TestLawTests {
  private struct Source {
    let path: String
    let lines: [Substring]
  }

  private static let sources: [Source] = {
    let folder = SourceTree.root.appending(path: "Tests/PresentationModelTests")
    let paths = (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    return paths.map { path in
      let text = (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
      return Source(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }()

  /// The type that a line declares, or extends.
  private static func type(_ line: Substring) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard let row = words.firstIndex(where: { ["struct", "extension", "class", "enum"].contains($0) }),
      words[..<row].allSatisfy({ ["Suite", "private", "final", "MainActor", "serialized"].contains($0) })
    else { return nil }
    return words.dropFirst(row + 1).first
  }

  private static func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }

  /// A test that stands in no suite is found by no filter, and its failure names no subject.
  @Test func everyTestStandsInASuite() {
    var suites: Set<String> = []
    for source in Self.sources {
      for line in source.lines where line.contains("@Suite") { if let type = Self.type(line) { suites.insert(type) } }
    }
    #expect(suites.count > 150)
    for source in Self.sources {
      var open: [(indentation: Int, type: String)] = []
      for (row, line) in source.lines.enumerated() {
        let text = line.drop { $0 == " " }
        if text.isEmpty { continue }
        while let last = open.last, Self.indentation(line) <= last.indentation, text != "}" { open.removeLast() }
        if let type = Self.type(line) { open.append((Self.indentation(line), type)) }
        guard text.hasPrefix("@Test") else { continue }
        #expect(
          open.contains { suites.contains($0.type) }, "\(source.path):\(row + 1): the test stands in no '@Suite'")
      }
    }
  }

  /// An expectation that a loop comes to many times says of which row it failed.
  @Test func rowsOfTablesAreNamed() {
    var looked = 0
    for source in Self.sources {
      var loops: [Int] = []
      for (row, line) in source.lines.enumerated() {
        let text = line.drop { $0 == " " }
        if text.isEmpty { continue }
        while let last = loops.last, Self.indentation(line) <= last, !["{", ")", "}", "w"].contains(text.first) {
          loops.removeLast()
        }
        if text.hasPrefix("for "), text.contains(" in ") { loops.append(Self.indentation(line)) }
        guard !loops.isEmpty, !text.hasPrefix("//"),
          let start = line.range(of: "#expect(") ?? line.range(of: "expect("),
          !line[..<start.lowerBound].contains("\"")
        else { continue }
        let statement = Self.statement(source.lines, row, String(line[start.lowerBound...]))
        guard statement.hasPrefix("#") || statement.contains("equals: ") else { continue }
        looked += 1
        #expect(Self.namesItsRow(statement), "\(source.path):\(row + 1): which row of the loop? \(statement)")
      }
    }
    #expect(looked > 100)
  }

  /// A statement to the bracket that ends it.
  private static func statement(_ lines: [Substring], _ row: Int, _ first: String) -> String {
    var text = first
    var next = row + 1
    while text.count(where: { $0 == "(" }) > text.count(where: { $0 == ")" }), next < lines.count {
      text += lines[next].drop { $0 == " " }
      next += 1
    }
    return text
  }

  /// Whether it has a comment behind its condition.
  private static func namesItsRow(_ statement: String) -> Bool {
    statement.contains("\\(") || statement.contains("sourceLocation") || statement.contains("\"\"\"")
      || statement.reversed().drop { $0 == ")" || $0 == "}" || $0 == " " || $0 == "," }.first == "\""
  }
}

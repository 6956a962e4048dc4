import Foundation

@testable import PresentationModel

/// The doc comment of a rule, in its parts.
struct RuleComment {
  let id: String
  let title: String
  let statement: [String]
  let versions: [String]
  let evidence: [(grade: String, source: String)]
  let example: [String]

  /// Reads the comment before `enum XXXnn`; nil where it has not the usual form.
  init?(_ name: String, _ text: String) {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("///") else {
        if line.hasPrefix("enum \(name)") { break }
        lines.removeAll()
        continue
      }
      lines.append(String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)))
    }
    id = "\(name.prefix(3))-\(name.suffix(2))"
    guard let gap = lines.firstIndex(of: "") else { return nil }
    let heading = lines[..<gap].joined(separator: " ")
    guard heading.hasSuffix(" (\(id)).") else { return nil }
    title = String(heading.dropLast(id.count + 4))
    var parts: [[String]] = [[]]
    let marks = ["- Versions: ", "- Evidence: ", "- Example: "]
    for line in lines[(gap + 1)...] {
      if parts.count <= marks.count, line.hasPrefix(marks[parts.count - 1]) {
        parts.append([String(line.dropFirst(marks[parts.count - 1].count))])
      } else {
        // What belongs to a list item is indented by two.
        let isInItem = parts.count > 1 && line.hasPrefix("  ")
        parts[parts.count - 1].append(isInItem ? String(line.dropFirst(2)) : line)
      }
    }
    guard parts.count == 4 else { return nil }
    statement = Self.trimmed(parts[0])
    versions = Self.trimmed(parts[1])
    evidence = Self.evidence(Self.trimmed(parts[2]).joined(separator: " "))
    example = Self.trimmed(parts[3])
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    while lines.first == "" { lines.removeFirst() }
    return lines
  }

  // MARK: Evidence

  /// Evidence by grades: `documented: …. observed: …`, also after semicolons; `…: inferred.` at the end of a sentence; whatever
  /// has no grade at all is a convention, a document's word, or taken over from another rule.
  static func evidence(_ text: String) -> [(grade: String, source: String)] {
    let grades = EvidenceGrade.allCases.map(\.text)
    var clauses: [(grade: String, source: String)] = []
    // Sentences, and parts of sentences that begin with a grade.
    for part in parts(text, grades) {
      if let grade = grades.first(where: { part.hasPrefix($0) }) {
        var rest = String(part.dropFirst(grade.count))
        while let first = rest.first, ": ,;".contains(first) { rest.removeFirst() }
        clauses.append((grade, rest.isEmpty || rest == "." ? "of presim." : rest))
      } else if let grade = grades.first(where: { part.hasSuffix(": \($0).") }) {
        clauses.append((grade, part.dropLast(grade.count + 3) + "."))
      } else if let cut = part.range(of: ": inferred ") {
        clauses.append(("inferred", part[..<cut.lowerBound] + ": " + part[cut.upperBound...]))
      } else if !clauses.isEmpty {
        clauses[clauses.count - 1].source += " " + part
      } else {
        let isOwn = part.hasPrefix("presim") || part.hasPrefix("scenario language")
        clauses.append((isOwn ? "convention" : part.hasPrefix("Design document") ? "documented" : "observed", part))
      }
    }
    return clauses.map { ($0.grade, $0.source.hasSuffix(".") ? $0.source : $0.source + ".") }
  }

  /// Sentences; at a semicolon a new part begins only where a grade follows.
  private static func parts(_ text: String, _ grades: [String]) -> [String] {
    var result: [String] = []
    var current = ""
    var depth = 0
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      let follows =
        index + 2 < characters.count && characters[index + 1] == " " ? String(characters[(index + 2)...]) : ""
      let isGrade = grades.contains { follows.hasPrefix($0 + ":") || follows.hasPrefix($0 + " (") }
      if depth == 0, !follows.isEmpty, character == "." || character == ";" && isGrade {
        result.append(character == "." ? current + "." : current)
        current = ""
      } else if !(current.isEmpty && character == " ") {
        current.append(character)
      }
    }
    return current.isEmpty ? result : result + [current]
  }

  // MARK: Comparing and writing

  /// The first part in which the catalogue says something else; how lines are broken does not matter.
  func difference(from rule: RuleMetadata) -> String? {
    func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }
    if rule.title != title { return "title" }
    if words(rule.statement) != words(statement.joined(separator: "\n")) { return "statement" }
    if words(rule.versions) != words(versions.joined(separator: "\n")) { return "versions" }
    if words(rule.example) != words(example.joined(separator: "\n")) { return "example" }
    let theirs = rule.evidence.map { "\($0.grade.text) \($0.source)" }
    let ours = evidence.map { "\($0.grade) \($0.source)" }
    return words(theirs.joined(separator: " ")) == words(ours.joined(separator: " "))
      ? nil : "evidence\n  rule: \(ours)\n  catalogue: \(theirs)"
  }

  private static let chapters = [
    "STY": 1, "PCC": 1, "PRE": 1, "CTX": 1, "ADP": 1, "TRN": 1, "REM": 1, "DIS": 2, "QRY": 2, "EVT": 4, "ORD": 4,
    "LOD": 4, "REL": 4,
  ]

  /// A file of the catalogue.
  static func file(_ prefix: String, _ folder: String, _ rules: [RuleComment]) -> String {
    var text = """
      // swift-format-ignore-file
      // Made from the doc comments of Rules/\(folder); the catalogue test says when it is out of date.

      extension RuleCatalogue {
        /// Metadata of the \(prefix) rules; nil for any other.
        static func \(prefix.lowercased())(_ id: RuleID) -> RuleMetadata? {
          switch id {

      """
    for rule in rules.sorted(by: { $0.id < $1.id }) {
      let name = rule.id.lowercased().replacingOccurrences(of: "-", with: "")
      text += "    case .\(name):\n      RuleMetadata(\n"
      text += "        id: .\(name), title: #\"\(rule.title)\"#, chapter: \(chapters[prefix] ?? 5),\n"
      text += "        statement: \(literal(rule.statement)),\n        versions: \(literal(rule.versions)),\n"
      text += "        evidence: [\n"
      for item in rule.evidence { text += "          Evidence(.\(item.grade), #\"\(item.source)\"#),\n" }
      text += "        ],\n        example: \(literal(rule.example)))\n"
    }
    return text + "    default: nil\n    }\n  }\n}\n"
  }

  private static func literal(_ lines: [String]) -> String {
    let body = lines.map { $0.isEmpty ? "\n" : "          \($0)\n" }.joined()
    return "#\"\"\"\n\(body)          \"\"\"#"
  }
}

extension RuleSources {
  /// The folder of a chapter's rules.
  static func folder(_ prefix: String) -> String? {
    let root = Repository.root.appendingPathComponent("Sources/PresentationModel/Rules").path
    return (try? FileManager.default.contentsOfDirectory(atPath: root))?.sorted().first { folder in
      FileManager.default.fileExists(atPath: "\(root)/\(folder)/\(prefix)01.swift")
    }
  }
}

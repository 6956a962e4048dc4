/// `presim lint --format sarif`: a log of SARIF 2.1.0 as GitHub's code scanning reads it.
package struct SARIFLog: JSONConvertible {
  let report: LintReport
  /// Of presim.
  let version: String

  package init(_ report: LintReport, version: String) { (self.report, self.version) = (report, version) }

  package var json: JSONValue {
    [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
  }

  /// One call of presim.
  private var run: JSONValue {
    var results: [JSONValue] = []
    for file in report.files {
      for finding in file.findings { results.append(Self.result(finding, in: file.path)) }
    }
    return [
      "tool": ["driver": driver],
      "columnKind": "unicodeCodePoints",
      "invocations": [["executionSuccessful": .bool(report.invalid == 0)]],
      "results": .array(results),
    ]
  }

  /// presim, and all rules that it has.
  private var driver: JSONValue {
    [
      "name": "presim",
      "semanticVersion": .string(version),
      "rules": .array(LintID.allCases.map { Self.rule($0) }),
    ]
  }

  private static func rule(_ id: LintID) -> JSONValue {
    let entry = id.metadata.entry
    let file = entry.file.split(separator: "/").last?.dropLast(".swift".utf8.count) ?? ""
    let cures = entry.cures.map { "\n\nFix: \($0)" }.joined()
    // Where a rule has several, the first that it names is the usual one.
    let words = entry.severity.split { !$0.isLetter }
    let level = words.first { word in LintSeverity.allCases.contains { $0.text == word } }
    return [
      "id": .string(id.text),
      "name": .string(String(file)),
      "shortDescription": text(entry.title),
      "fullDescription": text(plain(entry.fires)),
      "help": [
        "text": .string(plain("\(entry.fires)\n\nWhy: \(entry.why)\(cures)")),
        "markdown": .string("\(entry.fires)\n\n**Why.** \(entry.why)\(cures)"),
      ],
      "defaultConfiguration": ["level": .string(level.map { String($0) } ?? "warning")],
      "properties": ["tags": ["uikit", "presentation"]],
    ]
  }

  private static func text(_ text: String) -> JSONValue { ["text": .string(text)] }

  private static func plain(_ text: String) -> String { text.filter { $0 != "`" && $0 != "*" } }

  private static func result(_ finding: LintReport.Finding, in path: String) -> JSONValue {
    [
      "ruleId": .string(finding.id),
      "ruleIndex": .integer(LintID.allCases.firstIndex { $0.text == finding.id } ?? 0),
      "level": .string(finding.severity),
      "message": text(finding.cure.map { "\(finding.message): \($0)" } ?? finding.message),
      "locations": [location(finding, in: path)],
      "partialFingerprints": ["presimFinding/v1": .string(fingerprint("\(finding.id) \(path) \(finding.message)"))],
    ]
  }

  private static func location(_ finding: LintReport.Finding, in path: String) -> JSONValue {
    [
      "physicalLocation": [
        "artifactLocation": ["uri": .string(uri(finding.file ?? path))],
        "region": [
          "startLine": .integer(finding.line), "startColumn": .integer(finding.column),
          "endLine": .integer(finding.endLine), "endColumn": .integer(finding.endColumn),
        ],
      ]
    ]
  }

  /// FNV-1a: the same for the same finding wherever its line has moved.
  private static func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// A path as a URI: below the repository's root it is relative, as GitHub wants it.
  private static func uri(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let text = rest.utf8.map { byte in
      if allowed.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "%0" + digits : "%" + digits
    }.joined()
    return rest.hasPrefix("/") ? "file://" + text : text
  }
}

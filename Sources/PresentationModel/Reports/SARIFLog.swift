/// `presim lint --format sarif`: a log of SARIF 2.1.0 as GitHub's code scanning reads it.
package struct SARIFLog: JSONConvertible {
  let report: LintReport
  /// Of presim.
  let version: String
  /// A path from the root of the repository, where it is below that.
  let relative: (String) -> String

  /// The log of a report.
  package init(_ report: LintReport, version: String, relative: @escaping (String) -> String = { $0 }) {
    (self.report, self.version, self.relative) = (report, version, relative)
  }

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
    var counts: [String: Int] = [:]
    for file in report.files {
      for finding in file.findings {
        let path = relative(finding.file ?? file.path)
        // Two of the same words in a file are two results, wherever their lines move.
        let words = "\(finding.id) \(path) \(finding.message)"
        counts[words, default: 0] += 1
        results.append(Self.result(finding, in: path, "\(Self.fingerprint(words)):\(counts[words]!)"))
      }
    }
    return [
      "tool": ["driver": driver],
      "columnKind": "unicodeCodePoints",
      // Whoever reads the log knows where the repository is.
      "originalUriBaseIds": ["%SRCROOT%": ["description": Self.text("The root of the repository.")]],
      "invocations": [invocation],
      "results": .array(results),
    ]
  }

  /// Whether all files were read, and which were not.
  private var invocation: JSONValue {
    let wrong = report.files.filter { $0.status == .invalid }.map { file -> JSONValue in
      [
        "level": "error", "message": Self.text("The file has errors and was not linted."),
        "locations": [["physicalLocation": ["artifactLocation": Self.artifact(relative(file.path))]]],
      ]
    }
    return wrong.isEmpty
      ? ["executionSuccessful": .bool(true)]
      : ["executionSuccessful": .bool(false), "toolExecutionNotifications": .array(wrong)]
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
    let level =
      words.first { word in LintSeverity.allCases.contains { $0.text == word } }.map { String($0) } ?? "warning"
    return [
      "id": .string(id.text),
      "name": .string(String(file)),
      "shortDescription": text(entry.title),
      "fullDescription": text(plain(entry.inShort)),
      "help": [
        "text": .string(plain("\(entry.inShort)\n\nReported: \(entry.fires)\n\nWhy: \(entry.why)\(cures)")),
        "markdown": .string("\(entry.inShort)\n\n**Reported:** \(entry.fires)\n\n**Why:** \(entry.why)\(cures)"),
      ],
      "defaultConfiguration": ["level": .string(level)],
      "properties": [
        "tags": ["uikit", "presentation"], "precision": "high",
        "problem.severity": .string(level == "note" ? "recommendation" : level),
      ],
    ]
  }

  private static func text(_ text: String) -> JSONValue { ["text": .string(text)] }

  private static func plain(_ text: String) -> String { text.filter { $0 != "`" && $0 != "*" } }

  private static func result(_ finding: LintReport.Finding, in path: String, _ fingerprint: String) -> JSONValue {
    var result = JSONObject()
    result["ruleId"] = .string(finding.id)
    result["ruleIndex"] = .integer(LintID.allCases.firstIndex { $0.text == finding.id } ?? 0)
    result["level"] = .string(finding.severity)
    result["message"] = text(finding.cure.map { "\(finding.message): \($0)" } ?? finding.message)
    let span = region(
      finding.line, finding.codePoints.start, finding.endLine, finding.codePoints.end)
    result["locations"] = [["physicalLocation": ["artifactLocation": artifact(path), "region": span]]]
    result["partialFingerprints"] = ["presimFinding/v1": .string(fingerprint)]
    guard !finding.changes.isEmpty else { return .object(result) }
    let replacements = finding.changes.map { change -> JSONValue in
      [
        "deletedRegion": region(change.line, change.column, change.endLine, change.endColumn),
        "insertedContent": text(change.text),
      ]
    }
    result["fixes"] = [
      [
        "description": text(finding.cure ?? ""),
        "artifactChanges": [["artifactLocation": artifact(path), "replacements": .array(replacements)]],
      ]
    ]
    return .object(result)
  }

  private static func region(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> JSONValue {
    [
      "startLine": .integer(line), "startColumn": .integer(column), "endLine": .integer(endLine),
      "endColumn": .integer(endColumn),
    ]
  }

  /// A file: relative to the repository's root, as GitHub wants it, where it is below that.
  private static func artifact(_ path: String) -> JSONValue {
    path.hasPrefix("/") ? ["uri": .string(uri(path))] : ["uri": .string(uri(path)), "uriBaseId": "%SRCROOT%"]
  }

  /// FNV-1a: the same for the same finding wherever its line has moved.
  private static func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// A path as a URI, without './'.
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

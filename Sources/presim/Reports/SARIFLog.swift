import PresentationModel

/// `presim lint --format sarif`: a log of SARIF 2.1.0 as GitHub's code scanning reads it.
struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ report: LintReport) { runs = [Run(report)] }

  struct Text: Encodable { let text: String }
  struct Help: Encodable { let text, markdown: String }

  /// One call of presim.
  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let invocations: [Invocation]
    let results: [Result]

    init(_ report: LintReport) {
      tool = Tool()
      invocations = [Invocation(executionSuccessful: report.invalid == 0)]
      results = report.files.flatMap { file in file.findings.map { Result($0, in: file.path) } }
    }
  }

  struct Invocation: Encodable { let executionSuccessful: Bool }

  struct Tool: Encodable {
    let driver = Driver()
  }

  /// presim, and all rules that it has.
  struct Driver: Encodable {
    let name = "presim"
    let semanticVersion = Presim.version
    let rules = LintID.allCases.map(Rule.init)
  }

  struct Rule: Encodable {
    struct Configuration: Encodable { let level: String }
    struct Properties: Encodable { let tags: [String] }
    let id: String
    let name: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Help
    let defaultConfiguration: Configuration
    let properties: Properties

    init(_ id: LintID) {
      let entry = id.metadata.entry
      self.id = id.text
      name = String(entry.file.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      shortDescription = Text(text: entry.title)
      fullDescription = Text(text: Self.plain(entry.fires))
      let cures = entry.cures.map { "\n\nFix: \($0)" }.joined()
      help = Help(
        text: Self.plain("\(entry.fires)\n\nWhy: \(entry.why)\(cures)"),
        markdown: "\(entry.fires)\n\n**Why.** \(entry.why)\(cures)")
      // Where a rule has several, the first that it names is the usual one.
      let words = entry.severity.split { !$0.isLetter }
      let level = words.first { word in LintSeverity.allCases.contains { $0.text == word } }
      defaultConfiguration = Configuration(level: level.map(String.init) ?? "warning")
      properties = Properties(tags: ["uikit", "presentation"])
    }

    private static func plain(_ text: String) -> String { text.filter { $0 != "`" && $0 != "*" } }
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]

    init(_ finding: LintReport.Finding, in path: String) {
      ruleId = finding.id
      ruleIndex = LintID.allCases.firstIndex { $0.text == finding.id } ?? 0
      level = finding.severity
      message = Text(text: finding.cure.map { "\(finding.message): \($0)" } ?? finding.message)
      locations = [Location(finding, in: path)]
      partialFingerprints = ["presimFinding/v1": Self.fingerprint("\(finding.id) \(path) \(finding.message)")]
    }

    /// FNV-1a: the same for the same finding wherever its line has moved.
    private static func fingerprint(_ text: String) -> String {
      let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }
    struct Artifact: Encodable { let uri: String }
    struct Region: Encodable { let startLine, startColumn, endLine, endColumn: Int }
    let physicalLocation: Physical

    init(_ finding: LintReport.Finding, in path: String) {
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: Self.uri(path)),
        region: Region(
          startLine: finding.line, startColumn: finding.column, endLine: finding.endLine, endColumn: finding.endColumn))
    }

    /// A path as a URI: below the repository's root it is relative, as GitHub wants it.
    private static func uri(_ path: String) -> String {
      var rest = path[...]
      while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
      let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
      let text = rest.utf8.map { byte in
        if allowed.contains(byte) { return String(UnicodeScalar(byte)) }
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "%0" + digits : "%" + digits
      }.joined()
      return rest.hasPrefix("/") ? "file://" + text : text
    }
  }
}

import Foundation
import Testing

@testable import PresentationModel

/// What lint finds in the whole book, as readers get it. `findings.txt` holds every finding with its place, its message and
/// its cure, to be read aloud; `PRESIM_UPDATE=1 swift test --filter LintFindingsTests` writes it anew.
@Suite struct LintFindingsTests {
  private static let url = Repository.root.appendingPathComponent(
    "Tests/PresentationModelTests/Lint/findings.txt")

  /// The findings of a file, one a line. Those of some of its versions only name them.
  static func findings(_ path: String) -> [String] {
    let scenario = ScenarioFiles.scenario(path)
    let (bytes, programs) = (scenario.source.bytes, scenario.programs)
    var order: [String] = []
    var versions: [String: [String]] = [:]
    for (program, findings) in zip(programs, ScenarioFiles.findings(path)) {
      for finding in findings {
        let said = bytes[Int(finding.range.start)..<Int(finding.range.end)].prefix { $0 != UInt8(ascii: "\n") }
        let cure = finding.cure.map { "\n    → \($0)" } ?? ""
        let text = """
            \(String(decoding: said, as: UTF8.self))
              \(finding.severity.text) \(finding.id.text) \(finding.message)\(cure)
          """
        if versions[text] == nil { order.append(text) }
        versions[text, default: []].append(program.profile.text)
      }
    }
    return order.map { text in
      let those = versions[text] ?? []
      return Set(those).count == programs.count ? text : "\(text)\n    (\(those.joined(separator: ", ")))"
    }
  }

  /// What lint finds in each file that it finds anything in, from its path on.
  @Test func readAsTheyAreWritten() throws {
    let isWriting = ProcessInfo.processInfo.environment["PRESIM_UPDATE"] != nil
    let written = isWriting ? "" : try String(contentsOf: Self.url, encoding: .utf8)
    var wanted = Set(written.components(separatedBy: "\n\n").map { $0.hasSuffix("\n") ? $0 : $0 + "\n" })
    var blocks: [String] = []
    for path in ScenarioFiles.all {
      let found = Self.findings(path)
      if found.isEmpty { continue }
      blocks.append("\(ScenarioFiles.shown(path))\n" + found.joined(separator: "\n") + "\n")
      if !isWriting, let block = blocks.last, wanted.remove(block) == nil {
        Issue.record("lint finds now, and not in findings.txt:\n\(block)")
      }
    }
    if isWriting { try Data(blocks.joined(separator: "\n").utf8).write(to: Self.url) }
    for block in wanted where !isWriting { Issue.record("lint does not find what findings.txt has:\n\(block)") }
  }
}

import Foundation
import Testing

/// `presim lint --format sarif`: each object has what SARIF 2.1.0 demands of it, and nothing that SARIF does not know.
@Suite struct SARIFTests {
  /// The parts of the schema that presim writes: what an object must have, and what else it may have; `*` for any key.
  private static let schema: [String: (must: Set<String>, may: Set<String>)] = [
    "log": (["version", "runs"], ["$schema"]),
    "runs": (["tool"], ["columnKind", "originalUriBaseIds", "invocations", "results"]),
    "tool": (["driver"], []),
    "driver": (["name"], ["semanticVersion", "rules"]),
    "rules": (
      ["id"], ["name", "shortDescription", "fullDescription", "help", "defaultConfiguration", "properties"]
    ),
    "shortDescription": (["text"], []), "fullDescription": (["text"], []), "help": (["text"], ["markdown"]),
    "defaultConfiguration": ([], ["level"]), "properties": ([], ["*"]),
    "originalUriBaseIds": ([], ["*"]), "%SRCROOT%": ([], ["description"]), "description": (["text"], []),
    "invocations": (["executionSuccessful"], ["toolExecutionNotifications"]),
    "toolExecutionNotifications": (["message"], ["level", "locations"]),
    "results": (
      ["message"], ["ruleId", "ruleIndex", "level", "locations", "partialFingerprints", "fixes"]
    ),
    "message": (["text"], []), "partialFingerprints": ([], ["*"]),
    "locations": ([], ["physicalLocation"]), "physicalLocation": (["artifactLocation"], ["region"]),
    "artifactLocation": (["uri"], ["uriBaseId"]),
    "region": (["startLine", "startColumn", "endLine", "endColumn"], []),
    "deletedRegion": (["startLine", "startColumn", "endLine", "endColumn"], []),
    "fixes": (["artifactChanges"], ["description"]),
    "artifactChanges": (["artifactLocation", "replacements"], []),
    "replacements": (["deletedRegion"], ["insertedContent"]), "insertedContent": (["text"], []),
  ]

  private func check(_ value: Any, _ name: String, _ path: String) {
    if let items = value as? [Any] {
      for (row, item) in items.enumerated() where !(item is String) { check(item, name, "\(path)[\(row)]") }
    } else if let object = value as? [String: Any] {
      guard let (must, may) = Self.schema[name] else {
        Issue.record("\(path): nobody knows '\(name)'")
        return
      }
      #expect(must.isSubset(of: object.keys), "\(path) lacks \(must.subtracting(object.keys))")
      if !may.contains("*") {
        let unknown = Set(object.keys).subtracting(must).subtracting(may)
        #expect(unknown.isEmpty, "\(path) has \(unknown)")
      }
      for (key, member) in object { check(member, key, "\(path).\(key)") }
      if name == "region" || name == "deletedRegion", let region = object as? [String: Int] {
        let (start, end) = ((region["startLine"]!, region["startColumn"]!), (region["endLine"]!, region["endColumn"]!))
        #expect(start.0 >= 1 && start.1 >= 1 && start <= end, "\(path): \(region)")
      }
      if name == "artifactLocation", let uri = object["uri"] as? String {
        let isWhole = uri.hasPrefix("file:///")
        #expect(isWhole == (object["uriBaseId"] == nil) && !uri.contains("./"), "\(path): \(uri)")
        #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(path): \(uri)")
      }
    }
  }

  private func log(_ presim: PresimProcess, _ arguments: String...) throws -> [String: Any] {
    let output = try presim.run(["lint", "--format", "sarif"] + arguments).output
    let log = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    check(log, "log", "log")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private static let late = """
    ios 17
    window
      a: UIViewController
    b: UIViewController
    /* 👨‍👩‍👧 é */ _ = b.presentationController
    b.modalPresentationStyle = .fullScreen
    a.present(b)

    """

  @Test func pathsAreTheRepositorysAndFixesAreTyped() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("", to: ".git/HEAD")
    try presim.write(Self.late, to: "sub/a b.presim")
    try presim.write("window\n  a: \n", to: "sub/wrong.presim")
    let run = try log(presim, "./sub/../sub")
    let found = try #require((run["results"] as? [[String: Any]])?.first { $0["ruleId"] as? String == "LNT-26" })
    let place = try #require((found["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    expect((place["artifactLocation"] as? [String: String])?["uri"], equals: "sub/a%20b.presim")
    // What is written is what '--fix' writes.
    let change = try #require(
      ((found["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]])?.first)
    let replacements = try #require(change["replacements"] as? [[String: Any]])
    var lines = Self.late.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.unicodeScalars) }
    for replacement in replacements.reversed() {
      let region = try #require(replacement["deletedRegion"] as? [String: Int])
      let text = (replacement["insertedContent"] as? [String: String])?["text"] ?? ""
      let (first, last) = (region["startLine"]! - 1, region["endLine"]! - 1)
      let joined =
        lines[first].prefix(region["startColumn"]! - 1) + Array(text.unicodeScalars)
        + lines[last].dropFirst(region["endColumn"]! - 1)
      lines.replaceSubrange(first...last, with: [Array(joined)])
    }
    var typed = String.UnicodeScalarView()
    for (row, line) in lines.enumerated() {
      if row > 0 { typed.append("\n") }
      typed.append(contentsOf: line)
    }
    _ = try presim.run("lint", "--fix", "--select", "LNT-26", "sub/a b.presim")
    try expect(presim.read("sub/a b.presim"), equals: String(typed))
    // The file that is wrong is told of.
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    expect(invocation["executionSuccessful"] as? Bool, equals: false)
    expect((invocation["toolExecutionNotifications"] as? [Any])?.count, equals: 1)
  }

  @Test func equalFindingsAreTwoResults() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let text = "ios 17\nwindow\n  a: UIViewController\n"
    try presim.write(text + "a.present(a)\na.present(a)\n", to: "a.presim")
    let run = try log(presim, "a.presim")
    let prints =
      (run["results"] as? [[String: Any]])?.compactMap { $0["partialFingerprints"] as? [String: String] } ?? []
    #expect(prints.count > 1 && Set(prints).count == prints.count, "\(prints)")
  }
}

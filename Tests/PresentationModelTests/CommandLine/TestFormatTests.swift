import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What `presim test` writes for other programs, each form as that program reads it.
@Suite struct TestFormatTests {
  /// A directory with a file that passes, one that fails and one that is wrong.
  private func make() throws -> PresimProcess {
    let presim = try PresimProcess()
    try presim.write("scenario \"A & <b>\"\nwindow\n  a: A\nexpect a.parent == a\n", to: "Scenarios/failing.presim")
    try presim.write("window\n\ta: A\n", to: "Scenarios/invalid.presim")
    try presim.write(Example.passing, to: "Scenarios/passing.presim")
    return presim
  }

  @Test func tapHasALineForEachFile() throws {
    let presim = try make()
    defer { presim.remove() }
    let result = try presim.run("test", "--format", "tap")
    expect(result.status, equals: 2)
    let lines = result.output.split(separator: "\n").map(String.init)
    expect(lines[0...2], equals: ["TAP version 13", "1..3", "not ok 1 - Scenarios/failing.presim: A & <b>"])
    #expect(lines.contains("    - line: 4"))
    #expect(lines.contains { $0.hasPrefix("      why: 'a is nobody''s child: answers nil (QRY-03) (presim explain ") })
    #expect(lines.contains("ok 3 - Scenarios/passing.presim: \(Example.title)"))
    expect(lines.last, equals: "# 1 passed, 1 failed, 1 invalid")
  }

  @Test func gitHubShowsThemAtTheirLines() throws {
    let presim = try make()
    defer { presim.remove() }
    let lines = try presim.run("test", "--format", "github").output.split(separator: "\n").map(String.init)
    expect(
      lines[0],
      equals: "::error file=Scenarios/failing.presim,line=4,title=A & <b>::expect a.parent == a%0A"
        + "expected: a%0Aactual: nil%0Awhy: a is nobody's child: answers nil (QRY-03) "
        + "(presim explain Scenarios/failing.presim:4)")
    #expect(lines[1].hasPrefix("::error file=Scenarios/invalid.presim,line=2,col=1,title=presim::"))
    expect(lines.last, equals: "1 passed, 1 failed, 1 invalid")
  }

  @Test func xcodeShowsThemAtTheirLines() throws {
    let presim = try make()
    defer { presim.remove() }
    let lines = try presim.run("test", "--format", "xcode").output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("/"))
    #expect(lines[0].hasSuffix("/Scenarios/failing.presim:4: error: expect a.parent == a: expected: a, actual: nil"))
    #expect(lines[1].hasPrefix("/"))
    #expect(
      lines[1].contains("/Scenarios/failing.presim:4: note: a is nobody's child: answers nil (QRY-03) (presim explain ")
    )
    #expect(lines[2].contains("/Scenarios/invalid.presim:2:1: error: "))
  }

  /// The elements and attributes that the schema of Jenkins and its like requires, and no others.
  private final class JUnitReader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var faults: [String] = []
    private static let attributes: [String: (required: Set<String>, allowed: Set<String>)] = [
      "testsuites": ([], ["name", "time", "tests", "failures", "disabled", "errors"]),
      "testsuite": (
        ["name"], ["name", "tests", "failures", "errors", "time", "disabled", "skipped", "timestamp", "hostname", "id"]
      ),
      "testcase": (["name", "classname"], ["name", "classname", "assertions", "time", "status", "file"]),
      "failure": ([], ["type", "message"]), "error": ([], ["type", "message"]),
    ]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      names.append(name)
      guard let rule = Self.attributes[name] else { return faults.append("element \(name)") }
      faults += rule.required.subtracting(attributes.keys).map { "\(name) has no \($0)" }
      faults += Set(attributes.keys).subtracting(rule.allowed).map { "\(name) has \($0)" }
    }
  }

  @Test func jUnitIsWhatItsSchemaSays() throws {
    let presim = try make()
    defer { presim.remove() }
    let result = try presim.run("test", "--junit", "report.xml")
    expect(result.status, equals: 2)
    let text = try presim.read("report.xml")
    let parser = XMLParser(data: Data(text.utf8))
    let reader = JUnitReader()
    parser.delegate = reader
    #expect(parser.parse())
    expect(reader.faults, equals: [])
    expect(reader.names, equals: ["testsuites", "testsuite", "testcase", "failure", "testcase", "error", "testcase"])
    #expect(text.contains("<testcase name=\"A &amp; &lt;b&gt;\" classname=\"Scenarios.failing\""))
    #expect(text.contains("file=\"Scenarios/failing.presim\" time=\"0."))
    let why = "why: a is nobody's child: answers nil (QRY-03) (presim explain Scenarios/failing.presim:4)"
    #expect(text.contains("\n\(why)</failure>"))
    _ = try presim.run("test", "--junit", "report.xml", "--jobs", "7")
    func untimed(_ text: String) -> String { text.replacing(/time="[0-9.]*"/, with: "time") }
    expect(untimed(try presim.read("report.xml")), equals: untimed(text))
    let unwritable = try presim.run("test", "Scenarios/passing.presim", "--junit", "missing/report.xml")
    expect(unwritable.status, equals: 2)
    expect(unwritable.errors, equals: "missing/report.xml: error: no such file or directory\n")
  }

  @Test func theShardsAreTheWhole() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    for number in 0..<11 { try presim.write(Example.passing, to: "Scenarios/\(number).presim") }
    func paths(_ arguments: [String], _ environment: [String: String] = [:]) throws -> [String] {
      let output = try presim.run(["test", "--format", "json"] + arguments, environment: environment).output
      return try JSONDecoder().decode(TestDocument.self, from: Data(output.utf8)).files.map(\.path)
    }
    let whole = try paths([])
    let parts = try (1...4).map { try paths(["--shard", "\($0)/4"]) }
    expect(parts.flatMap { $0 }.sorted(), equals: whole.sorted())
    let status = presim.directory.appendingPathComponent("status").path
    let bazel = ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "2", "TEST_SHARD_STATUS_FILE": status]
    try expect(paths([], bazel), equals: parts[2])
    #expect(FileManager.default.fileExists(atPath: status))
    try expect(paths(["--shard", "12/12"]), equals: [])
    for wrong in ["0/0", "0/3", "4/3", "a/b", "1", "1/2/3", "-1/2"] {
      let result = try presim.run("test", "--shard=\(wrong)")
      expect(result.status, equals: 2, "\(wrong)")
      #expect(result.errors.hasPrefix("presim: error: '\(wrong)' is not a shard\n"))
    }
  }

  /// By the report of another run the longest file stands alone in its part, and every file is in one part.
  @Test func partsTakeAsLongByAReport() throws {
    let presim = try make()
    defer { presim.remove() }
    func paths(_ options: [String]) throws -> [String] {
      let output = try presim.run(["test", "--list"] + options).output
      return output.split(separator: "\n").map { String($0.split(separator: " ").first ?? "") }
    }
    let whole = try paths([])
    try #require(whole.count > 2)
    let cases = whole.enumerated().map { row, path in
      "<testcase name=\"a &amp; b\" file=\"\(path)\" time=\"\(row == 1 ? "9.5" : "0.001000")\"/>"
    }
    let report = presim.directory.appendingPathComponent("last.xml").path
    try Data(cases.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: report))
    let parts = try (1...2).map { try paths(["--shard", "\($0)/2", "--times", report]) }
    expect(parts.flatMap { $0 }.sorted(), equals: whole.sorted())
    #expect(parts.contains([whole[1]]))
    for (options, wanted) in [
      (["--times", report], "'--times' is for '--shard'"), (["--shard", "1/2", "--times", "none.xml"], "none.xml: "),
      (["--shard", "1/2", "--times", whole[0]], "has no times of files"),
    ] {
      let result = try presim.run(["test"] + options)
      expect(result.status, equals: 2, "\(options)")
      #expect(result.errors.contains(wanted), "\(result.errors)")
    }
  }

  @Test func theFirstFailureEndsIt() throws {
    let presim = try make()
    defer { presim.remove() }
    let one = try presim.run("test", "--fail-fast", "--jobs", "1")
    #expect(one.output.hasSuffix("\n0 passed, 1 failed, 0 invalid\n"))
    try expect(presim.run("test", "--fail-fast", "--jobs", "8").output, equals: one.output)
  }

  @Test func theSlowestAreNamedOnRequest() throws {
    let presim = try make()
    defer { presim.remove() }
    let lines = try presim.run("test", "--slowest", "2").output.split(separator: "\n")
    #expect(lines.suffix(2).allSatisfy { $0.contains(" ms  Scenarios/") })
    try expect(presim.run("test", "--slowest", "0").status, equals: 2)
  }

  @Test func aPipeBelowAFolderIsNotWaitedFor() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "Scenarios/a.presim")
    expect(mkfifo(presim.directory.appendingPathComponent("Scenarios/b.presim").path, 0o600), equals: 0)
    try expect(presim.run("test").output, equals: "1 passed, 0 failed, 0 invalid\n")
  }

  @Test func watchingRunsAgainWhatChanges() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "Scenarios/a.presim")
    try presim.write(Example.passing, to: "Scenarios/b.presim")
    let process = try presim.make(["test", "--watch"])
    let output = presim.directory.appendingPathComponent("output")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Whoever runs the tests may ignore the gentler signals, and children inherit that.
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    func wait(for text: String) throws -> Bool {
      for _ in 0..<200 {
        if try presim.read("output") == text { return true }
        usleep(50_000)
      }
      return false
    }
    #expect(try wait(for: "2 passed, 0 failed, 0 invalid\n"))
    usleep(300_000)
    try presim.write(Example.passing + "\n", to: "Scenarios/b.presim")
    #expect(try wait(for: "2 passed, 0 failed, 0 invalid\n2 passed, 0 failed, 0 invalid\n"))
  }

  @Test func versionsAreNamedWhereNotAllFail() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      "ios 12, 18\nwindow\n  a: A\nb: B\na.present(b, animated: true)\nexpect a.view.window != nil\n", to: "a.presim")
    let message = "expect a.view.window != nil (under iOS 12)"
    for format in ["github", "xcode"] {
      #expect(
        try presim.run("test", "--format", format, "--junit", "j.xml", "a.presim").output.contains(message), "\(format)"
      )
    }
    #expect(try presim.run("test", "--format", "tap", "a.presim").output.contains("(under iOS 12)'\n"))
    #expect(try presim.read("j.xml").contains("expect a.view.window != nil (under iOS 12)\" type=\"failure\""))
    try expect(presim.run("test", "--format", "tap", "--ios", "18", "a.presim").status, equals: 0)
  }
}

import Foundation
import Testing

@testable import PresentationModel

/// The library's own face for editors, servers and the page in a browser: the very bytes of the command line.
@Suite struct ReportsTests {
  private static let path = "overlay.presim"
  private static let bytes = Array(
    (try? Data(
      contentsOf: SourceTree.root.appending(path: "Scenarios/questions/why-did-my-overlay-cover-the-tab-bar.presim")))
      ?? Data())
  private static let source = Reports.Source(bytes, path: path)

  /// `u8 command, i32 line`, three texts with their lengths, and the scenario.
  private static func request(
    _ command: UInt8, line: Int32 = 0, path: String = path, versions: String = "", options: String = "",
    _ scenario: [UInt8] = bytes
  ) -> [UInt8] {
    func little(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    var bytes = [command] + little(UInt32(bitPattern: line))
    for text in [path, versions, options] { bytes += little(UInt32(text.utf8.count)) + Array(text.utf8) }
    return bytes + scenario
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func theBytesAreThoseOfTheCommandLine() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.text(Self.bytes), to: Self.path)
    func printed(_ arguments: String...) throws -> String { try presim.run(arguments).output }
    let path = Self.path
    let rows: [(String, [UInt8], String)] = [
      ("run", Self.request(0), try printed("run", "--format", "json", path)),
      ("run as text", Self.request(0, options: "--format text --events"), try printed("run", "--events", path)),
      (
        "run under versions", Self.request(0, versions: "12,17"),
        try printed("run", "--format", "json", "--ios", "12,17", path)
      ),
      ("explain", Self.request(1), try printed("explain", "--format", "json", path)),
      ("explain a line", Self.request(1, line: 22), try printed("explain", "--format", "json", path + ":22")),
      (
        "all of it", Self.request(1, options: "--all --format text"), try printed("explain", "--all", path)
      ),
      ("lint", Self.request(4), try printed("lint", "--format", "json", path)),
      ("lint as text", Self.request(4, options: "--format text"), try printed("lint", path)),
      ("compare", Self.request(7), try printed("compare", "--format", "json", path)),
    ]
    for (name, request, expected) in rows {
      expect(Self.text(Reports.answer(request)), equals: expected, "\(name)")
      #expect(expected.count > 40, "\(name)")
    }
  }

  @Test func everyFormatOfATestIsThatOfTheCommandLine() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let path = "failing.presim"
    let scenario = Self.text(Self.bytes) + "expect map.view.window == nil\nexpect tabs.title == \"a, b\"\n"
    try presim.write(scenario, to: path)
    let source = Reports.Source(Array(scenario.utf8), path: path)
    let rows: [(String, Reports.TestForm)] = [
      ("text", .text), ("json", .json), ("tap", .tap), ("github", .github),
    ]
    for (format, form) in rows {
      let expected = try presim.run(["test", "--format", format, path]).output
      expect(Self.text(try Reports.test(source, as: form)), equals: expected, "\(format)")
      #expect(expected.contains("map.view.window"), "\(format)")
    }
    // The whole path is the source's; the time is nobody's.
    let xcode = Self.text(try Reports.test(Reports.Source(source.bytes, path: "/a/failing.presim"), as: .xcode))
    #expect(xcode.hasPrefix("/a/failing.presim:"))
    let junit = Self.text(try Reports.test(source, as: .junit))
    #expect(junit.contains("failures=\"1\"") && junit.contains("classname=\"failing\""))
  }

  @Test func whatIsWrongHasAPlace() throws {
    let source = Reports.Source(
      Array("scenario \"x\"\n\nwindow\n  home: UIViewControler\n\nhome.presnt(b)\n".utf8), path: "a")
    let problems = try Reports.problems(source)
    #expect(problems.contains { $0.line == 4 && $0.endLine == 4 && $0.endColumn > $0.column || $0.line == 6 })
    #expect(throws: Reports.Refusal.self) { try Reports.run(source) }
    let answer = Self.text(Reports.answer(Self.request(2, path: "a", Array(source.bytes))))
    #expect(answer.contains("\"diagnostics\": \"a:") && answer.contains("\"endColumn\""))
    let right = Self.text(
      Reports.answer(Self.request(2, Array("scenario \"x\"\n\nwindow\n  home: UIViewController\n".utf8))))
    #expect(right.contains("\"ranges\": []"), "\(right)")
  }

  /// What presim says itself keeps to the columns; what UIKit prints is never broken.
  @Test func sentencesKeepToTheColumns() throws {
    let source = Reports.Source(Self.bytes, path: Self.path)
    let narrow = Self.text(try Reports.run(source, as: .text(columns: 50)))
    let wide = Self.text(try Reports.run(source, as: .text()))
    let said = wide.split(separator: "\n").filter { $0.hasPrefix("→ ") }
    #expect(said.contains { $0.count > 50 }, "\(said)")
    for line in narrow.split(separator: "\n") where line.hasPrefix("→ ") { #expect(line.count <= 50, "\(line)") }
    func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }
    expect(words(narrow), equals: words(wide))
  }

  @Test func aTextIsLaidOut() throws {
    let written = Array("scenario \"x\"\nwindow\n    home: UIViewController\n".utf8)
    let formatted = Self.text(try Reports.format(Reports.Source(written, path: "a")))
    expect(formatted, equals: "scenario \"x\"\nwindow\n  home: UIViewController\n")
    #expect(Self.text(Reports.answer(Self.request(3, written))).contains("\\n  home: UIViewController\\n"))
  }

  @Test func aMistakeHasItsFix() throws {
    let written = Array("// ä😀\nscenario \"x\"\nwindow\n  home: UIViewController\ncard: Card\nhome.presnt(card)\n".utf8)
    let problems = try Reports.problems(Reports.Source(written, path: "a"))
    let fix = try #require(problems.compactMap { $0.fix }.first)
    var units = Array(Self.text(written).utf16)
    units.replaceSubrange(fix.start..<fix.end, with: fix.text.utf16)
    #expect(String(decoding: units, as: UTF16.self).contains("home.present(card)"))
    #expect(Self.text(Reports.answer(Self.request(2, written))).contains("\"title\": \"write 'present'\""))
  }

  @Test func aFindingIsFixed() throws {
    let path = "Scenarios/lint/a-clear-view-in-full-screen-shows-nothing.presim"
    let bytes = Array(try Data(contentsOf: SourceTree.root.appending(path: path)))
    func answer(_ options: String, _ bytes: [UInt8]) throws -> [String: Any] {
      let answer = Reports.answer(Self.request(4, path: path, options: options, bytes))
      return try #require(try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
    }
    func findings(_ bytes: [UInt8]) throws -> [[String: Any]] {
      let files = try answer("", bytes)["files"] as? [[String: Any]]
      return try #require(files?.first?["findings"] as? [[String: Any]])
    }
    let finding = try #require(try findings(bytes).first { $0["cure"] != nil })
    let (id, line) = (finding["id"] as? String ?? "", finding["line"] as? Int ?? 0)
    let fixed = try answer("--fix \(id):\(line)", bytes)
    let text = try #require(fixed["text"] as? String)
    #expect(text.contains("hud.modalPresentationStyle = .overFullScreen\n"))
    expect((fixed["fixed"] as? [[String: Any]])?.map { $0["id"] as? String }, equals: [id])
    expect((fixed["brokenExpectations"] as? [Int])?.isEmpty, equals: false)
    #expect(try !findings(Array(text.utf8)).contains { $0["id"] as? String == id })
    // Nothing of the kind stands in the first line.
    let other = try answer("--fix \(id):1", bytes)
    expect(other["text"] as? String, equals: Self.text(bytes))
    expect((other["fixed"] as? [Any])?.isEmpty, equals: true)
    for wrong in ["--fix", "--fix LNT-07", "--fix LNT-99:1", "--fix LNT-07:0", "--fix LNT-07:100000"] {
      #expect(try answer(wrong, bytes)["diagnostics"] != nil, "\(wrong)")
    }
  }

  /// Whatever comes is answered.
  @Test func wrongQuestionsAreAnswered() {
    let rows: [(String, [UInt8])] = [
      ("nothing", []), ("a command alone", [0]), ("no such command", Self.request(200)),
      ("a length beyond the end", [0, 0, 0, 0, 0, 255, 255, 255, 255]),
      ("no such version", Self.request(0, versions: "x")), ("no such option", Self.request(0, options: "--nothing")),
      ("an option without a value", Self.request(1, options: "--not")),
      ("no such line", Self.request(1, line: 10_000)),
      ("a line below none", Self.request(1, line: -1, options: "--not x")),
      ("no controller", Self.request(1, line: 22, options: "--not nobody")),
      ("bytes that are no text", Self.request(0, [0xFF, 0, 0xC0])), ("nothing to lay out", Self.request(3, [0xFF])),
      ("nothing that presents", Self.request(7, Array("scenario \"x\"\n\nwindow\n  a: UIViewController\n".utf8))),
    ]
    for (name, request) in rows {
      let answer = Self.text(Reports.answer(request))
      #expect(answer.hasPrefix("{\n  \"diagnostics\": \""), "\(name): \(answer)")
      #expect(answer.contains("error: "), "\(name): \(answer)")
    }
  }
}

import Foundation
import Testing

@testable import PresentationModel

/// `presim import d | presim run -` ends in the dump, names for addresses.
@Suite struct ImportRoundTripTests {
  /// A dump as lldb prints it: addresses for names.
  static func dump(_ seed: Int) -> String? {
    let text = RandomScenario.text(seed)
    guard let program = Scenario.load(text, path: "random").program else { return nil }
    var runner = ScenarioRunner(program, isTracing: false)
    var last = runner.hierarchyDump()
    _ = runner.launch()
    last = runner.hierarchyDump()
    while let outcome = runner.next(), outcome.exception == nil { last = runner.hierarchyDump() }
    return last.isEmpty ? nil : withAddresses(last)
  }

  static func withAddresses(_ dump: String) -> String {
    var number = 0x7f00_0000_0000
    let lines = dump.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard let start = line.firstIndex(of: "<"), let end = line.firstIndex(of: ">"),
        let blank = line[start..<end].firstIndex(of: " ")
      else { return String(line) }
      number += 0x40
      return line[..<blank] + " 0x" + String(number, radix: 16) + line[end...]
    }
    return lines.joined(separator: "\n")
  }

  /// The dump without what stands for identity: classes, states, views.
  static func purged(_ dump: String) -> [String] {
    dump.split(separator: "\n").map { line in
      guard let start = line.firstIndex(of: "<"), let end = line.firstIndex(of: ">"),
        let blank = line[start..<end].firstIndex(of: " ")
      else { return String(line) }
      return String(line[..<blank] + line[end...])
    }
  }

  /// Whether the engine printed what UIKit could: one that is presented stands in no container.
  static func isStrict(_ dump: String) -> Bool {
    dump.split(separator: "\n").allSatisfy { $0.contains("   + <") == $0.contains(", presented with: ") }
  }

  @Test func randomHierarchies() throws {
    var tried = 0
    var failed: [Int] = []
    for seed in 0..<600 {
      guard let dump = Self.dump(seed) else { continue }
      tried += 1
      let result = HierarchyImport.read(Array(dump.utf8), path: "dump")
      if Self.isStrict(dump), !result.isFaithful || !result.diagnostics.isEmpty { failed.append(seed) }
    }
    // What is left are stacks that were changed in several ways while something covered them.
    #expect(tried > 500)
    #expect(failed.count * 200 <= tried, "not faithful: seeds \(failed)")
  }

  /// The twelve public dumps: each is a scenario whose run ends in it.
  @Test(arguments: PublicDump.all)
  func publicDumps(dump: PublicDump) throws {
    let result = HierarchyImport.read(Array(dump.text.utf8), path: dump.name)
    #expect(result.isFaithful)
    #expect(result.diagnostics.isEmpty)
    let text = String(decoding: try #require(result.scenario), as: UTF8.self)
    #expect(text.contains("expect hierarchy"))
    #expect(SyntaxFormatter.format(SourceText(text, path: "")).0 == text)
    // As lldb gives it, with another line end, in quotes, behind a comment mark, indented, purged.
    let lines = dump.lines
    let hasNames = { (text: String) -> [String] in
      let result = HierarchyImport.read(Array(text.utf8), path: "")
      #expect(result.diagnostics.isEmpty)
      return result.controllers.map(\.name)
    }
    let names = result.controllers.map(\.name)
    #expect(hasNames(lines.joined(separator: "\r\n") + "\r\n") == names)
    #expect(hasNames("@\"" + lines.joined(separator: "\\n") + "\"") == names)
    #expect(hasNames(lines.map { "// " + $0 }.joined(separator: "\n")) == names)
    #expect(hasNames(lines.map { "> \($0)   " }.joined(separator: "\n\n")) == names)
    #expect(
      hasNames(
        "(lldb) po [[UIWindow keyWindow] rootViewController]\n" + lines.map { "    " + $0 }.joined(separator: "\n"))
        == names)
    let stamp = "2024-05-03 10:11:12.123456+0900 App[4711:12] "
    #expect(hasNames(lines.map { stamp + $0 }.joined(separator: "\n")) == names)
    let purged = lines.map { $0.replacing(#/:? 0x[0-9a-f]+/#, with: "") }
    #expect(hasNames(purged.joined(separator: "\n")) == names)
  }
}

import Foundation
import Testing

@testable import PresentationModel

/// Every message has a cure, and a scenario that comes to it.
@Suite struct ReproductionTests {
  private struct Report: Decodable {
    struct Message: Decodable {
      let id: String
      let cure: String
      let reproduction: String
    }
    let messages: [Message]
  }

  private static let messages: [String: Report.Message] = {
    guard let presim = try? PresimProcess() else { return [:] }
    defer { presim.remove() }
    guard let result = try? presim.run("rules", "--format", "json"),
      let report = try? JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    else { return [:] }
    return Dictionary(report.messages.map { ($0.id, $0) }) { first, _ in first }
  }()

  @Test(arguments: MessageID.allCases.filter { $0.message.isPrinted }) func comesToIt(_ id: MessageID) throws {
    let message = try #require(Self.messages[id.text])
    #expect(!message.cure.isEmpty)
    let found = Scenario.load(message.reproduction, path: id.text)
    let program = try #require(found.program, "\(found.diagnostics.map(\.message))")
    var runner = ScenarioRunner(program)
    var isSaid = false
    while let outcome = runner.next() {
      isSaid = isSaid || outcome.wasDecided(by: .message(id))
    }
    #expect(isSaid, "\(message.reproduction)")
  }

  /// A file that no message names would be compiled into the command and never be printed.
  @Test func everyFileIsOfTheMessageItIsNamedFor() throws {
    let folder = SourceTree.root.appending(path: "Sources/presim/Reproductions")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count > 80)
    for file in files {
      let id = try #require(file.hasSuffix(".presim") ? String(file.dropLast(".presim".count)) : nil, "\(file)")
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      expect(Self.messages[id].map { $0.reproduction + "\n" }, equals: text, "\(file)")
    }
  }

  /// A line as Xcode prints it: date, process, category, addresses.
  @Test(arguments: MessageID.allCases) func aPastedLineIsFoundFirst(_ id: MessageID) throws {
    for wording in id.message.wordings {
      let text = Utterance.fill(wording.template) { name in
        name.hasSuffix("Class") ? "Shop.Home" : "<Shop.Home: 0x7fa8d3c0b1e0>"
      }
      let line = "2026-05-01 10:00:00.123456+0200 Shop[1234:56789] [Presentation] \(text)"
      guard case .message(let found)? = RulebookSearch(line).entries.first else {
        Issue.record("\(id.text): nothing is found first for \(line)")
        continue
      }
      // Some rows have the same words.
      let words = wording.template.replacing(/\{\w+\}/, with: "")
      #expect(
        found.message.wordings.contains { $0.template.replacing(/\{\w+\}/, with: "") == words },
        "\(found.text) for \(line)")
    }
  }
}

import Foundation
import PresentationModel
import Testing

/// A scenario file that runs in a Swift test: each expectation that does not hold is an issue at its line.
@Suite struct ScenarioFileTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func theSheetOfTheList() throws {
    let path = Self.folder.appending(path: "sheet.presim").path(percentEncoded: false)
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    let scenario = Scenario.load(bytes: bytes, path: path)
    for program in scenario.programs {
      var runner = ScenarioRunner(program)
      while let outcome = runner.next() {
        for failure in outcome.failures {
          Issue.record(
            "\(program.profile.text): \(failure.message)",
            sourceLocation: SourceLocation(
              fileID: "FlowTests/sheet.presim", filePath: path, line: failure.line, column: 1))
        }
      }
    }
    try #require(scenario.program != nil, "\(scenario)")
  }
}

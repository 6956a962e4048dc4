import Foundation

@testable import PresentationModel
@testable import presim

/// Every file below `Scenarios`, checked.
enum ScenarioFiles {
  static let all: [String] = {
    var discovery = Discovery()
    discovery.add(Repository.root.appendingPathComponent("Scenarios").path)
    discovery.add(Repository.root.appendingPathComponent("Tests/PresentationModelTests/GuardScenarios").path)
    return discovery.files
  }()

  /// The program of a file.
  static func program(_ path: String) -> Program? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return Scenario.load(bytes: Array(data), path: path).program
  }
}

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
  static func program(_ path: String) -> Program? { load(path)?.program }

  /// One for each version of a file.
  static func programs(_ path: String) -> [Program] { load(path)?.programs ?? [] }

  private static func load(_ path: String) -> Scenario? {
    FileManager.default.contents(atPath: path).map { Scenario.load(bytes: Array($0), path: path) }
  }
}

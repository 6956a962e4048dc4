import Foundation

@testable import PresentationModel
@testable import presim

/// Every file below `Scenarios`, checked once for all laws that look at the whole book.
enum ScenarioFiles {
  static let all: [String] = {
    var discovery = Discovery()
    discovery.add(Repository.root.appendingPathComponent("Scenarios").path)
    discovery.add(Repository.root.appendingPathComponent("Tests/PresentationModelTests/GuardScenarios").path)
    return discovery.files
  }()

  /// Whether laws that take a sample in `swift test` look at everything: `.ci/long` asks for it.
  static let isExhaustive = ProcessInfo.processInfo.environment["PRESIM_EXHAUSTIVE"] != nil

  /// Every so many of them, for laws that take long; with `PRESIM_EXHAUSTIVE` all.
  static func sample(every: Int) -> [String] {
    guard !isExhaustive else { return all }
    return stride(from: 0, to: all.count, by: every).map { all[$0] }
  }

  /// What a file is, read and checked at its first use.
  static func scenario(_ path: String) -> Scenario { loaded.scenario(path) }

  /// What stands in a file.
  static func bytes(_ path: String) -> [UInt8] {
    // What presim reads behind the file, Combine for one, is none of it.
    (try? Data(contentsOf: URL(fileURLWithPath: path))).map(Array.init) ?? scenario(path).source.bytes
  }

  /// The program of a file.
  static func program(_ path: String) -> Program? { scenario(path).program }

  /// One for each version of a file.
  static func programs(_ path: String) -> [Program] { scenario(path).programs }

  /// A path as a reader knows it: `Scenarios/tabs/….presim`.
  static func shown(_ path: String) -> String { String(path.dropFirst(Repository.root.path.count + 1)) }

  /// What lint finds in each program of a file.
  static func findings(_ path: String) -> [[LintFinding]] { loaded.findings(path) }

  private static let loaded = Loaded()

  /// Tests of several threads share what one of them has loaded.
  private final class Loaded: @unchecked Sendable {
    private let lock = NSLock()
    private var scenarios: [String: Scenario] = [:]
    private var findings: [String: [[LintFinding]]] = [:]
    /// What takes longer than waiting is done by one test: another that comes to the same file meanwhile waits for it.
    private let lanes = (0..<64).map { _ in NSLock() }

    func scenario(_ path: String) -> Scenario {
      if let known = lock.withLock({ scenarios[path] }) { return known }
      // Two threads may load the same file at once: that costs less than to wait for each other.
      let bytes = Array(FileManager.default.contents(atPath: path) ?? Data())
      let scenario = Scenario.load(bytes: bytes, path: path)
      lock.withLock { scenarios[path] = scenario }
      return scenario
    }

    func findings(_ path: String) -> [[LintFinding]] {
      lanes[Int(UInt(bitPattern: path.hashValue) % 64)].withLock {
        if let known = lock.withLock({ findings[path] }) { return known }
        let scenario = scenario(path)
        let found = Linter.readings(of: scenario.programs, scenario.source.bytes).map { $0.findings }
        lock.withLock { findings[path] = found }
        return found
      }
    }
  }
}

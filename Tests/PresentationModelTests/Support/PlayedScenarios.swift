import Foundation

@testable import PresentationModel

/// A scenario, and which tables it plays.
struct PlayedScenario: Sendable {
  /// Its path as a reader knows it.
  let name: String
  let program: Program
  let played: PlayedSchedules
  /// The rules that decided.
  let deciders: Set<String>
  /// Events, and many more where no expectation of the file lists them: it seldom notices an order.
  let cost: Int

  /// Whether everything that it expects still comes.
  func holds(with swap: Swap) -> Bool {
    var runner = ScenarioRunner(program, isTracing: false)
    for id in [swap.schedule] + swap.sharing {
      runner.simulator.callbacks.schedules[id][swap.phase].swapAt(swap.first, swap.second)
    }
    while let outcome = runner.next() {
      if !outcome.failures.isEmpty { return false }
    }
    return runner.unreached().isEmpty
  }
}

/// Every scenario of the book, run once for all laws that look at what its steps came to.
enum PlayedScenarios {
  /// All, the cheapest first.
  static let all = found.played.compactMap { $0 }.sorted { ($0.cost, $0.name) < ($1.cost, $1.name) }

  /// What their rules have said, but for pasted Swift: it comes to the same calls.
  static var reasons: SaidReasons { found.reasons }

  /// How many steps trees have followed, and what they have found otherwise than they ought to.
  static var followed: (steps: Int, faults: [String]) { (found.steps, found.faults) }

  static func that(play swap: Swap) -> [PlayedScenario] {
    all.filter { scenario in
      ([swap.schedule] + swap.sharing).contains { scenario.played.contains($0, swap.phase) }
    }
  }

  private static let found: Found = {
    let files = ScenarioFiles.all
    let found = Found(count: files.count)
    DispatchQueue.concurrentPerform(iterations: files.count) { row in
      let programs = ScenarioFiles.programs(files[row])
      for (number, program) in programs.enumerated() {
        found.add(play(program, files[row]), isNewest: number == programs.count - 1, row)
      }
    }
    return found
  }()

  /// What a run came to.
  private typealias Run = (scenario: PlayedScenario, reasons: SaidReasons, follower: HierarchyFollower)

  private static func play(_ program: Program, _ file: String) -> Run {
    let bytes = ScenarioFiles.bytes(file)
    let isSwift = file.contains("/your-own-swift/")
    var runner = ScenarioRunner(program)
    var follower = HierarchyFollower(&runner, file)
    var reasons = SaidReasons()
    var deciders: Set<String> = []
    var cost = String(decoding: bytes, as: UTF8.self).contains("expect events") ? 0 : 100_000
    while let outcome = runner.next() {
      cost += outcome.events.count
      for entry in outcome.trace where entry.verdict == .decided { deciders.insert(entry.rule.text) }
      if !isSwift { reasons.take(outcome, runner.hierarchy, bytes) }
      follower.look(at: &runner, outcome)
    }
    let scenario = PlayedScenario(
      name: ScenarioFiles.shown(file), program: program, played: runner.simulator.callbacks.played,
      deciders: deciders, cost: cost)
    return (scenario, reasons, follower)
  }

  private final class Found: @unchecked Sendable {
    private let lock = NSLock()
    /// Each file under its newest version.
    private(set) var played: [PlayedScenario?]
    private(set) var reasons = SaidReasons()
    private(set) var steps = 0
    private(set) var faults: [String] = []

    init(count: Int) { played = Array(repeating: nil, count: count) }

    func add(_ run: Run, isNewest: Bool, _ row: Int) {
      lock.withLock {
        if isNewest { played[row] = run.scenario }
        reasons.take(run.reasons)
        steps += run.follower.steps
        faults += run.follower.faults
      }
    }
  }
}

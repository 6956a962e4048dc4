import Foundation

/// Runs what might notice a mutant, the cheapest first, until something does.
struct Examiner {
  /// Something that may notice: a command that then fails.
  struct Net {
    let name: String
    let words: [String]
    /// Which mutants it comes by.
    var reached: [UInt8] = []
    var seconds = 0.0
  }

  private(set) var nets: [Net]

  private static let testing = ["--testing-library", "swift-testing", "--no-parallel", "--filter"]

  /// The nets of a build. The laws take a minute each time.
  init(_ build: MutatedBuild, withLaws: Bool) {
    let root = build.root.path
    let tests = root + "/Tests/PresentationModelTests"
    func suites(_ name: String, _ folders: [String], except: [String] = []) -> Net {
      let names = folders.flatMap { folder in
        (try? FileManager.default.contentsOfDirectory(atPath: "\(tests)/\(folder)")) ?? []
      }.filter { $0.hasSuffix("Tests.swift") }.map { String($0.dropLast(6)) }.filter { !except.contains($0) }
      let filter = "PresentationModelTests\\.(" + Set(names).sorted().joined(separator: "|") + ")/"
      return Net(name: name, words: [build.tests] + Self.testing + [filter])
    }
    nets = [
      Net(
        name: "scenarios",
        words: [
          build.presim, "test", "--fail-fast", "--jobs", "1", "--color", "never", root + "/Scenarios",
          tests + "/GuardScenarios",
        ]),
      suites("table tests", ["Rules", "Rendering", "App"], except: ["PrintedTreeTests"]),
      suites("tests of lint", ["Lint"], except: ["LintBookTests", "LintFindingsTests", "LintBookLawTests"]),
      suites("findings of lint", ["Lint"], except: ["LintBookTests", "LintRuleTests", "PromiseTests"]),
      Net(
        name: "whole book under lint",
        words: [build.tests] + Self.testing + ["PresentationModelTests\\.(LintBookTests|LintOfAnythingTests)/"]),
      Net(
        name: "cures typed in, those of lint",
        words: [build.tests] + Self.testing
          + ["PresentationModelTests\\.(CureLawTests|NotesTypedBackTests)/"]),
      suites(
        "tests of the rulebook", ["Rulebook", "Schedules"], except: ["RulebookSearchTests", "EvidenceSourceTests"]),
    ]
    if withLaws { nets.append(suites("laws", ["Laws", "Fuzzing", "Runner", "Import"], except: ["EndlessTests"])) }
  }

  /// Runs every net without a mutant: each has to hold, and tells whom it comes by. The name of one that does not hold.
  mutating func prepare(_ scratch: URL) -> String? {
    let file = scratch.appendingPathComponent("reached").path
    for row in nets.indices {
      try? FileManager.default.removeItem(atPath: file)
      let start = Date()
      let outcome = Command.run(
        nets[row].words, environment: Self.environment(0).merging(["PRESIM_REACHED": file]) { $1 })
      guard outcome.isSuccess else {
        for line in outcome.output.split(separator: "\n") where !line.contains("passed") && !line.contains("started") {
          say(line)
        }
        return nets[row].name
      }
      nets[row].seconds = Date().timeIntervalSince(start)
      nets[row].reached = FileManager.default.contents(atPath: file).map { [UInt8]($0) } ?? []
    }
    return nil
  }

  private static func environment(_ number: Int) -> [String: String] {
    ["PRESIM_MUTANT": "\(number)", "SWIFT_BACKTRACE": "enable=no"]
  }

  /// Whether any net comes by a mutant.
  func isReached(_ number: Int) -> Bool { nets.contains { $0.comesBy(number) } }

  /// What notices a mutant; nil if nothing does.
  func notices(_ number: Int, of folder: String) -> String? {
    // Lint is looked at by its own tests first.
    let own = nets.filter { $0.name.hasSuffix("lint") }
    let order = folder == "Lint" ? own + nets.filter { !$0.name.hasSuffix("lint") } : nets
    for net in order where net.comesBy(number) {
      // Four times what it takes without a mutant: longer is a loop without an end.
      let limit = Int(net.seconds * 4) + 5
      let outcome = Command.run(
        net.words, environment: Self.environment(number), cpu: limit, until: "recorded an issue")
      if !outcome.isSuccess { return net.name }
    }
    return nil
  }
}

extension Examiner.Net {
  func comesBy(_ number: Int) -> Bool { number < reached.count && reached[number] == 49 }
}

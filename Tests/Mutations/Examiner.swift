import Foundation

/// Runs what might notice a mutant, the cheapest first, until something does.
struct Examiner {
  /// Something that may notice: a command that then fails.
  struct Net {
    let name: String
    var words: [String]
    /// The folder of scenarios that it runs.
    var folder: String?
    /// Which mutants it comes by.
    var reached: [UInt8] = []
    var seconds = 0.0
  }

  private(set) var nets: [Net]
  private let build: MutatedBuild
  /// Folders of scenarios, and the suites of `Tests/…/Rules`.
  private let folders: [String]
  private let ruleSuites: Set<String>

  private static let testing = ["--testing-library", "swift-testing", "--no-parallel", "--filter"]

  /// The nets of a build. The laws take a minute each time.
  init(_ build: MutatedBuild, withLaws: Bool) {
    self.build = build
    let root = build.root.path
    let tests = root + "/Tests/PresentationModelTests"
    func names(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []).sorted()
    }
    folders = names("Scenarios").filter { !$0.contains(".") }
    ruleSuites = Set(names("Tests/PresentationModelTests/Rules").map { String($0.prefix { $0 != "." }) })
    func suites(_ name: String, _ folders: [String], except: [String] = []) -> Net {
      let names = folders.flatMap { names("Tests/PresentationModelTests/\($0)") }
        .filter { $0.hasSuffix("Tests.swift") }.map { String($0.dropLast(6)) }.filter { !except.contains($0) }
      return Net(name: name, words: Self.testing(Set(names).sorted(), build))
    }
    nets = folders.map {
      Net(name: Self.scenarios, words: Self.scenarios(in: ["\(root)/Scenarios/\($0)"], build), folder: $0)
    }
    nets += [
      Net(name: Self.scenarios, words: Self.scenarios(in: [tests + "/GuardScenarios"], build), folder: ""),
      suites(Self.tables, ["Rules", "Rendering", "App"], except: ["HierarchyObserverTests"]),
      suites("tests of lint", ["Lint"], except: ["LintBookTests", "LintFindingsTests", "LintBookLawTests"]),
      Net(name: "reasons", words: Self.testing(["ReasonsTests"], build)),
      suites("findings of lint", ["Lint"], except: ["LintBookTests", "LintRuleTests", "PromiseTests"]),
    ]
    guard withLaws else { return }
    nets += [
      Net(name: "whole book under lint", words: Self.testing(["LintBookTests", "LintOfAnythingTests"], build)),
      Net(
        name: "cures and offers typed in",
        words: Self.testing(["CureLawTests", "OfferLawTests", "NotesTypedBackTests"], build)),
      suites(
        "tests of the rulebook", ["Rulebook", "Schedules"], except: ["RulebookSearchTests", "EvidenceSourceTests"]),
      suites(
        "laws", ["Laws", "Fuzzing", "Runner", "Import"], except: ["EndlessTests", "CureLawTests", "OfferLawTests"]),
    ]
  }

  private static let scenarios = "scenarios"
  private static let tables = "table tests"

  private static func scenarios(in paths: [String], _ build: MutatedBuild) -> [String] {
    [build.presim, "test", "--fail-fast", "--jobs", "1", "--color", "never"] + paths
  }

  private static func testing(_ suites: [String], _ build: MutatedBuild) -> [String] {
    [build.tests] + testing + ["PresentationModelTests\\.(" + suites.joined(separator: "|") + ")/"]
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

  /// What notices a mutant; nil if nothing does. What is nearest to it is asked first: the table test and the scenarios
  /// of its folder.
  func notices(_ number: Int, of path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    let isLint = parts.first == "Lint"
    if !isLint, parts.count > 2, ruleSuites.contains(parts[1] + "Tests"),
      let tables = nets.first(where: { $0.name == Self.tables }), tables.comesBy(number)
    {
      var near = tables
      near.words = Self.testing([parts[1] + "Tests"], build)
      if fails(near, number) { return near.name }
    }
    let own = Self.kebab(isLint ? "lint" : parts.dropFirst().first ?? "")
    let reached = nets.filter { $0.comesBy(number) }
    func scenarios(_ folders: [Net]) -> Net? {
      guard var net = folders.first else { return nil }
      net.words = Self.scenarios(in: folders.flatMap { $0.words.suffix(1) }, build)
      net.seconds = folders.map(\.seconds).reduce(0, +)
      return net
    }
    let book = scenarios(
      reached.filter { $0.folder == own } + reached.filter { $0.folder != nil && $0.folder != own })
    let others = reached.filter { $0.folder == nil }
    // Lint is looked at by its own tests first.
    let lint = others.filter { $0.name.hasSuffix("lint") }
    let rest = others.filter { !$0.name.hasSuffix("lint") }
    let order = isLint ? lint + [book].compactMap { $0 } + rest : [book].compactMap { $0 } + rest + lint
    return order.first { fails($0, number) }?.name
  }

  private func fails(_ net: Net, _ number: Int) -> Bool {
    // Four times what it takes without a mutant: longer is a loop without an end.
    let limit = Int(net.seconds * 4) + 5
    return !Command.run(
      net.words, environment: Self.environment(number), cpu: limit, until: "recorded an issue"
    ).isSuccess
  }

  /// `WhatLeavesTheWindow` as folders of scenarios write it: `what-leaves-the-window`.
  private static func kebab(_ name: String) -> String {
    var result = ""
    for letter in name {
      if letter.isUppercase, !result.isEmpty { result += "-" }
      result += letter.lowercased()
    }
    return result
  }
}

extension Examiner.Net {
  func comesBy(_ number: Int) -> Bool { number < reached.count && reached[number] == 49 }
}

import Foundation
import Testing

@testable import PresentationModel

/// What a scenario can say a Swift test can say: every scenario of the book is a text that an app performs, and all that
/// it expects holds there. What an app cannot be told is listed in Documentation/Library.md.
@Suite struct AppBookTests {
  /// What a scenario has and an app cannot be told, as Documentation/Library.md lists it; and how a file is known by it.
  private static let apart: [(word: String, isIn: @Sendable (String) -> Bool)] = [
    ("device iPhone resizable", { has($0, #/device .*resizable/#) }),
    ("device iPhoneDuo open", { has($0, #/device iPhoneDuo open/#) }),
    ("swift \"…\"", { has($0, #/swift "/#) }),
  ]

  private static func has(_ text: String, _ start: Regex<some Any>) -> Bool {
    text.split(separator: "\n").contains { $0.prefixMatch(of: start) != nil }
  }

  /// Whether all that a scenario expects holds where its names hold their controllers to the end, as those of an app do.
  private static func holds(_ program: Program) -> Bool {
    var held = program
    held.lastMention = Array(repeating: .max, count: held.outline.names.count)
    var runner = ScenarioRunner(held)
    // What is told at the end of a file no app tells: another step may follow.
    runner.simulator.script.isOpenEnded = true
    var hasFailed = !runner.launch().failures.isEmpty
    while let outcome = runner.next() { hasFailed = hasFailed || !outcome.failures.isEmpty }
    return !hasFailed
  }

  @Test(arguments: ScenarioFiles.sample(every: 10)) func anAppPerformsTheBook(path: String) throws {
    let program = try #require(ScenarioFiles.program(path))
    let text = String(decoding: ScenarioFiles.bytes(path), as: UTF8.self)
    // Who writes no version has an app that launches without scenes (WIN-07); an app of a test has a version.
    guard !program.hasDefaultVersion, Self.holds(program) else { return }
    let header = ["scenario ", "ios ", "device ", "rules docs"]
    let rest = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !header.contains { line.hasPrefix($0) }
    }
    var app = App(program.profile, on: program.environment.device, program.environment.orientation)
    let isApart = Self.apart.contains { $0.isIn(text) }
    do throws(TextError) {
      try app.perform(rest.joined(separator: "\n"))
      #expect(app.problems.isEmpty || isApart, "\(ScenarioFiles.shown(path)): \(app.problems)")
    } catch {
      #expect(isApart, "\(ScenarioFiles.shown(path)): \(error)")
    }
  }

  @Test func thePageListsWhatAnAppCannotBeTold() throws {
    let page = try String(
      contentsOf: SourceTree.root.appending(path: "Documentation/Library.md"), encoding: .utf8)
    let start = try #require(page.range(of: "An app cannot be told"))
    let sentence = page[start.upperBound...].prefix(
      upTo: page[start.upperBound...].range(of: ".\n")?.lowerBound ?? page.endIndex)
    let listed = sentence.matches(of: #/`([^`]+)`/#).map { String($0.1) }
    expect(listed, equals: Self.apart.map { $0.word })
  }

  /// Each of these is an error of a text, and says so; what else a header has stands in the first one.
  @Test(arguments: ["device iPhone resizable", "device iPhoneDuo open", "swift \"App.swift\""])
  func whatAnAppCannotBeToldIsAnError(line: String) {
    var app = App(.ios(27))
    #expect(throws: TextError.self, "\(line)") { try app.perform("\(line)\nwindow\n  home: Home") }
    expect(app.controller("home"), equals: nil)
  }

  @Test(arguments: ["sizeClass compact compact", "app.scenes = true"])
  func aHeaderIsTheBeginningOfTheFirstText(line: String) throws {
    var app = App(.ios(17))
    try app.perform("\(line)\nwindow\n  home: Home")
    #expect(try app.check("home.isViewLoaded").holds)
    var other = App(.ios(17))
    other.setRoot(other.add("home"))
    #expect(throws: TextError.self, "\(line)") { try other.perform(line) }
  }
}

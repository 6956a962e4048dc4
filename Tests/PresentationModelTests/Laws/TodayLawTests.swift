import Testing

@testable import PresentationModel

/// What stands behind an answer of `rules docs`, of the UIKit of today, is what a run under the newest version comes to.
@Suite struct TodayLawTests {
  /// The files under `rules docs`.
  private static let paths = ScenarioFiles.all.filter { path in
    ScenarioFiles.programs(path).contains { $0.profile.isDocuments }
  }

  @Test(arguments: paths)
  func aRunUnderTheNewestVersionHoldsIt(_ path: String) throws {
    let bytes = ScenarioFiles.bytes(path)
    let program = try #require(ScenarioFiles.program(path))
    guard let current = Scenario.load(bytes: bytes, path: path, under: [.newest]).program,
      var today = Today(program, of: bytes, current: current)
    else { return }
    var documents = ScenarioRunner(program)
    var runner = ScenarioRunner(current)
    for step in -1..<program.steps.count {
      let (before, beforeHere) = (runner.hierarchy, documents.hierarchy)
      guard let here = step < 0 ? documents.launch() : documents.next(),
        let outcome = step < 0 ? runner.launch() : runner.next()
      else { return }
      let place = "\(ScenarioFiles.shown(path)), step \(step)"
      guard let sentence = today.sentence(of: step) else {
        // Where it says nothing, the same is presented in the same style.
        expect(here.exception?.text, equals: outcome.exception?.text, "\(place)")
        // An exception is the end of both.
        guard outcome.exception == nil else { continue }
        expect(
          Self.styles(documents.hierarchy, since: beforeHere), equals: Self.styles(runner.hierarchy, since: before),
          "\(place)")
        continue
      }
      Self.check(sentence, here, outcome, before, runner.hierarchy, place)
    }
  }

  @Test func looksAtTheArticles() { #expect(Self.paths.count > 120, "\(Self.paths.count)") }

  /// Each part of a sentence that says something of the hierarchy.
  private static func check(
    _ sentence: String, _ here: StepOutcome, _ outcome: StepOutcome, _ before: Hierarchy, _ after: Hierarchy,
    _ place: String
  ) {
    let place = "\(place): \(sentence)"
    if let match = sentence.firstMatch(of: #/: (\S+) presents (\S+) (?:for \S+ )?as a (form|page) sheet/#) {
      let style: ModalPresentationStyle = match.output.3 == "form" ? .formSheet : .pageSheet
      let shown = named(String(match.output.2), after)
      #expect(shown.flatMap { after.presentation(of: $0) }?.adaptedStyle == style, "\(place)")
      #expect(shown.flatMap { after.directPresenter($0) } == named(String(match.output.1), after), "\(place)")
    }
    if sentence.contains("nothing leaves the window") {
      for x in (0..<before.count).map({ ControllerID(row: $0) }) where before.isInWindow(x) {
        #expect(after.isInWindow(x), "\(place)")
      }
    }
    for match in sentence.matches(of: #/(?:: |; )(\S+) is (not )?in the window/#) {
      let isInWindow = named(String(match.output.1), after).map { after.isInWindow($0) }
      #expect(isInWindow == (match.output.2 == nil), "\(place)")
    }
    if let match = sentence.firstMatch(of: #/the app crashes here: (\w+): /#) {
      #expect(outcome.exception?.name == String(match.output.1), "\(place)")
    } else {
      #expect(outcome.exception == nil, "\(place)")
    }
    for match in sentence.matches(of: #/(\S+) (comes as well|does not come)(?=;|,| \(|$)/#)
    where !match.output.1.contains(")") {
      let comes = outcome.events.contains { EventText.text($0, outcome, after) == match.output.1 }
      #expect(comes == (match.output.2 == "comes as well"), "\(place)")
    }
    if let match = sentence.firstMatch(of: #/\(([A-Z]+-[A-Z]?\d+)\)$/#) {
      let spoke =
        outcome.trace.contains { $0.rule.text == match.output.1 }
        || here.trace.contains { $0.rule.text == match.output.1 && $0.verdict == .decided }
        || outcome.console.contains { $0.id.text == match.output.1 }
        || outcome.exception?.id?.text == String(match.output.1)
      #expect(spoke, "\(place)")
    }
  }

  private static func named(_ name: String, _ hierarchy: Hierarchy) -> ControllerID? {
    (0..<hierarchy.count).map { ControllerID(row: $0) }.first { hierarchy.name(of: $0) == name }
  }

  /// What is presented since then, and in which style.
  private static func styles(_ hierarchy: Hierarchy, since before: Hierarchy) -> [String] {
    (0..<hierarchy.count).map { ControllerID(row: $0) }.compactMap { x in
      if x.index < before.count, before.presentation(of: x) != nil { return nil }
      return hierarchy.presentation(of: x).map { "\(hierarchy.name(of: x)) \($0.adaptedStyle)" }
    }
  }
}

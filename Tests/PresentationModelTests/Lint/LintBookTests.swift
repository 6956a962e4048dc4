import Foundation
import Testing

@testable import PresentationModel

/// Lint over the whole book: no alarm on a file that is not about the pitfall.
@Suite struct LintBookTests {
  /// What lint reports of a file under one of its versions, and what the run of the file shows.
  struct Page: Sendable {
    let path: String
    let program: Program
    let findings: [LintFinding]
  }

  private static let pages: [Page] = ScenarioFiles.all.flatMap { path in
    zip(ScenarioFiles.programs(path), ScenarioFiles.findings(path)).map { program, findings in
      Page(path: path, program: program, findings: findings)
    }
  }

  /// Findings that the run does not show by itself, and why they are right: rule, end of the path.
  static let exceptions: [(reason: String, files: [(LintID, String)])] = [
    (
      "the flag or search of a host that no screen follows: nothing comes of it in this file",
      [
        (.lnt17, "who-presents/on-ios-12-a-search-controller-makes-no-context.presim"),
        (.lnt17, "oracle/case-42-ios-12.presim"),
      ]
    ),
    (
      "the same delegate for a style that does not ask it, to compare",
      [
        (.lnt27, "custom-transitions/from-is-the-presenting-view-controller.presim"),
        (.lnt27, "custom-transitions/the-view-of-a-staying-presenter-is-nil.presim"),
        (.lnt27, "custom-transitions/initial-and-final-frames-of-both-controllers.presim"),
        (.lnt27, "custom-transitions/a-leaving-presenters-view-is-in-the-container.presim"),
        (.lnt27, "custom-transitions/reading-before-custom-asks-no-delegate.presim"),
      ]
    ),
    (
      "a near miss of the rule that the file is about",
      [(.lnt27, "presentation-controllers/full-screen-does-not-ask-the-delegate.presim")]
    ),
    (
      "works, though the documentation forbids it: the file shows it",
      [
        (.lnt31, "navigation-stacks/pushing-a-tab-bar-controller-works.presim"),
        (.lnt31, "console/a-tab-bar-controller-can-be-pushed.presim"),
      ]
    ),
    (
      "the file shows what a box keeps to itself",
      [(.lnt33, "order-of-callbacks/a-container-that-does-not-forward-appears-alone.presim")]
    ),
    (
      "the file ends while the transition is paused, to ask in between",
      [
        (.lnt09, "custom-transitions/an-interactive-switch-accepts-taps.presim"),
        (.lnt09, "refused-calls/presenting-what-is-being-dismissed-throws-first.presim"),
        (.lnt09, "system-appearance/a-page-sheet-decides-about-the-home-indicator.presim"),
        (.lnt09, "refused-calls/presenting-what-is-being-dismissed-throws.presim"),
        (.lnt09, "refused-calls/presenting-what-is-being-presented-throws-ios-12.presim"),
        (.lnt09, "case-51-ios-12.presim"),
      ]
    ),
    (
      "the file shows who decides from the other tab",
      [(.lnt15, "system-appearance/an-overlay-in-a-tab-captures-the-status-bar.presim")]
    ),
    (
      "the file shows what becomes of a tab selected so early",
      [
        (.lnt02, "order-of-callbacks/a-tab-selected-during-a-switch-waits.presim"),
        (.lnt02, "tabs/a-tab-selected-in-viewWillAppear-replaces-the-first.presim"),
      ]
    ),
    (
      "the file shows who holds tabs that are replaced so early",
      [(.lnt02, "release/replaced-tabs-live-until-they-have-disappeared.presim")]
    ),
    (
      "the view is in the window already: the file shows that UIKit says nothing",
      [(.lnt02, "refused-calls/a-tab-that-has-appeared-presents-without-a-warning.presim")]
    ),
    (
      "the file shows the first load of a tab, on screen and off it",
      [(.lnt01, "refused-calls/a-tab-that-presents-in-viewDidLoad-gets-a-warning.presim")]
    ),
    (
      "who is not asked about the status bar decides nothing: the file shows who is",
      [(.lnt47, "instead/status-bar.presim")]
    ),
    (
      "of several calls that are dropped together",
      [(.lnt08, "order-of-callbacks/each-dropped-stack-change-names-its-selector.presim")]
    ),
  ]

  /// What `expect lint` is held against is what `presim lint` finds, its fixes apart.
  @Test func whatIsReportedIsWhatIsFound() {
    for path in ScenarioFiles.sample(every: 12) {
      for (program, findings) in zip(ScenarioFiles.programs(path), ScenarioFiles.findings(path)) {
        expect(Linter.reported(in: program).map(\.uncured), equals: findings.map(\.uncured), "\(path)")
      }
    }
  }

  /// A note is right, but surprising: it says what the file shows, and needs no excuse. An error or a warning is
  /// expected by the file, shown by its run (a rule or message that the entry's *why* names has decided), or listed.
  @Test func everyAlarmIsTrue() {
    let listed = Set(Self.exceptions.flatMap(\.files).map { "\($0.0.text) \($0.1)" })
    for page in Self.pages {
      var shown: Set<String>?
      for finding in page.findings where finding.severity > .note {
        // These words are UIKit's own, of the run.
        if finding.id == .lnt50 || Self.expects(page.program, finding.id) { continue }
        if listed.contains(where: { $0.hasPrefix(finding.id.text) && page.path.hasSuffix($0.dropFirst(7)) }) {
          continue
        }
        let decided = shown ?? Self.decided(page.program)
        shown = decided
        let why = Self.ids(finding.id.metadata.entry.why)
        #expect(
          !why.isDisjoint(with: decided),
          "\(page.path): \(finding.id.text) \(finding.message): write 'expect lint \(finding.id.text)' or list it")
      }
    }
  }

  /// What LNT-50 says is what UIKit prints or raises when the file runs.
  @Test func whatIsRefusedIsWhatTheRunShows() {
    for page in Self.pages {
      let told = page.findings.filter { $0.id == .lnt50 }
      if told.isEmpty { continue }
      var runner = ScenarioRunner(page.program)
      var said: [String] = []
      while let outcome = runner.next() {
        said += outcome.console.map(\.text) + (outcome.exception.map { [$0.text] } ?? [])
      }
      for finding in told {
        #expect(said.contains { finding.message.contains("'\($0)'") }, "\(page.path): \(finding.message)")
      }
    }
  }

  @Test func everyExceptionIsNeeded() {
    for (_, files) in Self.exceptions {
      for (id, path) in files {
        #expect(
          Self.pages.contains { page in page.path.hasSuffix(path) && page.findings.contains { $0.id == id } },
          "\(id.text) is not reported of \(path)")
      }
    }
  }

  /// What a scenario cannot hold: one that expects nothing does not expect that either.
  private static let elsewhere: Set<LintID> = [.lnt36]

  @Test(arguments: LintID.allCases.filter { !elsewhere.contains($0) })
  func aRuleHasAPitfallAndANearMiss(_ id: LintID) {
    let own = Self.pages.filter { $0.path.contains("/Scenarios/lint/") }
    #expect(own.contains { $0.findings.contains { $0.id == id } && Self.expects($0.program, id) })
    #expect(own.contains { !$0.findings.contains { $0.id == id } && Self.expectsNo($0.program, id) })
  }

  @Test func aRuleStandsInOnePlace() {
    var places: [Substring: [String]] = [:]
    for file in SourceTree.library {
      for line in file.code.split(separator: "\n") where line.hasPrefix("  static let id = LintID.") {
        places[line.dropFirst("  static let id = LintID.".count), default: []].append(file.path)
      }
    }
    for id in LintID.allCases {
      let paths = (places["\(id)"] ?? []).map { "Sources/PresentationModel/\($0)" }
      expect(paths, equals: [id.metadata.path], "\(id.text)")
    }
  }

  private static func expects(_ program: Program, _ id: LintID) -> Bool {
    program.expectations.contains {
      if case .lint(id) = $0.kind { return true }
      return false
    }
  }

  private static func expectsNo(_ program: Program, _ id: LintID) -> Bool {
    program.expectations.contains {
      if case .noLint(id) = $0.kind { return true }
      return false
    }
  }

  /// The rules and messages that decided anything in the run.
  private static func decided(_ program: Program) -> Set<String> {
    var runner = ScenarioRunner(program)
    var result: Set<String> = []
    while let outcome = runner.next() {
      for entry in outcome.trace where entry.verdict == .decided {
        result.insert(entry.rule.text)
        if let silence = entry.silence { result.insert(silence.text) }
      }
      for line in outcome.console { result.insert(line.id.text) }
      if let id = outcome.exception?.id { result.insert(id.text) }
    }
    return result
  }

  /// `PRE-11`, `P-L02` and the like in a text.
  private static func ids(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init).filter { $0.contains("-") })
  }
}

/// Whatever a file says, lint ends, says the same twice, and changes nothing.
@Suite struct LintOfAnythingTests {
  @Test(arguments: 0..<(ScenarioFiles.isExhaustive ? 200 : 80))
  func endsAndRepeatsItself(_ seed: Int) {
    let scenario = Scenario.load(RandomScenario.text(seed), path: "random")
    guard let program = scenario.program else { return }
    let findings = Linter.findings(in: program)
    expect(findings, equals: Linter.findings(in: program))
    expect(findings.map(\.range.start), equals: findings.map(\.range.start).sorted())
    for finding in findings {
      #expect(!finding.message.contains("{") && finding.cure?.contains("{") != true, "\(finding.message)")
    }
  }
}

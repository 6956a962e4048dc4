import Testing

@testable import PresentationModel
@testable import presim

/// No sentence claims more than its rule: of every explanation of the book, and of texts that show where one did.
@Suite struct ClaimLawTests {
  private static func forEach(
    _ scenario: Scenario, _ handle: (ScenarioExplainer, StepOutcome, Explanation) throws -> Void
  ) rethrows {
    guard let program = scenario.program else { return }
    var explainer = ScenarioExplainer(program, of: scenario.source.bytes)
    while let outcome = explainer.next() {
      try handle(explainer, outcome, explainer.explanation(of: outcome, triesOthers: false))
    }
  }

  /// Every sentence of a text's explanations.
  private static func sentences(_ text: String) throws -> String {
    let scenario = Scenario.load(text)
    try #require(scenario.program != nil, "\(scenario.diagnostics)")
    var result: [String] = []
    forEach(scenario) { _, _, explanation in
      for part in explanation.parts {
        result.append(part.outcome)
        result += part.reasons.flatMap { [$0.sentence] + $0.objections }
      }
    }
    return result.joined(separator: "\n")
  }

  // MARK: The book

  @Test(arguments: ScenarioFiles.sample(every: 3))
  func nothingIsClaimedThatIsNotSo(_ path: String) {
    Self.forEach(ScenarioFiles.scenario(path)) { explainer, outcome, explanation in
      let place = "\(ScenarioFiles.shown(path)):\(explanation.line)"
      for part in explanation.parts {
        for reason in part.reasons where reason.grades.contains(where: { $0.contains(.disputed) }) {
          #expect(!reason.objections.isEmpty, "\(place): \(reason.rules.map(\.text))")
          #expect(reason.source.contains("disputed"), "\(place): \(reason.source)")
        }
        // What a class may say otherwise is never so always.
        if case .presents(let presentation, _)? = part.decision, presentation.adaptedStyle == .custom {
          for line in part.reasons.flatMap(\.lines) {
            #expect(!line.hasText("custom presentation never takes"), "\(place): \(line)")
          }
          let isOwn = part.outcome.hasText("with its own presentation controller")
          #expect(presentation.own != nil || isOwn == (presentation.controllerObject != nil), "\(place)")
        }
      }
      let isNo = explanation.exception != nil || explanation.isRefused
      #expect(!isNo || explanation.checks == 0, "\(place)")
      let layout = ExplanationLayout(width: 200).lines(explanation, of: explainer.bytes, call: nil)
      let text = layout.map { $0.map(\.text).joined() }.joined(separator: "\n")
      #expect(text.hasText(DecisionText.crash) == (explanation.exception != nil), "\(place)")
      for (row, decision) in outcome.decisions.enumerated() where decision.isRefusal {
        let said = DecisionText.text(decision, in: explainer.runner.hierarchy, isCrash: outcome.isCrash(row))
        let isCrash = outcome.exception != nil && row == outcome.decisions.count - 1 && outcome.isCrash(row)
        #expect(said.hasText("is refused") != isCrash, "\(place): \(said)")
      }
    }
  }

  /// Whoever says that sources differ says what the others say.
  @Test func everyDisputeNamesItsOtherSide() {
    let all =
      RuleID.allCases.map { ($0.text, $0.metadata.evidence) }
      + LintID.allCases.map { ($0.text, $0.metadata.entry.evidence) }
    for (id, evidence) in all {
      for item in evidence {
        expect(item.objection.isEmpty, equals: item.grade != .disputed, "\(id)")
        #expect(!item.objection.hasSuffix("."), "\(id): \(item.objection)")
      }
    }
  }

  @Test func gradesKeepTheDispute() {
    expect(GradeText.text([.observed, .disputed, .inferred]), equals: "observed, disputed, a detail inferred")
    expect(GradeText.text([.documented, .disputed]), equals: "documented, disputed")
    expect(GradeText.text([.disputed]), equals: "disputed")
    expect(GradeText.text([.documented, .inferred]), equals: "documented, a detail inferred")
  }

  // MARK: Messages

  @Test func aCaseOfAnotherMessageHasItsWords() {
    var count = 0
    for id in MessageID.allCases {
      guard case .see(let other) = id.message.kind else { continue }
      count += 1
      expect(id.message.text, equals: other.message.text, "\(id.text)")
      #expect(!id.message.text.isEmpty && id.message.text != "–", "\(id.text)")
    }
    expect(count, equals: 5)
  }

  /// Two entries with one text are both found by it.
  @Test func oneTextLeadsToAllOfItsEntries() {
    for id in MessageID.allCases {
      for wording in id.message.wordings {
        let line = wording.template.replacing(/\{[^}]*\}/, with: "<Card: 0x1>")
        let found = RulebookSearch(line).messages
        guard found.contains(id) || found.isEmpty else { continue }
        let twins = MessageID.allCases.filter { other in
          other.message.wordings.contains {
            $0.template.replacing(/\{[^}]*\}/, with: "") == wording.template.replacing(/\{[^}]*\}/, with: "")
          }
        }
        expect(Set(found.map(\.text)), equals: Set(twins.map(\.text)), "\(line)")
      }
    }
    let line =
      "child view controller:<Card: 0x1> should have parent view controller:(null) but actual parent is:<Box: 0x2>"
    expect(Set(RulebookSearch(line).messages.map(\.text)), equals: ["P-E14", "C-E03"])
  }

  // MARK: Examples

  @Test func aDelegateThatNobodyHeldIsTold() throws {
    let text = """
      ios 17
      class Fade: UIViewControllerTransitioningDelegate {
      }
      window
        home: HomeViewController
      card: CardViewController
      card.transitioningDelegate = Fade()
      home.present(card, animated: true)
      home.dismiss(animated: true)
      """
    let said = try Self.sentences(text)
    expect(said.components(of: "transitioning delegate is gone: nobody held"), equals: 2, "\(said)")
    #expect(said.hasText("(set on line 7)"), "\(said)")
  }

  @Test(arguments: [
    ("window.rootViewController = other", "other came in its place on line 8"),
    ("window.rootViewController = nil", "its window lost its root on line 8"),
  ])
  func notOnScreenSaysSinceWhen(_ call: String, _ words: String) throws {
    let text = """
      ios 17
      window
        home: HomeViewController
      other: OtherViewController
      card: CardViewController
      home.title = "a"

      \(call)
      home.present(card, animated: true)
      """
    let said = try Self.sentences(text)
    #expect(said.hasText(words), "\(said)")
  }

  @Test func whatWasPoppedOrDismissedSaysSinceWhen() throws {
    let popped = """
      ios 17
      window
        nav: UINavigationController
          list: ListViewController
          item: ItemViewController
      card: CardViewController
      nav.popViewController(animated: true)
      item.present(card, animated: true)
      """
    #expect(try Self.sentences(popped).hasText("it was popped on line 7"))
    let dismissed = """
      ios 17
      window
        home: HomeViewController
      sheet: SheetViewController
      card: CardViewController
      home.present(sheet, animated: true)
      home.dismiss(animated: true)
      sheet.present(card, animated: true)
      """
    #expect(try Self.sentences(dismissed).hasText("it was dismissed on line 7"))
  }

  @Test(arguments: ["8", "12"])
  func whoHasNoDelegateIsNotAsked(_ version: String) throws {
    func text(_ body: String) -> String {
      """
      ios \(version)
      device iPad
      class Watcher: UIPopoverPresentationControllerDelegate {
      \(body)
      }
      window
        home: HomeViewController
      menu: MenuViewController
      top: TopViewController
      watcher: Watcher
      menu.modalPresentationStyle = .popover
      menu.popoverPresentationController?.sourceView = home.view
      DELEGATE
      home.present(menu, animated: true)
      top.modalPresentationStyle = .overCurrentContext
      menu.present(top, animated: true)
      menu.tapOutside()
      """
    }
    let without = text("").split(separator: "\n").filter { $0 != "DELEGATE" }.joined(separator: "\n")
    #expect(try !Self.sentences(without).hasText("delegate is asked by"))
  }

  @Test func aDetentSetByCodeIsExplained() throws {
    let text = """
      ios 17
      window
        home: HomeViewController
      card: CardViewController
      card.sheetPresentationController?.detents = [.medium(), .large()]
      home.present(card, animated: true)
      card.sheetPresentationController?.selectedDetentIdentifier = .large
      """
    let said = try Self.sentences(text)
    #expect(said.hasText("the sheet moves to .large by code"), "\(said)")
  }

  @Test(arguments: [
    "given model.isReady == true", "given model.isReady == true\n\n", "given a && model.isReady == true",
  ])
  func aComparisonInGivenIsPointedAt(_ line: String) throws {
    let text = "window\n  home: HomeViewController\n\n\(line)\nhome.title = \"a\"\n"
    let scenario = Scenario.load(text)
    let found = try #require(scenario.diagnostics.first { $0.code == "syntax.given" }, "\(scenario.diagnostics)")
    let bytes = Array(text.utf8)
    expect(String(decoding: bytes[Int(found.range.start)..<Int(found.range.end)], as: UTF8.self), equals: "==")
    expect(found.cure?.replacement, equals: "=")
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}

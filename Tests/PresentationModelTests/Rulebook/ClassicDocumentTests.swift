import Testing

@testable import PresentationModel

/// The way from the classic documents to UIKit of today.
@Suite struct ClassicDocumentTests {
  @Test(arguments: DocumentDifference.all.indices)
  func everyDifferenceHasAScenarioInWhichItsRuleDecides(_ row: Int) throws {
    let difference = DocumentDifference.all[row]
    let path = "Scenarios/\(difference.scenario).presim"
    let file = try #require(ScenarioFiles.all.first { ScenarioFiles.shown($0) == path }, "\(path)")
    let ids = difference.decidedBy.split(separator: " ").map(String.init)
    var decided: Set<String> = []
    for program in ScenarioFiles.programs(file) {
      var runner = ScenarioRunner(program)
      while let outcome = runner.next() {
        for entry in outcome.trace where entry.verdict != .notReached { decided.insert(entry.rule.text) }
      }
    }
    for id in ids { #expect(NamedEntries.titles[id] != nil, "\(id)") }
    let rules = ids.filter { !$0.hasPrefix("LNT") }
    #expect(rules.isEmpty || rules.contains { decided.contains($0) }, "\(path): \(ids)")
  }

  private static let card = """
    window
      home: HomeViewController
    card: CardViewController
    home.present(card, animated: true)
    """

  private static func sentences(_ text: String) throws -> [String?] {
    let bytes = Array(text.utf8)
    let program = try #require(Scenario.load(text).program)
    var today = try #require(
      Today(program, of: bytes, current: Scenario.load(text, under: [.newest]).program))
    return (-1..<program.steps.count).map { today.sentence(of: $0) }
  }

  @Test func theDefaultStyleSaysWhatItIsToday() throws {
    let said = try Self.sentences("rules docs\n" + Self.card)
    expect(said[0], equals: nil)
    expect(
      said[1],
      equals:
        "iOS \(Profile.newest.version.text): home presents card as a form sheet; nothing leaves the window (STY-01)")
  }

  /// Callbacks in another order, decisions that are not made today, and each expectation that fails then.
  @Test func everyDifferenceOfAStepIsTold() throws {
    let tabs =
      "window\n  tabs: UITabBarController\n    a: AViewController\n    b: BViewController\n_ = b.view\ntabs.tap(b)\n"
    let order = try Self.sentences("rules docs\n" + tabs + "tabs.tap(a)\n").compactMap { $0 }
    expect(order.map { $0.hasSuffix("comes after b.viewDidAppear") }, equals: [true, false])
    #expect(order.last?.hasSuffix("comes after a.viewDidAppear") == true, "\(order)")
    let back = try Self.sentences("rules docs\n" + Self.card + "\nhome.dismiss(animated: true)\n")
    #expect(back.last??.contains("home dismisses card; not: home comes back") == true, "\(back)")
    let split = """
      rules docs
      device iPad landscape
      window
        split: UISplitViewController
          pages: UIPageViewController
            one: OneViewController
      expect split.definesPresentationContext
      expect pages.definesPresentationContext
      """
    expect(
      try Self.sentences(split)[0],
      equals: "iOS \(Profile.newest.version.text): 'split.definesPresentationContext' is false; "
        + "'pages.definesPresentationContext' is false (CTX-06)")
  }

  /// The rule that is named is the one that parts the documents from UIKit.
  @Test(arguments: [
    ("device iPad portrait", "card.modalPresentationStyle = .pageSheet", "(ADP-04)"),
    ("", "card.modalPresentationStyle = .overCurrentContext\ncard.modalTransitionStyle = .crossDissolve", "(TRN-06)"),
  ]) func theRuleThatDiffersIsNamed(_ device: String, _ style: String, _ rule: String) throws {
    let said = try Self.sentences(
      "rules docs\n\(device)\n" + Self.card.replacing("home.present", with: "\(style)\nhome.present"))
    #expect(said.last??.hasSuffix(rule) == true, "\(said)")
  }

  /// Where presim does not do what a document says, the list says so.
  @Test func whatIsNotFollowedIsSaid() {
    let report = RulesReport(DocumentDifference.all)
    #expect(report.differences?.contains { !$0.isFollowed } == true)
    for row in DocumentDifference.all {
      #expect(!row.today.hasPrefix("the same"), "\(row.claim): that is no difference")
    }
  }

  @Test func whatIsTheSameTodaySaysNothing() throws {
    let said = try Self.sentences(
      "rules docs\n"
        + Self.card.replacing("home.present", with: "card.modalPresentationStyle = .fullScreen\nhome.present"))
    expect(said.compactMap { $0 }, equals: [])
  }

  @Test func aFileOfAVersionSaysNothingOfToday() throws {
    let program = try #require(Scenario.load("ios 17\n" + Self.card).program)
    #expect(Today(program, of: [], current: program) == nil)
  }

  /// Both names are document 3's, which was written after iOS 13; no other newer one is.
  @Test(arguments: ["card.isModalInPresentation = true", "card.overrideUserInterfaceStyle = .dark"])
  func documentsKnowTheNamesThatTheyUse(_ line: String) {
    let text = "window\n  home: HomeViewController\ncard: CardViewController\n\(line)\n"
    #expect(Scenario.load("rules docs\n" + text).program != nil)
    #expect(Scenario.load("ios 12\n" + text).program == nil)
  }

  @Test func allHasTheDocuments() throws {
    let all = try VersionList.profiles("all")
    expect(all.last, equals: .documents)
    expect(all.count, equals: VersionList.all.count + 1)
  }
}

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

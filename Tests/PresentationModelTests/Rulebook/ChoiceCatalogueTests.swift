import Testing

@testable import PresentationModel

/// The choices of the rulebook's chapter 6 as data.
@Suite struct ChoiceCatalogueTests {
  /// Whose rules belong to chapters 3, 9 and 10.
  private static let ofLaterChapters: Set<ChoiceID> = [.cho40, .cho41, .cho43, .cho44, .cho46, .cho47, .cho48]
  /// Whose rules come with the profile `ios 27`, or are not built yet.
  private static let ofLaterRules: Set<ChoiceID> = [
    .cho67, .cho76, .cho77, .cho79,
  ]

  @Test func everyChoiceHasItsRow() {
    expect(ChoiceMetadata.all.map(\.id), equals: ChoiceID.allCases)
    expect(ChoiceID.allCases.map(\.text).first, equals: "CHO-01")
    expect(ChoiceID.allCases.map(\.text).last, equals: "CHO-86")
    for choice in ChoiceMetadata.all {
      #expect(choice.question.hasSuffix("?") && !choice.choice.isEmpty, "\(choice.id.text)")
      #expect(
        !choice.rules.isEmpty || Self.ofLaterChapters.contains(choice.id) || Self.ofLaterRules.contains(choice.id),
        "\(choice.id.text)")
    }
  }

  @Test func aRuleNamesItsChoices() {
    expect(RuleID.ord14.metadata.choices, equals: [.cho01, .cho02])
    expect(RuleID.ctx04.metadata.choices, equals: [])
    expect(ChoiceMetadata.choices(of: .message(.nl03)), equals: [.cho15])
    expect(ChoiceMetadata.all.filter(\.isOrder).map(\.id).prefix(4), equals: [.cho01, .cho04, .cho05, .cho06])
  }

  @Test(
    arguments: [
      ("`T▸N▸V`, custom X: presenter T", ["▸", "T", "N"]), ("V→M, M = `N▸W`", ["▸", "→", "N"]),
      ("with d(V): presenter V", ["d("]), ("WD of `c`, WA and IA of `a`", ["WA", "IA", "WD"]),
      ("WARNING, and(x)", []), ("wM(nil), dM(nil) at once", ["wM", "dM"]),
    ])
  func aLegendNamesWhatTheTextUses(text: String, signs: [String]) {
    expect(RulebookNotation.legend(for: text).map(\.sign), equals: signs)
  }
}

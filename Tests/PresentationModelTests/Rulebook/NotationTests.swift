import Foundation
import Testing

@testable import PresentationModel

/// Every sign that a rule's texts use stands in the notation below them.
@Suite struct NotationTests {
  /// All that `presim rules` prints of a rule in words.
  private static func text(of rule: RuleMetadata) -> String {
    ([rule.title, rule.inShort, rule.statement, rule.versions, rule.example] + rule.evidence.map(\.source))
      .joined(separator: "\n")
  }

  @Test(arguments: RuleID.allCases) func everySignIsExplained(_ id: RuleID) {
    let text = Self.text(of: id.metadata)
    let legend = RulebookNotation.legend(for: text, chapter: id.chapter)
    let signs = Set(legend.flatMap { $0.sign.split { ", ".contains($0) }.map(String.init) })
    expect(legend.count, equals: Set(legend.map(\.sign)).count, "\(legend.map(\.sign))")

    // Abbreviations of callbacks are words by themselves.
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    for word in ["WA", "IA", "DA", "WD", "DD", "wM", "dM", "PC", "TD", "PV"] where words.contains(word) {
      #expect(signs.contains(word), "\(id.text): \(word)")
    }
    // Letters that stand for controllers: explained below, or by the text.
    for letter in RulebookNotation.lettersAlone(in: text) {
      #expect(signs.contains(letter), "\(id.text): \(letter)")
    }
    // Signs that are neither letters nor punctuation of English.
    for scalar in text.unicodeScalars where !scalar.isASCII {
      let isEnglish = "…–≤≥’“”·é—".unicodeScalars.contains(scalar)
      let isExplained =
        legend.contains { $0.sign.unicodeScalars.contains(scalar) } || scalar.properties.isAlphabetic
      #expect(isEnglish || isExplained, "\(id.text): \(scalar)")
    }
  }

  @Test(
    arguments: [
      ("P presents B by PC; TD is asked", 9, ["P", "B", "PC", "TD"]),
      ("A controller that has A as its parent", 1, ["A"]),
      ("`begin V.present(X)`, W too", 1, ["X", "V, W"]), ("U: the log. U comes", 4, []), ("`begin S` runs S", 4, []),
      ("`ios 12`, WA → appearing", 4, ["WA", " → "]), ("`n.show(x)` → warning", 8, [" → "]),
      ("A→X, P-L01", 1, ["→", "X", "A"]),
    ])
  func lettersMeanWhatTheChapterSays(text: String, chapter: Int, signs: [String]) {
    expect(RulebookNotation.legend(for: text, chapter: chapter).map(\.sign), equals: signs)
  }

  /// CONTRIBUTING has them all in one table.
  @Test func everySignStandsInContributing() throws {
    let page = try String(contentsOf: SourceTree.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { $0.split(separator: "|").first }
    for entry in RulebookNotation.all + RulebookNotation.letters where entry.sign != " → " {
      #expect(rows.contains { $0.contains(entry.sign) }, "\(entry.sign)")
    }
  }
}

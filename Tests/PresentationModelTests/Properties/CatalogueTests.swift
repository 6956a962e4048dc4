import Foundation
import Testing

@testable import PresentationModel

/// The catalogue says what the doc comments of the rules say. Where it does not, `PRESIM_UPDATE_CATALOGUE=1 swift test
/// --filter CatalogueTests` writes the files of the chapters concerned anew.
@Suite struct CatalogueTests {
  @Test func theCatalogueIsWhatTheRulesSay() throws {
    let rules = try RuleSources.all().map { source in
      try #require(RuleComment(source.name, source.text), "no doc comment in the usual form: \(source.name)")
    }
    #expect(rules.map(\.id).sorted() == RuleID.allCases.map(\.text).sorted(), "one file for each rule")
    var outdated: Set<String> = []
    for rule in rules {
      let id = try #require(RuleID.allCases.first { $0.text == rule.id })
      let difference = rule.difference(from: RuleCatalogue.metadata(id))
      guard let difference else { continue }
      outdated.insert(String(rule.id.prefix(3)))
      if ProcessInfo.processInfo.environment["PRESIM_UPDATE_CATALOGUE"] != "1" {
        Issue.record("\(rule.id) is out of date: \(difference)\nPRESIM_UPDATE_CATALOGUE=1 writes it anew")
      }
    }
    guard ProcessInfo.processInfo.environment["PRESIM_UPDATE_CATALOGUE"] == "1" else { return }
    for prefix in outdated.sorted() {
      let folder = try #require(RuleSources.folder(prefix))
      let text = RuleComment.file(prefix, folder, rules.filter { $0.id.hasPrefix(prefix) })
      let file = "Sources/PresentationModel/Rules/Catalogue/RuleCatalogue+\(prefix).swift"
      try text.write(to: Repository.root.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
  }

  @Test(
    arguments: [
      ("documented: A. observed: B.", ["documented A.", "observed B."]),
      (
        "documented: A; observed: B (b; c). D, and e: inferred.",
        ["documented A.", "observed B (b; c).", "inferred D, and e."]
      ),
      ("convention.", ["convention of presim."]), ("convention; A.", ["convention A."]),
      ("documented (A); the rest is B.", ["documented (A); the rest is B."]),
      ("observed: A. Half: inferred from B.", ["observed A.", "inferred Half: from B."]),
      ("as ORD-18.", ["observed as ORD-18."]), ("observed: A. Contrary: B.", ["observed A. Contrary: B."]),
    ])
  func evidenceIsReadByItsGrades(text: String, parts: [String]) {
    #expect(RuleComment.evidence(text).map { "\($0.grade) \($0.source)" } == parts)
  }
}

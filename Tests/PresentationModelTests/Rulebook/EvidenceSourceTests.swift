import Foundation
import Testing

@testable import PresentationModel

/// Whoever reads a line of evidence can find what it names.
@Suite struct EvidenceSourceTests {
  /// All that the rulebook says of where something is known from, without code.
  private static let evidence: [(id: String, text: String)] = {
    var result: [(String, String)] = []
    for id in RuleID.allCases { for one in id.metadata.evidence { result.append((id.text, one.source)) } }
    for id in MessageID.allCases { result.append((id.text, id.message.sources + " " + id.message.evidence)) }
    for id in ChoiceID.allCases { result.append((id.text, ChoiceMetadata.metadata(id).note)) }
    return result.map { ($0.0, $0.1.replacing(/`[^`]*`/, with: "")) }
  }()

  /// Names that say themselves where they lead: repositories, sites, numbers of reports.
  private static let selfExplaining = [
    #"[\w.-]+/[\w.-]+(#\d+)?"#, #"(stackoverflow|openradar|rdar) \d+"#,
    #"\b[a-z0-9-]+(\.[a-z0-9-]+)+"#, #"WWDC\d\d-\d+"#, #"#\d+"#,
    // A commit of the repository before it.
    #"\b[0-9a-f]{7,8}\b"#,
  ]

  /// UIKit's own words, and those of every day.
  private static let plain: Set<String> = [
    "iOS", "iPad", "iPads", "iPhone", "iPadOS", "tvOS", "macOS", "SwiftUI", "e2e", "didMove", "willMove", "dM", "wM",
    "toParent", "didDismiss", "didShow", "didSelect", "collapseSecondary", "efa3afd7", "ad61bbba5ac8", "addSubview",
    "b1", "a685", "a48891",
    "NetNewsWire", "ModalViewTests", "NavigationHierarchyControllerTests", "BrowserViewController",
    "RNSSplitHostController", "RNSSplitScreenController", "RNSFormSheetContentController", "SFSafariViewController",
    "QMUIModalPresentation", "NavigationSplitView",
  ]

  /// A word with a capital, digit or underscore inside is somebody's name, unless UIKit has it.
  @Test func everyShortNameHasItsPlace() {
    let known = EvidenceSource.all.map { $0.name + " " + $0.meaning + " " + $0.place }.joined(separator: " ")
    let api = Set(
      Property.allCases.map(\.name) + Callback.allCases.map { $0.info.name }
        + UIKitClass.allCases.flatMap { $0.methods.map(\.name) })
    let selfExplaining = Self.selfExplaining.compactMap { try? Regex($0) }
    expect(selfExplaining.count, equals: Self.selfExplaining.count)
    for (id, text) in Self.evidence {
      var rest = text
      for regex in selfExplaining { rest = rest.replacing(regex, with: " ") }
      for match in rest.matches(of: /[A-Za-z][A-Za-z0-9_]*/) {
        let word = String(match.output)
        guard word.contains(/[a-z][A-Z]|[A-Za-z]_|[a-z][0-9]/), !word.hasPrefix("UI"), !Self.plain.contains(word),
          !api.contains(word), !known.contains(word)
        else { continue }
        // A symbol of Apple's is found by Apple's search.
        let isSymbol = text.contains(word + "(") || word.first?.isLowercase == true && word.contains(/[a-z][A-Z]/)
        #expect(isSymbol, "\(id): '\(word)' in '\(text)'")
      }
    }
  }

  @Test func noNameIsListedInVain() {
    let all = Self.evidence.map(\.text).joined(separator: "\n")
    for source in EvidenceSource.all where !source.name.contains("owner/") && !source.name.contains(" alone") {
      let names = source.name.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in names where name != "a site" {
        let word = name.split(separator: " ").first { $0 != "a" && $0 != "the" && $0 != "site" } ?? ""
        #expect(all.contains(word), "'\(name)' stands in no line of evidence")
      }
    }
  }

  /// `PRESIM_UPDATE=1 swift test --filter EvidenceSourceTests` writes the table anew.
  @Test func theDocumentHasTheTable() throws {
    let url = SourceTree.root.appending(path: "Documentation/Sources.md")
    var expected = """
      # Sources

      What the short names in lines of evidence stand for (`presim rules CTX-04`, `presim explain`), and where to find them. `presim help sources`
      prints the same.

      | name | what it is | where |
      |---|---|---|

      """
    for source in EvidenceSource.all { expected += "| \(source.name) | \(source.meaning) | \(source.place) |\n" }
    if ProcessInfo.processInfo.environment["PRESIM_UPDATE"] != nil {
      try expected.write(to: url, atomically: true, encoding: .utf8)
    } else {
      try expect(String(contentsOf: url, encoding: .utf8), equals: expected)
    }
  }

  /// Each source of a rule stands in its evidence once.
  @Test(arguments: RuleID.allCases) func noSourceIsGivenTwice(id: RuleID) {
    var seen: Set<String> = []
    for evidence in id.metadata.evidence {
      for part in evidence.source.components(separatedBy: "; ") {
        let said = part.trimmingCharacters(in: CharacterSet(charactersIn: " .()"))
        guard said.count > 60 else { continue }
        #expect(seen.insert(said).inserted, "\(id.text): \(said)")
      }
    }
  }
}

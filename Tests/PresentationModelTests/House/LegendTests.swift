import Testing

@testable import PresentationModel

/// Above its entry a rule's file says what the other IDs mean that it names, in their own titles.
@Suite struct LegendTests {
  /// The comment above an entry: `// CTX-04: the title`, and lines that go on with it.
  private static func legends(of text: String) -> [(id: String, title: String)] {
    var found: [(id: String, title: String)] = []
    var block: [(id: String, title: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  //   "), let last = block.indices.last {
        block[last].title += " " + line.dropFirst("  //   ".count)
      } else if line.hasPrefix("  // ") {
        let parts = line.dropFirst("  // ".count).split(separator: ":", maxSplits: 1).map(String.init)
        if parts.count == 2 { block.append((parts[0], String(parts[1].dropFirst()))) }
      } else {
        if line.hasPrefix("  static let entry = RuleEntry(") { found += block }
        block = []
      }
    }
    return found
  }

  @Test func theyAreTheTitles() {
    var titles: [String: String] = [:]
    for id in RuleID.allCases { titles[id.text] = id.metadata.title }
    for id in ChoiceID.allCases { titles[id.text] = ChoiceMetadata.metadata(id).question }
    var count = 0
    for file in HouseLawTests.rules {
      for legend in Self.legends(of: file.text) {
        guard let title = titles[legend.id] else { continue }
        #expect(legend.title == title, "\(file.path): \(legend.id)")
        count += 1
      }
    }
    #expect(count > 400)
  }
}

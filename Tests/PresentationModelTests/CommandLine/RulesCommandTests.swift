import Testing

@testable import PresentationModel

/// `presim rules`: several entries, families, and what is searched for.
@Suite struct RulesCommandTests {
  private func output(_ arguments: String...) throws -> String {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(["rules"] + arguments)
    expect(result.status, equals: 0)
    return result.output
  }

  /// What presim says itself keeps to the columns, and loses no word; what UIKit prints is never broken.
  @Test func aNarrowTerminalBreaksTheList() {
    let none = RulesScenarios(decides: { _ in [] }, doesNot: { _ in [] }, shortest: { _ in nil })
    func text(_ columns: Int?) -> String {
      let output = Output()
      output.knownColumns = columns
      let text = RulesText(output: output, paint: Paint(isOn: false), typed: { $0 })
      text.writeLines(RulesReport([.rule(.ctx04), .choice(.cho01)], none))
      text.writeList(RulesReport(none))
      return String(decoding: output.takeBytes(), as: UTF8.self)
    }
    let (narrow, wide) = (text(60), text(nil))
    func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }
    expect(words(narrow), equals: words(wide))
    #expect(wide.split(separator: "\n").contains { $0.hasPrefix("  CTX-04  ") && $0.count > 60 })
    let own = narrow.split(separator: "\n").prefix { !$0.hasPrefix("7. UIKit's messages") }
    #expect(own.count > 500)
    for line in own { #expect(line.count <= 60, "\(line)") }
  }

  @Test func severalEntriesStandOneAfterTheOther() throws {
    let text = try output("P-L01", "ctx-04", "P-L01")
    #expect(text.hasPrefix("P-L01  log, refused\n"))
    #expect(text.contains("\n\nCTX-04  \(RuleID.ctx04.metadata.title)\n"))
    expect(text.split(separator: "\n").count { $0.hasPrefix("P-L01  ") }, equals: 1)
  }

  @Test func aFamilyHasALineForEach() throws {
    let lines = try output("ctx").split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix(" ") }.allSatisfy { $0.hasPrefix("CTX-") })
    #expect(lines.contains { $0.hasPrefix("CTX-08  ") })
    let messages = try output("P-L").split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(messages.allSatisfy { $0.hasPrefix("P-L") })
    #expect(try output("P").contains("\nP-L01 "))
    #expect(try output("CHO").contains("\nCHO-64  "))
  }

  @Test func aRuleBeginsWithItsPlainSentence() throws {
    #expect(
      try output("PRE-11").contains(
        "\n  A view controller can present only one view controller at a time; a second call is refused with a"))
    let lines = try output("--search", "viewWillAppear not called").split(separator: "\n")
    let row = try #require(lines.firstIndex { $0.hasPrefix("ORD-13  ") })
    #expect(lines[row + 1].hasPrefix("        When a sheet, popover or overlay comes or goes, the presenting"))
  }

  /// Nobody knows an ID by heart: each one that an entry cites stands below it with its title.
  @Test func whatAnEntryCitesHasItsTitleBelow() throws {
    let rules =
      RuleID.allCases.map(\.text) + LintID.allCases.map(\.text) + MessageID.allCases.map(\.text)
      + ChoiceID.allCases.map(\.text)
    let known = Set(rules)
    let presim = try PresimProcess()
    defer { presim.remove() }
    let text = try presim.run(["rules"] + rules).output
    var rest = rules[...]
    var blocks: [(id: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let next = rest.first, line.hasPrefix(next + "  ") {
        blocks.append((next, []))
        rest.removeFirst()
      } else if !blocks.isEmpty {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    #expect(rest.isEmpty)
    for block in blocks {
      let start = block.lines.firstIndex(of: "named here") ?? block.lines.endIndex
      let named = block.lines[start...].filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
      for line in block.lines[..<start] {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
        for word in words where known.contains(word) && word != block.id {
          #expect(named.contains { $0 == word }, "\(block.id) cites \(word)")
        }
      }
    }
    #expect(try output("ORD-04").contains("\nnamed here\n"))
  }

  /// UIKit says nothing: presim says what happens.
  @Test func aSilenceSaysWhatHappens() throws {
    let silent = MessageID.allCases.filter { $0.message.isSilent }
    let presim = try PresimProcess()
    defer { presim.remove() }
    let text = "\n" + (try presim.run(["rules"] + silent.map(\.text)).output)
    for id in silent {
      #expect(text.contains("\n\(id.text)  no console message\n\nUIKit prints nothing"), "\(id.text)")
    }
    #expect(!text.contains("\n  –\n"))
  }

  @Test func aRuleNamesItsFile() throws {
    #expect(
      try output("CTX-04").contains(
        "\nfile\n  Sources/PresentationModel/Rules/WhoPresents/NearestDefinerPresents.swift\n"))
  }

  @Test func aPastedLineIsItsMessage() throws {
    let line =
      "2024-05-01 12:00:00.1+0200 Shop[12:34] [Presentation] Attempt to present <Shop.CartVC: 0x7f8b2c0> on "
      + "<UINavigationController: 0x7f9> (from <Shop.Home: 0x7fa>) whose view is not in the window hierarchy."
    let text = try output("--search", line)
    #expect(text.hasPrefix("P-L01  log, refused\n"))
    #expect(text.contains("\nalso\nPRE-10  "))
  }

  /// A title has no addresses and breaks off: the words that it has tell it from a line that begins with the same ones.
  @Test func aLineWithoutNamesOrItsEndIsItsMessage() throws {
    for line in [
      "Presenting view controller from detached view controller is not supported, and may result in incorrect safe area insets",
      "Presenting view controller <A> from detached view controller <B> is not supported",
      "Presenting view controller <A: 0x1> from detached view controller <B: 0x2> is not supported, and may result in incorrect "
        + "safe area insets and a corrupt root presentation. Make sure <B",
    ] {
      #expect(try output("--search", line).hasPrefix("P-L06  "), "\(line)")
    }
    #expect(
      try output("--search", "Presenting view controller <A> from detached view controller <B> is discouraged")
        .hasPrefix("P-L05  "))
    // Three messages begin so.
    #expect(try !output("--search", "Attempt to present <A: 0x1> on <B: 0x2> (from <C: 0x3>)").hasPrefix("P-L0"))
  }

  @Test func whatIsNowhereIsAnError() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run("rules", "--search", "xyzzy")
    expect(result.status, equals: 2)
    #expect(result.errors.hasPrefix("presim: error: nothing in the rulebook has 'xyzzy'\n"))
    try expect(presim.run("rules", "xyzzy").status, equals: 2)
  }

  /// Words that are no ID are looked for, with quotation marks and without.
  @Test func wordsAreLookedFor() throws {
    let wanted = try output("--search", "the view is loaded when it is first accessed")
    expect(try output("the view is loaded when it is first accessed"), equals: wanted)
    expect(try output("the", "view", "is", "loaded", "when", "it", "is", "first", "accessed"), equals: wanted)
    expect(
      try output("--search", "the", "view", "is", "loaded", "when", "it", "is", "first", "accessed"), equals: wanted)
    #expect(wanted.hasPrefix("LOD-01  "))
  }

  @Test func sourcesAreExplained() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    #expect(try presim.run("help", "sources").output.contains("\nNeuburg\n  Matt Neuburg, Programming iOS"))
  }
}

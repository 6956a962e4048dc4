import Testing

/// `presim rules`: several entries, families, and what is searched for.
@Suite struct RulesCommandTests {
  private func output(_ arguments: String...) throws -> String {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(["rules"] + arguments)
    #expect(result.status == 0)
    return result.output
  }

  @Test func severalEntriesStandOneAfterTheOther() throws {
    let text = try output("P-L01", "ctx-04", "P-L01")
    #expect(text.hasPrefix("P-L01  log, refused\n"))
    #expect(text.contains("\n\nCTX-04  The context family stops"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("P-L01  ") } == 1)
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

  @Test func whatIsNowhereIsAnError() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run("rules", "--search", "xyzzy")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("presim: error: nothing in the rulebook has 'xyzzy'\n"))
    #expect(try presim.run("rules", "--search", "black", "tab").status == 2)
  }

  @Test func sourcesAreExplained() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    #expect(try presim.run("help", "sources").output.contains("\nNeuburg\n  Matt Neuburg, Programming iOS"))
  }
}

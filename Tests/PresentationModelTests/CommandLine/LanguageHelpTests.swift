import Testing

/// `presim help language` fits a screen.
@Suite struct LanguageHelpTests {
  @Test func isOnePage() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run("help", "language")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(result.output.contains("Documentation/Language.md"))
    #expect(try presim.run("help", "exit-codes").output.contains("\n70  a fault of presim itself"))
    #expect(try presim.run("help", "langage").errors.contains("did you mean 'language'?"))
  }
}

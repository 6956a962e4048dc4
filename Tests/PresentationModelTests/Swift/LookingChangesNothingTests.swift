import Testing

@testable import PresentationModel

/// What an expectation runs to look at something is taken back, and a line says so.
@Suite struct LookingChangesNothingTests {
  private static func notes(_ expectation: String) throws -> [String] {
    let text = """
      class Home: UIViewController {
        var n = 0
        lazy var made = 3
        func bump() -> Int { n += 1; return n }
        func sum() -> Int { var all = 0; for x in [1, 2] { all += x }; return all }
      }
      window
        home: Home

      home.title = "a"
      \(expectation)
      """
    var runner = ScenarioRunner(try #require(Scenario.load(text).program))
    let launch = runner.launch()
    return (launch.notes + (runner.next()?.notes ?? [])).map(\.text).filter { $0.hasPrefix("an expectation") }
  }

  @Test func aChangeIsTakenBackAndSaid() throws {
    expect(
      try Self.notes("expect home.bump() == 1"),
      equals: [
        "an expectation changes nothing, so 'n' is again what it was; write the call as a step to keep the change"
      ])
  }

  @Test(arguments: ["expect home.n == 0", "expect home.made == 3", "expect home.sum() == 3"])
  func whoChangesNothingHearsNothing(_ expectation: String) throws {
    expect(try Self.notes(expectation), equals: [], "\(expectation)")
  }
}

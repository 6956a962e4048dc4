import PresentationModel
import Testing

/// Several versions in a header, and which lines each of them runs.
@Suite struct VersionTests {
  @Test(arguments: [
    ("ios 12, 15-18, 26", "12 15 16 17 18 26"), ("ios 13-26", "13 14 15 16 17 18 26"), ("ios 17", "17"),
    ("ios 12.2-14.5", "12.2 13 14 14.5"), ("ios 26, 12, 12-13", "12 13 26"), ("ios 13-27", "13 14 15 16 17 18 26 27"),
    ("ios 26-27.1", "26 27 27.1"), ("ios 27.3", "27.3"),
    ("", "27"), ("rules docs", "12"),
    ("ios 15 - 16", "15 16"),
  ])
  func aHeaderNamesVersions(_ header: String, _ versions: String) {
    let programs = Scenario.load(header + "\n").programs
    expect(programs.map(\.profile.version.text).joined(separator: " "), equals: versions)
  }

  @Test func theCommandLineTakesTheSameList() throws {
    func text(_ list: String) throws -> String {
      try VersionList.profiles(list).map { $0.isDocuments ? "docs" : $0.version.text }.joined(separator: " ")
    }
    try expect(text("12,15-18,26"), equals: "12 15 16 17 18 26")
    try expect(text("all"), equals: "8 9 10 11 12 13 14 15 16 17 18 26 27 docs")
    try expect(text("27,27.1"), equals: "27 27.1")
    try expect(text("docs,13.4"), equals: "13.4 docs")
    for wrong in ["19", "13-20", "7", "28", "27.2", "12,,13", "18-15", "x", "12.", "1 2", "-3", "99999999999999999999"]
    {
      #expect(throws: VersionList.Failure.self, "\(wrong)") { try text(wrong) }
    }
  }

  private static let branches = """
    ios 12, 13, 15.4, 26
    window
      home: Home
    card: Card
    if #available(iOS 15, *) {
      home.title = "15"
    } else if #unavailable(iOS 13) { home.title = "12" }
    else { home.title = "13" }
    if #available(iOS 13, *) {
      on card.viewDidLoad { expect true == true }
      turn { home.title = "a"; if #available(iOS 15.4, *), #unavailable(iOS 26) { home.title = "b" } }
      if #available(iOS 26.0, *) { begin home.present(card); finish }
    }
    """

  @Test func theBranchThatIsTakenStandsInTheConditionsPlace() throws {
    let scenario = Scenario.load(Self.branches)
    #expect(scenario.diagnostics.isEmpty)
    expect(scenario.programs.map { $0.steps.map(\.line) }, equals: [[7], [8, 11], [6, 11], [6, 11, 12, 12]])
    expect(scenario.programs.map(\.observers.count), equals: [0, 1, 1, 1])
    expect(scenario.programs.map(\.expectations.count), equals: [0, 1, 1, 1])
    let turns = scenario.programs.dropFirst().map { program in
      program.steps.first { $0.kind == .turn }?.body.map { program.bodies[Int($0.index)].instructions.count }
    }
    expect(turns, equals: [1, 2, 1])
  }

  @Test func otherPlatformsAreReadOver() throws {
    let text = """
      ios 12, 17
      window
        home: Home
      if #available(macOS 10.15.4, *) { home.title = "all" }
      if #available(tvOS 13, iOS 13, macCatalyst 13.1, *) { home.title = "13" }
      """
    expect(Scenario.load(text).programs.map(\.steps.count), equals: [1, 2])
    expect(
      Scenario.load("device TV\n" + text.replacing("iOS 13", with: "iOS 18")).programs.map(\.steps.count),
      equals: [1, 2])
  }

  @Test func underTheDocumentsTheVersionIsTwelve() {
    let text = """
      rules docs
      window
        home: Home
      if #available(iOS 12, *) { home.title = "12" }
      if #available(iOS 13, *) { home.title = "13"; home.isModalInPresentation = true }
      """
    expect(Scenario.load(text).programs.map(\.steps.count), equals: [1])
  }

  @Test func anExpectationInTheOtherBranchNeedNotBeReached() throws {
    let text = """
      ios 12, 17
      window
        home: Home
      on home.viewDidLoad { if #available(iOS 13, *) { expect home.isViewLoaded } else { expect !home.isViewLoaded } }
      """
    let scenario = Scenario.load(text)
    expect(scenario.programs.map(\.expectations.count), equals: [1, 1])
    expect(scenario.programs[0].expectations[0].text, equals: "expect !home.isViewLoaded")
  }

  @Test func aVersionInPlaceOfTheHeaders() {
    let scenario = Scenario.load(Self.branches, under: [.ios(UIKitVersion(14))])
    expect(scenario.programs.map { $0.steps.map(\.line) }, equals: [[8, 11]])
  }

  @Test func thousandsOfConditionsTakeTimeInTheirNumber() {
    var text = "ios 12, 17\nwindow\n  home: Home\n"
    for row in 0..<2_000 { text += "if #available(iOS 13, *) { home.title = \"\(row)\" } else { home.view = nil }\n" }
    let clock = ContinuousClock()
    let time = clock.measure { expect(Scenario.load(text).programs.map(\.steps.count), equals: [2_000, 2_000]) }
    #expect(time < .seconds(20))
  }
}

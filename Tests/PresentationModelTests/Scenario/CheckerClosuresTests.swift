import Testing

@testable import PresentationModel

/// Closures are read one after the other, however deep they stand in each other.
@Suite struct CheckerClosuresTests {
  private func check(_ statements: String) -> Scenario {
    let head = "ios 12\nwindow\n  home: HomeViewController\ndetail: DetailViewController\n"
    return Scenario.load(head + statements, path: "a.presim")
  }

  @Test func asDeepAsBracketsMayStand() throws {
    let open = String(repeating: "home.present(detail, animated: false) { home.dismiss(animated: false) { ", count: 128)
    let close = String(repeating: "} ", count: 256)
    let program = try #require(check(open + "home.title = \"deep\" " + close).program)
    expect(program.bodies.filter { !$0.instructions.isEmpty }.count, equals: 257)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next)
    #expect(outcome.failures.isEmpty && outcome.completionLabels.count > 1)
  }

  @Test func mistakesComeInTheOrderOfTheFile() {
    let file = check(
      "turn {\n  home.present(detail, animated: true) {\n    home.titel = \"a\"\n    home.dismiss(animated: true) { hom.title = \"b\" }\n  }\n  detail.tilte = \"c\"\n}\n"
    )
    expect(file.diagnostics.map { $0.range.start }.sorted(), equals: file.diagnostics.map { $0.range.start })
    expect(
      file.diagnostics.map(\.code), equals: ["check.unknown-property", "check.unknown-name", "check.unknown-property"])
  }

  @Test func aBranchThatIsNotTakenKeepsNothingOfThem() throws {
    let branch = "if #available(iOS 13, *) { home.present(detail, animated: true) { detail.title = \"a\" } }\n"
    let program = try #require(check(branch + "home.title = \"b\"").program)
    #expect(program.bodies.count == 1 && program.steps.count == 1)
  }
}

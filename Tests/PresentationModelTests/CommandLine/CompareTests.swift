import PresentationModel
import Testing

/// `presim compare` gives the presented controller each style, whoever made it.
@Suite struct CompareTests {
  private static let made = """
    window
      nav: UINavigationController
        a: HomeScreen
    b: SecondScreen
    a.present(UINavigationController(rootViewController: b), animated: true)
    a.dismiss(animated: true)
    """

  @Test func aControllerMadeInTheCallIsCompared() throws {
    let program = try Scenario.program(Self.made)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    runner.overrideStyle(at: 0, style: .fullScreen)
    _ = runner.next()
    #expect(runner.hierarchyDump().contains("_UIFullscreenPresentationController"))
  }

  @Test func aStepThatPresentsNothingIsRefused() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.made, to: "made.presim")
    try expect(presim.run("compare", "made.presim:6").status, equals: 2)
    let table = try presim.run("compare", "made.presim").output
    #expect(table.contains(".currentContext"))
  }
}

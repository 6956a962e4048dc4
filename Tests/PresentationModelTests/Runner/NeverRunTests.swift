import Testing

@testable import PresentationModel

/// A body that was set too late is told when the run is over.
@Suite struct NeverRunTests {
  private func notes(_ text: String) throws -> [String] {
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    while runner.next() != nil {}
    return runner.notesAtEnd().map { "\($0.line): \($0.text)" }
  }

  @Test func setAfterLaunch() throws {
    let found = try notes(
      """
      window
        home: HomeViewController
      login: LoginViewController
      home.title = "x"
      _ = home.view
      on home.viewDidAppear { home.present(login, animated: true) }
      on login.viewDidAppear { login.title = "y" }
      home.loadViewIfNeeded()
      """)
    expect(
      found,
      equals: [
        "6: 'home.viewDidAppear' never ran after it was set; home had appeared at launch",
        "7: 'login.viewDidAppear' never ran after it was set",
      ])
  }

  @Test func setInTime() throws {
    let found = try notes(
      """
      window
        home: HomeViewController
      login: LoginViewController
      on home.viewDidAppear { home.present(login, animated: true) }
      on login.viewDidAppear { }
      """)
    #expect(found.isEmpty)
  }
}

import Testing

@testable import PresentationModel

/// Observing changes nothing: a run in which every callback of every controller has an empty body comes to the same as
/// one in which none has.
@Suite struct ObservedTests {
  private static let callbacks: [Callback] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMove,
    .didMove,
  ]

  @Test func everyScenarioComesToTheSame() {
    for path in ScenarioFiles.sample(every: 3) {
      for program in ScenarioFiles.programs(path) {
        var (plain, observed) = (Self.runner(program), Self.runner(Self.observed(program)))
        var outcomes = (plain.launch() as StepOutcome?, observed.launch() as StepOutcome?)
        while let a = outcomes.0, let b = outcomes.1 {
          let place = "step \(a.index) of \(path) under \(program.profile.text)"
          expect(Self.events(b, observed), equals: Self.events(a, plain), "\(place)")
          expect(observed.hierarchyDump(), equals: plain.hierarchyDump(), "\(place)")
          // That a callback without code runs nothing (ORD-31) is what such a body takes away.
          expect(
            b.failures.map { $0.message }.filter { !$0.contains("ORD-31") }, equals: a.failures.map { $0.message },
            "\(place)")
          expect(b.console.map { $0.text }, equals: a.console.map { $0.text }, "\(place)")
          outcomes = (plain.next(), observed.next())
        }
        #expect(outcomes.0 == nil && outcomes.1 == nil, "\(path)")
      }
    }
  }

  /// One controller that code shows in no window, while another one is observed.
  @Test(arguments: ["", "on other.viewDidAppear { }"])
  func whatCodeShowsInNoWindowStays(_ observer: String) throws {
    let text = """
      window
        home: UIViewController
      other: UIViewController
      lone: UIViewController
      \(observer)
      turn { lone.beginAppearanceTransition(true, animated: false); lone.endAppearanceTransition() }
      expect no event lone.viewWillDisappear
      home.present(other, animated: true)
      expect no event lone.viewDidDisappear

      """
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "t")
    var runner = ScenarioRunner(try #require(scenario.program, "\(scenario.diagnostics)"))
    var failures = runner.launch().failures
    while let outcome = runner.next() { failures += outcome.failures }
    expect(failures.map { $0.message }, equals: [])
  }

  private static func runner(_ program: Program) -> ScenarioRunner {
    ScenarioRunner(program, isTracing: false, keepsEvents: true)
  }

  private static func events(_ outcome: StepOutcome, _ runner: ScenarioRunner) -> [String] {
    outcome.events.map { EventText.text($0, outcome, runner.hierarchy) }
  }

  /// The program, with an empty body for every callback that no body of the file hears.
  private static func observed(_ program: Program) -> Program {
    var program = program
    program.bodies.append(Body(instructions: []))
    let body = BodyID(row: program.bodies.count - 1)
    let known = program.observers
    for row in program.outline.names.indices {
      let subject = Value.controller(ControllerID(row: row))
      for callback in callbacks where !known.contains(where: { $0.subject == subject && $0.callback == callback }) {
        program.observers.append(
          Observer(
            subject: subject, callback: callback, body: body, fromStep: 0, line: 0, range: ByteRange(0, 0)))
      }
    }
    return program
  }
}

import Testing

@testable import PresentationModel

/// What is asked without a call is what the call comes to.
@Suite struct ProspectTests {
  private static let styles: [ModalPresentationStyle?] =
    [nil] + [.fullScreen, .currentContext, .overCurrentContext, .popover, .custom, .formSheet]

  /// Asks from every controller of a scenario at launch, then calls on a copy.
  @Test(arguments: ScenarioFiles.all.filter { $0.contains("/who-presents/") || $0.contains("/screens/") })
  func aProspectIsWhatTheCallComesTo(path: String) throws {
    var runner = ScenarioRunner(try #require(ScenarioFiles.program(path)), isTracing: false)
    _ = runner.launch()
    let (profile, device) = (runner.program.profile, runner.environment.device)
    for style in Self.styles where style?.isAvailable(in: profile, on: device) != false {
      var question = ProspectQuestion(runner, style: style)
      for source in runner.hierarchy.standingUnderWindows().prefix(12) {
        let prospect = question.answer(from: source)
        if let presenter = prospect.presenter {
          expect(question.presenter(from: source), equals: presenter, "\(source)")
        }
        let before = question.simulator.hierarchy.count
        var called = question.simulator
        called.loop.agenda = [.commit]
        called.present(question.presented, from: source, isAnimated: true, handler: nil, line: 0)
        called.drain()
        let presents = called.outcome.decisions.first { if case .presents = $0 { true } else { false } }
        let place = "\(runner.hierarchy.name(of: source)), \(style?.text ?? "as it is")"
        expect(before, equals: question.simulator.hierarchy.count, "asking makes nobody")
        if case .presents(let presentation, let removed)? = presents {
          expect(prospect.presenter, equals: presentation.presenter, "\(place)")
          expect(prospect.style, equals: presentation.adaptedStyle, "\(place)")
          #expect(prospect.refusal == nil && prospect.leaves.isEmpty == removed.isEmpty, "\(place)")
        } else {
          #expect(prospect.refusal != nil || called.outcome.exception != nil, "\(place)")
        }
      }
    }
  }

  /// Asking leaves the runner as it was.
  @Test func askingChangesNothing() throws {
    let text = """
      window
        tabs: UITabBarController
          home: UIViewController
      card: UIViewController
      home.present(card, animated: true)
      """
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let before = runner.hierarchyDump()
    let home = try #require(runner.hierarchy.standingUnderWindows().last)
    var question = ProspectQuestion(runner, style: .fullScreen)
    let prospect = question.answer(from: home)
    expect(prospect.presenter, equals: runner.hierarchy.standingUnderWindows().first)
    expect(prospect.leaves, equals: [prospect.presenter])
    expect(runner.hierarchyDump(), equals: before)
  }
}

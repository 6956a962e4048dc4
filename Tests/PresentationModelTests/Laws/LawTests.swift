import Testing

@testable import PresentationModel

/// What holds of every run.
@Suite struct LawTests {
  /// What a step shows to the outside, as text.
  private func text(_ outcome: StepOutcome, _ runner: ScenarioRunner) -> String {
    var lines: [String] = []
    for event in outcome.events { lines.append(EventText.text(event, outcome, runner.hierarchy)) }
    lines += outcome.console.map { "\($0.id.text) \($0.text)" }
    if let exception = outcome.exception { lines.append("\(exception.name): \(exception.text)") }
    lines.append("\(outcome.failures.count) of \(outcome.expectations)")
    return lines.joined(separator: "\n") + "\n" + runner.hierarchyDump()
  }

  private func steps(_ program: Program) -> [String] {
    var runner = ScenarioRunner(program)
    var result = [text(runner.launch(), runner)]
    while let outcome = runner.next() { result.append(text(outcome, runner)) }
    return result
  }

  /// Expectations of rules need the trace; a run without it leaves them out.
  private func withoutRules(_ program: Program) -> Program {
    var copy = program
    let isRule = program.expectations.map { expectation in
      if case .rule = expectation.kind { true } else { false }
    }
    copy.launchExpectations.removeAll { isRule[Int($0.index)] }
    for row in copy.steps.indices { copy.steps[row].expectations.removeAll { isRule[Int($0.index)] } }
    for row in copy.bodies.indices {
      copy.bodies[row].instructions.removeAll {
        if case .expect(let id) = $0.kind { isRule[Int(id.index)] } else { false }
      }
    }
    return copy
  }

  @Test(arguments: ScenarioFiles.sample(every: 4))
  func tracingChangesNothingAndRunsAreAlike(path: String) throws {
    let program = withoutRules(try #require(ScenarioFiles.program(path)))
    var traced = ScenarioRunner(program)
    var plain = ScenarioRunner(program, isTracing: false)
    var texts: [String] = []
    var next = (traced.launch() as StepOutcome?, plain.launch() as StepOutcome?)
    while let outcome = next.0, let untraced = next.1 {
      texts.append(text(outcome, traced))
      expect(texts.last, equals: text(untraced, plain), "tracing changes nothing")
      try GestureTests.aGestureThatDoesNothingSaysWhy(outcome, untraced, traced.hierarchy, path)
      next = (traced.next(), plain.next())
    }
    #expect(next.0 == nil && next.1 == nil, "tracing changes nothing")
    expect(texts, equals: steps(program), "running twice gives the same")
  }

  /// Where code's own transitions have let a controller appear without a window (CON-07).
  static let appearingOutsideWindows: Set<String> = [
    "view-loading/a-view-loads-when-it-is-first-needed", "order-of-callbacks/balanced-appearance-calls-print-nothing",
    "order-of-callbacks/without-a-window-there-is-no-viewIsAppearing",
  ]

  /// Under all versions of the file.
  @Test(arguments: ScenarioFiles.sample(every: 4))
  func invariantsHoldAfterEveryStep(path: String) throws {
    let programs = ScenarioFiles.programs(path)
    #expect(!programs.isEmpty)
    let mayAppearAnywhere = Self.appearingOutsideWindows.contains { path.hasSuffix("/\($0).presim") }
    for program in programs {
      var runner = ScenarioRunner(program)
      while let current = runner.next() {
        let simulator = runner.simulator
        let isSettled =
          !mayAppearAnywhere && SmallWorld.settled(simulator) && !simulator.loop.isStopped
          && !simulator.hierarchy.flags.contains { $0.contains(.codeTransition) }
        let violation = runner.hierarchy.firstInvariantViolation(isSettled: isSettled)
        expect(violation, equals: nil, "after step \(current.index) under \(program.profile.text)")
        try SilentNoteTests.everyNoteIsFilledAndTrue(current, runner.hierarchy)
      }
    }
  }

  /// Present, then dismiss: links, windows, states and the dump are as before, in every style. Each tree under one
  /// profile a style, by turns, so that `swift test` stays short.
  @Test(arguments: zip(SmallWorld.manners, SmallWorld.manners.indices))
  func presentAndDismissRestore(manner: SmallWorld.Manner, row: Int) {
    let trees = SmallTree.all(1) + SmallTree.all(2) + SmallTree.all(3).filter { $0.children.count == 1 }
    for (index, tree) in trees.enumerated() {
      let profiles: [Profile] = [.ios(UIKitVersion(8)), .newest, .documents]
      let launched = SmallWorld(tree, profiles[(index + row) % 3], SmallModelTests.environments[index % 2])
      for source in launched.tree { restores(launched, manner, source, source) }
      restores(launched, manner, launched.tree.last!, launched.tree.first!)
    }
  }

  private func restores(_ launched: SmallWorld, _ manner: SmallWorld.Manner, _ source: Int, _ receiver: Int) {
    var world = launched
    guard let x = world.prepare(manner, fresh: .x) else { return }
    expect(world.turn([.present(x, from: source, manner.name)]), equals: nil)
    guard !world.simulator.loop.isStopped, world.simulator.hierarchy.presentations[ControllerID(Int32(x))] != nil else {
      return
    }
    // A receiver above the presenter finds nothing that it presents.
    guard world.reference.presentedViewController(receiver) != nil else { return }
    expect(world.turn([.dismiss(receiver)]), equals: nil)
    let (before, after) = (launched.simulator.hierarchy, world.simulator.hierarchy)
    let version = launched.simulator.profile.version
    let isSame =
      before.presentedLinks == after.presentedLinks && before.presenterLinks == after.presenterLinks
      && before.parents == after.parents && before.states == after.states
      && before.places.elements[launched.tree] == after.places.elements[launched.tree]
      && before.windows == after.windows && after.presentations.isEmpty
      && PrintHierarchyFormat.windows(before, version) == PrintHierarchyFormat.windows(after, version)
    #expect(isSame, "\(world.story.joined(separator: "\n"))")
  }
}

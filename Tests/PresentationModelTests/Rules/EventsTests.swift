import Testing

@testable import PresentationModel

/// Whom calls to delegates reach, and what is compared.
@Suite struct EventsTests {
  @Test func aDelegateIsCalledForWhatItImplements() {
    var builder = WorldBuilder()
    let x = builder.add("x")
    let keen = builder.object("Keen")
    builder.world.hierarchy.classTable[builder.world.hierarchy.classTable.count - 1].protocols = [.adaptivePresentation]
    let other = builder.object("Other")
    func reaches(_ delegate: Value) -> (answer: Bool, said: [String]) {
      builder.ask {
        $1.holds(DelegateIsCalledForWhatItImplements.judge(.presentationControllerDidDismiss, delegate, of: x, $0))
      }
    }
    #expect(reaches(.object(keen)).answer)
    expect(reaches(.object(keen)).said, equals: ["EVT-03 decided x: its delegate has the method, and is called"])
    #expect(!reaches(.object(other)).answer)
    expect(
      reaches(.object(other)).said, equals: ["EVT-03 declined x: its delegate has no such method: nobody is called"])
    #expect(!reaches(.none).answer)
    expect(reaches(.none).said, equals: ["EVT-03 declined x: no delegate is set: nobody is called"])
  }

  @Test(arguments: [(false, 1, ["declined", "declined"]), (true, 2, ["decided", "decided"])])
  func whatIsCompared(hasOthers: Bool, handlers: Int, verdicts: [String]) {
    let found = WorldBuilder().ask { _, ledger in
      Events.compared(hasOthers: hasOthers, handlers: handlers, &ledger)
    }
    expect(found.said.map { String($0.prefix(6)) }, equals: ["EVT-01", "EVT-02", "EVT-04"])
    expect(found.said.dropFirst().map { String($0.dropFirst(7).prefix { $0 != ":" }) }, equals: verdicts)
  }

  /// Silence can be expected: `expect rule N-S02` holds where a call goes through nil, and nowhere else.
  @Test(arguments: [("box.navigationController?.popViewController(animated: true)", true), ("_ = box.view", false)])
  func aCallThroughNilIsSilent(statement: String, isThroughNil: Bool) throws {
    let text = "window\n  box: UIViewController\n\n\(statement)\nexpect rule N-S02\n"
    let scenario = Scenario.load(text, path: "nil.presim")
    let program = try #require(scenario.program, "\(scenario.diagnostics.map(\.message))")
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    var failures = 0
    while let outcome = runner.next() { failures += outcome.failures.count }
    expect(failures == 0, equals: isThroughNil)
  }

  /// A member of UIKit's that decides nothing here: whose it is, where it is a controller's.
  @Test func membersOutsideTheSubject() {
    var builder = WorldBuilder()
    let x = builder.add("x")
    expect(
      builder.ask { Events.isOutside("additionalSafeAreaInsets", of: x, &$1) }.said,
      equals: ["EVT-05 decided x: has additionalSafeAreaInsets, which is not simulated: nothing changes"])
    expect(
      builder.ask { Events.isOutside("layer", of: nil, &$1) }.said,
      equals: ["EVT-05 decided: layer is not simulated: nothing changes"])
  }
}

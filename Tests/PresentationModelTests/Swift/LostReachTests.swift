import Testing

@testable import PresentationModel

/// No line that presents is "not about the hierarchy": a statement that is not read says which method does not run.
@Suite struct LostReachTests {
  /// Ways to run a method that presents: it runs, or a note names it and the call.
  @Test(arguments: [
    "perform(#selector(openCard))", "self.perform(#selector(openCard), with: nil)",
    "perform(#selector(openWith(_:)), with: self)", "autoreleasepool { openCard() }",
    "UIApplication.shared.sendAction(#selector(openCard), to: self, from: nil, for: nil)",
    "UIApplication.shared.sendAction(#selector(openCard), to: nil, from: self, for: nil)",
    "button.addTarget(self, action: #selector(openCard), for: .touchUpInside); button.sendActions(for: .touchUpInside)",
    "let it: Home? = self; it.map { $0.openCard() }", "DispatchQueue.main.async(execute: openCard)",
    "for _ in 0..<1 { openCard() }", "[self].forEach { $0.openCard() }", "let go = openCard; go()", "outer()",
  ])
  func runs(body: String) throws {
    let outcome = try Self.run(body)
    expect(outcome.decisions.count, equals: 1, "\(body): \(outcome.notes)")
  }

  @Test(arguments: [
    "machine.on(.tap, openCard)", "machine.on(.tap, self.openCard)", "machine.on(\\.openCard)",
    "machine.send(#selector(openCard))", "machine <~ openCard", "machine.on(.tap, outer)", "machine.value = openCard",
    "machine.on(.tap, outermost)",
  ])
  func orSaysWhatDoesNotRun(body: String) throws {
    let outcome = try Self.run(body)
    #expect(outcome.decisions.isEmpty, "\(body)")
    #expect(
      outcome.notes.contains { $0.text.contains("does not run, which has 'present'") }, "\(body): \(outcome.notes)")
  }

  /// What names no such method is still not about the hierarchy.
  @Test(arguments: ["machine.on(.tap, harmless)", "machine.start()", "view.backgroundColor = machine.color"])
  func whatReachesNothingIsSilent(body: String) throws {
    let outcome = try Self.run(body)
    #expect(outcome.notes.isEmpty, "\(body): \(outcome.notes)")
  }

  private static func run(_ body: String) throws -> StepOutcome {
    let text = """
      class Home: UIViewController {
        let button = UIButton()
        func go() {
          \(body.split(separator: ";").joined(separator: "\n"))
        }
        @objc func openCard() { present(UIViewController(), animated: true) }
        @objc func openWith(_ sender: Any) { present(UIViewController(), animated: true) }
        func outer() { openCard() }
        func outermost() { if true { outer() } }
        func harmless() { title = "x" }
      }
      window
        home: Home
      home.go()
      """
    var runner = ScenarioRunner(try Scenario.program(text))
    _ = runner.launch()
    let next = runner.next()
    return try #require(next)
  }
}

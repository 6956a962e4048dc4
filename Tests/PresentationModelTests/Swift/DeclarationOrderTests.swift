import Testing

@testable import PresentationModel

/// What stands further down in pasted code counts as what stands further up.
@Suite struct DeclarationOrderTests {
  private static let classes = [
    "class A: UIViewController { let b = B(); func go() { present(b.c, animated: true) } }",
    "class B: UIViewController { let c = C() }",
    "class C: UIViewController { var style = UIModalPresentationStyle.fullScreen }",
  ]

  /// The value of a stored property is an instance with the values of its own.
  @Test(arguments: [classes, classes.reversed()])
  func valuesOfStoredProperties(_ classes: [String]) throws {
    let text = classes.joined(separator: "\n") + "\nwindow\n  a: A\na.go()\n"
    var runner = ScenarioRunner(try Scenario.program(text))
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next)
    #expect(outcome.exception == nil)
    #expect(runner.hierarchy.presentations.count == 1)
  }
}

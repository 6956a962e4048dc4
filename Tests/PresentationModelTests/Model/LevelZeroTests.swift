import Testing

@testable import PresentationModel

/// The notes by which a call on a high pile of presentations finds the tree at its bottom.
@Suite struct LevelZeroTests {
  /// A pile of 40 navigation controllers, one presented from what the one below shows, and then these statements.
  private func pile(_ statements: [String]) -> String {
    let count = 40
    var lines = ["window", "  root: UIViewController"]
    for level in 1...count { lines += ["n\(level): UINavigationController", "  c\(level): UIViewController"] }
    lines += ["spare: UIViewController", "box: UIViewController"]
    for level in 1...count {
      lines.append("\(level == 1 ? "root" : "c\(level - 1)").present(n\(level), animated: false)")
    }
    return (lines + statements).joined(separator: "\n") + "\n"
  }

  @Test(arguments: [
    ["c40.present(spare, animated: true)", "spare.dismiss(animated: true)"],
    ["c20.dismiss(animated: false)", "c20.present(spare, animated: true)"],
    ["window.rootViewController = spare", "c40.dismiss(animated: true)"],
    ["box.addChild(root)", "c40.present(spare, animated: true)"],
    ["n7.pushViewController(spare, animated: false)", "c7.dismiss(animated: false)"],
    ["n20.setViewControllers([spare], animated: false)", "c40.dismiss(animated: false)"],
    (1...40).reversed().map { "c\($0).dismiss(animated: false)" },
  ])
  func holdAfterEveryStep(statements: [String]) {
    expect(InvariantWalk.fault(of: pile(statements)).fault, equals: nil)
  }

  @Test func areLeftOnHighPilesAndGoWithThem() throws {
    let text = pile(["root.dismiss(animated: false)"])
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    for _ in 1...40 { _ = runner.next() }
    #expect(runner.hierarchy.levelZeroTops.count >= 4)
    _ = runner.next()
    #expect(runner.hierarchy.levelZeroTops.isEmpty)
  }
}

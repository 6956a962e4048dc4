import Testing

@testable import PresentationModel

/// An override that presim cannot run is told, and so is what it does not know of one.
@Suite struct IgnoredOverrideTests {
  private func notes(_ text: String) throws -> [String] {
    var runner = ScenarioRunner(try Scenario.program(text))
    var result = runner.launch().notes.map { "\($0.line): \($0.text)" }
    while let next = runner.next() { result += next.notes.map { "\($0.line): \($0.text)" } }
    return result
  }

  private static let window = "window\n  home: HomeViewController\n"

  /// Only where its body would change something: the first of these two, and not the second.
  @Test func anOverrideThatNeverRunsIsTold() throws {
    let text = """
      class HomeViewController: UIViewController {
          var changes = 0
          override func updateViewConstraints() {
              changes += 1
              super.updateViewConstraints()
          }
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { view.endEditing(true) }
      }
      \(Self.window)
      """
    try expect(
      notes(text),
      equals: [
        "3: 'updateViewConstraints' is UIKit's and has no effect here: presim does not simulate layout, so presim does "
          + "not call this override"
      ])
  }

  @Test func aDismissThatThePresenterOverridesIsTold() throws {
    let text = """
      class HomeViewController: UIViewController {
          override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
              super.dismiss(animated: flag, completion: completion)
          }
      }
      \(Self.window)
      card: CardViewController
      home.present(card, animated: true)
      card.dismiss(animated: true)
      """
    func told(_ header: String) throws -> Bool {
      try notes("\(header)\n\(text)").contains { $0.contains("overrides 'dismiss(animated:completion:)'") }
    }
    try expect(told("ios 17"), equals: true)
    try expect(told("rules docs"), equals: false)
  }

  @Test func anActionToNobodyInParticularIsTold() throws {
    let text = """
      class HomeViewController: UIViewController {
          func ask() {
              UIApplication.shared.sendAction(#selector(BoxViewController.save(_:)), to: nil, from: self, for: nil)
          }
      }
      class BoxViewController: UIViewController {
          @objc func save(_ sender: Any?) { title = "saved" }
      }
      window
        box: BoxViewController
          home: HomeViewController
      home.ask()
      """
    let told = try notes(text)
    #expect(told.contains("3: 'save' has no target: it goes up the responder chain to box"), "\(told)")
  }

  /// No layout is played: a frame that no code has set is asked for in vain, and one that code sets is read back.
  @Test func aFrameThatNobodySetIsNotKnown() throws {
    let frame = "CGRect(x: 0, y: 0, width: 10, height: 10)"
    func failures(_ line: String) throws -> Int {
      var runner = ScenarioRunner(
        try Scenario.program("\(Self.window)_ = home.view\n\(line)\nexpect home.view.frame == \(frame)\n"))
      var count = runner.launch().failures.count
      while let next = runner.next() { count += next.failures.count }
      return count
    }
    try expect(failures("_ = home.view"), equals: 1)
    try expect(failures("home.view.frame = \(frame)"), equals: 0)
  }
}

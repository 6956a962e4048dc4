import PresentationModel
import Testing

/// What somebody hears who types Swift that the language does not have, or UIKit as it was once called.
@Suite struct NewcomerTests {
  /// What stands before each of the lines.
  static let opening = """
    window
      nav: UINavigationController
        a: HomeViewController
    b: Detail
    alert: UIAlertController

    """

  /// All of them.
  static let slips = swiftWords + names + calls + expectations

  /// The file that somebody types a line into.
  static func source(of line: String) -> String { line.hasPrefix("class") ? line + "\n" : opening + line + "\n" }

  @Test(arguments: slips)
  func isTold(_ line: String, _ expected: String) {
    let source = Self.source(of: line)
    let opening = line.hasPrefix("class") ? 0 : 5
    let scenario = Scenario.load(source)
    #expect(scenario.program == nil)
    let printed = DiagnosticRenderer(scenario.source).render(scenario.diagnostics)
    var said: [String] = []
    for row in printed.split(separator: "\n") {
      if row.hasPrefix("note: ") { said.append(String(row)) }
      guard row.hasPrefix("t.presim:") else { continue }
      let parts = row.split(separator: ":", maxSplits: 4)
      said.append("\((Int(parts[1]) ?? 0) - opening):\(parts[2]):\(parts[4])")
    }
    expect(said.joined(separator: "\n"), equals: expected)
  }

  /// What is legal Swift and does what UIKit does.
  @Test(arguments: accepted) func isRight(_ line: String) {
    let scenario = Scenario.load(Self.opening + line + "\n")
    expect(scenario.diagnostics.map(\.message), equals: [])
    let formatted = SyntaxFormatter.format(SyntaxTree.parse(scenario.source).tree)
    expect(SyntaxFormatter.format(SourceText(formatted, path: "t.presim")).text, equals: formatted)
  }

  /// Classes of the file's own are read as Swift; their text stays as it is.
  @Test(arguments: pasted) func isRead(_ line: String) {
    let text = line.replacing("\\n", with: "\n") + "\n\nwindow\n  p: P\n"
    let scenario = Scenario.load(text)
    #expect(scenario.program != nil)
    #expect(!scenario.diagnostics.contains { $0.severity == .error })
    expect(SyntaxFormatter.format(SyntaxTree.parse(scenario.source).tree), equals: text)
  }

  static let accepted = [
    #"a.present(b, animated: true);"#,
    #"a.present(b, animated: true) { (finished) in a.title = "x" }"#,
    #"a.present(b, animated: true) { (finished: Bool, c: UIViewController?) -> Void in }"#,
    #"a.present(b, animated: true) { () -> () in a.title = "x" }"#,
    #"a.present(b, animated: true) { @MainActor in a.title = "x" }"#,
    #"a.present(b, animated: true, completion: { _, _ in })"#,
    #"a.present(b, animated: true) { [unowned a, weak b] () -> Void in a.title = b?.title }"#,
    #"a.present(b, animated: true) { (a.parent as? UINavigationController)?.popViewController(animated: true) }"#,
    #"nav.transition(from: a, to: b, duration: 1) {\#n}\#ncompletion: { _ in\#n}"#,
    #"nav.transition(from: a, to: b, duration: 1)\#n{\#n}\#ncompletion:\#n{ (finished: Bool) in\#n}"#,
    #"expect a.presentedViewController === nil"#,
    #"expect a.navigationController !== b"#,
    #"expect a is HomeViewController"#,
    #"expect !(a.presentedViewController is Detail)"#,
    #"expect (a is UIViewController) == true"#,
    #"expect a.view is UIView"#,
    #"expect b.presentationController is UIPresentationController"#,
    #"(a.parent as? UINavigationController)?.pushViewController(b, animated: true)"#,
    #"nav.setViewControllers([a, b], animated: true)"#,
    #"expect nav.viewControllers.last?.title == "x\u{1F600}\n""#,
    #"expect nav.viewControllers[0] == a"#,
    #"b.modalPresentationStyle = UIModalPresentationStyle.fullScreen"#,
    #"b.preferredContentSize = .init(width: 1, height: 2)"#,
    #"a.present(.init(), animated: true)"#,
    #"a.present(Detail.init(), animated: true)"#,
    #"nav.pushViewController(SettingsViewController(), animated: true)"#,
    #"a.present(UINavigationController(rootViewController: LoginViewController()), animated: true)"#,
    #"a.present(UIHostingController(rootView: ContentView(model: .init())), animated: true)"#,
    #"a.present(UIActivityViewController(activityItems: ["x"], applicationActivities: nil), animated: true)"#,
    #"a.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil)"#,
    #"alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { [weak a] (action: UIAlertAction!) -> Void in a?.title = "x" }))"#,
    #"alert.addAction(.init(title: "OK", style: .default) { _ in b.dismiss(animated: true) })"#,
    #"b.popoverPresentationController?.sourceRect = a.view.bounds"#,
    #"b.popoverPresentationController?.sourceRect = CGRect(x: a.view.bounds.midX, y: a.view.frame.size.height, width: 0, height: 0)"#,
    #"b.popoverPresentationController?.sourceRect = CGRect(origin: .zero, size: CGSize(width: 1, height: 1))"#,
    #"a.show(b, sender: self)"#,
    #"expect presentation(b).animator != Detail.self"#,
  ]
}

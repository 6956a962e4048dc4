import Testing

@testable import PresentationModel

/// What lint says of pasted Swift: each row is members of a class, and the rules that report something of them.
@Suite struct SwiftLintTests {
  private static let rows: [(members: String, rules: [String])] = [
    // What UIKit calls, and what that calls.
    ("override func viewDidLoad() { setUp() }\nfunc setUp() { present(Card(), animated: true) }", ["LNT-01"]),
    ("override func viewDidLoad() { DispatchQueue.main.async { self.present(Card(), animated: true) } }", []),
    ("override func viewDidAppear(_ animated: Bool) { presentFull() }", ["LNT-04"]),
    ("var seen = false\noverride func viewDidAppear(_ animated: Bool) { if !seen { presentFull() } }", []),
    (
      "var seen = false\noverride func viewDidAppear(_ animated: Bool) { guard !seen else { return }; presentFull() }",
      []
    ),
    // Methods that wait for a button.
    ("func a() { present(Card(), animated: true); present(Other(), animated: true) }", ["LNT-05"]),
    ("func a(_ b: Bool) { if b { present(Card(), animated: true) } else { present(Other(), animated: true) } }", []),
    (
      "func a(_ b: Bool) { guard b else { return present(Card(), animated: true) }; present(Other(), animated: true) }",
      []
    ),
    ("func a(_ b: Int) { switch b { case 0: present(Card(), animated: true)\ndefault: presentFull() } }", []),
    (
      "func a(_ b: String?) { if let b { present(Card(), animated: true) } else { present(Other(), animated: true) } }",
      []
    ),
    (
      """
      func a(_ b: String?, _ c: String?) {
        if let b { present(Card(), animated: true) }
        else if let c { present(Other(), animated: true) }
        else { presentFull() }
      }
      """, []
    ),
    (
      """
      func a(_ b: String?, _ c: Bool) {
        guard let b, c else {
          present(Card(), animated: true)
          return
        }
        present(Other(), animated: true)
      }
      """, []
    ),
    (
      """
      func a(_ b: String?) {
        if let b { title = b } else { present(Card(), animated: true); present(Other(), animated: true) }
      }
      """, ["LNT-05"]
    ),
    (
      """
      func a(_ b: String?) {
        if let b { present(Card(), animated: true); present(Other(), animated: true) } else { title = nil }
      }
      """, ["LNT-05"]
    ),
    ("func a() { present(Card(), animated: true) { self.presentFull() } }", []),
    (
      """
      func a() {
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "b", style: .default) { _ in self.presentFull() })
        present(alert, animated: true)
      }
      """, []
    ),
    (
      "func a() { let c = Card(); c.presentationController?.delegate = nil; c.modalPresentationStyle = .fullScreen }",
      ["LNT-26"]
    ),
    (
      "func a() { let c = Card(); c.modalPresentationStyle = .popover; present(c, animated: true) }",
      ["LNT-22", "LNT-23"]
    ),
    (
      """
      func a() {
        let c = Card()
        c.modalPresentationStyle = .popover
        if let popover = c.popoverPresentationController { popover.sourceView = button }
        present(c, animated: true)
      }
      """, ["LNT-23"]
    ),
    // What is set after the call counts, until the run loop pass has ended.
    (
      """
      func a() {
        let c = Card()
        c.modalPresentationStyle = .popover
        c.popoverPresentationController?.sourceView = view
        present(c, animated: true)
        c.popoverPresentationController?.delegate = Keeper.shared
      }
      """, []
    ),
    (
      """
      func a() {
        let c = Card()
        c.modalPresentationStyle = .popover
        c.popoverPresentationController?.sourceView = view
        present(c, animated: true) { c.popoverPresentationController?.delegate = Keeper.shared }
      }
      """, ["LNT-23"]
    ),
    ("func a() { let c = Card(); view.addSubview(c.view) }", ["LNT-12"]),
    ("func a() { let c = Card(); box.addSubview(c.view); addChild(c) }\nlet box = UIView()", []),
    ("func a() { let c = Card(); c.modalPresentationStyle = style(); present(c, animated: true) }", []),
    // Children that code adds to a container that forwards nothing.
    (
      """
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }
      override func viewDidLoad() {
        let c = Card()
        addChild(c)
        view.addSubview(c.view)
        c.didMove(toParent: self)
      }
      """, ["LNT-33"]
    ),
    (
      """
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      func a() {
        let c = Card()
        addChild(c)
        c.beginAppearanceTransition(true, animated: false)
        view.addSubview(c.view)
        c.endAppearanceTransition()
        c.didMove(toParent: self)
      }
      """, []
    ),
    (
      """
      let c = Card()
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(c)
        view.addSubview(c.view)
        c.didMove(toParent: self)
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        children.forEach { $0.beginAppearanceTransition(true, animated: animated) }
      }
      """, []
    ),
    (
      """
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      func a() { navigationController?.pushViewController(Card(), animated: true) }
      """, []
    ),
    // A comment in the code.
    ("override func viewDidLoad() {\npresent(Card(), animated: true) // presim:ignore LNT-01 meant\n}", []),
  ]

  @Test(arguments: rows.indices) func bodiesAreReadLikeSteps(row: Int) throws {
    let (members, wanted) = Self.rows[row]
    let program = try program(members, "  home: HomeViewController\n")
    let findings = Linter.findings(in: program).filter { $0.id != .lnt36 }
    expect(findings.map { $0.id.text }, equals: wanted, "\(members)")
    #expect(findings.allSatisfy { $0.cure == nil }, "\(members)")
  }

  @Test func stacksThatCodeChangesTwice() throws {
    let program = try program(
      "func a() { navigationController?.pushViewController(Card(), animated: true); go() }\n"
        + "func go() { navigationController?.pushViewController(Other(), animated: true) }",
      "  nav: UINavigationController\n    home: HomeViewController\n")
    let findings = Linter.findings(in: program).filter { $0.id != .lnt36 }
    expect(findings.map { $0.id }, equals: [.lnt08])
    expect(findings.first?.message.hasSuffix(", in HomeViewController.go(), from line 2"), equals: true)
  }

  /// The button of an alert that shows the alert again, a block that asks for itself again, and menus that lead to each
  /// other: what follows in the file is read all the same, and each closure so often that no reader waits.
  @Test func closuresThatLeadToThemselves() throws {
    var menus = ""
    for page in 0..<6 {
      menus += "func page\(page)() {\n"
      menus += "let a\(page) = UIAlertController(title: \"a\", message: nil, preferredStyle: .alert)\n"
      for other in 0..<6 where other != page {
        menus += "a\(page).addAction(UIAlertAction(title: \"b\", style: .default) { _ in self.page\(other)() })\n"
      }
      menus += "present(a\(page), animated: true)\n}\n"
    }
    let members = [
      """
      func retry() {
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "b", style: .default) { _ in self.retry() })
        present(alert, animated: true)
      }
      """,
      "func poll() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.dismiss(animated: true) { self.poll() } } }",
      menus,
    ]
    let twice = "\nfunc z() { present(Card(), animated: true); present(Other(), animated: true) }"
    for member in members {
      let findings = Linter.findings(in: try program(member + twice, "  home: HomeViewController\n"))
      expect(findings.map { $0.id }.filter { $0 != .lnt36 }, equals: [.lnt05], "\(member)")
    }
  }

  private func program(_ members: String, _ outline: String) throws -> Program {
    let text = """
      class HomeViewController: UIViewController {
      \(members)
      func presentFull() { let c = Card(); c.modalPresentationStyle = .fullScreen; present(c, animated: true) }
      }
      class Card: UIViewController { }
      class Other: UIViewController { }
      class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
        static let shared = Keeper()
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
      }
      window
      \(outline)
      """
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "lint")
    return try #require(scenario.program, "\(scenario.diagnostics.map { $0.message })")
  }
}

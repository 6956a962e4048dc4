import Testing

@testable import PresentationModel

/// The Swift of an app as `presim lint` reads it: a file in its own right, of whose surroundings nothing is known.
@Suite struct AppSourceTests {
  /// Members of a class or a file, and the rules that report something with their severities.
  private static let rows: [(text: String, found: [String])] = [
    // Nothing is on screen, so nothing is said of a window.
    (
      "class Home: UIViewController { func a() { present(Card(), animated: true) } }\nclass Card: UIViewController { }",
      []
    ),
    (
      """
      class Home: UIViewController {
        override func viewDidLoad() { present(CardViewController(), animated: true) }
      }
      """, ["LNT-01 warning"]
    ),
    ("class Home: UIPageViewController { override func viewDidLoad() { super.viewDidLoad() } }", []),
    // The delegate answers when the method has ended, wherever it is set.
    (
      """
      class Home: UIViewController, UIPopoverPresentationControllerDelegate {
        func a() {
          let c = Card()
          c.modalPresentationStyle = .popover
          c.popoverPresentationController?.sourceView = view
          present(c, animated: true)
          c.popoverPresentationController?.delegate = self
        }
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
      }
      class Card: UIViewController { }
      """, []
    ),
    (
      """
      class Home: UIViewController {
        func a() {
          let c = Card()
          c.modalPresentationStyle = .popover
          c.popoverPresentationController?.sourceView = view
          present(c, animated: true)
        }
      }
      class Card: UIViewController { }
      """, ["LNT-23 note"]
    ),
    (
      """
      class Box: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        func show(_ c: UIViewController) { addChild(c); view.addSubview(c.view); c.didMove(toParent: self) }
      }
      """, ["LNT-33 warning"]
    ),
    (
      """
      class Box: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        func show(_ c: UIViewController) { addChild(c); view.addSubview(c.view); c.didMove(toParent: self) }
        override func viewWillAppear(_ animated: Bool) { forward(animated) }
        func forward(_ animated: Bool) { for c in children { c.beginAppearanceTransition(true, animated: animated) } }
      }
      """, []
    ),
    // Objects that navigate.
    (
      """
      class MainCoordinator: Coordinator {
        let navigationController: UINavigationController
        init(navigationController: UINavigationController) { self.navigationController = navigationController }
        func start() {
          navigationController.present(CardViewController(), animated: true)
          navigationController.present(OtherViewController(), animated: true)
        }
      }
      """, ["LNT-05 error"]
    ),
    (
      """
      final class Router {
        weak var presenter: UIViewController?
        private func open() {
          presenter?.present(CardViewController(), animated: true)
          presenter?.present(OtherViewController(), animated: true)
        }
      }
      """, ["LNT-05 error"]
    ),
    (
      """
      struct Opener {
        static func open(from host: UIViewController) {
          host.present(CardViewController(), animated: true)
          host.present(OtherViewController(), animated: true)
        }
      }
      """, ["LNT-05 error"]
    ),
    (
      """
      func open(_ router: Router) {
        router.toPresentable().present(CardViewController(), animated: true)
        router.toPresentable().present(OtherViewController(), animated: true)
      }
      """, ["LNT-05 error"]
    ),
    (
      """
      extension HomeViewController {
        func open() {
          self.present(CardViewController(), animated: true)
          self.present(OtherViewController(), animated: true)
        }
      }
      """, ["LNT-05 error"]
    ),
    // Another one each time.
    (
      """
      func open(_ window: UIWindow) {
        topmost()?.present(CardViewController(), animated: true)
        topmost()?.present(OtherViewController(), animated: true)
      }
      """, []
    ),
    (
      """
      func open(first: UIViewController, second: UIViewController) {
        var host = first
        host.present(CardViewController(), animated: true)
        host = second
        host.present(OtherViewController(), animated: true)
      }
      """, []
    ),
    // A navigation controller that may be there.
    (
      """
      class Home: UIViewController {
        func a() {
          navigationController?.pushViewController(CardViewController(), animated: true)
          navigationController?.pushViewController(OtherViewController(), animated: true)
        }
      }
      """, ["LNT-08 warning"]
    ),
    // Which container takes it is not known.
    (
      """
      class Home: UIViewController {
        override func viewWillAppear(_ animated: Bool) { reload() }
        func a() { showDetailViewController(CardViewController(), sender: nil) }
      }
      """, []
    ),
    // Cells and other objects are no view controllers.
    ("class PhotoCell: UITableViewCell { func a(_ c: CardViewController) { contentView.addSubview(c.view) } }", []),
    // Children by ways that presim does not read.
    (
      "class Home: UIViewController { func a() { let c = CardViewController(); view.addSubview(c.view) } }",
      ["LNT-12 warning"]
    ),
    (
      """
      class Home: UIViewController {
        func a(_ parent: Parent) { let c = CardViewController(); parent.addChild(c); view.addSubview(c.view) }
      }
      """, []
    ),
    (
      """
      class Home: UIViewController {
        func a() { let c = CardViewController(); add(c); view.addSubview(c.view); c.didMove(toParent: self) }
      }
      """, []
    ),
    // A popover's anchor.
    (
      """
      class Home: UIViewController {
        func a() { present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true) }
      }
      """, ["LNT-22 note"]
    ),
    (
      """
      class Home: UIViewController {
        func a() {
          let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
          with(sheet.popoverPresentationController) { $0?.barButtonItem = self.share }
          present(sheet, animated: true)
        }
      }
      """, []
    ),
    // Callbacks that a sheet does not send.
    (
      """
      class List: UIViewController {
        override func viewWillAppear(_ animated: Bool) { tableView.reloadData() }
        func edit() { present(Editor(), animated: true) }
      }
      class Editor: UIViewController { }
      """, ["LNT-28 warning"]
    ),
    (
      """
      class List: UIViewController {
        override func viewWillAppear(_ animated: Bool) { navigationController?.setNavigationBarHidden(true, animated: true) }
        func edit() { present(Editor(), animated: true) }
      }
      class Editor: UIViewController { }
      """, ["LNT-28 note"]
    ),
    (
      """
      class List: UIViewController {
        override func viewWillAppear(_ animated: Bool) { tableView.reloadData() }
        func edit() { let editor = Editor(); editor.delegate = self; present(editor, animated: true) }
      }
      class Editor: UIViewController { weak var delegate: List? }
      """, ["LNT-28 note"]
    ),
    (
      """
      class List: UIViewController {
        override func viewWillAppear(_ animated: Bool) { tableView.reloadData() }
        func pick() { present(UIImagePickerController(), animated: true) }
      }
      """, ["LNT-28 note"]
    ),
    (
      """
      class List: UIViewController {
        override func viewWillAppear(_ animated: Bool) { tableView.reloadData() }
        func edit() { present(UINavigationController(rootViewController: EditorViewController(item) { _ in }), animated: true) }
      }
      """, ["LNT-28 note"]
    ),
    (
      """
      class List: UIViewController {
        override func viewWillAppear(_ animated: Bool) { tableView.reloadData() }
        func edit() {
          let editor = EditorView(item: item(at: 0)) { [weak self] _ in self?.update() }
          present(EditorHost(rootView: editor.padded()), animated: true)
        }
      }
      class EditorHost: UIHostingController<EditorView> { }
      """, ["LNT-28 note"]
    ),
    // What a closure is given decides whether it presents, too.
    (
      """
      class Form: UIViewController {
        func save(_ done: @escaping (Outcome) -> Void) {
          client.save { outcome in
            if outcome.hasFailed { self.fail(outcome); done(outcome) }
          }
        }
        func fail(_ outcome: Outcome) { present(FailureViewController(), animated: true) }
        func preview() { save { outcome in if outcome.isSaved { self.show() } } }
        func show() { present(PreviewViewController(), animated: true) }
      }
      """, []
    ),
    (
      """
      class Form: UIViewController {
        func preview() {
          client.save { outcome in
            self.present(PreviewViewController(), animated: true)
            if outcome.isNew { self.present(ThanksViewController(), animated: true) }
          }
        }
      }
      """, ["LNT-05 warning"]
    ),
    // What the file does not contain.
    ("class Toast: UIView { func tap() { dismiss(true) } }", []),
    (
      "class Home: UIViewController { func a() { present(error: failure); popover.present(from: self, on: button) } }",
      []
    ),
    ("struct Card: View { var body: some View { Text(\"a\").sheet(isPresented: $shown) { } } }", []),
    ("class Home: UIViewController,\n    UITableViewDelegate,\n    Tracked {\n  func a() { }\n}", []),
    ("class Store<A: Model,\n    B: Source>: NSObject {\n  func present() { }\n}", []),
    ("class Z<X: A, Y: A, W: A>: A {\n  typealias P = (X.P, Y.P, W.P)\n  func accept(a: P) { }\n}", []),
    ("typealias A = A\nclass Home: UIViewController { var a: A? }", []),
    // Classes of one name, nested in different types.
    (
      """
      enum First { class Model: UIViewController { } }
      enum Second { class Model: NSObject { func a(_ h: UIViewController) { h.dismiss(animated: true) } } }
      """, []
    ),
  ]

  @Test(arguments: rows.indices) func eachFileIsReadInItsOwnRight(row: Int) {
    let (text, wanted) = Self.rows[row]
    let file = Self.file(text)
    expect(Self.found(file), equals: wanted, "\(text)")
    expect(file.unread, equals: "", "\(text)")
  }

  /// A mistake in the middle: it is counted, and the rest of the file counts.
  @Test func whatCannotBeReadIsLeftOutAlone() {
    let text = """
      class Home: UIViewController {
        func a() { present(CardViewController(), animated: true); present(OtherViewController(), animated: true) }
        func b() { let x = ) present(CardViewController(), animated: true) }
        func c() { present(CardViewController(), animated: true); present(OtherViewController(), animated: true) }
      }
      class UIButton { }
      """
    let file = Self.file(text)
    expect(Self.found(file), equals: ["LNT-05 error", "LNT-05 error"])
    #expect(file.unreadCount > 0)
    // Bytes that are no UTF-8.
    let broken = Array("class Home: UIViewController { let a = \"".utf8) + [0xFF, 0xC0] + Array("\" }\n".utf8)
    #expect(Self.file(broken).unreadCount > 0)
    #expect(!Self.file(broken).programs.isEmpty)
    for end in stride(from: 0, to: text.utf8.count, by: 7) {
      // However much of it there is.
      _ = Self.found(Self.file(Array(text.utf8.prefix(end))))
    }
  }

  /// What other files say of a class.
  @Test func allFilesAreOneProgram() {
    func types(_ files: String...) -> AppTypes {
      var types = AppTypes()
      for file in files { _ = types.add(Array(file.utf8)) }
      types.settle()
      return types
    }
    let base = "class Screen: Base { }"
    let other = "open class Base: UIViewController { }"
    let use =
      "class Start: Screen { func a() { present(Screen(), animated: true); present(Screen(), animated: true) } }"
    expect(Self.found(Self.file(use, types(base, other))), equals: ["LNT-05 error"])
    // A superclass that is an object.
    expect(Self.found(Self.file(use, types(base, "class Base: NSObject { }"))), equals: [])
    // Two targets have a class of one name: nothing is known of it where they differ, and all where they agree.
    #expect(types(base, other, "class Screen: NSObject { }").type(named: "Screen") == nil)
    #expect(types(base, other, base).type(named: "Screen")?.base == .viewController)
    // What is private is known to its own file.
    #expect(types("private class Model: UIViewController { }").type(named: "Model") == nil)
    // Circles, and a class without a superclass.
    #expect(types("class A: B { }", "class B: A { }").type(named: "A")?.base.kind == nil)
    expect(types("class A { }").type(named: "A")?.base, equals: .object)
    // Heads on several lines, generics, an override that only view controllers have.
    expect(
      types("class A<X: P,\n  Y>:\n  Kit.Home<X>,\n  Q { }", "class Home: UITabBarController { }").type(named: "A")?
        .base,
      equals: .tabBarController)
    expect(types("class A: Odd { override func viewDidLoad() { } }").type(named: "A")?.base, equals: .viewController)
    // An app has scenes if one of its files has.
    let delegate =
      "class AppDelegate: UIResponder, UIApplicationDelegate { func a() { window?.rootViewController = nil } }"
    expect(Self.found(Self.file(delegate, types(delegate))), equals: ["LNT-52 warning"])
    expect(
      Self.found(Self.file(delegate, types(delegate, "class S: UIResponder, UIWindowSceneDelegate { }"))), equals: [])
  }

  private static func file(_ text: String, _ types: AppTypes = AppTypes()) -> ScenarioFile {
    file(Array(text.utf8), types)
  }

  private static func file(_ bytes: [UInt8], _ types: AppTypes = AppTypes()) -> ScenarioFile {
    ScenarioFile.app(bytes, path: "App/Home.swift", beside: types)
  }

  private static func found(_ file: ScenarioFile) -> [String] {
    FileLint(file).findings.map { "\($0.finding.id.text) \($0.severity.text)" }
  }
}

/// What presim assumes is on screen proves nothing.
@Suite struct AssumedWindowTests {
  @Test func noFindingInAnAssumedWindowIsAnError() {
    for path in ScenarioFiles.sample(every: 3) {
      let scenario = ScenarioFiles.scenario(path)
      let tree = scenario.tree
      let code = tree.items.filter {
        switch tree[$0].kind {
        case .classDeclaration, .extensionDeclaration, .enumDeclaration, .structDeclaration, .protocolDeclaration,
          .functionDeclaration:
          true
        default: false
        }
      }
      guard code.contains(where: { tree.text(of: $0).contains("func ") }) else { continue }
      let text = code.map { tree.text(of: $0) }.joined(separator: "\n") + "\n"
      guard let program = Scenario.load(bytes: Array(text.utf8), path: "").program,
        program.swift.assumedOutline != nil
      else { continue }
      for finding in Linter.findings(in: program) {
        #expect(finding.severity < .error, "\(ScenarioFiles.shown(path)): \(finding.message)")
      }
      // As a file of an app's nothing is assumed, so that nothing needs a run to be true.
      let file = ScenarioFile.app(Array(text.utf8), path: "a.swift", beside: AppTypes())
      #expect(!file.programs.isEmpty, "\(ScenarioFiles.shown(path))")
    }
  }

  @Test func anErrorBecomesAWarningThatSaysWhatItAssumes() throws {
    let text =
      "class Home: UIViewController { func a() { present(Card(), animated: true); present(Card(), animated: true) } }\n"
      + "class Card: UIViewController { }\n"
    let program = try #require(Scenario.load(bytes: Array(text.utf8), path: "").program)
    let found = Linter.findings(in: program).filter { $0.id == .lnt05 }
    expect(found.map { $0.severity }, equals: [.warning])
    expect(
      found.first?.message,
      equals:
        "'home' is already asked to present 'card' in this run loop pass; presim assumes that 'Home' is the window's "
        + "root view controller")
  }
}

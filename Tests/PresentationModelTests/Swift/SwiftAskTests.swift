import Testing

@testable import PresentationModel

/// How a user asks with code: what is pasted without its class, what comes along from a page, what presim cannot know,
/// and what it calls things that code makes.
@Suite struct SwiftAskTests {
  /// A file, and what is told of it: notes, mistakes and failures, of which each line has to have one part.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let told: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, told: String...) {
      (self.name, self.text, self.told) = (name, text, told)
    }
  }

  @Test(arguments: Self.rows)
  func tells(_ row: Row) {
    let told = Self.told(row.text)
    expect(told.count, equals: row.told.count, "\(told)")
    for (line, part) in zip(told, row.told) { #expect(line.contains(part), "\(line)") }
  }

  /// Everything that a file is told of, in order.
  static func told(_ text: String) -> [String] {
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "a.presim")
    guard let program = scenario.program else {
      return scenario.diagnostics.filter { $0.severity == .error }.map { error in
        let line = scenario.source.line(of: Int(error.range.start))
        return "\(line): \(error.message)" + error.notes.map { "; \($0.message)" }.joined()
      }
    }
    var runner = ScenarioRunner(program)
    var outcomes = [runner.launch()]
    while let outcome = runner.next() { outcomes.append(outcome) }
    var lines: [String] = []
    for outcome in outcomes {
      lines += outcome.notes.filter { !$0.isFailure }.map { "\($0.line): \($0.text)" }
      lines += outcome.failures.map { "\($0.line): \($0.message)" }
    }
    return lines + runner.unreached().map { "\($0.line): \($0.message)" }
  }

  private static let home = """
    class HomeViewController: UIViewController {
        @IBAction func didTap(_ sender: Any) {
            present(LoginViewController(), animated: true)
        }
    }

    """

  static let rows: [Row] = [
    Row(
      "what a call takes is not known",
      """
      class Home: UIViewController {
        func go() {
          navigationController?.setNavigationBarHidden(Config.hides, animated: Config.moves)
          setEditing(Config.edits, animated: false)
          navigationController?.popViewController(animated: Config.slides)
        }
      }
      window
        nav: UINavigationController
          home: Home
      home.go()
      expect nav.isNavigationBarHidden == true
      """, told: "'Config.edits' is not known, so 'setEditing' is left out",
      "'Config.slides' is not known, so the call is animated here", "presim cannot know 'Config.hides'"),
    Row(
      "a lone method",
      """
      @IBAction func didTap(_ sender: Any) {
          let vc = DetailViewController()
          present(vc, animated: true)
      }
      home.didTap()
      expect vc.presentingViewController == home
      """,
      told: "1: 'didTap' stands in no class: taken for a method of 'ViewController'",
      "1: 'ViewController' is taken for the root"),
    Row(
      "a lone method beside an outline",
      """
      window
        nav: UINavigationController
          list: ListViewController

      func open() {
          navigationController?.pushViewController(DetailViewController(), animated: true)
      }
      list.open()
      expect nav.topViewController == detail
      """,
      told: "5: 'open' stands in no class: taken for a method of 'ListViewController'"),
    Row(
      "two lone methods beside the class that they make",
      """
      class DetailViewController: UIViewController { }
      func open() { show() }
      func show() { present(DetailViewController(), animated: true) }
      home.open()
      expect detail.presentingViewController == home
      """,
      told: "'open' and one more function stand in no class", "'ViewController' is taken for the root view controller"),
    Row(
      "two classes can be meant",
      """
      class A: UIViewController { }
      class B: UIViewController { }
      window
        a: A
      func go() { present(CViewController(), animated: true) }
      """,
      told: "5: this stands in no class, and the file has 'A', 'B'; put 'extension A {' above it and '}' below"),
    Row(
      "a function that needs no instance is everybody's",
      """
      class A: UIViewController { func go() { open(on: self) } }
      class B: UIViewController { }
      window
        a: A
      func open(on host: UIViewController) { host.present(CViewController(), animated: true) }
      a.go()
      expect c.presentingViewController == a
      """),
    Row(
      "a lone launch",
      """
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let windowScene = (scene as? UIWindowScene) else { return }
          window = UIWindow(windowScene: windowScene)
          window?.rootViewController = HomeViewController()
          window?.makeKeyAndVisible()
      }
      expect home.view.window != nil
      """,
      told: "3: 'scene' is taken as not nil"),
    Row(
      "statements as in a playground run in one run loop pass",
      """
      let vc = DetailViewController()
      vc.modalPresentationStyle = .fullScreen
      present(vc, animated: true)
      expect vc.modalPresentationStyle == .fullScreen
      expect home.presentedViewController == vc
      """,
      told: "1: 'ViewController' is taken", "1: lines 1 to 3 stand in no class: taken for code of 'home'"),
    Row(
      "variables at column one are made when they are looked at",
      """
      window
        home: HomeViewController
      let vc = DetailViewController()
      expect vc == nil
      home.present(vc, animated: false)
      expect home.presentedViewController == vc
      vc.dismiss(animated: false)
      expect home.presentedViewController == nil
      """),
    Row(
      "a name that is taken",
      "window\n  home: HomeViewController\nlet home = HomeViewController()\n",
      told: "3: 'home' is already declared; first declared here"),
    Row(
      "fences, quotes and entities",
      """
      > ```swift
      > class HomeViewController: UIViewController {
      >     func f() {
      >         if 3 &gt; 2 &amp;&amp; 1 &lt; 2 { present(DetailViewController(), animated: true) }
      >     }
      > }
      > ```
      home.f()
      expect detail.presentingViewController == home
      """,
      told: "1: the '>' in front of lines 1 to 7", "1: a fence of Markdown", "4: '&gt;' is read as '>'", "4: '&amp;'",
      "4: '&lt;'", "2: 'HomeViewController' is taken"),
    Row(
      "line numbers",
      """
       8  class HomeViewController: UIViewController {
       9      func f() {
      10          present(DetailViewController(), animated: true)
      11      }
      12  }
      home.f()
      expect detail.presentingViewController == home
      """,
      told: "1: the numbers in front of lines 1 to 5", "1: 'HomeViewController' is taken"),
    Row(
      "curly quotes and no-break spaces",
      """
      class HomeViewController: UIViewController {
          func f() {
              let\u{A0}vc = DetailViewController()
              vc.title = \u{201C}a \\"b\u{201D}
              present(vc, animated: true)
          }
      }
      home.f()
      expect vc.title == "a \\"b"
      """,
      told: "3: a no-break space is read as a space", "4: '\u{201C}' is read as '\"'",
      "1: 'HomeViewController' is taken"),
    Row(
      "dots between statements",
      """
      class HomeViewController: UIViewController {
          ...
          func f() {
              ...
              present(DetailViewController(), animated: true)
              …
          }
          // ...
      }
      window
        home: HomeViewController
      home.f()
      expect detail.presentingViewController == home
      """),
    Row(
      "an initialiser in an outline",
      """
      class HomeViewController: UIViewController {
          let id: Int
          init(id: Int) { self.id = id; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError() }
      }
      window
        home: HomeViewController(id: 7)
      expect home.id == 7
      """),
    Row(
      "an initialiser that the class has not",
      """
      class HomeViewController: UIViewController {
          init(id: Int) { super.init(nibName: nil, bundle: nil) }
      }
      window
        home: HomeViewController(ident: 7)
      """,
      told: "5: no initialiser of 'HomeViewController' takes '(ident:)'; it has 'init(id:)'"),
    Row(
      "a coordinator at column one",
      """
      class AppCoordinator {
          let nav: UINavigationController
          init(nav: UINavigationController) { self.nav = nav }
          func start() { nav.pushViewController(HomeViewController(), animated: false) }
      }
      window
        root: UINavigationController
      let coordinator = AppCoordinator(nav: root)
      coordinator.start()
      expect root.topViewController == home
      """),
    Row(
      "a condition that nobody knows asks for its line",
      home.replacing(
        "present(", with: "if !store.isLoggedIn { return }\n        present(") + "home.didTap()\n",
      told: "1: 'HomeViewController' is taken",
      "3: presim cannot know 'store.isLoggedIn', and line 3 returns depending on it: above this step write 'given store.isLoggedIn = true', or '= false'"
    ),
    Row(
      "given, from its line on",
      home.replacing("present(", with: "guard Store.shared.isOn( 1, a: 2 ) else { return }\n        present(")
        + """
        given Store.shared.isOn(1, a: 2) = false
        home.didTap()
        expect home.presentedViewController == nil
        given Store.shared.isOn(1,a:2) = true
        home.didTap()
        expect home.presentedViewController == login
        """,
      told: "1: 'HomeViewController' is taken", "3: 'Store.shared.isOn(1, a: 2)' is false: line 7 gives it",
      "3: 'Store.shared.isOn(1, a: 2)' is true: line 10 gives it"),
    Row(
      "given nil",
      home.replacing("present(", with: "if Auth.auth().currentUser != nil { return }\n        present(")
        + "given Auth.auth().currentUser = nil\nhome.didTap()\nexpect home.presentedViewController == login\n",
      told: "1: 'HomeViewController' is taken", "3: 'Auth.auth().currentUser' is nil: line 7 gives it"),
    Row(
      "given a case of a type that was not pasted",
      home.replacing(
        "present(LoginViewController(), animated: true)",
        with:
          "switch store.screen { case .login: present(LoginViewController(), animated: true)\n        default: break }")
        + "given store.screen = .login\nhome.didTap()\nexpect home.presentedViewController == login\n",
      told: "1: 'HomeViewController' is taken", "3: 'store.screen' is .login: line 7 gives it"),
    Row(
      "a switch asks for a case",
      home.replacing(
        "present(LoginViewController(), animated: true)",
        with:
          "switch store.screen { case .login: present(LoginViewController(), animated: true)\n        default: break }")
        + "home.didTap()\n",
      told: "1: 'HomeViewController' is taken", "write 'given store.screen = .login', or another case"),
    Row(
      "given what nothing reads",
      home + "given store.isOn = true\nhome.didTap()\n",
      told: "6: no code of the file reads 'store.isOn', or presim knows its value"),
    Row(
      "given a part of what is asked for",
      home.replacing(
        "present(LoginViewController(), animated: true)",
        with: "if 2 >= Store.count { present(LoginViewController(), animated: true) }")
        + "given Store.count = 3\nhome.didTap()\n",
      told: "1: 'HomeViewController' is taken for the root", "3: 'Store.count' is 3: line 6 gives it"),
    Row(
      "a text with a member in a step",
      """
      extension String { var localized: String { "#" + self } }
      class HomeViewController: UIViewController {
        func name(_ text: String) { title = text }
        func ask() {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "ok".localized, style: .default) { [weak self] _ in self?.name("done".localized) })
          present(alert, animated: true)
        }
      }
      window
        home: HomeViewController
      home.name("a".localized)
      expect home.title == "#a"
      home.title = "b".uppercased()
      expect home.title == "B"
      home.ask()
      alert.tap("ok".localized)
      expect home.title == "#done"
      """, told: "14: 'title' has no effect here"),
    Row(
      "given the owner of what is asked for",
      home.replacing(
        "present(LoginViewController(), animated: true)",
        with: "if Store.plan.isPaid { present(LoginViewController(), animated: true) }")
        + "given Store.plan = 3\nhome.didTap()\n",
      told: "6: presim asks for 'Store.plan.isPaid' as a whole, not for 'Store.plan'"),
    Row(
      "complete",
      home.replacing(
        "present(LoginViewController(), animated: true)",
        with:
          "api.fetch(id: 7) { [weak self] result in\n            if case .success(let items) = result { self?.present(ListViewController(), animated: true) }\n        }"
      )
        + """
        home.didTap()
        expect home.presentedViewController == nil
        complete api.fetch(.failure(error))
        expect home.presentedViewController == nil
        home.didTap()
        complete api.fetch(.success([1]))
        expect home.presentedViewController == list
        complete api.fetch(.success([1]))
        """,
      told: "1: 'HomeViewController' is taken", "no closure waits in 'api.fetch': line 3 gives it one, and has not run"),
    Row(
      "a closure that waits is told",
      home.replacing(
        "present(LoginViewController(), animated: true)",
        with:
          "let task = session.load { data, error in\n            self.present(ListViewController(), animated: true)\n        }\n        task.resume()"
      )
        + "home.didTap()\n",
      told: "1: 'HomeViewController' is taken",
      "3: the closure that 'session.load' gets is called when the file says so: write 'complete session.load(data, error)' as a step"
    ),
    Row(
      "complete what nothing calls",
      home.replacing("present(", with: "api.fetch { self.dismiss(animated: true) }\n        present(")
        + "home.didTap()\ncomplete api.fech()\n",
      told: "8: no code of the file gives a closure to 'api.fech'; did you mean 'api.fetch'?"),
    Row(
      "the second of a name, and one that is not made yet",
      home + """
        expect login == nil
        home.didTap()
        expect home.presentedViewController == login
        home.dismiss(animated: false)
        home.didTap()
        expect home.presentedViewController == login2
        expect home.presentedViewController == login3
        """,
      told: "1: 'HomeViewController' is taken", "12: 'login3' is not made: line 3 makes it, and has not run"),
    Row(
      "something that viewDidLoad makes has a name",
      """
      class HomeViewController: UIViewController {
          override func viewDidLoad() {
              let menu = MenuViewController()
              addChild(menu)
          }
      }
      window
        home: HomeViewController
      expect menu.parent == home
      """),
    Row(
      "an expectation in a condition",
      "window\n  home: HomeViewController\nif home.isViewLoaded { expect home.title == nil }\n"),
    Row(
      "Swift 2",
      """
      class HomeViewController: UIViewController {
          override func viewDidAppear(animated: Bool) {
              super.viewDidAppear(animated)
              let vc = LoginViewController()
              vc.modalPresentationStyle = UIModalPresentationStyle.OverCurrentContext
              vc.modalTransitionStyle = .CrossDissolve
              presentViewController(vc, animated: true, completion: nil)
          }
          func close() { self.dismissViewControllerAnimated(true, completion: nil) }
          func later() {
              dispatch_async(dispatch_get_main_queue()) {
                  self.showMenu(3)
              }
          }
          func showMenu(count: Int) {
              self.navigationController!.pushViewController(MenuViewController(), animated: true)
              self.childViewControllers.first
          }
      }
      window
        nav: UINavigationController
          home: HomeViewController
      expect vc.modalPresentationStyle == .overCurrentContext
      expect vc.modalTransitionStyle == .crossDissolve
      expect vc.presentingViewController == nav
      home.close()
      expect home.presentedViewController == nil
      home.later()
      expect nav.topViewController == menu
      """,
      told: "'.OverCurrentContext' is read as '.overCurrentContext': the code is in an old Swift"),
    Row(
      "Objective-C",
      """
      @interface ViewController : UIViewController
      @end
      @implementation ViewController
      - (IBAction)showLogin:(id)sender {
          LoginViewController *vc = [[LoginViewController alloc] init];
          vc.modalPresentationStyle = UIModalPresentationFullScreen;
          [self presentViewController:vc animated:YES completion:nil]; // [self popViewControllerAnimated:YES]
          [self.navigationController pushViewController:[[DetailViewController alloc] initWithNibName:@"Detail" bundle:nil] animated:NO];
          [self dismissViewControllerAnimated:YES completion:^{
              [self.delegate.window setRootViewController:vc];
          }];
      }
      @end
      """,
      told:
        "1: this is Objective-C; presim reads Swift; in Swift 'present(vc, animated: true)'; in Swift 'navigationController?.pushViewController(DetailViewController(nibName: \"Detail\", bundle: nil), animated: false)'; in Swift 'dismiss(animated: true, completion: { … })'; in Swift 'delegate?.window??.rootViewController = vc'; 'presim import --objc FILE' writes the whole of it in Swift"
    ),
    Row(
      "a delegate whose protocol stands in another file",
      """
      class LoginViewController: UIViewController {
          weak var delegate: LoginDelegate?
          func done() { delegate?.loginDidFinish(self) }
      }
      class HomeViewController: UIViewController, LoginDelegate {
          func show() {
              let login = LoginViewController()
              login.delegate = self
              present(login, animated: true)
          }
          func loginDidFinish(_ login: LoginViewController) { login.dismiss(animated: true) }
      }
      window
        home: HomeViewController
      home.show()
      home.presentedViewController.done()
      expect home.presentedViewController == nil
      """),
    Row(
      "a service waits longer than an animation, and has methods of the same names",
      """
      class HomeViewController: UIViewController {
          func load() async {
              let spinner = UIViewController()
              present(spinner, animated: false)
              try? await service.load()
              await spinner.dismiss(animated: true)
              present(DoneViewController(), animated: true) { self.player.load() }
          }
      }
      class DoneViewController: UIViewController { }
      window
        home: HomeViewController
      home.load()
      expect home.presentedViewController is DoneViewController
      """),
    Row(
      "what a storyboard has set",
      """
      device iPad
      class HomeViewController: UIViewController {
          func ask() {
              let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
              sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
              present(sheet, animated: true)
          }
          func show() {
              let nav = storyboard!.instantiateViewController(withIdentifier: "Login") as! UINavigationController
              if nav.topViewController == nil { return }
              present(nav, animated: true)
          }
      }
      window
        home: HomeViewController
      home.ask()
      expect home.presentedViewController is UIAlertController
      home.dismiss(animated: true)
      home.show()
      """,
      told: "10: 'nav.viewControllers' is taken as not nil"),
    Row(
      "a scene's delegate has the window of the file",
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func open() { window?.rootViewController?.present(UIViewController(), animated: true) }
      }
      window
        home: HomeViewController
      delegate: SceneDelegate
      delegate.open()
      expect home.presentedViewController != nil
      """),
    Row(
      "a notification whose name is not pasted",
      """
      class HomeViewController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              NotificationCenter.default.addObserver(self, selector: #selector(ended), name: .ended, object: nil)
          }
          @objc func ended() { present(UIViewController(), animated: true) }
      }
      window
        home: HomeViewController
      NotificationCenter.default.post(name: .ended, object: nil)
      expect home.presentedViewController != nil
      """),
    Row(
      "a number that is compared where a function is called",
      """
      class HomeViewController: UIViewController {
          func show(if isFull: Bool) { if isFull { present(UIViewController(), animated: true) } }
          func go() { show(if: api.count == 3) }
      }
      window
        home: HomeViewController
      home.go()
      """,
      told: "write 'given api.count = 3', or another number"),
    Row(
      "the parts of a given text",
      """
      class HomeViewController: UIViewController {
          @IBOutlet var field: UITextField!
          func save() {
              guard let name = field.text, name.count > 2, !name.isEmpty, name.hasPrefix("A") else { return }
              title = name
          }
      }
      window
        home: HomeViewController
      given field.text = "Anna"
      home.save()
      expect home.title == "Anna"
      """,
      told: "'field.text' is"),
    Row(
      "an action to which a storyboard unwinds",
      """
      class HomeViewController: UIViewController {
          @IBAction func backHome(_ segue: UIStoryboardSegue) { }
      }
      window
        home: HomeViewController
      detail: DetailViewController
      home.present(detail, animated: true)
      detail.backHome()
      """,
      told: "an unwind segue calls this action: declare 'segue \"Back\" from detail unwind backHome'"),
    Row(
      "buttons",
      """
      class HomeViewController: UIViewController {
          @IBOutlet weak var loginButton: UIButton!
          override func viewDidLoad() {
              super.viewDidLoad()
              loginButton.addTarget(self, action: #selector(logIn(_:)), for: .touchUpInside)
              let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(HomeViewController.add))
              navigationItem.rightBarButtonItem = add
              navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.title = "left" })
              let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
              view.addGestureRecognizer(swipe)
          }
          @objc func logIn(_ sender: UIButton) { present(LoginViewController(), animated: true) }
          @objc func add() { title = "add" }
          @objc func swiped() { title = "swiped" }
      }
      window
        home: HomeViewController
      home.loginButton.tap()
      expect home.presentedViewController == login
      home.dismiss(animated: true)
      home.navigationItem.rightBarButtonItem.tap()
      expect home.title == "add"
      home.navigationItem.leftBarButtonItem?.tap()
      expect home.title == "left"
      home.add.tap()
      expect home.title == "add"
      home.swipe.tap()
      expect home.title == "swiped"
      home.helpButton.tap()
      """,
      told: "29: code that has run connects nothing to 'helpButton': call its action, as in 'home.logIn()'"),
    Row(
      "a storyboard's class",
      """
      storyboard "Detail": DetailViewController
      storyboard initial: StartViewController
      class HomeViewController: UIViewController {
          func open() {
              let vc = storyboard!.instantiateViewController(withIdentifier: "Detail")
              present(vc, animated: true)
          }
          func start() {
              view.window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          }
      }
      window
        home: HomeViewController
      home.open()
      expect vc is DetailViewController
      home.start()
      expect window.rootViewController is StartViewController
      """),
    Row(
      "a call that is all of a closure",
      """
      class HomeViewController: UIViewController {
          var ids: [Int] = []
          func load() { ids = [1, 2].map { Store.number($0) } }
      }
      window
        home: HomeViewController
      home.load()
      expect home.ids == [3, 4]
      """,
      told: "8: presim cannot know 'Store.number($0)'"),
    Row(
      "a storyboard whose class nobody says",
      """
      class HomeViewController: UIViewController {
          func open() {
              let vc = storyboard!.instantiateViewController(withIdentifier: "Detail")
              present(vc, animated: true)
          }
      }
      window
        home: HomeViewController
      home.open()
      """,
      told:
        "3: which class \"Detail\" is the code does not say: taken for a plain view controller; to say otherwise write 'storyboard \"Detail\": DetailViewController' above the outlines"
    ),
  ]
}

import Testing

@testable import PresentationModel

/// Forms of real code that once were mistakes, or were told wrongly: each text runs, and its expectations hold.
@Suite struct PastedFormsTests {
  @Test(arguments: [
    // A block that is nil is none.
    """
    class Box: UIViewController {
        var block: (() -> Void)?
        func swap(_ old: UIViewController, _ new: UIViewController) {
            addChild(new)
            transition(from: old, to: new, duration: 0.25, options: .curveEaseIn, animations: nil) { _ in
                old.removeFromParent()
            }
        }
        func again(_ old: UIViewController, _ new: UIViewController) {
            addChild(new)
            transition(from: old, to: new, duration: 0.25, options: [], animations: block, completion: nil)
        }
    }
    window
      box: Box
        a: A
    b: B
    c: C
    box.swap(a, b)
    expect a.parent == nil
    box.again(b, c)
    expect c.view.window != nil
    """,
    """
    class Home: UIViewController {
        func ask(_ done: ((UIAlertAction) -> Void)? = nil) {
            let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default, handler: done))
            present(alert, animated: true)
        }
    }
    window
      home: Home
    home.ask()
    alert.tap("OK")
    expect home.presentedViewController == nil
    """,
    // A class with nothing in it, and one whose brace stands below.
    """
    class Model { }
    class Other
    {
        var model = Model()
    }
    class Home: UIViewController { let other = Other() }
    window
      home: Home
    card: Card
    home.present(card, animated: true)
    expect home.presentedViewController == card
    """,
    // A static method of an enumeration.
    """
    enum Palette {
        static func open(on home: UIViewController) { home.present(Card(), animated: true) }
    }
    class Card: UIViewController { }
    window
      home: Home
    Palette.open(on: home)
    expect home.presentedViewController == card
    """,
    // A custom segue by its class.
    """
    class Fade: UIStoryboardSegue {
        override func perform() { source.present(destination, animated: false) }
    }
    window
      a: A
    b: B
    segue "fade" from a to b kind Fade
    a.performSegue(withIdentifier: "fade", sender: nil)
    expect a.presentedViewController == b
    """,
    // An unwind action in Swift, in an extension too.
    """
    class ListViewController: UITableViewController {
        var picked: String?
    }
    extension ListViewController {
        @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
            if let source = segue.source as? DetailViewController { picked = source.item }
        }
    }
    class DetailViewController: UIViewController {
        var item = "a"
        @IBAction func save() { performSegue(withIdentifier: "back", sender: self) }
    }
    window
      nav: UINavigationController
        list: ListViewController
        detail: DetailViewController
    segue "back" from detail unwind unwindToList
    detail.save()
    expect nav.topViewController == list
    expect list.picked == "a"
    """,
    // A trailing closure is the first parameter's that is a function, whatever stands before it and is left out.
    """
    typealias Done = () -> Void
    class Home: UIViewController {
        func ask(title: String, message: String? = nil, index: Int? = nil, style: UIColor = .red, then: ((Int) -> Void)? = nil) {
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in then?(0) })
            present(alert, animated: true)
        }
        func open() { ask(title: "a") { _ in self.show { self.title = "b" } } }
        func show(name: String = "x", host: Home? = nil, done: Done? = nil) { present(Card(made: "y") { done?() }, animated: true) }
    }
    class Card: UIViewController {
        let onLoad: () -> Void
        init(made: String, other: Int = 0, onLoad: @escaping () -> Void) {
            self.onLoad = onLoad
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() { super.viewDidLoad(); onLoad() }
    }
    window
      home: Home
    home.open()
    alert.tap("OK")
    expect home.presentedViewController == card
    expect home.title == "b"
    """,
    // A dictionary without entries as an argument.
    """
    class Home: UIViewController {
        func picked(_ picker: UIImagePickerController, info: [String: Any]) { dismiss(animated: true) }
    }
    window
      home: Home
    picker: UIImagePickerController
    home.present(picker, animated: true)
    home.picked(picker, info: [:])
    expect home.presentedViewController == nil
    """,
    // A storyboard whose class the code does not say.
    """
    class Home: UIViewController {
        func open() {
            let vc = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Popup")
            vc.modalPresentationStyle = .overFullScreen
            present(vc, animated: true)
        }
    }
    window
      home: Home
    home.open()
    expect home.presentedViewController == vc
    expect presentation(vc).style == .overFullScreen
    """,
    // One whose identifier is the name of the class.
    """
    class Popup: UIViewController { func close() { dismiss(animated: true) } }
    class Home: UIViewController {
        func open() {
            let vc = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Popup")
            present(vc, animated: true)
        }
    }
    window
      home: Home
    home.open()
    vc.close()
    expect home.presentedViewController == nil
    """,
    // What is called of something that was not pasted.
    """
    class Home: UIViewController {
        func wait() { SVProgressHUD.show(withStatus: "x") }
        func ready() {
            SVProgressHUD.dismiss()
            hud.dismiss(animated: true)
            let card = Card()
            AppRouter.shared.nav.pushViewController(card, animated: true)
        }
    }
    class Card: UIViewController { }
    given AppRouter.shared.nav = nav
    window
      nav: UINavigationController
        home: Home
    home.ready()
    expect nav.topViewController == card
    """,
    // A helper that was not pasted, and says by its name what it answers.
    """
    class Alerts {
        static func show() {
            guard let top = UIApplication.topViewController() else { return }
            top.present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: true)
        }
    }
    window
      tabs: UITabBarController
        nav: UINavigationController
          home: Home
    card: Card
    home.present(card, animated: false)
    Alerts.show()
    expect card.presentedViewController == alert
    """,
    // A controller of a framework that shows itself, and is no view controller.
    """
    class Login: UIViewController {
        func start() {
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.performRequests()
        }
        func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization a: ASAuthorization) {
            present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: true)
        }
    }
    window
      login: Login
    login.authorizationController(controller: nil, didCompleteWithAuthorization: nil)
    expect login.presentedViewController == alert
    """,
    // A post with its information is a step of its own.
    """
    class Home: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(self, selector: #selector(told), name: .told, object: nil)
        }
        @objc func told(_ note: Notification) {
            title = note.userInfo?["word"] as? String
        }
    }
    extension Notification.Name { static let told = Notification.Name("told") }
    window
      home: Home
    NotificationCenter.default.post(name: .told, object: nil, userInfo: ["word": "a"])
    expect home.title == "a"
    NotificationCenter.default.post(name: .told, object: nil, userInfo: ["word": "b"])
    expect home.title == "b"
    """,
    // An answer that is awaited.
    """
    class Home: UIViewController {
        func confirm() async -> Bool {
            await withCheckedContinuation { continuation in
                let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in continuation.resume(returning: true) })
                alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in continuation.resume(returning: false) })
                present(alert, animated: true)
            }
        }
        func delete() {
            Task {
                guard await confirm() else { return }
                navigationController?.popViewController(animated: true)
            }
        }
    }
    window
      nav: UINavigationController
        list: List
        home: Home
    home.delete()
    alert.tap("No")
    expect nav.topViewController == home
    home.delete()
    alert2.tap("Yes")
    expect nav.topViewController == list
    """,
  ])
  func runs(text: String) throws { try Self.holds(text) }

  /// A text has no error, and no step of it fails.
  static func holds(_ text: String) throws {
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "pasted")
    expect(scenario.diagnostics.filter { $0.severity == .error }.map { $0.message }, equals: [], "\(text)")
    var runner = ScenarioRunner(try #require(scenario.program))
    var failures = runner.launch().failures.map { "\($0.line): \($0.message)" }
    while let outcome = runner.next() { failures += outcome.failures.map { "\($0.line): \($0.message)" } }
    expect(failures, equals: [], "\(text)")
  }

  /// Who says no to a swipe is named: the delegate that is asked, not what was not even set.
  @Test func theDelegateThatSaysNoIsTheReason() throws {
    let text = """
      ios 17
      class Card: UIViewController, UIAdaptivePresentationControllerDelegate {
          func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
      }
      window
        home: Home
      card: Card
      card.presentationController?.delegate = card
      home.present(card, animated: true)
      card.swipeToDismiss()
      """
    var runner = ScenarioRunner(try Scenario.program(text))
    _ = runner.launch()
    var told: [String] = []
    while let outcome = runner.next() {
      for (row, decision) in outcome.decisions.enumerated() {
        told.append(DecisionText.text(decision, in: runner.hierarchy, because: outcome.gestureReason(row)))
      }
    }
    #expect(
      told.contains { $0.hasPrefix("card does not let the user dismiss it: the delegate says no") }, "\(told)")
  }

  /// A slip in what is called of a controller that code makes is one, as of a controller of an outline.
  @Test func aSlipInAStepIsAMistake() {
    let text = """
      class Home: UIViewController {
          func open() { present(Card(), animated: true) }
      }
      class Card: UIViewController { func close() { dismiss(animated: true) } }
      window
        home: Home
      home.open()
      card.clos()
      """
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "pasted")
    #expect(scenario.diagnostics.contains { $0.message == "value of type 'Card' has no method 'clos'" })
  }

  /// What a user does is no method of an extension that was not pasted.
  @Test func aGestureThatNobodyHasIsAMistake() {
    let text = """
      class Home: UIViewController {
          func open() { present(Card(), animated: true) }
      }
      class Card: UIPageViewController {}
      window
        home: Home
      home.open()
      card.swipeForward()
      card.refresh()
      """
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "pasted")
    let errors = scenario.diagnostics.filter { $0.severity == .error }
    #expect(errors.map { $0.message } == ["value of type 'Card' has no method 'swipeForward'"])
  }
}

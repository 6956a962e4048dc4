import Testing

@testable import PresentationModel

/// What a pasted file names and does not declare: superclasses, aliases, classes with a near name, frameworks of others.
@Suite struct DeclaredElsewhereTests {
  private static let card = "class CardViewController: UIViewController { }\n"

  /// A superclass that nobody declares makes a view controller of a class only where its name or its use says so.
  @Test(arguments: [
    ("class Main: Coordinator { func start() { } }", false),
    ("class MainCoordinator: Coordinator { let view: UIView? = nil\n  func load() { view.load() } }", false),
    ("class Cell: UITableViewCellBase { func fill() { } }", false),
    ("class Badge: UIBadgeView { func fill() { } }", false),
    ("class Main: BaseViewController { func start() { } }", true),
    ("class MainScreen: BaseScreen { override func viewDidLoad() { super.viewDidLoad() } }", true),
    ("class MainScreen: BaseScreen { func fill() { view.addSubview(label) } }", true),
    ("class MainScreen: BaseScreen { func fill() { self.view.addSubview(label) } }", true),
    ("class Main: Base { func a() { } }\nclass Lower: Main { override func viewDidAppear(_ a: Bool) { } }", true),
    ("class Main: Base { func a() { } }\nextension Main { override func loadView() { } }", true),
    (
      "class Main: Base { func a() { } }\nclass Other: UIViewController { func b() { present(Main(), animated: true) } }",
      true
    ),
    (
      "class Main: Base { func a() { } }\nclass Other { func b(_ nav: UINavigationController) { let m = Main()\n nav.pushViewController(m, animated: true) } }",
      true
    ),
  ])
  func aSuperclassThatStandsElsewhere(text: String, isController: Bool) throws {
    let scenario = Scenario.load(bytes: Array((text + "\nwindow\n  home: UIViewController\n").utf8), path: "test")
    let program = try #require(scenario.program, "\(scenario.diagnostics.map(\.message))")
    let type = try #require(program.classes.first { $0.isDeclared })
    let found = if case .controller = type.kind { true } else { false }
    expect(found, equals: isController, "\(text)")
  }

  /// A plural, a number or a letter makes another class; what misses by a letter and stands once is a slip.
  @Test(arguments: [
    ("OrderViewController", "OrdersViewController", true), ("PhotosViewController", "PhotoViewController", true),
    ("Step1ViewController", "Step2ViewController", true), ("PageAViewController", "PageBViewController", true),
    ("ItemVC", "ItemsVC", true), ("StepViewController", "Step2ViewController", true),
    ("OrderViewController", "OrderViewControler", false), ("DetailViewController", "DetialViewController", false),
    ("CardViewController", "CarViewController", false), ("ListViewController", "ListViewcontroller", false),
    ("HomeViewController", "HomeVViewController", false),
  ])
  func aNearName(declared: String, used: String, isAnother: Bool) {
    let text = "class \(declared): UIViewController { func a() { } }\nwindow\n  home: \(declared)\nother: \(used)\n"
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "test")
    let isRefused = scenario.diagnostics.contains { $0.message == "unknown class '\(used)'" }
    expect(isRefused, equals: !isAnother, "\(used) beside \(declared)")
  }

  /// A name that stands twice is no slip.
  @Test func aNameThatStandsTwice() throws {
    let text = """
      class CardViewController: UIViewController { func a() { present(CarViewController(), animated: true) } }
      window
        home: CardViewController
      car: CarViewController
      home.a()
      expect home.presentedViewController is CarViewController
      """
    _ = try Scenario.program(text)
  }

  /// Headers on several lines, aliases, wrappers, what others' frameworks have for an app's delegate: each runs.
  @Test(arguments: [
    """
    class HomeViewController: UIViewController,
      UITableViewDelegate, UITableViewDataSource
    {
      func open() { present(CardViewController(), animated: true) }
    }
    """,
    """
    class HomeViewController:
      UIViewController,
      UITableViewDelegate {
      func open() { present(CardViewController(), animated: true) }
    }
    """,
    """
    class HomeViewController
      : UIViewController
      , UITableViewDelegate {
      func open() { present(CardViewController(), animated: true) }
    }
    """,
    """
    class ListViewController<
      Item,
      Cell
    >: UIViewController {
      func open() { present(CardViewController(), animated: true) }
    }
    class HomeViewController: ListViewController<Int, String> { }
    """,
    """
    protocol Opens { }
    extension Opens where Self: UIViewController {
      func open() { present(CardViewController(), animated: true) }
    }
    typealias OpeningController = UIViewController & Opens
    class HomeViewController: OpeningController { }
    """,
    """
    class Base: UIViewController { }
    extension Base { func open() { present(CardViewController(), animated: true) } }
    typealias Both = UITableViewDelegate & Base
    class HomeViewController: Both { }
    """,
    """
    @propertyWrapper
    struct Injected {
      let make = CardViewController()
      var wrappedValue: CardViewController { make }
    }
    class HomeViewController: UIViewController {
      @Injected var card: CardViewController
      func open() { present(card, animated: true) }
    }
    """,
    """
    typealias P = (P, P)
    class HomeViewController: UIViewController {
      func take(_ p: P) { }
      func open() { present(CardViewController(), animated: true) }
    }
    """,
  ])
  func itRuns(text: String) throws {
    let steps =
      "window\n  home: HomeViewController\nhome.open()\nexpect home.presentedViewController is CardViewController"
    let program = try Scenario.program(Self.card + text + "\n" + steps)
    var runner = ScenarioRunner(program)
    var failures = runner.launch().failures
    while let outcome = runner.next() { failures += outcome.failures }
    #expect(failures.isEmpty, "\(text)\n\(failures.map(\.message))")
  }

  /// An app's delegate below another framework's is one: its launch runs.
  @Test(arguments: ["FlutterAppDelegate", "RCTAppDelegate", "ExpoAppDelegate", "EXAppDelegateWrapper"])
  func anAppDelegateOfAnotherFramework(superclass: String) throws {
    let text = """
      class CardViewController: UIViewController { }
      @main
      class AppDelegate: \(superclass) {
        var root: UIWindow?
        override func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          root = UIWindow()
          root?.rootViewController = CardViewController()
          root?.makeKeyAndVisible()
          return true
        }
      }
      expect root.rootViewController is CardViewController
      """
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "test")
    let program = try #require(scenario.program, "\(scenario.diagnostics.map(\.message))")
    #expect(!program.classes.contains { $0.name == "AppDelegate" && isController($0.kind) })
    var runner = ScenarioRunner(program)
    let outcome = runner.launch()
    #expect(outcome.failures.isEmpty, "\(outcome.failures.map(\.message)) \(outcome.notes.map(\.text))")
  }

  private func isController(_ kind: ClassKind) -> Bool { if case .controller = kind { true } else { false } }

  /// The sender of `show` is what code gives it.
  @Test(arguments: ["self", "nil", "button"])
  func theSenderOfShowArrives(sender: String) throws {
    let text = """
      class CardViewController: UIViewController { }
      class HomeViewController: UIViewController {
        let button = UIViewController()
        func open() { show(CardViewController(), sender: \(sender)) }
        override func show(_ vc: UIViewController, sender: Any?) {
          title = sender == nil ? "nil" : sender as? UIViewController === self ? "self" : "button"
        }
      }
      window
        home: HomeViewController
      home.open()
      expect home.title == "\(sender)"
      """
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next)
    #expect(outcome.failures.isEmpty, "\(outcome.failures.map(\.message)) \(outcome.notes.map(\.text))")
  }
}

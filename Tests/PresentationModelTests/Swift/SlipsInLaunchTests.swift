import Testing

@testable import PresentationModel

/// Slips of one word or sign in an app that launches by its delegates, with a wrapper, a structure and a stream of its own.
@Suite struct SlipsInLaunchTests {
  @Test(arguments: [Self.app, Self.parts]) func theFileIsRight(text: String) {
    #expect(Scenario.errors(text).map { $0.message } == [])
  }

  @Test(arguments: slipsOfApp) func aSlipIsAnError(slip: SlipsInAClassTests.Slip) { slip.check(in: Self.app) }
  @Test(arguments: slipsOfParts) func aSlipInAPartIsAnError(slip: SlipsInAClassTests.Slip) {
    slip.check(in: Self.parts)
  }

  /// One slip is one error, where it stands.
  @Test(arguments: slipsOfApp) func aSlipIsOneError(slip: SlipsInAClassTests.Slip) {
    let text = Self.app.replacingFirst(slip.part, with: slip.slip)
    #expect(Scenario.errors(text).count == 1, "\(Scenario.errors(text).map { $0.message })")
  }

  private static let app = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let home = HomeViewController()
            window = UIWindow(windowScene: windowScene)
            window?.rootViewController = home
            window?.makeKeyAndVisible()
            if let url = connectionOptions.urlContexts.first?.url { home.open(url) }
        }
    }

    class Tabs {
        static var selected = 0
    }

    class HomeViewController: UIViewController {
        lazy var button: UIButton = {
            let button = UIButton(type: .system)
            button.isHidden = true
            return button
        }()
        var name: String?
        let detail = DetailViewController()

        func open(_ url: URL) {
            reload()
            Tabs.selected = 1
            title = name ?? "none"
            present(detail, animated: true)
        }

        func reload() {
            show(message: "again")
            let width = CGSize(width: 1, height: 2)
            preferredContentSize = width
        }

        func show(message: String) { print(message) }

        func isFirst(_ operation: UINavigationController.Operation) -> UIViewController? {
            operation == .pop ? detail : nil
        }
    }

    class DetailViewController: UIViewController {}
    """

  private static let slipsOfApp: [SlipsInAClassTests.Slip] = [
    .init("let home = HomeViewController()", "home = HomeViewController()", "cannot find 'home' in this file"),
    .init("return button\n", "button\n", "has to give back a value of type 'UIButton'"),
    .init(
      "let detail = DetailViewController()", "let detail = detailViewController()", "cannot find 'detailViewController'"
    ),
    .init("Tabs.selected = 1", "Tabs.seleced = 1", "type 'Tabs' has no member 'seleced'"),
    .init("static var selected", "static let selected", "cannot assign to 'selected': it is a 'let' property"),
    .init("name ?? \"none\"", "name || \"none\"", "'||' joins conditions"),
    .init(
      "reload()\n        Tabs", "reloadd()\n        Tabs", "value of type 'HomeViewController' has no method 'reloadd'"),
    .init("show(message: \"again\")", "Show(message: \"again\")", "cannot find 'Show' in this file"),
    .init("CGSize(width: 1, height: 2)", "CGSize(width: 1, 2)", "missing argument label 'height:'"),
    .init("operation == .pop", "operation = .pop", "'=' assigns here"),
    .init("print(message)", "prhnt(message)", "cannot find 'prhnt' in this file"),
    .init("present(detail, animated: true)", "present(detail, animated: true, 1)", "and this has one argument more"),
    .init("title = name", "super.titel = name", "value of type 'UIViewController' has no member 'titel'"),
  ]

  private static let parts = """
    @propertyWrapper
    struct Clamped {
        var wrappedValue: Int
    }

    struct Content {
        let title: String
        let message: String?
        var actions: [Action] = []
        struct Action {
            let title: String
            var handler: (() -> Void)?
        }
    }

    extension UIViewController {
        @objc func start() { title = "started" }
    }

    final class Stream {
        let (first, last) = (Int.self, 2)
    }

    class HomeViewController: UIViewController {
        @Clamped var tries = 2
        var content = Content(title: "a", message: nil)

        override func start() {
            content.actions.append(.init(title: "b"))
            if tries > 1 { title = "again" }
        }

        func ask() async -> Int {
            await withCheckedContinuation { $0.resume(returning: 1) }
        }

        func pick(_ list: [Int]) -> Int? {
            list.filter({ $0 > 1 }).min(by: { $0 < $1 })
        }
    }

    window
      home: HomeViewController
    home.start()
    """

  private static let slipsOfParts: [SlipsInAClassTests.Slip] = [
    .init("Content(title: \"a\", message: nil)", "Content(title: \"a\")", "missing argument for parameter 'message'"),
    .init(".init(title: \"b\")", ".init(titel: \"b\")", "incorrect argument label 'titel:'"),
    .init("tries > 1", "tries > \"1\"", "binary operator '>' cannot be applied"),
    .init("@Clamped var", "@Clamped let", "'@Clamped' stands before 'var'"),
    .init("override func start", "func start", "overriding declaration requires an 'override' keyword"),
    .init("await with", "with", "'withCheckedContinuation' is 'async'"),
    .init(".min(by:", ".miin(by:", "value of type 'Array' has no member 'miin'"),
    .init("Int.self", "Int.sellf", "no type has a member 'sellf'"),
  ]
}

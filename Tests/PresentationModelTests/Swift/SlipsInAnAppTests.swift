import Testing

@testable import PresentationModel

/// Slips of one word in five files as apps have them: each is an error, and the file without the slip has none.
@Suite struct SlipsInAnAppTests {
  typealias Slip = SlipsInAClassTests.Slip

  @Test(arguments: [coordinator, contacts, map, tabs, profile]) func theFileIsRight(text: String) {
    #expect(Scenario.errors(text).map { $0.message } == [])
  }

  @Test(arguments: slipsOfCoordinator) func aSlipOfCoordinator(slip: Slip) { slip.check(in: Self.coordinator) }
  @Test(arguments: slipsOfContacts) func aSlipOfContacts(slip: Slip) { slip.check(in: Self.contacts) }
  @Test(arguments: slipsOfMap) func aSlipOfMap(slip: Slip) { slip.check(in: Self.map) }
  @Test(arguments: slipsOfTabs) func aSlipOfTabs(slip: Slip) { slip.check(in: Self.tabs) }
  @Test(arguments: slipsOfProfile) func aSlipOfProfile(slip: Slip) { slip.check(in: Self.profile) }

  /// What swiftc takes, or what another file of the app may declare.
  @Test(arguments: right) func isNoSlip(text: String) {
    #expect(Scenario.errors(text + "\n\nwindow\n  zz: UIViewController\n").map { $0.message } == [])
  }

  private static let right = [
    // Each way gives a value, leaves, or ends the app.
    """
    class Flow {
        let nav: UINavigationController
        private let style: Int
        init?(nav: UINavigationController, count: Int) {
            self.nav = nav
            if count == 1 { style = 1 } else if count == 2 { return nil } else { self.style = 3 }
        }
        convenience init() { self.init(nav: UINavigationController(), count: 1)! }
        func pick(_ n: Int) -> UIViewController {
            let made: UIViewController
            switch n {
            case 0: made = UIViewController()
            case 1:
                do { made = try load() } catch { return nav }
            case 2: fatalError("none")
            default: give()
            }
            return made
        }
        func load() throws -> UIViewController { nav }
    }
    """,
    "struct Point { let x: Int; let y: Int; init(_ n: Int) { self = Point(x: n, y: n) }; init(x: Int, y: Int) { self.x = x; self.y = y } }",
    "class Fade: NSObject { let time: Double; override init() { time = 1; super.init() }; lazy var view = UIView(); var late: Int!; var none: String? }",
    "class Split: UISplitViewControllerDelegate { func splitViewController(_ s: UISplitViewController, collapseSecondary a: UIViewController, onto b: UIViewController) -> Bool { true } }",
    // Names that other files of the app may declare.
    "class A: UIViewController { var a: Schedule?; var b: [Contacts] = []; var c: Tier?; var d = Flat(); var e: PCViewController?; var f: UserLoader?; @Clamped var g = 1 }",
    "import Combine\nclass A { var a: AnyPublisher<String, Never>?; var b: Task<Void, Error>?; var c = [String: Int](); let d = CurrentValueSubject<Int, Error>(1) }",
    // Enumerations.
    "enum Tab { case a, b(Int); static var allCases: [Tab] { [.a] } }\nclass A: UIViewController { func go() { print(Tab.allCases.count) } }",
    "enum Tab { case a, b }\nextension Tab: CaseIterable {}\nclass A: UIViewController { func go() { print(Tab.allCases.count) } }",
    "enum Tab: String, Listed { case a, b }\nclass A: UIViewController { func go() { print(Tab.allCases, Tab.other, Tab.a.rawValue) } }",
    "enum E: Error { case a, b(String) }\nclass A: UIViewController { func go() { do { throw E.b(\"x\") } catch E.a { } catch { } } }",
    // Closures.
    """
    class A: UIViewController {
        var done: (() -> Void)?
        var pick: ((String) -> Void)?
        func all(_ each: (Int) -> Void, then: (() -> Void)?, later: @escaping () -> Void) {
            [1, 2].forEach { each($0) }
            [1].forEach(each)
            done = then
            done = later
            DispatchQueue.main.async { then?(); later() }
        }
        func go() {
            pick = { print($0) }
            pick = { _ in }
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addTextField { $0.placeholder = "a" }
            alert.addAction(UIAlertAction(title: "a", style: .default, handler: nil))
            alert.addAction(UIAlertAction(title: "a", style: .default) { [weak self] _ in self?.done?() })
            alert.addAction(UIAlertAction(title: "a", style: .default, handler: tap))
            UIView.animate(withDuration: 1) { self.view.alpha = 0 }
            UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }) { _ in self.done?() }
            UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }, completion: nil)
            UIView.animate(withDuration: 1) { self.view.alpha = 0 } completion: { print($0) }
            UIView.transition(with: view, duration: 1, options: [], animations: {}, completion: { _ in })
        }
        func tap(_ action: UIAlertAction) {}
    }
    """,
    // Effects, conformances, types.
    """
    import Combine
    protocol Loading { var title: String { get }; func load() async throws -> Int }
    extension Loading { var title: String { "a" } }
    class A: UIViewController, Loading {
        var bag = Set<AnyCancellable>()
        let errors = PassthroughSubject<String, Never>()
        func load() async throws -> Int {
            try await Task.sleep(nanoseconds: 1)
            throw CancellationError()
        }
        func go() {
            errors.send("a")
            errors.sink { _ in }.store(in: &bag)
            Task { try? await Task.sleep(nanoseconds: 1) }
            let size: CGSize = .zero
            preferredContentSize = size
            view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
            let flags = 3 & 1
            print(flags, [1.0, 2].map { $0 * 2 }, ["a"].map { $0.isEmpty })
        }
        func row(_ at: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    """,
    // In a condition '=' is no comparison of what is declared.
    "class A: UIViewController { weak var other: A?; weak var next: UIViewController!; func go() { guard let a = other else { return }; a.next = nil } }",
  ]

  /// A button that is made where it is returned.
  @Test func aButtonIsMadeWhereItIsReturned() throws {
    let text = """
      class HomeViewController: UIViewController {
          lazy var edit: UIButton = {
              return UIButton(primaryAction: UIAction { [weak self] _ in self?.open() })
          }()
          func open() { present(UIViewController(), animated: true) }
      }

      window
        home: HomeViewController

      home.edit.tap()
      """
    var runner = ScenarioRunner(try Scenario.program(text))
    _ = runner.launch()
    let next = runner.next()
    let step = try #require(next)
    expect(step.decisions.count, equals: 1, "\(step.notes)")
    #expect(!step.notes.contains { $0.text.hasText("is not read") })
  }

  /// What a tab bar item is made with can be read of it.
  @Test func aTagIsKnown() throws {
    let text = """
      class Tabs: UITabBarController, UITabBarControllerDelegate {
          override func viewDidLoad() {
              super.viewDidLoad()
              delegate = self
              let (one, two) = (UIViewController(), UIViewController())
              one.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 1)
              two.tabBarItem = UITabBarItem(title: "Two", image: UIImage(named: "two"), tag: 2)
              viewControllers = [one, two]
          }
          func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
              if viewController.tabBarItem.tag == 2 { present(UIViewController(), animated: true) }
              return viewController.tabBarItem.title == "One"
          }
      }

      window
        tabs: Tabs

      tabs.tap(tabs.viewControllers[1])
      """
    var runner = ScenarioRunner(try Scenario.program(text))
    _ = runner.launch()
    let next = runner.next()
    let step = try #require(next)
    expect(step.decisions.count, equals: 2, "\(step.notes)")
  }
}

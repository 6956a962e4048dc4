import Testing

@testable import PresentationModel

/// Steps that would never settle end at a named limit, at once (ORD-34).
@Suite struct EndlessTests {
  private func limit(_ text: String) throws -> LimitReached {
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    var outcome = runner.launch()
    while outcome.limit == nil, let next = runner.next() { outcome = next }
    #expect(outcome.trace.contains { $0.rule == .rule(.ord34) })
    #expect(!outcome.failures.isEmpty)
    return try #require(outcome.limit)
  }

  @Test func aChildOfItsOwnClass() throws {
    let found = try limit(
      """
      class Kid: UIViewController {
        on viewDidLoad {
          self.addChild(Kid())
          self.view.addSubview(children.first.view)
        }
      }
      window
        home: HomeViewController
      home.present(Kid(), animated: true)
      """)
    expect(found.what, equals: "2,000 controllers, windows and objects made")
    expect(found.chain.last, equals: "<Kid>.viewDidLoad")
  }

  /// Values of stored properties that make each other, whichever class stands first.
  @Test(arguments: ["window\n  home: Home\nhome.go()", "window\n  a: A", "window\n  b: B"])
  func classesThatMakeEachOther(_ rest: String) throws {
    let found = try limit(
      """
      class A: UIViewController { let b = B() }
      class B: UIViewController { let a = A() }
      class Home: UIViewController {
        func go() { present(A(), animated: true) }
      }

      """ + rest)
    #expect(found.what == "1,000 calls inside each other")
    #expect(Set(found.chain) == ["A.init()", "B.init()"])
  }

  @Test func aSegueThatEmbedsItsOwnClass() throws {
    let found = try limit(
      """
      class Card: UIViewController {
      }
      segue "Inner" from Card to Card kind .embed
      window
        home: HomeViewController
      home.present(Card(), animated: true)
      """)
    expect(found.text, equals: "stopped after 2,000 segues: segue \"Inner\" from Card")
  }

  @Test func aTabOfItsOwnClass() throws {
    let found = try limit(
      """
      class Tabs: UITabBarController {
        on viewDidLoad { viewControllers = [Tabs()] }
      }
      window
        home: HomeViewController
      home.present(Tabs(), animated: true)
      """)
    expect(found.what, equals: "2,000 controllers, windows and objects made")
  }

  /// Only who queued a transition kept it going: who is merely told is not named.
  @Test func theChainNamesWhoQueued() throws {
    let found = try limit(
      """
      class Cover: UIViewController {
        modalPresentationStyle = .fullScreen
        on viewWillAppear { title = "coming" }
        on viewDidAppear { title = "there" }
      }
      window
        a: HomeScreen
      b: Cover
      on a.viewDidAppear { a.present(b, animated: false) { a.dismiss(animated: false) } }
      """)
    expect(found.what, equals: "1,000 transitions")
    expect(Set(found.chain), equals: ["a.viewDidAppear", "completion of a.present(b)"])
    expect(found.chain.count, equals: 4)
  }

  /// An override of loadView that reads the view asks for what it is making.
  @Test func loadViewThatReadsTheView() throws {
    let found = try limit(
      """
      class Card: UIViewController {
        on loadView { view.backgroundColor = .red }
      }
      window
        home: HomeViewController
      card: Card
      home.present(card, animated: true)
      """)
    expect(found.what, equals: "100,000 callbacks")
    expect(Set(found.chain), equals: ["card.loadView"])
  }

  /// Callbacks nest without using up the stack. An expectation that fails again and again is told once, one that holds is
  /// not looked at each time.
  @Test func expectationsOverAGrowingLog() throws {
    let found = try limit(
      """
      window
        a: HomeScreen
      b: LoginScreen
      on a.willMove {
        expect events
          a.viewDidDisappear
        expect no event a.viewDidDisappear
        b.willMove(toParent: nil)
      }
      on b.willMove { a.willMove(toParent: nil) }
      a.willMove(toParent: nil)
      """)
    expect(found.what, equals: "100,000 callbacks")
  }

  /// An action that unwinds again asks for the same way for ever.
  @Test func anUnwindActionThatUnwinds() throws {
    let found = try limit(
      """
      class Home: UIViewController {
        unwind back
        on back { segue.source.performSegue(withIdentifier: "Back", sender: nil) }
      }
      window
        nav: UINavigationController
          home: Home
          detail: DetailScreen
      segue "Back" from detail unwind back
      detail.performSegue(withIdentifier: "Back", sender: nil)
      """)
    expect(found.what, equals: "2,000 segues")
    expect(found.chain.last, equals: "home.unwind action")
  }
}

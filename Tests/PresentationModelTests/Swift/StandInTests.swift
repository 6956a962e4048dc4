import Testing

@testable import PresentationModel

/// What code gets from something that presim does not know, and shows: a view controller of the class that the code names.
@Suite struct StandInTests {
  /// How the controller is got, and its class.
  @Test(arguments: [
    ("Factory.make()", "UIViewController"),
    ("Factory.make()!", "UIViewController"),
    ("try! Factory.make()", "UIViewController"),
    ("Factory.make() as! DetailViewController", "DetailViewController"),
    ("ScreenManager.controller(.main, DetailVC.self)", "DetailVC"),
    ("resolver.resolve(DetailViewController.self)!", "DetailViewController"),
    ("load(String(describing: DetailVC.self))", "DetailVC"),
    ("DetailVC.instantiate(from: .main)", "DetailVC"),
    ("R.storyboard.main.detailViewController()!", "DetailViewController"),
    ("StoryboardScene.Main.detailVC.instantiate()", "DetailVC"),
    ("Helper.shared.makeViewController()", "UIViewController"),
    ("Player()", "Player"),
  ])
  func isOfTheClassThatTheCodeNames(value: String, type: String) throws {
    for (row, body) in [
      "let vc = \(value)\nvc.modalPresentationStyle = .overFullScreen\npresent(vc, animated: true)",
      "guard let vc = \(value) as UIViewController? else { return }\nvc.modalPresentationStyle = .overFullScreen\n"
        + "present(vc, animated: true)",
      "present(\(value), animated: true)",
    ].enumerated() {
      let (outcome, hierarchy) = try Self.run(body)
      let presented = outcome.decisions.compactMap { decision -> Presentation? in
        if case .presents(let presentation, _) = decision { presentation } else { nil }
      }
      expect(presented.count, equals: 1, "\(row): \(value)")
      if row < 2 { expect(presented.first?.adaptedStyle, equals: .overFullScreen, "\(row): \(value)") }
      let made = hierarchy.className(of: ControllerID(Int32(hierarchy.count - 1)))
      if row != 1 { expect(made, equals: type, "\(row): \(value)") }
      // A cast says what it is.
      if row != 1 { #expect(outcome.notes.contains { $0.text.contains("is taken for a") }, "\(row): \(value)") }
    }
  }

  /// Pushed, in a list, as a root: it is there.
  @Test(arguments: [
    "let vc = Factory.make()\nnavigationController?.pushViewController(vc, animated: true)",
    "navigationController?.setViewControllers([Factory.make()], animated: true)",
    "let vc = Factory.make()\nnavigationController?.viewControllers = [vc]",
    "present(UINavigationController(rootViewController: Factory.make()), animated: true)",
    "view.window?.rootViewController = Factory.make()",
    "let vc = Factory.make()\naddChild(vc)",
  ])
  func isShown(body: String) throws {
    let (outcome, _) = try Self.run(body)
    #expect(outcome.notes.contains { $0.text.contains("'Factory.make()' is taken for a view controller") }, "\(body)")
    #expect(!outcome.notes.contains { $0.text.contains("is left out") }, "\(body)")
  }

  /// What nobody knows of it is unknown, its title too; what code gives it holds.
  @Test func itsTitleIsUnknown() {
    let told = SwiftAskTests.told(
      """
      class HomeViewController: UIViewController {
        func ask() {
          let vc = Factory.make()
          if vc.title == "Main" { present(vc, animated: true) }
        }
        func name() {
          let vc = Factory.make()
          vc.title = "Main"
          present(vc, animated: true)
        }
      }
      window
        home: HomeViewController
      home.name()
      expect home.presentedViewController.title == "Main"
      home.dismiss(animated: true)
      home.ask()
      """)
    #expect(told.contains { $0.contains("presim cannot know 'vc.title'") }, "\(told)")
    expect(told.count { $0.contains("cannot know") }, equals: 1, "\(told)")
  }

  /// What a class makes of itself and a property keeps is one controller, however often and by whatever way it is shown.
  @Test(arguments: [
    "let page = DetailViewController.instantiate(with: 1)", "lazy var page = DetailViewController.make()",
    "var page: DetailViewController!",
  ])
  func isKeptByAProperty(declared: String) throws {
    let set = declared.hasSuffix("!") ? "page = DetailViewController.build(from: model)" : ""
    let text = """
      class Flow {
        \(declared)
        init() { \(set) }
        func screen() -> UIViewController { page }
      }
      class HomeViewController: UIViewController {
        let flow = Flow()
        func show() { navigationController?.pushViewController(flow.screen(), animated: true) }
      }
      window
        nav: UINavigationController
          home: HomeViewController
      home.show()
      expect nav.topViewController is DetailViewController
      expect nav.topViewController == home.flow.page
      nav.popViewController(animated: true)
      home.show()
      expect nav.viewControllers.count == 2
      """
    expect(SwiftAskTests.told(text).filter { $0.contains("failed") || $0.contains("expect") }, equals: [], "\(text)")
  }

  /// What is only asked to present is something that is there already: nothing is made for it.
  @Test func whoPresentsIsNotMade() throws {
    let (outcome, _) = try Self.run("let top = Helper.top()\ntop?.present(UIAlertController(), animated: true)")
    #expect(!outcome.notes.contains { $0.text.contains("is taken for a") })
    #expect(outcome.decisions.isEmpty)
  }

  /// A list with something unknown in it changes nothing, rather than what is known of it alone.
  @Test func aListThatIsNotKnownIsLeftOut() throws {
    let (outcome, _) = try Self.run("navigationController?.setViewControllers([other.controller], animated: false)")
    #expect(outcome.decisions.isEmpty)
    #expect(outcome.notes.contains { $0.text.contains("and so 'viewControllers' is not either") }, "\(outcome.notes)")
  }

  private static func run(_ body: String) throws -> (StepOutcome, Hierarchy) {
    let text = """
      ios 17
      class Home: UIViewController {
      func go() {
      \(body)
      }
      }
      window
        nav: UINavigationController
          home: Home
      home.go()
      """
    var runner = ScenarioRunner(try Scenario.program(text))
    _ = runner.launch()
    let next = runner.next()
    return (try #require(next), runner.hierarchy)
  }
}

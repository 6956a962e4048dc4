import Testing

@testable import PresentationModel

/// What closures of pasted Swift are told by UIKit, and what the run says of them.
@Suite struct PastedContextTests {
  private static let head = """
    class AVC: UIViewController { }
    class BVC: UIViewController { }

    """

  @Test(arguments: [
    ("""
    class Home: UIViewController {
      let a = AVC()
      let b = BVC()
      var told = ""
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(a)
        view.addSubview(a.view)
        a.didMove(toParent: self)
      }
      func swap() {
        a.willMove(toParent: nil)
        addChild(b)
        transition(from: a, to: b, duration: 0.3, options: [], animations: nil) { finished in
          self.told = finished ? "finished" : "not"
          if finished { self.a.removeFromParent(); self.b.didMove(toParent: self) }
        }
      }
    }
    window
      home: Home
    home.swap()
    expect home.told == "finished"
    expect home.children == [b]
    """),
    ("""
    class Home: UIViewController {
      var told = ""
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate(alongsideTransition: { context in
          self.told += context.isAnimated ? "a" : "n"
        }, completion: { context in self.told += context.isCancelled ? "-cancelled" : "-done" })
        transitionCoordinator?.animateAlongsideTransition(in: view, animation: { _ in self.told += "+" })
      }
    }
    window
      nav: UINavigationController
        root: UIViewController
        home: Home
    begin nav.swipeBack()
    cancel
    expect home.told == "a+-cancelled"
    """),
    ("""
    class Home: UIViewController {
      var n = 0
      func open() { autoreleasepool { present(AVC(), animated: true) } }
      func count() { ([1, 2] as NSArray).enumerateObjects { object, index, stop in self.n += index + 1 } }
    }
    window
      home: Home
    home.count()
    expect home.n == 3
    home.open()
    expect home.presentedViewController != nil
    """),
    ("""
    class Home: UIViewController {
      func open() {
        let card = AVC()
        let next = BVC()
        navigationController?.setViewControllers([self, card, next], animated: true)
      }
    }
    window
      nav: UINavigationController
        home: Home
    home.open()
    expect nav.viewControllers == [home, card, next]
    """),
  ])
  func comesToWhatIsExpected(_ text: String) throws {
    let scenario = Scenario.load(bytes: Array((Self.head + text + "\n").utf8), path: "t")
    var runner = ScenarioRunner(try #require(scenario.program, "\(scenario.diagnostics)"))
    var failures = runner.launch().failures
    while let outcome = runner.next() { failures += outcome.failures }
    expect(failures.map { "\($0.line): \($0.message)" }, equals: [])
  }

  /// `view` of `loadView`, however it comes to be assigned, is printed with its class.
  @Test(arguments: [
    ("view = UITableView(frame: .zero)", "UITableView"),
    ("self.view = WKWebView()", "WKWebView"),
    ("let table = UITableView(); view = table", "UITableView"),
    ("let map: MKMapView = .init(); view = map", "MKMapView"),
    ("webView = WKWebView(); view = webView", "WKWebView"),
    ("view = UIView()", "UIView"),
  ])
  func theClassOfTheViewIsPrinted(_ statements: String, _ name: String) throws {
    let text = """
      class Home: UIViewController {
        var webView: WKWebView!
        override func loadView() { \(statements) }
      }
      window
        home: Home

      """
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "t")
    var runner = ScenarioRunner(try #require(scenario.program, "\(scenario.diagnostics)"))
    _ = runner.launch()
    #expect(runner.hierarchyDump().contains("view: <\(name):") || runner.hierarchyDump().contains("view: <\(name)>"))
  }

  /// An expectation that depends on a line that was left out is told of, and one that does not is not.
  @Test(arguments: [
    ("items.mangle(by: 3)", "home.items == nil", true),
    ("view.backgroundColor = .red", "home.view.window != nil", false),
    ("label.text = title", "home.presentedViewController == nil", false),
    ("Router.shared.go(open)", "home.presentedViewController == nil", true),
    ("analytics.track(self)", "home.presentedViewController == nil", false),
    ("if Settings.isDark { view.alpha = 0 }", "home.presentedViewController == nil", false),
    ("view.layoutIfNeeded()", "home.view.window != nil", false),
  ])
  func theLineThatWasLeftOutIsTold(_ statement: String, _ expectation: String, _ isTold: Bool) {
    let text = """
      class Home: UIViewController {
        var items = [1]
        func go() { \(statement) }
        func open() { present(UIViewController(), animated: true) }
      }
      window
        home: Home
      home.go()
      expect \(expectation)

      """
    let file = ScenarioFile.check(Array(text.utf8), path: "t.presim")
    var outcome = TestOutcome(file)
    expect(outcome.report.leftOut.map { $0.line }, equals: isTold ? [3] : [])
    if isTold, outcome.report.status == .passed {
      outcome.failStrictly()
      expect(outcome.report.status, equals: .failed)
    }
  }
}

import Testing

@testable import PresentationModel

/// What a cure promises, looked at where it comes true and where it does not.
@Suite struct PromiseTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let source: String
    let promise: @Sendable ((String) -> ControllerID) -> Promise
    let holds: Bool
    var testDescription: String { "\(name): \(holds)" }

    init(
      _ name: String, _ source: String, _ holds: Bool,
      _ promise: @escaping @Sendable ((String) -> ControllerID) -> Promise
    ) {
      (self.name, self.source, self.holds, self.promise) = (name, source, holds, promise)
    }
  }

  private static let two = "window\n  a: UIViewController\nb: UIViewController\nc: UIViewController\n"
  private static let full = two + "b.modalPresentationStyle = .fullScreen\na.present(b)\n"
  private static let sheet = two + "a.present(b)\n"
  private static let stack = """
    window
      nav: UINavigationController
        a: UIViewController
    b: UIViewController

    """
  private static let tabs = """
    window
      tabs: UITabBarController
        a: UIViewController
        c: UIViewController
    b: UIViewController

    """
  private static let over = tabs + "b.modalPresentationStyle = .overFullScreen\na.present(b)\n"
  private static let inside =
    tabs + "a.definesPresentationContext = true\nb.modalPresentationStyle = .overCurrentContext\na.present(b)\n"
  private static let segue = two + "segue \"B\" from a to b kind .presentation\n"

  static let cases = [
    Case("presents", sheet, true) { .presents($0("b")) },
    Case("presents another", sheet, false) { .presents($0("c")) },
    Case("presents from", sheet, true) { .presents($0("b"), from: $0("a")) },
    Case("presents from another", sheet, false) { .presents($0("b"), from: $0("c")) },
    Case("presents by", over, true) { .presents($0("b"), by: $0("tabs")) },
    Case("presents by another", over, false) { .presents($0("b"), by: $0("a")) },
    Case("was presented before", sheet + "a.title = \"a\"\n", false) { .presents($0("b")) },
    Case("only a leaves", full, true) { .leaves(only: $0("a"), presenting: $0("b")) },
    Case("only c leaves", full, false) { .leaves(only: $0("c"), presenting: $0("b")) },
    Case("none leaves", sheet, true) { .leaves(only: nil, presenting: $0("b")) },
    Case("somebody leaves", full, false) { .leaves(only: nil, presenting: $0("b")) },
    Case("nobody is presented, so none leaves", two + "a.title = \"a\"\n", false) {
      .leaves(only: nil, presenting: $0("b"))
    },
    Case("nobody is presented, so not only a leaves", two + "a.title = \"a\"\n", false) {
      .leaves(only: $0("a"), presenting: $0("b"))
    },
    Case("the bar is covered", over, true) { .tabBar(of: $0("tabs"), isUsable: false, presenting: $0("b")) },
    Case("the covered bar is not usable", over, false) { .tabBar(of: $0("tabs"), isUsable: true, presenting: $0("b")) },
    Case("the bar beside a context", inside, true) { .tabBar(of: $0("tabs"), isUsable: true, presenting: $0("b")) },
    Case("the bar, and nobody is presented", tabs + "a.title = \"a\"\n", false) {
      .tabBar(of: $0("tabs"), isUsable: true, presenting: $0("b"))
    },
    Case("a sheet is no popover", sheet, false) { .isPopover($0("b")) },
    Case("a sheet has no controller of the file's", sheet, false) { .isPresentedByOwnController($0("b")) },
    Case("the style set in time", full, true) { .usesStyle($0("b"), .fullScreen) },
    Case("another style set in time", full, false) { .usesStyle($0("b"), .formSheet) },
    Case("the style set too late", sheet + "b.modalPresentationStyle = .fullScreen\n", false) {
      .usesStyle($0("b"), .fullScreen)
    },
    Case("the style of the version, which nobody set", sheet, false) { .usesStyle($0("b"), .pageSheet) },
    Case("the style", full, true) { .style($0("b"), .fullScreen) },
    Case("another style", full, false) { .style($0("b"), .formSheet) },
    Case("any style", full, true) { .style($0("b"), nil) },
    Case("no style", two + "b.modalPresentationStyle = .none\n", false) { .style($0("b"), nil) },
    Case("a context", inside, true) { .definesContext($0("a")) },
    Case("no context", inside, false) { .definesContext($0("c")) },
    Case("on top", stack + "nav.pushViewController(b, animated: false)\n", true) { .shows($0("b"), in: $0("nav")) },
    Case("below", stack + "nav.pushViewController(b, animated: false)\n", false) { .shows($0("a"), in: $0("nav")) },
    Case("nobody on top", stack + "a.title = \"a\"\n", false) { .shows(nil, in: $0("nav")) },
    Case("selected", tabs + "tabs.selectedIndex = 1\n", true) { .selects($0("c"), in: $0("tabs")) },
    Case("not selected", tabs + "tabs.selectedIndex = 1\n", false) { .selects($0("a"), in: $0("tabs")) },
    Case("segue", segue + "a.performSegue(withIdentifier: \"B\", sender: nil)\n", true) { .performsSegue($0("a")) },
    Case("no segue", segue + "a.present(b)\n", false) { .performsSegue($0("a")) },
    Case("another's segue", segue + "a.performSegue(withIdentifier: \"B\", sender: nil)\n", false) {
      .performsSegue($0("c"))
    },
    Case(
      "a segue that is refused", segue + "a.present(c)\na.performSegue(withIdentifier: \"B\", sender: nil)\n", false
    ) { .performsSegue($0("a")) },
    Case("up", sheet, true) { .isUp($0("b"), true) },
    Case("not up", sheet, false) { .isUp($0("c"), true) },
    Case("gone", sheet + "b.dismiss(animated: true)\n", true) { .isUp($0("b"), false) },
    Case("dismissed", sheet + "b.dismiss(animated: true)\n", true) { .dismisses($0("b"), keeps: $0("a")) },
    Case("dismissed with it", sheet + "b.present(c)\na.dismiss(animated: true)\n", false) {
      .dismisses($0("b"), keeps: $0("c"))
    },
    Case("not dismissed", sheet, false) { .dismisses($0("b"), keeps: $0("a")) },
    Case("a child", two + "turn {\n  a.addChild(b)\n  a.view.addSubview(b.view)\n}\n", true) {
      .isChild($0("b"), of: $0("a"))
    },
    Case("a child without a place", two + "a.addChild(b)\n", false) { .isChild($0("b"), of: $0("a")) },
    Case("a view without its controller", two + "a.view.addSubview(b.view)\n", false) {
      .isChild($0("b"), of: $0("a"))
    },
    Case("the root", two + "window.rootViewController = b\n", true) { .isRoot($0("b"), of: WindowID(0)) },
    Case("another root", two + "window.rootViewController = b\n", false) { .isRoot($0("a"), of: WindowID(0)) },
    Case("any root but b", two + "window.rootViewController = b\n", false) {
      .isRoot(nil, of: WindowID(0), not: $0("b"))
    },
    Case("any root but a", two + "window.rootViewController = b\n", true) {
      .isRoot(nil, of: WindowID(0), not: $0("a"))
    },
    Case("no root", two + "window.rootViewController = nil\n", false) { _ in .isRoot(nil, of: WindowID(0)) },
    Case("hears", sheet, true) { .hears($0("b"), .viewDidAppear) },
    Case("does not hear", sheet, false) { .hears($0("a"), .viewDidAppear) },
    Case("hears of its end", full, true) { .hearsOfPresentation($0("a"), .viewDidAppear, $0("b")) },
    Case("hears of its beginning", full, true) { .hearsOfPresentation($0("a"), .viewDidDisappear, $0("b")) },
    Case("hears neither", sheet, false) { .hearsOfPresentation($0("a"), .viewDidAppear, $0("b")) },
    Case("stays away", sheet, true) { .staysAway($0("b")) },
    Case(
      "comes again",
      two + "on a.viewDidAppear { a.present(b) }\nb.modalPresentationStyle = .fullScreen\na.present(b)\n", false
    ) { .staysAway($0("b")) },
    Case("swiped away", sheet, true) { .canBeSwipedAway($0("b")) },
    Case("full screen cannot be swiped away", full, false) { .canBeSwipedAway($0("b")) },
    Case("held by isModalInPresentation", two + "b.isModalInPresentation = true\na.present(b)\n", false) {
      .canBeSwipedAway($0("b"))
    },
    Case("its dismissal ends", sheet, true) { .completesItsDismissal($0("b")) },
    Case("it was presented before", sheet + "a.title = \"a\"\n", false) { .completesItsDismissal($0("b")) },
    Case("a handler", two + "a.present(b) { }\n", true) { _ in .completes },
    Case("no handler", sheet, false) { _ in .completes },
    Case("held", two + "begin a.present(b)\n", false) { _ in .holdsNothing },
    Case("finished", two + "begin a.present(b)\nfinish\n", true) { _ in .holdsNothing },
    Case("clean", sheet, true) { _ in .isClean },
    Case("refused", sheet + "a.present(c)\n", false) { _ in .isClean },
    Case("raises nothing", sheet + "a.present(c)\n", true) { _ in .raisesNothing },
    Case("raises", sheet + "c.present(b)\n", false) { _ in .raisesNothing },
    Case("silent", sheet, true) { _ in .isSilent },
  ]

  @Test(arguments: cases)
  func comesTrue(_ example: Case) throws {
    let scenario = Scenario.load(example.source)
    let program = try #require(scenario.program, "\(scenario.diagnostics.map(\.message))")
    let promise = example.promise { name in
      ControllerID(Int32(program.outline.names.firstIndex(of: name) ?? 0))
    }
    expect(
      LintRun(of: program, LintPromised([promise], step: program.steps.count - 1)).keepsPromises, equals: example.holds)
  }

  /// All that is promised comes true in one step, which is the one that is meant.
  @Test func allComesTrueInTheStepThatIsMeant() throws {
    let text = Self.full + "b.dismiss(animated: true)\n"
    let program = try Scenario.program(text)
    let b = ControllerID(Int32(try #require(program.outline.names.firstIndex(of: "b"))))
    let last = program.steps.count - 1
    #expect(LintRun(of: program, LintPromised([.presents(b)], step: nil)).keepsPromises)
    #expect(LintRun(of: program, LintPromised([.presents(b)], step: last - 1)).keepsPromises)
    #expect(!LintRun(of: program, LintPromised([.presents(b)], step: last)).keepsPromises)
    #expect(!LintRun(of: program, LintPromised([.presents(b), .isUp(b, false)], step: nil)).keepsPromises)
    #expect(!LintRun(of: program, nil).keepsPromises)
  }

  /// Console lines, exceptions, refusals: what a cure must not bring more of.
  @Test(
    arguments: [(sheet, 0), (sheet + "a.present(c)\n", 2), (sheet + "c.present(b)\n", 2)] as [(String, Int)])
  func troubleIsCounted(_ text: String, _ count: Int) throws {
    let program = try Scenario.program(text)
    let run = LintRun(of: program, nil)
    expect(run.trouble, equals: count)
    expect(run.trouble(upTo: 2), equals: 0)
    #expect(run.hasEnded(run.steps) && !run.hasEnded(run.steps + 1))
  }

  /// A step that never settles is trouble, and has not ended.
  @Test func anEndlessStepIsTrouble() throws {
    let text = """
      class Kid: UIViewController {
        on viewDidLoad {
          self.addChild(Kid())
          self.view.addSubview(children.first.view)
        }
      }
      window
        home: UIViewController
      home.title = "a"
      home.present(Kid(), animated: true)
      """
    let program = try #require(Scenario.load(bytes: Array(text.utf8), path: "t.presim").program)
    let run = LintRun(of: program, nil)
    #expect(run.isEndless && run.trouble == 1 && run.trouble(upTo: 2) == 0)
    #expect(run.hasEnded(1) && !run.hasEnded(2))
  }
}

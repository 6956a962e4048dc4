import Testing

@testable import PresentationModel

/// What properties answer inside callbacks (ORD-05, ORD-06, ORD-22 to ORD-25): a table a family of transitions, each
/// cell written from the rulebook. `on x.callback { expect … }` is run for every cell.
@Suite struct InsideCallbacksTests {
  /// A transition, asked from inside.
  struct Family: Sendable, CustomTestStringConvertible {
    let name: String
    /// Header and outlines, then what is assigned and called before.
    let outlines: String
    var before = ""
    /// The step that is looked into.
    let step: String
    /// Callback, then what holds in it.
    let cells: [(callback: String, holds: [String])]

    var testDescription: String { name }

    var text: String {
      let bodies = cells.map { cell in
        "on \(cell.callback) {\n" + cell.holds.map { "  expect \($0)\n" }.joined() + "}\n"
      }
      return outlines + "\n" + before + "\n" + bodies.joined() + step + "\n"
    }
  }

  @Test(arguments: families)
  func answers(_ family: Family) throws {
    let loaded = Scenario.load(family.text, path: family.name)
    let program = try #require(loaded.program, "\(loaded.diagnostics.map { $0.message })")
    var runner = ScenarioRunner(program)
    while let outcome = runner.next() {
      for failure in outcome.failures { Issue.record("line \(failure.line): \(failure.message)") }
    }
    #expect(runner.unreached().isEmpty, "a callback never came")
  }

  private static let cover = """
    ios 17
    class Cover: UIViewController {
      modalPresentationStyle = .fullScreen
    }
    window
      nav: UINavigationController
        home: HomeViewController
    cover: Cover
    card: CardViewController
    """

  private static let stack = """
    ios 17
    window
      nav: UINavigationController
        list: ListViewController
        item: ItemViewController
    next: NextViewController
    """

  private static let tabs = """
    window
      tabs: UITabBarController
        inbox: InboxViewController
        archive: ArchiveViewController
    other: OtherViewController
    """

  private static let box = """
    ios 17
    window
      box: BoxViewController
        left: LeftViewController
    right: RightViewController
    """

  private static let split = """
    ios 17
    device iPad
    window
      split: UISplitViewController
        listNav: UINavigationController
          list: ListViewController
        detail: DetailViewController
    other: OtherViewController
    """

  static let families: [Family] = [
    Family(
      name: "a presentation without animation", outlines: cover,
      step: "home.present(cover, animated: false) { expect !cover.isBeingPresented }",
      cells: [
        ("cover.viewDidLoad", ["cover.presentingViewController == nav", "!cover.isBeingPresented"]),
        ("home.viewWillDisappear", ["home.view.window != nil", "cover.view.window == nil", "!nav.isBeingPresented"]),
        ("cover.viewWillAppear", ["cover.isBeingPresented", "!cover.isMovingToParent", "cover.parent == nil"]),
        ("cover.viewIsAppearing", ["cover.view.window != nil", "nav.view.window != nil"]),
        ("cover.viewDidAppear", ["cover.isBeingPresented", "nav.view.window == nil"]),
        ("home.viewDidDisappear", ["!home.isMovingFromParent", "home.presentedViewController == cover"]),
      ]),
    Family(
      name: "a sheet that a finger pulls away", outlines: cover, before: "home.present(card, animated: true)",
      step: "card.swipeToDismiss()",
      cells: [
        ("card.viewWillDisappear", ["card.isBeingDismissed", "nav.presentedViewController == card"]),
        ("card.viewDidDisappear", ["card.isBeingDismissed", "nav.presentedViewController == nil"]),
        ("card.deinit", ["!card.isBeingDismissed"]),
      ]),
    Family(
      name: "a sheet let go", outlines: cover,
      before: "home.present(card, animated: true)\nbegin card.swipeToDismiss()",
      step: "cancel",
      cells: [
        ("card.viewWillAppear", ["!card.isBeingDismissed", "!card.isBeingPresented", "card.view.window != nil"]),
        ("card.viewDidAppear", ["!card.isBeingPresented", "nav.presentedViewController == card"]),
      ]),
    Family(
      name: "a push", outlines: stack, before: "list.title = \"a step\"",
      step: "nav.pushViewController(next, animated: true)",
      cells: [
        ("next.willMove", ["next.parent == nil", "!next.isMovingToParent", "!next.isViewLoaded"]),
        ("next.viewDidLoad", ["next.parent == nav", "next.navigationController == nav", "next.view.window == nil"]),
        (
          "item.viewWillDisappear",
          ["nav.topViewController == next", "!item.isMovingFromParent", "!next.isMovingToParent"]
        ),
        ("next.viewWillAppear", ["next.isMovingToParent", "nav.viewControllers == [list, item, next]"]),
        ("next.viewIsAppearing", ["next.isMovingToParent", "next.view.window != nil", "item.view.window != nil"]),
        ("item.viewDidDisappear", ["item.view.window == nil", "item.parent == nav"]),
        ("next.viewDidAppear", ["next.isMovingToParent", "item.view.window == nil"]),
        ("next.didMove", ["!next.isMovingToParent", "next.parent == nav"]),
      ]),
    Family(
      name: "a pop", outlines: stack, before: "list.title = \"a step\"", step: "nav.popViewController(animated: true)",
      cells: [
        ("item.willMove", ["nav.viewControllers == [list]", "item.parent == nav", "item.view.window != nil"]),
        ("item.viewWillDisappear", ["item.isMovingFromParent", "item.navigationController == nav"]),
        ("list.viewWillAppear", ["!list.isMovingToParent", "!item.isMovingFromParent", "list.view.window == nil"]),
        ("list.viewIsAppearing", ["list.view.window != nil", "item.view.window != nil"]),
        ("item.viewDidDisappear", ["item.isMovingFromParent", "item.parent == nil", "item.view.window == nil"]),
        ("list.viewDidAppear", ["item.parent == nil", "nav.visibleViewController == list"]),
        ("item.didMove", ["item.navigationController == nil"]),
      ]),
    Family(
      name: "a pop taken back", outlines: stack, before: "begin nav.swipeBack()", step: "cancel",
      cells: [
        ("list.viewWillDisappear", ["list.view.window == nil", "nav.viewControllers == [list, item]"]),
        ("list.viewDidDisappear", ["nav.topViewController == item", "list.parent == nav"]),
        ("item.viewWillAppear", ["item.parent == nav", "item.view.window != nil", "!item.isMovingToParent"]),
        ("item.viewDidAppear", ["!item.isMovingToParent", "nav.visibleViewController == item"]),
      ]),
    Family(
      name: "a tab switch up to iOS 17", outlines: "ios 13, 17\n" + tabs, step: "tabs.selectedIndex = 1",
      cells: [
        ("archive.viewDidLoad", ["tabs.selectedViewController == archive", "inbox.view.window != nil"]),
        ("archive.viewWillAppear", ["!archive.isMovingToParent", "archive.view.window == nil"]),
        ("inbox.viewWillDisappear", ["inbox.view.window != nil", "!inbox.isMovingFromParent"]),
        ("archive.viewIsAppearing", ["archive.view.window != nil", "inbox.view.window != nil"]),
        ("inbox.viewDidDisappear", ["inbox.view.window == nil", "inbox.parent == tabs"]),
        ("archive.viewDidAppear", ["inbox.view.window == nil", "tabs.selectedIndex == 1"]),
      ]),
    Family(
      name: "a tab switch from iOS 18", outlines: "ios 18, 26\n" + tabs, step: "tabs.selectedIndex = 1",
      cells: [
        ("archive.viewDidAppear", ["inbox.view.window == nil", "archive.view.window != nil"]),
        ("inbox.viewDidDisappear", ["inbox.view.window == nil", "inbox.parent == tabs"]),
      ]),
    Family(
      name: "other tabs", outlines: "ios 17\n" + tabs, before: "inbox.title = \"a step\"",
      step: "tabs.viewControllers = [other, archive]",
      cells: [
        ("inbox.willMove", ["inbox.parent == tabs"]), ("inbox.didMove", ["inbox.parent == nil"]),
        ("other.willMove", ["other.parent == nil"]), ("other.didMove", ["other.parent == tabs"]),
        ("other.viewDidLoad", ["tabs.viewControllers == [other, archive]", "tabs.selectedViewController == other"]),
        ("inbox.viewWillDisappear", ["inbox.view.window != nil", "!inbox.isMovingFromParent"]),
        ("inbox.viewDidDisappear", ["inbox.view.window == nil"]),
      ]),
    Family(
      name: "a child by the recipe", outlines: box,
      step: "turn { box.addChild(right); box.view.addSubview(right.view); right.didMove(toParent: box) }",
      cells: [
        ("right.willMove", ["right.parent == nil", "box.children == [left]"]),
        ("right.viewDidLoad", ["right.parent == box", "right.view.window == nil"]),
        ("right.viewWillAppear", ["right.isMovingToParent", "right.view.window == nil"]),
        ("right.viewIsAppearing", ["right.isMovingToParent", "right.view.superview == box.view"]),
        ("right.viewDidAppear", ["!right.isMovingToParent", "box.children == [left, right]"]),
      ]),
    Family(
      name: "a child removed by the recipe", outlines: box, before: "left.title = \"a step\"",
      step: "turn { left.willMove(toParent: nil); left.view.removeFromSuperview(); left.removeFromParent() }",
      cells: [
        ("left.viewWillDisappear", ["left.isMovingFromParent", "left.parent == box", "left.view.window != nil"]),
        ("left.viewDidDisappear", ["left.isMovingFromParent", "left.parent == box", "left.view.window == nil"]),
        ("left.didMove", ["left.parent == nil", "box.children == []"]),
      ]),
    Family(
      name: "a column replaced", outlines: split, before: "list.title = \"a step\"",
      step: "split.viewControllers = [listNav, other]",
      cells: [
        ("detail.willMove", ["detail.parent == split"]),
        ("other.viewDidLoad", ["other.parent == split", "split.viewControllers == [listNav, other]"]),
        ("detail.viewWillDisappear", ["detail.isMovingFromParent", "detail.view.window != nil"]),
        ("other.viewWillAppear", ["other.isMovingToParent", "other.view.window == nil"]),
        ("detail.viewDidDisappear", ["detail.parent == nil", "detail.view.window == nil"]),
        ("other.viewDidAppear", ["other.isMovingToParent", "split.viewControllers == [listNav, other]"]),
        ("other.didMove", ["!other.isMovingToParent"]), ("detail.didMove", ["detail.parent == nil"]),
      ]),
    Family(
      name: "columns that collapse", outlines: split, before: "list.title = \"a step\"",
      step: "window.resize(to: sizeClass(compact, regular))",
      cells: [
        ("detail.willMove", ["split.isCollapsed", "detail.view.window != nil"]),
        (
          "list.viewWillDisappear", ["list.view.window != nil", "detail.parent == listNav", "!list.isMovingFromParent"]
        ),
        ("list.viewDidDisappear", ["list.view.window == nil", "listNav.topViewController == detail"]),
      ]),
    Family(
      name: "another root", outlines: cover, step: "window.rootViewController = card",
      cells: [
        ("card.viewDidLoad", ["home.view.window != nil", "card.view.window == nil"]),
        ("home.viewWillDisappear", ["home.view.window != nil", "card.isViewLoaded"]),
        ("home.viewDidDisappear", ["home.view.window == nil", "home.parent == nav"]),
        ("card.viewWillAppear", ["window.rootViewController == card", "card.view.window == nil"]),
        ("card.viewIsAppearing", ["card.view.window != nil", "!card.isBeingPresented"]),
      ]),
    Family(
      name: "a view that loads", outlines: cover, step: "card.loadViewIfNeeded()",
      cells: [
        ("card.loadView", ["!card.isViewLoaded", "card.viewIfLoaded == nil", "card.view.window == nil"]),
        ("card.viewDidLoad", ["card.isViewLoaded", "card.viewIfLoaded != nil", "card.view.window == nil"]),
      ]),
  ]
}

@testable import PresentationModel

/// Scenarios that know the language: every container, delegates, animators, segues, callbacks with bodies, and a walk of
/// calls on them, most of which mean something where they stand. A seed gives the same one always.
struct WalkScenario {
  private var dice: FuzzMutator
  private var isHeld = false

  /// A walk of so many statements.
  static func text(seed: Int, length: Int) -> String {
    var walk = WalkScenario(dice: FuzzMutator(seed: UInt32(truncatingIfNeeded: seed &* 2_654_435 &+ 1)))
    var text = walk.header() + Self.classes + walk.outlines()
    for _ in 0..<walk.dice.below(7) { text += walk.observer() }
    for _ in 0..<length { text += walk.step() }
    return text
  }

  private mutating func one(_ words: [String]) -> String { words[dice.below(words.count)] }

  // MARK: The world

  private mutating func header() -> String {
    let version = one(["ios 26", "ios 18", "ios 17", "ios 15", "ios 13", "ios 12", "ios 9", "ios 8", "rules docs"])
    let device = one(["iPhone", "iPhone", "iPhone landscape", "iPad", "iPad landscape", "iPhoneMax landscape"])
    return "\(version)\ndevice \(device)\n"
  }

  private static let classes = """
    class Dimmed: UIPresentationController { shouldRemovePresentersView = true }
    class InContext: UIPresentationController { shouldPresentInFullscreen = false }
    class Grow: UIViewControllerAnimatedTransitioning { }
    class Stuck: UIViewControllerAnimatedTransitioning { on animateTransition(using:) { } }
    class Drag: UIPercentDrivenInteractiveTransition { }
    class Fade: UIViewControllerTransitioningDelegate {
      presentationController(forPresented:presenting:source:) = Dimmed
      animationController(forPresented:presenting:source:) = Grow
      animationController(forDismissed:) = Grow
    }
    class Nested: UIViewControllerTransitioningDelegate {
      presentationController(forPresented:presenting:source:) = InContext
    }
    class Steered: UIViewControllerTransitioningDelegate {
      animationController(forPresented:presenting:source:) = Grow
      animationController(forDismissed:) = Grow
      interactionControllerForDismissal(using:) = drag
    }
    class Wrap: UIAdaptivePresentationControllerDelegate {
      adaptivePresentationStyle(for:traitCollection:) = .fullScreen
      presentationController(_:viewControllerForAdaptivePresentationStyle:) = wrapper
    }
    class Keeper: UIAdaptivePresentationControllerDelegate {
      presentationControllerShouldDismiss(_:) = false
    }
    class Pusher: UINavigationControllerDelegate {
      navigationController(_:animationControllerFor:from:to:) = Grow
    }
    class Switcher: UITabBarControllerDelegate {
      tabBarController(_:animationControllerForTransitionFrom:to:) = Grow
    }
    class Home: UIViewController {
      unwind back
    }
    class Silent: UIViewController { shouldAutomaticallyForwardAppearanceMethods = false }
    drag: Drag
    wrap: Wrap
    keeper: Keeper
    pusher: Pusher
    switcher: Switcher

    """

  private mutating func outlines() -> String {
    let root = one([
      """
        tabs: UITabBarController
          nav: UINavigationController
            home: Home
            list: ListScreen
          other: OtherScreen
      """,
      """
        nav: UINavigationController
          home: Home
          list: ListScreen
      tabs: UITabBarController
        other: OtherScreen
      """,
      """
        tabs: UITabBarController
          other: OtherScreen
          nav: UINavigationController
            home: Home
              list: ListScreen
      """,
    ])
    let split = one(["UISplitViewController", "UISplitViewController(style: .doubleColumn)"])
    // The column style came with iOS 14.
    let kind = split.contains("style") ? "UISplitViewController" : split
    return """
      window
      \(root)
      window overlay
        cover: CoverScreen
          inner: InnerScreen
      box: BoxScreen
        item: ItemScreen
      silent: Silent
        quiet: QuietScreen
      a: AScreen
      b: BScreen
      c: CScreen
      pack: UINavigationController
        page: PageScreen
      wrapper: UINavigationController
      pages: UIPageViewController
        p1: P1Screen
      split: \(kind)
        left: LeftScreen
        right: RightScreen
      results: ResultsScreen
      search: UISearchController(searchResultsController: results)
      alert: UIAlertController
      segue "Show" from list to a kind .show
      segue "Modal" from home to b kind .presentation
      segue "Back" from list unwind back
      home.navigationItem.searchController = search

      """
  }

  // MARK: Names

  private static let plain = ["home", "list", "other", "cover", "inner", "box", "item", "quiet", "a", "b", "c", "page"]
  private static let containers = ["tabs", "nav", "pack", "wrapper", "pages", "split", "silent"]

  private mutating func anyone() -> String {
    dice.below(4) == 0 ? one(Self.containers) : dice.below(24) == 0 ? one(["search", "alert"]) : one(Self.plain)
  }

  private mutating func stack() -> String { one(["nav", "nav", "pack", "wrapper"]) }

  private mutating func animated() -> String { dice.below(2) == 0 ? "true" : "false" }

  private mutating func members() -> String {
    (0..<dice.below(4)).map { _ in anyone() }.joined(separator: ", ")
  }

  private mutating func style() -> String {
    one([
      "fullScreen", "pageSheet", "formSheet", "overFullScreen", "currentContext", "overCurrentContext", "custom",
      "popover",
    ])
  }

  // MARK: Statements

  /// A step, with its line end.
  private mutating func step() -> String {
    if isHeld, dice.below(3) == 0 {
      isHeld = false
      return dice.below(2) == 0 ? "finish\n" : "cancel\n"
    }
    switch dice.below(14) {
    case 0:
      let statements = (0...dice.below(3)).map { _ in statement() }.joined(separator: "; ")
      return "turn { \(statements) }\n"
    case 1 where !isHeld:
      isHeld = true
      return "begin \(transition())\n"
    default: return statement() + "\n"
    }
  }

  private mutating func observer() -> String {
    let callback = one([
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willMove", "didMove",
      "viewDidLayoutSubviews", "deinit",
    ])
    let body = (0...dice.below(2)).map { _ in dice.below(3) == 0 ? stackChange() : statement() }
    return "on \(anyone()).\(callback) { \(body.joined(separator: "; ")) }\n"
  }

  /// Something that can be held open.
  private mutating func transition() -> String {
    switch dice.below(9) {
    case 6: "pages.swipe(to: \(anyone()))"
    case 7: "\(stack()).swipeBack()"
    case 8: "\(anyone()).swipeToDismiss()"
    case 0, 1: "\(anyone()).present(\(anyone()), animated: true)"
    case 2: "\(anyone()).dismiss(animated: true)"
    case 3: "\(stack()).pushViewController(\(anyone()), animated: true)"
    case 4: "\(stack()).popViewController(animated: true)"
    default: "tabs.selectedIndex = \(dice.below(2))"
    }
  }

  /// Changes of what is on its way already, for bodies of callbacks.
  private mutating func stackChange() -> String {
    switch dice.below(5) {
    case 0: "\(stack()).setViewControllers([\(members())], animated: \(animated()))"
    case 1: "\(stack()).popViewController(animated: \(animated()))"
    case 2: "\(anyone()).dismiss(animated: \(animated()))"
    case 3: "pages.setViewControllers([\(anyone())], direction: .forward, animated: \(animated()))"
    default: "tabs.selectedIndex = \(dice.below(3))"
    }
  }

  /// A statement that may stand in a body too.
  private mutating func statement() -> String {
    switch dice.below(50) {
    case 0...5: return "\(anyone()).present(\(anyone()), animated: \(animated()))"
    case 6...8: return "\(anyone()).dismiss(animated: \(animated()))"
    case 9: return "\(anyone()).present(\(anyone()), animated: \(animated())) { \(statement()) }"
    case 10: return "\(anyone()).dismiss(animated: \(animated())) { \(statement()) }"
    case 11, 12: return "\(stack()).pushViewController(\(anyone()), animated: \(animated()))"
    case 13: return "\(stack()).popViewController(animated: \(animated()))"
    case 14: return "\(stack()).popToRootViewController(animated: \(animated()))"
    case 15: return "\(stack()).setViewControllers([\(members())], animated: \(animated()))"
    case 16: return "tabs.selectedIndex = \(dice.below(3))"
    case 17: return "tabs.viewControllers = [\(members())]"
    case 18: return "\(anyone()).addChild(\(anyone()))"
    case 19: return "\(anyone()).view.addSubview(\(anyone()).view)"
    case 20: return "\(anyone()).removeFromParent()"
    case 21: return "\(anyone()).view.removeFromSuperview()"
    case 22: return "\(one(["window", "overlay"])).rootViewController = \(dice.below(6) == 0 ? "nil" : anyone())"
    case 23: return "\(one(["window", "overlay"])).isHidden = \(animated())"
    case 24: return "pages.setViewControllers([\(anyone())], direction: .forward, animated: \(animated()))"
    case 25: return "split.viewControllers = [\(anyone()), \(anyone())]"
    case 26: return "\(anyone()).show(\(anyone()), sender: nil)"
    case 27: return "\(anyone()).showDetailViewController(\(anyone()), sender: nil)"
    case 28: return "device.rotate(to: .\(one(["portrait", "landscape"])))"
    case 29: return "window.resize(to: sizeClass(\(one(["compact", "regular"])), regular))"
    case 30: return "search.isActive = \(animated())"
    case 31: return "\(anyone()).modalPresentationStyle = .\(style())"
    case 32: return "\(anyone()).transitioningDelegate = \(one(["Fade", "Nested", "Steered"]))()"
    case 33: return "\(anyone()).definesPresentationContext = \(animated())"
    case 34: return "\(anyone()).presentationController.delegate = \(one(["wrap", "keeper"]))"
    case 35: return "_ = \(anyone()).view"
    case 36: return "\(anyone()).swipeToDismiss()"
    case 37: return "\(stack()).swipeBack()"
    case 38: return "pages.swipe(to: \(anyone()))"
    case 39: return "tabs.tap(\(anyone()))"
    case 40: return "list.performSegue(withIdentifier: \"\(one(["Show", "Back"]))\", sender: nil)"
    case 41: return "home.performSegue(withIdentifier: \"Modal\", sender: nil)"
    case 42: return "\(stack()).delegate = pusher"
    case 43: return "window.addSubview(\(anyone()).view)"
    case 44: return "\(anyone()).willMove(toParent: nil)"
    case 45: return "\(anyone()).view = nil"
    case 46: return "\(stack()).popToViewController(\(anyone()), animated: \(animated()))"
    case 47: return "tabs.selectedViewController = \(anyone())"
    case 48: return "window.rootViewController = \(one(["pages", "split", "silent", "nav", "tabs"]))"
    default: return "\(anyone()).hidesBottomBarWhenPushed = \(animated())"
    }
  }
}

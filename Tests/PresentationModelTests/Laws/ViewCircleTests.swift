import Testing

@testable import PresentationModel

/// A controller is on its way into another one's view, and code puts that one's view into its own meanwhile, straight or
/// by way of a third: a circle of views, which ends in UIKit's exception and never in a walk without an end.
@Suite struct ViewCircleTests {
  private static func world(_ header: String) -> String {
    """
    \(header)
    class Wrap: UIAdaptivePresentationControllerDelegate {
      adaptivePresentationStyle(for:traitCollection:) = .fullScreen
      presentationController(_:viewControllerForAdaptivePresentationStyle:) = outer
    }
    wrap: Wrap
    window
      tabs: UITabBarController
        nav: UINavigationController
          home: HomeScreen
        other: OtherScreen
    window second
      split: UISplitViewController
        left: LeftScreen
        right: RightScreen
    window third
      pages: UIPageViewController
        p1: P1Screen
    window fourth
      box: BoxScreen
        item: ItemScreen
    c: CardScreen
    z: ZScreen
    outer: UINavigationController
      inner: InnerScreen

    """
  }

  private static let headers = ["ios 26", "ios 12", "ios 17\ndevice iPad landscape", "rules docs"]

  /// What brings `c` into the view of another one, or beside it.
  private static let ways = [
    "nav.pushViewController(c, animated: true)", "nav.pushViewController(c, animated: false)",
    "nav.setViewControllers([c], animated: false)", "nav.setViewControllers([home, c], animated: true)",
    "nav.viewControllers = [c]", "home.show(c, sender: nil)", "nav.addChild(c)",
    "tabs.setViewControllers([c, other], animated: false)", "tabs.setViewControllers([other, c], animated: true)",
    "tabs.viewControllers = [c]", "tabs.viewControllers = [nav, c]; tabs.selectedIndex = 1",
    "pages.setViewControllers([c], direction: .forward)",
    "pages.setViewControllers([c], direction: .forward, animated: true)", "pages.addChild(c)",
    "split.viewControllers = [c, right]", "split.viewControllers = [left, c]",
    "left.showDetailViewController(c, sender: nil)",
    "box.addChild(c); box.transition(from: item, to: c, duration: 0.3)", "box.addChild(c); box.view.addSubview(c.view)",
    "box.view.addSubview(c.view)", "home.present(c, animated: true)", "home.present(c, animated: false)",
    "c.modalPresentationStyle = .fullScreen; tabs.present(c, animated: true)",
    "c.modalPresentationStyle = .overCurrentContext; box.definesPresentationContext = true; item.present(c)",
    "c.modalPresentationStyle = .currentContext; nav.definesPresentationContext = true; home.present(c)",
    "c.modalPresentationStyle = .popover; c.popoverPresentationController.delegate = wrap; "
      + "c.popoverPresentationController.sourceView = home.view; home.present(c)",
    "window.rootViewController = c", "third.rootViewController = c; c.addChild(pages); c.view.addSubview(pages.view)",
    "outer.viewControllers = [inner, c]; home.present(outer, animated: true)",
    "outer.viewControllers = [c]; nav.present(outer, animated: false)",
  ]

  private static let containers = ["nav", "tabs", "pages", "split", "box", "home", "outer", "item"]

  /// When the other one's view is put into it: after the call, before it, or in a callback that comes on the way.
  private static func program(_ way: String, _ container: String, _ moment: Int) -> String {
    let closes =
      moment % 2 == 0
      ? "c.view.addSubview(\(container).view)" : "c.view.addSubview(z.view); z.view.addSubview(\(container).view)"
    let callbacks = [
      "c.viewDidLoad", "c.viewWillAppear", "c.willMove", "c.didMove", "c.viewIsAppearing", "home.viewWillDisappear",
      "item.viewWillDisappear", "right.viewWillDisappear", "p1.viewWillDisappear", "nav.viewWillDisappear",
      "\(container).viewWillDisappear", "c.viewDidAppear", "home.didMove", "home.viewDidDisappear",
    ]
    switch moment / 2 {
    case 0: return "turn { \(way); \(closes) }"
    case 1: return "turn { \(closes); \(way) }"
    case 2:
      var lines = way.split(separator: "; ").map(String.init)
      lines[lines.count - 1] = "begin " + lines[lines.count - 1]
      return (lines + [closes, "finish"]).joined(separator: "\n")
    case let later:
      return "on \(callbacks[later - 3]) { \(closes) }\n\(way.split(separator: "; ").joined(separator: "\n"))"
    }
  }
  private static let moments = 34

  @Test(arguments: zip(headers, headers.indices))
  func aCircleOfViewsEnds(header: String, row: Int) {
    var found: [String] = []
    var (tick, steps, circles) = (row, 0, 0)
    for way in Self.ways {
      for container in Self.containers {
        for moment in 0..<Self.moments {
          tick += 1
          guard tick % Self.stride == 0 else { continue }
          // Not every way is a transition that can be held open.
          guard moment / 2 != 2 || Self.canBeHeld(way) else { continue }
          let text =
            Self.world(header) + Self.program(way, container, moment)
            + "\nwindow.resize(to: sizeClass(regular, regular))\nnav.popToRootViewController(animated: true)\n"
          let (fault, count, exceptions) = InvariantWalk.walk(text)
          steps += count
          if let fault { found.append("\(fault)\n\(Self.program(way, container, moment))") }
          circles += exceptions.contains("NSInvalidArgumentException") ? 1 : 0
        }
      }
    }
    #expect(steps > 0)
    #expect(circles > 0)
    #expect(found.isEmpty, "\(found.count) of \(steps) steps\n\(found.prefix(20).joined(separator: "\n\n"))")
  }
  private static let stride = ScenarioFiles.isExhaustive ? 43 : 89

  private static func canBeHeld(_ way: String) -> Bool {
    !["addChild(c)", "addSubview(c.view)", "addSubview(pages.view)", "window.rootViewController = c"].contains {
      way.hasSuffix($0)
    }
  }
}

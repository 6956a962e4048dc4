import Testing

@testable import PresentationModel

/// A navigation controller's delegate hears once of the first screen, however the navigation controller comes on screen, and
/// not again when it comes back (ORD-09).
@Suite struct FirstTopTests {
  private static let watcher = """
    class Watcher: NSObject, UINavigationControllerDelegate { }

    """

  /// The file behind the class, and the steps: the delegate hears in the first one at which `nav` appears, and in no other.
  @Test(arguments: [
    (
      "window\n  home: HomeViewController\nnav: UINavigationController\n  a: AViewController\n",
      "home.present(nav, animated: true)"
    ),
    (
      "window\n  home: HomeViewController\nnav: UINavigationController\n  a: AViewController\n",
      "home.present(nav, animated: false)"
    ),
    (
      "window\n  home: HomeViewController\nnav: UINavigationController\n  a: AViewController\n",
      "window.rootViewController = nav"
    ),
    (
      "window\n  home: HomeViewController\nnav: UINavigationController\n  a: AViewController\n",
      "turn { home.addChild(nav); home.view.addSubview(nav.view); nav.didMove(toParent: home) }"
    ),
    (
      "window\n  tabs: UITabBarController\n    home: HomeViewController\n    nav: UINavigationController\n      a: AViewController\n",
      "tabs.selectedIndex = 1\ntabs.selectedIndex = 0\ntabs.selectedIndex = 1"
    ),
    (
      "window\n  tabs: UITabBarController\n    home: HomeViewController\n    nav: UINavigationController\n      a: AViewController\n",
      "tabs.tap(nav)"
    ),
    (
      "cover: CoverViewController\nwindow\n  home: HomeViewController\nnav: UINavigationController\n  a: AViewController\n",
      "window.rootViewController = nav\ncover.modalPresentationStyle = .fullScreen\nnav.present(cover, animated: true)\n"
        + "cover.dismiss(animated: true)"
    ),
  ])
  func isHeardOfOnce(file: String, steps: String) throws {
    let text = Self.watcher + file + "nav.delegate = Watcher\n" + steps + "\n"
    var runner = ScenarioRunner(try Scenario.program(text))
    var outcomes = [runner.launch()]
    while let next = runner.next() { outcomes.append(next) }
    for callback in [Callback.navigationControllerWillShow, .navigationControllerDidShow] {
      let calls = outcomes.flatMap(\.events).count {
        if case .callback(callback, _, _) = $0.kind { true } else { false }
      }
      expect(calls, equals: 1, "\(steps): \(callback)")
    }
  }
}

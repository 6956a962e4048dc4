extension LintRuleTests {
  static let containers = [
    // A stack that is set whole is followed.
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      b: UIViewController
      tabs: UITabBarController
      nav.setViewControllers([a, b], animated: false)
      nav.viewControllers = [a, tabs]
      """,
      "7: warning LNT-31 a tab bar controller is documented not to go into a stack"),
    // What is made in place has no name, and nothing is said of it.
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      nav.setViewControllers([a, UITabBarController()], animated: false)
      nav.pushViewController(UITabBarController(), animated: true)
      """),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
          tabs: UITabBarController
            b: UIViewController
      """,
      "4: warning LNT-31 a tab bar controller is documented not to go into a stack → present it, or make it the root"),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      split: UISplitViewController
        b: UIViewController
      nav.pushViewController(split, animated: true)
      """,
      "6: error LNT-31 a navigation controller takes no split view controller → present it, or make it the root"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      a.present(b)
      window.rootViewController = c
      """,
      "6: warning LNT-32 'b' is still up when the root is replaced → dismiss it without animation, replace the root in the completion handler"
    ),
    Case(
      """
      window
        a: UIViewController
      nav: UINavigationController
        c: UIViewController
      window.rootViewController = c
      """,
      "5: error LNT-32 'c' is a child of 'nav' and cannot be a root → make a new controller"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      a.present(b)
      window.rootViewController = b
      """,
      "5: warning LNT-32 'b' is presented by 'a' and becomes the root as well → make a new controller"),
    Case(
      """
      ios 17
      class Box: UIViewController { shouldAutomaticallyForwardAppearanceMethods = false }
      window
        box: Box
      a: UIViewController
      turn { box.addChild(a); box.view.addSubview(a.view); a.didMove(toParent: box) }
      """, "2: warning LNT-33 'box' forwards no appearance callbacks to its children"),
    Case(
      """
      class Box: UIViewController { shouldAutomaticallyForwardAppearanceMethods = false }
      window
        box: Box
          a: UIViewController
      """,
      "1: warning LNT-33 'box' forwards no appearance callbacks to its children → call 'beginAppearanceTransition' and 'endAppearanceTransition' on them"
    ),
    Case(
      """
      window
        a: UIViewController
      alert: UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      a.present(alert)
      """,
      "4: error LNT-34 alert 'alert' has no title, message or action → give it a title"),
    Case(
      """
      window
        a: UIViewController
      alert: UIAlertController
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      """,
      "5: error LNT-34 alert 'alert' has a second '.cancel' action → use '.default'"),
    Case(
      """
      window
        a: UIViewController
      menu: UIAlertController
      menu.preferredStyle = .actionSheet
      menu.addTextField()
      """,
      "5: error LNT-34 text fields need an alert; 'menu' is an action sheet → set 'preferredStyle = .alert'"),
    // What was cancelled has not come up.
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      begin a.present(b)
      cancel
      window.rootViewController = c
      """),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      begin a.present(b)
      finish
      window.rootViewController = c
      """,
      "7: warning LNT-32 'b' is still up when the root is replaced → dismiss it without animation, replace the root in the completion handler"
    ),
    // What the user has dismissed is not up any more.
    Case(
      dismissed(by: "a.title = \"a\""),
      "10: warning LNT-32 'b' is still up when the root is replaced → dismiss it without animation, replace the root in the completion handler"
    ),
    Case(dismissed(by: "b.swipeToDismiss()")),
    Case(dismissed(by: "b.tapOutside()", device: "iPad landscape", style: ".popover")),
    Case(
      """
      window
        a: UIViewController
      alert: UIAlertController(title: "Delete", message: nil, preferredStyle: .alert)
      c: UIViewController
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      a.present(alert)
      alert.tap("No")
      window.rootViewController = c
      """),
    // A delegate that is handed a controller and forwards nothing to it.
    Case(
      """
      class Box: UIViewController {
        shouldAutomaticallyForwardAppearanceMethods = false
      }
      class Herald: UINavigationControllerDelegate {
        on navigationController(_:willShow:animated:) { viewController.children.first?.willMove(toParent: nil) }
      }
      herald: Herald
      window
        nav: UINavigationController
          list: UIViewController
      box: Box
        part: UIViewController
      nav.delegate = herald
      nav.pushViewController(box, animated: false)
      """,
      "2: warning LNT-33 'box' forwards no appearance callbacks to its children → call 'beginAppearanceTransition' and 'endAppearanceTransition' on them"
    ),
  ]

  /// A root that is replaced when something was done to what it presents.
  private static func dismissed(by line: String, device: String = "iPhone portrait", style: String = ".automatic")
    -> String
  {
    """
    device \(device)
    window
      a: UIViewController
    b: UIViewController
    c: UIViewController
    b.modalPresentationStyle = \(style)
    b.popoverPresentationController?.sourceView = a.view
    a.present(b)
    \(line)
    window.rootViewController = c
    """
  }
}

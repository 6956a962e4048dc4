import Testing

/// The text of every error about calls.
@Suite struct CheckerCallsTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      list.presnt(card)
      """,
      """
      t.presim:6:6: error: value of type 'ListViewController' has no method 'presnt'
      list.presnt(card)
           ^
      note: did you mean 'present'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      list.present()
      """,
      """
      t.presim:6:6: error: missing argument for parameter #1 in call to 'present(_:animated:completion:)'
      list.present()
           ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      list.present(card, animate: true)
      """,
      """
      t.presim:6:20: error: extra argument 'animate' in call to 'present(_:animated:completion:)'
      list.present(card, animate: true)
                         ^
      note: did you mean 'animated'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      list.present(card, animated: 1)
      """,
      """
      t.presim:6:30: error: cannot convert value of type 'Int' to type 'Bool'
      list.present(card, animated: 1)
                                   ^
      note: write 'true'
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      list.present(card, list)
      """,
      """
      t.presim:6:20: error: extra argument in call to 'present(_:animated:completion:)'
      list.present(card, list)
                         ^
      note: leave 'list' out
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      list.present(window)
      """,
      """
      t.presim:6:14: error: cannot convert value of type 'UIWindow' to type 'UIViewController'
      list.present(window)
                   ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      list.pushViewController(card)
      """,
      """
      t.presim:6:6: error: value of type 'ListViewController' has no method 'pushViewController'
      list.pushViewController(card)
           ^
      note: 'pushViewController' is a method of 'UINavigationController': write 'list.navigationController?.pushViewController(…)'
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      nav.popViewController { }
      """,
      """
      t.presim:6:23: error: extra trailing closure passed in call to 'popViewController(animated:)'
      nav.popViewController { }
                            ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      list.presentedViewController.foo()
      """,
      """
      t.presim:6:30: error: value of type 'UIViewController' has no method 'foo'
      list.presentedViewController.foo()
                                   ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      nav.popViewController().title = "x"
      """,
      """
      t.presim:6:5: error: a call may only be the last part of a path
      nav.popViewController().title = "x"
          ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      tabs.tap("Show")
      """,
      """
      t.presim:6:6: error: a tab is tapped by its view controller, as in 'tabs.tap(nav)'
      tabs.tap("Show")
           ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      presentation(3).style
      """,
      """
      t.presim:6:14: error: 'presentation' takes a view controller
      presentation(3).style
                   ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      window.resize(to: sizeClass(small, regular))
      """,
      """
      t.presim:6:29: error: type 'UIUserInterfaceSizeClass' has no member 'small'
      window.resize(to: sizeClass(small, regular))
                                  ^
      note: there are '.compact', '.regular', '.unspecified'
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      window.resize(to: sizeClass(compact))
      """,
      """
      t.presim:6:28: error: 'sizeClass' takes two: 'sizeClass(compact, regular)'
      window.resize(to: sizeClass(compact))
                                 ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      device.rotate(to: .landscap)
      """,
      """
      t.presim:6:20: error: type 'UIInterfaceOrientation' has no member 'landscap'
      device.rotate(to: .landscap)
                         ^
      note: did you mean 'landscape'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      nav.pushViewController(UINavigationController(root: card), animated: true)
      """,
      """
      t.presim:6:47: error: 'UINavigationController' has no initialiser with the argument 'root:'
      nav.pushViewController(UINavigationController(root: card), animated: true)
                                                    ^
      note: did you mean 'rootViewController'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      list.present(card, animated: true, completion: 3)
      """,
      """
      t.presim:6:48: error: 'completion' takes a closure
      list.present(card, animated: true, completion: 3)
                                                     ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.transitionCoordinator?.animate(alongside: { }, completion: nil)
      """,
      """
      t.presim:6:37: error: extra argument 'alongside' in call to 'animate(alongsideTransition:completion:)'
      card.transitionCoordinator?.animate(alongside: { }, completion: nil)
                                          ^
      note: did you mean 'alongsideTransition'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      list.beginAppearanceTransition(animated: true)
      """,
      """
      t.presim:6:6: error: missing argument for parameter #1 in call to 'beginAppearanceTransition(_:animated:)'
      list.beginAppearanceTransition(animated: true)
           ^
      """),
    DiagnosticExample(
      """
      window
        home: Home
      Home.foo()
      home.present(#selector(foo))
      Home().dismiss()
      home.present([home])
      home.view.insertSubview(home.view, under: home.view)
      """,
      """
      t.presim:3:6: error: 'Home' is a class: what it has of its own is not supported
      Home.foo()
           ^
      t.presim:4:14: error: cannot convert a selector to type 'UIViewController'
      home.present(#selector(foo))
                   ^
      t.presim:5:1: error: a new object has no path: name it in an outline
      Home().dismiss()
      ^
      t.presim:6:14: error: cannot convert a list to type 'UIViewController'
      home.present([home])
                   ^
      t.presim:7:36: error: extra argument 'under' in call to 'insertSubview(_:at:)'
      home.view.insertSubview(home.view, under: home.view)
                                         ^
      """),
  ]
}

import Testing

/// The text of every error about observers.
@Suite struct CheckerObserversTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      on crad.viewDidAppear { }
      """,
      """
      t.presim:6:4: error: cannot find 'crad' in this file
      on crad.viewDidAppear { }
         ^
      note: did you mean 'card'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      on card.viewDidApear { }
      """,
      """
      t.presim:6:9: error: 'viewDidApear' names no method that presim calls
      on card.viewDidApear { }
              ^
      note: did you mean 'viewDidAppear'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      on ListViewController.viewDidAppear { }
      """,
      """
      t.presim:6:4: error: 'ListViewController' is a class: in its body, write 'on viewDidAppear { … }'
      on ListViewController.viewDidAppear { }
         ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      on window.viewDidAppear { }
      """,
      """
      t.presim:6:4: error: a window has no callbacks: 'on' takes the name of a controller or an object
      on window.viewDidAppear { }
         ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      on card.viewDidAppear { titel = nil }
      """,
      """
      t.presim:6:25: error: cannot find 'titel' in this file
      on card.viewDidAppear { titel = nil }
                              ^
      note: did you mean 'title'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      on card.viewDidAppear { other = nil }
      """,
      """
      t.presim:6:25: error: cannot find 'other' in this file
      on card.viewDidAppear { other = nil }
                              ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      on card.willMove { parent.titel = nil }
      """,
      """
      t.presim:6:27: error: value of type 'UIViewController' has no member 'titel'
      on card.willMove { parent.titel = nil }
                                ^
      note: did you mean 'title'?
      """),
    DiagnosticExample(
      """
      window
        a: Home
      on window.viewDidAppear { }
      """,
      """
      t.presim:3:4: error: a window has no callbacks: 'on' takes the name of a controller or an object
      on window.viewDidAppear { }
         ^
      """),
  ]
}

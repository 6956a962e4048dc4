import Testing

/// The text of every error about names.
@Suite struct CheckerNamesTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      crad.dismiss()
      """,
      """
      t.presim:6:1: error: cannot find 'crad' in this file
      crad.dismiss()
      ^
      note: did you mean 'card'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      list: Other
      """,
      """
      t.presim:5:1: error: 'list' is already declared; a controller has only one place
      list: Other
      ^
      t.presim:4:7: note: first declared here
            list: ListViewController
            ^
      """),
    DiagnosticExample(
      """
      class list { }
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      """,
      """
      t.presim:5:7: error: 'list' is already declared
            list: ListViewController
            ^
      t.presim:1:7: note: first declared here
      class list { }
            ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      window
      """,
      """
      t.presim:5:1: error: a further window needs a name, as in 'window overlay'
      window
      ^
      t.presim:1:1: note: the first window is here
      window
      ^
      """),
    DiagnosticExample(
      """
      class UIView: UIViewController { }
      """,
      """
      t.presim:1:7: error: class 'UIView' is UIKit's own
      class UIView: UIViewController { }
            ^
      """),
    DiagnosticExample(
      """
      class Card: UIViewController { }
      class Card: UIViewController { }
      """,
      """
      t.presim:2:7: error: 'Card' is already declared
      class Card: UIViewController { }
            ^
      t.presim:1:7: note: first declared here
      class Card: UIViewController { }
            ^
      """),
    DiagnosticExample(
      """
      a: Home
      window.makeKey()
      """,
      """
      t.presim:2:1: error: this file has no window
      window.makeKey()
      ^
      note: write 'window' with a root below it
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      home.dismiss()
      """,
      """
      t.presim:6:1: error: cannot find 'home' in this file
      home.dismiss()
      ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.title = nobody
      """,
      """
      t.presim:6:14: error: cannot find 'nobody' in this file
      card.title = nobody
                   ^
      note: text goes in quotes: '"nobody"'
      """),
    DiagnosticExample(
      """
      class list: UIViewController { }
      window
        list: Home
      """,
      """
      t.presim:3:3: error: 'list' is already declared
        list: Home
        ^
      t.presim:1:7: note: first declared here
      class list: UIViewController { }
            ^
      """),
    DiagnosticExample(
      """
      a: Home
      class A: UIViewController { }
      b: a
      """,
      """
      t.presim:3:4: error: 'a' is a controller, not a class
      b: a
         ^
      """),
  ]
}

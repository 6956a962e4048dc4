import Testing

/// The text of every error about outlines.
@Suite struct CheckerOutlinesTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      other: UINavigationController
        inner: UINavigationController
      """,
      """
      t.presim:6:3: error: a navigation controller cannot be in the stack of another: UIKit throws at the push
        inner: UINavigationController
        ^
      """),
    DiagnosticExample(
      """
      class Guard: UINavigationControllerDelegate { }
      guard: Guard
        under: Home
      """,
      """
      t.presim:3:3: error: 'guard' is not a view controller: nothing can go below it
        under: Home
        ^
      """),
    DiagnosticExample(
      """
      class Guard: UINavigationControllerDelegate { }
      window
        guard: Guard
      """,
      """
      t.presim:3:10: error: 'Guard' is not a view controller class
        guard: Guard
               ^
      note: an object is declared at column one, outside the outlines
      """),
    DiagnosticExample(
      """
      window
        a: Home
        b: Home
      """,
      """
      t.presim:3:3: error: a window has one root view controller
        b: Home
        ^
      t.presim:2:3: note: the root is declared here
        a: Home
        ^
      note: 'b' at column one exists, and is not on screen yet; 'window second' is another window
      """),
    DiagnosticExample(
      """
      split: UISplitViewController
        a: A
        b: A
        c: A
      """,
      """
      t.presim:4:3: error: a split view controller without a column style has two columns
        c: A
        ^
      """),
    DiagnosticExample(
      """
      split: UISplitViewController
        a: A
        b: A
        c: A
        d: A
      split.style = .tripleColumn
      """,
      """
      t.presim:5:3: error: a split view controller of style 'tripleColumn' has three columns in an outline
        d: A
        ^
      """),
    DiagnosticExample(
      """
      pages: UIPageViewController
        a: A
        b: A
        c: A
      """,
      """
      t.presim:4:3: error: a page view controller shows two pages at most; its other pages are outlines of their own
        c: A
        ^
      """),
    DiagnosticExample(
      """
      alert: UIAlertController
        a: A
      """,
      """
      t.presim:2:3: error: a 'UIAlertController' has no children of the app's
        a: A
        ^
      """),
    DiagnosticExample(
      """
      search: UISearchController
        a: A
        b: A
      """,
      """
      t.presim:3:3: error: a search controller has one child, its results controller
        b: A
        ^
      """),
  ]
}

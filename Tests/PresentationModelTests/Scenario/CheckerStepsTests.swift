import Testing

/// The text of every error about steps.
@Suite struct CheckerStepsTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      finish
      """,
      """
      t.presim:6:1: error: 'finish' without 'begin': no transition is paused
      finish
      ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      cancel
      """,
      """
      t.presim:6:1: error: 'cancel' without 'begin': no transition is paused
      cancel
      ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      begin list.present(card)
      begin card.dismiss()
      finish
      """,
      """
      t.presim:7:1: error: a transition is already paused: 'finish' or 'cancel' it first
      begin card.dismiss()
      ^
      t.presim:6:1: note: it begins here
      begin list.present(card)
      ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      begin card.title = "x"
      finish
      """,
      """
      t.presim:6:7: error: 'title' starts no transition that 'begin' could pause
      begin card.title = "x"
            ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      begin card.loadViewIfNeeded()
      finish
      """,
      """
      t.presim:6:7: error: 'loadViewIfNeeded' starts no transition that 'begin' could pause
      begin card.loadViewIfNeeded()
            ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      turn {
        begin list.present(card)
      }
      """,
      """
      t.presim:7:3: error: 'begin' belongs at column one
        begin list.present(card)
        ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      turn {
        finish
      }
      """,
      """
      t.presim:7:3: error: 'finish' belongs at column one
        finish
        ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      segue "A" from list to card kind .shwo
      """,
      """
      t.presim:6:35: error: type 'segue kind' has no member 'shwo'
      segue "A" from list to card kind .shwo
                                        ^
      note: did you mean 'show'?
      """),
  ]
}

extension LintRuleTests {
  static let scenario = [
    Case(
      """
      window
        feed: UIViewController
      expect feed.view.window != nil
      feed.title = "a"
      on feed.viewDidAppear { feed.title = "b" }
      feed.title = "c"
      """,
      "5: warning LNT-35 'feed.viewDidAppear' is set when launch has called it already, and never runs → write it above the first step"
    ),
    Case(
      """
      window
        feed: UIViewController
      detail: UIViewController
      on detail.viewDidAppear { detail.title = "b" }
      feed.title = "c"
      """,
      "4: warning LNT-35 'detail.viewDidAppear' never runs: nothing brings 'detail' on screen"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      a.present(b)
      turn {
        a.dismiss(animated: true)
        a.present(c) // presim:ignore LNT-06 what comes of it is what this file shows
      }
      """),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      a.present(b)
      turn {
        a.dismiss(animated: true)
        // presim:ignore LNT-05, LNT-06 what comes of it is what this file shows
        // and this is why
        a.present(c)
      }
      """,
      "8: note LNT-37 'LNT-05' is not reported here: nothing is silenced → take 'LNT-05' out of the comment"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      a.present(b) // presim:ignore LNT-06, LNT-07 both are left behind
      """,
      "4: note LNT-37 'LNT-06' is not reported here: nothing is silenced → take 'LNT-06' out of the comment",
      "4: note LNT-37 'LNT-07' is not reported here: nothing is silenced → take 'LNT-07' out of the comment"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      a.present(b) // presim:ignore LNT-37, LNT-07 it may come back
      """),
    Case(
      """
      window
        list: UIViewController
      login: UIViewController
      segue "Login" from list to login kind .presentation
      on login.viewDidAppear { login.title = "b" }
      list.performSegue(withIdentifier: "Login", sender: nil)
      """),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      a.present(b) // presim:ignore LNT-99 why
      """,
      "invalid: there is no lint 'LNT-99'"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      a.present(b) // presim:ignore
      """,
      "invalid: 'presim:ignore' needs the code of a rule and a reason"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      a.present(b)
      turn {
        a.dismiss(animated: true)
        a.present(c) // presim:ignore LNT-06 PRE-11 is what this file shows
      }
      """),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      a.present(b) // presim:ignore the sheet
      """,
      "invalid: 'presim:ignore' is followed by the code of a rule, not by 'the'"),
  ]
}

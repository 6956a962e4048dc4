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
    // Who comes back when what was begun is finished or cancelled gets its calls again.
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      b.modalPresentationStyle = .fullScreen
      a.present(b)
      begin b.dismiss(animated: true)
      on a.viewDidAppear { a.title = "a" }
      finish
      """),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
          b: UIViewController
      begin nav.popViewController(animated: true)
      on b.viewDidAppear { b.title = "b" }
      cancel
      """),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
          b: UIViewController
      begin nav.popViewController(animated: true)
      cancel
      on b.viewDidAppear { b.title = "b" }
      """,
      "7: warning LNT-35 'b.viewDidAppear' is set when launch has called it already, and never runs → write it above the first step"
    ),
    // A view that code sets is loaded anew.
    Case(
      """
      window
        a: UIViewController
      a.title = "a"
      on a.viewDidLoad { a.title = "b" }
      a.view = nil
      """),
    // Who may be meant by an expression that has no value here, nobody can say.
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      on b.viewDidAppear { b.title = "b" }
      a.presentedViewController?.title = "a"
      """),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      on b.viewDidAppear { b.title = "b" }
      a.title = "a"
      """,
      "4: warning LNT-35 'b.viewDidAppear' never runs: nothing brings 'b' on screen"),
    // Somebody names it in a list, in an argument of what is made, in the body of a class.
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      b: UIViewController
      on b.viewDidAppear { b.title = "b" }
      nav.setViewControllers([b], animated: false)
      """),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      on b.viewDidAppear { b.title = "b" }
      a.present(UINavigationController(rootViewController: b), animated: true)
      """),
    // In a list, in what is made there.
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      b: UIViewController
      on b.viewDidAppear { b.title = "b" }
      nav.setViewControllers([UINavigationController(rootViewController: b)], animated: false)
      """,
      "6: error LNT-50 this call raises NSInvalidArgumentException: 'Pushing a navigation controller is not supported'"),
    Case(
      """
      class Home: UIViewController {
        on viewDidAppear { self.present(b, animated: true) }
      }
      window
        a: Home
      b: UIViewController
      on b.viewDidAppear { b.title = "b" }
      """,
      "2: warning LNT-28 'a.viewDidAppear' does not run when 'b' comes or goes → use 'presentationControllerDidDismiss', or use the completion handler"
    ),
    // A class that names a container of it may bring it on screen.
    Case(
      """
      class Home: UIViewController {
        childForStatusBarStyle = nav.topViewController
      }
      window
        a: Home
      nav: UINavigationController
        form: UIViewController
      on form.viewDidAppear { a.title = "x" }
      a.title = "y"
      """),
  ]
}

extension LintRuleTests {
  static let whenACallIsMade = [
    // `show` presents where nobody takes it, and has no completion handler to present in.
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      turn {
        a.show(b, sender: nil)
        a.show(c, sender: nil)
      }
      """,
      "7: error LNT-05 'a' is already asked to present 'b' in this run loop pass"
    ),
    Case(
      """
      window
        home: UIViewController
      login: UIViewController
      segue "Login" from home to login kind .popoverPresentation
      on home.viewDidLoad { home.performSegue(withIdentifier: "Login", sender: nil) }
      """,
      "5: error LNT-01 'performSegue' in 'viewDidLoad' runs before 'home' is on screen → move it to 'viewDidAppear'"),
    Case(
      """
      window
        home: UIViewController
      login: UIViewController
      segue "Login" from home to login kind .show
      on home.viewDidLoad { home.performSegue(withIdentifier: "Login", sender: nil) }
      """,
      "5: error LNT-50 UIKit refuses this call and prints 'Attempt to present <UIViewController login> on <UIViewController home> (from <UIViewController home>) whose view is not in the window hierarchy.'"
    ),
    Case(
      """
      window
        home: UIViewController
      login: UIViewController
      segue "Login" from home to login kind .show
      on home.viewIsAppearing { home.performSegue(withIdentifier: "Login", sender: nil) }
      """,
      "5: warning LNT-02 'performSegue' in 'viewIsAppearing' starts a transition before 'home' has appeared → move it to 'viewDidAppear'"
    ),
    Case(
      """
      class Home: UIViewController { on viewDidLoad { self.present(login) } }
      window
        home: Home
      login: UIViewController
      """,
      "1: error LNT-01 'present' in 'viewDidLoad' runs before 'home' is on screen → move it to 'viewDidAppear'"),
    Case(
      """
      class Home: UIViewController { on viewDidLoad { self.present(login) } }
      window
        nav: UINavigationController
          home: Home
      login: UIViewController
      """),
    Case(
      """
      window
        tabs: UITabBarController
          a: UIViewController
          b: UIViewController
      login: UIViewController
      on b.viewDidLoad { b.present(login) }
      tabs.selectedIndex = 1
      """,
      "6: warning LNT-01 'present' in 'viewDidLoad' runs before 'b' is on screen → move it to 'viewDidAppear'"),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      second: UIViewController
      third: UIViewController
      on second.viewDidLoad { nav.pushViewController(third, animated: true) }
      nav.pushViewController(second, animated: true)
      """,
      "6: warning LNT-01 'pushViewController' in 'viewDidLoad' changes the stack before 'second' is on screen → move it to 'viewDidAppear'"
    ),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      second: UIViewController
      third: UIViewController
      on second.viewWillAppear { nav.pushViewController(third, animated: true) }
      nav.pushViewController(second, animated: true)
      """,
      "6: warning LNT-02 'pushViewController' in 'viewWillAppear' starts a transition before 'second' has appeared → move it to 'viewDidAppear'"
    ),
    Case(
      """
      window
        nav: UINavigationController
          list: UIViewController
          editor: UIViewController
      alert: UIAlertController
      on editor.viewWillDisappear { editor.present(alert) }
      nav.popViewController(animated: true)
      """,
      "6: warning LNT-03 'editor' is leaving the screen when 'viewWillDisappear' presents → present from a controller that stays"
    ),
    Case(
      """
      class Login: UIViewController { modalPresentationStyle = .fullScreen }
      window
        first: UIViewController
      login: Login
      on first.viewDidAppear { first.present(login) }
      first.title = "a"
      """,
      "5: warning LNT-04 'first.viewDidAppear' runs again when 'login' is dismissed → present once, or from an action"),
    Case(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            a: UIViewController
      alert: UIAlertController
      sheet: UIViewController
      turn { a.present(alert); nav.present(sheet) }
      """,
      "7: error LNT-05 'tabs' is already asked to present 'alert' in this run loop pass → present 'sheet' from 'alert', in its completion handler"
    ),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      alert: UIAlertController
      b: UIViewController
      turn { a.present(alert); nav.pushViewController(b, animated: true) }
      """,
      "6: error LNT-05 'nav' is asked to present 'alert' in this run loop pass: its stack will not change → change the stack first, or in the completion handler"
    ),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      a.present(b)
      turn { a.dismiss(animated: true); a.present(c) }
      """,
      "6: error LNT-06 'c' is presented before 'b' has gone → present it in the completion handler of 'dismiss'"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      a.present(b)
      a.dismiss(animated: true) { a.present(c) }
      """,
      "5: note LNT-43 the user can swipe 'b' away, and the completion handler of 'dismiss' does not run then → set a 'presentationController.delegate' with 'presentationControllerDidDismiss(_:)', or 'isModalInPresentation = true'"
    ),
    Case(
      """
      window
        r: UIViewController
      a: UIViewController
      b: UIViewController
      r.present(a)
      a.present(b)
      turn { a.dismiss(animated: true); a.dismiss(animated: true) }
      """,
      "7: warning LNT-07 a second 'dismiss' on 'a' dismisses 'a' itself → dismiss once, on the controller that stays"),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      b: UIViewController
      c: UIViewController
      turn { nav.pushViewController(b, animated: true); nav.pushViewController(c, animated: true) }
      """,
      "6: warning LNT-08 second animated push or pop on 'nav' in one run loop pass → use 'setViewControllers', or animate only the last"
    ),
    Case(
      """
      window
        a: UIViewController
      detail: UIViewController
      a.present(detail)
      begin detail.swipeToDismiss()
      """,
      "5: warning LNT-09 the transition begun here is never finished or cancelled → add 'finish' or 'cancel'"),
  ]
}

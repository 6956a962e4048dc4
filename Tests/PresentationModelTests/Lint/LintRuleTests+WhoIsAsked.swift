extension LintRuleTests {
  static let whoIsAsked = [
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      alert: UIAlertController
      on b.viewDidAppear { window.rootViewController.present(alert) }
      a.present(b)
      """,
      "5: warning LNT-10 'a' cannot present while 'b' is up → present from the topmost controller"),
    Case(
      """
      window
        a: UIViewController
      nav: UINavigationController
        form: UIViewController
      a.present(form)
      """,
      "5: error LNT-11 'form' is a child of 'nav' and cannot be presented → present 'nav', or remove 'form' from it first"
    ),
    Case(
      """
      window
        a: UIViewController
      nav: UINavigationController
        form: UIViewController
      a.present(nav)
      """),
    Case(
      """
      window
        home: UIViewController
      player: UIViewController
      home.view.addSubview(player.view)
      """,
      "4: warning LNT-12 the view of 'player' goes into 'home' without 'addChild' → call 'home.addChild(player)' first, 'didMove(toParent:)' last"
    ),
    Case(
      """
      window
        home: UIViewController
      other: UIViewController
        player: UIViewController
      home.view.addSubview(player.view)
      """,
      "5: error LNT-12 the view of 'player' goes into 'home' without 'addChild' → take view and controller out of 'other' and call 'home.addChild(player)' first, 'didMove(toParent:)' last"
    ),
  ]
}

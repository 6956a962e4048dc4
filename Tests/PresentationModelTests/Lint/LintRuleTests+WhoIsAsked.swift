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
      "5: warning LNT-10 'a' cannot present while 'b' is up, which line 6 presents → present from the topmost controller"
    ),
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
    // What covers a container covers what its children present.
    Case(
      """
      window
        nav: UINavigationController
          list: UIViewController
      b: UIViewController
      player: UIViewController
      menu: UIViewController
      list.definesPresentationContext = true
      b.definesPresentationContext = true
      b.modalPresentationStyle = .overCurrentContext
      menu.modalPresentationStyle = .overCurrentContext
      player.modalPresentationStyle = .fullScreen
      list.present(b, animated: false)
      nav.present(player, animated: false)
      b.present(menu, animated: false)
      """,
      "14: error LNT-38 'b' is covered by 'player' → write 'player.present(…)'"),
    // The search controller of a stack's new top makes it define the context.
    Case(
      """
      ios 17
      window
        nav: UINavigationController
          home: UIViewController
      list: UIViewController
      search: UISearchController
      card: UIViewController
      menu: UIViewController
      list.navigationItem.searchController = search
      nav.viewControllers = [home, list]
      card.modalPresentationStyle = .currentContext
      menu.modalPresentationStyle = .currentContext
      list.present(card, animated: false)
      list.present(menu, animated: false)
      """,
      "14: error LNT-38 'list' presents 'card' already → write 'card.present(…)'"),
    // Of several that the root presents the first is named.
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      d: UIViewController
      alert: UIAlertController
      on b.viewDidAppear { window.rootViewController.present(alert) }
      a.present(b, animated: false)
      alert.dismiss(animated: false)
      a.dismiss(animated: false)
      a.present(d, animated: false)
      """,
      "6: warning LNT-10 'a' cannot present while 'b' is up, which line 7 presents → present from the topmost controller"
    ),
  ]
}

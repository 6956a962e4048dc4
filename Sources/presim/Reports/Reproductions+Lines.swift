extension Reproductions {
  /// Of console lines.
  static let lines: [String: String] = [
    "P-L01": """
    ios 26
    window
      home: HomeViewController
    welcome: WelcomeViewController
    on home.viewDidLoad { home.present(welcome, animated: true) }
    """,
    "P-L02": """
    ios 26
    window
      home: HomeViewController
    sheet: SheetContentController
    paywall: PaywallViewController
    home.present(sheet, animated: true)
    home.present(paywall, animated: true)
    """,
    "P-L03": """
    ios 26
    window
      v: UIViewController
    x: UIViewController
    y: UIViewController
    v.present(x, animated: true)
    turn {
      v.dismiss(animated: false)
      v.present(y, animated: true)
    }
    """,
    "P-L04": """
    ios 13
    window
      home: HomeViewController
    badge: BadgeViewController
    card: CardViewController
    home.view.addSubview(badge.view)
    badge.present(card, animated: true)
    """,
    "P-L05": """
    ios 16
    window
      home: HomeViewController
    badge: BadgeViewController
    card: CardViewController
    home.view.addSubview(badge.view)
    badge.present(card, animated: true)
    """,
    "P-L06": """
    ios 26
    window
      home: HomeViewController
    badge: BadgeViewController
    card: CardViewController
    home.view.addSubview(badge.view)
    badge.present(card, animated: true)
    """,
    "D-L01": """
    ios 26
    window
      home: HomeViewController
    spinner: SpinnerViewController
    begin home.present(spinner, animated: true)
    home.dismiss(animated: true) { home.title = "gone" }
    """,
    "D-L02": """
    ios 12
    window
      home: HomeViewController
    spinner: SpinnerViewController
    turn {
      home.present(spinner, animated: true)
      home.dismiss(animated: true)
    }
    """,
    "D-L03": """
    ios 12
    window
      home: HomeViewController
    spinner: SpinnerViewController
    turn {
      home.present(spinner, animated: true)
      home.dismiss(animated: true)
    }
    """,
    "C-L01": """
    ios 26
    window
      splash: SplashViewController
    onboarding: OnboardingViewController
    splash.present(onboarding, animated: true)
    window.rootViewController = onboarding
    """,
    "C-L02": """
    ios 8
    window
    """,
    "A-L01": """
    ios 17
    window
      home: HomeViewController
    card: CardViewController
    turn {
      card.beginAppearanceTransition(true, animated: false)
      card.beginAppearanceTransition(true, animated: false)
    }
    """,
    "A-L02": """
    ios 16
    window
      home: HomeViewController
    on home.viewWillAppear { home.title = "shown" }
    home.viewWillAppear(true)
    """,
    "N-L01": """
    ios 26
    window
      nav: UINavigationController
        list: ListViewController
    nav.pushViewController(nil, animated: true)
    """,
    "N-L02": """
    ios 26
    device iPad
    window
      nav: UINavigationController
        list: ListViewController
    split: UISplitViewController
      menu: MenuViewController
    nav.pushViewController(split, animated: true)
    """,
    "N-L03": """
    ios 17
    window
      nav: UINavigationController
        list: ListViewController
    item: ItemViewController
    sheet: SheetViewController
    begin nav.present(sheet, animated: true)
    nav.pushViewController(item, animated: true)
    """,
    "N-L04": """
    ios 12
    window
      nav: UINavigationController
        home: HomeViewController
    b: SecondViewController
    c: ThirdViewController
    turn {
      nav.pushViewController(b, animated: true)
      nav.pushViewController(c, animated: true)
    }
    """,
    "S-L01": """
    ios 15
    window
      nav: UINavigationController
        list: ListViewController
    search: UISearchController
    alert: UIAlertController
    list.present(search, animated: true)
    list.present(alert, animated: true)
    """,
    "S-L02": """
    ios 12
    window
      nav: UINavigationController
        list: ListViewController
    search: UISearchController
    result: ResultViewController
    list.navigationItem.searchController = search
    search.isActive = true
    turn {
      search.isActive = false
      nav.pushViewController(result, animated: true)
    }
    """,
    "V-L01": """
    ios 11
    device iPad landscape
    window
      home: HomeViewController
    split: UISplitViewController
    split.loadViewIfNeeded()
    """,
    "S-L04": """
    ios 11
    window
      nav: UINavigationController
        list: ListViewController
    search: UISearchController
    list.navigationItem.searchController = search
    search.isActive = true
    """,
  ]
}

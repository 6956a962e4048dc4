extension Reproductions {
  /// Of what UIKit does without a word.
  static let silences: [String: String] = [
    "P-S01": """
    ios 26
    window
      map: MapViewController
    options: OptionsViewController
    legend: LegendViewController
    options.modalPresentationStyle = .fullScreen
    options.modalTransitionStyle = .partialCurl
    map.present(options, animated: true)
    options.present(legend, animated: true) { map.title = "legend is up" }
    """,
    "X-01": """
    ios 17
    window
      home: HomeViewController
    sheet: SheetViewController
    more: MoreViewController
    home.present(sheet, animated: true)
    home.present(more, animated: true) { home.title = "done" }
    """,
    "X-02": """
    ios 26
    window
      splash: SplashViewController
    onboarding: OnboardingViewController
    splash.present(onboarding, animated: true)
    window.rootViewController = onboarding
    """,
    "X-03": """
    ios 26
    window
      editor: EditorViewController
    settings: SettingsViewController
    editor.present(settings, animated: true)
    settings.modalPresentationStyle = .fullScreen
    """,
    "X-04": """
    ios 12
    window
      tabs: UITabBarController
        shop: ShopViewController
        cart: CartViewController
    card: CardViewController
    shop.definesPresentationContext = true
    card.modalPresentationStyle = .overCurrentContext
    shop.present(card, animated: true)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    """,
    "X-07": """
    ios 26
    window
      tabs: UITabBarController
        nav: UINavigationController
          v: UIViewController
    x: UIViewController
    x.modalPresentationStyle = .custom
    v.present(x, animated: true)
    """,
    "X-09": """
    ios 17
    window
      tabs: UITabBarController
        home: HomeViewController
    sheet: SheetViewController
    home.present(sheet, animated: true)
    sheet.presentingViewController?.dismiss(animated: true)
    """,
    "X-10": """
    ios 17
    window
      home: HomeViewController
    sheet: SheetViewController
    alert: UIAlertController
    home.present(sheet, animated: true)
    begin sheet.dismiss(animated: true)
    sheet.present(alert, animated: true)
    """,
    "D-S01": """
    ios 26
    window
      nav: UINavigationController
        home: HomeViewController
    home.dismiss(animated: true)
    """,
    "D-S02": """
    ios 26
    window
      home: HomeViewController
    login: LoginViewController
    terms: TermsViewController
    home.present(login, animated: true)
    login.present(terms, animated: true)
    turn {
      login.dismiss(animated: true)
      login.dismiss(animated: true)
    }
    """,
    "D-S03": """
    ios 17
    window
      home: HomeViewController
    sheet: SheetViewController
    home.present(sheet, animated: true)
    turn {
      home.dismiss(animated: true)
      home.dismiss(animated: true)
    }
    """,
    "D-S04": """
    ios 17
    window
      home: HomeViewController
    login: LoginViewController
    terms: TermsViewController
    home.present(login, animated: true)
    login.present(terms, animated: true)
    home.dismiss(animated: true)
    """,
    "D-S05": """
    ios 26
    window
      home: HomeViewController
    wizard: UINavigationController
      name: NameViewController
      address: AddressViewController
    home.present(wizard, animated: true)
    address.dismiss(animated: true)
    """,
    "C-S01": """
    ios 26
    window
      room: RoomViewController
        left: BoxViewController
        right: BoxViewController
    card: CardViewController
    left.addChild(card)
    right.addChild(card)
    """,
    "C-S02": """
    ios 26
    window
      box: BoxViewController
        card: CardViewController
    card.removeFromParent()
    """,
    "C-S03": """
    ios 26
    window
      box: BoxViewController
    card: CardViewController
    box.view.addSubview(card.view)
    """,
    "A-S01": """
    window
      home: HomeViewController
    sheet: SheetViewController
    home.present(sheet, animated: true)
    """,
    "N-S01": """
    ios 26
    window
      nav: UINavigationController
        list: ListViewController
    nav.popViewController(animated: true)
    """,
    "N-S02": """
    ios 26
    window
      nav: UINavigationController
        inbox: InboxViewController
    help: HelpViewController
    inbox.presentedViewController?.present(help, animated: true)
    """,
    "N-S03": """
    ios 26
    window
      nav: UINavigationController
        list: ListViewController
    tabs: UITabBarController
      map: MapViewController
    nav.pushViewController(tabs, animated: true)
    """,
    "S-S01": """
    ios 12
    window
      nav: UINavigationController
        list: ListViewController
    search: UISearchController
    detail: DetailViewController
    list.navigationItem.searchController = search
    search.isActive = true
    nav.pushViewController(detail, animated: true)
    """,
    "S-S02": """
    ios 17
    window
      nav: UINavigationController
        list: ListViewController
    search: UISearchController
    detail: DetailViewController
    search.definesPresentationContext = true
    list.present(search, animated: true)
    nav.pushViewController(detail, animated: true)
    """,
    "U-S01": """
    ios 26
    class SourceViewController: UIViewController {
      unwind backHome
    }
    window
      nav: UINavigationController
        list: ListViewController
        source: SourceViewController
    segue "Back" from source unwind backHome
    source.performSegue(withIdentifier: "Back", sender: nil)
    """,
    "X-11": """
    ios 26
    class Shrink: UIViewControllerAnimatedTransitioning {
      on animateTransition(using:) {
        transitionContext.containerView.insertSubview(transitionContext.viewController(forKey: .to).view, at: 0)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    class Fade: UIViewControllerTransitioningDelegate {
      animationController(forDismissed:) = Shrink
    }
    class Slideshow: UIViewController {
      transitioningDelegate = Fade
    }
    window
      nav: UINavigationController
        gallery: GalleryViewController
    slideshow: Slideshow
    gallery.present(slideshow, animated: true)
    slideshow.dismiss(animated: true)
    """,
    "X-12": """
    ios 26
    window
      main: MainViewController
    next: NextViewController
    _ = main.presentationController
    window.rootViewController = next
    """,
  ]
}

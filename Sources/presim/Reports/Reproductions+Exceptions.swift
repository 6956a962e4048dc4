extension Reproductions {
  /// Of exceptions.
  static let exceptions: [String: String] = [
    "P-E01": """
    ios 26
    window
      nav: UINavigationController
        inbox: InboxViewController
    inbox.present(nil, animated: true)
    """,
    "P-E02": """
    ios 13
    window
      home: HomeViewController
    loginNav: UINavigationController
      login: LoginViewController
    home.present(login, animated: true)
    """,
    "P-E03": """
    ios 26
    window
      v: UIViewController
    x: UIViewController
    x.modalPresentationStyle = .pageSheet
    v.present(x, animated: true)
    v.present(x, animated: true)
    """,
    "P-E04": """
    ios 26
    window
      playerNav: UINavigationController
        player: PlayerViewController
    player.present(player, animated: true)
    """,
    "P-E05": """
    ios 26
    window
      nav: UINavigationController
        v: UIViewController
    v.present(nav, animated: true)
    """,
    "P-E06": """
    ios 26
    window
      home: HomeViewController
    login: LoginViewController
    login.modalPresentationStyle = .none
    home.present(login, animated: true)
    """,
    "P-E07": """
    ios 26
    window
      v: UIViewController
    x: UIViewController
    x.modalTransitionStyle = .partialCurl
    v.present(x, animated: true)
    """,
    "P-E08": """
    rules docs
    window
      nav: UINavigationController
        home: HomeViewController
    overlay: OverlayViewController
    overlay.modalPresentationStyle = .overCurrentContext
    overlay.modalTransitionStyle = .crossDissolve
    home.present(overlay, animated: true)
    """,
    "P-E09": """
    ios 9
    device iPhone portrait
    class Player: UIViewController {
      supportedInterfaceOrientations = .landscape
      preferredInterfaceOrientationForPresentation = .portrait
      modalPresentationStyle = .fullScreen
    }
    window
      home: HomeViewController
    player: Player
    turn {
      home.present(player, animated: true)
      home.title = "called"
    }
    """,
    "P-E10": """
    ios 17
    device iPhone portrait
    class Root: UIViewController {
      supportedInterfaceOrientations = .portrait
      preferredInterfaceOrientationForPresentation = .landscapeRight
    }
    window
      root: Root
    player: PlayerViewController
    player.modalPresentationStyle = .fullScreen
    root.present(player, animated: true)
    player.dismiss(animated: true)
    """,
    "P-E11": """
    ios 17
    device iPhone portrait
    app.supportedInterfaceOrientations = .portrait
    class Player: UIViewController {
      supportedInterfaceOrientations = .landscape
    }
    window
      home: HomeViewController
    player: Player
    player.modalPresentationStyle = .fullScreen
    home.present(player, animated: true)
    """,
    "P-E14": """
    ios 26
    window
      nav: UINavigationController
        list: ListViewController
    window.rootViewController = list
    """,
    "C-E01": """
    ios 17
    window
      home: HomeViewController
        child: ChildViewController
    window overlay
      other: OtherViewController
    other.view.addSubview(child.view)
    """,
    "C-E02": """
    ios 26
    window
      room: RoomViewController
        box: BoxViewController
    card: CardViewController
    box.view.addSubview(card.view)
    room.addChild(card)
    """,
    "C-E03": """
    ios 26
    window
      box: BoxViewController
        card: CardViewController
    window.addSubview(card.view)
    """,
    "C-E04": """
    ios 17
    window
      home: HomeViewController
    second: SecondViewController
    second.view = home.view
    """,
    "C-E05": """
    ios 17
    window
      box: BoxViewController
        old: OldViewController
    new: NewViewController
    box.transition(from: old, to: new, duration: 0.3, options: [], animations: { })
    """,
    "C-E06": """
    window
      tabs: UITabBarController
        home: HomeViewController
    tabs.viewControllers = [tabs, home]
    """,
    "C-E08": """
    ios 9
    window
    """,
    "N-E01": """
    ios 17
    window
      nav: UINavigationController
        list: ListViewController
    other: UINavigationController
    nav.pushViewController(other, animated: true)
    """,
    "N-E02": """
    ios 12
    window
      nav: UINavigationController
        list: ListViewController
        item: ItemViewController
    nav.pushViewController(item, animated: true)
    """,
    "N-E03": """
    ios 26
    window
      nav: UINavigationController
        list: ListViewController
    item: ItemViewController
    nav.setViewControllers([item, item], animated: true)
    """,
    "N-E05": """
    ios 26
    window
      home: HomeViewController
    home.view.addSubview(home.view)
    """,
    "N-E04": """
    ios 26
    window
      nav: UINavigationController
        list: ListViewController
        item: ItemViewController
    stranger: StrangerViewController
    nav.popToViewController(stranger, animated: true)
    """,
    "B-E01": """
    ios 26
    window
      tabs: UITabBarController
        feed: FeedViewController
        profile: ProfileViewController
    stranger: StrangerViewController
    tabs.selectedViewController = stranger
    """,
    "G-E01": """
    ios 26
    window
      pages: UIPageViewController
        intro: IntroViewController
    left: LeftPageController
    right: RightPageController
    pages.setViewControllers([left, right], direction: .forward, animated: false)
    """,
    "G-E07": """
    ios 18
    window
      home: HomeViewController
    pages: UIPageViewController
    home.present(pages, animated: true)
    """,
    "O-E01": """
    ios 26
    device iPad
    window
      list: ListViewController
    sorting: SortingViewController
    sorting.modalPresentationStyle = .popover
    list.present(sorting, animated: true)
    """,
    "O-E02": """
    ios 26
    device iPad
    window
      nav: UINavigationController
        list: ListViewController
    menu: UIAlertController
    menu.preferredStyle = .actionSheet
    list.present(menu, animated: true)
    """,
    "O-E03": """
    ios 17
    window
      home: HomeViewController
    alert: UIAlertController
    alert.title = nil
    home.present(alert, animated: true)
    """,
    "O-E04": """
    ios 17
    window
      home: HomeViewController
    alert: UIAlertController
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    """,
    "O-E05": """
    ios 17
    window
      home: HomeViewController
    menu: UIAlertController
    menu.preferredStyle = .actionSheet
    menu.addTextField { field in }
    """,
    "O-E12": """
    ios 12
    device iPad
    class PreviewShare: UIActivityViewController {
    }
    window
      home: HomeViewController
    share: PreviewShare
    home.present(share, animated: true)
    """,
    "O-E14": """
    ios 17
    window
      nav: UINavigationController
        list: ListViewController
    share: UIActivityViewController
    nav.pushViewController(share, animated: true)
    """,
    "S-E01": """
    ios 17
    window
      nav: UINavigationController
        list: ListViewController
    search: UISearchController
    list.navigationItem.searchController = search
    search.isActive = true
    search.present(search, animated: true)
    """,
    "V-E01": """
    ios 26
    device iPad landscape
    window
      split: UISplitViewController
        master: MasterViewController
        detail: DetailViewController
    split.viewControllers = [detail]
    """,
    "V-E02": """
    ios 14
    device iPad landscape
    window
      split: UISplitViewController
        master: MasterViewController
        detail: DetailViewController
    split.preferredSplitBehavior = .overlay
    """,
    "V-E03": """
    ios 17
    device iPad landscape
    class Split: UISplitViewController {
      style = .doubleColumn
    }
    window
      split: Split
        sidebar: SidebarViewController
        mail: MailViewController
    split.preferredSupplementaryColumnWidth = 300
    """,
    "U-E01": """
    ios 26
    window
      list: ListViewController
    detail: DetailViewController
    segue "Show" from list to detail kind .show
    list.performSegue(withIdentifier: "Shwo", sender: nil)
    """,
    "U-E02": """
    ios 26
    window
      list: ListViewController
    detail: DetailViewController
    segue "Old" from list to detail kind .push
    list.performSegue(withIdentifier: "Old", sender: nil)
    """,
  ]
}

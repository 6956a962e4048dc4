/// What `presim new` begins a file with: scenarios that run as they are.
enum ScenarioTemplate: String, CaseIterable {
  case tabs, sheet, nav, split, popover, alert

  /// The file.
  func text(title: some StringProtocol) -> String {
    """
    // What stands under 'window' is on screen when the first step begins; any other outline exists and waits.
    scenario "\(title)"
    ios 17
    \(device)
    \(outlines)

    // Each call is a run loop pass of its own. 'presim explain FILE:LINE' says why it did what it did.
    \(steps)

    """
  }

  private var device: String {
    switch self {
    case .split, .popover: "device iPad landscape\n"
    default: "device iPhone portrait\n"
    }
  }

  private var outlines: String {
    switch self {
    case .tabs:
      """
      window
        tabs: UITabBarController
          homeNav: UINavigationController
            home: HomeViewController
            detail: DetailViewController  // the last of a stack is on top
          settings: SettingsViewController

      sheet: SheetViewController
      """
    case .sheet:
      """
      window
        home: HomeViewController

      sheet: UINavigationController
        form: FormViewController

      sheet.modalPresentationStyle = .pageSheet
      """
    case .nav:
      """
      window
        nav: UINavigationController
          list: ListViewController

      detail: DetailViewController
      """
    case .split:
      """
      window
        split: UISplitViewController
          listNav: UINavigationController
            list: ListViewController
          detailNav: UINavigationController
            detail: DetailViewController

      editor: EditorViewController
      """
    case .popover:
      """
      window
        home: HomeViewController

      menu: MenuViewController

      menu.modalPresentationStyle = .popover
      """
    case .alert:
      """
      window
        home: HomeViewController

      alert: UIAlertController
      """
    }
  }

  private var steps: String {
    switch self {
    case .tabs:
      """
      detail.present(sheet, animated: true)
      expect sheet.presentingViewController == tabs
      expect detail.view.window != nil
      """
    case .sheet:
      """
      home.present(sheet, animated: true)
      expect sheet.presentingViewController == home

      sheet.swipeToDismiss()
      expect home.presentedViewController == nil
      """
    case .nav:
      """
      nav.pushViewController(detail, animated: true)
      expect nav.topViewController == detail
      expect list.view.window == nil
      """
    case .split:
      """
      detail.present(editor, animated: true)
      expect editor.presentingViewController == split
      """
    case .popover:
      """
      menu.popoverPresentationController?.sourceView = home.view
      home.present(menu, animated: true)
      expect menu.presentingViewController == home

      menu.tapOutside()
      expect home.presentedViewController == nil
      """
    case .alert:
      """
      home.present(alert, animated: true)
      expect alert.presentingViewController == home

      alert.dismiss(animated: true)
      expect home.presentedViewController == nil
      """
    }
  }
}

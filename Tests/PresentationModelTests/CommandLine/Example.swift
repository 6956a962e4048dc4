/// Scenarios that the tests of the command line run.
enum Example {
  static let title = "A sheet in a tab"
  /// A file whose expectations hold.
  static let passing = """
    scenario "A sheet in a tab"
    ios 17

    window
      tabs: UITabBarController
        first: FirstViewController

    detail: DetailViewController

    first.present(detail, animated: true)
    expect detail.presentingViewController == tabs
    expect hierarchy
      <UITabBarController tabs>, state: appeared, view: <UILayoutContainerView>
         | <FirstViewController first>, state: appeared, view: <UIView>
         + <DetailViewController detail>, state: appeared, view: <UIView>, presented with: <_UIPageSheetPresentationController>

    """
  /// The same with a block and a comparison that do not hold.
  static let failing =
    passing
    .replacing("first>, state: appeared", with: "first>, state: disappeared")
    .replacing("== tabs", with: "== first")
  /// A file with errors.
  static let invalid = "window\n\troot: UIViewControler\n"
}

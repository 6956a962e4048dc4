import Testing

/// The text of every error about availability.
@Suite struct CheckerAvailabilityTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      """
      ios 12
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.modalPresentationStyle = .automatic
      """,
      """
      t.presim:7:32: error: 'automatic' is only available in iOS 13 or newer
      card.modalPresentationStyle = .automatic
                                     ^
      """),
    DiagnosticExample(
      """
      rules docs
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.modalPresentationStyle = .automatic
      """,
      """
      t.presim:7:32: error: 'automatic' is only available in iOS 13 or newer
      card.modalPresentationStyle = .automatic
                                     ^
      """),
    DiagnosticExample(
      """
      device TV
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.modalPresentationStyle = .popover
      """,
      """
      t.presim:7:32: error: 'popover' is unavailable in tvOS
      card.modalPresentationStyle = .popover
                                     ^
      """),
    DiagnosticExample(
      """
      ios 18
      device TV
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.modalPresentationStyle = .formSheet
      """,
      """
      t.presim:8:32: error: 'formSheet' is only available in tvOS 26 or newer
      card.modalPresentationStyle = .formSheet
                                     ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.modalPresentationStyle = .blurOverFullScreen
      """,
      """
      t.presim:6:32: error: 'blurOverFullScreen' is unavailable in iOS
      card.modalPresentationStyle = .blurOverFullScreen
                                     ^
      """),
    DiagnosticExample(
      """
      ios 14
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.sheetPresentationController?.prefersGrabberVisible = true
      """,
      """
      t.presim:7:6: error: 'sheetPresentationController' is only available in iOS 15 or newer
      card.sheetPresentationController?.prefersGrabberVisible = true
           ^
      """),
    DiagnosticExample(
      """
      ios 17
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.preferredTransition = .zoom
      """,
      """
      t.presim:7:6: error: 'preferredTransition' is only available in iOS 18 or newer
      card.preferredTransition = .zoom
           ^
      """),
    DiagnosticExample(
      """
      device Mac
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      device.rotate(to: .landscape)
      """,
      """
      t.presim:7:8: error: 'Mac' is not turned
      device.rotate(to: .landscape)
             ^
      """),
    DiagnosticExample(
      """
      ios 13
      split: UISplitViewController
      split.style = .doubleColumn
      """,
      """
      t.presim:3:7: error: 'style' is only available in iOS 14 or newer
      split.style = .doubleColumn
            ^
      """),
  ]
}

import Testing

/// `why:` under a failed expectation.
@Suite struct FailureReasonsTests {
  @Test func theLastCallThatMadeTheAnswerIsNamed() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      """
      scenario "A handler goes back"
      ios 18
      class CardViewController: UIViewController {
        on viewDidDisappear { tabs.selectedIndex = 0 }
      }
      window
        tabs: UITabBarController
          home: HomeViewController
          feed: FeedViewController
      card: CardViewController
      home.present(card, animated: true)
      turn {
        tabs.selectedIndex = 1
        card.dismiss(animated: true)
      }
      expect tabs.selectedViewController == feed

      """, to: "a.presim")
    let result = try presim.run("test", "a.presim")
    expect(result.status, equals: 1)
    #expect(result.output.contains("  why:      line 4: tabs selects home (TAB-02) (presim explain a.presim:4)\n"))
  }

  /// What UIKit refused is the reason for a controller, and none for a number of the app's own.
  @Test(arguments: [("expect home.presentedViewController == other", true), ("expect home.n == 2", false)])
  func aNumberHasNoReasonOfUIKits(expectation: String, hasReason: Bool) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      """
      class HomeViewController: UIViewController { var n = 0 }
      detail: DetailViewController
      other: OtherViewController
      window
        home: HomeViewController
      home.present(detail, animated: true)
      home.present(other, animated: true)
      \(expectation)

      """, to: "a.presim")
    let result = try presim.run("test", "a.presim")
    expect(result.status, equals: 1, "\(expectation)")
    expect(result.output.contains("  why:      "), equals: hasReason, "\(expectation): \(result.output)")
  }

  /// A style that would make the last expectation hold breaks the one before it, or one of another version: it is not
  /// offered.
  @Test(arguments: [
    ("a style alone", "", true),
    ("one that held before", "expect video.traitCollection.verticalSizeClass == .compact", false),
    (
      "one of another version",
      "if #available(iOS 17, *) { expect video.traitCollection.verticalSizeClass == .compact }", false
    ),
  ])
  func aFixBreaksNoOtherExpectation(name: String, before: String, isOffered: Bool) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      """
      ios 16, 17
      class Video: UIViewController { supportedInterfaceOrientations = .landscape }
      window
        home: HomeViewController
      video: Video
      video.modalPresentationStyle = .fullScreen
      home.present(video, animated: true)
      \(before)
      video.dismiss(animated: true)
      if #available(iOS 17, *) { } else { expect home.traitCollection.verticalSizeClass == .regular }

      """, to: "a.presim")
    let output = try presim.run("test", "a.presim").output
    expect(output.contains("  fix: "), equals: isOffered, "\(name): \(output)")
  }

  /// An event that came in the step before is looked for in the wrong place.
  @Test func anEventOfAnEarlierStepIsNamedWithItsLine() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      """
      ios 17
      window
        nav: UINavigationController
          list: ListViewController
          detail: DetailViewController
      begin nav.swipeBack()
      cancel
      expect events include
        list.viewWillAppear
        list.viewWillDisappear

      """, to: "a.presim")
    let output = try presim.run("test", "a.presim").output
    #expect(
      output.contains(
        "why:      'list.viewWillAppear' came in the step of line 6: an expectation speaks of the step above it\n"),
      "\(output)")
  }

  /// What code has made and nothing holds any more answers what it is asked (REL-04).
  @Test func aReleasedControllerAnswers() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    func output(_ expectation: String) throws -> String {
      try presim.write(
        """
        ios 17
        class HomeViewController: UIViewController {
          func open() { present(DetailViewController(), animated: true) }
        }
        window
          home: HomeViewController
        home.open()
        detail.swipeToDismiss()
        expect \(expectation)

        """, to: "a.presim")
      return try presim.run("test", "a.presim").output
    }
    let answers = [
      "detail == nil", "detail.isReleased", "detail.presentingViewController == nil", "detail.parent == nil",
      "detail.view.window == nil",
    ]
    for answer in answers {
      let held = try output(answer)
      #expect(held.hasSuffix("1 passed, 0 failed, 0 invalid\n"), "\(answer): \(held)")
    }
  }

  /// Who was refused first and presented by a later call is explained by what came after.
  @Test func aRefusalIsNoReasonOnceItCame() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      """
      ios 17
      window
        list: ListViewController
      filter: FilterViewController
      rate: UIAlertController
      login: LoginViewController
      list.present(filter, animated: true)
      list.present(rate, animated: true)
      filter.present(rate, animated: true)
      window.rootViewController = login
      expect rate.view.window == nil

      """, to: "a.presim")
    let output = try presim.run("test", "a.presim").output
    #expect(output.contains("why:      line 10: "), "\(output)")
    #expect(output.contains("(DIS-13)"), "\(output)")
  }

  /// A fix in pasted code names the line of the code, and holds when it is typed in there.
  @Test func aFixOfPastedCodeStandsInTheCode() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    func text(_ fix: String) -> String {
      """
      class ShopViewController: UIViewController {
          func openCart() {
              let cart = CartViewController()
              cart.modalPresentationStyle = .formSheet
              \(fix)present(cart, animated: true)
          }
      }
      class CartViewController: UIViewController { }
      window
        nav: UINavigationController
          shop: ShopViewController
      shop.openCart()
      expect cart.presentingViewController == shop

      """
    }
    let fix = "definesPresentationContext = true; cart.modalPresentationStyle = .overCurrentContext"
    try presim.write(text(""), to: "a.presim")
    let output = try presim.run("test", "a.presim").output
    #expect(output.contains("  fix:      \(fix) (in openCart, before line 5)\n"), "\(output)")
    try presim.write(text(fix + "; "), to: "a.presim")
    expect(try presim.run("test", "a.presim").status, equals: 0)
  }
}

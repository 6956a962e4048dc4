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
    #expect(result.status == 1)
    #expect(result.output.contains("  why:      line 4: tabs selects home (TAB-02) (presim explain a.presim:4)\n"))
  }
}

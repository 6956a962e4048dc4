enum AStatusBarThatIsNotAskedFor: LintRule {
  static let id = LintID.lnt47
  static let isAboutTheResult = true

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, planned.call.own == nil,
      preferences.contains(where: { book.hierarchy.property(planned.presented, $0) != nil })
    else { return nil }
    var closed = Ledger.closed
    guard !closed.holds(OnlyFullScreenTakesTheStatusBarOver.judge(planned.presentation, book.world)),
      let decider = SystemAppearance.decider(
        of: book.hierarchy.property(planned.presented, .preferredStatusBarStyle) == nil
          ? .statusBarHidden : .statusBarStyle, book.world, &closed), decider != planned.presented
    else { return nil }
    let x = planned.presented
    return finds(
      at: statement.range, .warning,
      [("presented", book.name(x)), ("style", book.text(planned.adapted)), ("decider", book.name(decider))],
      ways: [
        LintWay(
          [
            .insert(
              LintEdit.assign(x, .modalPresentationCapturesStatusBarAppearance, .value(.bool(true))),
              before: statement.site)
          ], .presents(x), .decidesStatusBar(x), at: statement.site)
      ])
  }

  private static let preferences: [Property] = [.preferredStatusBarStyle, .prefersStatusBarHidden]

  static let entry = LintEntry(
    title: "A status bar that is not asked for",
    inShort: "A view controller that is not presented full screen is not asked about the status bar.",
    fires: """
      a controller with `preferredStatusBarStyle` or `prefersStatusBarHidden` of its own is presented in a style that is not
      `.fullScreen` after adaptation, and `modalPresentationCapturesStatusBarAppearance` is not set.
      """,
    severity: "warning",
    messages: ["'{presented}' is not asked for its status bar: '{style}' leaves it to '{decider}'"],
    why: """
      BAR-02.
      """,
    cures: ["set '{presented}.modalPresentationCapturesStatusBarAppearance = true'"],
    evidence: [
      .observed(
        "TortugaPower/BookPlayer#95 (iOS 11), andreamazz/BubbleTransition#61, thiagoperes/IDMPhotoBrowser#124, openradar 30870230."
      )
    ],
    example: """
      `player.prefersStatusBarHidden = true`, `player` `.overFullScreen`, `home.present(player)` → warning.
      """)
}

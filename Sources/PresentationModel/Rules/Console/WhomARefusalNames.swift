enum WhomARefusalNames: Rule {
  static let id = RuleID.t5
  static let question = Question.console
  static let versions = Versions(.everywhere, "iOS 8–27, by version. **docs:** as iOS 12.")

  /// The controllers that the line of a refused `present` names.
  ///
  /// Announces the rule; `Names.say` carries it out.
  static func announcement(_ names: Refusals.Names, _ world: World) -> Finding<Void> {
    namesTheReceiverAlone.contains(world.profile)
      ? decides(
        (), on: names.source, "is named by the line: up to iOS 13 it names the receiver of present alone")
      : decides(
        (), on: names.presenter, "is named by the line, and \(names.source) after 'from', on which present was called")
  }

  private static let namesTheReceiverAlone = VersionRange.upTo(13)

  static let entry = RuleEntry(
    title: "Up to iOS 13 the line names the receiver, from iOS 14 the presenter and the receiver",
    inShort: """
      Up to iOS 13 the console line names the view controller whose present you called; from iOS 14 it also \
      names the one that would present.
      """,
    statement: """
      P-L01…P-L03 are decided by the resolved presenter in every version. Up to iOS 13 they print the receiver after `on`, and P-L02
      ends with what the receiver itself presents, `(null)` if that is nothing. From iOS 14 they print the presenter after `on`, the receiver
      after `from`, also when they are the same, and P-L02 ends with what the presenter presents.
      """,
    evidence: [
      .observed(
        "ndfred/iperf-ios#24 (the same app and place: `on <IPFTestRunnerViewController> … (null)` on iOS 12, `on <UINavigationController> (from <IPFTestRunnerViewController>) …` on iOS 14); kukumaluCN/JXTAlertTools (iOS 9, log with its source), merlos/iOS-Open-GPX-Tracker#59 (P-L03), nicklockwood/iRate#191, uservoice/uservoice-ios-sdk#347, a public app on iOS 13 (2020): a `(null)` cannot come from the presenter that refuses. From iOS 14: deltachat/deltachat-ios#2736, scenee/FloatingPanel#657."
      ),
      .inferred("P-L01 up to iOS 13 (CHO-51)."),
    ],
    example: """
      window `tabs [nav [chat]]`, `alert` up. `chat.present(alert2)`, iOS 14: `Attempt to present <UIAlertController alert2> on
      <UITabBarController tabs> (from <UIViewController chat>) which is already presenting <UIAlertController alert>.`; iOS 13: `Warning: Attempt
      to present <UIAlertController alert2>  on <UIViewController chat> which is already presenting (null)`.
      """)
}

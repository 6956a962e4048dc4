enum ViewIsOutFromEndToBeginning: Rule {
  static let id = RuleID.rem03
  static let question = Question.removal
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "From the end of the presentation to the beginning of the dismissal",
    statement: """
      The view leaves when the presentation has ended, before the did-callbacks (ORD-06), and is put back when the
      dismissal begins, after the will-callbacks and before viewIsAppearing (ORD-05). A cancelled presentation never takes
      it out; a cancelled dismissal takes it out again.
      """,
    evidence: [
      Evidence(.documented, #"Apple `fullScreen` ("after the presentation completes"), WWDC19-224."#),
      Evidence(.observed, "dumps caught between the two."),
      Evidence(.inferred, "cancellation."),
    ],
    example: """
      `begin V.present(X)` full screen: `V.view.window != nil`; after `finish`: nil.
      """)

  /// The presenter's view is out of the window from the end of the presentation to the beginning of the dismissal.
  static func operation(_ presenter: ControllerID, isOut: Bool) -> Operation { .setRemoved(presenter, isOut) }
}

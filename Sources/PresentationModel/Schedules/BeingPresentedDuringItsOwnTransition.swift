enum BeingPresentedDuringItsOwnTransition: Rule {
  static let id = RuleID.ord24
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Announces the rule; `Beat.isBeingPresented` carries it out.
  static func announcement(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "isBeingPresented and isBeingDismissed belong to the presented controller, during its own transition",
    inShort: """
      isBeingPresented and isBeingDismissed are true for the presented view controller during its own \
      transition, not for its children or for the one that presents.
      """,
    statement: """
      QRY-05, that is: `isBeingPresented` true for B in WA, IA, DA of its presentation; `isBeingDismissed` true for B, and for every
      other presented controller that goes, in WD and DD; both false in `viewDidLoad`, in the completion handlers and after a cancel, and for P and for
      children of B always.
      """,
    evidence: [
      .documented("the properties (true only inside these callbacks)."),
      .observed("WinObjC tests (true in DD although the link is nil)."),
      .inferred("Whole chain, and false after a cancel."),
    ],
    example: """
      nav[r] presented: in `r.viewWillAppear` `r.isBeingPresented` is false, `nav.isBeingPresented` true.
      """)
}

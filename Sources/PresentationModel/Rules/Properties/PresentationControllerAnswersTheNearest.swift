enum PresentationControllerAnswersTheNearest: Rule {
  static let id = RuleID.qry09
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "presentationController answers the nearest one, or makes one",
    statement: """
      `presentationController`: 1. the receiver has an own presenter: the controller of its requested style, also after adaptation;
      2. else the nearest ancestor through `parent` that has one: that one's; 3. else STY-04 (in an expectation: the class that would be
         made).
      `popoverPresentationController`: the same search, nil unless that is a popover's. `sheetPresentationController` (15+): case 1 or 3 only,
      nil unless page or form sheet. `activePresentationController` (16+): case 1 with the active style's, else nil.
      """,
    evidence: [
      Evidence(
        .documented,
        #"Apple, the four properties; Design document 3 ("nearest … managing the current view controller")."#),
      Evidence(.observed, "Neuburg (popover controller readable before and after presenting)."),
    ],
    example: """
      iPhone, popover X, `ios 26`: `X.popoverPresentationController != nil`, `X.activePresentationController` is a form sheet's.
      """)

  /// Whose presentation controller answers: the receiver's own, the nearest ancestor's, or one that would be made.
  static func source(_ x: ControllerID, _ hierarchy: Hierarchy) -> QRY09Source {
    if hierarchy.presentation(of: x) != nil { return .own }
    var current = hierarchy.parent(of: x)
    while let candidate = current {
      if hierarchy.ownPresenter(candidate) != nil { return .ancestor(candidate) }
      current = hierarchy.parent(of: candidate)
    }
    return .made
  }
}

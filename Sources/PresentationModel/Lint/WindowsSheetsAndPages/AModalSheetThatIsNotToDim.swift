enum AModalSheetThatIsNotToDim: LintRule {
  static let id = LintID.lnt53
  static let versions = Versions(.from(15), "iOS 15–27.")

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, let sheet = Sheet(planned.presentation, book.world),
      let largest = sheet.setting(.largestUndimmedDetentIdentifier, book.world), !largest.isNil,
      ModalInPresentationBlocksTheUser.isModal(planned.presented, book.world)
    else { return nil }
    return finds(at: statement.range, .warning, [("presented", book.name(planned.presented))])
  }

  static let entry = LintEntry(
    title: "A modal sheet that is not to dim",
    inShort:
      "isModalInPresentation takes away what largestUndimmedDetentIdentifier gives: what lies behind cannot be used.",
    fires: """
      both are set on one controller (or the former on one inside it), and it is presented as a sheet.
      """,
    severity: "warning",
    messages: ["'{presented}' is modal, so nothing behind it can be used although it does not dim"],
    why: """
      SHT-04, DIS-10.
      """,
    cures: [
      "answer 'false' in 'presentationControllerShouldDismiss(_:)' instead of setting 'isModalInPresentation'"
    ],
    evidence: [
      .observed("lodev09/react-native-true-sheet#548.")
    ],
    example: """
      `panel.isModalInPresentation = true`, `largestUndimmedDetentIdentifier = .medium`, `map.present(panel)` → warning; with the
      delegate's answer → nothing.
      """)
}

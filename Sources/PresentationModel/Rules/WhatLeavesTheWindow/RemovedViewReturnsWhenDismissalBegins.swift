enum RemovedViewReturnsWhenDismissalBegins: Rule {
  static let id = RuleID.rem03
  static let question = Question.removal
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// What a transition that is cancelled does to the view.
  static let cancellations = RulePart(1)

  /// A view goes out at the end of the presentation, and comes back at the beginning of the dismissal.
  static func judge(_ view: ControllerID) -> Finding<ControllerID> {
    decides(
      view, on: view,
      "its view leaves when the presentation has ended, and is back before the dismissal's did-callbacks")
  }

  /// Whether a view that presentations have taken out of the window comes back when all of `gone` are dismissed: it
  /// belongs to a presentation level that stays, and no presentation that stays keeps it out (in the classic notes a
  /// higher one removes all below it: `DocumentsLeaveOnlyThePresented`, REM-05).
  ///
  /// Complexity: O(depth); in the classic notes O(presentations).
  static func comesBack(_ view: ControllerID, _ gone: IDSet<ControllerID>, _ world: World) -> Bool {
    let hierarchy = world.hierarchy
    if gone.contains(hierarchy.outermostContainer(of: view)) { return false }
    func keepsOut(_ x: ControllerID, _ presentation: Presentation) -> Bool {
      presentation.hasSettled && !gone.contains(x) && hierarchy.removedViews(by: x).contains(view)
    }
    if world.profile.isDocuments { return !hierarchy.presentations.contains { keepsOut($0.key, $0.value) } }
    // No presentation takes out a view but that of its presenting controller.
    guard let x = hierarchy.directlyPresented(view), let presentation = hierarchy.presentations[x] else { return true }
    return !keepsOut(x, presentation)
  }

  static let entry = RuleEntry(
    title: "From the end of the presentation to the beginning of the dismissal",
    inShort: """
      The presenting view controller's view leaves when the presentation has ended and comes back when the \
      dismissal begins.
      """,
    statement: """
      The view leaves when the presentation has ended, before the did-callbacks (ORD-06), and is put back when the dismissal begins,
      after the will-callbacks and before viewIsAppearing (ORD-05). A cancelled presentation never takes it out; a cancelled dismissal takes
      it out again.
      """,
    evidence: [
      .documented(#"Apple `fullScreen` ("after the presentation completes"), WWDC19-224."#),
      .observed("dumps caught between the two."),
      .inferred("cancellation.", of: cancellations),
    ],
    example: """
      `begin V.present(X)` full screen: `V.view.window != nil`; after `finish`: nil.
      """)
}

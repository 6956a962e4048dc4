enum ModalInPresentationBlocksTheUser: Rule {
  static let id = RuleID.dis10
  static let question = Question.gesture
  static let versions = Versions(.everywhere, "iOS 13+; the older property iOS 8–12.")

  /// Which property makes a controller modal against the user.
  static let property = VersionRows((.upTo(12), Property.isModalInPopover), (.from(13), Property.isModalInPresentation))

  /// The first controller, from the presented one to what is visible inside it, that says it is modal.
  static func judge(_ root: ControllerID, _ world: World) -> Finding<ControllerID> {
    var property = property[world.profile]
    // Document 3 has the name of iOS 13.
    if world.profile.isDocuments, !world.shown(root).contains(where: { world.hierarchy.isTrue($0, .isModalInPopover) })
    {
      property = .isModalInPresentation
    }
    guard let modal = world.shown(root).first(where: { world.hierarchy.isTrue($0, property) }) else {
      return declines(root, "neither it nor what is visible in it is modal against the user")
    }
    if modal != root {
      return property == .isModalInPopover
        ? decides(modal, on: modal, "has isModalInPopover set: the user cannot dismiss \(root), code can")
        : decides(modal, on: modal, "has isModalInPresentation set: the user cannot dismiss \(root), code can")
    }
    return property == .isModalInPopover
      ? decides(modal, on: modal, "isModalInPopover is true: the user cannot dismiss it, code can")
      : decides(modal, on: modal, "isModalInPresentation is true: the user cannot dismiss it, code can")
  }

  static let entry = RuleEntry(
    title: "isModalInPresentation blocks the user, never the code",
    inShort: "isModalInPresentation stops the user from dismissing a sheet, but never stops your code.",
    statement: """
      X is modal when `isModalInPresentation` is true for X or for a controller visible inside it (top of a stack, selected tab,
      shown child). `dismiss` ignores it. iOS ≤ 12: `isModalInPopover`, for popovers only. Default false.
      """,
    evidence: [
      .documented("Apple `isModalInPresentation`, `isModalInPopover`; WWDC19-224."),
      .observed(
        #"set on the root of a presented navigation controller (public gist samdods, 2019; Apple's sample "Disabling the pull-down gesture for a sheet")."#
      ),
    ],
    example: """
      V→M, M = `N▸W`, `W.isModalInPresentation = true`: `M.swipeToDismiss()` only calls didAttempt; `W.dismiss(animated: true)`
      works.
      """)
}

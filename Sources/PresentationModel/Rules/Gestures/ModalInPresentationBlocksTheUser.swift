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

  /// Whether a presented controller, or one that is visible inside it, is modal against the user.
  static func isModal(_ root: ControllerID, _ world: World) -> Bool {
    let property = property[world.profile]
    return world.shown(root).contains { world.hierarchy.isTrue($0, property) }
  }

  /// A sheet that does not dim what lies behind it takes the touches there all the same; nil where it is not modal.
  static func takesTouches(_ presentation: Presentation, _ world: World) -> Finding<Void>? {
    let x = presentation.presented
    guard UndimmedSheetLeavesTheRestUsable.isUndimmed(presentation, world), isModal(x, world) else { return nil }
    return decides((), on: x, "is modal against the user: it takes the touches beside it, although it does not dim")
  }

  static let entry = RuleEntry(
    title: "isModalInPresentation blocks the user, never the code",
    inShort: "isModalInPresentation stops the user from dismissing a sheet, but never stops your code.",
    statement: """
      X is modal when `isModalInPresentation` is true for X or for a controller visible inside it (top of a stack, selected tab,
      shown child). `dismiss` ignores it. It also takes the touches beside X: what lies behind cannot be used, undimmed or not (SHT-04).
      iOS ≤ 12: `isModalInPopover`, for popovers only. Default false.
      """,
    evidence: [
      .documented("Apple `isModalInPresentation`, `isModalInPopover`; WWDC19-224."),
      .observed(
        #"set on the root of a presented navigation controller (public gist samdods, 2019; Apple's sample "Disabling the pull-down gesture for a sheet"); the touches: Apple's page of `isModalInPresentation`, lodev09/react-native-true-sheet#548 (on devices, 17–26; not in the simulator)."#
      ),
    ],
    example: """
      V→M, M = `N▸W`, `W.isModalInPresentation = true`: `M.swipeToDismiss()` only calls didAttempt; `W.dismiss(animated: true)`
      works.
      """)
}

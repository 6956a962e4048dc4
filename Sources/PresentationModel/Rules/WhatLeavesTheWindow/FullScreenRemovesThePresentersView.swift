enum FullScreenRemovesThePresentersView: Rule {
  static let id = RuleID.rem01
  static let question = Question.removal
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// Whether a presentation takes the presenter's view out of the window.
  static func judge(_ presentation: Presentation, _ world: World) -> Finding<Bool> {
    let (presenter, style) = (presentation.presenter, presentation.adaptedStyle)
    guard presentation.own == nil else {
      return declines(presenter, leaving: false, "stays in the window under an alert, a search and the like")
    }
    guard removes(presentation, world) else {
      return declines(presenter, leaving: false, "stays in the window under \(style)")
    }
    return decides(true, on: presenter, "\(style) removes its view from the window when the presentation has ended")
  }

  private static func removes(_ presentation: Presentation, _ world: World) -> Bool {
    switch presentation.adaptedStyle {
    case .fullScreen, .currentContext: true
    case .custom:
      presentation.controllerObject.flatMap { world.hierarchy.property($0, .shouldRemovePresentersView) } == .bool(true)
    default: false
    }
  }

  static let entry = RuleEntry(
    title: "Full screen and current context remove the presenter's view",
    inShort: """
      Full screen and current context take the presenting view controller's view out of the window; sheets, \
      popovers and the over styles leave it in place.
      """,
    statement: """
      By style after adaptation: `.fullScreen` and `.currentContext` remove; `.custom` asks its class's `shouldRemovePresentersView`, false
      unless overridden; every other style and STY-03's own presentations leave the presenter's view where it is.
      """,
    evidence: [
      .documented(
        "Apple `fullScreen`, `currentContext`, `overCurrentContext`, `shouldRemovePresentersView`; WWDC14-214, WWDC19-224; classic documents 0, 2, 4."
      ),
      .observed("dumps (objc.io issue 19); ww-tech/lasso system-behaviour tests (page sheet, 12 and 13)."),
    ],
    example: """
      custom X with `shouldRemovePresentersView = true` from `T▸N▸V`: T, N, V leave.
      """)
}

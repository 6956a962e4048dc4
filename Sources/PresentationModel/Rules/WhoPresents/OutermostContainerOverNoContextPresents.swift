enum OutermostContainerOverNoContextPresents: Rule {
  static let id = RuleID.ctx03
  static let question = Question.presenter
  static let versions = Versions(
    .everyVersion,
    "iOS 8–27. **docs:** not done; a controller that is itself presented is the presenter (Design document 4).")

  /// Whether an outermost container is not inside a context-based presentation: it is not presented, or its style looks
  /// for no context, or an outermost container presents it of which this is true.
  static func isFree(_ top: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    var top = top
    while let presenter = hierarchy.directPresenter(top) {
      if hierarchy.presentations[top]?.isContextBased != true { return true }
      guard hierarchy.parent(of: presenter) == nil else { return false }
      top = presenter
    }
    return true
  }

  /// The outermost container to look at next: that of the first controller with a parent down the chain of presenting view controllers.
  static func next(below top: ControllerID, _ hierarchy: Hierarchy) -> ControllerID {
    var current = top
    while let presenter = hierarchy.directPresenter(current) {
      if hierarchy.parent(of: presenter) != nil { return hierarchy.outermostContainer(of: presenter) }
      current = presenter
    }
    return current
  }

  /// Whether the walk down ends at an outermost container: it is not inside a context-based presentation, or it is the
  /// last one.
  private static func presents(_ top: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    isFree(top, hierarchy) || next(below: top, hierarchy) == top
  }

  /// The outermost container at which the walk down from one ends.
  static func presenter(from top: ControllerID, _ hierarchy: Hierarchy) -> ControllerID {
    var top = top
    while !presents(top, hierarchy) { top = next(below: top, hierarchy) }
    return top
  }

  /// The outermost container at which the walk ends, and why. Under the classic notes this is not asked.
  static func stops(at top: ControllerID, _ world: World) -> Finding<ControllerID>? {
    holds(in: world.profile) ? declines(top, "is not inside a context-based presentation: the walk ends here") : nil
  }

  /// One outermost container on the way down: it presents if it is free.
  static func judge(_ top: ControllerID, _ world: World) -> Finding<ControllerID> {
    presents(top, world.hierarchy)
      ? decides(
        top, on: top,
        "is the first outermost container below that is not inside a context-based presentation: it presents",
        raising: .cho33
      )
      : passesOver(top, "is inside a context-based presentation and cannot present full screen; the walk goes on below")
  }

  static let entry = RuleEntry(
    title: "…and on, until nothing below it is a context inside a tree",
    inShort: """
      Called from inside a context-based presentation, a sheet or full-screen view controller is presented by \
      the container around that context.
      """,
    statement: """
      An outermost container is *free* when it is not presented, or was presented by a style that looks for no context (as popovers and sheets
      do: whether a context was looked for counts, not the size), or its presenter is an outermost container that is free. While A is not: follow presenters down from A
      to the first controller B that has a parent, and set A = B's outermost container. The last A presents. Both presentations then exist side by side.
      """,
    evidence: [
      .documented(
        #"View Controller Programming Guide, "Presenting a View Controller" (a full-screen presenter must itself cover the screen, else UIKit walks up); Design document 2 says the same."#
      ),
      .observed(
        "wikimedia/wikipedia-ios#4938 (iOS 17, debugger: over full screen, asked for from a context presentation inside a tab, is presented by the tab bar controller; asked for from one over the root navigation controller, by that presentation); SwiftKickMobile/SwiftMessages#251 (asked for by a search's results), #541 (iOS 17: a custom message asked for by a context-based presentation), OAuthSwift/OAuthSwift#580 (iOS 13: Safari asked for by one, so `dismiss` on the asker closes the asker)."
      ),
      .inferred("the exact path, and alerts (CHO-33)."),
    ],
    example: """
      `T▸C`, d(C), C→X over the current context, `X.present(Y)` full screen: presenter T; `C.presentedViewController == X` still.
      """)
}

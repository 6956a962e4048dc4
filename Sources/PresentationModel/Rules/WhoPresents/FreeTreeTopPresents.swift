enum FreeTreeTopPresents: Rule {
  static let id = RuleID.ctx03
  static let question = Question.presenter
  static let versions = Versions(
    .everyVersion,
    "iOS 8–26. **docs:** not done; a controller that is itself presented is the presenter (Design document 4).")

  /// Whether a tree top is free: nobody presents it, or it came in the full-screen family, or it was presented by a
  /// tree top that is free.
  static func isFree(_ top: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    var top = top
    while let presenter = hierarchy.ownPresenter(top) {
      if hierarchy.presentations[top]?.isContextFamily != true { return true }
      guard hierarchy.parent(of: presenter) == nil else { return false }
      top = presenter
    }
    return true
  }

  /// The tree top to look at next: that of the first controller with a parent down the chain of own presenters.
  static func next(below top: ControllerID, _ hierarchy: Hierarchy) -> ControllerID {
    var current = top
    while let presenter = hierarchy.ownPresenter(current) {
      if hierarchy.parent(of: presenter) != nil { return hierarchy.treeTop(of: presenter) }
      current = presenter
    }
    return current
  }

  /// The first tree top, from one downwards, that stands over no context; the last one where all do.
  static func free(from top: ControllerID, _ hierarchy: Hierarchy) -> ControllerID {
    var top = top
    while !isFree(top, hierarchy) {
      let next = next(below: top, hierarchy)
      if next == top { return top }
      top = next
    }
    return top
  }

  /// What a free tree top is told by: it ends the walk. Under the documents nobody asks.
  static func stops(at top: ControllerID, _ world: World) -> Finding<ControllerID>? {
    holds(in: world.profile) ? declines(top, "stands over no context: the walk ends here") : nil
  }

  /// One tree top on the way down: it presents if it is free.
  static func judge(_ top: ControllerID, _ world: World) -> Finding<ControllerID> {
    isFree(top, world.hierarchy) || next(below: top, world.hierarchy) == top
      ? decides(top, on: top, "is the first tree top below that stands over no context: it presents", raising: .cho33)
      : passesOver(top, "came over a context inside a tree and cannot present full screen; the walk goes on below")
  }

  static let entry = RuleEntry(
    title: "…and on, until nothing below it is a context inside a tree",
    inShort: """
      Called from inside a context-based presentation, a sheet or full-screen view controller is presented by \
      the container around that context.
      """,
    statement: """
      A tree top is *free* when it has no own presenter, or was presented in the full-screen family (popovers and sheets belong to
      it: the family counts, not the size), or its own presenter is a tree top that is free. While A is not: follow own presenters down from A
      to the first controller B that has a parent, and set A = B's tree top. The last A presents. Both presentations then exist side by side.
      """,
    evidence: [
      Evidence(
        .documented,
        #"View Controller Programming Guide, "Presenting a View Controller" (a full-screen presenter must itself cover the screen, else UIKit walks up); Design document 2 says the same."#
      ),
      Evidence(
        .observed,
        "wikimedia/wikipedia-ios#4938 (iOS 17, debugger: over full screen, asked for from a context presentation inside a tab, is presented by the tab bar controller; asked for from one over the root navigation controller, by that presentation); SwiftKickMobile/SwiftMessages#251 (asked for by a search's results), #541 (iOS 17: a custom message asked for by a context-based presentation), OAuthSwift/OAuthSwift#580 (iOS 13: Safari asked for by one, so `dismiss` on the asker closes the asker)."
      ),
      Evidence(.inferred, "the exact path, and alerts (CHO-33)."),
    ],
    example: """
      `T▸C`, d(C), C→X over the current context, `X.present(Y)` full screen: presenter T; `C.presentedViewController == X` still.
      """)
}

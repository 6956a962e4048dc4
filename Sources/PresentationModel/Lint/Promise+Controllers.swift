extension Promise {
  /// The controllers that it is about.
  var controllers: [ControllerID] {
    switch self {
    case .presents(let x, let source, let presenter): [x] + [source, presenter].compactMap { $0 }
    case .leaves(let x, let presented): [presented] + [x].compactMap { $0 }
    case .shows(let x, let nav): [nav] + [x].compactMap { $0 }
    case .isRoot(let x, _, let other): [x, other].compactMap { $0 }
    case .tabBar(let x, _, let y), .selects(let x, let y), .dismisses(let x, let y), .isChild(let x, let y),
      .hearsOfPresentation(let x, _, let y), .isPopped(let x, let y), .comesBack(let x, let y):
      [x, y]
    case .isPopover(let x), .isPresentedByOwnController(let x), .usesStyle(let x, _), .comesAs(let x, _),
      .style(let x, _), .definesContext(let x), .changes(let x), .performsSegue(let x), .staysInTheWindow(let x),
      .isUp(let x, _), .goes(let x), .hears(let x, _), .staysAway(let x), .canBeSwipedAway(let x),
      .completesItsDismissal(let x), .keepsATabBar(let x), .decidesStatusBar(let x), .presentsAnother(_, let x),
      .counts(_, let x), .tellsOfASwipe(let x), .staysWhenSwiped(let x), .hasPresentationDelegate(let x),
      .hasNoPresentationController(let x), .collapsesToItsPrimary(let x):
      [x]
    case .styleOfClass, .definesContextByClass, .completes, .runs, .holdsNothing, .keeps, .isClean, .allIsDone,
      .raisesNothing, .isSilent:
      []
    }
  }
}

extension Promise {
  /// The controllers that it is about.
  var controllers: [ControllerID] {
    var found: [ControllerID] = []
    _ = of {
      found.append($0)
      return $0
    }
    return found
  }

  /// The same of other controllers.
  func of(_ other: (ControllerID) -> ControllerID) -> Promise {
    switch self {
    case .presents(let x, let source, let presenter):
      .presents(other(x), from: source.map(other), by: presenter.map(other))
    case .leaves(let x, let presented): .leaves(only: x.map(other), presenting: other(presented))
    case .shows(let x, let nav): .shows(x.map(other), in: other(nav))
    case .isRoot(let x, let window, let old): .isRoot(x.map(other), of: window, not: old.map(other))
    case .tabBar(let tabs, let isUsable, let x): .tabBar(of: other(tabs), isUsable: isUsable, presenting: other(x))
    case .selects(let tab, let tabs): .selects(other(tab), in: other(tabs))
    case .dismisses(let x, let kept): .dismisses(other(x), keeps: other(kept))
    case .isChild(let x, let owner): .isChild(other(x), of: other(owner))
    case .hearsOfPresentation(let x, let callback, let y): .hearsOfPresentation(other(x), callback, other(y))
    case .isPopped(let x, let nav): .isPopped(other(x), from: other(nav))
    case .comesBack(let x, let y): .comesBack(other(x), after: other(y))
    case .isPopover(let x): .isPopover(other(x))
    case .isPresentedByOwnController(let x): .isPresentedByOwnController(other(x))
    case .usesStyle(let x, let style): .usesStyle(other(x), style)
    case .comesAs(let x, let style): .comesAs(other(x), style)
    case .style(let x, let style): .style(other(x), style)
    case .definesContext(let x): .definesContext(other(x))
    case .changes(let x): .changes(other(x))
    case .performsSegue(let x): .performsSegue(other(x))
    case .staysInTheWindow(let x): .staysInTheWindow(other(x))
    case .isUp(let x, let isUp): .isUp(other(x), isUp)
    case .goes(let x): .goes(other(x))
    case .hears(let x, let callback): .hears(other(x), callback)
    case .staysAway(let x): .staysAway(other(x))
    case .canBeSwipedAway(let x): .canBeSwipedAway(other(x))
    case .completesItsDismissal(let x): .completesItsDismissal(other(x))
    case .keepsATabBar(let x): .keepsATabBar(other(x))
    case .decidesStatusBar(let x): .decidesStatusBar(other(x))
    case .presentsAnother(let id, let x): .presentsAnother(id, besides: other(x))
    case .counts(let property, let x): .counts(property, of: other(x))
    case .tellsOfASwipe(let x): .tellsOfASwipe(other(x))
    case .staysWhenSwiped(let x): .staysWhenSwiped(other(x))
    case .hasPresentationDelegate(let x): .hasPresentationDelegate(other(x))
    case .hasNoPresentationController(let x): .hasNoPresentationController(other(x))
    case .collapsesToItsPrimary(let x): .collapsesToItsPrimary(other(x))
    case .styleOfClass, .definesContextByClass, .completes, .runs, .holdsNothing, .keeps, .isClean, .allIsDone,
      .raisesNothing, .isSilent:
      self
    }
  }
}

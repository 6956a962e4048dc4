/// What properties answer (QRY). One place for statements, which load and freeze, and expectations, which only look.
extension Simulator {
  mutating func read(_ property: Property, of value: Value, isLooking: Bool) throws(EvaluationStop) -> Value {
    switch value {
    case .controller(let x): return try read(property, ofController: x, isLooking: isLooking)
    case .view(let x): return readView(property, x)
    case .window(let window): return readWindow(property, window)
    case .facet(let facet, let x): return readFacet(property, facet, x)
    case .object(let object):
      if property == .viewControllers, case .list? = hierarchy.property(object, property) { return .none }
      if property == .percentComplete {
        return .decimal(steered(by: object).map { self[$0].percentComplete } ?? 0)
      }
      if property == .wantsInteractiveStart { return hierarchy.property(object, property) ?? .bool(true) }
      return hierarchy.property(object, property) ?? .none
    case .context(let id): return readTransition(property, id)
    case .coordinator(let reference): return readTransition(property, reference.transition)
    case .list(let values):
      switch property {
      case .count: return .int(Int64(values.count))
      case .isEmpty: return .bool(values.isEmpty)
      case .first: return values.first ?? .none
      case .last: return values.last ?? .none
      default: return .none
      }
    case .string(let text):
      switch property {
      case .count: return .int(Int64(text.count))
      case .isEmpty: return .bool(text.isEmpty)
      default: return .none
      }
    default: return .none
    }
  }

  private mutating func read(
    _ property: Property, ofController x: ControllerID, isLooking: Bool
  ) throws(EvaluationStop) -> Value {
    if hierarchy.has(x, .released) { Properties.ofReleased(x, world, &outcome.ledger) }
    switch property {
    case .view:
      if !isLooking && !hierarchy.isViewLoaded(x) { throw .load(x) }
      return .view(x)
    case .viewIfLoaded: return Properties.isViewLoaded(x, world, &outcome.ledger) ? .view(x) : .none
    case .isViewLoaded: return .bool(Properties.isViewLoaded(x, world, &outcome.ledger))
    case .parent: return optional(Properties.parent(x, world, &outcome.ledger))
    case .children:
      // The tabs that the bar shows, without the controller that shows the others (TAB-05).
      let more = hierarchy.moreTabs[x]?.controller
      return list(Properties.children(x, world, &outcome.ledger).filter { $0 != more })
    case .presentedViewController: return optional(Properties.presentedViewController(x, world, &outcome.ledger))
    case .presentingViewController: return optional(Properties.presentingViewController(x, world, &outcome.ledger))
    case .searchResultsController: return optional(hierarchy.firstChild(of: x))
    case .navigationController: return optional(Properties.navigationController(x, world, &outcome.ledger))
    case .tabBarController: return optional(Properties.tabBarController(x, world, &outcome.ledger))
    case .splitViewController: return optional(Properties.splitViewController(x, world, &outcome.ledger))
    case .isBeingPresented: return .bool(Properties.isBeingPresented(x, world, &outcome.ledger))
    case .isBeingDismissed: return .bool(Properties.isBeingDismissed(x, world, &outcome.ledger))
    case .isMovingToParent: return .bool(Properties.isMovingToParent(x, world, &outcome.ledger))
    case .isMovingFromParent: return .bool(Properties.isMovingFromParent(x, world, &outcome.ledger))
    case .presentationController, .popoverPresentationController, .sheetPresentationController,
      .activePresentationController:
      return readPresentationController(property, x, isLooking: isLooking)
    case .modalPresentationStyle:
      let style = Properties.modalPresentationStyle(x, world, &outcome.ledger)
      return .enumeration(.modalPresentationStyle, style.rawValue)
    case .definesPresentationContext:
      return .bool(Properties.definesPresentationContext(x, world, &outcome.ledger))
    case .navigationItem: return .facet(.navigationItem, x)
    case .tabBarItem: return .facet(.tabBarItem, x)
    case .traitCollection: return .facet(.traitCollection, x)
    case .transitionCoordinator:
      return TransitionContext.coordinator(of: x, world, &outcome.ledger)
        .map { .coordinator(CoordinatorReference(transition: $0, asked: x)) } ?? .none
    case .navigationBar: return .facet(.navigationBar, x)
    case .toolbar: return .facet(.toolbar, x)
    case .tabBar: return .facet(.tabBar, x)
    case .searchBar: return .facet(.searchBar, x)
    case .interactivePopGestureRecognizer: return .facet(.interactivePopGestureRecognizer, x)
    case .viewControllers: return readViewControllers(x)
    case .topViewController:
      Console.reads(stackOf: x, world, &outcome.ledger)
      return hierarchy.kind(of: x).isNavigation ? optional(world.top(of: x)) : .none
    case .visibleViewController: return optional(visibleViewController(x))
    case .selectedIndex:
      guard let selected = world.selectedTab(x) else { return .int(0) }
      // NSNotFound, while UIKit's list is shown (TAB-05).
      if selected == hierarchy.moreTabs[x]?.controller { return .int(Int64.max) }
      return .int(Int64(world.tabs(x).firstIndex(of: selected) ?? 0))
    case .selectedViewController: return optional(world.selectedTab(x))
    case .moreNavigationController: return .controller(more(of: x))
    case .isTabBarHidden: return .bool(hierarchy.isTrue(x, .isTabBarHidden))
    case .isCollapsed: return .bool(hierarchy.has(x, .collapsed))
    case .displayMode: return SplitViews.displayMode(x, world, &outcome.ledger)
    case .splitBehavior: return SplitViews.splitBehavior(x, world, &outcome.ledger)
    case .isActive: return .bool(hierarchy.directPresenter(x) != nil)
    case .transitioningDelegate, .delegate: return world.liveDelegate(hierarchy.property(x, property) ?? .none)
    case .preferredStyle:
      return hierarchy.property(x, property)
        ?? .enumeration(.alertStyle, AlertStyle.alert.rawValue)
    case .title: return hierarchy.title(of: x)
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation:
      return SystemAppearance.wish(property, of: x, world, &outcome.ledger) ?? .none
    case .childForStatusBarStyle, .childForStatusBarHidden, .childForHomeIndicatorAutoHidden,
      .childForScreenEdgesDeferringSystemGestures, .childViewControllerForPointerLock:
      return SystemAppearance.Wish(child: property).map {
        optional(SystemAppearance.child(of: x, $0, world, &outcome.ledger))
      } ?? .none
    default: return hierarchy.property(x, property) ?? standardValue(property, x)
    }
  }

  private func optional(_ x: ControllerID?) -> Value { x.map { .controller($0) } ?? .none }

  func list(_ controllers: [ControllerID]) -> Value { .list(controllers.map { .controller($0) }) }

  /// UIKit's value of a property that nobody set.
  private func standardValue(_ property: Property, _ x: ControllerID) -> Value {
    switch property {
    case .modalTransitionStyle: return .enumeration(.modalTransitionStyle, ModalTransitionStyle.coverVertical.rawValue)
    case .shouldAutomaticallyForwardAppearanceMethods, .canPerformAction: return .bool(true)
    case .preferredContentSize: return .size(0, 0)
    case .nibName, .storyboard, .preferredTransition, .message, .restorationIdentifier: return .none
    case .toolbarItems: return .none
    case .actions, .preferredScreenEdgesDeferringSystemGestures: return .list([])
    case .supportedInterfaceOrientations: return FacingSet.standard(environment.device).value
    default: return StandardValues.value(property)
    }
  }

  private mutating func readViewControllers(_ x: ControllerID) -> Value {
    Console.reads(stackOf: x, world, &outcome.ledger)
    return switch hierarchy.kind(of: x) {
    case .split: list(SplitViews.viewControllers(x, world, &outcome.ledger))
    case .navigation, .imagePicker: list(NavigationStack.viewControllers(x, world, &outcome.ledger))
    case .tabBar: list(world.tabs(x))
    case .page: list(world.stack(x))
    default: .none
    }
  }

  /// NAV-01: what the user sees.
  private func visibleViewController(_ x: ControllerID) -> ControllerID? {
    var current = x
    while true {
      if let presenter = hierarchy.nearestPresenting(current), let presented = hierarchy.directlyPresented(presenter),
        !hierarchy.isDismissing(presented)
      {
        guard hierarchy.kind(of: presented).isNavigation else { return presented }
        current = presented
        continue
      }
      return world.stack(current).last
    }
  }

  // MARK: Views, windows, facets

  private mutating func readView(_ property: Property, _ x: ControllerID) -> Value {
    switch property {
    case .window: return Properties.window(x, world, &outcome.ledger).map { .window($0) } ?? .none
    case .isReachable: return .bool(hierarchy.isInWindow(x) && !Sheets.isCovered(x, world))
    case .traitCollection: return .facet(.viewTraitCollection, x)
    case .superview: return superview(of: x)
    default:
      return hierarchy.assigned[PropertyKey(owner: .view(x), property: property)] ?? StandardValues.value(property)
    }
  }

  private mutating func readWindow(_ property: Property, _ window: WindowID) -> Value {
    let state = hierarchy.windows[Int(window.index)]
    switch property {
    case .rootViewController: return optional(state.root)
    case .isHidden: return .bool(!state.isVisible)
    case .isKeyWindow: return .bool(keyWindow == window)
    case .statusBarController: return decider(of: .statusBarStyle)
    case .statusBarHiddenController: return decider(of: .statusBarHidden)
    case .homeIndicatorController: return decider(of: .homeIndicator)
    case .screenEdgesController: return decider(of: .screenEdges)
    case .pointerLockController: return decider(of: .pointerLock)
    case .orientationController: return optional(InterfaceOrientation.decider(world, &outcome.ledger))
    case .supportedInterfaceOrientations:
      guard let x = InterfaceOrientation.decider(world, &outcome.ledger) else { return .none }
      return supportedOrientations(of: x, isSilent: false).value
    case .traitCollection: return state.root.map { .facet(.windowTraitCollection, $0) } ?? .none
    default:
      return hierarchy.assigned[PropertyKey(owner: .window(window), property: property)]
        ?? StandardValues.value(property)
    }
  }

  private mutating func decider(of wish: SystemAppearance.Wish) -> Value {
    optional(SystemAppearance.decider(of: wish, world, &outcome.ledger))
  }

  private mutating func readFacet(_ property: Property, _ facet: Facet, _ x: ControllerID) -> Value {
    switch facet {
    case .presentation: return readPresentation(property, x)
    case .presentationController, .activePresentationController:
      return readPresentationControllerFacet(property, facet, x)
    case .containerView, .presentedViewWrapper: return readContainer(property, facet, x)
    case .traitCollection, .viewTraitCollection, .windowTraitCollection:
      return property == .userInterfaceStyle ? readStyle(facet, x) : readTraits(property)
    case .navigationBar, .tabBar:
      if property == .isReachable { return .bool(isReachable(facet, of: x)) }
      if property == .isHidden { return .bool(world.isBarHidden(facet, of: x)) }
    case .interactivePopGestureRecognizer where property == .isEnabled:
      return hierarchy.assigned[PropertyKey(owner: .facet(facet, x), property: property)] ?? .bool(true)
    case .navigationItem where property == .title, .tabBarItem where property == .title:
      if let own = hierarchy.assigned[PropertyKey(owner: .facet(facet, x), property: .title)] { return own }
      return hierarchy.property(x, .title) ?? .none
    default: break
    }
    let kept = hierarchy.assigned[PropertyKey(owner: .facet(facet, x), property: property)]
    if property == .delegate { return world.liveDelegate(kept ?? .none) }
    return kept ?? StandardValues.value(property)
  }

  /// Light or dark, of a controller, its view or its window.
  private mutating func readStyle(_ facet: Facet, _ x: ControllerID) -> Value {
    let key = PropertyKey(owner: .view(x), property: .overrideUserInterfaceStyle)
    if facet == .viewTraitCollection, let own = InterfaceStyle(override: hierarchy.assigned[key]) { return own.value }
    if facet == .windowTraitCollection, let window = hierarchy.windowWithRoot(x) {
      return SystemAppearance.style(of: window, world, &outcome.ledger).value
    }
    return SystemAppearance.style(of: x, world, &outcome.ledger).value
  }

  private func readTraits(_ property: Property) -> Value {
    switch property {
    case .horizontalSizeClass: .enumeration(.sizeClass, environment.horizontal.rawValue)
    case .verticalSizeClass: .enumeration(.sizeClass, environment.vertical.rawValue)
    case .userInterfaceIdiom: .enumeration(.userInterfaceIdiom, StandardValues.idiom(environment.device))
    default: StandardValues.value(property)
    }
  }

  /// A bar can be reached while it is seen in a window and no presentation lies over it.
  private func isReachable(_ bar: Facet, of x: ControllerID) -> Bool {
    hierarchy.isInWindow(x) && !world.isBarHidden(bar, of: x) && !Sheets.isCovered(x, world)
  }
}

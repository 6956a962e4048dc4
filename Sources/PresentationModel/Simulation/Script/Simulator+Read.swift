/// What properties answer (QRY). One place for statements, which load and freeze, and expectations, which only look.
extension Simulator {
  mutating func read(_ property: Property, of value: Value, isLooking: Bool) throws(EvaluationStop) -> Value {
    if hierarchy.assigned.reads != nil, property.readsContent, case .controller(let x) = value {
      for own in [Property.viewControllers, .selectedViewController] where own != property {
        guard let text = hierarchy.unknown(own, of: .controller(x)) else { continue }
        if isLooking {
          throw .failed(question(UnknownRead(key: PropertyKey(owner: .controller(x), property: own), text: text)))
        }
        return .opaque(text)
      }
    }
    if hierarchy.assigned.reads != nil, let owner = PropertyKey.Owner(value),
      let text = hierarchy.unknown(property, of: owner)
    {
      let key = PropertyKey(owner: owner, property: property)
      if isLooking { throw .failed(question(UnknownRead(key: key, text: text))) }
      return .opaque(text)
    }
    switch value {
    case .controller(let x): return try read(property, ofController: x, isLooking: isLooking)
    case .view(let x):
      if isLooking, property == .frame || property == .bounds,
        hierarchy.assigned[PropertyKey(owner: .view(x), property: property)] == nil
      {
        throw .failed(
          "presim does no layout: '\(property.name)' of a view is known only where code assigns it to a view that "
            + "is loaded")
      }
      return readView(property, x)
    case .window(let window): return readWindow(property, window)
    case .facet(let facet, let x):
      if property.isOfTheTraits(facet), world.hasOwnTraits(x) {
        throw .failed(
          "presim cannot know '\(property.name)' of \(EventText.name(x, hierarchy)): its traits are overridden by "
            + "'setOverrideTraitCollection(_:forChild:)' or 'traitOverrides' (EVT-05)")
      }
      if property == .horizontalSizeClass, property.isOfTheTraits(facet), let width = world.widthInColumn(x) {
        guard let width else {
          throw .failed(
            "presim cannot know 'horizontalSizeClass' of \(EventText.name(x, hierarchy)): what it is in this column of an "
              + "expanded split view controller is an open question (CHO-84)")
        }
        note(ColumnsAreTheChildren.width(of: x))
        return .enumeration(.sizeClass, width.rawValue)
      }
      if property == .horizontalSizeClass, property.isOfTheTraits(facet), let style = world.widthIsOpen(x) {
        throw .failed(
          "presim cannot know 'horizontalSizeClass' of \(EventText.name(x, hierarchy)): what it is in \(style.thing) of a "
            + "regular window is an open question (CHO-84)")
      }
      if property == .superview, facet.isInViewsOfUIKit {
        throw .failed("presim does not know that view: UIKit has views of its own there")
      }
      return readFacet(property, facet, x)
    case .object(let object):
      if property == .viewControllers, case .list? = hierarchy.property(object, property) { return .none }
      if property == .percentComplete {
        return .decimal(steered(by: object).map { self[$0].steering.percentComplete } ?? 0)
      }
      if property == .isHidden { return hierarchy.property(object, property) ?? .bool(false) }
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
    if property == .children || property == .viewControllers {
      return controllers(property, of: x).map { list($0) } ?? .none
    }
    if hierarchy.has(x, .released) { ask { Properties.ofReleased(x, $0, &$1) } }
    switch property {
    case .view:
      if !isLooking && !hierarchy.isViewLoaded(x) { throw .load(x) }
      return .view(x)
    case .viewIfLoaded: return ask { Properties.isViewLoaded(x, $0, &$1) } ? .view(x) : .none
    case .isViewLoaded: return .bool(ask { Properties.isViewLoaded(x, $0, &$1) })
    case .parent: return optional(take(PresentationIsNotContainment.parent(x, world)) ?? nil)
    case .presentedViewController: return optional(take(PresentedAnswersForAnAncestor.judge(x, world)))
    case .presentingViewController: return optional(take(PresentingAnswersForAnAncestor.judge(x, world)))
    case .searchResultsController: return optional(hierarchy.firstChild(of: x))
    case .obscuresBackgroundDuringPresentation where hierarchy.kind(of: x) == .search:
      return .bool(hierarchy.isTrue(x, property, default: SearchLeavesTheListUsable.obscures[world.profile]))
    case .navigationController:
      return optional(take(ContainerPropertiesStopAtTheOutermostContainer.judge(x, world) { $0.isNavigation }))
    case .tabBarController:
      return optional(take(ContainerPropertiesStopAtTheOutermostContainer.judge(x, world) { $0 == .tabBar }))
    case .splitViewController:
      return optional(take(ContainerPropertiesStopAtTheOutermostContainer.judge(x, world) { $0 == .split }))
    case .isBeingPresented: return .bool(holds(BeingPresentedHoldsForThePresentedRoot.presented(x, world)))
    case .isBeingDismissed: return .bool(holds(BeingPresentedHoldsForThePresentedRoot.dismissed(x, world)))
    case .isReleased: return .bool(hierarchy.has(x, .released))
    case .isMovingToParent: return .bool(holds(MovingHoldsBetweenWillAndDid.to(x, world)))
    case .isMovingFromParent: return .bool(holds(MovingHoldsBetweenWillAndDid.from(x, world)))
    case .presentationController, .popoverPresentationController, .sheetPresentationController,
      .activePresentationController:
      return readPresentationController(property, x, isLooking: isLooking)
    case .modalPresentationStyle:
      let style = ask { Properties.modalPresentationStyle(x, $0, &$1) }
      return .enumeration(.modalPresentationStyle, style.rawValue)
    case .definesPresentationContext:
      return .bool(ask { Properties.definesPresentationContext(x, $0, &$1) })
    case .navigationItem: return .facet(.navigationItem, x)
    case .tabBarItem: return .facet(.tabBarItem, x)
    case .traitCollection: return .facet(.traitCollection, x)
    case .transitionCoordinator:
      return ask { TransitionContext.coordinator(of: x, $0, &$1) }
        .map { .coordinator(CoordinatorReference(transition: $0, asked: x)) } ?? .none
    case .navigationBar: return .facet(.navigationBar, x)
    case .toolbar: return .facet(.toolbar, x)
    case .tabBar: return .facet(.tabBar, x)
    case .searchBar: return .facet(.searchBar, x)
    case .interactivePopGestureRecognizer: return .facet(.interactivePopGestureRecognizer, x)
    case .interactiveContentPopGestureRecognizer: return .facet(.interactiveContentPopGestureRecognizer, x)
    case .topViewController:
      ask { Console.reads(stackOf: x, $0, &$1) }
      return hierarchy.kind(of: x).isNavigation ? optional(world.top(of: x)) : .none
    case .visibleViewController: return optional(visibleViewController(x))
    case .tabs: return .list((hierarchy.tabObjects[x] ?? []).map { .object($0) })
    case .selectedTab: return world.selectedTabObject(x).map { .object($0) } ?? .none
    case .sidebar: return .facet(.sidebar, x)
    case .selectedIndex:
      if let tab = world.selectedTabObject(x), let place = hierarchy.tabObjects[x]?.firstIndex(of: tab) {
        return .int(Int64(place))
      }
      guard let selected = world.selectedTab(x) else {
        return .int(take(EveryTabIsAChild.withoutTabs(x, world)) == nil ? 0 : Int64.max)
      }
      // NSNotFound, while UIKit's list is shown (TAB-05).
      if selected == hierarchy.moreTabs[x]?.controller { return .int(Int64.max) }
      return .int(Int64(world.tabs(x).firstIndex(of: selected) ?? 0))
    case .selectedViewController: return optional(world.selectedTab(x))
    case .moreNavigationController: return .controller(more(of: x))
    case .isTabBarHidden: return .bool(hierarchy.isTrue(x, .isTabBarHidden))
    case .isCollapsed: return .bool(hierarchy.has(x, .collapsed))
    case .displayMode: return take(ColumnsAreTheChildren.displayMode(x, world)) ?? .none
    case .splitBehavior: return take(ColumnsAreTheChildren.splitBehavior(x, world)) ?? .none
    case .isActive: return .bool(isActive(x))
    case .transitioningDelegate, .delegate:
      ask { Release.readsWeakly(property, of: x, $0, &$1) }
      return world.liveDelegate(hierarchy.property(x, property) ?? .none)
    case .preferredStyle:
      return hierarchy.property(x, property)
        ?? .enumeration(.alertStyle, AlertStyle.alert.rawValue)
    case .title: return hierarchy.title(of: x)
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation:
      return take(PreferencesOfAClassByItself.judge(property, x, world)) ?? .none
    case .childForStatusBarStyle, .childForStatusBarHidden, .childForHomeIndicatorAutoHidden,
      .childForScreenEdgesDeferringSystemGestures, .childViewControllerForPointerLock,
      .childForInterfaceOrientationLock:
      guard let preference = SystemAppearance.Preference(child: property) else { return .none }
      return optional(ask { SystemAppearance.child(of: x, preference, $0, &$1) })
    default: return hierarchy.property(x, property) ?? standardValue(property, x)
    }
  }

  private func optional(_ x: ControllerID?) -> Value { x.map { .controller($0) } ?? .none }

  func list(_ controllers: [ControllerID]) -> Value { .list(controllers.map { .controller($0) }) }

  /// UIKit's value of a property that was never set.
  private mutating func standardValue(_ property: Property, _ x: ControllerID) -> Value {
    switch property {
    // A page view controller that scrolls has no spine (PAG-01).
    case .spineLocation where !hierarchy.curlsPages(x): return .enumeration(.pageSpineLocation, 0)
    case .modalTransitionStyle: return .enumeration(.modalTransitionStyle, ModalTransitionStyle.coverVertical.rawValue)
    case .shouldAutomaticallyForwardAppearanceMethods, .canPerformAction: return .bool(true)
    case .preferredContentSize: return .size(0, 0)
    case .nibName, .storyboard, .preferredTransition, .message, .restorationIdentifier: return .none
    case .toolbarItems: return .none
    case .actions, .preferredScreenEdgesDeferringSystemGestures: return .list([])
    case .supportedInterfaceOrientations: return FacingSet.standard(environment.device).value
    case .preferredInterfaceOrientationForPresentation: return environment.facing.value
    case .disablesAutomaticKeyboardDismissal:
      return .bool(ask { Properties.modalPresentationStyle(x, $0, &$1) } == .formSheet)
    default: return StandardValues.value(property)
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
    case .window: return (take(WindowFollowsPlaces.judge(x, world)) ?? nil).map { .window($0) } ?? .none
    case .isReachable:
      guard isInSeenWindow(x) else { return .bool(false) }
      if let behind = SearchLeavesTheListUsable.judge(behind: x, world) { note(behind) }
      return .bool(!Sheets.isCovered(x, world))
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
    case .isHidden: return .bool(!state.isVisible && !state.isAskedFor)
    case .windowScene: return state.isInScene ? Self.scene : .none
    case .interfaceOrientation: return environment.facing.value
    case .isKeyWindow:
      guard let key = windows.key else { return .bool(false) }
      return .bool(take(VisibleWindowShowsItsRoot.judge(key: key, world)) == nil && key == window)
    case .statusBarController: return decider(of: .statusBarStyle)
    case .statusBarHiddenController: return decider(of: .statusBarHidden)
    case .homeIndicatorController: return decider(of: .homeIndicator)
    case .screenEdgesController: return decider(of: .screenEdges)
    case .pointerLockController: return decider(of: .pointerLock)
    case .orientationController: return optional(ask { InterfaceOrientation.decider($0, &$1) })
    case .supportedInterfaceOrientations:
      guard let x = ask({ InterfaceOrientation.decider($0, &$1) }) else {
        return ResizableWindowsAskNobody.asksNobody(world) ? FacingSet.all.value : .none
      }
      return supportedOrientations(of: x, isSilent: false).value
    case .traitCollection: return state.root.map { .facet(.windowTraitCollection, $0) } ?? .none
    default:
      return hierarchy.assigned[PropertyKey(owner: .window(window), property: property)]
        ?? StandardValues.value(property)
    }
  }

  private mutating func decider(of preference: SystemAppearance.Preference) -> Value {
    optional(ask { SystemAppearance.decider(of: preference, $0, &$1) })
  }

  private mutating func readFacet(_ property: Property, _ facet: Facet, _ x: ControllerID) -> Value {
    switch facet {
    case .presentation: return readPresentation(property, x)
    case .presentationController, .activePresentationController:
      return readPresentationControllerFacet(property, facet, x)
    case .containerView, .presentedViewWrapper, .superview: return readContainer(property, facet, x)
    case .traitCollection, .viewTraitCollection, .windowTraitCollection:
      return property == .userInterfaceStyle ? readStyle(facet, x) : readTraits(property, environment)
    case .newTraitCollection, .previousTraitCollection:
      if property == .userInterfaceStyle { return readStyle(.traitCollection, x) }
      let sizes = world.sizes ?? (environment, environment)
      return readTraits(property, facet == .newTraitCollection ? sizes.after : sizes.before)
    case .tabBar where property == .items:
      return .list(
        world.tabs(x).map {
          hierarchy.assigned[PropertyKey(owner: .controller($0), property: .tabBarItem)] ?? .facet(.tabBarItem, $0)
        })
    case .navigationBar, .tabBar, .toolbar:
      if property == .isReachable { return .bool(isReachable(facet, of: x)) }
      if property == .isHidden { return .bool(world.isBarHidden(facet, of: x)) }
    case .sidebar where property == .isAvailable: return .bool(holds(SidebarIsAnotherBar.isAvailable(x, world)))
    case .interactivePopGestureRecognizer where property == .isEnabled,
      .interactiveContentPopGestureRecognizer where property == .isEnabled:
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
      return ask { SystemAppearance.style(of: window, $0, &$1) }.value
    }
    return ask { SystemAppearance.style(of: x, $0, &$1) }.value
  }

  private func readTraits(_ property: Property, _ environment: Environment) -> Value {
    switch property {
    case .horizontalSizeClass: .enumeration(.sizeClass, environment.horizontal.rawValue)
    case .verticalSizeClass: .enumeration(.sizeClass, environment.vertical.rawValue)
    case .userInterfaceIdiom: .enumeration(.userInterfaceIdiom, StandardValues.idiom(environment.device))
    default: StandardValues.value(property)
    }
  }

  /// A bar is usable while it is visible in a window and no presentation lies over it.
  private mutating func isReachable(_ bar: Facet, of x: ControllerID) -> Bool {
    if bar == .tabBar, take(SidebarIsAnotherBar.judge(x, world)) == true { return false }
    guard isInSeenWindow(x), !world.isBarHidden(bar, of: x), !Sheets.isCovered(x, world) else { return false }
    return take(UndimmedSheetLeavesTheRestUsable.judge(bar, of: x, world)) ?? true
  }

  /// Whether a view is in a window that the user sees: one that is hidden or in no scene takes no touch.
  private func isInSeenWindow(_ x: ControllerID) -> Bool {
    guard let window = hierarchy.window(of: x) else { return false }
    return hierarchy.windows[Int(window.index)].isVisible && world.windowInNoScene(of: x) == nil
  }
}

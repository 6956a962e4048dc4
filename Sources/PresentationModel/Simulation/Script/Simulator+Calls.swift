/// Which call goes where.
extension Simulator {
  mutating func dispatch(_ call: CallContext, on receiver: Value) {
    switch receiver {
    case .controller(let x): dispatch(call, onController: x)
    case .view(let x): dispatch(call, onView: x)
    case .window(let window):
      switch call.method {
      case .makeKeyAndVisible:
        makeKey(window)
        setVisible(window, true)
      case .makeKey: makeKey(window)
      case .resize: resize(call)
      case .addSubview: addSubview(call, to: .window(window))
      default: break
      }
    case .context(let id):
      if call.method == .completeTransition {
        complete(id, call.bool(0, default: true))
      } else if world.isThere(id) {
        steer(id, call)
      }
    case .coordinator(let reference): coordinate(call, reference)
    case .object(let object) where call.method == .animateTransitionByHand:
      if case .context(let id)? = call.arguments.first, world.isThere(id) { beginAnimation(id, object) }
    case .object(let object): steer(steered(by: object), call)
    case .facet(.containerView, let x):
      if call.method == .addSubview, case .view(let y)? = call.arguments.first { putIn(y, containerOf: x) }
    case .facet where call.method == .animateChanges:
      for (row, body) in call.closures.enumerated().reversed() where body != .none {
        loop.agenda.append(.body(body, 0, call.frame(of: row)))
      }
    case .none where call.method == .rotate: rotate(call)
    case .none where call.method == .attemptRotation: attemptRotation(call)
    case .none where call.method == .warnOfLowMemory: warnOfLowMemory()
    case .none where call.method == .leaveApp || call.method == .returnToApp: moveApp(to: call.method)
    case .none where call.method == .unfold || call.method == .fold: fold(isOpen: call.method == .unfold, call)
    case .object(let object) where call.method == .performOfSegue: performSegue(object, level: 0)
    case .facet(.searchBar, let x) where call.method == .becomeFirstResponder: focusSearchBar(of: x, line: call.line)
    case .facet(.searchBar, let x): if !isUserIgnored(on: x) { touchSearchBar(call, of: x) }
    default: break
    }
  }

  /// Whether a transition keeps the user's hands off (CUS-26).
  private mutating func isUserIgnored(on x: ControllerID) -> Bool {
    guard let refusal = ask({ Gestures.areIgnored(on: x, $0, &$1) }) else { return false }
    ignoreGesture(on: x, refusal.rule) { _ = Gestures.areIgnored(on: x, $0, &$1) }
    return true
  }

  private mutating func dispatch(_ call: CallContext, onController x: ControllerID) {
    if isImpossible(call, on: x) { return }
    if !program.swift.isEmpty, runsOverride(of: call, on: x) { return }
    switch call.method {
    case .tapAction, .tapSegue, .swipeToDismiss, .tapOutside, .swipeBack, .tapBack, .tapTab:
      if isUserIgnored(on: x) { return }
    case .pushViewController, .popViewController, .popToRootViewController, .popToViewController:
      hierarchy.readsContent(of: x)
    case .swipePage: hierarchy.readsContent(of: x)
    case .setViewControllers, .setPages: hierarchy.knowAgain(.viewControllers, of: .controller(x))
    default: break
    }
    switch call.method {
    // The story of a presentation goes on in Simulator+Present.swift, that of a dismissal in Simulator+Dismiss.swift.
    case .present:
      if script.hasGetters, let presented = call.controller(0) {
        askGetters(of: presented) {
          $0 == .modalPresentationStyle || $0 == .modalTransitionStyle || $0 == .transitioningDelegate
        }
      }
      present(
        call.controller(0), from: x, isAnimated: call.bool(1, default: true), handler: call.handler, line: call.line)
    case .dismiss where sendsOn(call, from: x): break
    case .dismiss: dismiss(x, isAnimated: call.bool(0, default: true), handler: call.handler, line: call.line)
    case .addChild: if let child = call.controller(0) { addChild(child, to: x) }
    case .removeFromParent: removeFromParent(x)
    case .willMoveToParent:
      ask { Containment.movesByHand(x, is: .willMove, to: call.controller(0), $0, &$1) }
      script.movedByCode.append(x)
      runNext([.willMove(x, call.controller(0))])
    case .didMoveToParent:
      ask { Containment.movesByHand(x, is: .didMove, to: call.controller(0), $0, &$1) }
      runNext([.didMove(x, call.controller(0))])
    case .beginAppearanceTransition:
      callbacks.areAnimated = call.bool(1, default: true)
      beginAppearanceTransition(x, call.bool(0, default: true))
    case .endAppearanceTransition: endAppearanceTransition(x)
    case .loadViewIfNeeded: load(x)
    case .transitionFromTo: transition(call, in: x)
    case .viewDidLoad, .loadViewByHand, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .traitCollectionDidChange,
      .didReceiveMemoryWarning:
      callbacks.areAnimated = call.bool(0, default: true)
      callByHand(call, x)
    case .pushViewController where swift.beingMade == x:
      take(call.arguments.first ?? .none, as: .viewControllers, into: x)
    case .pushViewController:
      changeStack(.push(call.controller(0)), of: x, isAnimated: call.bool(1, default: true), line: call.line)
    case .popViewController: changeStack(.pop, of: x, isAnimated: call.bool(0, default: true), line: call.line)
    case .popToRootViewController:
      changeStack(.popToRoot, of: x, isAnimated: call.bool(0, default: true), line: call.line)
    case .popToViewController:
      if let target = call.controller(0) {
        changeStack(.popTo(target), of: x, isAnimated: call.bool(1, default: true), line: call.line)
      }
    case .setViewControllers:
      setViewControllers(x, call.controllers(0), isAnimated: call.bool(1, default: true), line: call.line)
    case .setPages: setPages(call, in: x)
    case .setNavigationBarHidden: hierarchy.assign(.controller(x), .isNavigationBarHidden, call.truth(0))
    case .setToolbarHidden: hierarchy.assign(.controller(x), .isToolbarHidden, call.truth(0))
    case .setEditing: setEditing(x, call.bool(0, default: true))
    case .setToolbarItems: hierarchy.assign(.controller(x), .toolbarItems, call.arguments.first ?? .none)
    case .setTabBarHidden: hierarchy.assign(.controller(x), .isTabBarHidden, call.truth(0))
    case .addAction: addAction(call, to: x)
    case .addTextField: addTextField(x)
    case .tapAction: tapAction(call, of: x)
    case .swipeToDismiss: userDismisses(x, .swipe, line: call.line)
    case .tapOutside: if !tapsOwnView(beside: x) { userDismisses(x, .tapOutside, line: call.line) }
    case .drag: userDrags(x, call)
    case .swipeBack: swipeBack(x, call)
    case .tapBack: tapBack(x, call)
    case .tapTab:
      if case .object(let tab)? = call.arguments.first { return tapObject(tab, in: x, line: call.line) }
      guard let tab = call.controller(0) else { return }
      if let object = world.tabObject(of: tab, in: x) { return tapObject(object, in: x, line: call.line) }
      tap(tab, in: x, line: call.line)
    case .swipePage: if let page = call.controller(0) { swipe(to: page, in: x, call) }
    case .show, .showDetailViewController:
      guard let shown = call.controller(0) else { return }
      let request = Show.Request(method: call.method == .show ? .show : .showDetail, shown: shown)
      show(ShowCall(request: request, sender: call.sender, line: call.line), on: x)
    case .setNeedsUpdateOfOrientations: askForOrientations(nil, line: call.line)
    case .setColumn: setColumn(call, in: x)
    case .showColumn: setColumnShown(call, in: x, true)
    case .hideColumn: setColumnShown(call, in: x, false)
    case .setPlacement: setPlacement(call, in: x)
    case .updateArrangement: updateArrangement(call, of: x)
    case .setTabs: setTabObjects(x, call)
    case .performSegue: performSegue(call, from: x)
    case .tapSegue: tapSegue(call, of: x)
    case .targetViewController, .viewControllerForColumn, .isShowing, .viewControllerForPlacement, .placement,
      .canPerformAction, .childContaining, .performOfSegue,
      .setNeedsUpdate, .addSubview, .removeFromSuperview,
      .layoutIfNeeded,
      .completeTransition, .updateInteraction, .finishInteraction, .cancelInteraction, .pauseInteraction,
      .animateAlongside, .notifyWhenInteractionChanges, .animateTransitionByHand, .viewControllerForKey, .viewForKey,
      .initialFrame, .finalFrame, .setNeedsLayout, .makeKeyAndVisible, .makeKey, .tapSearchBar, .becomeFirstResponder,
      .typeIntoSearchBar, .tapCancel, .rotate,
      .attemptRotation, .resize,
      .unfold, .fold, .warnOfLowMemory, .leaveApp, .returnToApp,
      .animateChanges,
      .invalidateDetents:
      break
    }
  }

  private mutating func dispatch(_ call: CallContext, onView x: ControllerID) {
    switch call.method {
    case .addSubview: addSubview(call, to: .inside(x))
    case .removeFromSuperview: removeFromSuperview(x)
    default: break
    }
  }

  /// Callbacks called by hand run their override and change nothing (CON-11, CON-12).
  private mutating func callByHand(_ call: CallContext, _ x: ControllerID) {
    let callback: Callback
    switch call.method {
    case .viewWillAppear: callback = .viewWillAppear
    case .viewDidAppear: callback = .viewDidAppear
    case .viewWillDisappear: callback = .viewWillDisappear
    case .viewDidDisappear: callback = .viewDidDisappear
    case .viewIsAppearing: callback = .viewIsAppearing
    case .viewDidLoad: callback = .viewDidLoad
    case .viewWillLayoutSubviews: callback = .viewWillLayoutSubviews
    case .viewDidLayoutSubviews: callback = .viewDidLayoutSubviews
    case .traitCollectionDidChange: callback = .traitCollectionDidChange
    case .didReceiveMemoryWarning: callback = .didReceiveMemoryWarning
    default: callback = .loadView
    }
    if let log = ask({ Appearance.byHand(callback, of: x, $0, &$1) }) {
      say(log)
    } else {
      noteCallByHand(callback.info.name, call.line)
    }
    self.callback(callback, x)
  }
}

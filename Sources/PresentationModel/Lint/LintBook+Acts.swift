/// What a statement asks for, as far as the book can turn its expressions into names.
extension LintBook {
  mutating func act(_ instruction: Instruction, _ frame: Frame) -> LintAct {
    switch instruction.kind {
    case .assign(let path, let property, let expression): assignment(path, property, expression, frame)
    case .call(let call): act(call, frame)
    case .read, .expect, .outside: .nothing
    }
  }

  private mutating func assignment(
    _ path: Path, _ property: Property, _ expression: Expression, _ frame: Frame
  ) -> LintAct {
    guard let target = value(path, frame) else { return .nothing }
    guard let given = value(expression, frame, for: property) else { return .nothing }
    switch (target, property, given) {
    case (.window(let window), .rootViewController, .controller(let x)):
      if case .make = expression { return .stirs }
      return .setRoot(window, x)
    case (.window(let window), .rootViewController, .none): return .setRoot(window, nil)
    case (.window, .isHidden, _), (.object, .isHidden, _), (.controller, .isActive, _), (.controller, .tabs, _),
      (.controller, .selectedTab, _):
      return .stirs
    case (.controller(let tabs), .selectedIndex, .int(let index)):
      guard let tab = child(Int(clamping: index), of: tabs) else { return .nothing }
      return .selectTab(tab, in: tabs)
    case (.controller(let tabs), .selectedViewController, .controller(let tab)):
      return hierarchy.parent(of: tab) == tabs ? .selectTab(tab, in: tabs) : .nothing
    case (.controller(let x), .viewControllers, .list):
      guard let stack = controllers(expression, frame) else { return .stirs }
      return .setStack(x, stack)
    default: return .assign(target, property, given)
    }
  }

  private func child(_ index: Int, of tabs: ControllerID) -> ControllerID? {
    guard index >= 0 else { return nil }
    var child = hierarchy.firstChild(of: tabs)
    var left = index
    while left > 0, let current = child {
      child = hierarchy.nextSibling(of: current)
      left -= 1
    }
    return child
  }

  private mutating func act(_ call: Call, _ frame: Frame) -> LintAct {
    if case .superObject = call.receiver.root { return .nothing }
    for argument in call.arguments { mentionAll(in: argument, frame) }
    if case .device = call.receiver.root { return .stirs }
    guard let receiver = value(call.receiver, frame) else {
      // It may be any child: the `viewController` that a delegate is handed has no name before the call runs.
      if call.method == .beginAppearanceTransition { file.forwardsUnnamed = true }
      return stirring(call.method)
    }
    switch receiver {
    case .controller(let x): return act(call, on: x, frame)
    case .view(let owner):
      guard call.method == .addSubview else { return stirring(call.method) }
      guard case .view(let child)? = call.arguments.first.flatMap({ value($0, frame) }) else {
        return .stirs
      }
      return .addSubview(child, into: owner)
    default: return stirring(call.method)
    }
  }

  private func stirring(_ method: Method) -> LintAct {
    switch method {
    case .setNeedsUpdate, .setEditing, .setToolbarItems, .setNavigationBarHidden, .setToolbarHidden, .setTabBarHidden,
      .layoutIfNeeded, .setNeedsLayout, .animateChanges, .invalidateDetents, .drag, .addAction, .addTextField:
      .nothing
    default: .stirs
    }
  }

  private mutating func act(_ call: Call, on x: ControllerID, _ frame: Frame) -> LintAct {
    switch call.method {
    case .present:
      guard let presented = controller(call, 0, frame) else { return .stirs }
      return .present(presentation(of: presented, from: x, isAnimated: isAnimated(call, 1)))
    case .dismiss: return .dismiss(x, plan(dismissing: x, hasHandler: call.completion != nil))
    case .swipeToDismiss, .tapOutside, .tapAction:
      guard let presenter = hierarchy.directPresenter(x) else { return .stirs }
      return .dismiss(x, plan(Dismissal.Request(dismisser: presenter, dismissed: x, isByUser: true)))
    case .pushViewController:
      guard let pushed = controller(call, 0, frame) else { return .stirs }
      return .push(pushed, onto: x, isAnimated: isAnimated(call, 1))
    case .popViewController, .swipeBack, .tapBack:
      guard let top = world.top(of: x), let below = hierarchy.previousSibling(of: top) else { return .nothing }
      // A hidden bar has no back button, and no swipe (`SwipingBackIsAPop`, NAV-12).
      if call.method != .popViewController, hierarchy.isTrue(x, .isNavigationBarHidden) { return .nothing }
      return .pop(x, to: below, isAnimated: isAnimated(call, 0) || call.method != .popViewController)
    case .popToRootViewController:
      return .pop(x, to: hierarchy.firstChild(of: x), isAnimated: isAnimated(call, 0))
    case .popToViewController: return .pop(x, to: controller(call, 0, frame), isAnimated: isAnimated(call, 1))
    case .setViewControllers:
      guard let stack = controllers(call.arguments.first, frame) else { return .stirs }
      return .setStack(x, stack)
    case .tapTab:
      guard let tab = controller(call, 0, frame), hierarchy.parent(of: tab) == x else { return .nothing }
      // A second tap pops a stack inside a plain tab.
      if (world.selectedTab(x) ?? hierarchy.firstChild(of: x)) == tab, TapAsksSwitchesTells.looksInside(world),
        let stack = hierarchy.firstChild(of: tab), hierarchy.kind(of: stack).isNavigation,
        !hierarchy.kind(of: tab).isNavigation
      {
        return .pop(stack, to: hierarchy.firstChild(of: stack), isAnimated: true)
      }
      return .selectTab(tab, in: x)
    case .addChild:
      guard let child = controller(call, 0, frame) else {
        file.addsUnnamed.insert(x)
        return .stirs
      }
      return .addChild(child, to: x)
    case .removeFromParent: return .removeFromParent(x)
    case .beginAppearanceTransition: return .beginAppearance(x)
    case .addAction:
      guard let action = call.arguments.first.flatMap({ value($0, frame) }) else { return .nothing }
      return .addAction(action, to: x)
    case .addTextField: return .addTextField(x)
    case .show, .showDetailViewController: return show(call, from: x, frame)
    case .performSegue: return segue(call, from: x, frame)
    default: return stirring(call.method)
    }
  }

  /// The controllers that a `show` passes on its way up; one with a body for it, or with a delegate that is asked, may
  /// do anything.
  private mutating func show(_ call: Call, from x: ControllerID, _ frame: Frame) -> LintAct {
    guard let shown = controller(call, 0, frame) else { return .stirs }
    var closed = Ledger.closed
    var request = Show.Request(method: call.method == .show ? .show : .showDetail, shown: shown)
    var receiver = x
    while true {
      if overrides(request.method.callback, receiver) || Show.asksDelegate(request, of: receiver, world) {
        return .stirs
      }
      switch Show.way(request, on: receiver, hasAnswered: nil, world, &closed) {
      case .hands(let target, let handed): (receiver, request) = (target, handed)
      case .presents(let source):
        // In which split view or navigation controller it stands is not known.
        if program.swift.isApp || program.swift.assumedOutline != nil { return .stirs }
        return .present(presentation(of: shown, from: source, isAnimated: true))
      case .pushes(let nav), .stacks(let nav): return .push(shown, onto: nav, isAnimated: true)
      case .isDone: return .nothing
      case .primary, .secondary, .column: return .stirs
      }
    }
  }

  /// What performing a segue does. The book stays as it is: a controller that a storyboard makes has no name, and
  /// `prepare` may change its presentation.
  private mutating func segue(_ call: Call, from x: ControllerID, _ frame: Frame) -> LintAct {
    var identifier: String?
    if let argument = call.arguments.first, case .string(let text)? = value(argument, frame) { identifier = text }
    guard let id = Segues.first(identifier, from: x, world) else { return .stirs }
    let segue = world.segues[id]
    guard segue.kind != .embed else { return .stirs }
    let presents = segue.kind?.presents == true && !isPerformedByItsClass(segue)
    return .performsSegue(x, presents: presents)
  }

  private func isPerformedByItsClass(_ segue: Segue) -> Bool {
    hierarchy.classTable[Int(segue.segueClass.index)].callbacks.contains { $0.callback == .performOfSegue }
  }

  private func overrides(_ callback: Callback, _ x: ControllerID) -> Bool {
    let hierarchy = world.hierarchy
    return hierarchy.classTable[Int(hierarchy.classes[Int(x.index)].index)].callbacks.contains {
      $0.callback == callback
    } || world.named[.controller(x)]?.contains(callback) == true
  }

  /// What a dismissal would dismiss; nil where nothing.
  private func plan(dismissing x: ControllerID, hasHandler: Bool) -> Dismissal.Plan? {
    if case .dismisses(let plan) = world.answer({ Dismissal.answer(x, hasHandler: hasHandler, $0, &$1) }) {
      plan
    } else {
      nil
    }
  }

  private func plan(_ request: Dismissal.Request) -> Dismissal.Plan? {
    if case .dismisses(let plan) = world.answer({ Dismissal.answer(request, $0, &$1) }) { plan } else { nil }
  }
}

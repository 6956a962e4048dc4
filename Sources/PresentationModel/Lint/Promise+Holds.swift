extension Promise {
  /// Whether it has come true in the step that a run has just made.
  func holds(in run: Simulator) -> Bool {
    let (hierarchy, world) = (run.hierarchy, run.world)
    switch self {
    case .presents(let x, let source, let presenter):
      return run.outcome.presentation(of: x).map {
        (source == nil || $0.presentation.source == source)
          && (presenter == nil || $0.presentation.presenter == presenter)
      } ?? false
    case .leaves(let x?, let presented):
      return run.outcome.presentation(of: presented)?.removed.allSatisfy { hierarchy.isInside($0, x) } ?? false
    case .leaves(nil, let presented): return run.outcome.presentation(of: presented)?.removed.isEmpty ?? false
    case .tabBar(let tabs, let isUsable, let presented):
      return run.outcome.presentation(of: presented) != nil && run.isUsable(.tabBar, of: tabs) == isUsable
    case .isPopover(let x): return hierarchy.presentation(of: x)?.isRealPopover ?? false
    case .isPresentedByOwnController(let x):
      return run.outcome.presentation(of: x)?.presentation.controllerObject != nil
    case .usesStyle(let x, let style):
      let presentation = run.outcome.presentation(of: x)?.presentation ?? hierarchy.presentation(of: x)
      let used = presentation?.requestedStyle ?? world.answer { RequestedStyle.answer(x, $0, &$1) }
      return RequestedStyle.assigned(x, world) == style
        && used == world.answer { RequestedStyle.property(x, $0, &$1) }
    case .comesAs(let x, let style): return run.outcome.presentation(of: x)?.presentation.adaptedStyle == style
    case .style(let x, let style): return Promise.has(style, x, world)
    case .styleOfClass(let id, let style):
      let (x, world) = run.made(id)
      return Promise.has(style, x, world)
    case .definesContext(let x): return NearestDefinerPresents.defines(x, world)
    case .definesContextByClass(let id):
      let (x, world) = run.made(id)
      return NearestDefinerPresents.defines(x, world)
    case .shows(let x, let nav): return x != nil && hierarchy.lastChild(of: nav) == x
    case .changes(let nav):
      return run.decided { if case .stack(nav, let from, let to) = $0 { from != to } else { false } }
    case .selects(let tab, let tabs): return hierarchy.selectedTabs[tabs] == tab
    case .performsSegue(let x):
      return run.isClean && run.decided { if case .performsSegue(_, x, _) = $0 { true } else { false } }
    case .staysInTheWindow(let x): return hierarchy.isInWindow(x)
    case .isUp(let x, let isUp): return (hierarchy.directPresenter(x) != nil) == isUp
    case .goes(let x):
      return hierarchy.directPresenter(x) == nil
        && run.outcome.dismisses(x)
    case .dismisses(let x, let kept):
      return run.outcome.dismisses(x) && !run.outcome.dismisses(kept)
    case .isChild(let x, let owner):
      return hierarchy.parent(of: x) == owner && hierarchy.place(of: x) == .inside(owner)
    case .isRoot(let x, let window, let other):
      let root = hierarchy.windows[Int(window.index)].root
      return root != nil && root != other && (x == nil || root == x)
    case .hears(let x, let callback): return run.heard(callback, x)
    case .hearsOfPresentation(let x, let callback, let presented):
      return run.heard(callback, x) || run.dismissing(presented)?.heard(callback, x) == true
    case .staysAway(let x): return run.dismissing(x).map { $0.hierarchy.directPresenter(x) == nil } ?? false
    case .canBeSwipedAway(let x):
      let swiped = run.after(LintEdit.call(x, .swipeToDismiss))
      return run.outcome.presentation(of: x) != nil && swiped?.hierarchy.presentation(of: x) == nil && swiped != nil
    case .completesItsDismissal(let x):
      return run.outcome.presentation(of: x) != nil
        && run.dismissing(x).map { $0.hierarchy.presentation(of: x) == nil } ?? false
    case .completes:
      return run.outcome.events.contains { if case .completion = $0.kind { true } else { false } }
    case .runs(let body): return run.script.hasRun.contains(body)
    case .holdsNothing: return !run.loop.paused.contains { run[$0].steering.isPausedByBegin && run[$0].isRunning }
    case .keepsATabBar(let x):
      return run.outcome.presentation(of: x) != nil && hierarchy.tabBars.contains { run.isUsable(.tabBar, of: $0) }
    case .isPopped(let x, let nav):
      return !hierarchy.children(of: nav).contains(x)
        && run.decided { if case .stack(nav, _, _) = $0 { true } else { false } }
    case .decidesStatusBar(let x):
      let decider = world.answer { SystemAppearance.decider(of: .statusBarStyle, $0, &$1) }
      return decider.map { hierarchy.isInside($0, x) } ?? false
    case .presentsAnother(let id, let x):
      return run.outcome.decisions.compactMap { $0.presentation?.original }.contains { other in
        other != x && hierarchy.classes[Int(other.index)] == id
      }
    case .counts(let property, let x):
      return run.outcome.presentation(of: x).map { run.counts(property, of: x, $0.presentation) } ?? false
    case .tellsOfASwipe(let x):
      return run.outcome.presentation(of: x) != nil
        && run.after(LintEdit.call(x, .swipeToDismiss)).map {
          $0.hierarchy.presentation(of: x) == nil && $0.heard(.presentationControllerDidDismiss, x)
        } ?? false
    case .staysWhenSwiped(let x):
      return run.outcome.presentation(of: x) != nil
        && run.after(LintEdit.call(x, .swipeToDismiss)).map { $0.hierarchy.presentation(of: x) != nil } ?? false
    case .hasPresentationDelegate(let x):
      return run.outcome.presentation(of: x) != nil && !world.presentationDelegate(x).isNil
    case .hasNoPresentationController(let x): return hierarchy.frozen[x] == nil
    case .collapsesToItsPrimary(let split):
      return run.decided { if case .split(split, collapsed: true) = $0 { true } else { false } }
        && LintRecord.columnOnTop(of: split, hierarchy) == nil
    case .comesBack(let x, let presented):
      return run.outcome.presentation(of: presented) != nil
        && run.after(LintEdit.call(presented, .dismiss, .value(.bool(true)))).map {
          $0.hierarchy.presentation(of: presented) == nil && $0.hierarchy.isInWindow(x)
        } ?? false
    case .keeps(let id):
      return run.script.reached[Int(id.index)] && !run.outcome.failures.contains { $0.expectation == id }
    case .isClean: return run.isClean
    case .allIsDone:
      return run.isClean && !run.loop.isStopped
        && !run.decided { $0.doesNothing }
    case .raisesNothing: return run.outcome.exception == nil
    case .isSilent: return true
    }
  }

  private static func has(_ style: ModalPresentationStyle?, _ x: ControllerID, _ world: World) -> Bool {
    let property = world.answer { RequestedStyle.property(x, $0, &$1) }
    return style.map { $0 == property } ?? (property != .none)
  }
}

/// What a run has come to in its last step.
extension Simulator {
  /// Whether what is set of a presented controller is what its presentation uses.
  fileprivate func counts(_ property: Property, of x: ControllerID, _ presentation: Presentation) -> Bool {
    switch (property, hierarchy.property(x, property)) {
    case (.modalPresentationStyle, .enumeration(_, let row)?): row == presentation.requestedStyle.rawValue
    case (.modalTransitionStyle, .enumeration(_, let row)?):
      (hierarchy.presentation(of: x) ?? presentation).transitionStyle.map { $0.rawValue == row } ?? false
    case (.transitioningDelegate, _): presentation.wasAsked
    default: false
    }
  }

  /// Whether something was decided.
  fileprivate func decided(_ isIt: (Decision) -> Bool) -> Bool { outcome.decisions.contains(where: isIt) }

  /// Whether all that was asked for was done, and UIKit had nothing to say.
  fileprivate var isClean: Bool {
    outcome.exception == nil && outcome.limit == nil && outcome.console.isEmpty
      && !decided { $0.isRefusal }
  }

  /// Whether a controller got a callback.
  fileprivate func heard(_ callback: Callback, _ x: ControllerID) -> Bool {
    outcome.events.contains { if case .callback(callback, x, _) = $0.kind { true } else { false } }
  }

  /// Whether the user reaches a bar.
  fileprivate func isUsable(_ bar: Facet, of x: ControllerID) -> Bool {
    var copy = self
    return (try? copy.read(.isReachable, of: .facet(bar, x), isLooking: true)) == .bool(true)
  }

  /// A new controller of a class, in a world of its own.
  fileprivate func made(_ id: ClassID) -> (ControllerID, World) {
    var copy = self
    let x = copy.hierarchy.add(name: "", class: id)
    copy.initialize(x)
    return (x, copy.world)
  }

  /// The run after one more statement, as a step of its own; nil where that is not possible any more.
  fileprivate func after(_ statement: Instruction.Kind) -> Simulator? {
    guard !loop.isStopped, !loop.paused.contains(where: { self[$0].steering.isPausedByBegin && self[$0].isRunning })
    else {
      return nil
    }
    var copy = self
    let here = ByteRange(0, 0)
    let body = BodyID(row: copy.program.bodies.count)
    copy.program.bodies.append(Body(instructions: [Instruction(kind: statement, range: here, line: 0)]))
    copy.program.steps.append(Step(kind: .statement, body: body, range: here, line: 0))
    copy.prepareStep(copy.program.steps.count - 1)
    copy.run(copy.program.steps[copy.program.steps.count - 1])
    return copy.loop.isStopped ? nil : copy
  }

  /// The run after code has dismissed a presented controller.
  fileprivate func dismissing(_ x: ControllerID) -> Simulator? {
    hierarchy.directPresenter(x).flatMap { after(LintEdit.call($0, .dismiss, .value(.bool(false)))) }
  }
}

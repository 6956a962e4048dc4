/// What the book notes of the launch and of each statement.
extension LintBook {
  /// Launch: the controllers that are shown, and those that define the context because of their search.
  mutating func launches() {
    var closed = Ledger.closed
    keepEarlyStyles()
    for (row, parent) in program.outline.parents.enumerated() where parent >= 0 {
      let (x, parent) = (ControllerID(row: row), ControllerID(parent))
      file.outlineChildren[parent, default: []].append(x)
      if hierarchy.kind(of: parent).isNavigation { file.stacks[x] = [parent] }
    }
    for row in 0..<hierarchy.count {
      let x = ControllerID(row: row)
      if Search.makesDefineAContext(x, world, &closed) { hierarchy.set(x, .definesForSearch, true) }
    }
    for (row, id) in program.outline.classes.enumerated() {
      var current: ClassID? = id
      while let other = current {
        file.instances[other, default: []].append(ControllerID(row: row))
        current = program.classes[Int(other.index)].superclass
      }
    }
    for window in hierarchy.windows { if let root = window.root { file.shownAtLaunch.formUnion(world.shown(root)) } }
  }

  /// Keeps what later statements, and rules that wait, want to know.
  mutating func remember(_ statement: LintStatement) {
    switch statement.act {
    case .present(let planned):
      file.presents.append(statement)
      if planned.source != planned.presenter { file.askedFor[planned.source] = planned.presented }
      rememberStylesWithoutEffect(planned, statement.site)
      if body.presents[planned.presenter] == nil { body.presents[planned.presenter] = statement }
      // In code the second call of one run loop pass is one finding (`AsksTwiceOfAPresenterInOneRunLoopPass`, LNT-05).
      let isSecond = statement.isCode && body.presents[planned.presenter]?.site != statement.site
      if !statement.place.isColumn, !isSecond, hierarchy.windowWithRoot(planned.source) != nil {
        file.rootCalls.append((statement, planned.source, planned.presented, planned.standing))
      }
    case .dismiss(let x, let plan?):
      if hasBusyHandler(statement.instruction) { file.handledDismissals.insert(plan.request.dismissed) }
      if body.dismissals[x] == nil { body.dismissals[x] = (statement, plan) }
      if body.dismissers[plan.request.dismisser] == nil { body.dismissers[plan.request.dismisser] = (statement, plan) }
    case .dismiss(let x, nil) where program.swift.isApp || program.swift.assumedOutline != nil:
      if body.openDismissals[x] == nil { body.openDismissals[x] = statement }
    case .push(let x, let nav, let isAnimated):
      file.stacks[x, default: []].insert(nav)
      rememberChange(of: nav, statement, isAnimated: isAnimated)
    case .pop(let nav, _, let isAnimated): rememberChange(of: nav, statement, isAnimated: isAnimated)
    case .setStack(let nav, let stack):
      for x in stack { file.stacks[x, default: []].insert(nav) }
      rememberChange(of: nav, statement, isAnimated: false)
    case .assign(.view(let x), .backgroundColor, .enumeration(.color, let row)):
      if UIKitEnum.color.cases[Int(row)].name == "clear" { file.transparent.insert(x) }
    case .assign(.view(let x), .isOpaque, .bool(false)): file.transparent.insert(x)
    case .assign(.controller, .view, _): file.clearsViews = true
    case .assign(.controller(let x), let property, _):
      file.assignments.append((statement, x))
      if LintStyleAssignment.properties.contains(property) {
        rememberStyle(of: x, property, statement, isInside: false)
      }
    case .assign(.facet(let facet, let x), let property, let value):
      file.assignments.append((statement, x))
      if facet == .presentationController || facet == .adaptiveSheet { file.lostSettings[x] = nil }
      guard facet == .presentationController || facet == .activePresentationController, property == .delegate else {
        return
      }
      if world.implements(value, .presentationControllerDidDismiss) { file.hearsOfSwipes.insert(x) }
      if !value.isNil { rememberStyle(of: x, property, statement, isInside: true) }
    case .addChild(let child, let parent): file.addedChildren[parent, default: []].append(child)
    case .beginAppearance(let x): file.forwarded.insert(x)
    default: break
    }
  }

  private mutating func rememberChange(of nav: ControllerID, _ statement: LintStatement, isAnimated: Bool) {
    if isAnimated { body.stackChanges[nav, default: []].append(statement) }
    if let x = statement.place.owner(of: .viewDidLoad, .loadView) { file.loadingChanges.append((statement, x, nav)) }
  }
}

/// What the user does to presentations (DIS-08 to DIS-11).
extension Simulator {
  mutating func userDismisses(_ x: ControllerID, _ gesture: WhatTheUserCanDismiss.Gesture, _ call: CallContext) {
    let root = hierarchy.presentation(of: x)?.presented ?? hierarchy.treeTop(of: x)
    guard let presentation = hierarchy.presentations[root], presentation.hasSettled, !presentation.isDismissing else {
      ignore(x, .dis08, .notPresented)
      return
    }
    let hasCancel = hasCancelAction(root)
    guard WhatTheUserCanDismiss.allows(gesture, presentation, profile, environment, hasCancelAction: hasCancel) else {
      ignore(root, .dis08, .gestureNotAllowed(presentation.activeStyle))
      return
    }
    trace(.gesture, .dis08, .decided, root, .gestureAllowed(presentation.activeStyle))
    let isPopover = isRealPopover(presentation)
    if let above = hierarchy.levels(from: root).dropFirst().first {
      guard gesture == .tapOutside, isPopover else {
        ignore(root, .dis08, .outOfReach(above))
        return
      }
      trace(.gesture, .dis11, .decided, root)
      if TapBesideAPopover.goes(profile) == .onlyAbove {
        startDismissal(
          hierarchy.ownPresenter(above) ?? root, above, isAnimated: true, handler: nil, line: call.line, isByUser: true)
        return
      }
    } else if isPopover {
      trace(.gesture, .dis11, DelegateIsAskedBeforeTheUserDismisses.holds(in: profile) ? .declined : .decided, root)
    }
    askAndDismiss(root, presentation, isPopover: isPopover, call)
  }

  private mutating func ignore(_ x: ControllerID, _ rule: RuleID, _ reason: Reason) {
    trace(.gesture, rule, .declined, x, reason)
    outcome.decisions.append(.gestureIgnored(x, rule))
  }

  private func hasCancelAction(_ x: ControllerID) -> Bool {
    guard case .list(let actions)? = hierarchy.property(x, .actions) else { return false }
    return actions.contains(where: isCancelAction)
  }

  func isRealPopover(_ presentation: Presentation) -> Bool {
    switch presentation.own {
    case .actionSheetPopover, .activityPopover: true
    case nil: presentation.activeStyle == .popover
    default: false
    }
  }

  /// The delegate's say (DIS-09), after the controllers' own (DIS-10).
  private mutating func askAndDismiss(
    _ root: ControllerID, _ presentation: Presentation, isPopover: Bool, _ call: CallContext
  ) {
    let delegate = presentationDelegate(root)
    let visible = world.shown(root)
    if DelegateIsAskedBeforeTheUserDismisses.holds(in: profile) {
      let usesOld = isPopover && !implementsNew(delegate)
      var should: Bool?
      let modal = ModalInPresentationBlocksTheUser.modal(visible, hierarchy, profile)
      if let modal {
        trace(.gesture, .dis10, .decided, modal)
      } else {
        trace(.gesture, .dis10, .declined, root)
        if world.answers(delegate, .presentationControllerShouldDismiss) {
          let answer = ask(.presentationControllerShouldDismiss, of: delegate, for: presentation.original, [])
          should = answer != .bool(false)
        } else if isPopover, world.answers(delegate, .popoverPresentationControllerShouldDismissPopover) {
          trace(.gesture, .dis11, .decided, root)
          let answer = ask(
            .popoverPresentationControllerShouldDismissPopover, of: delegate, for: presentation.original, [])
          if answer == .bool(false) {
            outcome.decisions.append(.gestureBlocked(root))
            return
          }
        }
      }
      if DelegateIsAskedBeforeTheUserDismisses.answer(isModal: modal != nil, shouldDismiss: should) == .blocked {
        trace(.gesture, .dis09, .decided, root, modal != nil ? .isModal : .delegateDeclines)
        outcome.decisions.append(.gestureBlocked(root))
        push([.tell(.presentationControllerDidAttemptToDismiss, presentation.original, [], delegate: delegate)])
        return
      }
      trace(.gesture, .dis09, .decided, root, .delegateAllows)
      if usesOld, !delegate.isNil { trace(.gesture, .dis11, .decided, root) }
      startDismissal(
        presentation.presenter, root, isAnimated: true, handler: cancelHandler(of: root), line: call.line,
        isByUser: true,
        usesPopoverDelegate: usesOld)
      return
    }
    if let modal = ModalInPresentationBlocksTheUser.modal(visible, hierarchy, profile) {
      trace(.gesture, .dis10, .decided, modal)
      outcome.decisions.append(.gestureBlocked(root))
      return
    }
    trace(.gesture, .dis10, .declined, root)
    let answer = ask(.popoverPresentationControllerShouldDismissPopover, of: delegate, for: presentation.original, [])
    if answer == .bool(false) {
      outcome.decisions.append(.gestureBlocked(root))
      return
    }
    startDismissal(
      presentation.presenter, root, isAnimated: true, handler: cancelHandler(of: root), line: call.line, isByUser: true,
      usesPopoverDelegate: true)
  }

  /// Whether a popover's delegate has the methods of iOS 13: any class that conforms to their protocol has those
  /// without an answer.
  private func implementsNew(_ delegate: Value) -> Bool {
    world.implements(delegate, .presentationControllerDidDismiss)
  }
}

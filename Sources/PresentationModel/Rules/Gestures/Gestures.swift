/// What the user's gestures do to presentations (rules DIS): what can be dismissed (`WhatTheUserCanDismiss`), which
/// delegate is asked first (`DelegateIsAskedBeforeTheUserDismisses`), what blocks it
/// (`ModalInPresentationBlocksTheUser`), and taps outside a popover (`TapBesideAPopover`).
enum Gestures {
  /// The user's two gestures.
  enum Gesture: Sendable { case swipe, tapOutside }

  /// What a gesture reaches.
  enum Reach: Sendable, Equatable {
    /// This presented controller; its delegate is asked.
    case presentation(ControllerID)
    /// A controller presented above it is dismissed instead; no delegate is asked.
    case above(Dismissal.Request)
    /// Nothing: where it ended, and the rule that says so.
    case nothing(ControllerID, RuleID)
  }

  /// Which delegate method is asked before the user dismisses.
  enum Consultation: Sendable, Equatable {
    /// This method of the delegate.
    case asks(Callback)
    /// None.
    case nobody
    /// None any more: the controllers themselves have refused.
    case answered(Answer)
  }

  /// The outcome of the gesture.
  enum Answer: Sendable, Equatable {
    /// A dismissal that calls the delegate methods of iOS 13, or those of popovers.
    case dismisses(usesPopoverDelegate: Bool)
    /// Nothing but, perhaps, a call to the delegate.
    case blocked(told: Callback?)
  }

  /// Whether the user's gestures have no effect: a custom animator runs, and the transition is not interactive.
  static func areIgnored(on x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Refusal? {
    ledger.holds(UserIsIgnoredWhileItRuns.judge(x, world))
      ? Refusal(rule: UserIsIgnoredWhileItRuns.id, utterances: []) : nil
  }

  /// Why a controller's view, or a bar of its own, takes no touches: code keeps them from it, or from a view that it lies
  /// in; nil where it does not.
  static func keepsTouches(from x: ControllerID, in bar: Facet? = nil, _ world: World) -> Because? {
    func isSet(_ property: Property, _ value: Bool, _ owner: PropertyKey.Owner) -> Bool {
      world.hierarchy.assigned[PropertyKey(owner: owner, property: property)] == .bool(value)
    }
    if let bar, isSet(.isUserInteractionEnabled, false, .facet(bar, x)) {
      return "its bar takes no touches: its isUserInteractionEnabled is false"
    }
    var next: ControllerID? = x
    while let y = next {
      if isSet(.isHidden, true, .view(y)) { return "the view of \(y) is hidden: it takes no touches" }
      if isSet(.isUserInteractionEnabled, false, .view(y)) {
        return "the view of \(y) takes no touches: its isUserInteractionEnabled is false"
      }
      next = world.hierarchy.parent(of: y)
    }
    guard let window = world.hierarchy.window(of: x), isSet(.isUserInteractionEnabled, false, .window(window)) else {
      return nil
    }
    return "its window takes no touches: its isUserInteractionEnabled is false"
  }

  /// Why the user's tap on a control in a controller's view or bar does nothing; nil where it reaches it.
  ///
  /// - Parameter isItem: whether the control is an item of the controller's bars.
  static func ignoresTap(
    on x: ControllerID, isItem: Bool = false, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    ledger.note(SearchLeavesTheListUsable.judge(behind: x, world))
    return ledger.take(
      isItem ? TapAsksFirst.judge(tapOnItemOf: x, world) : TapAsksFirst.judge(tapOn: x, world))
      ?? ledger.take(UserIsIgnoredWhileItRuns.judge(tapOn: x, world))
  }

  /// An alert does not have the button that is tapped.
  static func hasNoButton(_ title: String, _ alert: ControllerID, _ ledger: inout Ledger) {
    let name = ledger.name(.string(title))
    ledger.note(GestureNobodyCanMakeFails.judge(title: name, of: alert))
  }

  /// What a gesture on `x` reaches.
  static func reach(_ gesture: Gesture, on x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Reach {
    guard let presentation = WhatTheUserCanDismiss.isUp(x, world) else {
      return ledger.take(WhatTheUserCanDismiss.isNotUp(x)) ?? .nothing(x, WhatTheUserCanDismiss.id)
    }
    if world.hasScenes == true, let unseen = ledger.take(WindowInNoScene.ignoresTouch(x, world)) { return unseen }
    let root = presentation.presented
    if gesture == .tapOutside, ledger.take(TapBesideADimmedSheetDismisses.judge(presentation, world)) == false {
      ledger.note(ModalInPresentationBlocksTheUser.takesTouches(presentation, world))
      return .nothing(root, TapBesideADimmedSheetDismisses.id)
    }
    // What is presented above it is asked first: the user can only dismiss what is topmost.
    if world.hierarchy.directlyPresented(root) != nil, WhatTheUserCanDismiss.goes(by: gesture, presentation, world),
      let covered = ledger.take(TapBesideAPopover.judge(root, world))
        ?? ledger.take(WhatTheUserCanDismiss.outOfReach(root, world))
    {
      return covered
    }
    let reach = ledger.take(WhatTheUserCanDismiss.judge(gesture, presentation, world))
    guard let reach, reach == .presentation(root) else { return reach ?? .nothing(root, WhatTheUserCanDismiss.id) }
    return ledger.take(TapBesideAPopover.judge(root, world)) ?? reach
  }

  /// The alert that a tap on one of its buttons dismisses; no delegate is asked.
  static func button(
    _ action: ObjectID, of alert: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Reach {
    if world.hasScenes == true, let unseen = ledger.take(WindowInNoScene.ignoresTouch(alert, world)) { return unseen }
    return ledger.take(ButtonDismissesItsAlert.judge(action, of: alert, world))
      ?? .nothing(alert, ButtonDismissesItsAlert.id)
  }

  /// Which of the delegate's methods is asked, after the controllers themselves.
  static func consultation(_ root: ControllerID, _ delegate: Value, _ world: World, _ ledger: inout Ledger)
    -> Consultation
  {
    let isModal = ledger.take(ModalInPresentationBlocksTheUser.judge(root, world)) != nil
    guard DelegateIsAskedBeforeTheUserDismisses.holds(in: world.profile) else {
      return isModal ? .answered(.blocked(told: nil)) : .asks(.popoverPresentationControllerShouldDismissPopover)
    }
    let isAnswered = DelegateIsAskedBeforeTheUserDismisses.modal(root, hasDelegate: !delegate.isNil)
    if isModal, let answer = ledger.take(isAnswered) { return .answered(answer) }
    if world.answers(delegate, .presentationControllerShouldDismiss) {
      return .asks(.presentationControllerShouldDismiss)
    }
    return ledger.take(TapBesideAPopover.consultation(root, delegate, world)) ?? .nobody
  }

  /// The outcome of the delegate's answer; nil where no delegate was asked, or it does not implement the method.
  static func answer(
    _ answer: Value?, to method: Callback?, of delegate: Value, for root: ControllerID, _ world: World,
    _ ledger: inout Ledger
  ) -> Answer {
    let isPopoverMethod = method == .popoverPresentationControllerShouldDismissPopover
    if isPopoverMethod, answer == .bool(false) {
      return ledger.take(TapBesideAPopover.refuses(root)) ?? .blocked(told: nil)
    }
    guard DelegateIsAskedBeforeTheUserDismisses.holds(in: world.profile) else {
      return .dismisses(usesPopoverDelegate: true)
    }
    let isPopover = world.hierarchy.presentations[root]?.isRealPopover == true
    // A class that names the popover's own method alone has no other.
    let namesOldAlone =
      world.answers(delegate, .popoverPresentationControllerDidDismissPopover)
      && !world.answers(delegate, .presentationControllerDidDismiss)
    let usesOld = isPopover && (namesOldAlone || !world.implements(delegate, .presentationControllerDidDismiss))
    let finding = DelegateIsAskedBeforeTheUserDismisses.judge(
      root, says: answer, hasDelegate: !delegate.isNil, usesPopoverDelegate: usesOld)
    let result = ledger.take(finding) ?? .dismisses(usesPopoverDelegate: usesOld)
    if case .dismisses(true) = result, !delegate.isNil { ledger.note(TapBesideAPopover.tells(root)) }
    return result
  }
}

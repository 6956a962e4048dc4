/// Which schedule a transition plays, and notes that apply to each.
enum Schedules {
  // MARK: Which one

  /// A presentation: whether its presenter's view is removed decides.
  static func present(
    _ x: ControllerID, by presenter: ControllerID, removes: Bool, _ ledger: inout Ledger
  ) -> ScheduleID? {
    ledger.take(
      removes ? PresentOverWhatLeaves.judge(x) : PresenterThatStaysGetsNothing.presents(x, by: presenter))
  }

  /// A dismissal: whether it takes others along, and whether views come back.
  static func dismiss(
    _ gone: [ControllerID], by dismisser: ControllerID, removed views: [ControllerID], _ ledger: inout Ledger
  ) -> ScheduleID? {
    if gone.count > 1 { return ledger.take(DismissAChain.judge(dismisser)) }
    if views.isEmpty { return ledger.take(PresenterThatStaysGetsNothing.dismisses(dismisser)) }
    return ledger.take(DismissWhatRemoved.judge(dismisser))
  }

  /// A push, a pop, a new stack.
  static func stack(_ nav: ControllerID, isEmptied: Bool, isZoomedPop: Bool = false, _ ledger: inout Ledger)
    -> ScheduleID?
  {
    let usual = ledger.take(PushAndPop.judge(nav, isEmptied: isEmptied))
    return isZoomedPop ? ledger.take(CancelledZoomPopGoesStraightBack.judge(nav)) : usual
  }

  /// A tab switch.
  static func tabs(_ tabs: ControllerID, _ world: World, _ ledger: inout Ledger) -> ScheduleID? {
    ledger.take(
      TabSwitchFrom18.holds(in: world.profile) ? TabSwitchFrom18.judge(tabs) : TabSwitchUpTo17.judge(tabs))
  }

  /// A page change.
  static func pages(_ pages: ControllerID, _ world: World, _ ledger: inout Ledger) -> ScheduleID? {
    ledger.take(world.hierarchy.curlsPages(pages) ? PageCurl.judge(pages) : PageScroll.judge(pages))
  }

  /// A page change, before its callbacks.
  static func pages(_ pages: ControllerID, _ world: World) -> ScheduleID {
    world.hierarchy.curlsPages(pages) ? .pageCurl : .pageScroll
  }

  /// The controllers whose viewIsAppearing follows directly on that of a container which does not forward: of those it
  /// shows, each whose appearance code has begun itself, with what it shows.
  static func drivenByHand(in container: ControllerID, _ world: World) -> [ControllerID] {
    world.shownChildren(container).filter {
      world.hierarchy.place(of: $0) == .inside(container) && world.hierarchy.has($0, .codeTransition)
    }.flatMap { world.shown($0) }
  }

  // MARK: Notes that apply to each

  /// What comes: in which order, and with which callbacks.
  static func arrives(
    _ coming: [ControllerID], besides going: [ControllerID], _ world: World, _ ledger: inout Ledger
  ) {
    guard ledger.isOpen, let first = coming.first else { return }
    if let late = coming.dropFirst().first(where: { isCustomChild($0, world.hierarchy) }) {
      ledger.note(AddedOffScreenWaits.judge(arriving: late))
    }
    if coming.count > 1 { ledger.note(ContainerComesBeforeWhatItShows.announcement(first)) }
    if !going.isEmpty { ledger.note(EachKindOfTransitionInterleaves.announcement(first)) }
    ledger.note(WillPhase.announcement(first))
    if ViewIsAppearingFollowsTheWillCallbacks.holds(in: world.profile) {
      ledger.note(ViewIsAppearingFollowsTheWillCallbacks.announcement(first))
    } else {
      ledger.note(NoViewIsAppearingBefore13.announcement(first))
    }
  }

  /// Whether a controller is shown by a container of the app's own.
  private static func isCustomChild(_ x: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.parent(of: x).map { !hierarchy.kind(of: $0).isUIKitContainer } ?? false
  }

  /// A transition is cancelled.
  static func cancelled(_ transition: Transition, _ world: World, _ ledger: inout Ledger) {
    switch transition.kind {
    case .present: ledger.note(CancelledArrivalGoesFirst.judge(transition.to[0]))
    case .dismiss:
      if transition.presentersViews.isEmpty && CancelledSheetReappears.holds(in: world.profile) {
        ledger.note(CancelledSheetReappears.judge(transition.from[0]))
      } else {
        ledger.note(CancelledArrivalGoesFirst.judge(transition.from[0]))
      }
    case .stack where transition.stackChange.isZoom:
      ledger.note(CancelledZoomPopGoesStraightBack.judge(transition.container))
    case .stack: ledger.note(CancelledArrivalGoesFirst.judge(transition.container))
    case .page: ledger.note(CancelledPageSwipe.judge(transition.container))
    case .tab, .children, .size: break
    }
  }

  /// A presentation is accepted: what the call does, its links among it.
  static func isAccepted(_ x: ControllerID, _ ledger: inout Ledger) {
    ledger.note(WhatACallDoesAtOnce.announcement(x))
    ledger.note(LinksAreSetInTheCall.announcement(x))
  }

  /// The user dismisses: the positions of the delegate calls.
  static func dismissedByTheUser(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) {
    if PresentationDelegateCalls.holds(in: world.profile) {
      ledger.note(PresentationDelegateCalls.announcement(x))
    } else {
      ledger.note(PopoverDelegateCallsBefore13.announcement(x))
    }
  }

  // MARK: Transitions of the file's own

  /// A transition ends, or is undone.
  static func ends(
    _ transition: Transition, hook: ObjectID?, blocks: Int, isCancelled: Bool, _ ledger: inout Ledger
  ) {
    guard ledger.isOpen else { return }
    if isCancelled {
      switch transition.kind {
      case .present: ledger.note(CancelledPresentationLeavesNothing.announcement(transition, hook: hook))
      case .dismiss: ledger.note(CancelledDismissalLeavesAll.announcement(transition, hook: hook))
      case .stack, .tab, .page, .children, .size: break
      }
    }
    ledger.note(CompleteTransitionEndsEverything.judge(transition, hook: hook, blocks: blocks))
  }

  /// Whether a zoom that is let go ends, and what it has pushed is popped.
  static func endsBeforeItPops(_ transition: Transition, _ ledger: inout Ledger) -> Bool {
    let isPush = transition.to.first.map { !transition.stackChange.before.contains($0) } ?? false
    return ledger.holds(InterruptedZoomPushIsPopped.judge(transition, isPush: isPush))
  }
}

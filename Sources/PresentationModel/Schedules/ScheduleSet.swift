/// The schedules: a row of the rulebook each.
enum ScheduleID: UInt8, Sendable, CaseIterable {
  case presentOverWhatLeaves, presentOverWhatStays
  case dismissWhatRemoved, dismissWhatStayed, dismissChain
  case stackChange, stackEmptied
  case tabSwitchUpTo17, tabSwitchFrom18
  case pageScroll, pageCurl
  case childTransition, zoomedPop, transitionEnds
  // Views that come and go without a transition.
  case rootAppears, rootReplaced, rootTakenAway, windowHidden, firstLayout, viewMovedIn, viewMovedOut, offScreen
  case presenterGoesAtOnce, presenterReturnsAtOnce, substituted
  // Children.
  case childAdded, childRemoved, childTakenAway, childTaken, childGiven, childrenReordered, arrivalIsTold
  case childBuilt, topBuilt, pageBuilt
  case pagesOffScreen
  case columnHidden, columnLeaves, columnOntoStack
  case columnsReplaced, columnsReplacedUnseen
  case embedded

  /// UIKit's order.
  var table: Schedule {
    @inline(never) _read {
      switch self {
      case .presentOverWhatLeaves: yield PresentOverWhatLeaves.table
      case .presentOverWhatStays: yield PresenterThatStaysGetsNothing.presenting
      case .dismissWhatRemoved: yield DismissWhatRemoved.table
      case .dismissWhatStayed: yield PresenterThatStaysGetsNothing.dismissing
      case .dismissChain: yield DismissAChain.table
      case .stackChange: yield PushAndPop.table
      case .stackEmptied: yield PushAndPop.emptied
      case .tabSwitchUpTo17: yield TabSwitchUpTo17.table
      case .tabSwitchFrom18: yield TabSwitchFrom18.table
      case .pageScroll: yield PageScroll.table
      case .pageCurl: yield PageCurl.table
      case .childTransition: yield TransitionFromToMovesTheViews.table
      case .zoomedPop: yield CancelledZoomPopGoesStraightBack.table
      case .transitionEnds: yield CompleteTransitionEndsEverything.table
      case .rootAppears: yield LaunchOrder.table
      case .rootReplaced: yield ReplacedRootGoesFirst.table
      case .rootTakenAway: yield ChildCannotBecomeRootPresentedCan.takenAway
      case .windowHidden: yield VisibleWindowShowsItsRoot.hiding
      case .firstLayout: yield FirstLayoutBringsTheTopIn.table
      case .viewMovedIn: yield ViewMovedByCodeAppears.entering
      case .viewMovedOut: yield ViewMovedByCodeAppears.leaving
      case .offScreen: yield WhatBringsNoCallback.table
      case .presenterGoesAtOnce: yield WhatBringsNoCallback.goesAtOnce
      case .presenterReturnsAtOnce: yield WhatBringsNoCallback.returnsAtOnce
      case .substituted: yield WhatBringsNoCallback.substituted
      case .childAdded: yield AddChildSaysWillMove.table
      case .childRemoved: yield RemoveFromParentSaysDidMove.table
      case .childTakenAway: yield RemoveFromParentSaysDidMove.takenAway
      case .childTaken: yield MovingBetweenWillMoveAndDidMove.taken
      case .childGiven: yield MovingBetweenWillMoveAndDidMove.given
      case .childrenReordered: yield MovingBetweenWillMoveAndDidMove.reordered
      case .arrivalIsTold: yield MovingBetweenWillMoveAndDidMove.told
      case .childBuilt: yield LaunchOrder.child
      case .topBuilt: yield LaunchOrder.top
      case .pageBuilt: yield LaunchOrder.page
      case .pagesOffScreen: yield PageSetInViewDidLoadComesFirst.table
      case .columnHidden: yield ColumnsAreTheChildren.hiding
      case .columnLeaves: yield ColumnStyleCollapsesToACompactColumn.leaving
      case .columnOntoStack: yield CollapsingPutsTheSecondaryOnTop.ontoStack
      case .columnsReplaced: yield ReplacingAColumn.table
      case .columnsReplacedUnseen: yield ReplacingAColumn.unseen
      case .embedded: yield EmbedFiresWhileItsSourceLoads.table
      }
    }
  }
}

/// The tables that a run plays: each is made when it is played first.
struct ScheduleSet: Sendable {
  /// Tables that a test has changed.
  private var changed: [(id: ScheduleID, table: Schedule)] = []

  /// Whether no test has changed one.
  var isUIKits: Bool { changed.isEmpty }

  /// As the rulebook has them.
  static let uikit = ScheduleSet()

  subscript(id: ScheduleID) -> Schedule {
    get { changed.last { $0.id == id }?.table ?? id.table }
    set { changed.append((id, newValue)) }
  }

  /// The beats of a phase.
  @inline(__always)
  subscript(id: ScheduleID, phase: Schedule.Phase) -> [Schedule.Beat] {
    changed.isEmpty ? id.table[phase] : self[id][phase]
  }
}

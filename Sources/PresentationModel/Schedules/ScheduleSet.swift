/// The schedules there are: a row of the rulebook each.
enum ScheduleID: UInt8, Sendable, CaseIterable {
  case presentOverWhatLeaves, presentOverWhatStays
  case dismissWhatRemoved, dismissWhatStayed, dismissChain
  case stackChange, stackEmptied
  case tabSwitchUpTo17, tabSwitchFrom18
  case pageScroll, pageCurl
  case childTransition
  // Views that come and go without a transition.
  case rootAppears, rootReplaced, rootTakenAway, windowHidden, firstLayout, viewMovedIn, viewMovedOut, offScreen
  case presenterGoesAtOnce, presenterReturnsAtOnce, substituted
  // Children.
  case childAdded, childRemoved, childTakenAway, childTaken, childGiven, childrenReordered, arrivalIsTold
  case childBuilt, topBuilt, pageBuilt
  case pagesOffScreen
  case columnHidden, columnLeaves, columnOntoStack
  case columnsReplaced, columnsReplacedUnseen

  /// UIKit's order.
  var table: Schedule {
    switch self {
    case .presentOverWhatLeaves: PresentOverWhatLeaves.table
    case .presentOverWhatStays: PresenterThatStaysGetsNothing.presenting
    case .dismissWhatRemoved: DismissWhatRemoved.table
    case .dismissWhatStayed: PresenterThatStaysGetsNothing.dismissing
    case .dismissChain: DismissAChain.table
    case .stackChange: PushAndPop.table
    case .stackEmptied: PushAndPop.emptied
    case .tabSwitchUpTo17: TabSwitchUpTo17.table
    case .tabSwitchFrom18: TabSwitchFrom18.table
    case .pageScroll: PageScroll.table
    case .pageCurl: PageCurl.table
    case .childTransition: TransitionFromToMovesTheViews.table
    case .rootAppears: LaunchOrder.table
    case .rootReplaced: ReplacedRootGoesFirst.table
    case .rootTakenAway: RootThatWasSomethingElse.takenAway
    case .windowHidden: VisibleWindowShowsItsRoot.hiding
    case .firstLayout: FirstLayoutBringsTheTopIn.table
    case .viewMovedIn: ViewMovedByCodeAppears.entering
    case .viewMovedOut: ViewMovedByCodeAppears.leaving
    case .offScreen: WhatBringsNoCallback.table
    case .presenterGoesAtOnce: WhatBringsNoCallback.goesAtOnce
    case .presenterReturnsAtOnce: WhatBringsNoCallback.returnsAtOnce
    case .substituted: WhatBringsNoCallback.substituted
    case .childAdded: AddChildSaysWillMove.table
    case .childRemoved: RemoveFromParentSaysDidMove.table
    case .childTakenAway: RemoveFromParentSaysDidMove.takenAway
    case .childTaken: MovingBetweenWillMoveAndDidMove.taken
    case .childGiven: MovingBetweenWillMoveAndDidMove.given
    case .childrenReordered: MovingBetweenWillMoveAndDidMove.reordered
    case .arrivalIsTold: MovingBetweenWillMoveAndDidMove.told
    case .childBuilt: LaunchOrder.child
    case .topBuilt: LaunchOrder.top
    case .pageBuilt: LaunchOrder.page
    case .pagesOffScreen: PageSetInViewDidLoadComesFirst.table
    case .columnHidden: ColumnsAreTheChildren.hiding
    case .columnLeaves: ColumnStyleCollapsesToACompactColumn.leaving
    case .columnOntoStack: CollapsingPutsTheSecondaryOnTop.ontoStack
    case .columnsReplaced: ReplacingAColumn.table
    case .columnsReplacedUnseen: ReplacingAColumn.unseen
    }
  }
}

/// The tables that a run plays.
struct ScheduleSet: Sendable {
  private var tables: [Schedule]

  /// As the rulebook has them.
  static let uikit = ScheduleSet(tables: ScheduleID.allCases.map { $0.table })

  subscript(id: ScheduleID) -> Schedule {
    @inline(__always) _read { yield tables[Int(id.rawValue)] }
    @inline(__always) _modify { yield &tables[Int(id.rawValue)] }
  }
}

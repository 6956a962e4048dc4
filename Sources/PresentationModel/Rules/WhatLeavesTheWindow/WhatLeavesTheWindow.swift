/// Which views a presentation takes out of the window, and when (rulebook 1.8).
enum WhatLeavesTheWindow {
  /// Whose views a presentation that begins takes out, nil if its style takes none. Those that are out already do not
  /// count.
  static func answer(_ presentation: Presentation, _ world: World, _ ledger: inout Ledger) -> [ControllerID]? {
    guard ledger.take(FullScreenRemovesThePresentersView.judge(presentation, world)) == true else {
      ledger.note(SheetsNeverRemove.judge(presentation, world))
      return nil
    }
    let own = ledger.take(OnlyThePresentersOwnViewLeaves.judge(presentation.presenter, world.hierarchy))
    let views = ledger.take(DocumentsLeaveOnlyThePresented.judge(presentation, world)) ?? own.map { [$0] } ?? []
    return views.filter { !world.hierarchy.has($0, .viewRemoved) }
  }

  /// The same for who only looks.
  static func answer(_ presentation: Presentation, _ world: World) -> [ControllerID]? {
    var closed = Ledger.closed
    return answer(presentation, world, &closed)
  }

  /// When views leave and come back: told of the first of those that do.
  static func moves(_ views: [ControllerID], _ ledger: inout Ledger) {
    if let first = views.first { ledger.note(ViewIsOutFromEndToBeginning.judge(first)) }
  }

  /// Whose views come back when all of `gone` are dismissed: what they have taken out of levels that stay.
  static func returning(_ gone: [ControllerID], _ world: World) -> [ControllerID] {
    var views = IDSet<ControllerID>()
    for x in gone {
      for view in world.hierarchy.removedViews(by: x) { views.insert(view) }
    }
    if views.isEmpty { return [] }
    var all = IDSet<ControllerID>()
    for x in gone { all.insert(x) }
    return views.all.filter { ViewIsOutFromEndToBeginning.comesBack($0, all, world) }
  }
}

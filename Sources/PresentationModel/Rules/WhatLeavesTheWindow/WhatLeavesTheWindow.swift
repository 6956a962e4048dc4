/// Which views a presentation takes out of the window, and when (rules REM).
enum WhatLeavesTheWindow {
  /// The controllers whose views a presentation takes out when it begins, nil if its style takes none. Views that are
  /// out already do not count.
  static func answer(_ presentation: Presentation, _ world: World, _ ledger: inout Ledger) -> [ControllerID]? {
    guard ledger.take(FullScreenRemovesThePresentersView.judge(presentation, world)) == true else {
      ledger.note(SheetsNeverRemove.judge(presentation, world))
      return nil
    }
    let own = ledger.take(OnlyThePresentersOwnViewLeaves.judge(presentation.presenter, world.hierarchy))
    let views = ledger.take(DocumentsLeaveOnlyThePresented.judge(presentation, world)) ?? own.map { [$0] } ?? []
    return views.filter { !world.hierarchy.has($0, .viewRemoved) }
  }

  /// The same without a trace.
  static func answer(_ presentation: Presentation, _ world: World) -> [ControllerID]? {
    world.answer { answer(presentation, $0, &$1) }
  }

  /// Traces when removed views leave and return; the first view stands for all.
  static func moves(_ views: [ControllerID], _ ledger: inout Ledger) {
    if let first = views.first { ledger.note(RemovedViewReturnsWhenDismissalBegins.judge(first)) }
  }

  /// The controllers whose views return when all of `gone` are dismissed: those that they have taken out of levels that
  /// stay.
  static func returning(_ gone: [ControllerID], _ world: World) -> [ControllerID] {
    var views = IDSet<ControllerID>()
    for x in gone {
      for view in world.hierarchy.removedViews(by: x) { views.insert(view) }
    }
    if views.isEmpty { return [] }
    var all = IDSet<ControllerID>()
    for x in gone { all.insert(x) }
    return views.all.filter { RemovedViewReturnsWhenDismissalBegins.comesBack($0, all, world) }
  }
}

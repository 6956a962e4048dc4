enum WaitingStackShowsNothingYet: Rule {
  static let id = RuleID.t3
  static let question = Question.console
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// A stack is read while a call waits to change it; nil while none does.
  static func judge(_ nav: ControllerID, _ world: World) -> Finding<Void>? {
    guard !world.heldByCalls.isEmpty, world.hierarchy.kind(of: nav).isNavigation,
      world.heldByCalls[nav] != nil,
      world.heldByCalls.keys.contains(where: { isWaiting($0, nav, world) })
    else { return nil }
    return decides((), on: nav, "a push waits for the end of another change: its stack does not show it yet")
  }

  private static func isWaiting(_ x: ControllerID, _ nav: ControllerID, _ world: World) -> Bool {
    x != nav && world.awaited[x] == nil && world.hierarchy.parent(of: x) != nav
  }

  static let entry = RuleEntry(
    title: "A stack that waits does not show what it waits for",
    inShort: "A stack does not show a view controller whose push is still waiting.",
    statement: """
      `viewControllers` and `topViewController` do not hold a controller whose push T-2 has put off or NAV-16 holds.
      """,
    evidence: [
      .observed("rdar 44091459 (lionheart/openradar-mirror#20368); NAV-16's reproduction (17.2).")
    ],
    example: """
      window `nav [a]`. `begin nav.pushViewController(b)`; `nav.pushViewController(c)`; `nav.viewControllers == [a, b]`.
      """)
}

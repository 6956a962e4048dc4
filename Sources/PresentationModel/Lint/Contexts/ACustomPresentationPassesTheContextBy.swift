enum ACustomPresentationPassesTheContextBy: LintRule {
  static let id = LintID.lnt16
  static let isAboutTheResult = true

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, planned.style == .custom, planned.call.own == nil,
      !planned.presentation.isContextBased, let definer = definer(planned.source, book.hierarchy)
    else { return nil }
    let object = planned.call.controllerObject
    let type = object.map { book.hierarchy.className(of: $0) } ?? "UIPresentationController"
    return finds(
      at: statement.range, .warning, [("definer", book.name(definer)), ("PresentationController", type)],
      ways: object.map {
        [
          LintWay(
            [.setDefault(book.hierarchy.objects[Int($0.index)].objectClass, .shouldPresentInFullscreen, .bool(false))],
            .presents(planned.presented, by: definer), at: statement.site)
        ]
      } ?? [])
  }

  /// The nearest controller upwards from the source that sets `definesPresentationContext`.
  private static func definer(_ source: ControllerID, _ hierarchy: Hierarchy) -> ControllerID? {
    var current: ControllerID? = source
    while let candidate = current {
      if NearestDefinerPresents.assignment(candidate, hierarchy) == true { return candidate }
      current = hierarchy.parent(of: candidate)
    }
    return nil
  }

  static let entry = LintEntry(
    title: "A custom presentation passes the context by",
    inShort:
      "A custom presentation ignores definesPresentationContext unless its presentation controller says otherwise.",
    fires: """
      `present` in style `.custom`, a controller from the source up has `definesPresentationContext` set to `true` in the file,
      and the presentation controller's class does not set `shouldPresentInFullscreen = false`.
      """,
    severity: "warning",
    messages: ["'.custom' passes over the presentation context of '{definer}'"],
    why: """
      X-07 (CTX-01): it is presented from the top.
      """,
    cures: ["set 'shouldPresentInFullscreen = false' in '{PresentationController}'"],
    evidence: [
      .observed("slackhq/PanModal#40, SebastianBoldt/Jelly#72.")
    ],
    example: """
      `a.definesPresentationContext = true`; `card` `.custom` with `Dimmed`; `a.present(card)` → warning.
      """)
}

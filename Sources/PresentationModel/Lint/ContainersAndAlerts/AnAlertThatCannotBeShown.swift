enum AnAlertThatCannotBeShown: LintRule {
  static let id = LintID.lnt34

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    var closed = Ledger.closed
    switch statement.act {
    case .present(let planned):
      guard closed.take(AlertNeedsSomethingToShow.judge(planned.presented, book.world)) != nil else { return nil }
      let title = LintEdit.assign(planned.presented, .title, .value(.string("title")))
      return finds(
        at: statement.range, .error, [("name", book.name(planned.presented))],
        ways: [
          LintWay([.insert(title, before: statement.site)], .presents(planned.presented), at: statement.site)
        ])
    case .addAction(.object(let action), let alert):
      guard closed.take(AlertHasOneCancelAction.judge(action, addedTo: alert, book.world)) != nil else { return nil }
      return finds(
        at: statement.range, .error, message: 1, [("name", book.name(alert))],
        ways: ordinary(statement.instruction).map {
          [LintWay([.replace(statement.site, by: $0)], .raisesNothing, at: statement.site)]
        } ?? [])
    case .addTextField(let alert):
      guard closed.take(TextFieldsBelongOnAlerts.judge(alert, book.world)) != nil else { return nil }
      let style = Value.enumeration(.alertStyle, AlertStyle.alert.rawValue)
      return finds(
        at: statement.range, .error, message: 2, [("name", book.name(alert))],
        ways: [
          LintWay(
            [.setUp(LintEdit.assign(alert, .preferredStyle, .value(style)))], .raisesNothing, at: statement.site)
        ])
    default: return nil
    }
  }

  /// The same with an action of the default style.
  private static func ordinary(_ instruction: Instruction) -> Instruction.Kind? {
    guard case .call(var call) = instruction.kind, case .make(let id, var arguments)? = call.arguments.first,
      let row = arguments.firstIndex(where: { $0.property == .style })
    else { return nil }
    arguments[row].value = .value(.enumeration(.alertActionStyle, 0))
    call.arguments[0] = .make(id, arguments)
    return .call(call)
  }

  static let entry = LintEntry(
    title: "An alert that cannot be shown",
    inShort: """
      An alert needs a title, a message or an action, at most one cancel button, and text fields only in the \
      alert style.
      """,
    fires: """
      a `UIAlertController` (a) is presented with no title, message and action; (b) gets a second `.cancel` action; (c) is an
      action sheet and gets a text field.
      """,
    severity: "error",
    messages: [
      "alert '{name}' has no title, message or action",
      "alert '{name}' has a second '.cancel' action",
      "text fields need an alert; '{name}' is an action sheet",
    ],
    why: """
      O-E03; O-E04; O-E05.
      """,
    cures: ["give it a title", "use '.default'", "set 'preferredStyle = .alert'"],
    evidence: [
      .observed("dpa99c/phonegap-launch-navigator#263."),
      .documented("`UIAlertController.addTextField(configurationHandler:)`."),
    ],
    example: """
      `alert: UIAlertController` outside (an outline's name is its title), `alert.title = nil`, `a.present(alert)` → error (a).
      """)
}

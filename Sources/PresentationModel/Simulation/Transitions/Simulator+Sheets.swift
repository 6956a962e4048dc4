/// What the user does to sheets.
extension Simulator {
  /// Drags a sheet to a detent: it is selected from now on, and the delegate gets its callback.
  mutating func userDrags(_ x: ControllerID, _ call: CallContext) {
    guard let value = call.arguments.first, let detent = Detent(value) else { return }
    let sheet: Sheet
    switch ask({ Sheets.drag(x, to: detent, $0, &$1) }) {
    case .nothing(let rule): return ignoreGesture(on: x, rule) { _ = Sheets.drag(x, to: detent, $0, &$1) }
    case .moves(let moved): sheet = moved
    }
    hierarchy.assign(sheet.owner, .selectedDetentIdentifier, detent.value)
    let delegate = world.liveDelegate(sheet.setting(.delegate, world) ?? .none)
    outcome.decisions.append(.dragged(sheet.presentation.presented, detent.value))
    runNext([
      .callDelegate(
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier, sheet.presentation.original, [],
        delegate: delegate)
    ])
  }
}

/// `show` and `showDetailViewController`.
extension Simulator {
  mutating func show(_ shown: ControllerID, from receiver: ControllerID, _ call: CallContext) {
    bringUp(shown, Show.way(shown, from: receiver, world, &outcome.ledger), call)
  }

  mutating func showDetail(_ shown: ControllerID, from receiver: ControllerID, _ call: CallContext) {
    bringUp(shown, Show.wayOfDetail(shown, from: receiver, world, &outcome.ledger), call)
  }

  private mutating func bringUp(
    _ shown: ControllerID, _ way: Show.Way, _ call: CallContext
  ) {
    switch way {
    case .presents(let x): present(shown, from: x, isAnimated: true, handler: nil, line: call.line)
    case .pushes(let stack): changeStack(.push(shown), of: stack, isAnimated: true, line: call.line)
    case .stacks(let stack): changeStack(.stack(shown), of: stack, isAnimated: true, line: call.line)
    case .primary(let split): setColumns(split, [shown] + hierarchy.children(of: split).dropFirst())
    case .secondary(let split):
      if isColumnStyle(split), hierarchy.columns[split]?.secondary != nil {
        hierarchy.columns[split]?.secondary = shown
        setColumns(split, hierarchy.columns[split]?.expanded ?? [])
      } else {
        setColumns(split, [hierarchy.firstChild(of: split), shown].compactMap { $0 })
      }
    case .isThere: break
    }
  }
}

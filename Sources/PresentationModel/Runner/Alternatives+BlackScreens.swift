/// Other ways for an animator that takes a presenter's view with it (CUS-33: a view that code puts into the container
/// goes with it).
extension Alternatives {
  /// The line is left out, or the style is one under which it is right; where neither alone does it, nothing is offered.
  func forBlackScreen() -> [Explanation.Alternative] {
    let gone = outcome.ledger.silences.filter { $0.silence == .x11 }.compactMap { $0.subject }.filter {
      name($0) != nil
    }
    guard let top = gone.first, let shown = name(top) else { return [] }
    let purpose = "to keep \(shown) on the screen"
    let stays = "the view of \(shown) stays in the window"
    var offers: [Explanation.Alternative] = []
    offers += first(statementsThatMove().map { leftOut($0, purpose) }, promising: .allIsDone, .staysInTheWindow(top)) {
      _ in stays
    }
    let ways = presented().compactMap { x in
      past.presentedOn[x].flatMap { WrittenCall.on($0, in: program, bytes) }.flatMap {
        styled(x, ".fullScreen", purpose, $0)
      }
    }
    offers += first(ways, promising: .allIsDone, .staysInTheWindow(top)) { _ in stays }
    for row in offers.indices { offers[row].isCure = true }
    return offers
  }

  /// The statements that put a view into a container view: those of this step first, the last one first.
  private func statementsThatMove() -> [WrittenCall] {
    let found = WrittenCall.all(of: .addSubview, in: program, bytes).filter { $0.receiver.hasSuffix("containerView") }
    let ranges = outcome.calls.map { $0.range }
    return found.filter { ranges.contains($0.range) }.reversed()
      + found.filter { !ranges.contains($0.range) }.reversed()
  }

  private func leftOut(_ call: WrittenCall, _ purpose: String) -> Way {
    var way = leavingOut(call, purpose)
    if !call.isCode { way.code += " on line \(call.line)" }
    return way
  }

  /// The controllers that this step presents or dismisses.
  private func presented() -> [ControllerID] {
    outcome.decisions.flatMap { $0.presentation.map { [$0.original] } ?? $0.dismissed?.gone ?? [] }
  }
}

/// A call that a callback makes too early, moved into viewDidAppear.
extension Alternatives {
  /// The statement and those right before it that make what it names, in the class's viewDidAppear.
  func movedToViewDidAppear(_ call: WrittenCall) -> [Way] {
    guard let row = call.function,
      let move = CodeMove(call.range, outOf: program.swift.functions[row], program, bytes),
      let edits = move.toViewDidAppear()
    else { return [] }
    let (first, last) = (move.statements[0], move.statements[move.statements.count - 1])
    let line = program.swift.lineText(self.line(of: first))
    let place = move.statements.count == 1 ? "on \(line)" : "\(line) to \(self.line(of: last))"
    let name = CodeScope.shortName(move.function)
    return [
      Way(
        purpose: "to show it once its presenter is there", code: "the same in viewDidAppear instead of \(name)",
        line: nil, edits: edits, place: "in \(name), \(place)")
    ]
  }

  private func line(of range: ByteRange) -> Int { bytes[..<Int(range.start)].count { $0 == 10 } + 1 }
}

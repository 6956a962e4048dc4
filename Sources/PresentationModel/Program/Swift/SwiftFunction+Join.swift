extension SwiftFunction {
  /// Where the ways behind a condition come together again: the number of instructions where one of them returns. Nil where
  /// one leads back to what stands before the condition.
  func join(of row: Int) -> Int? {
    var (next, end) = (row, row + 1)
    while next < end, next < instructions.count {
      for target in targets(of: next) {
        if target <= row, next > row { return nil }
        end = max(end, target)
      }
      next += 1
    }
    return min(end, instructions.count)
  }

  /// Whether no way through it comes to a value.
  var answersNothing: Bool {
    instructions.allSatisfy { if case .return(let value) = $0.kind { value.isNothing } else { true } }
  }

  /// Where an instruction may go on, apart from the next one.
  private func targets(of row: Int) -> [Int] {
    switch instructions[row].kind {
    case .jump(let target), .leave(let target), .jumpIf(_, _, let target, _), .jumpIfNil(_, let target),
      .jumpIfOpaque(_, let target), .bind(_, _, let target), .next(_, _, _, let target), .thrown(_, let target),
      .thrownByGiven(_, _, _, let target):
      [Int(target)]
    case .return: [instructions.count]
    default: []
    }
  }
}

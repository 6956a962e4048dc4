/// What the program writes where: on which lines statements at column one assign properties of controllers ("was set
/// on line 14"), and which calls have a completion handler.
public struct Assignments: Sendable {
  private struct Key: Hashable {
    let controller: ControllerID
    let property: Property
  }
  private var places: [Key: [(step: Int, line: Int)]] = [:]
  /// Calls with a completion handler.
  private var handlers: Set<ByteRange> = []
  private var expectations: Set<ByteRange> = []

  /// Collects them.
  ///
  /// Complexity: O(statements).
  public init(_ program: Program) {
    for expectation in program.expectations { expectations.insert(expectation.range) }
    for body in program.bodies {
      for instruction in body.instructions {
        if case .call(let call) = instruction.kind, call.completion != nil { handlers.insert(instruction.range) }
      }
    }
    for instruction in program.setup { take(instruction, step: -1) }
    for (row, step) in program.steps.enumerated() {
      guard let body = step.body else { continue }
      for instruction in program.bodies[Int(body.index)].instructions { take(instruction, step: row) }
    }
  }

  private mutating func take(_ instruction: Instruction, step: Int) {
    guard case .assign(let path, let property, _) = instruction.kind, path.components.isEmpty,
      case .value(.controller(let x)) = path.root
    else { return }
    places[Key(controller: x, property: property), default: []].append((step, instruction.line))
  }

  /// Whether the call at a range has a completion handler.
  func hasHandler(_ range: ByteRange?) -> Bool { range.map { handlers.contains($0) } ?? false }

  /// Whether an expectation stands at a range.
  func isExpectation(_ range: ByteRange?) -> Bool { range.map { expectations.contains($0) } ?? false }

  /// The line of the last assignment up to a step; nil where a class, a body or nobody set it.
  public func line(of property: Property, of x: ControllerID, before step: Int) -> Int? {
    guard let all = places[Key(controller: x, property: property)] else { return nil }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].step <= step { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : all[low - 1].line
  }
}

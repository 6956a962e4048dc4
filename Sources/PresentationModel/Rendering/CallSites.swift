/// Places in a program: which calls have a completion handler, and where expectations are.
package struct CallSites: Sendable {
  /// In the order of the file, as `expectations`: a search of these arrays costs less than the making of a set.
  private var handlers: [ByteRange] = []
  private var expectations: [ByteRange] = []
  /// The rule or message that `expect rule` names, by the place of the expectation.
  private var pins: [ByteRange: DecisionID] = [:]

  /// Collects them.
  ///
  /// Complexity: O(statements).
  package init(_ program: Program) {
    for expectation in program.expectations {
      expectations.append(expectation.range)
      if case .rule(let id) = expectation.kind { pins[expectation.range] = id }
    }
    for function in program.swift.functions {
      for instruction in function.instructions {
        if case .uikit(let call) = instruction.kind, call.completion != nil { handlers.append(instruction.range) }
      }
    }
    for body in program.bodies {
      for instruction in body.instructions {
        if case .call(let call) = instruction.kind, call.completion != nil { handlers.append(instruction.range) }
      }
    }
    Self.order(&handlers)
    Self.order(&expectations)
  }

  private static func order(_ ranges: inout [ByteRange]) {
    guard zip(ranges, ranges.dropFirst()).contains(where: { $0.start > $1.start }) else { return }
    ranges.sort { $0.start < $1.start }
  }

  private static func has(_ ranges: [ByteRange], _ range: ByteRange) -> Bool {
    var first = 0
    var end = ranges.count
    while first < end {
      let middle = (first + end) / 2
      if ranges[middle].start < range.start { first = middle + 1 } else { end = middle }
    }
    return ranges[first...].prefix { $0.start == range.start }.contains(range)
  }

  /// Whether the call at a range has a completion handler.
  func hasHandler(_ range: ByteRange?) -> Bool { range.map { Self.has(handlers, $0) } ?? false }

  /// The rule or message that an `expect rule` at a range names.
  func pinned(_ range: ByteRange?) -> DecisionID? { range.flatMap { pins[$0] } }

  /// Whether an expectation is at a range.
  func isExpectation(_ range: ByteRange?) -> Bool { range.map { Self.has(expectations, $0) } ?? false }
}

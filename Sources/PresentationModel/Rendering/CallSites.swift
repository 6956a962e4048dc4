/// Places in a program: which calls have a completion handler, and where expectations are.
package struct CallSites: Sendable {
  private var handlers: Set<ByteRange> = []
  private var expectations: Set<ByteRange> = []
  /// The rule or message that `expect rule` names, by the place of the expectation.
  private var pins: [ByteRange: DecisionID] = [:]

  /// Collects them.
  ///
  /// Complexity: O(statements).
  package init(_ program: Program) {
    for expectation in program.expectations {
      expectations.insert(expectation.range)
      if case .rule(let id) = expectation.kind { pins[expectation.range] = id }
    }
    for function in program.swift.functions {
      for instruction in function.instructions {
        if case .uikit(let call) = instruction.kind, call.completion != nil { handlers.insert(instruction.range) }
      }
    }
    for body in program.bodies {
      for instruction in body.instructions {
        if case .call(let call) = instruction.kind, call.completion != nil { handlers.insert(instruction.range) }
      }
    }
  }

  /// Whether the call at a range has a completion handler.
  func hasHandler(_ range: ByteRange?) -> Bool { range.map { handlers.contains($0) } ?? false }

  /// The rule or message that an `expect rule` at a range names.
  func pinned(_ range: ByteRange?) -> DecisionID? { range.flatMap { pins[$0] } }

  /// Whether an expectation is at a range.
  func isExpectation(_ range: ByteRange?) -> Bool { range.map { expectations.contains($0) } ?? false }
}

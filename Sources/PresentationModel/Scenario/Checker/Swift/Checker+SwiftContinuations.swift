/// `withCheckedContinuation { continuation in … }`: its closure runs at once, and the function waits until code of the file
/// calls `continuation.resume(…)`.
extension Checker {
  /// What a `CheckedContinuation` is here: a closure of its own, by which the function that waits is found.
  static let continuation = SwiftType.closure(.of([.unknown], nil))

  /// `withCheckedContinuation { … }` and its like.
  mutating func lowerContinuation(_ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard let last = arguments(call).last?.value,
      let (body, _) = lowerValue(last, expecting: .closure(.of([Self.continuation], nil)))
    else { return nil }
    let resumed = builder.slot("$resumed")
    emit(.makeClosure(token(node), [], to: resumed), node)
    emit(.callClosure(body, [.slot(resumed)], to: nil), node)
    let result = builder.slot()
    emit(.awaitResume(.slot(resumed), to: result), node)
    program.swift.queuesBlocks = true
    return (.slot(result), .unknown)
  }

  /// The body of a continuation: nobody calls it.
  private mutating func token(_ node: SyntaxNode.ID) -> BodyID {
    swift.builders.append(closureBuilder(node))
    emit(.return(.none), node)
    return program.add(finish())
  }

  /// `continuation.resume()`, `resume(returning: x)`, `resume(throwing: error)`; nil for another call.
  mutating func resume(_ continuation: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard case .closure = continuation.1 else { return nil }
    let given = arguments(call).first
    let value = given.map { lowerArgument($0.value, .unknown) } ?? .none
    emit(.resume(continuation.0, with: value, isError: given?.label == "throwing"), node)
    return (.none, .unknown)
  }
}

/// `withCheckedContinuation { continuation in … }`: its closure runs at once, and the function waits until code of the file
/// calls `continuation.resume(…)`.
extension Checker {
  /// What a `CheckedContinuation` is here: a closure that takes what the function gets, and whether that is an error.
  static let continuation = SwiftType.closure(.of([.unknown, .value(.bool)], nil))

  /// `withCheckedContinuation { … }` and its like.
  mutating func lowerContinuation(_ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard let last = arguments(call).last?.value,
      let (body, _) = lowerValue(last, expecting: .closure(.of([Self.continuation], nil)))
    else { return nil }
    let resumed = builder.slot("$resumed")
    emit(.makeClosure(resumption(node), [], to: resumed), node)
    emit(.callClosure(body, [.slot(resumed)], to: nil), node)
    let result = builder.slot()
    emit(.awaitResume(.slot(resumed), to: result), node)
    program.swift.queuesBlocks = true
    return (.slot(result), .unknown)
  }

  /// What a call of the continuation does.
  private mutating func resumption(_ node: SyntaxNode.ID) -> BodyID {
    swift.builders.append(closureBuilder(node))
    let (given, isError) = (builder.slot("given"), builder.slot("isError"))
    builder.function.parameters = [given, isError]
    emit(.resume(.slot(given), isError: .slot(isError)), node)
    emit(.return(.none), node)
    return program.add(finish())
  }

  /// `continuation.resume()`, `resume(returning: x)`, `resume(throwing: error)`; nil for another call.
  mutating func resume(_ continuation: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard case .closure = continuation.1 else { return nil }
    let given = arguments(call).first
    let value = given.map { lowerArgument($0.value, .unknown) } ?? .none
    emit(.callClosure(continuation.0, [value, .value(.bool(given?.label == "throwing"))], to: nil), node)
    return (.none, .unknown)
  }
}

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

  /// `continuation.resume()`, `resume(returning: x)`, `resume(throwing: error)`, `resume(with: result)`; nil for another
  /// call.
  mutating func resume(_ continuation: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard case .closure = continuation.1 else { return nil }
    let given = arguments(call).first
    if let given, given.label == "with", let type = resultType?.id {
      resume(continuation.0, withResult: lowerArgument(given.value, .enumeration(type)), node)
      return (.none, .unknown)
    }
    let value = given.map { lowerArgument($0.value, .unknown) } ?? .none
    emit(.resume(continuation.0, with: value, isError: given?.label == "throwing"), node)
    return (.none, .unknown)
  }

  /// `continuation.resume(returning:)`, `continuation.resume(with:)` without a call: a closure that resumes it with what it
  /// is given.
  mutating func boundResume(
    _ name: Name, _ labels: [String], of continuation: Lowered, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard case .closure = continuation.1, text(name) == "resume", let label = labels.first, labels.count == 1,
      ["returning", "throwing", "with"].contains(label)
    else { return nil }
    swift.builders.append(closureBuilder(node))
    let (own, value) = (builder.slot("continuation"), builder.slot("value"))
    builder.function.parameters = [value]
    builder.beginsStatement = true
    if label == "with" {
      resume(.slot(own), withResult: .slot(value), node)
    } else {
      emit(.resume(.slot(own), with: .slot(value), isError: label == "throwing"), node)
    }
    emit(.return(.none), node)
    let body = program.add(finish())
    let slot = builder.slot()
    emit(.makeClosure(body, [Capture(from: continuation.0, to: own)], to: slot), node)
    return (.slot(slot), .closure(.of([.unknown], nil)))
  }
}

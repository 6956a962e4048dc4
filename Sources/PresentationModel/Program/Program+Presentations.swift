extension Program {
  /// The first step with a statement that presents something: what `presim compare` takes without a line.
  public var firstPresentation: Int? { steps.indices.first { presentsItself(at: $0) } }

  /// Whether the step itself presents something, not only a handler or a callback that it leads to.
  public func presentsItself(at step: Int) -> Bool {
    guard let body = steps[step].body else { return false }
    return bodies[Int(body.index)].instructions.contains { instruction in
      guard case .call(let call) = instruction.kind else { return false }
      return call.method == .present
    }
  }
}

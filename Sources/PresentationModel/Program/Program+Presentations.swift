extension Program {
  /// The first step with a statement that presents something: what `presim compare` takes without a line.
  public var firstPresentation: Int? {
    steps.indices.first { row in
      guard let body = steps[row].body else { return false }
      return bodies[Int(body.index)].instructions.contains { instruction in
        guard case .call(let call) = instruction.kind else { return false }
        return call.method == .present
      }
    }
  }
}

extension Program {
  /// The first step with a statement that presents something: what `presim compare` takes without a line.
  package var firstPresentation: Int? { steps.indices.first { presents($0) } }

  /// Whether a step has a statement that presents, or shows and may thereby present.
  package func presents(_ row: Int) -> Bool {
    guard steps.indices.contains(row), let body = steps[row].body else { return false }
    return bodies[Int(body.index)].instructions.contains { instruction in
      guard case .call(let call) = instruction.kind else { return false }
      switch call.method {
      case .present, .show, .showDetailViewController, .performSegue, .tapSegue: return true
      default: return false
      }
    }
  }
}

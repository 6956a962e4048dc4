/// Initialisers of the file's own that outlines write: `detail: DetailViewController(id: 7)`.
extension Checker {
  /// Whether a class has an initialiser of its own, in the file.
  func hasOwnInitializer(_ type: ClassID) -> Bool {
    lineage(type).contains { id in
      swift.members[id.index]?.initializers.contains { $0.block != nil && $0.labels != ["coder"] } ?? false
    }
  }

  /// Runs the initialiser that a line of an outline calls.
  mutating func initializeByOutline(_ type: ClassID, _ me: Operand, _ call: SyntaxNode.ID) {
    guard fittingInitializer(type, call) else {
      let written = tree.children(of: call).map { (tree[$0].name.map { text($0) } ?? "_") + ":" }.joined()
      let all = lineage(type).flatMap { swift.members[$0.index]?.initializers ?? [] }.filter { $0.labels != ["coder"] }
      let known = all.prefix(3).map { method in
        "'init(\(method.signatureLabels))'"
      }
      return report(
        "check.call", "no initialiser of '\(program.classes[Int(type.index)].name)' takes '(\(written))'",
        at: tree[call].range, notes: known.isEmpty ? [] : [.init("it has \(known.joined(separator: ", "))")])
    }
    initialize(type, me, arguments(call), call)
  }

  private func fittingInitializer(_ type: ClassID, _ call: SyntaxNode.ID) -> Bool {
    lineage(type).contains { id in
      swift.members[id.index]?.initializers.contains { $0.block != nil && match($0, call) != nil } ?? false
    }
  }
}

/// What a worker that checks and runs file after file keeps of the last one: room for the next.
package struct Workshop: Sendable {
  var tree: SyntaxTree?
  var checkers = CheckerRoom()
  var rows: Box<HierarchyRows>?

  /// The room that a file may leave: what a huge one needed is given back.
  static let most = 4_096

  package init() {}

  /// Takes the program of a file that was read here and is not used any more: only its room is kept.
  package mutating func take(back file: ScenarioFile) {
    guard let program = file.programs.last, program.outline.names.count <= Self.most, program.steps.count <= Self.most
    else { return }
    checkers.program = program
  }
}

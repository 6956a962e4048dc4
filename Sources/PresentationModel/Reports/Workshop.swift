/// What a worker that checks and runs file after file keeps of the last one: room for the next.
package struct Workshop: Sendable {
  var tree: SyntaxTree?
  var checkers = CheckerRoom()
  private var room = RunRoom()

  /// The room that a file may leave: what a huge one needed is given back.
  static let most = 4_096

  package init() {}

  /// Takes the program of a file that was read here and is not used any more: only its room is kept.
  package mutating func take(back file: consuming ScenarioFile) {
    guard let program = file.programs.popLast(), program.outline.names.count <= Self.most,
      program.steps.count <= Self.most
    else { return }
    checkers.program = program
  }

  /// What the last run has left.
  mutating func takeRoom() -> RunRoom {
    var taken = RunRoom()
    swap(&taken, &room)
    return taken
  }

  /// Takes what a run leaves that is over.
  mutating func take(back simulator: inout Simulator) {
    if simulator.hierarchy.count <= Self.most { room.rows = simulator.hierarchy.rows }
    guard simulator.outcome.size <= Self.most else { return }
    var outcome = StepOutcome(index: 0, isTracing: false)
    swap(&outcome, &simulator.outcome)
    room.outcome = outcome
  }
}

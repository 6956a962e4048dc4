/// A change of a scenario's text, and what the same step then comes to.
///
/// The changed text is checked and run from launch, as if the reader had typed it: what is offered has happened.
struct Trial: Sendable {
  /// Bytes that give way to others.
  struct Edit: Sendable {
    var range: ByteRange
    var text: String

    /// Puts a text before a place.
    static func insert(_ text: String, at place: Int32) -> Edit { Edit(range: ByteRange(place, place), text: text) }
  }

  /// What the step came to.
  struct Result: Sendable {
    let outcome: StepOutcome
    let runner: ScenarioRunner

    var hierarchy: Hierarchy { runner.hierarchy }

    /// The presentation of a controller in the step; nil where there is none.
    func presentation(of x: ControllerID) -> (presentation: Presentation, removed: [ControllerID])? {
      for decision in outcome.decisions {
        if case .presents(let presentation, let removed) = decision, presentation.original == x {
          return (presentation, removed)
        }
      }
      return nil
    }

    /// The controllers that the step's dismissals dismiss.
    var gone: [String] {
      outcome.decisions.flatMap { decision in
        if case .dismisses(_, let gone, _, _, _) = decision { return gone.map { hierarchy.name(of: $0) } }
        return []
      }
    }
  }

  let bytes: [UInt8]
  let profile: Profile
  /// First byte of the step; nil for launch.
  let step: Int32?

  /// The result of the step, or of the one after it, with the text changed; nil where the changed text has errors, or
  /// the step is not reached.
  func run(_ edits: [Edit], andNext: Bool = false) -> Result? {
    let edits = edits.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map { $0.element }
    var text: [UInt8] = []
    var end = 0
    var moved = 0
    for edit in edits {
      let (start, stop) = (Int(edit.range.start), Int(edit.range.end))
      guard start >= end, stop <= bytes.count else { return nil }
      text += bytes[end..<start]
      text += Array(edit.text.utf8)
      end = stop
      if let step, start < Int(step) || start == stop && start == Int(step) {
        moved += edit.text.utf8.count - (stop - start)
      }
    }
    text += bytes[end...]
    guard let program = Scenario.load(bytes: text, path: "", under: [profile]).program else { return nil }
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    var outcome: StepOutcome? = runner.launch()
    guard let step else { return outcome.map { Result(outcome: $0, runner: runner) } }
    while let done = outcome {
      if done.index >= 0, Int(program.steps[done.index].range.start) == Int(step) + moved {
        guard andNext else { return Result(outcome: done, runner: runner) }
        return runner.next().map { Result(outcome: $0, runner: runner) }
      }
      if done.index >= 0, Int(program.steps[done.index].range.start) > Int(step) + moved { return nil }
      outcome = runner.next()
    }
    return nil
  }
}

/// A step of a scenario as pictures show it: the call, what came of it, the hierarchy before and after.
package struct PictureStep: Sendable {
  /// Row in `Program.steps`; -1 for launch.
  package let index: Int
  /// Line in the file; 0 for launch.
  package let line: Int
  /// The call as written; `launch`.
  package let source: String
  /// Why, and what else could have been written, where that was asked for.
  package let explanation: Explanation?
  /// Whether it changed the hierarchy, or something was decided or printed in it.
  package let isChanged: Bool

  /// `iPhone portrait`.
  package let device: String
  /// How many expectations were checked.
  package let expectations: Int
  /// How many of them, and what else, fails the scenario here.
  package let failed: Int

  let title: String
  /// `ios 17 · iPhone portrait`.
  let place: String
  /// The first decisions, and how many there are in all.
  let decisions: [String]
  let decisionCount: Int
  /// UIKit's console lines.
  let console: [String]
  let exception: String?
  /// What came of a step in which nothing was decided, printed or raised, in the sentences of `explain`; none of another.
  var quiet: [String] = []
  /// Under `rules docs` what UIKit gives today, where that is something else.
  var today: String?
  /// What UIKit does without a word, presim's notes, why a run was stopped.
  let notes: [String]
  let failures: [String]
  let before: PicturedScreen?
  let screen: PicturedScreen
  let treeBefore: PicturedTree?
  let tree: PicturedTree
  let entries: [CallbackPicture.Entry]
  /// The hierarchy as `_printHierarchy` prints it.
  let dump: String

  /// Makes a picture's step of what a runner has just run.
  init(
    _ outcome: StepOutcome, in runner: ScenarioRunner, of bytes: [UInt8], since last: Snapshot?,
    explanation: Explanation?, allEvents: Bool
  ) {
    let program = runner.program
    let hierarchy = runner.hierarchy
    index = outcome.index
    title = program.title
    device = Self.text(runner.environment)
    place = program.profile.text + " · " + device
    expectations = outcome.expectations
    failed = outcome.failures.count
    if outcome.index >= 0 {
      let step = program.steps[outcome.index]
      line = step.line
      let start = max(0, min(Int(step.range.start), bytes.count))
      source = String(decoding: bytes[start..<max(start, min(Int(step.range.end), bytes.count))], as: UTF8.self)
    } else {
      line = 0
      source = "launch"
    }
    decisionCount = outcome.decisions.count
    decisions = outcome.decisions.prefix(12).enumerated().map { row, decision in
      DecisionText.text(
        decision, in: hierarchy, because: outcome.gestureReason(row), isCrash: outcome.isCrash(row))
    }
    console = outcome.console.prefix(12).map { $0.text }
    exception = outcome.exception.map { $0.text.isEmpty ? $0.name : "\($0.name): \($0.text)" }
    var notes = outcome.limit.map { [$0.text] } ?? []
    for entry in outcome.ledger.silences {
      let row = Int(entry.call)
      guard let id = entry.silence, id.message.isSilent,
        !(outcome.calls.indices.contains(row) && outcome.calls[row].isExpectation)
      else { continue }
      let text = (SilentNoteText.text(entry, hierarchy) ?? BecauseText.text(entry, hierarchy)) + " (\(id.text))"
      if !notes.contains(text) { notes.append(text) }
    }
    notes += outcome.notes.prefix(12).map { "line \($0.line): \($0.text)" }
    self.notes = Array(notes.prefix(12))
    // An exception is told of itself.
    let told = outcome.failures.filter { outcome.exception == nil || $0.expectation != nil }
    failures = told.prefix(12).map { ($0.line > 0 ? "line \($0.line)" : "at launch") + ": \($0.message)" }
    let printed = runner.printedHierarchy()
    before = last?.screen
    treeBefore = last?.tree
    screen = LevelReader.screen(of: runner.simulator.world, since: last?.screen)
    var tree = PicturedTree(printed, since: last?.printed, in: hierarchy)
    tree.cover(by: screen)
    self.tree = tree
    isChanged = outcome.isNews || last.map { !$0.printed.isPrinted(like: printed) } ?? true
    entries = CallbackPicture.entries(of: outcome, all: allEvents, in: hierarchy)
    dump = printed.lines.count > 2000 ? "" : runner.hierarchyDump()
    self.explanation = explanation
    self.printed = printed
  }

  private let printed: PrintedHierarchy

  /// What the next step is compared with.
  struct Snapshot: Sendable {
    let screen: PicturedScreen
    let tree: PicturedTree
    let printed: PrintedHierarchy
  }
  var snapshot: Snapshot { Snapshot(screen: screen, tree: tree, printed: printed) }

  /// `iPhone portrait`, with the size classes where they are not the device's.
  static func text(_ environment: Environment) -> String {
    let device = environment.device
    let held = device.rotates ? environment.heldText : device.text
    let usual = Environment.sizeClasses(device, environment.orientation, isOpen: environment.isOpen)
    if usual == (environment.horizontal, environment.vertical) { return held }
    return "\(held), \(environment.horizontal.text) × \(environment.vertical.text)"
  }
}

/// Runs a scenario for its pictures.
package struct PictureWalk: Sendable {
  private var today: Today?
  private var explainer: ScenarioExplainer
  private let options: Options
  private var last: PictureStep.Snapshot?
  private var tried = 0

  /// What of a run pictures are to show.
  package struct Options: Sendable {
    /// Every event, not those alone that `expect events` compares.
    package var allEvents = false
    /// Why, for each step.
    package var explains = false
    /// For how many steps other ways are tried: each costs runs of the scenario.
    package var triesOthers = 0
    /// Nothing but pictures.
    package init() {}
  }

  /// Makes one before launch. `bytes` are the text that the program was made of.
  package init(_ program: Program, of bytes: [UInt8], _ options: Options = Options()) {
    explainer = ScenarioExplainer(program, of: bytes)
    self.options = options
    today = Today(
      program, of: bytes, current: Scenario.load(bytes: bytes, path: "", under: [.newest]).program)
  }

  /// Gives the controller that a step presents this style first, as if the line before assigned it.
  package mutating func overrideStyle(at step: Int, style: ModalPresentationStyle) {
    explainer.overrideStyle(at: step, style: style)
  }

  /// The next step, launch first; nil when all have run.
  package mutating func next() -> PictureStep? {
    guard let outcome = explainer.next() else { return nil }
    var explanation: Explanation?
    if options.explains {
      var found = explainer.explanation(of: outcome, triesOthers: false)
      if tried < options.triesOthers, found.isNews {
        tried += 1
        found = explainer.explanation(of: outcome, triesOthers: true)
      }
      explanation = found
    }
    return make(outcome, explanation)
  }

  private mutating func make(_ outcome: StepOutcome, _ explanation: Explanation?) -> PictureStep {
    var step = PictureStep(
      outcome, in: explainer.runner, of: explainer.bytes, since: last, explanation: explanation,
      allEvents: options.allEvents)
    step.today = today?.sentence(of: outcome.index)
    if outcome.decisions.isEmpty, outcome.console.isEmpty, outcome.exception == nil, outcome.limit == nil {
      let said = explanation ?? explainer.explanation(of: outcome, triesOthers: false)
      step.quiet = said.parts.isEmpty ? [ExplanationLayout.nothing(said)] : said.parts.prefix(2).map { $0.outcome }
    }
    last = step.snapshot
    return step
  }

  /// The step of a row, -1 for launch; nil where the run ends before it. Nothing is looked at but that step and the one
  /// before it.
  package mutating func step(_ row: Int) -> PictureStep? {
    while let outcome = explainer.next() {
      if outcome.index >= row { return make(outcome, nil) }
      if outcome.index == row - 1 { _ = make(outcome, nil) }
    }
    return nil
  }

  /// What fails the file at the end of a run: expectations that no step reached.
  package var unreached: [String] {
    explainer.runner.unreached().map { "line \($0.line): '\($0.expected)' is \($0.message)" }
  }

  /// The row of the last step that changed the hierarchy, decided or printed something, or threw; -1 where only launch
  /// did.
  package static func lastChange(in program: Program) -> Int {
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    _ = runner.launch()
    var found = -1
    var printed: PrintedHierarchy?
    var revision = runner.hierarchyRevision
    while let outcome = runner.next() {
      var isChanged = outcome.isNews
      if !isChanged, runner.hierarchyRevision != revision {
        let now = runner.printedHierarchy()
        isChanged = printed.map { !$0.isPrinted(like: now) } ?? true
        printed = now
      } else if isChanged {
        printed = nil
      }
      revision = runner.hierarchyRevision
      if isChanged { found = outcome.index }
    }
    return found
  }
}

extension StepOutcome {
  /// Whether there is something to say of a step, whatever the hierarchy looks like.
  fileprivate var isNews: Bool { !decisions.isEmpty || exception != nil || !console.isEmpty || limit != nil }
}

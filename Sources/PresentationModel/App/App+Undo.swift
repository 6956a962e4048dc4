extension App {
  /// How many steps ``undo()`` can take back, the last ones: 100 where nothing else is said; 0 keeps nothing of any.
  ///
  /// A step that can be taken back keeps what it has changed: the controller, the column, and the former value. If you
  /// take nothing back and count every instruction, set it to 0 before the first step.
  public var levelsOfUndo: Int {
    get { history.limit }
    set {
      history.limit = max(0, newValue)
      history.first = max(history.first, history.marks.count - history.limit)
    }
  }

  /// Whether there is a step that ``undo()`` would take back.
  public var canUndo: Bool { history.marks.count > history.first }

  /// Takes the last step back: the app is as it was before it, to the byte. Controllers, links, views, properties,
  /// transitions that were paused, calls and blocks that wait, and what UIKit had printed once and would not print
  /// again, are as they were; an app that an exception or a limit has ended continues, and a step that found it ended
  /// counts as one. The same step, made again, has the same result.
  ///
  /// Steps are taken back one by one, the last one first, as far back as ``levelsOfUndo`` says; launch is not. What was
  /// added, observed or forgotten since the step (``add(_:_:class:in:)``, ``on(_:of:_:)-(_,Controller,_)``,
  /// ``forget(_:)``) is taken back with it: a controller that was added since does not belong to the app any more.
  ///
  /// ```swift
  /// app.present(card, from: home)
  /// app.undo()
  /// print(app[home].presentedViewController == nil)   // true
  /// ```
  ///
  /// - Returns: whether there was one.
  ///
  /// Complexity: O(what the step has changed), whatever else there is.
  @discardableResult
  public mutating func undo() -> Bool {
    guard canUndo else { return false }
    var mark = history.marks.removeLast()
    simulator.goBack(to: &mark.bookmark)
    if let reading = mark.reading, mark.reader == readers, reader != nil {
      var growing = Program()
      swap(&growing, &simulator.program)
      reader?.value.takeBack(reading, from: &growing)
      swap(&growing, &simulator.program)
    } else if mark.reader != readers || mark.isOfText {
      reader = nil
    }
    simulator.program.truncate(to: mark)
    journal.goBack(to: mark.journal)
    problems.removeLast(problems.count - mark.problems)
    // Exchanged, not copied.
    swap(&latest, &mark.latest)
    steps = mark.steps
    instructions = mark.instructions
    return true
  }

  /// Marks the state of the app before a step.
  ///
  /// - Parameters:
  ///   - reading: what a reader had before the step's text.
  ///   - isOfText: whether a text of which the reader does not know how to go back is the step.
  ///   - hasOutcome: whether the step comes to an outcome for certain: then the one before it is moved, and not copied.
  mutating func markStep(
    before reading: StatementReader.Mark? = nil, isOfText: Bool = false, hasOutcome: Bool = false
  ) {
    guard history.limit > 0 else {
      if history.isRecording {
        simulator.stopRecording()
        history = StepHistory(limit: 0)
      }
      return
    }
    if !history.isRecording {
      simulator.record()
      history.isRecording = true
    }
    history.marks.append(
      StepMark(
        bookmark: simulator.mark(), bodies: program.bodies.count,
        observers: reading?.observers ?? program.observers.count, mentions: program.lastMention.count, steps: steps,
        instructions: instructions, journal: journal.mark, problems: problems.count,
        latest: hasOutcome ? latest.take() : latest, reading: reading, reader: readers, isOfText: isOfText))
    history.first = max(history.first, history.marks.count - history.limit)
    guard history.first > history.limit else { return }
    // Now and then, as what is kept moves up.
    history.marks.removeFirst(history.first)
    history.first = 0
    simulator.forget(before: history.marks[0].bookmark)
  }
}

extension Program {
  /// Takes back what an app's steps, observers and additions have appended.
  fileprivate mutating func truncate(to mark: StepMark) {
    if bodies.count > mark.bodies { bodies.removeLast(bodies.count - mark.bodies) }
    if steps.count > mark.steps { steps.removeLast(steps.count - mark.steps) }
    if observers.count > mark.observers { observers.removeLast(observers.count - mark.observers) }
    if lastMention.count > mark.mentions { lastMention.removeLast(lastMention.count - mark.mentions) }
    for (x, mention) in mark.forgotten.reversed() where Int(x.index) < mark.mentions {
      lastMention[Int(x.index)] = mention
    }
  }
}

/// The steps of an app that can be taken back.
struct StepHistory: Sendable {
  var marks: [StepMark] = []
  var limit = 100
  /// Those before it lie further back than the limit.
  fileprivate var first = 0
  fileprivate var isRecording = false

  /// Notes a controller that its name is about to keep alive no longer.
  mutating func willForget(_ x: ControllerID, _ mention: Int32) {
    if let last = marks.indices.last { marks[last].forgotten.append((x, mention)) }
  }
}

/// The state of an app before a step.
struct StepMark: Sendable {
  var bookmark: Bookmark
  /// How far the program went.
  let bodies: Int
  var observers: Int
  let mentions: Int
  let steps: Int
  let instructions: Int32
  var journal: AppJournal.Mark
  var problems: Int
  var latest: StepOutcome?
  /// Where a text was read alone, what its reader had before, and which of the app's readers it was.
  let reading: StatementReader.Mark?
  let reader: Int
  let isOfText: Bool
  /// The controllers forgotten since, and how long their names would have kept them.
  var forgotten: [(x: ControllerID, mention: Int32)] = []
}

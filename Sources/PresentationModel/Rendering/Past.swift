/// What explanations need of earlier steps: the line on which each controller was presented, and what statements did to
/// properties.
public struct Past: Sendable {
  /// When something happened: the step, and how much had been reasoned in it.
  struct Moment: Comparable {
    var step: Int
    var reasoned: Int

    static func < (a: Moment, b: Moment) -> Bool { (a.step, a.reasoned) < (b.step, b.reasoned) }
  }

  private struct Key: Hashable {
    let controller: ControllerID
    let property: Property
  }

  /// The line of the call that last presented each controller.
  public internal(set) var presentedOn: [ControllerID: Int] = [:]
  /// Dismissals by presenting and by dismissed controller: the step, the line, and the lowest controller that was
  /// dismissed.
  private(set) var dismissals: [ControllerID: [(step: Int, line: Int, gone: ControllerID)]] = [:]
  private var assignments: [Key: [(moment: Moment, note: PropertyNote)]] = [:]
  private var reads: [ControllerID: [(moment: Moment, note: PropertyNote)]] = [:]

  /// A past without anything.
  public init() {}

  /// Adds what statements of a step did to properties.
  mutating func take(_ outcome: StepOutcome) {
    for note in outcome.properties {
      let entry = (moment: Moment(step: outcome.index, reasoned: note.moment), note: note)
      switch note.act {
      case .assigned: assignments[Key(controller: note.controller, property: note.property), default: []].append(entry)
      case .fixesStyle: reads[note.controller, default: []].append(entry)
      }
    }
  }

  /// Adds a dismissal of a step: for the controller that dismisses, and for all that are dismissed.
  mutating func addDismissal(by dismisser: ControllerID, of gone: [ControllerID], step: Int, line: Int) {
    guard let first = gone.first else { return }
    dismissals[dismisser, default: []].append((step, line, first))
    for x in gone { dismissals[x, default: []].append((step, line, x)) }
  }

  /// The last dismissal of what a controller presented, or of itself, in a step before this one, or in this one above a
  /// line.
  func dismissal(of x: ControllerID, before step: Int, _ line: Int) -> (line: Int, gone: ControllerID)? {
    dismissals[x]?.last { $0.step < step || $0.step == step && $0.line < line }.map { ($0.line, $0.gone) }
  }

  /// The last assignment up to a moment: line and value; nil where only a class or nothing set it.
  ///
  /// Complexity: O(log of the assignments).
  func assignment(of property: Property, of x: ControllerID, before moment: Moment) -> (line: Int, value: Value)? {
    guard let all = assignments[Key(controller: x, property: property)],
      let last = Self.last(all, before: moment), case .assigned(let value) = last.note.act
    else { return nil }
    return (last.note.line, value)
  }

  /// The read that fixed a style last, up to a moment (STY-04): its line, the property that was read, and when.
  func read(of x: ControllerID, before moment: Moment) -> (line: Int, property: Property, moment: Moment)? {
    guard let all = reads[x], let last = Self.last(all, before: moment) else { return nil }
    return (last.note.line, last.note.property, last.moment)
  }

  private static func last(
    _ all: [(moment: Moment, note: PropertyNote)], before moment: Moment
  ) -> (moment: Moment, note: PropertyNote)? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].moment <= moment { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : all[low - 1]
  }
}

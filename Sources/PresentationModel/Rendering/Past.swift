/// What explanations need of earlier steps: the line on which each controller was presented, and what statements did to
/// properties.
package struct Past: Sendable {
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
  package internal(set) var presentedOn: [ControllerID: Int] = [:]
  /// Dismissals by presenting and by dismissed controller: the step, the line, and the lowest controller that was
  /// dismissed.
  private(set) var dismissals: [ControllerID: [(step: Int, line: Int, gone: ControllerID)]] = [:]
  /// What else took each controller off the screen: the step, the line, and what happened there.
  private var departures: [ControllerID: [(step: Int, line: Int, text: String)]] = [:]
  /// The root of each window.
  private var roots: [WindowID: ControllerID] = [:]
  private var assignments: [Key: [(moment: Moment, note: PropertyNote)]] = [:]
  private var reads: [ControllerID: [(moment: Moment, note: PropertyNote)]] = [:]

  /// A past without anything.
  package init() {}

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

  /// Adds the roots of windows that a step leaves, and the controllers that have left their parents in it.
  mutating func addDepartures(_ outcome: StepOutcome, line: Int, _ hierarchy: Hierarchy) {

    func place(_ row: Int) -> Int { outcome.calls.indices.contains(row) ? outcome.calls[row].line : line }
    var popped: Set<ControllerID> = []
    for (row, decision) in outcome.decisions.enumerated() {
      switch decision {
      case .root(let window, let root):
        guard let old = roots[window], old != root, outcome.moments.indices.contains(row) else { continue }
        let text = root.map { "\(hierarchy.name(of: $0)) came in its place" } ?? "its window lost its root"
        departures[old, default: []].append((outcome.index, place(outcome.moments[row].call), text))
      case .stack(_, let from?, _): popped.insert(from)
      default: continue
      }
    }
    for event in outcome.events {
      guard case .callback(.didMove, let x, let arguments) = event.kind, arguments.first?.isNil == true else {
        continue
      }
      let text = popped.contains(x) ? "it was popped" : "it left its parent"
      departures[x, default: []].append((outcome.index, place(Int(event.call)), text))
    }
    for row in hierarchy.windows.indices { roots[WindowID(row: row)] = hierarchy.windows[row].root }
  }

  /// What took a controller off the screen last, in a step before this one, or in this one above a line.
  func departure(of x: ControllerID, before step: Int, _ line: Int) -> (line: Int, text: String)? {
    func isBefore(_ entry: (Int, Int)) -> Bool { entry.0 < step || entry.0 == step && entry.1 < line }
    let other = departures[x]?.last { isBefore(($0.step, $0.line)) }
    let dismissal = dismissals[x]?.last { $0.gone == x && isBefore(($0.step, $0.line)) }
    if let dismissal, other.map({ ($0.step, $0.line) < (dismissal.step, dismissal.line) }) ?? true {
      return (dismissal.line, "it was dismissed")
    }
    return other.map { ($0.line, $0.text) }
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

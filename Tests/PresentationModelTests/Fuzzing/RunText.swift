@testable import PresentationModel

/// Everything that a run has, of two that ought to stand at the same place.
enum RunText {
  /// Where the first one is another than the second; nil where nothing that comes could tell them apart.
  ///
  /// - Parameter isThorough: Whether what does not remember its changes is looked at too, which takes longer.
  static func difference(_ a: Simulator, _ b: Simulator, _ isThorough: Bool = true) -> String? {
    if let found = RecordComparison.difference(a, b) ?? difference(a.outcome, b.outcome, a.hierarchy) { return found }
    return isThorough ? difference(rest(a), rest(b)) : nil
  }

  /// What two outcomes do not have in common.
  static func difference(_ a: StepOutcome, _ b: StepOutcome, _ hierarchy: Hierarchy) -> String? {
    difference(text(a, hierarchy), text(b, hierarchy))
  }

  private static func difference(_ a: String, _ b: String) -> String? {
    a == b ? nil : "\(near(a, b)) is not \(near(b, a))"
  }

  /// What does not remember its changes, field by field, whatever fields there are.
  private static func rest(_ simulator: Simulator) -> String {
    var rest = simulator
    // The one part that a run reads and never changes.
    rest.programBox = Box(Program())
    rest.outcome = StepOutcome(index: rest.outcome.index, isTracing: false)
    // Without bodies it has one bit for each class and callback, all of them 0.
    if rest.script.observed.isEmpty { rest.script.observed = ObservedCallbacks(bodiless: 0) }
    // That something may be printed otherwise: this number never comes back.
    rest.hierarchy.revision = 0
    rest.loop.meter.revision = 0
    rest.hierarchy.touches = Touches()
    // Classes only come, and are long: their names say it.
    let classes = rest.hierarchy.classTable.map { $0.name }
    rest.hierarchy.hideClasses()
    // A set has no order.
    let told = rest.script.notedWithoutEffect.map { $0.rawValue }.sorted()
    rest.script.notedWithoutEffect = []
    rest.world.segues = SegueTable()
    rest.marks = 0
    // A box prints nothing of what is in it.
    let boxes = "\(rest.world.state.value.plain) \(rest.hierarchy.rows.value.plain) \(rest.hierarchy.windowMemo.epoch)"
    return "\(rest) \(boxes) \(rest.swift) \(classes) \(told)"
  }

  /// What a step came to.
  private static func text(_ outcome: StepOutcome, _ hierarchy: Hierarchy) -> String {
    var lines = outcome.events.map { "\(EventText.text($0, outcome, hierarchy)) \($0.isDefault)" }
    lines += outcome.console.map { $0.text } + outcome.completionLabels + outcome.notes.map { $0.text }
    lines += outcome.failures.map { "\($0.line) \($0.message)" }
    lines += outcome.trace.map { "\($0.rule.text) \($0.call) \(BecauseText.text($0, hierarchy))" }
    lines.append("\(outcome.decisions) \(outcome.expectations) \(outcome.calls.count)")
    if let exception = outcome.exception { lines.append("\(exception.name): \(exception.text)") }
    if let limit = outcome.limit { lines.append("\(limit.what) \(limit.chain)") }
    return lines.joined(separator: "\n")
  }

  /// What stands where a text is no longer another.
  static func near(_ text: String, _ other: String) -> String {
    let same = zip(text.unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.count
    return String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(max(0, same - 200)).prefix(400)))
  }
}

/// Columns, maps and sets of two runs, one by one.
private final class RecordComparison: RecordVisitor {
  private var records: [Any] = []

  func visit<R: Recorded>(_ record: inout R) { records.append(record) }

  private init(_ simulator: Simulator) {
    var simulator = simulator
    simulator.visit(self)
  }

  static func difference(_ a: Simulator, _ b: Simulator) -> String? {
    for (x, y) in zip(RecordComparison(a).records, RecordComparison(b).records) where !isSame(x, y) {
      let (text, other) = ("\(x)", "\(y)")
      if text != other { return "\(type(of: x)): \(RunText.near(text, other)) is not \(RunText.near(other, text))" }
    }
    return nil
  }

  /// A quick look; where it says no the texts decide, as they do for the order of a map.
  private static func isSame(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? any QuicklyCompared else { return false }
    return a.isQuicklySame(as: b)
  }
}

private protocol QuicklyCompared {
  func isQuicklySame(as other: Any) -> Bool
}

extension Column: QuicklyCompared where Element: Equatable {
  fileprivate func isQuicklySame(as other: Any) -> Bool { (other as? Column)?.elements == elements }
}

extension IDMap: QuicklyCompared {
  fileprivate func isQuicklySame(as other: Any) -> Bool {
    guard let other = other as? IDMap, keys.map({ $0.packed }) == other.keys.map({ $0.packed }) else { return false }
    return isEmpty || isEqual(self, other)
  }
}

private func isEqual(_ a: Any, _ b: Any) -> Bool {
  func isEqual<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
  guard let a = a as? any Equatable else { return false }
  return isEqual(a)
}

/// Where the last read is noted stands for nothing: it is there once a value came that is not known.
extension AssignedProperties: QuicklyCompared {
  fileprivate func isQuicklySame(as other: Any) -> Bool {
    (other as? AssignedProperties).map { values.isQuicklySame(as: $0.values) } ?? false
  }
}

extension IDSet: QuicklyCompared {
  fileprivate func isQuicklySame(as other: Any) -> Bool {
    guard let other = other as? IDSet else { return false }
    return all.map { $0.packed } == other.all.map { $0.packed }
  }
}

extension Hierarchy {
  fileprivate mutating func hideClasses() { classTable = [] }
}

// What is kept to go back is no part of where something stands.
extension Column: CustomStringConvertible {
  /// The values.
  public var description: String { "\(elements)" }
}

extension IDMap: CustomStringConvertible {
  /// The entries in their order: who walks over it meets the same in the same order.
  public var description: String { "\(map { "\($0.key): \($0.value)" })" }
}

extension IDSet: CustomStringConvertible {
  /// The members in their order.
  public var description: String { "\(all)" }
}

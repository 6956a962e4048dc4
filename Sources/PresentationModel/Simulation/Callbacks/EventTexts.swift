/// The lines of a step's events, made once however many expectations look at them.
struct EventTexts: Sendable {
  /// One line an event, in order.
  let lines: [String]
  /// Whether events of other groups than the default have come (EVT-02).
  let hasOthers: Bool
  private let handlers: Int
  /// The long form of each completion handler, which is always accepted, by the row of its event.
  private var longForms: [Int: String] = [:]
  /// In which rows a line stands, in order; made when many events are looked through.
  private var rows: [String: [Int]]?
  /// The lines up to their arguments.
  private var heads: Set<String> = []
  /// The rows of each controller and object.
  private var bySubject: [String: [Int]]?
  /// What failures show of many lines.
  private var nearest: NearestLines?

  /// Fewer events than this are looked through one by one.
  private static let few = 32
  /// More events than this are not shown one by one.
  private static let most = 64

  init(_ outcome: StepOutcome, _ hierarchy: Hierarchy) {
    handlers = outcome.completionLabels.count
    let forms = handlers > 0 ? Self.longForms(outcome.completionLabels) : []
    var lines: [String] = []
    lines.reserveCapacity(outcome.events.count)
    var hasOthers = false
    for event in outcome.events {
      if !event.isDefault { hasOthers = true }
      if case .completion(let row) = event.kind {
        longForms[lines.count] = forms[Int(row)]
        lines.append(handlers == 1 ? "completion" : forms[Int(row)])
      } else {
        lines.append(EventText.text(event, outcome, hierarchy))
      }
    }
    (self.lines, self.hasOthers) = (lines, hasOthers)
  }

  /// `completion of a.present(b)`, equal texts counted.
  private static func longForms(_ labels: [String]) -> [String] {
    var seen: [String: Int] = [:]
    return labels.map { label in
      let before = seen[label] ?? 0
      seen[label] = before + 1
      return before == 0 ? "completion of \(label)" : "completion of \(label) (\(before + 1))"
    }
  }

  /// Whether they are the lines of what has come so far.
  func areThose(of outcome: StepOutcome) -> Bool {
    lines.count == outcome.events.count && handlers == outcome.completionLabels.count
  }

  /// Whether a line of an expectation matches an event.
  func stands(_ line: String, at row: Int) -> Bool { line == lines[row] || longForms[row] == line }

  /// The first event from a row on that a line matches.
  mutating func next(_ line: String, from start: Int) -> Int? {
    guard lines.count > Self.few else { return (start..<lines.count).first { stands(line, at: $0) } }
    index()
    guard let found = rows?[line] else { return nil }
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if found[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < found.count ? found[low] : nil
  }

  /// Whether an event of this line came; a name without arguments matches the event with any.
  mutating func has(_ line: String) -> Bool {
    if next(line, from: 0) != nil { return true }
    guard !line.utf8.contains(UInt8(ascii: "(")) else { return false }
    if rows != nil { return heads.contains(line) }
    return lines.contains { Self.head(of: $0).map { $0 == line } ?? false }
  }

  /// What a failure shows where a line did not come: all that came, of very many events those that are most like it.
  mutating func excerpt(for line: String) -> String {
    guard lines.count > Self.most else { return lines.joined(separator: "\n") }
    var found = nearest ?? NearestLines(lines)
    nearest = nil
    defer { nearest = found }
    return found.nearest(to: line)
  }

  /// The rows of the events of some controllers and objects.
  mutating func rows(of names: [String], _ outcome: StepOutcome, _ hierarchy: Hierarchy) -> [Int] {
    func subject(_ row: Int) -> String? { EventText.subject(outcome.events[row], hierarchy) }
    guard lines.count > Self.few else {
      return lines.indices.filter { row in subject(row).map { names.contains($0) } ?? false }
    }
    if bySubject == nil {
      var found: [String: [Int]] = [:]
      for row in lines.indices { if let name = subject(row) { found[name, default: []].append(row) } }
      bySubject = found
    }
    var result: [Int] = []
    for name in Set(names) { result += bySubject?[name] ?? [] }
    return result.sorted()
  }

  private mutating func index() {
    guard rows == nil else { return }
    var found: [String: [Int]] = [:]
    for (row, line) in lines.enumerated() {
      found[line, default: []].append(row)
      if let long = longForms[row], long != line { found[long, default: []].append(row) }
      if let head = Self.head(of: line) { heads.insert(head) }
    }
    rows = found
  }

  /// A line up to its arguments; nil where it has none.
  private static func head(of line: String) -> String? {
    line.utf8.firstIndex(of: UInt8(ascii: "(")).map { String(line[..<$0]) }
  }
}

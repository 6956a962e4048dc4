/// An explanation as lines of a screen: headings to the left, reasons, and to the right the rules.
package struct ExplanationLayout: Sendable {
  /// What a piece of a line is: for whoever has colours.
  package enum Role: UInt8, Sendable {
    case plain, number, call, outcome, heading, source, console, exception, note, offer
  }

  /// A piece of a line.
  package struct Span: Sendable, Equatable {
    /// What it is.
    package var role: Role
    /// Its text.
    package var text: String
  }

  /// Columns that lines keep to; UIKit's own lines and code are never broken.
  package let width: Int
  /// Whether a step is one of many: details are left out.
  package let isOverview: Bool

  /// Makes a layout.
  package init(width: Int, isOverview: Bool = false) {
    self.width = max(width, 40)
    self.isOverview = isOverview
  }

  /// The explanation. `source` is the text to which its lines and ranges refer; `knows` says whether a reason was
  /// printed before.
  package func lines(
    _ explanation: Explanation, of source: [UInt8], call: ByteRange?,
    knows: (Explanation.Why) -> Bool = { _ in false }
  ) -> [[Span]] {
    var lines = written(call.map { text($0, source) } ?? "launch", from: explanation.line)
    var blocks: [(outcome: [[Span]], rows: [Row])] = []
    let kind = explanation.kind
    for part in explanation.parts {
      var reasons = isOverview ? part.news(in: kind).filter { !knows($0) } : part.reasons
      // Launch sets up much that needs no explanation.
      if isOverview, explanation.step < 0, part.decision == nil, reasons.isEmpty { continue }
      if reasons.first?.heading == "and" { reasons[0].heading = "why" }
      blocks.append((outcome(part, of: explanation, source, call), reasons.map { Row($0) }))
    }
    if explanation.parts.isEmpty, explanation.exception == nil, explanation.console.isEmpty {
      lines.append([Span(role: .outcome, text: "→ \(Self.nothing(explanation)).")])
    }
    if blocks.isEmpty, explanation.step < 0, !explanation.parts.isEmpty, said(explanation).isEmpty {
      lines.append([Span(role: .outcome, text: "→ the window's view controllers load and appear.")])
    }
    let headings = blocks.flatMap { $0.rows.map { $0.heading } }
    let tellsCallbacks = headings.contains(Explanation.Why.callbacks)
    let offers = explanation.alternatives.filter {
      !isOverview || $0.isCure || explanation.exception != nil || !headings.isEmpty && (!$0.isAside || tellsCallbacks)
    }
    var tail: [Row] = offers.enumerated().map { row, offer in
      Row(heading: row == 0 ? "instead" : "or", lines: [self.offer(offer)], source: "", role: .offer)
    }
    if let lesson = explanation.lesson, !isOverview {
      tail.append(Row(heading: "see", lines: [lesson.command], source: "", role: .plain))
    }
    let columns = Columns(blocks.flatMap { $0.rows } + tail, width)
    let refused = explanation.parts.firstIndex { $0.decision?.isRefusal ?? false }
    let speaker = blocks.count == explanation.parts.count ? refused : nil
    // What UIKit prints stands with the call for which it is printed.
    let isOfACall = blocks.count == explanation.parts.count
    let calls = isOfACall ? Set(explanation.parts.map { $0.call }) : []
    var told: Set<Int> = []
    for (index, block) in blocks.enumerated() {
      lines += block.outcome
      if isOfACall, told.insert(explanation.parts[index].call).inserted {
        lines += printed(explanation) { $0 == explanation.parts[index].call }
      }
      if index == speaker ?? (blocks.count - 1) { lines += said(explanation) { !calls.contains($0) } }
      if !isOverview, !block.rows.isEmpty { lines.append([]) }
      for row in block.rows { lines += columns.lines(row) }
      if !isOverview, index < blocks.count - 1 { lines.append([]) }
    }
    if blocks.isEmpty { lines += said(explanation) }
    for row in tail { lines += columns.lines(row) }
    return lines
  }

  /// An expectation: whether it holds, and what the properties in it answered.
  package func look(_ explanation: Explanation, of source: [UInt8]) -> [[Span]] {
    guard let look = explanation.look, let range = look.range else { return [] }
    var lines = written(String(text(range, source).prefix { !$0.isNewline }), from: look.line)
    lines += wrapped("→ \(look.outcome).", indent: 2, .outcome)
    let rows = look.reasons.map { Row($0) }
    let columns = Columns(rows, width)
    if !rows.isEmpty { lines.append([]) }
    return lines + rows.flatMap { columns.lines($0) }
  }

  /// `7 checks found nothing against it, 1 open question (CHO-11)` and, to the right or below, the command that prints the
  /// rest.
  package func closing(checks: Int, choices: [ChoiceID], all: String, short: String) -> [[Span]] {
    var parts: [String] = []
    if checks > 0 { parts.append("\(checks) \(checks == 1 ? "check" : "checks") found nothing against it") }
    if !choices.isEmpty {
      let names = choices.count > 3 ? "" : " (\(choices.map { $0.text }.joined(separator: ", ")))"
      parts.append("\(choices.count) open \(choices.count == 1 ? "question" : "questions")\(names)")
    }
    let left = parts.joined(separator: ", ")
    guard !all.isEmpty else { return wrapped(left, indent: 2, .source) }
    let (long, brief) = ("all of it: \(all)", "all of it: \(short)")
    if left.isEmpty { return [[Span(role: .source, text: long)]] }
    let right = left.count + 3 + long.count <= width ? long : brief
    let gap = width - left.count - right.count
    // In a line of its own it has room.
    if gap < 3 { return wrapped(left, indent: 2, .source) + [[Span(role: .source, text: long)]] }
    return [[Span(role: .source, text: left + String(repeating: " ", count: gap) + right)]]
  }

  // MARK: Pieces

  /// The result of a call; also the call itself, where the step has several or the call is on another line.
  private func outcome(
    _ part: Explanation.Part, of explanation: Explanation, _ source: [UInt8], _ call: ByteRange?
  ) -> [[Span]] {
    guard let range = part.range, range != call else { return wrapped("→ \(part.outcome).", indent: 2, .outcome) }
    let isInside = part.way == nil && call.map { $0.start <= range.start && range.end <= $0.end } ?? false
    if isInside, let call {
      // A statement of a run loop pass by its line, one of a handler by its time.
      let isTurn = part.line > explanation.line && bytes(call, source).contains { $0 == 10 || $0 == 13 }
      let isFirst = explanation.parts.first?.call == part.call
      let prefix = isTurn ? "line \(part.line): " : isFirst ? "" : "then "
      return wrapped("→ \(prefix)\(part.outcome).", indent: 2, .outcome)
    }
    let written = Span(role: .call, text: String(text(range, source).prefix { !$0.isNewline }))
    let way = part.way.map { [Span(role: .source, text: "   \($0)")] } ?? []
    return [[Span(role: .number, text: "\(number(part.line, explanation))  "), written] + way]
      + wrapped("→ \(part.outcome).", indent: 2, .outcome)
  }

  /// The number of a line; of one of a file of Swift with the file's name.
  private func number(_ line: Int, _ explanation: Explanation) -> String {
    explanation.files.contains { $0.line <= line } ? SwiftSource.text(line, explanation.files) : "\(line)"
  }

  /// The text of the call in the file, each line with its number.
  private func written(_ text: String, from first: Int) -> [[Span]] {
    guard first > 0 else { return [[Span(role: .call, text: text)]] }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let digits = String(first + lines.count - 1).count
    return lines.enumerated().map { row, line in
      let number = String(first + row)
      return [
        Span(role: .number, text: String(repeating: " ", count: digits - number.count) + number + "  "),
        Span(role: .call, text: String(line)),
      ]
    }
  }

  private func text(_ range: ByteRange, _ source: [UInt8]) -> String {
    String(decoding: bytes(range, source), as: UTF8.self)
  }

  private func bytes(_ range: ByteRange, _ source: [UInt8]) -> ArraySlice<UInt8> {
    let start = max(0, min(Int(range.start), source.count))
    return source[start..<max(start, min(Int(range.end), source.count))]
  }

  /// What is said of a step that did nothing presim speaks of.
  static func nothing(_ explanation: Explanation) -> String {
    if explanation.line == 0 { return "the window's view controllers load and appear" }
    if let note = explanation.notes.first, note.text.hasText(" is nil, so this call does nothing") {
      return "nothing happens: a call through nil does nothing"
    }
    return "this line changes no presentation, container or window"
  }

  /// What UIKit prints and raises for the calls that are wanted.
  private func printed(_ explanation: Explanation, _ isWanted: (Int) -> Bool) -> [[Span]] {
    var lines = zip(explanation.console, explanation.consoleCalls).filter { isWanted($0.1) }.map { text, _ in
      [Span(role: .console, text: "console: "), Span(role: .plain, text: text)]
    }
    if let exception = explanation.exception, isWanted(explanation.exceptionCall) {
      if !explanation.parts.contains(where: { $0.outcome.hasPrefix(DecisionText.crash) }) {
        lines.append([Span(role: .outcome, text: "→ \(DecisionText.crash).")])
      }
      lines.append([Span(role: .exception, text: "exception: "), Span(role: .plain, text: exception)])
    }
    return lines
  }

  private func said(_ explanation: Explanation, _ isWanted: (Int) -> Bool = { _ in true }) -> [[Span]] {
    var lines = printed(explanation, isWanted)
    for note in explanation.notes {
      lines.append([
        Span(role: .note, text: "note: "),
        Span(role: .plain, text: "\(note.line > 0 ? "line \(note.line): " : "")\(note.text)"),
      ])
    }
    return lines
  }

  private func offer(_ offer: Explanation.Alternative) -> String {
    if let place = offer.place { return "\(place): \(offer.code) (\(offer.purpose): \(offer.result))" }
    let place = offer.line.map { " before line \($0)" } ?? ""
    return "\(offer.purpose): \(offer.code)\(place) (\(offer.result))"
  }

  private func wrapped(_ text: String, indent: Int, _ role: Role) -> [[Span]] {
    Self.wrap(text, width, indent).map { [Span(role: role, text: $0)] }
  }

  /// Breaks a text between words; all lines but the first are indented.
  static func wrap(_ text: String, _ width: Int, _ indent: Int = 0) -> [String] {
    if text.count <= width { return [text] }
    var lines: [String] = []
    var line = ""
    var count = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      if count > 0, count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        count = indent
        line += word
        count += word.count
        continue
      }
      if count > 0 {
        line += " "
        count += 1
      }
      line += word
      count += word.count
    }
    lines.append(line)
    return lines
  }

  // MARK: Rows

  /// A heading, the text after it, and the rule.
  struct Row {
    var heading: String
    var lines: [String]
    var source: String
    var role: Role

    init(heading: String, lines: [String], source: String, role: Role) {
      self.heading = heading
      self.lines = lines
      self.source = source
      self.role = role
    }

    init(_ reason: Explanation.Why) {
      let isSaid = reason.lines.isEmpty
      self.init(
        heading: reason.heading, lines: (isSaid ? [reason.source] : reason.lines) + reason.spokenObjections,
        source: isSaid ? "" : reason.source,
        role: isSaid ? .source : .plain)
    }
  }

  /// The three columns of an explanation, fitted to its rows and the width; below one another where there is no room.
  struct Columns {
    private let width: Int
    private let heading: Int
    private let source: Int
    /// What a reason has at least beside its heading.
    private static let least = 36

    init(_ rows: [Row], _ width: Int) {
      self.width = width
      heading = (rows.map { $0.heading.count }.max() ?? 0) + 2
      let widest = rows.map { $0.source.count }.max() ?? 0
      // The column of rules is never wider than the reasons.
      source = min(widest, max(0, (width - heading - 2) * 2 / 5))
    }

    /// Heading, text and rule below one another.
    private func stacked(_ row: Row) -> [[Span]] {
      func indented(_ text: String, _ role: Role) -> [[Span]] {
        ExplanationLayout.wrap(text, width - 2).map { [Span(role: .plain, text: "  "), Span(role: role, text: $0)] }
      }
      var lines = ExplanationLayout.wrap(row.heading, width).map { [Span(role: .heading, text: $0)] }
      for line in row.lines { lines += indented(line, row.role) }
      return row.source.isEmpty ? lines : lines + indented(row.source, .source)
    }

    func lines(_ row: Row) -> [[Span]] {
      if width - heading <= Self.least { return stacked(row) }
      let blanks = String(repeating: " ", count: heading)
      if row.role == .offer || row.source.isEmpty && row.lines.count == 1 {
        let room = width - heading
        let text = row.lines.flatMap { ExplanationLayout.wrap($0, room) }
        return text.enumerated().map { index, line in
          let left = index == 0 ? row.heading + String(repeating: " ", count: heading - row.heading.count) : blanks
          return [Span(role: .heading, text: left), Span(role: row.role, text: line)]
        }
      }
      let room = width - heading - (source > 0 ? source + 2 : 0)
      let left = row.lines.flatMap { ExplanationLayout.wrap($0, room) }
      let right = source > 0 ? ExplanationLayout.wrap(row.source, source) : []
      // Beside the last line, where the reason ends, or from further up where there is more of it.
      let start = max(0, left.count - right.count)
      return (0..<max(left.count, right.count)).map { index in
        var spans: [Span] = [
          Span(
            role: .heading,
            text: index == 0 ? row.heading + String(repeating: " ", count: heading - row.heading.count) : blanks)
        ]
        let text = index < left.count ? left[index] : ""
        spans.append(Span(role: row.role, text: text))
        if index >= start, index - start < right.count, !right[index - start].isEmpty {
          spans.append(Span(role: .plain, text: String(repeating: " ", count: max(2, room - text.count + 2))))
          spans.append(Span(role: .source, text: right[index - start]))
        }
        return spans
      }
    }
  }
}

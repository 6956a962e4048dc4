/// Questions about callbacks and the console.
extension QuizMoment {
  private var log: [String] { outcome.events.map { EventText.text($0, outcome, after) } }

  private func claim(_ lines: [String]) -> [String] {
    ["expect events include" + lines.map { "\n  \($0)" }.joined()]
  }

  /// On whom a line is called.
  private static func subject(_ line: String) -> String {
    line.split(separator: ".", maxSplits: 1).first.map { String($0) } ?? line
  }

  /// In which order do they come?
  func order(_ block: [String]) -> QuizDraft? {
    let log = log
    let lines = block.filter { line in log.filter { $0 == line }.count == 1 }
    guard lines.count >= 2 else { return nil }
    let width = min(4, lines.count)
    // Where the parties alternate there is most to know.
    var best = (changes: -1, start: 0)
    for start in 0...(lines.count - width) {
      let part = lines[start..<(start + width)].map { Self.subject($0) }
      let changes = zip(part, part.dropFirst()).filter { $0 != $1 }.count
      if changes > best.changes { best = (changes, start) }
    }
    let chosen = Array(lines[best.start..<(best.start + width)])
    guard Set(chosen).count == chosen.count else { return nil }
    let orders = Self.orders(of: chosen)
    func answer(_ order: [String]) -> QuizQuestion.Answer { .init(order.joined(separator: " → "), claim(order)) }
    return QuizDraft(.order, "In which order do these come?", answer(chosen), orders.map(answer))
  }

  /// Other orders, the nearest first: each party keeps its own, and where there is but one, neighbours change places.
  private static func orders(of lines: [String]) -> [[String]] {
    let subjects = lines.map { subject($0) }
    let isAlone = subjects.allSatisfy { $0 == subjects[0] }
    var result: [(distance: Int, rows: [Int])] = []
    func go(_ rows: [Int]) {
      if rows.count == lines.count {
        var distance = 0
        for (i, a) in rows.enumerated() { for b in rows[(i + 1)...] where a > b { distance += 1 } }
        if distance > 0, !isAlone || distance == 1 { result.append((distance, rows)) }
        return
      }
      for next in lines.indices where !rows.contains(next) {
        let isLate = lines.indices.contains { $0 < next && subjects[$0] == subjects[next] && !rows.contains($0) }
        if isAlone || !isLate { go(rows + [next]) }
      }
    }
    go([])
    return result.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map { $0.element.rows.map { lines[$0] } }
  }

  /// Which of these comes?
  func comes(_ block: [String]) -> QuizDraft? {
    let log = log
    guard block.count == 1, let line = block.first, log.contains(line) else { return nil }
    let who = Self.subject(line)
    guard program.outline.names.contains(who) else { return nil }
    var others: [String] = []
    for (here, there) in [("willMove(", "didMove("), ("didMove(", "willMove(")] where line.hasText(here) {
      let start = line.split(separator: "(", maxSplits: 1)
      if start.count == 2 { others.append("\(who).\(there)\(start[1])") }
    }
    others += ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
      .map { "\(who).\($0)" }
    return QuizDraft(
      .callback, "Which of these comes?", .init(line, claim([line])),
      others.filter { !log.contains($0) }.map { .init($0, claim([$0])) })
  }

  /// Which of these does not come?
  func doesNotCome(_ line: String) -> QuizDraft? {
    var others: [String] = []
    for (row, text) in log.enumerated() where outcome.events[row].isDefault && text != line {
      if !others.contains(text) { others.append(text) }
    }
    // Those of the same controller, or of the same name, are nearest to it.
    let method = line.split(separator: ".").last.map { String($0) } ?? ""
    let who = Self.subject(line)
    let near = others.filter { $0.hasSuffix(method) || Self.subject($0) == who }
    others = near + others.filter { !near.contains($0) }
    guard others.count > 1 else { return nil }
    return QuizDraft(
      .callback, "Which of these does not come?", .init(line, ["expect no event \(line)"]),
      others.map { .init($0, ["expect no event \($0)"]) })
  }

  /// What does UIKit print?
  func console() -> QuizDraft? {
    let isQuiet = outcome.console.isEmpty && outcome.exception == nil
    // Where nothing went wrong, nobody expects a line.
    let isRemarkable = outcome.decisions.contains {
      switch $0 {
      case .refused, .nothingToDismiss, .gestureIgnored, .gestureBlocked: true
      default: false
      }
    }
    guard !isQuiet || isRemarkable || !outcome.ledger.silences.isEmpty else { return nil }
    guard outcome.console.count <= 1, outcome.console.isEmpty || outcome.exception == nil else { return nil }
    let silence = QuizQuestion.Answer("nothing", .silence)
    let prints = QuizQuestion.Answer(
      outcome.console.first.map { "one line: \($0.text)" } ?? "a line of warning, and the app goes on", .prints)
    let raises = QuizQuestion.Answer(
      outcome.exception.map { "an exception, which ends the app: \($0.name)" } ?? "an exception, which ends the app",
      .raises)
    let all =
      outcome.exception != nil
      ? [raises, silence, prints]
      : isQuiet
        ? [silence, prints, raises]
        : [
          prints, silence, raises,
        ]
    return QuizDraft(.console, "What does the console show?", all[0], Array(all.dropFirst()))
  }
}

/// The place of a statement in the file's own Swift: the line, the function, and how it was reached.
extension StepOutcome {
  /// Where a decision was taken: `line 14, in HomeViewController.didTapLogin(), from line 30`. Nil for what a statement
  /// of the file itself has decided, or UIKit by itself.
  package func place(ofDecision row: Int) -> String? {
    moments.indices.contains(row) ? place(ofCall: moments[row].call) : nil
  }

  /// The place of the statement that caused a console line; nil for a statement of the file itself.
  package func place(of line: ConsoleLine) -> String? { place(ofCall: Int(line.call)) }

  /// The same of an exception.
  package func place(of exception: RaisedException) -> String? { place(ofCall: Int(exception.call)) }

  /// The place of a statement in a function of Swift; nil for statements of the file itself.
  func place(ofCall row: Int) -> String? {
    guard calls.indices.contains(row) else { return nil }
    if ways.indices.contains(Int(calls[row].way)), ways[Int(calls[row].way)].isStep { return lineText(calls[row].line) }
    guard let way = shortWay(calls[row].way) else { return nil }
    return "\(lineText(calls[row].line)), \(way)"
  }

  /// The innermost function, and the statement of the file that has led there: `in HomeViewController.open(), from line
  /// 30`; nil for none.
  func shortWay(_ row: Int32) -> String? {
    guard ways.indices.contains(Int(row)), !ways[Int(row)].isStep else { return nil }
    let text = "in \(ways[Int(row)].text(files))"
    var way = ways[Int(row)]
    while ways.indices.contains(Int(way.outer)), !ways[Int(way.outer)].isStep { way = ways[Int(way.outer)] }
    return text + (index >= 0 && way.from > 0 ? ", from \(lineText(way.from))" : ", from the launch")
  }

  /// A line as answers name it.
  private func lineText(_ line: Int) -> String { SwiftSource.text(line, files) }

  /// How a function came to run: `in HomeViewController.didTapLogin(), from line 30`; nil for none.
  ///
  /// Of functions that call each other the innermost four are named.
  func way(_ row: Int32) -> String? {
    guard ways.indices.contains(Int(row)), !ways[Int(row)].isStep else { return nil }
    var way = ways[Int(row)]
    var text = "in \(way.text(files))"
    for _ in 0..<3 {
      guard ways.indices.contains(Int(way.outer)), !ways[Int(way.outer)].isStep else { break }
      let outer = ways[Int(way.outer)]
      // A closure names the function round it already.
      if way.closureLine != nil, outer.closureLine == nil, outer.name == way.name {
        way = outer
        continue
      }
      text += ", from \(lineText(way.from)) in \(outer.text(files))"
      way = outer
    }
    if ways.indices.contains(Int(way.outer)), !ways[Int(way.outer)].isStep { return text + ", …" }
    return text + (way.from > 0 ? ", from \(lineText(way.from))" : ", from the launch")
  }
}

extension Program {
  /// The lines of Swift that are not run, in one sentence; nil where all are.
  package var skippedLines: String? {
    let skipped = swift.skipped
    guard !skipped.isEmpty else { return nil }
    // Of files that the header names nothing is listed: much of them is about something else.
    let own = swift.files.first?.line ?? Int.max
    var lines: [Int] = []
    for statement in skipped where statement.lines.lowerBound < own { lines += statement.lines }
    // 'present(a, animated: true) { print("shown") }' is about the hierarchy, whatever its closure does.
    let others = linesOfCalls
    lines.removeAll { others.contains($0) }
    guard !lines.isEmpty else { return nil }
    lines.sort()
    var ranges: [ClosedRange<Int>] = []
    var count = 0
    for line in lines where ranges.last.map({ $0.upperBound < line }) ?? true {
      count += 1
      if let last = ranges.last, last.upperBound + 1 == line {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    let places = ranges.map { range in
      range.count == 1
        ? "\(range.lowerBound)" : "\(range.lowerBound)\(range.count == 2 ? ", " : "–")\(range.upperBound)"
    }
    let what = count == 1 ? "1 line is" : "\(count) lines are"
    return "\(what) not about the hierarchy: \(places.joined(separator: ", "))"
  }
}

extension Program {
  /// The lines of pasted Swift on which something of UIKit is called or made.
  private var linesOfCalls: Set<Int> {
    var lines: Set<Int> = []
    for instruction in swift.functions.lazy.flatMap({ $0.instructions }) {
      switch instruction.kind {
      case .uikit, .make: lines.insert(instruction.line)
      default: break
      }
    }
    return lines
  }

  /// Whether a statement of a body is on a line.
  package func runs(line: Int) -> Bool {
    bodies.contains { $0.instructions.contains { $0.line == line } }
      || swift.functions.contains { $0.instructions.contains { $0.line == line } }
  }
}

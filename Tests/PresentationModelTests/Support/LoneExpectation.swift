@testable import PresentationModel

/// A scenario with one expectation, the others blanked out: every line and column stays where it is.
struct LoneExpectation {
  /// As written, or turned round.
  enum Form: String { case written, turned }

  /// What the expectation says, for reports: `expect a.b == nil`.
  let text: String
  /// Which of `Expectation.Kind` it is.
  let kind: String
  /// Its line, from 1.
  let line: Int
  /// Whether it is as the file has it.
  let form: Form
  /// Whether the one form fails exactly where the other holds: `==` and `!=`.
  let hasExactOpposite: Bool
  /// Whether a rule may decide because an expectation above has read something.
  let asksForARule: Bool
  /// The file.
  let bytes: [UInt8]

  /// The expectations of a file, each once whatever the versions, in its order.
  static func expectations(of programs: [Program]) -> [Expectation] {
    var seen: Set<Int32> = []
    return programs.flatMap(\.expectations).filter { seen.insert($0.range.start).inserted }
      .sorted { $0.range.start < $1.range.start }
  }

  /// Files with one expectation each: first as written, then the ways to turn it round. Where one of these cannot be
  /// written where it stands, its file is wrong.
  static func files(
    of expectation: Expectation, among all: [Expectation], in bytes: [UInt8], names: [String]
  ) -> [LoneExpectation] {
    let own = Int(expectation.range.start)..<Int(expectation.range.end)
    let blank = blanked(bytes, all.map { Int($0.range.start)..<Int($0.range.end) })
    func file(_ text: [UInt8], _ form: Form) -> LoneExpectation {
      var bytes = blank
      bytes.replaceSubrange(own, with: text)
      return LoneExpectation(
        text: expectation.text, kind: kind(of: expectation), line: expectation.line, form: form,
        hasExactOpposite: hasExactOpposite(expectation.kind), asksForARule: asksForARule(expectation.kind),
        bytes: bytes)
    }
    let opposites = Opposite.texts(of: expectation, Place(own, in: bytes), name: names.first { !$0.isEmpty } ?? "a")
    return [file(Array(bytes[own]), .written)]
      + opposites.map { file(Array($0.utf8), .turned) }
  }

  /// Where an expectation stands.
  struct Place {
    /// Blanks before it; nil where something else stands before or behind it on its lines.
    let indentation: Int?
    /// The expectation, its block included.
    let text: String

    init(_ range: Range<Int>, in bytes: [UInt8]) {
      text = String(decoding: bytes[range], as: UTF8.self)
      let start = bytes[..<range.lowerBound].lastIndex(of: 10).map { $0 + 1 } ?? 0
      let before = bytes[start..<range.lowerBound]
      let behind = bytes[range.upperBound...].first { $0 != 32 && $0 != 13 }
      let isAlone = before.allSatisfy { $0 == 32 } && (behind == nil || behind == 10 || behind == UInt8(ascii: "/"))
      indentation = isAlone ? before.count : nil
    }
  }

  /// The file without expectations.
  private static func blanked(_ bytes: [UInt8], _ ranges: [Range<Int>]) -> [UInt8] {
    var result = bytes
    for range in ranges {
      for index in range where result[index] != 10 && result[index] != 13 { result[index] = 32 }
    }
    return result
  }

  /// A name of its kind.
  static func kind(of expectation: Expectation) -> String {
    switch expectation.kind {
    case .compare(_, _, let isEqual): isEqual ? "==" : "!="
    case .truth(_, let wanted): wanted ? "true" : "false"
    case .hierarchy(let of, _): of == nil ? "hierarchy" : "hierarchy of"
    case .events(let of, _): of.isEmpty ? "events" : "events of"
    case .eventsInclude: "events include"
    case .noEvent: "no event"
    case .noEvents: "no events"
    case .log: "log"
    case .noLog: "no log"
    case .exception(let name, let text): name == nil ? "exception" : text == nil ? "exception N" : "exception N \"\""
    case .rule: "rule"
    case .noRule: "no rule"
    case .lint: "lint"
    case .noLint(let id): id == nil ? "no lint" : "no lint L"
    }
  }

  private static func hasExactOpposite(_ kind: Expectation.Kind) -> Bool {
    switch kind {
    case .compare, .truth, .rule, .noRule, .lint: true
    case .noLint(let id): id != nil
    case .hierarchy, .events, .eventsInclude, .noEvent, .noEvents, .log, .noLog, .exception: false
    }
  }

  private static func asksForARule(_ kind: Expectation.Kind) -> Bool {
    switch kind {
    case .rule, .noRule: true
    // It speaks where no other expectation names a refusal: alone in its file it may not hold.
    case .noLint(let id): id == .lnt50
    case .compare, .truth, .hierarchy, .events, .eventsInclude, .noEvent, .noEvents, .log, .noLog, .exception, .lint:
      false
    }
  }
}

/// The opposite of an expectation: what fails where it holds.
private enum Opposite {
  static func texts(of expectation: Expectation, _ place: LoneExpectation.Place, name: String) -> [String] {
    let text = place.text
    switch expectation.kind {
    case .compare(_, _, let isEqual):
      return turnedComparison(text, from: isEqual ? "==" : "!=", to: isEqual ? "!=" : "==").map { [$0] } ?? []
    case .truth(_, let wanted):
      let value = text.dropFirst("expect".count).drop { $0 == " " }
      if !wanted { return ["expect \(value.dropFirst())"] }
      return ["expect !" + (value.contains(" is ") ? "(\(value))" : value)]
    case .hierarchy(let of, let block): return block.isEmpty ? [] : [twice(text, of: of != nil)]
    case .events(let of, let block):
      var result = block.first.map { ["expect no event \($0)"] } ?? []
      if of.isEmpty, block.contains(where: isAlwaysCompared) { result.append("expect no events") }
      return result
    case .eventsInclude(let block): return block.map { "expect no event \($0)" }
    case .noEvent(let line): return including(line, place)
    case .noEvents: return including("\(name).viewDidLoad", place)
    case .log: return ["expect no log"]
    case .noLog: return ["expect log \"nobody prints this\""]
    case .exception: return ["expect exception NobodyThrowsThisException"]
    case .rule(let id): return ["expect no rule \(id.text)"]
    case .noRule(let id): return ["expect rule \(id.text)"]
    case .lint(let id): return ["expect no lint \(id.text)"]
    case .noLint(let id): return ["expect lint \((id ?? .lnt01).text)"]
    }
  }

  /// Whether a line is of the default set: loading and appearance are.
  private static func isAlwaysCompared(_ line: String) -> Bool {
    ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].contains {
      EventLine.kind(line).hasPrefix($0)
    }
  }

  /// A block cannot stand within a line.
  private static func including(_ line: String, _ place: LoneExpectation.Place) -> [String] {
    guard let indentation = place.indentation else { return [] }
    return ["expect events include\n\(String(repeating: " ", count: indentation + 2))\(line)"]
  }

  /// A block with its first line once more.
  private static func twice(_ text: String, of isPart: Bool) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.insert(lines[1], at: 1)
    return lines.joined(separator: "\n")
  }

  /// The operator stands outside of brackets and strings.
  private static func turnedComparison(_ text: String, from: String, to: String) -> String? {
    var bytes = Array(text.utf8)
    var depth = 0
    var isInString = false
    for index in bytes.indices.dropLast() {
      switch bytes[index] {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default:
        guard depth == 0, !isInString, Array(bytes[index...(index + 1)]) == Array(from.utf8) else { continue }
        bytes.replaceSubrange(index...(index + 1), with: Array(to.utf8))
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    return nil
  }
}

import Foundation
import Testing

@testable import PresentationModel

/// A line at column one does the same wherever it is put: its receiver in brackets or in a variable, the line in a
/// condition, a loop, a closure, a function, a turn. Every file of the book is written anew in each of these ways, and
/// each step comes to the same events, console, decisions, failures and hierarchy.
@Suite struct SameInABlockTests {
  enum Way: String, CaseIterable, Sendable {
    case brackets, variable, condition, loop, scope, closure, function, turn

    /// A call at column one, in this way.
    func written(_ line: String, receiver: String, rest: String, _ row: Int) -> String {
      switch self {
      case .brackets: "(\(receiver))\(rest)"
      case .variable: "let zebra\(row) = \(receiver)\nzebra\(row)\(rest)"
      case .condition: "if true { \(line) }"
      case .loop: "for _ in 0..<1 { \(line) }"
      case .scope: "do { \(line) }"
      case .closure: "let zebra\(row) = { \(line) }\nzebra\(row)()"
      case .function: "func zebra\(row)() { \(line) }\nzebra\(row)()"
      case .turn: "turn { \(line) }"
      }
    }
  }

  /// The text with each call of a line of its own written in a way; nil where there is none.
  private static func text(of path: String, _ way: Way) -> String? {
    var isChanged = false
    let text = rewritten(path, way) { line, receiver, rest, row in
      isChanged = true
      return way.written(line, receiver: receiver, rest: rest, row)
    }
    return isChanged ? text : nil
  }

  /// The text with something else for each call of a line of its own.
  private static func rewritten(
    _ path: String, _ way: Way, _ change: (_ line: String, _ receiver: String, _ rest: String, _ row: Int) -> String
  ) -> String {
    let lines = String(decoding: ScenarioFiles.bytes(path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result: [String] = []
    for (row, line) in lines.enumerated() {
      let next = lines.indices.contains(row + 1) ? lines[row + 1] : ""
      guard let dot = line.firstIndex(of: "."), line.hasSuffix(")"), line.contains("("), !line.contains("//"),
        !line.contains(" = "),
        !line.contains("{"), line.filter({ $0 == "(" }).count == line.filter({ $0 == ")" }).count,
        ![" ", ".", "}"].contains(where: { next.hasPrefix($0) }),
        // Code says of each call whether it is animated.
        line.contains("animated:") || ![".present(", ".dismiss(", ".show("].contains(where: { line.contains($0) }),
        // What a call makes is named there as it is in code.
        !line[dot...].contains(where: { $0.isUppercase && line[..<line.firstIndex(of: $0)!].last == "(" }),
        case let receiver = String(line[..<dot]), receiver.first?.isLowercase == true,
        receiver.allSatisfy({ $0.isLetter || $0.isNumber }),
        // These are words, and no values.
        !["device", "app"].contains(receiver) || way != .brackets && way != .variable
      else {
        result.append(line)
        continue
      }
      result.append(change(line, receiver, String(line[dot...]), row))
    }
    return result.joined(separator: "\n")
  }

  /// The steps, without what a way changes: lint finds less in a loop, and what a variable or a function names is released
  /// later.
  private static func compared(_ program: Program, _ way: Way) -> [String] {
    let isHeld = [.variable, .closure, .function].contains(way)
    return ToldSteps.all(program).map { step in
      step.split(separator: "\n").filter { line in
        if line.hasPrefix("failed: expect ") {
          return !isHeld && !line.contains(" lint ") && !line.contains(" rule EVT-05")
        }
        return !(isHeld && line.hasSuffix(".deinit"))
      }.joined(separator: "\n")
    }
  }

  @Test(arguments: Way.allCases)
  func itComesToTheSame(_ way: Way) {
    var count = 0
    for path in ScenarioFiles.sample(every: 6) {
      // A function that is a method of its own class is called with all of its arguments.
      if [.closure, .function].contains(way), path.hasSuffix("/a-method-without-its-class.presim") { continue }
      guard let text = Self.text(of: path, way), let program = ScenarioFiles.program(path) else { continue }
      let scenario = Scenario.load(bytes: Array(text.utf8), path: path)
      guard let other = scenario.program else {
        let errors = scenario.diagnostics.filter { $0.severity == .error }.map(\.message)
        // In code swiftc asks for each argument; a line may leave out the sender.
        if errors.allSatisfy({ $0.hasPrefix("no method ") }) { continue }
        Issue.record("\(ScenarioFiles.shown(path)), \(way): \(errors)")
        continue
      }
      count += 1
      let (steps, others) = (Self.compared(program, way), Self.compared(other, way))
      for (row, pair) in zip(steps, others).enumerated() where pair.0 != pair.1 {
        Issue.record("\(ScenarioFiles.shown(path)), \(way), step \(row):\n\(pair.0)\n---\n\(pair.1)")
        break
      }
      expect(steps.count, equals: others.count, "\(ScenarioFiles.shown(path)), \(way)")
    }
    #expect(count > 150, "\(count) files")
  }

  /// What somebody may write in a line by mistake.
  enum Slip: CaseIterable, Sendable {
    case letterTwice, capital, oneArgumentMore

    func written(_ line: String) -> String {
      let open = line.firstIndex(of: "(") ?? line.endIndex
      let dot = line[..<open].lastIndex(of: ".") ?? line.startIndex
      let name = String(line[line.index(after: dot)..<open])
      let (before, behind) = (String(line[...dot]), String(line[open...]))
      return switch self {
      case .letterTwice: before + String(name.prefix(2)) + String(name.dropFirst()) + behind
      case .capital: before + name.prefix(1).uppercased() + name.dropFirst() + behind
      case .oneArgumentMore:
        before + name + behind.dropLast() + (behind == "()" ? "" : ", ") + "speed: 3)"
      }
    }
  }

  /// A slip is told in the same words wherever its line is put.
  @Test(arguments: [Way.condition, .loop, .scope, .closure])
  func aSlipIsToldTheSame(_ way: Way) {
    var count = 0
    for (number, path) in ScenarioFiles.sample(every: 8).enumerated() {
      let slip = Slip.allCases[number % Slip.allCases.count]
      func error(_ way: Way?) -> String? {
        var isFirst = true
        let text = Self.rewritten(path, .condition) { line, receiver, rest, row in
          guard isFirst else { return line }
          isFirst = false
          let line = slip.written(line)
          return way?.written(line, receiver: receiver, rest: rest, row) ?? line
        }
        return Scenario.load(bytes: Array(text.utf8), path: path).diagnostics
          .first { $0.severity == .error }?.message
      }
      // What classes of an app's have, another file of theirs may add to: code says so more seldom than lines.
      let isCode = way == .closure && ScenarioFiles.program(path)?.swift.isEmpty == false
      guard !isCode, let told = error(nil), !told.contains("App()") else { continue }
      count += 1
      expect(error(way), equals: told, "\(ScenarioFiles.shown(path)), \(slip), \(way)")
    }
    #expect(count > 100, "\(count) slips")
  }
}

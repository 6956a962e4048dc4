import Foundation
import Testing

@testable import PresentationModel

/// What a sentence says of a line of the file, and of who presents whom.
extension ExplanationLawTests {
  /// A line that a sentence names is there and does what is said of it.
  func linesSayWhatIsSaidOfThem(_ told: Told) {
    // Most sentences name no line: a regular expression is read anew each time that it is used.
    for sentence in told.sentences where sentence.has("line ") {
      for match in sentence.matches(of: #/line (\d+)/#) {
        let number = Int(match.output.1) ?? 0
        let text = told.line(number).trimmingCharacters(in: .whitespaces)
        #expect(!text.isEmpty && !text.hasPrefix("//"), "\(told.place): \(sentence)")
      }
      if sentence.has("modalPresentationStyle is "),
        let match = sentence.firstMatch(of: #/modalPresentationStyle is \.(\w+), set on line (\d+)/#)
      {
        sets(String(match.output.1), Int(match.output.2), told, sentence)
      }
      if sentence.has(" sets ."), let match = sentence.firstMatch(of: #/^line (\d+) sets \.(\w+)/#) {
        sets(String(match.output.2), Int(match.output.1), told, sentence)
      }
      if sentence.has(" reads "),
        let match = sentence.firstMatch(of: #/^line (\d+) reads (\w+), which fixes the style \.(\w+)/#)
      {
        #expect(told.line(Int(match.output.1) ?? 0).contains(match.output.2), "\(told.place): \(sentence)")
        if let set = sentence.firstMatch(of: #/, set on line (\d+)$/#) {
          sets(String(match.output.3), Int(set.output.1), told, sentence)
        }
        if let late = sentence.firstMatch(of: #/; \.(\w+) \(line (\d+)\) takes effect/#) {
          sets(String(late.output.1), Int(late.output.2), told, sentence)
          #expect(late.output.1 != match.output.3, "\(told.place): \(sentence)")
        }
      }
      if sentence.has("definesPresentationContext is true"),
        let match = sentence.firstMatch(of: #/definesPresentationContext is true \(line (\d+)\)/#)
      {
        let line = told.line(Int(match.output.1) ?? 0)
        #expect(line.contains("definesPresentationContext") && !line.contains("false"), "\(told.place): \(sentence)")
      }
      if sentence.has(" came on line "), let match = sentence.firstMatch(of: #/(\w+) came on line (\d+)/#) {
        speaksOf(String(match.output.1), Int(match.output.2), told, sentence)
      }
      if sentence.has("is covered by "),
        let match = sentence.firstMatch(of: #/is covered by (\w+), .*\(presented on line (\d+)\)/#)
      {
        speaksOf(String(match.output.1), Int(match.output.2), told, sentence)
      }
      if sentence.has(" style was set on line "),
        let match = sentence.firstMatch(of: #/^(\w+)'s? style was set on line (\d+)/#)
      {
        speaksOf(String(match.output.1), Int(match.output.2), told, sentence)
      }
    }
  }

  /// A line assigns this style, or one that no literal of it names.
  private func sets(_ style: String, _ line: Int?, _ told: Told, _ sentence: String) {
    let text = told.line(line ?? 0)
    #expect(text.contains("modalPresentationStyle"), "\(told.place): \(sentence)")
    let assigned = text.matches(of: #/modalPresentationStyle = \.(\w+)/#).map { String($0.output.1) }
    // `.app` of an extension of the file's is whichever style that gives.
    let isOwn = assigned.contains { name in
      told.lines.contains { $0.contains("static var \(name)") || $0.contains("static let \(name)") }
    }
    #expect(assigned.isEmpty || assigned.contains(style) || isOwn, "\(told.place): \(sentence)")
  }

  /// A line names somebody, or stands in a body, where it may be 'self', or makes what a segue shows.
  private func speaksOf(_ name: String, _ line: Int?, _ told: Told, _ sentence: String) {
    let text = told.line(line ?? 0)
    let isInside = text.hasPrefix(" ") || text.contains("{")
    let isIndirect = ["perform", "tap", "isActive", "show"].contains { text.contains($0) }
    #expect(text.contains(name) || isInside || isIndirect, "\(told.place): \(sentence)")
  }

  // MARK: Who presents whom

  /// What is said of a presentation in the present tense was so when the call was made: it stood before the step, or an
  /// earlier call of the step made it.
  func whoPresentsWasPresentedThen(_ told: Told) {
    for part in told.explanation.parts {
      if part.outcome.has("which is presented over it and stays"),
        let match = part.outcome.firstMatch(of: #/below (\w+), which is presented over it and stays/#)
      {
        let name = String(match.output.1)
        let row = told.outcome.moments.firstIndex { $0.reasoned == part.reasoned } ?? 0
        let came = told.outcome.decisions[..<row].contains { presents($0, name, told.after) }
        #expect(stood(name, told.before) || came, "\(told.place): \(part.outcome)")
      }
      for sentence in part.reasons.flatMap(\.lines) where sentence.has("which presents ") {
        for match in sentence.matches(of: #/which presents (\w+)/#) {
          let name = String(match.output.1)
          guard isController(name, told.after) else { continue }
          let came = told.outcome.decisions.contains { presents($0, name, told.after) }
          #expect(stood(name, told.before) || came || stood(name, told.after), "\(told.place): \(sentence)")
        }
      }
    }
  }

  func isController(_ name: String, _ hierarchy: Hierarchy) -> Bool {
    (0..<hierarchy.count).contains { ControllerText.name(ControllerID(Int32($0)), in: hierarchy) == name }
  }

  func stood(_ name: String, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.presentations.keys.contains { ControllerText.name($0, in: hierarchy) == name }
  }

  func presents(_ decision: Decision, _ name: String, _ hierarchy: Hierarchy) -> Bool {
    guard case .presents(let presentation, _) = decision else { return false }
    return ControllerText.name(presentation.presented, in: hierarchy) == name
  }
}

import Foundation
import Testing

@testable import PresentationModel

/// What the rules say in the book. `reasons.txt` holds, for each rule, every sentence that it says in a scenario, of what
/// kind of controller and in which calls, with the question, the grade, the open question and the silent failure that
/// come with it: to be read aloud. `PRESIM_UPDATE=1 swift test --filter ReasonsTests` writes it anew: read the difference.
///
/// Names are left out, and what is said ten times or more is not counted, so that another name or another file of the same
/// kind changes little here. What is said once or twice is what two sentences that have changed places differ in.
@Suite struct ReasonsTests {
  private static let url = Repository.root.appendingPathComponent(
    "Tests/PresentationModelTests/Rulebook/reasons.txt")

  @Test func readAsTheyAreWritten() throws {
    let blocks = PlayedScenarios.reasons.blocks
    if ProcessInfo.processInfo.environment["PRESIM_UPDATE"] != nil {
      return try Data(blocks.joined(separator: "\n").utf8).write(to: Self.url)
    }
    let wanted = try String(contentsOf: Self.url, encoding: .utf8).components(separatedBy: "\n\n").map {
      $0.hasSuffix("\n") ? $0 : $0 + "\n"
    }
    let (now, before) = (Set(blocks), Set(wanted))
    for block in now.subtracting(before).sorted() {
      let old = wanted.first { $0.prefix { $0 != "\n" } == block.prefix { $0 != "\n" } } ?? ""
      let known = Set(old.split(separator: "\n"))
      let new = block.split(separator: "\n").filter { !known.contains($0) }.joined(separator: "\n")
      let lines = Set(block.split(separator: "\n"))
      let gone = old.split(separator: "\n").filter { !lines.contains($0) }.joined(separator: "\n")
      Issue.record("\(block.prefix { $0 != "\n" }) says now\n\(new)\nin place of\n\(gone)")
    }
    let rules = Set(blocks.map { $0.prefix { $0 != "\n" } })
    for block in before where !rules.contains(block.prefix { $0 != "\n" }) {
      Issue.record("\(block.prefix { $0 != "\n" }) says nothing any more")
    }
  }
}

/// Sentences by rule, each with the kinds of its subject and the calls.
struct SaidReasons {
  private struct Said {
    var times = 0
    var places: Set<String> = []
  }
  private var said: [DecisionID: [String: Said]] = [:]

  /// Takes what a step has said.
  mutating func take(_ outcome: StepOutcome, _ hierarchy: Hierarchy, _ bytes: [UInt8]) {
    let calls = outcome.calls.map { Self.name($0, bytes) }
    for entry in outcome.trace {
      take(entry, calls.indices.contains(Int(entry.call)) ? calls[Int(entry.call)] : "", hierarchy)
    }
  }

  /// Takes what others have said.
  mutating func take(_ others: SaidReasons) {
    for (rule, sentences) in others.said {
      for (sentence, said) in sentences {
        self.said[rule, default: [:]][sentence, default: Said()].times += said.times
        self.said[rule, default: [:]][sentence, default: Said()].places.formUnion(said.places)
      }
    }
  }

  private mutating func take(_ entry: TraceEntry, _ call: String, _ hierarchy: Hierarchy) {
    let subject = entry.subject.map { hierarchy.kind(of: $0).className } ?? "nobody"
    let sentence = Self.sentence(entry)
    said[entry.rule, default: [:]][sentence, default: Said()].times += 1
    said[entry.rule, default: [:]][sentence, default: Said()].places.insert("\(subject) \(call)")
  }

  /// The sentence with signs for names, and what else comes with it.
  private static func sentence(_ entry: TraceEntry) -> String {
    var text = "\(entry.verdict)"
    if case .rule(let id) = entry.rule, entry.question != id.metadata.question { text += " under \(entry.question)" }
    text += ": " + (entry.because.isTitle ? "(its title)" : "")
    for piece in entry.because.pieces { text += piece.words + sign(piece.hole) }
    if entry.part != .claim { text += " (part \(entry.part))" }
    if let choice = entry.choice { text += " (\(choice.text))" }
    if let silence = entry.silence {
      text += " (\(silence.text) of \(entry.silentNames.controllers.count), note \(entry.silentNames.variant))"
    }
    return text
  }

  private static func sign(_ hole: Because.Hole) -> String {
    switch hole {
    case .none: ""
    case .controller, .object, .window, .name: "…"
    case .style(let style): ".\(style.text)"
    case .transitionStyle(let style): ".\(style.text)"
    case .kind(let kind): kind.className
    case .sizes(let sizes): "\(sizes.horizontal.text) by \(sizes.vertical.text)"
    case .facing(let facing): ".\(facing.text)"
    case .facings: "a mask"
    case .interfaceStyle(let style): ".\(style.text)"
    case .count(let count): "\(count)"
    }
  }

  /// A block a rule, from its ID on.
  var blocks: [String] {
    said.keys.sorted { $0.text < $1.text }.map { rule in
      let lines = (said[rule] ?? [:]).sorted { $0.key < $1.key }.map { sentence, said in
        let times = said.times < 10 ? " (\(said.times) times)" : ""
        return "  \(sentence)\(times)\n    \(said.places.sorted().joined(separator: ", "))\n"
      }
      return "\(rule.text)\n" + lines.joined()
    }
  }

  /// What is called: `present`, `selectedIndex =`; what UIKit does by itself has no name.
  private static func name(_ call: TracedCall, _ bytes: [UInt8]) -> String {
    guard let range = call.range else { return call.line == 0 ? "at launch" : "in UIKit" }
    if call.isExpectation { return "in expect" }
    let text = String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    // The word before the bracket or the sign.
    let head = text.prefix { $0 != "(" && $0 != "=" }
    let words = head.split { !$0.isLetter }
    return "in \((head.count < text.count ? words.last : words.first) ?? "")"
  }
}

/// Why a step did what it did, as a colleague would say it: what `presim explain` prints unless all is asked for.
///
/// Made from an outcome by `Explainer`; alternatives are added by `Alternatives`, which can try them.
package struct Explanation: Sendable {
  /// One reason: its heading, the reason, and the rule.
  package struct Why: Sendable, Equatable {
    /// What it answers, in two or three words: `why tabs`.
    package var heading: String
    /// The reason; each element begins a line. Nothing where the outcome is the sentence of these rules.
    package var lines: [String]
    /// The rules and messages that it comes from.
    package var rules: [DecisionID]
    /// The reason in one line: what ends with a colon goes on, the rest stands behind semicolons.
    package var sentence: String { Self.sentence(lines) }
    /// The same of any lines.
    package static func sentence(_ lines: [String]) -> String {
      lines.reduce("") { text, line in
        text + (text.isEmpty ? "" : text.utf8.last == UInt8(ascii: ":") ? " " : "; ") + line
      }
    }
    /// What sources say that contradict it.
    package var objections: [String] = []
    /// How well each of them is known, as far as the reason rests on it.
    package var grades: [[EvidenceGrade]] = []
    /// Whether a reader may not have expected it: the overview of a file shows it too.
    package var isNews: Bool

    /// Whether `expect rule` names one of its rules: the overview of a file shows it too.
    package var isPinned = false

    /// Whether it explains a refusal: the overview of a file shows it each time, and then nothing else.
    package var isRefusal: Bool { heading == Why.refusal }
    /// Whether this reason is about callbacks; the overview shows it only without other reasons.
    package var isAboutCallbacks: Bool { heading == Why.callbacks }

    static let refusal = "why not"
    static let callbacks = "callbacks"
    /// Which of two callbacks comes first.
    static let order = "order"
    /// Heading of a reason that only names its rule.
    static let rule = "rule"

    /// The rules, and how well each is known: `CTX-02  documented, observed`, `REM-01 documented, REM-02 observed`.
    package var source: String {
      let words = rules.indices.map { grades.indices.contains($0) ? grades[$0] : [] }
      let short = words.map { GradeText.short($0) }
      if rules.count < 2 || Set(words).count == 1 {
        return ([rules.map { $0.text }.joined(separator: ", ")] + words.prefix(1).map { GradeText.text($0) })
          .filter { !$0.isEmpty }.joined(separator: "  ")
      }
      if Set(short).count == 1, !short[0].isEmpty {
        return rules.map { $0.text }.joined(separator: ", ") + "  " + short[0]
      }
      return zip(rules, short).map { $1.isEmpty ? $0.text : "\($0.text) \($1)" }
        .joined(separator: short.contains { $0.contains(",") } ? "; " : ", ")
    }

    /// What contradicts it, each as a line of its own.
    var spokenObjections: [String] { objections.map { "but \($0)" } }

    /// Makes a reason.
    package init(_ heading: String, _ lines: [String], _ rules: [DecisionID], isNews: Bool = false) {
      self.heading = heading
      self.lines = lines
      self.rules = rules
      self.isNews = isNews
    }
  }

  /// What one call of the step came to.
  package struct Part: Sendable {
    /// Row in `StepOutcome.calls`; -1 for what UIKit does by itself.
    package var call: Int
    /// Line in the source; 0 for what UIKit does by itself.
    package var line: Int
    /// The place of the call in the source; nil for what UIKit does by itself.
    package var range: ByteRange?
    /// What was decided, if it has a line of its own in `presim run`.
    package var decision: Decision?
    /// What came of it, in a sentence or two.
    package var outcome: String
    /// Why.
    package var reasons: [Why]
    /// How much had been reasoned in the step when it was decided.
    var reasoned = 0
    /// For Swift: the function that makes the call, and how it was reached.
    package internal(set) var way: String?

    /// Those of the reasons that the overview of a file shows.
    func news(in whole: Kind) -> [Why] {
      if whole.isRefused { return reasons.filter { $0.isRefusal || $0.isPinned } }
      return reasons.filter { $0.isPinned || $0.isNews && !(whole.hasMore && $0.isAboutCallbacks) }
    }
  }

  /// Another way of writing it that gives what was probably wanted: tried by the engine before it is offered.
  package struct Alternative: Sendable, Equatable {
    /// What for: `to keep the tab bar`.
    package var purpose: String
    /// What to write.
    package var code: String
    /// Where, if not at the call itself: a line of the source.
    package var line: Int?
    /// Where that is in Swift: `in share, before line 11`.
    package var place: String?
    /// The changes of the text that were tried.
    var edits: [TextEdit] = []
    /// The result: `shop presents`.
    package var result: String
    /// Whether it answers a question that was not asked: left out of the overview of a file.
    package var isAside = false
    /// Whether it removes a certain mistake, a black screen: an overview shows it too.
    package var isCure = false
  }

  /// The Swift files that the header names, for lines in them.
  var files: [SwiftSource.Place] = []
  /// Row of the step in `Program.steps`; -1 for launch.
  package var step: Int
  /// Line of the step; 0 for launch.
  package var line: Int
  /// What each call came to, in the order in which it was decided.
  package var parts: [Part] = []
  /// UIKit's console lines.
  package var console: [String] = []
  /// The call of each of them, as ``Part/call``; -1 for none.
  package var consoleCalls: [Int] = []
  /// Name and text of the exception that ended the run.
  package var exception: String?
  /// The call that raised it, as ``Part/call``; -1 for none.
  package var exceptionCall = -1
  /// Why the run was stopped, if the step did not settle; calls through nil and the like: line and text.
  package var notes: [(line: Int, text: String)] = []
  /// Whether a view was removed and nothing brings it back: an overview of a file shows the alternative.
  package var hasBlackScreen = false
  /// Other ways, each of them tried.
  package var alternatives: [Alternative] = []
  /// The question in `Scenarios/questions` that teaches it.
  package var lesson: Lesson?
  /// The number of possible refusals that were asked and did not hold; 0 where the app crashes or something is refused.
  package var checks = 0
  /// The open questions that it rests on.
  package var choices: [ChoiceID] = []

  /// An expectation that is looked at with the step, if one was asked about.
  package var look: Part?

  /// The reasons of all calls and of what was looked at.
  var reasons: [Why] { parts.flatMap { $0.reasons } + (look?.reasons ?? []) }

  /// What the overview of a file shows of a part depends on the other parts.
  struct Kind {
    /// Whether something was refused.
    let isRefused: Bool
    /// Whether there is more to show than callbacks.
    let hasMore: Bool
  }

  /// Which kind it is. Complexity: O(reasons).
  var kind: Kind {
    Kind(isRefused: isRefused, hasMore: parts.contains { $0.reasons.contains { $0.isNews && !$0.isAboutCallbacks } })
  }

  /// Whether the result differs from what the call suggests: the overview of a file shows it at length.
  package var isNews: Bool {
    if exception != nil || !console.isEmpty || hasBlackScreen { return true }
    let kind = kind
    return parts.contains { $0.news(in: kind).contains { $0.isNews || $0.isRefusal } }
  }

  /// Whether the file pins a rule of it.
  package var isPinned: Bool { parts.contains { $0.reasons.contains { $0.isPinned } } }

  /// Whether it tells only of loading, release and the like, because nothing else came of the step.
  package internal(set) var isQuiet = false

  /// Whether something was refused.
  package var isRefused: Bool { parts.contains { $0.reasons.contains { $0.isRefusal } } }
}

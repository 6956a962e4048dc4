/// Of a step that was stopped because it does not finish, the beginning is enough: the rest is more of the same.
package enum EndlessChain {
  /// How much of each kind is shown.
  package static let shown = 10

  /// How much of a step's outcome a report has.
  package static func most(of outcome: StepOutcome) -> Int { outcome.limit == nil ? Int.max : shown }

  /// `… 99,900 more events`: what is left out.
  package static func more(
    of outcome: StepOutcome, _ notes: Int, _ silences: Int, _ withEvents: Bool, at line: Int
  ) -> [StepReport.Note] {
    guard outcome.limit != nil else { return [] }
    let kinds = [
      (outcome.decisions.count, "decisions"), (outcome.console.count, "console lines"), (notes, "notes"),
      (silences, "notes on what UIKit does without a word"),
      (withEvents ? outcome.events.count : 0, "events"),
    ]
    return kinds.filter { $0.0 > shown }.map {
      StepReport.Note(line: line, text: "… \(number($0.0 - shown)) more \($0.1)")
    }
  }

  /// `99,900`
  package static func number(_ count: Int) -> String {
    var digits = Array(String(count))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return String(digits)
  }
}

/// Which reasons of a call belong to which of its decisions: one call may decide several things, and each has reasons of
/// its own (a turned window collapses a split view and makes a sheet of a popover).
struct DecisionReasons {
  private var shares: [Int: [Int]] = [:]

  /// Shares out what was reasoned.
  ///
  /// - Parameters:
  ///   - outcome: what the step came to.
  ///   - calls: the call of each decision.
  ///   - rows: the rows of the trace of each of these calls.
  ///
  /// Complexity: O(reasons × decisions of their call).
  init(_ outcome: StepOutcome, calls: [Int], rows: (Int) -> [Int]) {
    var decisions: [Int: [Int]] = [:]
    for (decision, call) in calls.enumerated() { decisions[call, default: []].append(decision) }
    for (call, all) in decisions {
      guard all.count > 1 else {
        shares[all[0]] = rows(call)
        continue
      }
      for decision in all { shares[decision] = [] }
      for row in rows(call) {
        let entry = outcome.trace[row]
        let next = all.first { outcome.moments.indices.contains($0) && outcome.moments[$0].reasoned > row }
        let about = all.filter { Self.isAbout(entry, outcome.decisions[$0]) }
        // A finding that fits several decisions belongs to the next one; one that fits none belongs to the decision
        // about its controller, or to the next one, to which it led.
        let own =
          about.isEmpty
          ? all.filter { entry.subject != nil && Self.subject(outcome.decisions[$0]) == entry.subject } : about
        let owner = own.first { $0 >= next ?? .max } ?? own.last ?? next ?? all[all.count - 1]
        shares[owner, default: []].append(row)
      }
    }
  }

  /// The rows of the trace that a decision rests on.
  func rows(of decision: Int) -> [Int] { shares[decision] ?? [] }

  /// The container that a decision changes; nil for the others.
  private static func subject(_ decision: Decision) -> ControllerID? {
    switch decision {
    case .split(let x, _), .stack(let x, _, _), .tab(let x, _), .pages(let x, _), .waitsForEarlierChange(let x): x
    default: nil
    }
  }

  /// Whether a reason is about a decision, by its question and its controller.
  private static func isAbout(_ entry: TraceEntry, _ decision: Decision) -> Bool {
    switch decision {
    case .presents(let presentation, _):
      switch entry.question {
      case .style, .presentationController, .adaptation, .transition, .anchor, .alert:
        entry.subject == presentation.original || entry.subject == presentation.presented
      case .removal: entry.subject == presentation.presenter
      default: false
      }
    case .readapted(let presentation):
      entry.question == .adaptation
        && (entry.subject == presentation.original || entry.subject == presentation.presented)
    case .refused(let rule, _, _): entry.rule == .rule(rule)
    case .dismisses(let dismissed):
      (entry.question == .dismissal || entry.question == .gesture)
        && (entry.subject == dismissed.dismisser || dismissed.gone.contains { $0 == entry.subject })
    case .nothingToDismiss(let x): entry.question == .dismissal && entry.subject == x
    case .split: entry.question == .split
    case .stack(let x, _, _), .waitsForEarlierChange(let x): entry.question == .stack && entry.subject == x
    case .tab(let x, _): entry.question == .tabs && entry.subject == x
    case .pages(let x, _): entry.question == .pages && entry.subject == x
    case .turns: entry.question == .orientation
    case .performsSegue, .segueStopped: entry.question == .segue
    case .unwinds: entry.question == .unwinding
    case .root: entry.question == .window
    case .dragged: entry.question == .sheet
    case .gestureIgnored(let x, let rule): entry.rule == .rule(rule) && entry.subject == x
    case .gestureBlocked, .tapBlocked: entry.question == .gesture
    case .waitsForTransition, .waitsForReceiver: entry.question == .deferral
    case .cancelled: false
    }
  }
}

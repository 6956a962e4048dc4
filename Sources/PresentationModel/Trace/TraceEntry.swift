/// What a decision was about: explanations are grouped by it.
public enum TracePhase: UInt8, Sendable, CaseIterable {
  case style, presentationController, deferral, arguments, presenter, refusal, adaptation, anchor, transition, removal
  case dismissal, gesture, containment, stack, tabs, pages, split, search, window, loading, schedule, appearance
  case release
  case query

  /// The heading users see.
  public var title: String {
    switch self {
    case .style: "requested style"
    case .presentationController: "presentation controller"
    case .deferral: "now or later"
    case .arguments: "arguments"
    case .presenter: "who presents"
    case .refusal: "refusals"
    case .adaptation: "adaptation"
    case .anchor: "popover anchor"
    case .transition: "transition"
    case .removal: "what leaves the window"
    case .dismissal: "dismissal"
    case .gesture: "the user"
    case .containment: "containment"
    case .stack: "navigation stack"
    case .tabs: "tabs"
    case .pages: "pages"
    case .split: "split view"
    case .search: "search"
    case .window: "window"
    case .loading: "view loading"
    case .schedule: "order of callbacks"
    case .appearance: "appearance callbacks"
    case .release: "release"
    case .query: "what a property answers"
    }
  }
}

/// What a rule said of a candidate.
public enum Verdict: UInt8, Sendable {
  /// The rule decided: taken, refused, chosen.
  case decided
  /// The rule was asked and did not apply to this candidate; the next one is looked at.
  case passedOver
  /// The rule was asked and does not hold here.
  case declined
  /// Would have been asked, had nothing before it decided.
  case notReached
}

/// One line of reasoning: which rule said what of whom. No text: `ReasonText` writes it.
public struct TraceEntry: Sendable {
  /// The call or event that it belongs to: row in `StepOutcome.calls`.
  public var call: Int32
  /// What it is about.
  public var phase: TracePhase
  /// Who said it.
  public var rule: DecisionID
  /// What was said.
  public var verdict: Verdict
  /// Of whom.
  public var subject: ControllerID?
  /// Why.
  public var reason: Reason
}

/// A call whose decisions are traced.
public struct TracedCall: Sendable {
  /// Line in the source, 0 for launch.
  public var line: Int
  /// Where it stands; nil for what UIKit does by itself (launch, the end of a transition).
  public var range: ByteRange?
}

/// What a call came to, for the one line that `presim run` prints of it. `DecisionText` writes it.
package enum Decision: Sendable {
  /// A presentation was accepted. The removed are the controllers whose views it takes out of the window: the
  /// presenting one and what that shows.
  case presents(Presentation, removed: [ControllerID])
  /// A call was refused or raised, by this rule.
  case refused(RuleID, presented: ControllerID?, presenter: ControllerID?)
  /// A dismissal.
  case dismisses(Dismissed)
  /// `dismiss` found nothing.
  case nothingToDismiss(ControllerID)
  /// A gesture that does nothing here.
  case gestureIgnored(ControllerID, RuleID)
  /// The user dragged a sheet to a detent.
  case dragged(ControllerID, Value)
  /// A gesture that a delegate or `isModalInPresentation` stopped.
  case gestureBlocked(ControllerID)
  /// A tap on a tab that the delegate of the tab bar controller stopped.
  case tapBlocked(ControllerID)
  /// A call waits for the end of a running transition.
  case waitsForTransition(ControllerID)
  /// A call waits until this receiver is in its window.
  case waitsForReceiver(ControllerID)
  /// An animated change of a stack waits for the ones before it in the run loop pass.
  case waitsForEarlierChange(ControllerID)
  /// The top of a stack changed, from and to.
  case stack(ControllerID, from: ControllerID?, to: ControllerID?)
  /// Another tab was selected.
  case tab(ControllerID, ControllerID)
  /// Other pages are shown.
  case pages(ControllerID, [ControllerID])
  /// A window got a new root.
  case root(WindowID, ControllerID?)
  /// A presentation changed its active style with the size classes.
  case readapted(Presentation)
  /// The interface rotates because another controller decides, or with the device.
  case turns(Facing)
  /// A transition was cancelled.
  case cancelled
  /// A segue is performed: its identifier, its source, its destination.
  case performsSegue(String?, from: ControllerID, to: ControllerID)
  /// `shouldPerformSegue(withIdentifier:sender:)` has said no.
  case segueStopped(ControllerID, String?)
  /// An unwind segue has found a destination, or none.
  case unwinds(String?, from: ControllerID, to: ControllerID?)
  /// A split view collapsed or expanded.
  case split(ControllerID, collapsed: Bool)
}

extension Decision {
  /// A dismissal: which controller dismisses, and which are dismissed.
  package struct Dismissed: Hashable, Sendable {
    /// The presenting view controller, which dismisses what it presents.
    package let dismisser: ControllerID
    /// All that are dismissed, lowest first.
    package let gone: [ControllerID]
    /// Of these the one whose view moves.
    package let animated: ControllerID
    /// Whether it moves at all.
    package let isAnimated: Bool
    /// The controllers whose own views come back into the window.
    package internal(set) var returning: [ControllerID]
  }

  /// The presentation that was accepted; nil for another decision.
  package var presentation: Presentation? {
    if case .presents(let presentation, _) = self { presentation } else { nil }
  }

  /// The dismissal; nil for another decision.
  package var dismissed: Dismissed? { if case .dismisses(let dismissed) = self { dismissed } else { nil } }

  /// Whether a call was refused or raised.
  package var isRefusal: Bool { if case .refused = self { true } else { false } }

  /// Whether what was asked for, by code or the user, comes to nothing without being refused.
  var doesNothing: Bool {
    switch self {
    case .gestureIgnored, .gestureBlocked, .tapBlocked, .nothingToDismiss: true
    default: false
    }
  }
}

extension StepOutcome {
  /// The accepted presentation of a controller, with the controllers whose views it takes out of the window; nil where
  /// there is none.
  func presentation(of x: ControllerID) -> (presentation: Presentation, removed: [ControllerID])? {
    for case .presents(let presentation, let removed) in decisions where presentation.original == x {
      return (presentation, removed)
    }
    return nil
  }

  /// The dismissals, in order.
  var dismissals: [Decision.Dismissed] { decisions.compactMap { $0.dismissed } }

  /// Whether a dismissal dismisses this controller.
  func dismisses(_ x: ControllerID) -> Bool { dismissals.contains { $0.gone.contains(x) } }
}

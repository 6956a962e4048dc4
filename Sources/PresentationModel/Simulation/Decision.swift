/// What a call came to, for the one line that `presim run` prints of it. `DecisionText` writes it.
public enum Decision: Sendable {
  /// A presentation was accepted. The removed are the controllers whose views it takes out of the window: the
  /// presenting one and what that shows.
  case presents(Presentation, removed: [ControllerID])
  /// A call was refused or raised, by this rule.
  case refused(RuleID, presented: ControllerID?, presenter: ControllerID?)
  /// A dismissal: the controller that dismisses, all that are dismissed, lowest first, and those whose own views come
  /// back into the window.
  case dismisses(
    dismisser: ControllerID, gone: [ControllerID], animated: ControllerID, isAnimated: Bool, returning: [ControllerID])
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

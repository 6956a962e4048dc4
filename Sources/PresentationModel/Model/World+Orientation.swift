/// Who decides which way up the interface is.
extension World {
  /// The root of the last window, or the topmost presentation over it that fills the screen; nil without a root.
  ///
  /// This is BAR-06 for full screen and over full screen alone: not yet for alerts, activity controllers and custom
  /// presentations.
  ///
  /// Complexity: O(levels).
  var orientationDecider: ControllerID? {
    guard var decider = hierarchy.windows.last(where: { $0.root != nil })?.root else { return nil }
    var current = decider
    while let presented = hierarchy.ownPresented(current), let presentation = hierarchy.presentations[presented],
      !presentation.isDismissing
    {
      if presentation.activeStyle == .fullScreen || presentation.activeStyle == .overFullScreen { decider = presented }
      current = presented
    }
    return decider
  }
}

/// From the end of the presentation to the beginning of the dismissal (REM-03).
///
/// The view leaves when the presentation has ended, before the did-callbacks (ORD-06), and is put back when the
/// dismissal begins, after the will-callbacks and before viewIsAppearing (ORD-05). A cancelled presentation never takes
/// it out; a cancelled dismissal takes it out again.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `fullScreen` ("after the presentation completes"), WWDC19-224. observed: dumps caught
///   between the two. inferred: cancellation.
/// - Example: `begin V.present(X)` full screen: `V.view.window != nil`; after `finish`: nil.
enum REM03 {
  /// The presenter's view is out of the window from the end of the presentation to the beginning of the dismissal.
  static func operation(_ presenter: ControllerID, isOut: Bool) -> Operation { .setRemoved(presenter, isOut) }
}

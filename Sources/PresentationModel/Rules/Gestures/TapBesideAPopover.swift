enum TapBesideAPopover: Rule {
  static let id = RuleID.dis11
  static let question = Question.gesture
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// On 8.0 to 8.2 both went; only 8.3 and 8.4 spared the popover.
  static let spares = VersionRange(UIKitVersion(8, 3), 8, documents: false)

  /// The part about a popover whose window something presented above it covers.
  static let underACover = RulePart(1)

  /// Whether what is presented takes every touch in the window: an alert does, what fills the screen, and a sheet, which
  /// dims all of it.
  private static func coversTheWindow(_ x: ControllerID, _ world: World) -> Bool {
    guard let presentation = world.hierarchy.presentations[x] else { return false }
    if let own = presentation.own { return own == .alert }
    if presentation.isSheet(world.hierarchy) {
      return !UndimmedSheetLeavesTheRestUsable.leavesTouches(presentation, world)
    }
    return presentation.adaptedStyle == .fullScreen || presentation.adaptedStyle == .overFullScreen
  }

  /// What is dismissed when the user taps beside a popover, the only thing that remains usable under what it presents;
  /// nil for any other presentation.
  static func judge(_ root: ControllerID, _ world: World) -> Finding<Gestures.Reach>? {
    guard world.hierarchy.presentations[root]?.isRealPopover == true else { return nil }
    let levels = world.hierarchy.levels(from: root).dropFirst()
    guard let above = levels.first else {
      let delegate = world.presentationDelegate(root)
      guard !DelegateIsAskedBeforeTheUserDismisses.holds(in: world.profile) else {
        return declines(root, "the tap dismisses it as one beside a sheet does")
      }
      if world.answers(delegate, .popoverPresentationControllerShouldDismissPopover) {
        return decides(.presentation(root), on: root, "its delegate is asked by the popover's own method")
      }
      return delegate.isNil
        ? decides(.presentation(root), on: root, "has no delegate that could say no")
        : decides(.presentation(root), on: root, "its delegate has no method that could say no")
    }
    if let cover = levels.first(where: { coversTheWindow($0, world) }) {
      return decides(
        .nothing(root, id), on: root, "is out of reach: \(cover) covers the window, the space beside it too",
        part: underACover)
    }
    guard spares.contains(world.profile) else {
      return decides(.presentation(root), on: root, "goes with \(above), which stands over it")
    }
    let request = Dismissal.Request(
      dismisser: world.hierarchy.directPresenter(above) ?? root, dismissed: above, isByUser: true)
    return decides(.above(request), on: root, "stays; \(above), which stands over it, goes alone")
  }

  /// From iOS 13 on the popover's own method is asked where the delegate has no other; nil where it has not even that.
  static func consultation(_ root: ControllerID, _ delegate: Value, _ world: World) -> Finding<Gestures.Consultation>? {
    guard world.hierarchy.presentations[root]?.isRealPopover == true,
      world.answers(delegate, .popoverPresentationControllerShouldDismissPopover)
    else { return nil }
    return decides(
      .asks(.popoverPresentationControllerShouldDismissPopover), on: root,
      "its delegate has the popover's own method alone, which is asked")
  }

  /// The popover's own method has said no.
  static func refuses(_ root: ControllerID) -> Finding<Gestures.Answer> {
    decides(.blocked(told: nil), on: root, "its delegate says no: nothing happens")
  }

  /// From iOS 13 on the popover's own method is called where the delegate implements no other.
  static func tells(_ root: ControllerID) -> Finding<Bool> {
    decides(true, on: root, "its delegate has the popover's own methods alone, which are called")
  }

  static let entry = RuleEntry(
    title: "Tapping beside a popover",
    inShort: "A tap outside a popover dismisses it, and from iOS 9 on also what it presents.",
    statement: """
      `X.tapOutside()` with X a popover. If X (or its content) presents Y itself: iOS 8.0–8.2 both go, iOS 8.3–8.4 only Y,
      iOS 9+ both; but nothing happens while an alert stands over it, a sheet that
      takes the touches beside it, or what is presented full screen or over full screen. Delegate: iOS ≤ 12 `popoverPresentationControllerShouldDismissPopover(_:)`; when it is false nothing happens; after the
      dismissal `popoverPresentationControllerDidDismissPopover(_:)`. iOS 13+: DIS-09; an old method is called only where its new one is
      missing.
      """,
    evidence: [
      .observed("Neuburg, popovers example (8.1, 8.3, 9)."),
      .documented("Apple, both protocols (the old methods are deprecated in 13 for the new); WWDC19-224 (superseded)."),
      .inferred("the fallback to the old methods."),
      .inferred(
        "that what covers the window takes the tap: there is no space beside the popover then.", of: underACover),
    ],
    example: """
      iPad, popover X→Y current context, `X.tapOutside()`: both gone on `ios 26`, X left on `ios 8.3`. X→alert: nothing happens.
      """)
}

enum CustomAsksTheDelegate: Rule {
  static let id = RuleID.pcc01
  static let question = Question.presentationController
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// Whether the transitioning delegate is asked; what it answers comes back to `given`.
  static func asks(_ x: ControllerID, _ style: ModalPresentationStyle, _ own: OwnPresentation?) -> Finding<Bool>? {
    guard own == nil else {
      return declines(x, "its class makes its own presentation controller; no delegate is asked")
    }
    guard style == .custom else {
      return declines(x, "\(style) makes its own presentation controller; no delegate is asked")
    }
    return nil
  }

  /// Whether the transitioning delegate has a method that may answer with one.
  static func mayAnswer(_ x: ControllerID, _ world: World) -> Bool {
    guard let delegate = world.delegateClass(world.transitioningDelegate(of: x)) else { return false }
    let answer = delegate.answers.last { $0.method == .presentationControllerForPresented }
    if case .value(.none)? = answer?.value { return false }
    // A method of the file's own Swift gives one when it runs.
    return answer != nil || delegate.callbacks.contains { $0.callback == .presentationControllerForPresented }
  }

  /// The presentation controller that the delegate gave, nil for a plain one.
  static func given(_ object: ObjectID?, to x: ControllerID) -> Finding<ObjectID?> {
    guard let object else {
      return decides(nil, on: x, "no delegate gives it one: a plain UIPresentationController")
    }
    return decides(object, on: x, "its transitioning delegate gives it a \(object)")
  }

  static let entry = RuleEntry(
    title: "Only `.custom` asks the delegate for a presentation controller",
    inShort: "Your transitioning delegate is asked for a presentation controller only when the style is custom.",
    statement: """
      1. One frozen by STY-04 is used. 2. A class marked *own* in STY-03 makes its own. 3. For `.custom`,
      `presented.transitioningDelegate.presentationController(forPresented:presenting:source:)` is called with `presenting` nil (the presenter
      is not known yet) and the source; without a delegate, without the method, or when it returns nil: a plain `UIPresentationController`
      (which exists from the presentation on; read before, the answer is nil: STY-04).
      4. Any other style makes its own class, and the delegate method is not called even if a delegate is set.
      """,
    evidence: [
      .documented(
        "Apple `presentationController(forPresented:presenting:source:)` (called for custom; `presenting` may be nil); classic document 2."
      ),
      .observed("`presenting` is nil (openradar 22398420, iOS 8.4); the plain fallback (charon)."),
    ],
    example: """
      X `.fullScreen` with a delegate that returns `Dimmed`: printed class `_UIFullscreenPresentationController`; `.custom`:
      `Dimmed`.
      """)
}

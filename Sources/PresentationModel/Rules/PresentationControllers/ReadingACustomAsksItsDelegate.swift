enum ReadingACustomAsksItsDelegate: Rule {
  static let id = RuleID.cus23
  static let question = Question.presentationController
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Reading the presentation controller of a custom controller asks its delegate.
  static func reads(_ x: ControllerID, answers object: ObjectID?) -> Finding<Void> {
    guard let object else {
      return declines(x, "is custom, and no delegate gives it a presentation controller: reading it keeps nothing")
    }
    return decides((), on: x, "is custom: reading asks its delegate, whose \(object) serves the next presentation")
  }

  /// A presentation uses what was read before; nil where nothing was.
  static func serves(_ frozen: FrozenPresentation, _ x: ControllerID, _ world: World) -> Finding<Void>? {
    if let object = frozen.controllerObject {
      return decides((), on: x, "\(object) was given when its presentation controller was read: nobody is asked again")
    }
    guard !world.transitioningDelegate(of: x).isNil,
      world.hierarchy.enumeration(x, .modalPresentationStyle)
        == ModalPresentationStyle.custom.rawValue
    else { return nil }
    return decides(
      (), on: x, "its presentation controller was read before it was custom: its delegate is never asked for one")
  }

  static let entry = RuleEntry(
    title: "Reading presentationController of a custom controller asks its delegate, once",
    inShort: """
      Reading presentationController of a view controller with the custom style asks its transitioning delegate, \
      and the answer is kept.
      """,
    statement: """
      STY-04 for `.custom`: the reading itself asks TD, with B, nil, B; the answer serves the next presentation, which does not ask
      again. No TD, or none that answers: the reading gives nil, keeps nothing, and `present` asks. After an answer, a TD or an answer that comes
      later is not seen. Read while the style is not `.custom` (the default): UIKit's own controller is
      kept and TD is never asked for one, even if the style is `.custom` by the time of `present`; its animators are asked as always.
      """,
    evidence: [
      .documented("presentationController (creates one from the current style; set the style before)."),
      .observed(
        "openradar 42996292 (iOS 11.4.1: delegate never asked); nil without a delegate, a plain one once presented: charon (macOS 26)."
      ),
      .inferred("the arguments."),
    ],
    example: """
      `_ = b.presentationController`, `b.modalPresentationStyle = .custom`, `b.transitioningDelegate = fade`,
      `a.present(b, animated: true)`: no `b.presentationController(…)` line, `presentation(b).style` is the default style,
      `presentation(b).animator == Grow`.
      """)
}

enum ViewDidLoadIsTooLate: Rule {
  static let id = RuleID.cus25
  static let question = Question.presentationController
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The view has been loaded inside `present`, and its body has set style or delegate; nil where it has not.
  static func judge(_ presentation: Presentation, _ world: World) -> Finding<Void>? {
    let x = presentation.presented
    guard presentation.own == nil, world.hierarchy.frozen[x] == nil else { return nil }
    let style = world.answer { RequestedStyle.answer(x, $0, &$1) }
    if style != presentation.requestedStyle {
      return decides(
        (), on: x, "its style was set while it was loaded inside 'present': too late for this presentation")
    }
    guard !world.transitioningDelegate(of: x).isNil, !presentation.wasAsked else { return nil }
    return decides(
      (), on: x, "its delegate was set while it was loaded inside 'present': it serves the dismissal alone")
  }

  /// The view was loaded before; nil where nothing is done in viewDidLoad.
  static func inTime(_ x: ControllerID, _ world: World) -> Finding<Void>? {
    let info = world.hierarchy.classTable[Int(world.hierarchy.classes[Int(x.index)].index)]
    guard info.callbacks.contains(where: { $0.callback == .viewDidLoad }) else { return nil }
    return declines(x, "its view was loaded before 'present': what viewDidLoad has set counts")
  }

  static let entry = RuleEntry(
    title: "viewDidLoad is too late for the style and the delegate",
    inShort: """
      Setting the style or the transitioning delegate in viewDidLoad is too late for the presentation that is \
      loading the view.
      """,
    statement: """
      Consequence of CUS-01: `modalPresentationStyle` or `transitioningDelegate` set while B loads inside `present` does not change
      that presentation; a TD set there serves the dismissal. If the view was loaded before `present`, both are in time.
      """,
    evidence: [
      .observed(#"Neuburg p. 302 ("viewDidLoad is too late")."#)
    ],
    example: """
      `class Late: UIViewController { on viewDidLoad { modalPresentationStyle = .custom } }`, `a.present(late)`: not custom.
      After `late.loadViewIfNeeded()`: custom.
      """)
}

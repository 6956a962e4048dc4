enum EachKindPerformsItsOwn: Rule {
  static let id = RuleID.seg04
  static let question = Question.segue
  static let versions = Versions(.everywhere, "iOS 8–27, docs; `super.perform()` iOS 9–27, docs.")

  /// What a kind performs; the old push has a rule of its own.
  static func judge(_ segue: Segue, from source: ControllerID, to destination: ControllerID) -> Finding<Segues.Way> {
    switch segue.kind {
    case .show: return decides(.shows(.show), on: source, "shows \(destination): the segue is of the kind .show")
    case .showDetail:
      return decides(
        .shows(.showDetail), on: source, "shows \(destination) as a detail: the segue is of the kind .showDetail")
    case .presentation:
      return decides(
        .presents(style: segue.presentationStyle, transition: segue.transitionStyle), on: source,
        "presents \(destination): the segue is of the kind .presentation")
    case .popoverPresentation:
      let style = Value.enumeration(.modalPresentationStyle, ModalPresentationStyle.popover.rawValue)
      return decides(
        .presents(style: style, transition: segue.transitionStyle), on: source,
        "presents \(destination) as a popover: the segue is of the kind .popoverPresentation")
    case .embed:
      return decides(.embeds, on: source, "takes \(destination) for a child: the segue is of the kind .embed")
    case .custom:
      return decides(.nothing, on: source, "does nothing with \(destination): a custom segue does what its class says")
    case .push, nil: return declines(source, leaving: .nothing, "has nothing to perform")
    }
  }

  /// The class's own method.
  static func byItsClass(_ source: ControllerID) -> Finding<Void> {
    decides((), on: source, "leaves it to the class of the segue, whose perform() runs in place of UIKit's")
  }

  static let entry = RuleEntry(
    title: "What each kind performs",
    inShort: "A show segue calls show, a modal segue calls present, and a custom segue runs its own perform method.",
    statement: """
      S = `segue.source`, D = `segue.destination`:

      | kind | performs |
      |---|---|
      | `.show` | `S.show(D, sender: s)` |
      | `.showDetail` | `S.showDetailViewController(D, sender: s)` |
      | `.presentation` | D takes the segue's two modal styles where they are written; `S.present(D, animated: true)` |
      | `.popoverPresentation` | as `.presentation` with style `.popover` and the `anchor`, both set when `prepare` is called; what compact width makes of it: ADP-04 |
      | `.custom` | the class's `on perform`, without one nothing |
      | `.embed` | SEG-07 |
      | `.push` | SEG-05 |

      `animates false`: with `animated: false` in all of these. A `customClass` on another kind than `.custom`: its `on perform` runs in place
      of the table's; `super.perform()` there does what the table says. S is the source of the presentation.
      """,
    evidence: [
      .documented(
        #""Customizing the behavior of segue-based presentations", UIStoryboardSegue.perform() and its header comment; WWDC 2015 session 215 (subclasses of the standard kinds); "Customizing the behavior of segue-based presentations" (a popover's presentation controller is set up in `prepare`)."#
      )
    ],
    example: """
      nav[list], "ShowDetail" `.show`: a push; the same segue with root list: `detail.presentingViewController == list`.
      """)
}

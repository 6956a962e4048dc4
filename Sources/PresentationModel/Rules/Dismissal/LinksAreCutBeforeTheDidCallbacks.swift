enum LinksAreCutBeforeTheDidCallbacks: Rule {
  static let id = RuleID.dis07
  static let question = Question.dismissal
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The controllers whose links the end of a dismissal cuts before any did-callback: the topmost first.
  static func judge(_ gone: [ControllerID], by dismisser: ControllerID) -> Finding<[ControllerID]> {
    decides(
      gone.reversed(), on: dismisser, "the links are cut before the did-callbacks; the completion comes last")
  }

  static let entry = RuleEntry(
    title: "Links are cut before the did-callbacks, completion comes last",
    inShort: """
      The presented and presenting links are cleared before viewDidAppear and viewDidDisappear; the completion \
      handler comes last.
      """,
    statement: """
      A dismissal begins at the end of the run loop pass of its call, also with `animated: false`; until it ends, all links are as before.
      When it ends: the controllers that go lose their links, then the did-callbacks run, then the completion handler, once, then what nobody
      else holds is released (ORD-06, ORD-14, ORD-23).
      """,
    evidence: [
      .documented("Apple (`completion` after `viewDidDisappear`); Design document 0."),
      .observed(
        "openradar 18464897 (links still set after `animated: false`); WinObjC functional tests (nil in the did-callbacks)."
      ),
    ],
    example: """
      in `V.viewWillAppear` during a dismissal `V.presentedViewController == X`; in `V.viewDidAppear` it is nil.
      """)
}

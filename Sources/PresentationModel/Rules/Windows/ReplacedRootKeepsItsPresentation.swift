enum ReplacedRootKeepsItsPresentation: Rule {
  static let id = RuleID.win03
  static let question = Question.window
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A root that is replaced while its level presents; nil while nothing is presented.
  static func judge(_ old: ControllerID, _ world: World) -> Finding<Void>? {
    guard NewRootDismissesNothing.leavesStanding(old, world.hierarchy) else { return nil }
    return decides((), on: old, "is not the root any more: the presentation over it stands")
  }

  static let entry = RuleEntry(
    title: "Replacing the root under a presentation leaves the presentation standing",
    inShort: """
      Replacing the root under a presentation leaves the presented view controller on screen and the old root in \
      memory.
      """,
    statement: """
      Links and views by DIS-13. WD, DD at once for whoever's view leaves the window thereby and was appeared; z as in WIN-02. What
      stays gets nothing and is held, with the old root; it prints under no window. A later dismissal: WD, DD of what goes; nobody reappears;
      then the old tree is released.
      """,
    evidence: [
      .observed(
        "stackoverflow 26763020 (iOS 8), showmax.engineering 2019, dobrean.ro 2018, X-02's reports, Rightpoint/Swiftilities#103, #104 and malcommac/UIWindowTransitions#7 (the old tree leaks; not after a `dismiss` without animation in the same run loop pass); callbacks, and newer than iOS 13: inferred."
      )
    ],
    example: """
      window > a, full screen b over it, `window.rootViewController = c`, iOS 17: `c.viewDidLoad`, `c.viewWillAppear`,
      `c.viewIsAppearing`, `c.viewDidAppear`; no event of a or b, `b.view.window != nil`.
      """)
}

enum OnlyTheLastOfSeveralChangesShows: Rule {
  static let id = RuleID.nav08
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The transition of an earlier change of the run loop pass, which shows this one too.
  static func judge(_ nav: ControllerID, _ world: World) -> Finding<TransitionID>? {
    guard let earlier = world.queuedTransition(of: nav, .stack) else { return nil }
    return decides(earlier, on: nav, "its stack has changed before in this run loop pass: only the last change shows")
  }

  static let entry = RuleEntry(
    title: "Several stack changes in one run loop pass show only the last",
    inShort: """
      If you change a stack several times in one run loop pass, only one transition runs, from the first top to \
      the last; up to iOS 17 an animated change after the first waits instead.
      """,
    statement: """
      On a visible navigation controller at rest: each call changes the stack and sends its containment callbacks at once (up to iOS
      17 only those that NAV-16 does not hold); at the commit one transition runs from the top before the run loop pass to the top after it (the same:
      none). Controllers that were top only in between are treated as off screen (NAV-01): no load, no appearance. Two or more animated ones:
      NAV-14, NAV-15.
      """,
    evidence: [
      .observed(
        "the stack changes at once when idle (react-native-screens); from iOS 18 on also after another change of the run loop pass: a public reproduction (React Native, iOS 26.5: stack and coordinator there when the push returns)."
      ),
      .inferred(
        "One transition; speaks against: lionheart/openradar-mirror#21004 (rdar 48067497, iOS 12: an emptied stack that is filled again in the same run loop pass, both animated, stays empty until a rotation; CHO-23)."
      ),
    ],
    example: """
      nav[a], `turn { nav.pushViewController(b, animated: false); nav.pushViewController(c, animated: false) }`: b gets
      `willMove`, `didMove` and nothing else; a and c run ORD-15.
      """)
}

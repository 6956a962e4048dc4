enum CallWaitsForTheStack: Rule {
  static let id = RuleID.t2
  static let question = Question.console
  static let versions = Versions(.everywhere, "iOS 8–26.")
  // PRE-01: A call waits for a running push or pop, and for a receiver that is coming without animation
  // ORD-32: Calls while a transition runs
  // NAV-16: Up to iOS 17 an animated change waits for the change before it
  // P-L03: iOS ≤ 13 Warning: Attempt to present {presented} on {source} while a presentation is in …
  // D-L01: Warning: Attempt to dismiss from view controller {manager} while a presentation or dismiss is …
  // N-L03: {selector} called on {nav} while an existing transition or presentation is occurring; the …
  // nav[a, b]: a stack, b on top
  static let entry = RuleEntry(
    title: "A call made while a push or pop is running waits for its end",
    statement: """
      PRE-01 and ORD-32: it is judged when that transition has ended, and its lines and exceptions come then. A *modal* transition
      puts nothing off: P-L03, N-L03, D-L01; only a `present` on what is to be presented without animation waits until that has begun (PRE-01
      2). Up to iOS 17 an animated stack change also waits for one made earlier in its turn (NAV-16).
      """,
    evidence: [
      Evidence(
        .observed,
        "to iOS 13, inferred later: traces that run the second call in the first one's completion: isontheline/pro.webssh.net#16, samuelclay/NewsBlur#886, thexande/SwiftAlgorithms#31, wordpress-mobile/WordPress-iOS#7284; with `present`: material-components/material-components-ios#8506."
      )
    ],
    example: """
      window `nav [a]`. `begin nav.pushViewController(b)`; `nav.pushViewController(b)`; `finish`: N-E02 comes at `finish`.
      """)

  /// A call that waits for the stack of a navigation controller.
  static func judge(_ nav: ControllerID) -> Finding<Void> {
    decides((), on: nav, "changes its stack: the call is judged when that has ended, with its lines and exceptions")
  }
}

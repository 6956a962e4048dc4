enum AddedOffScreenWaits: Rule {
  static let id = RuleID.con05
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "Added off screen, a child waits for its container",
    statement: """
      Adding c.view to the view of an off-screen container loads c and calls nothing else; c is in shown(container) from
      then on, and gets WA and DA with it, after it. Added while the container is between its WA and the entry of its view
      into the window: c's WA comes with that entry, the rest with the container.
      """,
    evidence: [
      Evidence(
        .observed,
        "iOS 9 note on containment (parent first in both phases), stackoverflow 48653763 (iOS 11: adding in viewDidLoad). Second sentence inferred; anomalies known: no WA at all (openradar 32106539, iOS 10.3), DA without WA (openradar 12322346, iOS 5/6)."
      )
    ],
    example: """
      `on p.viewDidLoad { p.addChild(c); p.view.addSubview(c.view) }`, window > p, iOS 17: `p.viewDidLoad`,
      `c.willMove(toParent: p)`, `c.viewDidLoad`, WA of `p`, `c`, IA of `p`, `c`, DA of `p`, `c`.
      """)
}

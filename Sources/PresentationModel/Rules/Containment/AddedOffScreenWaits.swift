enum AddedOffScreenWaits: Rule {
  static let id = RuleID.con05
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A view that is put into one off screen waits until that appears; nil where the host is on screen, or there is
  /// none.
  static func judge(_ x: ControllerID, into place: Place, _ world: World) -> Finding<Containment.Entry>? {
    guard case .inside(let host) = place else { return nil }
    if world.hierarchy.window(at: place) == nil {
      return decides(.waitsOutside, on: x, "\(host) is off screen: it waits, and appears with it")
    }
    switch world.hierarchy.state(of: host) {
    case .disappeared, .disappearing:
      return decides(.waits, on: x, "\(host) has not appeared: it waits, and appears with it")
    case .appearing, .appeared: return nil
    }
  }

  /// A controller that was added off screen appears now, with its container.
  static func judge(arriving x: ControllerID) -> Finding<Void> {
    decides((), on: x, "was added off screen: it appears with its container")
  }

  static let entry = RuleEntry(
    title: "Added off screen, a child waits for its container",
    inShort: "A child that is added while its container is off screen appears together with the container.",
    statement: """
      Adding c.view to the view of an off-screen container loads c and calls nothing else; c is in shown(container) from then on, and
      gets WA and DA with it, after it. Added while the container is between its WA and the entry of its view into the window: c's WA comes
      with that entry, the rest with the container.
      """,
    evidence: [
      .observed(
        "iOS 9 note on containment (parent first in both phases), stackoverflow 48653763 (iOS 11: adding in viewDidLoad). Second sentence inferred; anomalies known: no WA at all (openradar 32106539, iOS 10.3; CHO-19, CHO-58), DA without WA (openradar 12322346, iOS 5/6)."
      )
    ],
    example: """
      `on p.viewDidLoad { p.addChild(c); p.view.addSubview(c.view) }`, window > p, iOS 17: `p.viewDidLoad`,
      `c.willMove(toParent: p)`, `c.viewDidLoad`, WA of `p`, `c`, IA of `p`, `c`, DA of `p`, `c`.
      """)
}

enum PresentWaitsForAStackChange: Rule {
  static let id = RuleID.pre01
  static let question = Question.deferral
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "A call during a push or pop waits for its end",
    statement: """
      While the source is, or is inside, a navigation controller whose push, pop or stack change has begun and not ended, the call
      is put off to the end of that transition, checks included, in the order of the calls. A running modal transition puts nothing off
      (PRE-09).
      """,
    evidence: [
      Evidence(
        .observed,
        "crash traces run `present` from a transition coordinator's completion (danielsaidi/Sheeeeeeeeet#140, wordpress-mobile/WordPress-iOS#11483)."
      ),
      Evidence(.inferred, "that it is limited to stack transitions."),
    ],
    example: """
      `N▸V`, `begin N.pushViewController(B)`, `V.present(X)`: nothing yet; `finish`: the call is made, and refused or accepted
      then.
      """)

  /// The transition that a call from inside a navigation controller waits for, looked for from the source upwards.
  static func judge(_ source: ControllerID, _ world: World) -> Finding<TransitionID>? {
    var current: ControllerID? = source
    while let candidate = current {
      if world.hierarchy.kind(of: candidate).isNavigation,
        let running = world.runningTransition(of: candidate, .stack)
      {
        return decides(running, on: candidate, "a stack change of it is running: the call waits for its end")
      }
      current = world.hierarchy.parent(of: candidate)
    }
    return nil
  }
}

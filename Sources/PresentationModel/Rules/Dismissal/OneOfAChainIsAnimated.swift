enum OneOfAChainIsAnimated: Rule {
  static let id = RuleID.dis03
  static let question = Question.dismissal
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "Only the topmost one is animated, with its own transition",
    statement: """
      Of the controllers that go, the topmost of the chain from D (own presented of own presented) is animated by TRN for it, and
      its transitioning delegate alone is asked. The others are removed with it, without animation and without a delegate call.
      """,
    evidence: [
      Evidence(.documented, "Apple `dismiss(animated:completion:)`."),
      Evidence(.disputed, "openradar 18421969 (on iOS 8 the lowest of them is seen moving)."),
    ],
    example: """
      V→A (cover vertical)→B (cross dissolve): `V.dismiss(animated: true)` plays cross dissolve.
      """)

  static let lowerOnesGoUnseen = UIKitMessage(
    .ds04, .silent,
    [],
    condition: "DIS-02, DIS-03: `dismiss` on a controller low in a chain",
    effect: "everything above it goes; only the topmost is animated",
    versions: "iOS 8–26",
    sources: "`UIViewController.dismiss(animated:completion:)`",
    evidence: "documented", rule: id)

  /// The topmost of the chain of own presented, where that is another: it is animated, and its delegate is asked.
  static func judge(_ dismissed: ControllerID, _ world: World) -> Finding<ControllerID>? {
    let top = world.hierarchy.topmost(from: dismissed)
    guard top != dismissed else { return nil }
    return decides(top, on: top, "is the topmost of those that go: it alone is animated")
  }
}

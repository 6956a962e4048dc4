enum ReplacingAColumn: Rule {
  static let id = RuleID.spl05
  static let question = Question.split
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let table = Schedule(
    call: [.willMoveToNil(.old), .willMove(.new), .leavesParent(.stack), .joinsParent(.stack), .load(.new)],
    will: [
      .load(.coming), .willDisappear(.going), .willAppear(.coming), .viewEnters(.new), .isAppearing(.coming),
      .layout(.coming),
    ],
    did: [
      .leavesParent(.old), .viewLeaves(.old), .didDisappear(.going), .didAppear(.coming), .didMove(.new),
      .didMoveToNil(.old),
      .releases(.old),
    ])
  static let unseen = Schedule(
    call: [
      .willMoveToNil(.old), .willMove(.new), .leavesParent(.old), .viewLeaves(.old), .didMoveToNil(.old),
      .releases(.old),
      .leavesParent(.stack), .joinsParent(.stack), .viewEnters(.stack), .didMove(.new),
    ])

  /// Whether columns that go and come are seen to do so.
  static func judge(_ split: ControllerID, _ world: World) -> Finding<Bool> {
    world.hierarchy.isVisible(split)
      ? decides(
        true, on: split, "is on screen: the old columns disappear and the new ones appear", raising: .cho29)
      : decides(false, on: split, "is off screen: only the parents of its columns change")
  }

  static let entry = RuleEntry(
    title: "Replacing a column",
    inShort: "Replacing a column sends the same callbacks as a push: the old one disappears, the new one appears.",
    statement: """
      A column o is replaced by v (SHW-05, SHW-06, SHW-08, `viewControllers`, `setViewController(_:for:)`): call: o wM(nil), v
      wM(split); expanded and on screen: load of v, shown(o) WD, shown(v) WA, IA; o's parent cut; shown(o) DD, shown(v) DA; v dM(split), o
      dM(nil). Off screen only the containment lines, all in the call. A column that comes or goes alone has its half.
      """,
    evidence: [
      .documented("showDetailViewController(_:sender:), viewControllers."),
      .inferred("Lines: (those of a push)."),
    ],
    example: """
      iPad, split > m, d, `m.showDetailViewController(x, sender: nil)`: `d.willMove(toParent: nil)`, `x.willMove(toParent: split)`,
      `x.viewDidLoad`, `d.viewWillDisappear`, `x.viewWillAppear`, …, `x.didMove(toParent: split)`, `d.didMove(toParent: nil)`, `d.deinit`.
      """)
}

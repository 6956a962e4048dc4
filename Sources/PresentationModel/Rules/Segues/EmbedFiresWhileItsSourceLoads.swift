enum EmbedFiresWhileItsSourceLoads: Rule {
  static let id = RuleID.seg07
  static let question = Question.segue
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The callbacks of an embedded child while its container loads, before the container's `viewDidLoad`.
  static let table = Schedule(
    call: [.willMove(.new), .joinsParent(.new), .load(.new), .viewEnters(.new), .didMove(.new)])

  /// The segues that fire with the load of a view; nil for a controller without.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<[SegueID]>? {
    let found = world.segues.embeds(of: x, world.hierarchy)
    guard !found.isEmpty else { return nil }
    return decides(found, on: x, "loads its view: its embed segues fire before viewDidLoad")
  }

  static let entry = RuleEntry(
    title: "An embed segue fires while its source's view loads",
    inShort: "An embed segue runs while its source's view loads, before viewDidLoad.",
    statement: """
      When S's view loads, before `S.viewDidLoad`, for each `.embed` of S in file order:
      1. D is made. `S.prepare(for: "A", sender: nil)`; D has no parent and no view yet. shouldPerformSegue is not asked.
      2. `D.willMove(toParent: S)`, `D.viewDidLoad`, `D.didMove(toParent: S)`; D is the last of `S.children`, its view in S's view.

      Relationship "segues" (roots of navigation controllers, tabs) are the outline: no call.
      """,
    evidence: [
      .observed("Neuburg p. 324 (prepare is called; in `S.viewDidLoad` the child and its loaded view are there)."),
      .inferred(
        "order within 2; that shouldPerformSegue is not asked (it is documented for segues the user triggers)."),
    ],
    example: """
      root host with "Footer": launch: `host.prepare(for: "Footer", sender: nil)`, `footer.willMove(toParent: host)`,
      `footer.viewDidLoad`, `footer.didMove(toParent: host)`, `host.viewDidLoad`, `host.viewWillAppear`, `footer.viewWillAppear`, ….
      """)
}

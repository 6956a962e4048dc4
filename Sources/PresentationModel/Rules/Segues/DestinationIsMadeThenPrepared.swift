enum DestinationIsMadeThenPrepared: Rule {
  static let id = RuleID.seg03
  static let question = Question.segue
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Where the destination comes from: a storyboard makes a new one each time.
  static func judge(_ end: Segue.End, _ world: World) -> Finding<Segues.Destination> {
    switch end {
    case .instance(let type): return decides(.new(type), on: nil, "a new destination is made, then prepared")
    case .controller(let x):
      if !world.usedDestinations.contains(x), !world.hierarchy.has(x, .released) {
        return decides(
          .named(x), on: x, "is the destination of the first performance: it is prepared, its view not loaded")
      }
      return decides(
        .copy(of: x), on: x, "was the destination of an earlier performance: a new one of its kind is made")
    }
  }

  static let entry = RuleEntry(
    title: "A destination is made, then prepare, then perform",
    inShort: "A segue first creates its destination, then calls prepare, then performs.",
    statement: """
      Inside the call:
      1. SEG-01.
      2. The destination is made; its view is not loaded.
      3. `x.prepare(for: "A", sender: s)`, with `segue.source` x and `segue.destination`. It cannot veto.
      4. The segue is performed (SEG-04).
      """,
    evidence: [
      .documented("prepare(for:sender:), UIStoryboardSegue; WWDC 2015 session 215."),
      .observed(
        "log of a presentation by segue (aokiplayer, iOS 12.2: destination, prepare, then its view). The destination's view may be read in `prepare`: jwfriese/Fleet, SegueDetailSpec (iOS 11–16)."
      ),
    ],
    example: """
      root list, "Login" of kind `.presentation`: `list.prepare(for: "Login", sender: nil)` directly before `login.viewDidLoad`.
      """)
}

enum OneGateForAppearance: Rule {
  static let id = RuleID.ord02
  static let question = Question.appearance
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// What knocks at the gate: a column of the table.
  enum Request: UInt8, Sendable, CaseIterable { case beginAppearing, beginDisappearing, end }

  /// The outcome of the request: a cell of the table.
  enum Passage: Sendable, Equatable {
    /// The callback is sent, and this is the state from then on.
    case sends(Callback, AppearanceState)
    /// U: no callback, no change.
    case unbalanced
  }

  /// The table of the statement, row by row: begin(true), begin(false), end.
  static let table: [Passage] = [
    .sends(.viewWillAppear, .appearing), .unbalanced, .unbalanced,  // disappeared
    .unbalanced, .sends(.viewWillDisappear, .disappearing), .sends(.viewDidAppear, .appeared),  // appearing
    .unbalanced, .sends(.viewWillDisappear, .disappearing), .unbalanced,  // appeared
    .sends(.viewWillAppear, .appearing), .unbalanced, .sends(.viewDidDisappear, .disappeared),  // disappearing
  ]

  /// The cell of a state and a call.
  static func passage(_ call: Request, from state: AppearanceState) -> Passage {
    table[Int(state.rawValue) * 3 + Int(call.rawValue)]
  }

  /// Why UIKit prints a warning in a cell marked U; asked for those alone.
  static func judge(_ call: Request, of x: ControllerID, _ world: World) -> Finding<Utterance> {
    let log = unbalanced.says(.controller("vc", x))
    switch (call, world.hierarchy.state(of: x)) {
    case (.end, _): return decides(log, on: x, "has no appearance transition open: the end is unbalanced")
    case (_, .appearing): return decides(log, on: x, "is appearing already: a second begin is unbalanced")
    case (_, .appeared): return decides(log, on: x, "has appeared already: a begin that leads there is unbalanced")
    case (_, .disappearing): return decides(log, on: x, "is disappearing already: a second begin is unbalanced")
    case (_, .disappeared):
      return decides(log, on: x, "has disappeared already: a begin that leads there is unbalanced")
    }
  }

  static let unbalanced = UIKitMessage(
    .al01, .proceeds,
    [
      .init(
        .everywhere,
        "Unbalanced calls to begin/end appearance transitions for {vc}.")
    ],
    condition:
      "ORD-02: a cell marked U of its table (an end with nothing begun, a second begin in the same direction, a begin by hand across UIKit's own transition)",
    effect: "callbacks are sent as asked, as far as ORD-02 passes them",
    cure:
      "pair every `beginAppearanceTransition` with one `endAppearanceTransition`; do not push, pop or present while another change of the same controller runs",
    sources: "andreamazz/BubbleTransition#39, CosmicMind/Motion#42, nytimes/NYTPhotoViewer#303, Rightpoint/RZUtils#117",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "Four states, and one gate for every appearance callback",
    inShort: """
      A view controller is disappeared, appearing, appeared or disappearing, and an appearance callback that \
      does not fit its state is not sent.
      """,
    statement: """
      A controller is disappeared, appearing, appeared or disappearing. UIKit's transitions and code's
      `beginAppearanceTransition`/`endAppearanceTransition` go through the same gate (U = the log below, no callback, no change):

      | state | begin(true) | begin(false) | end |
      |---|---|---|---|
      | disappeared | load if needed, WA → appearing | U | U |
      | appearing | U | WD → disappearing | DA → appeared |
      | appeared | U | WD → disappearing | U |
      | disappearing | WA → appearing | U | DD → disappeared |

      U: the log of A-L01, no callback. A transition of UIKit's own leaves out, without a log, who already is where it leads (shown and
      forwarded children), except where an open begin of code's is the cause: then U. What A-L01 calls "sent as asked" is what this gate passes.
      """,
    evidence: [
      .observed(
        "the states by their names in `_printHierarchy` dumps; the figure of Design document 3; the log in many reports (A-L01). Callbacks and states of all cells: square/swift-modals, VisibilityTests (2026, iOS 17 to 26, a bare controller driven by begin and end)."
      ),
      .inferred("Which cell logs."),
    ],
    example: """
      `x.beginAppearanceTransition(true, animated: false)` twice: one `x.viewWillAppear`, then the log.
      """)
}

enum LaunchOrder: Rule {
  static let id = RuleID.ord10
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Launch shows what is under windows; nil where nothing is.
  static func judge(_ world: World) -> Finding<Void>? {
    guard world.hierarchy.windows.contains(where: { $0.root != nil }) else { return nil }
    return decides((), on: nil, .title)
  }

  /// A root that comes into its window: at launch, with another root, with a window that is shown again.
  static let table = Schedule(
    will: [.load(.coming), .willAppear(.coming), .viewEnters(.new), .isAppearing(.coming), .layout(.coming)],
    did: [.didAppear(.coming)])

  /// The building of the tree, child by child; the last child of a navigation controller gets `didMove` when it has
  /// appeared.
  static let child = Schedule(call: [.willMove(.new), .didMove(.new)])
  static let top = Schedule(call: [.willMove(.new)])
  static let page = Schedule(call: [.willMove(.new), .load(.new), .didMove(.new)])

  static let entry = RuleEntry(
    title: "Launch: the tree is built, the root loads, appears, and has appeared after the commit",
    inShort:
      "At launch the root view controller loads and appears, and its viewDidAppear comes after the first layout.",
    statement: """
      Before the first step, for each window in file order:

      | part | who | lines |
      |---|---|---|
      | building, parents first | each child, in outline order | nav: all but the last wM, dM; the last wM only (NAV-01) |
      | | | tab, split, custom: wM, dM. page: wM, load, dM |
      | | tab bar controllers, then navs among tabs | load (LOD-05) |
      | shown | in = shown(root) | load, WA, then IA (ORD-05, ORD-07, ORD-09) |
      | after the commit | in | DA, and the dM that waited |

      Outlines outside a window are built before the log begins: same state, no lines (bodies of what LOD-05 loads then run, also without
      lines).
      """,
    evidence: [
      .observed(
        "launch logs of iOS 9–17; DA of a root after the commit in a crash trace (iOS 9/10); wM at `init(rootViewController:)` and dM after DA in codedbypm/StackViewController (iOS 12/13). The order of the building lines is inferred."
      )
    ],
    example: """
      window > nav[home], iOS 12: `home.willMove(toParent: nav)`, `nav.viewDidLoad`, `nav.viewWillAppear`, `home.viewDidLoad`,
      `home.viewWillAppear`, `nav.viewDidAppear`, `home.viewDidAppear`, `home.didMove(toParent: nav)`.
      """)
}

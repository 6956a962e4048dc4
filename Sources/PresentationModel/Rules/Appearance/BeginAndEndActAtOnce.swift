enum BeginAndEndActAtOnce: Rule {
  static let id = RuleID.con07
  static let question = Question.appearance
  static let versions = Versions(.everywhere, "iOS 8–27, docs; the last sentence iOS 13+.")

  /// Code begins an appearance transition.
  static func begins(_ x: ControllerID) -> Finding<Void> {
    decides((), on: x, "code begins its appearance transition: at once, and nothing comes by itself until the end")
  }

  /// Whether the end leaves a root that has arrived since the begin to the window.
  static let leavesNewRoots = VersionRows((.upTo(12), false), (.from(13), true))

  /// Code ends an appearance transition: whether that calls anything.
  ///
  /// - Parameter isNewRoot: whether it has become the root of a visible window since the begin.
  static func ends(_ x: ControllerID, isNewRoot: Bool, _ world: World) -> Finding<Bool> {
    guard isNewRoot, leavesNewRoots[world.profile] else {
      return decides(true, on: x, "code ends its appearance transition, at once")
    }
    return decides(
      false, on: x,
      "has become a window's root since the begin: the end calls nothing, viewDidAppear comes as a root's",
      raising: .cho60)
  }

  /// Between begin and end moving its view calls nothing.
  static func judge<Answer>(_ x: ControllerID, leaving answer: Answer, _ world: World) -> Finding<Answer>? {
    guard world.hierarchy.has(x, .codeTransition) else { return nil }
    return decides(answer, on: x, "is between begin and end: moving its view calls nothing")
  }

  static let entry = RuleEntry(
    title: "begin and end act at once, and silence the automatic callbacks between them",
    inShort: """
      beginAppearanceTransition and endAppearanceTransition call the appearance methods right away and replace \
      the automatic ones.
      """,
    statement: """
      Both run synchronously through the gate (ORD-02), for shown(x), parent first: begin loads x's view if needed and calls WA or WD,
      end calls DA or DD. They move no view and lay out nothing. While x is between begin and end, adding or removing its view calls nothing,
      also with forwarding on, and prints nothing then. From iOS 13, where x has become the root of a window that was made visible between its
      begin and its end, end calls nothing: DA comes as a root's, after the commit (WIN-01; CHO-60), and A-L01 is printed, by the run loop and
      not in the call.
      """,
    evidence: [
      .documented("beginAppearanceTransition(_:animated:), Design document 1."),
      .observed(
        "workflow-swift tests (iOS 16.4–18.5: exactly one set of callbacks), dasdom/AppearanceTestDemo (iOS 9: WA and DA, no layout); the window's root: Quick/Quick#941, #942, nickm01/Test13ViewWillAppear, pointfreeco/swift-snapshot-testing#307 (one test: up to iOS 12.4 DA has come when end returns, on 13 not); the line: pointfreeco/swift-snapshot-testing#538 (iOS 15), #700 (iOS 16, with a project)."
      ),
    ],
    example: """
      x detached; begin(true), begin(false), end: `x.viewDidLoad`, `x.viewWillAppear`, `x.viewWillDisappear`,
      `x.viewDidDisappear`, no log.
      """)
}

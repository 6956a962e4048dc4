enum WindowWithoutARootFrom9: Rule {
  static let id = RuleID.win05
  static let question = Question.window
  static let versions = Versions(.from(9), "iOS 9–27, docs.")

  /// A window has no root when launch has ended.
  static func judge(_ world: World) -> Finding<Utterance>? {
    guard holds(in: world.profile) else { return nil }
    return decides(noRootThrown.says(), on: nil, "a window has no root at the end of launch: an exception")
  }

  static let noRootThrown = UIKitMessage(
    .ce08, .exception("NSInternalInconsistencyException"),
    [
      .init(
        .from(9),
        "Application windows are expected to have a root view controller at the end of application launch")
    ],
    condition: "WIN-05: as C-L02",
    effect: "raised at launch, before the first step",
    cure: "set the window's `rootViewController` before `application(_:didFinishLaunchingWithOptions:)` returns",
    versions: "iOS 9+",
    sources: "frankus/MeterView#3, kconner/KMCGeigerCounter#17",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "A visible window without a root, from iOS 9",
    inShort: "From iOS 9 a window without a root view controller raises an exception at the end of launch.",
    statement: """
      At the end of launch: C-E08.
      """,
    evidence: [
      .observed("C-E08.")
    ],
    example: """
      a file with an empty `window`: the exception before the first step.
      """)
}

enum WindowWithoutARootOnIOS8: Rule {
  static let id = RuleID.win06
  static let question = Question.window
  static let versions = Versions(.upTo(8), "iOS 8.")

  /// A window has no root when launch has ended.
  static func judge(_ world: World) -> Finding<Utterance>? {
    guard holds(in: world.profile) else { return nil }
    return decides(
      noRootLogged.says(), on: nil, "a window has no root at the end of launch: UIKit logs a warning and continues")
  }

  static let noRootLogged = UIKitMessage(
    .cl02, .proceeds,
    [
      .init(
        .upTo(8),
        "Application windows are expected to have a root view controller at the end of application launch")
    ],
    condition: "WIN-06: a `window` outline without an entry",
    effect: "an empty window",
    cure: "set the window's `rootViewController` before `application(_:didFinishLaunchingWithOptions:)` returns",
    versions: "iOS 8",
    sources: "inamiy/YISplashScreen#4",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "A visible window without a root, iOS 8",
    inShort: "On iOS 8 a window without a root view controller only prints a warning.",
    statement: """
      At the end of launch: the line C-L02, the run goes on.
      """,
    evidence: [
      .observed("C-L02.")
    ],
    example: """
      as WIN-05.
      """)
}

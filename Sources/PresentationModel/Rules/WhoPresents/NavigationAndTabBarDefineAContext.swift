enum NavigationAndTabBarDefineAContext: Rule {
  static let id = RuleID.ctx06
  static let question = Question.presenter
  static let versions = Versions(
    .everywhere,
    "iOS 8–27. **docs:** also true for UISplitViewController and UIPageViewController and their subclasses.")

  /// That no other class defines a context by itself.
  static let otherClasses = RulePart(1)

  /// Whether split and page view controllers define a context too.
  static let allContainers = VersionRows(
    (VersionRange(UIKitVersion(8), documents: false), false), (.documentsOnly, true))

  /// The marks of the classes that define a context by themselves.
  static func marks(_ profile: Profile) -> ControllerFlags {
    allContainers[profile] ? [.isNavigationOrTabBar, .isSplitOrPage] : .isNavigationOrTabBar
  }

  /// What makes a controller define a context, if its class does.
  static func ground(_ x: ControllerID, _ world: World) -> Ground? {
    guard !world.hierarchy.flags[Int(x.index)].isDisjoint(with: marks(world.profile)) else { return nil }
    return ground(x, "as every \(world.hierarchy.kind(of: x)) it defines one by itself; nothing was assigned")
  }

  static let entry = RuleEntry(
    title: "Navigation and tab bar controllers define a context by themselves",
    inShort: """
      Navigation controllers and tab bar controllers define a presentation context by default; other view \
      controllers do so only if you say so.
      """,
    statement: """
      Default of `definesPresentationContext`: true for UINavigationController and UITabBarController and their subclasses, false
      for every other class. An assignment wins over the default.
      """,
    evidence: [
      .documented(
        #"Apple `definesPresentationContext` ("such as UINavigationController"); Design document 4 (containers default to YES)."#
      ),
      .observed("tab bar: magi82.github.io, iOS modal presentation style (2017)."),
      .inferred("false for the rest.", of: otherClasses),
    ],
    example: """
      iPad, `S▸V` (V a plain column), current context: presenter S, as CTX-05's fallback. In `K▸P▸V`: K on `ios 26`, P under
      `docs`.
      """)
}

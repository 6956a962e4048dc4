enum NewRootDismissesNothing: Rule {
  static let id = RuleID.dis13
  static let question = Question.dismissal
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// That it holds under later versions than those in which it was seen.
  static let afterIOS13 = RulePart(1)

  /// Whether the old root's level presents, so that the assignment of a new root leaves a presentation standing.
  static func leavesStanding(_ root: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.levels(from: root).count > 1
  }

  /// What a root's level presents and goes on presenting: it is up, and no dismissal of it has been asked for.
  static func standing(on root: ControllerID, _ hierarchy: Hierarchy) -> ControllerID? {
    let levels = hierarchy.levels(from: root)
    guard levels.count > 1, hierarchy.presentations[levels[1]]?.hasBegun == true, !hierarchy.isDismissing(levels[1])
    else { return nil }
    return levels[1]
  }

  /// A root that is replaced while its level presents; nil while nothing is presented, or what is presented comes and
  /// goes with the pass itself.
  static func judge(_ old: ControllerID, _ world: World) -> Finding<Void>? {
    guard let presented = standing(on: old, world.hierarchy) else { return nil }
    let isLater = !world.profile.isDocuments && world.profile.version >= UIKitVersion(14)
    return decides(
      (), on: old, "goes on presenting: a new root dismisses nothing", silence: .x02,
      naming: SilentNames(presented, variant: world.hierarchy.directPresenter(presented) == old ? 0 : 1),
      part: isLater ? afterIOS13 : .claim)
  }

  static let presentationStays = UIKitMessage(
    .x02, .silent,
    [],
    condition: "DIS-13, WIN-03: `window.rootViewController = new` while the old root's level presents",
    effect:
      "the old chain is not dismissed and keeps its links; what was presented full screen, as a sheet or popover stays over the new root",
    cure: "dismiss what the old root presents before the root is replaced, without animation if need be",
    sources: "rdar 18535358 (lionheart/openradar-mirror#3009), AdevintaSpain/Sencha#23, Rightpoint/Swiftilities#38",
    evidence: "observed to iOS 13, inferred later",
    notes: "a new root dismisses nothing: {presented} stays on screen, and the old root in memory",
    "a new root dismisses nothing: {presented} keeps its links, and stays in memory with the old root")

  static let entry = RuleEntry(
    title: "A new root dismisses nothing",
    inShort: """
      Replacing a window's root view controller does not dismiss what the old one presents; it stays on screen \
      and in memory.
      """,
    statement: """
      `window.rootViewController = Z` while the old root A presents: A's view leaves the window, Z's enters. The links of A and of
      everything presented stay; views presented by styles that look for no context stay in the window above Z, the others go with A's. No delegate
      call and no dismissal callback. `A.dismiss(animated:)` still works; A's view is not put back (WIN-03; X-02 of chapter 7).
      """,
    evidence: [
      .observed(
        "openradar 18535358, AdevintaSpain/Sencha#23 (iOS 13), Rightpoint/Swiftilities#38, #103, #104 (leak, and none after a `dismiss` without animation in the same run loop pass), malcommac/UIWindowTransitions#7. speaks against: Tencent/QMUI_iOS (QMUIModalPresentation: setting the root to nil calls `dismiss` on the old root; one claim, not followed)."
      ),
      .inferred("after iOS 13.", of: afterIOS13),
    ],
    example: """
      A→X over full screen, `window.rootViewController = Z`: `X.view.window != nil`, `X.presentingViewController == A`.
      """)
}

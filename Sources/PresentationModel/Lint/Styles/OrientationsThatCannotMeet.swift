enum OrientationsThatCannotMeet: LintRule {
  static let id = LintID.lnt30
  static let versions = Versions(.everywhere, "iOS 8–26.")
  static let entry = LintEntry(
    title: "Orientations that cannot meet",
    fires: """
      a controller (a) that is presented with adapted style `.fullScreen`, or uncovered by such a dismissal, sets
      `preferredInterfaceOrientationForPresentation` to one outside its `supportedInterfaceOrientations`; (b) that can decide by BAR-06
      (a window's root, presented full screen or over full screen, custom and removing) supports none that the app does (the header's
      `app.supportedInterfaceOrientations`; without it iPhone: all but upside down, iPad: all).
      """,
    severity: "error",
    messages: [
      "'{name}' prefers '{orientation}', which it does not support",
      "'{name}' supports no orientation of the app",
    ],
    why: """
      (a) P-E09, P-E10 (BAR-08); (b) P-E11 (BAR-07).
      """,
    cures: ["add '{orientation}' to 'supportedInterfaceOrientations'", "support another"],
    evidence: [
      Evidence(
        .observed,
        "bytedance/Bytedance-UnionAD#105, rolandleth/LTHPasscodeViewController#129, renzifeng/ZFPlayer#1167 (an app of portrait only)."
      )
    ],
    example: """
      full screen, `.landscape` supported, `.portrait` preferred → error (a).
      """)

  // TODO
}

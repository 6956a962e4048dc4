enum AnAppWithoutScenes: LintRule {
  static let id = LintID.lnt52
  static let versions = Versions(VersionRange(UIKitVersion(18, 4), documents: false), "iOS 18.4–26.")

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    guard book.world.hasScenes == false, let range = book.program.scenesRange else { return [] }
    return [finds(at: range, .note)]
  }

  static let entry = LintEntry(
    title: "An app without scenes",
    inShort: "An app that is built with the iOS 27 SDK needs a scene delegate, or it does not launch.",
    fires: """
      an app that has no scenes by WIN-07: `app.scenes = false`, or what its first sentence says of pasted Swift.
      """,
    severity: "note",
    messages: ["this app has no scene delegate: built with the iOS 27 SDK it does not launch"],
    why: """
      WIN-07, W-L01.
      """,
    cures: ["move the window into a scene delegate"],
    evidence: [
      .documented("TN3187.")
    ],
    example: """
      `ios 26`, `app.scenes = false` → note; `ios 18` → nothing.
      """)
}

enum AnAppWithoutScenes: LintRule {
  static let id = LintID.lnt52
  static let versions = Versions(VersionRange(UIKitVersion(18, 4), documents: false), "iOS 18.4–27.")

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    guard book.world.hasScenes == false, let range = book.program.scenesRange else { return [] }
    guard VersionRange.from(27).contains(book.world.profile) else { return [finds(at: range, .note)] }
    return [finds(at: range, book.program.hasDefaultVersion ? .warning : .error)]
  }

  static let entry = LintEntry(
    title: "An app without scenes",
    inShort: "An app that is built with the iOS 27 SDK needs a scene delegate, or it does not launch.",
    fires: """
      an app that has no scenes by WIN-07: `app.scenes = false`, or what its first sentence says of pasted Swift.
      """,
    severity: "error from iOS 27 on (a warning where 27 is the version by default alone), note on iOS 18.4–26",
    messages: ["this app has no scene delegate: built with the iOS 27 SDK it does not launch"],
    why: """
      WIN-07, W-E01, W-L01.
      """,
    cures: ["move the window into a scene delegate"],
    evidence: [
      .documented("Apple, \"UIKit updates\", June 2026, TN3187.")
    ],
    example: """
      `ios 27`, `app.scenes = false` → error; `ios 26`, `app.scenes = false` → note; `ios 18` → nothing.
      """)
}

enum AWindowInNoScene: LintRule {
  static let id = LintID.lnt51
  static let versions = Versions(.from(13), "iOS 13–27.")

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    guard book.world.hasScenes == true else { return [] }
    return book.program.swift.sceneless.map { finds(at: $0, .warning) }
  }

  static let entry = LintEntry(
    title: "A window that is in no scene",
    inShort: "A window made with a frame never comes on screen in an app that has a scene delegate.",
    fires: """
      in pasted Swift of an app with scenes (WIN-07): `UIWindow(frame:)` or `UIWindow()`, or a subclass made so, that is made key and
      visible or given a root, with no assignment of its `windowScene` in the file.
      """,
    severity: "warning",
    messages: ["this window is in no scene, so nothing of it comes on screen"],
    why: """
      WIN-08, W-S01.
      """,
    cures: ["make it with 'UIWindow(windowScene:)'"],
    evidence: [
      .observed("react/react-native#35716, huri000/SwiftEntryKit#211, mixpanel/mixpanel-swift#338.")
    ],
    example: """
      WIN-08's → warning; with `UIWindow(windowScene: scene)` → nothing.
      """)
}

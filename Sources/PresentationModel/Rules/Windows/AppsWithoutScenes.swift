enum AppsWithoutScenes: Rule {
  static let id = RuleID.win07
  static let question = Question.window
  static let versions = Versions(VersionRange(UIKitVersion(18, 4), 26, documents: false), "From iOS 18.4 on, up to 26.")

  /// An app without a scene delegate is told at launch that it needs one; nil for all others.
  static func judge(_ world: World) -> Finding<Utterance>? {
    guard holds(in: world.profile), world.hasScenes == false else { return nil }
    return decides(
      scenesAreRequired.says(), on: nil, "the app has no scene delegate: it launches, and UIKit prints a line")
  }

  static let scenesAreRequired = UIKitMessage(
    .wl01, .proceeds,
    [
      .init(
        VersionRange(UIKitVersion(18, 4), 18, documents: false), "iOS 18.4–18",
        "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version."
      ),
      .init(
        VersionRange(UIKitVersion(26), 26, documents: false), "iOS 26",
        "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the future.",
        remark: " (pasted also with marks of quotation round `UIScene`)"),
    ],
    condition: "WIN-07: an app without scenes",
    effect: "launches",
    cure: "give the app a scene delegate, and move its window there",
    versions: "iOS 18.4–26",
    sources: "Apple TN3187; xbmc/Official-Kodi-Remote-iOS#1267, gdombiak/OctoPod#727",
    evidence: "documented, observed")

  static let entry = RuleEntry(
    title: "An app without scenes is told that it needs them",
    inShort: "From iOS 18.4 on UIKit prints a line when an app has no scene delegate.",
    statement: """
      An app has *scenes* if the header says `app.scenes = true`, or pasted Swift has a class that adopts `UIWindowSceneDelegate` or
      `UISceneDelegate`, a SwiftUI `App`, or an app delegate with `application(_:configurationForConnecting:options:)`; it has *none* if the
      header says `app.scenes = false`, or pasted Swift has none of these and an app delegate that puts a root into a window of its own, outside
      what `#available(iOS 13, *)` excludes (the header's word comes before the code's); else it is not said, and nothing follows. Before iOS
      13, and in docs, there are none. None, iOS 18.4–26: it launches, W-L01 is printed; earlier it launches.
      """,
    evidence: [
      .documented("WWDC26-278; TN3187 (both lines)."),
      .observed("xbmc/Official-Kodi-Remote-iOS#1267, gdombiak/OctoPod#727."),
    ],
    example: """
      `ios 26`, `app.scenes = false`, window > home: W-L01, and home appears. `ios 18.3`: nothing is printed.
      """)
}

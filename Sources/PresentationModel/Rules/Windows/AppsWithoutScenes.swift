enum AppsWithoutScenes: Rule {
  static let id = RuleID.win07
  static let question = Question.window
  static let versions = Versions(
    VersionRange(UIKitVersion(18, 4), documents: false), "W-E01: iOS 27. W-L01: iOS 18.4–26.")

  static let refusesToLaunch = VersionRange.from(27)

  /// Whether UIKit ends an app without scenes: not where the version is only the newest by default, so that old code
  /// that is pasted is still answered.
  static func doNotLaunch(_ profile: Profile, isDefault: Bool) -> Bool {
    refusesToLaunch.contains(profile) && !isDefault
  }

  /// An app without a scene delegate is ended at launch; nil for one that goes on.
  static func stops(_ world: World, isDefault: Bool) -> Finding<Utterance>? {
    guard !isDefault, refusesToLaunch.contains(world.profile), world.hasScenes == false else { return nil }
    return decides(
      scenesAreMissing.says(), on: nil, "the app has no scene delegate: UIKit ends it before a view is loaded")
  }

  /// Whether an app without scenes goes on only because nobody has named the version.
  static func isPassedOver(_ world: World, isDefault: Bool) -> Bool {
    isDefault && refusesToLaunch.contains(world.profile) && world.hasScenes == false
  }

  /// An app without a scene delegate is told at launch that it needs one; nil for all others.
  static func judge(_ world: World) -> Finding<Utterance>? {
    guard holds(in: world.profile), !refusesToLaunch.contains(world.profile), world.hasScenes == false else {
      return nil
    }
    return decides(
      scenesAreRequired.says(), on: nil, "the app has no scene delegate: it launches, and UIKit prints a line")
  }

  static let scenesAreMissing = UIKitMessage(
    .we01, .trap,
    [
      .init(
        .from(27),
        "Application failed to launch: UIScene life cycle is required for apps built with this SDK. See \"Transitioning to the UIKit scene-based life cycle\" in the UIKit documentation for more information on migration."
      )
    ],
    condition: "WIN-07: an app without scenes",
    effect: "ends the process at launch, before the first step",
    cure: "give the app a scene delegate, and move its window there",
    versions: "iOS 27",
    sources:
      "gluonhq/substrate#1366 (27.0), metrodroid/metrodroid#904, LoopKit/Loop#2492; Apple, \"UIKit updates\", June 2026",
    evidence: "observed, documented")

  static let scenesAreRequired = UIKitMessage(
    .wl01, .proceeds,
    [
      .init(
        VersionRange(UIKitVersion(18, 4), 18, documents: false), "iOS 18.4–18",
        "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version."
      ),
      .init(
        .from(26, to: 26), "iOS 26",
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
    title: "From iOS 27 an app without scenes does not launch",
    inShort: "An app that is built with the iOS 27 SDK and has no scene delegate is stopped at launch.",
    statement: """
      An app has *scenes* if the header says `app.scenes = true`, or pasted Swift has a class that adopts `UIWindowSceneDelegate` or
      `UISceneDelegate`, a SwiftUI `App`, or an app delegate with `application(_:configurationForConnecting:options:)`; it has *none* if the
      header says `app.scenes = false`, or pasted Swift has none of these and an app delegate that puts a root into a window of its own, outside
      what `#available(iOS 13, *)` excludes (the header's word comes before the code's); else it is not said, and nothing follows up to
      iOS 26; from iOS 27 on it has scenes then. Before iOS 13, and in docs, there are none. None: iOS 27: launch ends with W-E01, before any
      view is loaded, and no step runs; iOS 18.4–26: it launches, W-L01 is printed; earlier it launches. Where 27 is the version by default
      alone (neither the file nor `--ios` names one) the launch goes on as on 26, without W-L01: a note says what 27 does, and LNT-52 warns.
      """,
    evidence: [
      .documented("Apple, \"UIKit updates\", June 2026; WWDC26-278; TN3187 (both lines)."),
      .observed(
        "the line: xbmc/Official-Kodi-Remote-iOS#1267, gdombiak/OctoPod#727; the end: gluonhq/substrate#1366 (27.0, a device), metrodroid/metrodroid#904, LoopKit/Loop#2492, samoylenkodmitry/Cranpose#673 (27.0 simulator: a manifest alone is not enough, the delegate's class must exist); no exception that code could catch: StoDevX/AAO-React-Native#7743."
      ),
      .inferred("that it comes before any view is loaded."),
    ],
    example: """
      `ios 27`, `app.scenes = false`, window > home: W-E01 at launch. `ios 26`: W-L01, and home appears. `ios 18.3`: nothing is
      printed. `ios 27` without the header line: home appears.
      """)
}

enum AppDelegateHasNoWindow: Rule {
  static let id = RuleID.win09
  static let question = Question.window
  static let versions = Versions(.from(13), "iOS 13–27.")

  /// Whether the app delegate has no window of its own; nil in an app without scenes.
  ///
  /// - Parameter line: where the scene delegate sets its window; nil where the file does not show it.
  static func judge(line: Because.Naming?, _ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile), world.hasScenes == true else { return nil }
    return decides(
      true, on: nil, "the app delegate's window is nil: a scene delegate has the window", silence: .ws02,
      naming: line.map { SilentNames(value: $0) } ?? SilentNames(variant: 1))
  }

  static let windowIsOfTheScene = UIKitMessage(
    .ws02, .silent,
    [],
    condition:
      "WIN-09: a call through the app delegate's `window`, which is nil because a scene delegate has the window",
    effect: "nothing, as N-S02",
    cure: "go through `view.window`, or through the scene's delegate",
    versions: "iOS 13–27",
    sources:
      "delba/Permission#142, darwin-morocho/flutter-facebook-auth#181, rushisangani/RSSelectionMenu#122",
    evidence: "observed",
    notes: "the app delegate's window is nil: this app's window belongs to its scene (line {n})",
    "the app delegate's window is nil: this app's window belongs to its scene")

  static let entry = RuleEntry(
    title: "In an app with scenes the app delegate has no window",
    inShort: "Where a scene delegate owns the window, the app delegate's window is nil until code sets it.",
    statement: """
      In pasted Swift that has scenes by its code (WIN-07): `UIApplication.shared.delegate?.window` is the app delegate's own stored
      property, nil until code assigns it; a call through `?` does nothing (N-S02), through `!` the process ends as with every nil that is
      unwrapped, and the note names the line where the scene delegate sets its window, if the file has one. An app delegate that has no such
      property answers nil as well. In every other file it is the first window. `UIApplication.shared.windows` and `keyWindow` answer the
      windows of the scenes in both.
      """,
    evidence: [
      .documented("Apple `UIWindowSceneDelegate.window` (the scene's main window)."),
      .observed(
        "delba/Permission#142 (2019, iOS 13), darwin-morocho/flutter-facebook-auth#181 (2021: nil on the app delegate with scenes), rushisangani/RSSelectionMenu#122 (2026) and congnd/FMPhotoPicker#70 (2023: unwrapped, it ends the app)."
      ),
    ],
    example: """
      a file with a scene delegate: `UIApplication.shared.delegate?.window??.rootViewController?.present(alert, animated: true)`: no
      alert, and the note.
      """)
}

enum EverythingAboveGoesToo: Rule {
  static let id = RuleID.dis02
  static let question = Question.dismissal
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// All that are dismissed with the one that is directly presented, lowest first; nil where nothing is above it.
  static func judge(_ dismissed: ControllerID, _ world: World) -> Finding<[ControllerID]>? {
    guard world.hierarchy.hasPresenterInside(dismissed) else { return nil }
    let gone = world.hierarchy.levels(from: dismissed)
    switch gone.count - 1 {
    case 0: return nil
    case 1: return decides(gone, on: dismissed, "one more level above it goes too")
    case let above: return decides(gone, on: dismissed, "\(above) more levels above it go too")
    }
  }

  static let entry = RuleEntry(
    title: "Everything above goes too",
    inShort: "Dismissing a view controller also dismisses everything that is presented on top of it.",
    statement: """
      With D, which the dismissing view controller presents directly, go all controllers that D or one of its descendants presents, and so on upwards. Other
      presentations, also those of its descendants, stay.
      """,
    evidence: [
      .documented("Apple `dismiss(animated:completion:)`."),
      .observed(
        "swift-navigation PresentationTests; react-native-screens#4016 and its form-sheet scenarios (18.6, 26.4)."),
      .inferred("presentations inside a dismissed level's children."),
    ],
    example: """
      `T▸C`, d(C), C→X over the current context, T→Y over full screen: `T.dismiss` removes Y alone, `C.dismiss` X alone.
      """)
}

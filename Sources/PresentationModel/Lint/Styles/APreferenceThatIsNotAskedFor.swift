enum APreferenceThatIsNotAskedFor: LintRule {
  static let id = LintID.lnt59

  /// One finding a class and property, and none of a class of which UIKit asks one somewhere in the file.
  static func judgeRun(_ record: LintRecord, _ program: Program, beside found: [LintFinding]) -> [LintSuspicion] {
    guard !record.unasked.isEmpty, !isMeant(program) else { return [] }
    var told: Set<ByteRange> = []
    return record.unasked.compactMap { unasked in
      guard !record.asked.contains(.init(unasked.type, unasked.property)),
        let range = program.classes[Int(unasked.type.index)].defaults
          .last(where: { $0.property == unasked.property })?.range,
        // What is said of a status bar below a presentation is said at the call (`AStatusBarThatIsNotAskedFor`, LNT-47).
        unasked.isContained || unasked.property != .preferredStatusBarStyle,
        told.insert(range).inserted
      else { return nil }
      return finds(
        at: range, .warning, message: !unasked.isContained ? 1 : unasked.property == .preferredStatusBarStyle ? 2 : 0,
        [("property", unasked.property.name), ("name", unasked.name), ("decider", unasked.decider)])
    }
  }

  /// Whether the file expects that somebody else decides.
  private static func isMeant(_ program: Program) -> Bool {
    program.expectations.contains {
      guard case .rule(.rule(let id)) = $0.kind else { return false }
      return id == .bar01 || id == .bar02 || id == .bar03 || id == .bar06 || id == .bar07
    }
  }

  static let entry = LintEntry(
    title: "A preference that is not asked for",
    inShort: """
      UIKit asks a navigation or tab bar controller about the orientation, not what it shows, and asks no sheet; a \
      navigation controller decides about the status bar's style too.
      """,
    fires: """
      a class sets `supportedInterfaceOrientations`, `shouldAutorotate` (up to iOS 15) or `preferredStatusBarStyle`, and running the file shows
      that UIKit asks none of its view controllers: each stands in a container that says nothing itself, or is presented in a style that does not fill the window. Not where
      who is asked supports the same orientations or has the same style, and not where the file expects BAR-01, BAR-02, BAR-03, BAR-06 or BAR-07.
      """,
    severity: "warning",
    messages: [
      "'{property}' of '{name}' is not asked for: '{decider}' contains it and is asked itself",
      "'{property}' of '{name}' is not asked for: '{decider}' decides, since '{name}' does not fill the window",
      "'{property}' of '{name}' is not asked for: '{decider}' decides, and names no child by 'childForStatusBarStyle'",
    ],
    why: """
      BAR-07, BAR-06, BAR-03.
      """,
    cures: [
      "override '{property}' in the class of '{decider}'", "present '{name}' with '.fullScreen'",
      "override 'childForStatusBarStyle' in the class of '{decider}'",
    ],
    evidence: [.observed("as BAR-03, BAR-06 and BAR-07.")],
    example: """
      `class Player: UIViewController { supportedInterfaceOrientations = .landscape }`, window `nav [home]`,
      `nav.pushViewController(player, animated: true)` → warning; with the mask in the class of `nav` → nothing.
      """)
}

enum SettingsThatTheSecondPresentationDoesNotHave: LintRule {
  static let id = LintID.lnt54

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, let lost = book.file.lostSettings[planned.presented],
      book.hierarchy.presentationSettings(of: planned.presented).isEmpty
    else { return nil }
    let set = book.file.assignments.last { assignment in
      guard assignment.x == planned.presented, case .assign(.facet, let property, _) = assignment.statement.act else {
        return false
      }
      return property == lost
    }?.statement
    var ways: [LintWay] = []
    if let set, !set.isCode {
      ways = [
        LintWay(
          [.insert(set.instruction.kind, before: statement.site)], .presents(planned.presented), at: statement.site)
      ]
    }
    let name = book.name(planned.presented)
    return finds(
      at: statement.range, .warning,
      [("presented", name), ("member", lost.name), ("path", "\(name).\(controller(of: lost)).\(lost.name)")],
      ways: ways)
  }

  /// The property through which a setting is usually made.
  private static func controller(of setting: Property) -> String {
    switch setting {
    case .delegate: "presentationController"
    case .sourceView, .sourceRect, .sourceItem, .barButtonItem, .permittedArrowDirections:
      "popoverPresentationController"
    default: "sheetPresentationController"
    }
  }

  static let entry = LintEntry(
    title: "Settings that the second presentation does not have",
    inShort: """
      Detents and delegate of a sheet go with its presentation; a controller that is presented again has none of \
      them.
      """,
    fires: """
      a member of `presentationController`, `sheetPresentationController` or `popoverPresentationController` of x is set before x is
      presented, x is dismissed, and presented again with nothing of them set in between.
      """,
    severity: "warning",
    messages: ["'{presented}' comes without its {member} this time: they went with its last presentation"],
    why: """
      STY-04, SHT-01.
      """,
    cures: ["set '{path}' again before this call"],
    evidence: [
      .observed("react-native-screens, RNSFormSheetContentController (18, 26).")
    ],
    example: """
      `x.sheetPresentationController?.detents = [.medium()]`, presented, dismissed → warning at the second `present`.
      """)
}

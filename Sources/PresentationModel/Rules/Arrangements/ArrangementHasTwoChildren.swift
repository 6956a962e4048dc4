enum ArrangementHasTwoChildren: Rule {
  static let id = RuleID.arr01
  static let question = Question.arrangement
  static let versions = Versions(
    VersionRange(UIKitVersion(27, 1), UIKitVersion.newest.major, documents: false), "iOS 27.1+.")

  /// Who stands somewhere in an arrangement: another one, or nobody, takes the place.
  static func judge(
    _ new: ControllerID?, at placement: SplitColumns.Column, in arrangement: ControllerID, _ world: World
  ) -> Finding<ControllerID?> {
    let old = world.hierarchy.columns[arrangement]?[placement]
    guard let new else {
      guard let old else { return declines(arrangement, leaving: nil, "nobody stands there: nothing happens") }
      return decides(nil, on: old, "is taken out of \(arrangement)", raising: .cho76)
    }
    if old == new { return declines(new, leaving: new, "stands there already: nothing happens") }
    return placement == .primary
      ? decides(new, on: new, "becomes the primary child of \(arrangement)", raising: .cho76)
      : decides(new, on: new, "becomes the secondary child of \(arrangement)", raising: .cho76)
  }

  static let entry = RuleEntry(
    title: "An arrangement view controller has a primary and a secondary child",
    inShort: """
      From iOS 27.1 an arrangement view controller shows two view controllers beside or over each other; both are its \
      children.
      """,
    statement: """
      `arrangement.setViewController(v, for: .primary, animated:)` (or `.secondary`; default not animated) makes v a child; the one
      that stood there leaves; `nil` takes it out. `viewController(for:)` answers who stands there, `placement(for: v)` where v stands, nil
      for anybody else. `children`: primary, then secondary. In an outline the children are primary, then secondary. Callbacks: as of a
      column that is replaced, comes or goes alone (SPL-05); where the secondary is not shown (ARR-02), only wM, dM and wM(nil), dM(nil). It
      defines no context and names nobody for the status bar.
      """,
    evidence: [
      .documented(
        "Apple UIArrangementViewController, `setViewController(_:for:animated:)`, `viewController(for:)`, `placement(for:)`; dotnet/macios wiki, UIKit iOS xcode27.1 b1 (the header)."
      ),
      .inferred("all callbacks, context and status bar (CHO-76)."),
    ],
    example: """
      `arrangement.setViewController(a, for: .primary)`: `a.parent == arrangement`, `arrangement.placement(for: a) == .primary`.
      """)
}

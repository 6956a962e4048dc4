enum ColumnStyleWrapsItsColumns: Rule {
  static let id = RuleID.spl06
  static let question = Question.split
  static let versions = Versions(.from(14), "iOS 14–26. (Earlier, and in docs, `style` is an unknown property.)")
  static let entry = RuleEntry(
    title: "The column style wraps its columns",
    statement: """
      `style = .doubleColumn` or `.tripleColumn` (class body, or before the first step): each column that is not a
      navigation controller gets one made by UIKit (prints `<UINavigationController>`). `setViewController(v, for:
      .secondary)` while a made one is there pushes v on it; for the other columns, and with `nil`, it replaces.
      `.compact` is wrapped by nobody. `show(.primary)`, `hide(.primary)` (and `.supplementary`) add the column to what is
      shown or take it out: WA, IA, DA or WD, DD for it.
      """,
    evidence: [
      Evidence(.documented, "setViewController(_:for:) (creates a navigation controller)."),
      Evidence(.observed, "zhaoxin.pro 15993960076329 (pushes on the secondary's, confirmed by Apple)."),
      Evidence(.inferred, "Callbacks of show and hide."),
    ],
    example: """
      iPad, split (doubleColumn) > m, d: prints split > `<UINavigationController>` > m,
      `<UINavigationController>` > d.
      """)
}

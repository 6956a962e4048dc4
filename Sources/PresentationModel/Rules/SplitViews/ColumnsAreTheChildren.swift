enum ColumnsAreTheChildren: Rule {
  static let id = RuleID.spl01
  static let question = Question.split
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let hiding = Schedule(call: [.willDisappear(.going), .leaves(.old), .didDisappear(.going)])
  static let entry = RuleEntry(
    title: "Columns are the children, expanded all are shown",
    statement: """
      `viewControllers`, `children`: primary first, then secondary (column style: primary, supplementary, secondary).
      Becoming a column: wM, dM in the call. Expanded, every column is shown, but not the primary with
      `preferredDisplayMode` `.primaryHidden`, `.secondaryOnly`.
      """,
    evidence: [
      Evidence(.documented, "viewControllers, preferredDisplayMode."),
      Evidence(
        .observed, "dumps (both `appeared`). Portrait iPads hide the primary by default; presim does not (a choice)."),
    ],
    example: """
      iPad, window > split > m, d: launch: WA of split, m, d in this order.
      """)

  /// Whether the primary column is shown, expanded.
  static func judge(_ split: ControllerID, _ world: World) -> Finding<Bool> {
    guard case .enumeration(let type, let row)? = world.hierarchy.property(split, .preferredDisplayMode),
      StandardValues.hidesPrimary(type, row)
    else { return decides(true, on: split, "its preferredDisplayMode shows every column") }
    return decides(false, on: split, "its preferredDisplayMode hides the primary column")
  }
}

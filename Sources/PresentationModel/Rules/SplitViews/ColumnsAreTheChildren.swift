enum ColumnsAreTheChildren: Rule {
  static let id = RuleID.spl01
  static let question = Question.split
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let hiding = Schedule(call: [.willDisappear(.going), .leaves(.old), .didDisappear(.going)])
  static let entry = RuleEntry(
    title: "Columns are the children, expanded all are shown",
    statement: """
      `viewControllers`, `children`: primary first, then secondary. Column style: primary, supplementary, secondary; `viewControllers`
      answers the controllers as they were set, never the navigation controllers that UIKit makes, and collapsed the primary alone; `children`
      are the made ones (SPL-06). Becoming a column: wM, dM in the call. Expanded, every column is shown, but not the primary with
      `preferredDisplayMode` `.primaryHidden`, `.secondaryOnly`. `displayMode` answers `.secondaryOnly` then, else `.oneBesideSecondary` (three
      columns `.twoBesideSecondary`); collapsed always `.oneBesideSecondary`. `splitBehavior` is what is preferred (`preferredSplitBehavior`),
      else `.tile`. `preferredPrimaryColumnWidth`, `preferredPrimaryColumnWidthFraction`, `minimumPrimaryColumnWidth`,
      `maximumPrimaryColumnWidth`, and the same for `Supplementary`, answer what was assigned.
      """,
    evidence: [
      Evidence(.documented, "viewControllers, preferredDisplayMode."),
      Evidence(
        .observed,
        "dumps (both `appeared`); openuikit (iOS 26.1: what both properties answer, all styles; a classic split view in portrait shows both columns, `.oneBesideSecondary`, which stays when collapsed)."
      ),
      Evidence(
        .inferred,
        "the display mode of three columns, the behaviour. Portrait iPads before iOS 26 hide the primary by default; presim does not (CHO-30)."
      ),
    ],
    example: """
      iPad, window > split > m, d: launch: WA of split, m, d in this order. Double column:
      `split.viewControllers == [m, d]`, `m.navigationController != nil`.
      """)

  /// Whether the primary column is shown, expanded.
  static func judge(_ split: ControllerID, _ world: World) -> Finding<Bool> {
    guard case .enumeration(let type, let row)? = world.hierarchy.property(split, .preferredDisplayMode),
      StandardValues.hidesPrimary(type, row)
    else { return decides(true, on: split, "its preferredDisplayMode shows every column") }
    return decides(false, on: split, "its preferredDisplayMode hides the primary column")
  }
}

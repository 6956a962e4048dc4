enum WhatSplitViewsRefuse: Rule {
  static let id = RuleID.spl08
  static let question = Question.split
  static let versions = Versions(
    .everywhere, "1: iOS 26–27. 2, 3: iOS 14–27. 4: iOS 8–11. Elsewhere nothing is said, and 1 moves the controller.")

  /// A controller that has a column of a classic split view may not be given another one.
  static func judge(_ new: [ControllerID], asColumnsOf split: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard twoColumnsForOne.wording(for: world.profile) != nil, !ColumnStyleWrapsItsColumns.isColumnStyle(split, world)
    else {
      return nil
    }
    let old = world.hierarchy.children(of: split)
    for (column, x) in new.enumerated() {
      guard let current = old.firstIndex(of: x), current != column else { continue }
      let name = current == 0 ? "primary" : "secondary"
      return refuses(
        on: x, saying: twoColumnsForOne.says(.controller("vc", x), .words("column", name), .controller("split", split)),
        because: current == 0
          ? "is its primary column already: an exception" : "is its secondary column already: an exception")
    }
    return nil
  }

  /// Why a property of the column style cannot be assigned; nil where it can.
  static func judge(_ property: Property, of split: ControllerID, _ world: World) -> Finding<Refusal>? {
    switch property {
    case .preferredSplitBehavior:
      guard !ColumnStyleWrapsItsColumns.isColumnStyle(split, world) else { return nil }
      return refuses(
        on: split, saying: classicHasNoBehavior.says(),
        because: "is of the classic style, which has no split behavior: an exception")
    case .preferredSupplementaryColumnWidth, .preferredSupplementaryColumnWidthFraction,
      .minimumSupplementaryColumnWidth, .maximumSupplementaryColumnWidth:
      guard ColumnStyleWrapsItsColumns.isColumnStyle(split, world),
        !ColumnStyleWrapsItsColumns.isTripleColumn(split, world)
      else { return nil }
      return refuses(
        on: split, saying: noSupplementaryWidth.says(),
        because: "has two columns, of which none is the supplementary one: an exception")
    default: return nil
    }
  }

  /// The calls of the column style do nothing on a classic split view.
  static func ignoresColumns(_ split: ControllerID, _ world: World) -> Finding<Bool>? {
    guard !ColumnStyleWrapsItsColumns.isColumnStyle(split, world) else { return nil }
    return decides(true, on: split, "is not of the column style: nothing happens")
  }

  /// UIKit's line when the view of a classic split view without columns loads; nil if none.
  static func judge(loading split: ControllerID, _ world: World) -> Finding<Utterance>? {
    guard noPrimary.wording(for: world.profile) != nil, !ColumnStyleWrapsItsColumns.isColumnStyle(split, world),
      world.hierarchy.firstChild(of: split) == nil
    else { return nil }
    return decides(
      noPrimary.says(.controller("split", split)), on: split, "has no column while its view loads: a line, no more")
  }

  static let twoColumnsForOne = UIKitMessage(
    .ve01, .exception("NSInternalInconsistencyException"),
    [
      .init(
        VersionRange(UIKitVersion(26), documents: false), "",
        "{vc} is already specified as the view controller for the {column} column. Split view controller: {split}",
        remark: " (`{column}`: `primary`, `secondary`, the one it has)")
    ],
    condition: "SPL-08: `viewControllers` of a classic split view gives a controller another column than it has",
    effect: "raised in the assignment",
    cure: "hand both columns over at once, each controller in one of them", versions: "iOS 26–27",
    sources: "Vercantez/openuikit (probe transcript, iOS 26.1)", evidence: "observed; first version not known")

  static let classicHasNoBehavior = UIKitMessage(
    .ve02, .exception("NSInvalidArgumentException"),
    [
      .init(
        VersionRange(UIKitVersion(14), documents: false),
        "This API requires initializing the UISplitViewController with -initWithStyle:")
    ],
    condition: "SPL-08: `preferredSplitBehavior` of a classic split view is assigned",
    effect: "raised in the assignment",
    cure: "make the split view controller with `init(style:)`, or leave `preferredSplitBehavior` alone",
    versions: "iOS 14–27", sources: "Vercantez/openuikit (iOS 26.1)",
    evidence: "observed; earlier versions inferred")

  static let noSupplementaryWidth = UIKitMessage(
    .ve03, .exception("NSInvalidArgumentException"),
    [
      .init(
        VersionRange(UIKitVersion(14), documents: false),
        "UISplitViewController supplementaryColumnWidth properties unsupported for style = DoubleColumn")
    ],
    condition: "SPL-08: a supplementary width is assigned and the style is `.doubleColumn`",
    effect: "raised in the assignment",
    cure: "make it with the style `.tripleColumn`, or leave the supplementary width alone", versions: "iOS 14–27",
    sources: "Vercantez/openuikit (iOS 26.1)",
    evidence: "observed; earlier versions inferred")

  static let noPrimary = UIKitMessage(
    .vl01, .proceeds,
    [
      .init(
        VersionRange(.oldest, 11, documents: false),
        "Splitview controller {split} is expected to have a view controller at index 0 before it's used!")
    ],
    condition: "SPL-08: the view of a classic split view loads while it has no column", effect: "takes effect",
    cure: "give it a primary column before its view is loaded",
    versions: "iOS 8–11; later silent", sources: "–",
    evidence: "observed (public logs of 2014, 2017, 2018); last version inferred")

  static let entry = RuleEntry(
    title: "What a split view refuses",
    inShort:
      "Some properties and column changes raise an exception on a split view controller that has the wrong style.",
    statement: """
      1. Classic, `viewControllers = N` gives a controller another column than the one it has: V-E01, in the assignment.
      2. Classic, `preferredSplitBehavior` is assigned: V-E02. Its other column members (`setViewController(_:for:)`, `viewController(for:)`,
         `show(_:)`, `hide(_:)`) do nothing and answer nil.
      3. `.doubleColumn`, a supplementary width is assigned (`preferredSupplementaryColumnWidth`, `…WidthFraction`, `minimum…`, `maximum…`):
         V-E03.
      4. Classic, its view loads while it has no column: V-L01.
      """,
    evidence: [
      .observed("1 to 3 openuikit (iOS 26.1); 4 public logs of 2014 to 2018."),
      .inferred("First and last versions."),
      .documented("Apple `setViewController(_:for:)`, `viewController(for:)` (do not apply to classic split views)."),
    ],
    example: """
      `split.viewControllers = [a, b]`, then `split.viewControllers = [b]`: the exception names b and the secondary column.
      """)
}

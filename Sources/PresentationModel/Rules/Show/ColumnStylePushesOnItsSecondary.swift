enum ColumnStylePushesOnItsSecondary: Rule {
  static let id = RuleID.shw08
  static let question = Question.show
  static let versions = Versions(.from(14), "iOS 14–27.")

  /// How a split view of the column style shows; nil for a classic one.
  static func judge(_ request: Show.Request, on split: ControllerID, _ world: World) -> Finding<Show.Way>? {
    guard ColumnStyleWrapsItsColumns.isColumnStyle(split, world) else { return nil }
    let (hierarchy, shown) = (world.hierarchy, request.shown)
    if request.method == .show {
      return decides(.presents(by: split), on: split, "is of the column style: it presents \(shown)")
    }
    if hierarchy.has(split, .collapsed) {
      guard let child = hierarchy.firstChild(of: split) else {
        return decides(.presents(by: split), on: split, "has no column: it presents \(shown)")
      }
      return decides(
        .hands(to: child, Show.Request(method: .show, shown: shown, takesStacks: true)), on: split,
        "is collapsed: it lets \(child), the one that it shows, show \(shown)")
    }
    guard let secondary = hierarchy.columns[split]?.secondary else {
      return decides(.column(of: split), on: split, "has no secondary column: \(shown) becomes it")
    }
    if secondary == shown {
      return decides(.isDone, on: split, "has \(shown) as its secondary column already: nothing happens")
    }
    if !hierarchy.isViewLoaded(split) {
      return decides(
        .column(of: split), on: split, "has not loaded its view, and no stack: \(shown) becomes the secondary column")
    }
    return hierarchy.kind(of: shown).isNavigation || !hierarchy.kind(of: secondary).isNavigation
      ? decides(.column(of: split), on: split, "is given a stack: \(shown) replaces the secondary column")
      : decides(.pushes(on: secondary), on: split, "pushes \(shown) on the stack of its secondary column")
  }

  static let entry = RuleEntry(
    title: "A column-style split view pushes on its secondary stack, unless it is given a stack",
    inShort: """
      A column-style split view controller pushes a detail on its secondary column, unless the detail is itself \
      a navigation controller.
      """,
    statement: """
      Style `.doubleColumn`, `.tripleColumn`; the delegate's two methods are not called.
      1. `showDetailViewController(v)`, its view not loaded: v becomes the secondary (SPL-06: there is no stack to push on). Expanded: v is a
         UINavigationController: it replaces the secondary; else it is pushed on the secondary's navigation controller. Collapsed: SHW-07 with
         the one child that is shown.
      2. `show(v)`: `split.present(v, animated: true)`.
      """,
    evidence: [
      .documented("splitViewController(_:show:sender:), (_:showDetail:sender:) (classic interfaces only)."),
      .observed(
        "Neuburg p. 490 (iOS 14: own navigation controller needed to replace; `show` ended in a presentation); not loaded, and no delegate call: openuikit (iOS 26.1; earlier versions inferred)."
      ),
      .inferred("collapsed."),
    ],
    example: """
      iPad, split (doubleColumn) > pnav[p], dnav[d], `p.showDetailViewController(x, sender: nil)`:
      `dnav.viewControllers == [d, x]`.
      """)
}

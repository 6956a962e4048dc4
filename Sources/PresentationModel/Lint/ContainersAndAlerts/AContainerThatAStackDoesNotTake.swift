enum AContainerThatAStackDoesNotTake: LintRule {
  static let id = LintID.lnt31

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    switch statement.act {
    case .push(let x, let nav, _):
      return finding(x, at: statement.range, book, isNew: true) {
        ways(x, nav, book, at: statement.site) { [.replace(statement.site, by: $0)] }
      }
    case .setStack(let nav, let stack):
      guard book.hierarchy.kind(of: nav).isNavigation else { return nil }
      for x in stack {
        let isNew = book.hierarchy.parent(of: x) != nav
        if let found = finding(x, at: statement.range, book, isNew: isNew, { [] }) { return found }
      }
      return nil
    default: return nil
    }
  }

  static func judgeLaunch(_ book: inout LintBook) -> [LintSuspicion] {
    var found: [LintSuspicion] = []
    for (row, parent) in book.program.outline.parents.enumerated() where parent >= 0 {
      let (x, nav) = (ControllerID(row: row), ControllerID(parent))
      guard book.hierarchy.kind(of: nav).isNavigation else { continue }
      let start = book.program.outline.offsets[row]
      let range = ByteRange(start, start + Int32(book.program.outline.names[row].utf8.count))
      let suspicion = finding(x, at: range, book, isNew: false) {
        ways(x, nav, book, at: nil) { [.detach(x), .addStep($0)] }
      }
      if let suspicion { found.append(suspicion) }
    }
    return found
  }

  /// The two ways to show it: presented, or as the root of the first window.
  private static func ways(
    _ x: ControllerID, _ nav: ControllerID, _ book: LintBook, at site: LintSite?,
    _ edits: (Instruction.Kind) -> [LintEdit]
  ) -> [LintWay] {
    guard !book.hierarchy.windows.isEmpty else { return [] }
    let window = WindowID(0)
    let presented = LintEdit.call(nav, .present, .value(.controller(x)), .value(.bool(false)))
    let root = Instruction.Kind.assign(
      Path(root: .value(.window(window)), components: [], finalUnwrap: .plain, text: ""), .rootViewController,
      .value(.controller(x)))
    return [
      LintWay("present it", edits(presented), .presents(x), at: site),
      LintWay("make it the root", edits(root), .isRoot(x, of: window), at: site),
    ]
  }

  private static func finding(
    _ x: ControllerID, at range: ByteRange, _ book: LintBook, isNew: Bool, _ ways: () -> [LintWay]
  ) -> LintSuspicion? {
    switch book.hierarchy.kind(of: x) {
    case .split: finds(at: range, .error, cure: 0, ways: ways())
    case .tabBar: finds(at: range, .warning, message: 1, cure: 0, ways: ways())
    case let kind where kind.isNavigation && isNew: finds(at: range, .error, message: 2, cure: 0, ways: ways())
    default: nil
    }
  }

  static let entry = LintEntry(
    title: "A container that a stack does not take",
    inShort: """
      A navigation controller takes no split view controller, no other navigation controller and, by its \
      documentation, no tab bar controller.
      """,
    fires: """
      a `UISplitViewController` or `UITabBarController` in a navigation controller's outline, push or `setViewControllers`; a
      `UINavigationController` in a push or `setViewControllers`.
      """,
    severity: "error for a split view controller and a navigation controller, warning for a tab bar controller.",
    messages: [
      "a navigation controller takes no split view controller",
      "a tab bar controller is documented not to go into a stack",
      "a navigation controller cannot be pushed",
    ],
    why: """
      N-L02; N-S03; N-E01 (NAV-03).
      """,
    cures: ["present it, or make it the root"],
    evidence: [
      .documented("`UINavigationController.pushViewController(_:animated:)`."),
      .observed("grgcombs/IntelligentSplitViewController#11."),
    ],
    example: """
      window `nav [a, tabs [b]]` → warning at `tabs`.
      """)
}

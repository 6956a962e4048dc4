enum AContainerThatAStackDoesNotTake: LintRule {
  static let id = LintID.lnt31
  static let versions = Versions(.everywhere, "iOS 8–26.")
  static let entry = LintEntry(
    title: "A container that a stack does not take",
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
      Evidence(
        .documented,
        "`UINavigationController.pushViewController(_:animated:)`; observed: grgcombs/IntelligentSplitViewController#11."
      )
    ],
    example: """
      window `nav [a, tabs [b]]` → warning at `tabs`.
      """)

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    switch statement.act {
    case .push(let x, let nav, _):
      let shown = LintEdit.call(nav, .present, .value(.controller(x)), .value(.bool(false)))
      if let pushed = pushed(x, at: statement.range, book, { [[.replace(statement.site, by: shown)]] }) {
        return pushed
      }
      return finding(x, in: nav, at: statement.range, book) { [[.replace(statement.site, by: shown)]] }
    case .setStack(let nav, let stack):
      guard book.hierarchy.kind(of: nav).isNavigation else { return nil }
      let old = IDSet(book.hierarchy.children(of: nav))
      for x in stack where !old.contains(x) {
        if let found = pushed(x, at: statement.range, book, { [] }) { return found }
      }
      for x in stack { if let found = finding(x, in: nav, at: statement.range, book, { [] }) { return found } }
      return nil
    default: return nil
    }
  }

  static func judgeLaunch(_ book: inout LintBook) -> [LintSuspicion] {
    var found: [LintSuspicion] = []
    for (row, parent) in book.program.outline.parents.enumerated() where parent >= 0 {
      let (x, nav) = (ControllerID(Int32(truncatingIfNeeded: row)), ControllerID(parent))
      guard book.hierarchy.kind(of: nav).isNavigation else { continue }
      let start = book.program.outline.offsets[row]
      let range = ByteRange(start, start + Int32(book.program.outline.names[row].utf8.count))
      let shown = LintEdit.call(nav, .present, .value(.controller(x)), .value(.bool(false)))
      if let suspicion = finding(x, in: nav, at: range, book, { [[.detach(x), .addStep(shown)]] }) {
        found.append(suspicion)
      }
    }
    return found
  }

  /// A navigation controller that code puts onto a stack; one of the outline stands there as a split view's would.
  private static func pushed(
    _ x: ControllerID, at range: ByteRange, _ book: LintBook, _ ways: () -> [[LintEdit]]
  ) -> LintSuspicion? {
    guard book.hierarchy.kind(of: x).isNavigation else { return nil }
    return finds(at: range, .error, message: 2, cure: 0, ways: ways())
  }

  private static func finding(
    _ x: ControllerID, in nav: ControllerID, at range: ByteRange, _ book: LintBook, _ ways: () -> [[LintEdit]]
  ) -> LintSuspicion? {
    switch book.hierarchy.kind(of: x) {
    case .split: finds(at: range, .error, cure: 0, ways: ways())
    case .tabBar: finds(at: range, .warning, message: 1, cure: 0, ways: ways())
    default: nil
    }
  }
}

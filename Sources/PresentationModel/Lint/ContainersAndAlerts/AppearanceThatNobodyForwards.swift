enum AppearanceThatNobodyForwards: LintRule {
  static let id = LintID.lnt33

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    var found: [LintSuspicion] = []
    for (id, entry) in book.defaults(.shouldAutomaticallyForwardAppearanceMethods) {
      guard case .value(.bool(false)) = entry.value, let range = entry.range else { continue }
      for x in book.instances(of: id) where isLeftAlone(x, book) {
        found.append(suspicion(x, at: range, book))
        break
      }
    }
    for (statement, x) in book.file.assignments {
      guard case .assign(_, .shouldAutomaticallyForwardAppearanceMethods, .bool(false)) = statement.act,
        isLeftAlone(x, book)
      else { continue }
      found.append(suspicion(x, at: statement.range, book))
    }
    return found
  }

  /// Whether it has children in an outline, and code begins an appearance transition for none of them.
  private static func isLeftAlone(_ x: ControllerID, _ book: LintBook) -> Bool {
    let children = book.outlineChildren(of: x)
    return !children.isEmpty && !book.file.forwardsUnnamed && !children.contains { book.file.forwarded.contains($0) }
  }

  private static func suspicion(_ x: ControllerID, at range: ByteRange, _ book: LintBook) -> LintSuspicion {
    let child = book.outlineChildren(of: x)[0]
    return finds(
      at: range, .warning, [("name", book.name(x))],
      ways: [
        LintWay(
          [
            .observe(
              x, .viewWillAppear,
              LintEdit.call(child, .beginAppearanceTransition, .value(.bool(true)), .value(.bool(false)))),
            .observe(x, .viewDidAppear, LintEdit.call(child, .endAppearanceTransition)),
          ], .hears(child, .viewWillAppear), .hears(child, .viewDidAppear))
      ])
  }

  static let entry = LintEntry(
    title: "Appearance that nobody forwards",
    inShort: "A container that turned off automatic forwarding never tells its children about appearance.",
    fires: """
      a class with `shouldAutomaticallyForwardAppearanceMethods = false` has children in an outline, and no statement calls
      `beginAppearanceTransition` on one of them.
      """,
    severity: "warning",
    messages: ["'{name}' forwards no appearance callbacks to its children"],
    why: """
      CON-06: its children get none of the appearance callbacks.
      """,
    cures: ["call 'beginAppearanceTransition' and 'endAppearanceTransition' on them"],
    evidence: [
      .documented("`UIViewController.shouldAutomaticallyForwardAppearanceMethods`, classic document 1.")
    ],
    example: """
      `class Box: UIViewController { shouldAutomaticallyForwardAppearanceMethods = false }`, window `box [a]` → warning.
      """)
}

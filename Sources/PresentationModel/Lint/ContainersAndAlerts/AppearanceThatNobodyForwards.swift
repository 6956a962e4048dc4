enum AppearanceThatNobodyForwards: LintRule {
  static let id = LintID.lnt33

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    var found: [LintSuspicion] = []
    for (id, entry) in book.defaults(.shouldAutomaticallyForwardAppearanceMethods) {
      guard case .value(.bool(false)) = entry.value, let range = entry.range else { continue }
      let made = Set(book.file.addedChildren.keys).union(book.file.addsUnnamed).filter {
        book.hierarchy.inherits($0, book.program.classes[Int(id.index)].name)
      }.sorted()
      if let x = (book.instances(of: id) + made).first(where: { isLeftAlone($0, book) }) {
        found.append(suspicion(x, at: range, book))
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

  /// The children that the file's outlines or its code give it.
  private static func children(of x: ControllerID, _ book: LintBook) -> [ControllerID] {
    book.outlineChildren(of: x) + (book.file.addedChildren[x] ?? [])
  }

  /// Whether it has children, and code begins an appearance transition for none of them.
  private static func isLeftAlone(_ x: ControllerID, _ book: LintBook) -> Bool {
    let children = children(of: x, book)
    if children.isEmpty {
      return book.file.addsUnnamed.contains(x) && !book.file.forwardsUnnamed && book.file.forwarded.isEmpty
    }
    return !book.file.forwardsUnnamed && !children.contains { book.file.forwarded.contains($0) }
  }

  private static func suspicion(_ x: ControllerID, at range: ByteRange, _ book: LintBook) -> LintSuspicion {
    // A child that code adds is not there when the container first appears: the fix is tried on those of outlines.
    guard let child = book.outlineChildren(of: x).first else {
      return finds(at: range, .warning, [("name", book.name(x))])
    }
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
      a class with `shouldAutomaticallyForwardAppearanceMethods = false` has children in an outline, or gets one with `addChild`, and
      no statement calls `beginAppearanceTransition` on one of them.
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

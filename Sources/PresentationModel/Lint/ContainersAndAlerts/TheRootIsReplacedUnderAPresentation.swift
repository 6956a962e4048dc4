enum TheRootIsReplacedUnderAPresentation: LintRule {
  static let id = LintID.lnt32

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .setRoot(let window, let new) = statement.act else { return nil }
    let old = book.hierarchy.windows[Int(window.index)].root
    guard old != new else { return nil }
    if let new, let found = taken(new, window, statement, book) { return found }
    guard let old, let presented = NewRootDismissesNothing.standing(on: old, book.hierarchy) else { return nil }
    let dismissed = LintEdit.call(presented, .dismiss, .value(.bool(false)))
    return finds(
      at: statement.range, .warning, [("presented", book.name(presented))],
      ways: [
        LintWay(
          [
            .replace(statement.site, by: dismissed),
            .moveIntoHandler(statement.site, of: statement.site, as: statement.instruction.kind),
          ], .isRoot(new, of: window, not: old), .isUp(presented, false), at: statement.site)
      ])
  }

  /// A new root that has another place already.
  private static func taken(
    _ new: ControllerID, _ window: WindowID, _ statement: LintStatement, _ book: LintBook
  ) -> LintSuspicion? {
    var closed = Ledger.closed
    var ways: [LintWay] = []
    if case .assign(let path, let property, _) = statement.instruction.kind {
      let made = Expression.make(book.hierarchy.classes[Int(new.index)], [])
      ways = [
        LintWay(
          [.replace(statement.site, by: .assign(path, property, made))], .isRoot(nil, of: window, not: new),
          .raisesNothing, at: statement.site)
      ]
    }
    if closed.take(ChildCannotBecomeRootPresentedCan.judge(child: new, book.world)) != nil,
      let parent = book.hierarchy.parent(of: new)
    {
      return finds(
        at: statement.range, .error, message: 1, [("new", book.name(new)), ("parent", book.name(parent))], ways: ways)
    }
    if closed.take(ChildCannotBecomeRootPresentedCan.judge(presented: new, book.world)) != nil,
      let presenter = book.hierarchy.directPresenter(new)
    {
      return finds(
        at: statement.range, .warning, message: 2, [("new", book.name(new)), ("presenter", book.name(presenter))],
        cure: 1, ways: ways)
    }
    return nil
  }

  static let entry = LintEntry(
    title: "The root is replaced under a presentation",
    inShort: "Replacing the root while something is presented leaves the old screen on top and in memory.",
    fires: """
      `window.rootViewController = new` while (a) a controller presented from the old root's tree is up, or (b) `new` has a parent or
      is up itself.
      """,
    severity: "(a) warning; (b) error with a parent, warning when up.",
    messages: [
      "'{presented}' is still up when the root is replaced",
      "'{new}' is a child of '{parent}' and cannot be a root",
      "'{new}' is presented by '{presenter}' and becomes the root as well",
    ],
    why: """
      (a) X-02 (DIS-13, WIN-03): the old chain stays linked and visible. (b) P-E14, C-L01 (WIN-04).
      """,
    cures: [
      "dismiss it without animation, replace the root in the completion handler",
      "make a new controller",
    ],
    evidence: [
      .observed("rdar 18535358, Rightpoint/Swiftilities#38, onmyway133/notes#274, dotnet/maui#30310.")
    ],
    example: """
      `a.present(b)`; `window.rootViewController = c` → warning (a).
      """)
}

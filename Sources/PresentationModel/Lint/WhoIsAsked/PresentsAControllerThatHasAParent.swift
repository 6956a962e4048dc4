enum PresentsAControllerThatHasAParent: LintRule {
  static let id = LintID.lnt11

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act,
      book.world.take(ChildrenCannotBePresented.judge(planned.presented, book.world)) != nil,
      let parent = book.hierarchy.parent(of: planned.presented)
    else { return nil }
    return finds(
      at: statement.range, .error, [("presented", book.name(planned.presented)), ("parent", book.name(parent))],
      ways: [
        LintWay(
          "present '\(book.name(parent))'",
          [.replace(statement.site, by: LintEdit.changed(statement.instruction, 0, to: .controller(parent)))],
          .presents(parent), at: statement.site),
        LintWay(
          "remove '\(book.name(planned.presented))' from '\(book.name(parent))' first",
          [.insert(LintEdit.call(planned.presented, .removeFromParent), before: statement.site)],
          .presents(planned.presented), at: statement.site),
      ])
  }

  static let entry = LintEntry(
    title: "Presents a controller that has a parent",
    inShort: "A view controller that has a parent cannot be presented.",
    fires: """
      the argument of `present` has a parent in the book.
      """,
    severity: "error",
    messages: ["'{presented}' is a child of '{parent}' and cannot be presented"],
    why: """
      P-E02, P-E04 (PRE-05).
      """,
    cures: ["present '{parent}', or remove '{presented}' from it first"],
    evidence: [
      .observed("mxcl/PromiseKit#178, ko1o/PYSearch#85.")
    ],
    example: """
      outside: `nav [form]`. `a.present(form)` → error; `a.present(nav)` → nothing.
      """)
}

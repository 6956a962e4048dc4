enum ProvidesATransitionStyleWithoutAContext: LintRule {
  static let id = LintID.lnt19

  /// Checked at the end: the context may be set after it.
  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    var found: [LintSuspicion] = []
    for (id, entry) in book.defaults(.providesPresentationContextTransitionStyle) where book.isTrue(entry) {
      guard let range = entry.range,
        let x = book.instance(of: id, where: { !NearestDefinerPresents.defines($0, $1) })
      else { continue }
      let name = book.hierarchy.name(of: x).isEmpty ? book.program.classes[Int(id.index)].name : book.name(x)
      found.append(
        finds(
          at: range, .warning, [("name", name)],
          ways: [LintWay([.setDefault(id, .definesPresentationContext, .bool(true))], .definesContextByClass(id))]))
    }
    for (statement, x) in book.file.assignments {
      guard case .assign(_, .providesPresentationContextTransitionStyle, .bool(true)) = statement.act,
        !NearestDefinerPresents.defines(x, book.world), !isSet(.definesPresentationContext, of: x, book)
      else { continue }
      let defines = LintEdit.assign(x, .definesPresentationContext, .value(.bool(true)))
      found.append(
        finds(
          at: statement.range, .warning, [("name", book.name(x))],
          ways: [LintWay([.append(defines, behind: statement.site)], .definesContext(x), at: statement.site)]))
    }
    return found
  }

  /// Whether some statement sets a property of a controller to true.
  private static func isSet(_ property: Property, of x: ControllerID, _ book: LintBook) -> Bool {
    book.file.assignments.contains { statement, owner in
      guard owner == x, case .assign(_, property, .bool(true)) = statement.act else { return false }
      return true
    }
  }

  static let entry = LintEntry(
    title: "Provides a transition style without a context",
    inShort:
      "Providing a transition style has no effect on a view controller that does not define a presentation context.",
    fires: """
      `providesPresentationContextTransitionStyle = true` on a controller that defines no context.
      """,
    severity: "warning",
    messages: ["'{name}' provides a transition style but defines no presentation context"],
    why: """
      TRN-03: only the presenter that defines the context is asked for its transition style.
      """,
    cures: ["set '{name}.definesPresentationContext = true' as well"],
    evidence: [
      .documented("`UIViewController.providesPresentationContextTransitionStyle`, classic document 2.")
    ],
    example: """
      `class Pane: UIViewController { providesPresentationContextTransitionStyle = true }` → warning.
      """)
}

enum AddsAViewWithoutItsController: LintRule {
  static let id = LintID.lnt12

  static func judgeAfterBody(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .addSubview(let child, let owner) = statement.act, child != owner,
      book.hierarchy.parent(of: child) != owner, !book.code.contained.contains(child),
      !statement.isCode || !book.program.swift.hints(at: statement.range.start).contains(.contains)
    else { return nil }
    var closed = Ledger.closed
    let refusal = closed.take(ChildsViewBelongsInItsParents.judge(child, into: .inside(owner), book.world))
    let added = LintEdit.call(owner, .addChild, .value(.controller(child)))
    let moved = LintEdit.call(child, .didMoveToParent, .value(.controller(owner)))
    var edits: [LintEdit] = [.append(moved, behind: statement.site), .insert(added, before: statement.site)]
    let parent = book.hierarchy.parent(of: child)
    if parent != nil {
      let view = LintEdit.path(child, .view)
      let takenOut = Call(
        receiver: view, method: .removeFromSuperview, arguments: [], completion: nil, closures: [], label: "")
      edits.append(.insert(LintEdit.call(child, .removeFromParent), before: statement.site))
      edits.append(.insert(.call(takenOut), before: statement.site))
      edits.append(.insert(LintEdit.call(child, .willMoveToParent, .value(.none)), before: statement.site))
    }
    return finds(
      at: statement.range, refusal != nil ? .error : .warning,
      [("child", book.name(child)), ("owner", book.name(owner)), ("parent", parent.map { book.name($0) } ?? "")],
      cure: parent == nil ? 0 : 1,
      ways: [LintWay(edits, .isChild(child, of: owner), at: statement.site)])
  }

  static let entry = LintEntry(
    title: "Adds a view without its controller",
    inShort: "Adding a view controller's view without addChild leaves the controller out of the hierarchy.",
    fires: """
      `owner.view.addSubview(child.view)`, and `child.parent` is not `owner`, nor made so in the same body. In an app's own Swift also not
      where the same function calls `addChild` on a controller that the file does not declare, a helper such as `add(child)`, or `didMove(toParent:)`.
      """,
    severity: "error if `child` has another parent, else warning.",
    messages: ["the view of '{child}' goes into '{owner}' without 'addChild'"],
    why: """
      C-E01 with another parent (CON-09); else C-S03 (CON-08): what `child` presents comes from a detached controller (PRE-12).
      """,
    cures: [
      "call '{owner}.addChild({child})' first, 'didMove(toParent:)' last",
      "take view and controller out of '{parent}' and call '{owner}.addChild({child})' first, 'didMove(toParent:)' last",
    ],
    evidence: [
      .documented("classic document 1."),
      .observed("stefanceriu/SCPageViewController#16."),
    ],
    example: """
      window `home`; `player` outside. `home.view.addSubview(player.view)` → warning.
      """)
}

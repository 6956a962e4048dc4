enum PushesTwiceInOneRunLoopPass: LintRule {
  static let id = LintID.lnt08
  static let yieldsToOthers = true

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    switch statement.act {
    case .push(_, let nav, true), .pop(let nav, _, true):
      // At column one the book knows which stacks are on screen: the others change without animation
      // (`OffScreenTheStackChangesSilently`, NAV-10).
      guard let earlier = book.body.stackChanges[nav], !statement.place.isColumn || book.isShown(nav) else {
        return nil
      }
      // A run loop pass has few of them; of many the nearest are enough to see whether the fix works.
      let edits = earlier.suffix(8).compactMap { change in
        animated(change.instruction).map {
          LintEdit.replace(change.site, by: LintEdit.changed(change.instruction, $0, to: .bool(false)))
        }
      }
      var ways: [LintWay] = []
      if let promise = statement.act.promise, let stack = stack(after: statement.act, of: nav, book) {
        let whole = LintEdit.call(
          nav, .setViewControllers, .list(stack.map { .value(.controller($0)) }), .value(.bool(true)))
        ways = [
          LintWay("animate only the last", edits, promise, at: statement.site),
          LintWay(
            "use 'setViewControllers'",
            earlier.suffix(8).map { LintEdit.remove($0.site) } + [.replace(statement.site, by: whole)], promise,
            at: statement.site),
        ]
      }
      return finds(at: statement.range, .warning, [("nav", book.name(nav))], ways: ways)
    default: return nil
    }
  }

  /// The stack that both changes come to.
  private static func stack(after act: LintAct, of nav: ControllerID, _ book: LintBook) -> [ControllerID]? {
    let stack = book.hierarchy.children(of: nav)
    switch act {
    case .push(let x, _, _): return stack + [x]
    case .pop(_, let x?, _): return stack.firstIndex(of: x).map { Array(stack[...$0]) }
    default: return nil
    }
  }

  /// The position of `animated:`.
  private static func animated(_ instruction: Instruction) -> Int? {
    guard case .call(let call) = instruction.kind else { return nil }
    switch call.method {
    case .pushViewController, .popToViewController: return 1
    case .popViewController, .popToRootViewController: return 0
    default: return nil
    }
  }

  static let entry = LintEntry(
    title: "Pushes twice in one run loop pass",
    inShort: "Two animated pushes or pops in one run loop pass confuse the navigation bar.",
    fires: """
      two animated pushes or pops on one navigation controller in one body; not where the fix would bring another finding.
      """,
    severity: "warning, at the second.",
    messages: ["second animated push or pop on '{nav}' in one run loop pass"],
    why: """
      N-L04 (NAV-14, NAV-15): the bar may show the wrong item. Up to iOS 17 the second waits, and both are shown one after the other
      (NAV-16).
      """,
    cures: ["use 'setViewControllers', or animate only the last"],
    evidence: [
      .observed("ChatSecure/ChatSecure-iOS#597, HeroTransitions/Hero#638.")
    ],
    example: """
      `turn { nav.pushViewController(b, animated: true); nav.pushViewController(c, animated: true) }` → warning.
      """)
}

enum PushesWithoutANavigationController: LintRule {
  static let id = LintID.lnt61

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    book.program.swift.stackless.map { push in
      guard let line = push.line else {
        return finds(at: push.range, .warning, message: 1, [("controller", push.object)])
      }
      return finds(at: push.range, .warning, [("controller", push.object), ("line", "\(line)")])
    }
  }

  static let entry = LintEntry(
    title: "Pushes without a navigation controller",
    inShort: "A view controller that is presented alone has no navigation controller, so a push on it does nothing.",
    fires: """
      in pasted Swift: `navigationController?.pushViewController(…)` (a) in the code of a view controller's class whose objects the file
      presents or makes a window's root each time that it makes one, and does nothing else with them, and which does not ask whether it has
      a navigation controller; (b) of a variable that holds a view controller which has just been made and was given to nobody.
      """,
    severity: "warning",
    messages: [
      "'{controller}' is in no navigation controller where line {line} shows it: nothing is pushed",
      "'{controller}' is in no navigation controller yet: nothing is pushed",
    ],
    why: """
      QRY-03: what is presented has no parent, so `navigationController` is nil.
      """,
    cures: [
      "present 'UINavigationController(rootViewController: …)'",
      "push after it has been pushed itself, or on the navigation controller that is to show it",
    ],
    evidence: [.documented("Apple `navigationController` (the nearest ancestor in the view controller hierarchy).")],
    example: """
      `present(CardViewController(), animated: true)`, and `navigationController?.pushViewController(detail, animated: true)` in
      `CardViewController` → warning; `present(UINavigationController(rootViewController: CardViewController()), animated: true)` → nothing.
      """)
}

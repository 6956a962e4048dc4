enum AsksARootThatPresentsAlready: LintRule {
  static let id = LintID.lnt10
  static let yieldsToOthers = true

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    guard !book.file.rootCalls.isEmpty else { return [] }
    // For each presenter the first statement that asks it, and the first that is in another body.
    var first: [ControllerID: LintStatement] = [:]
    var second: [ControllerID: LintStatement] = [:]
    for statement in book.file.presents {
      guard case .present(let planned) = statement.act else { continue }
      if let known = first[planned.presenter] {
        if known.range != statement.range, second[planned.presenter] == nil { second[planned.presenter] = statement }
      } else {
        first[planned.presenter] = statement
      }
    }
    return book.file.rootCalls.compactMap { call -> LintSuspicion? in
      let others = [first[call.root], second[call.root]].compactMap { $0 }.filter { $0.range != call.statement.range }
      guard let other = call.standing ?? whoMayBeUp(call.statement, root: call.root, others) else { return nil }
      let line = book.file.presents.first { $0.presents(other) && $0.range != call.statement.range }?.instruction.line
      return finds(
        at: call.statement.range, .warning, message: line == nil ? 0 : 1,
        [
          ("root", book.name(call.root)), ("other", book.name(other)),
          ("line", line.map { book.program.swift.lineText($0) } ?? ""),
        ],
        cure: 0,
        ways: [
          LintWay(
            [.replace(call.statement.site, by: LintEdit.redirected(call.statement.instruction, to: other))],
            .presents(call.presented, from: other))
        ],
        // Where the other has gone by the time of the callback UIKit refuses nothing.
        proof: LintProof(messages: [.pl01, .pl02, .pl03], isNeeded: false))
    }
  }

  /// The book cannot tell when a callback runs, except the root's own: nothing covers it then. A handler runs when its
  /// call is done, and the book knows what is presented then.
  private static func whoMayBeUp(
    _ statement: LintStatement, root: ControllerID, _ others: [LintStatement]
  ) -> ControllerID? {
    guard case .callback(_, let owner) = statement.place, owner != root, let other = others.first,
      case .present(let planned) = other.act
    else { return nil }
    return planned.presented
  }

  static let entry = LintEntry(
    title: "Asks a root that presents already",
    inShort: "Presenting from the window's root fails while the root is already presenting something.",
    fires: """
      in a callback or completion handler the receiver of `present` is a window's root (by name, or as
      `window.rootViewController`), and another statement of the file presents through it; not where the fix would bring another finding.
      """,
    severity: "warning",
    messages: [
      "'{root}' cannot present while '{other}' is up",
      "'{root}' cannot present while '{other}' is up, which {line} presents",
    ],
    why: """
      CTX-08: P-L02, or P-L01 under a full-screen presentation.
      """,
    cures: ["present from the topmost controller"],
    evidence: [
      .observed("facebookarchive/Tweaks#15, arashpayan/appirater#104, adaptyteam/AdaptySDK-iOS#116.")
    ],
    example: """
      `a.present(b)`; `on b.viewDidAppear { window.rootViewController.present(alert) }`, root `a` → warning.
      """)
}

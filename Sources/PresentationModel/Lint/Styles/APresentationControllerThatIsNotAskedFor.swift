enum APresentationControllerThatIsNotAskedFor: LintRule {
  static let id = LintID.lnt27

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, planned.style != .custom, planned.call.own == nil else {
      return nil
    }
    let delegate = book.world.transitioningDelegate(of: planned.presented)
    guard CustomAsksTheDelegate.mayAnswer(planned.presented, book.world),
      let type = book.world.delegateClass(delegate)
    else { return nil }
    return finds(
      at: statement.range, .warning, [("presented", book.name(planned.presented)), ("Delegate", type.name)],
      ways: [
        LintWay(
          [.insert(LintEdit.style(planned.presented, .custom), before: statement.site)],
          .isPresentedByOwnController(planned.presented), at: statement.site)
      ])
  }

  static let entry = LintEntry(
    title: "A presentation controller that is not asked for",
    inShort: "The delegate offers a presentation controller, but it is asked only for the custom style.",
    fires: """
      `present` in a style other than `.custom` of a controller whose `transitioningDelegate` implements
      `presentationController(forPresented:presenting:source:)`.
      """,
    severity: "warning",
    messages: [
      "'{presented}' is not '.custom', so '{Delegate}' is not asked for a presentation controller"
    ],
    why: """
      PCC-01: UIKit makes the presentation controller of the built-in styles itself.
      """,
    cures: ["set '{presented}.modalPresentationStyle = .custom'"],
    evidence: [
      .documented("`UIPresentationController`, classic document 2.")
    ],
    example: """
      `card.transitioningDelegate = fade` (which returns `Dimmed`), style not set; `a.present(card)` → warning.
      """)
}

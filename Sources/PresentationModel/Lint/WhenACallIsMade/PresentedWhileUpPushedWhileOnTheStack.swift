enum PresentedWhileUpPushedWhileOnTheStack: LintRule {
  static let id = LintID.lnt40

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    switch statement.act {
    case .present(let planned):
      if let presenter = book.hierarchy.directPresenter(planned.presented) {
        return presentedTwice(planned, by: presenter, statement, book)
      }
      return onItself(planned, statement, book)
    case .push(let x, let nav, let isAnimated):
      return book.hierarchy.parent(of: x) == nav && book.hierarchy.kind(of: nav).isNavigation
        ? pushedTwice(x, onto: nav, isAnimated, statement, book) : nil
    default: return nil
    }
  }

  private static func presentedTwice(
    _ planned: LintPresentation, by presenter: ControllerID, _ statement: LintStatement, _ book: LintBook
  ) -> LintSuspicion {
    let x = planned.presented
    let dismissal = LintEdit.call(presenter, .dismiss, .value(.bool(true)))
    return finds(
      at: statement.range, .error, [("presented", book.name(x))],
      ways: [
        LintWay(
          "present it once it has gone",
          [
            .replace(statement.site, by: dismissal),
            .moveIntoHandler(statement.site, of: statement.site, as: statement.instruction.kind),
          ], .presents(x), at: statement.site),
        LintWay(
          "make a new one", [.replace(statement.site, by: another(x, statement, book))],
          .presentsAnother(book.hierarchy.classes[Int(x.index)], besides: x)),
      ],
      proof: LintProof(messages: [.pe02, .pe03], isNeeded: statement.place.callback != nil))
  }

  /// Where it has a parent there is more to say (`PresentsAControllerThatHasAParent`, LNT-11).
  private static func onItself(
    _ planned: LintPresentation, _ statement: LintStatement, _ book: LintBook
  ) -> LintSuspicion? {
    let x = planned.presented
    guard book.hierarchy.parent(of: x) == nil, planned.style != .none,
      planned.presenter == x || book.hierarchy.stands(planned.presenter, on: x)
    else { return nil }
    return finds(
      at: statement.range, .error, message: 2, [("presented", book.name(x))],
      proof: LintProof(messages: [.pe05], isNeeded: statement.place.callback != nil))
  }

  private static func pushedTwice(
    _ x: ControllerID, onto nav: ControllerID, _ isAnimated: Bool, _ statement: LintStatement, _ book: LintBook
  ) -> LintSuspicion {
    let pop = LintEdit.call(nav, .popToViewController, .value(.controller(x)), .value(.bool(isAnimated)))
    let new = LintWay(
      "push a new one", [.replace(statement.site, by: another(x, statement, book))], .changes(nav), at: statement.site)
    let back = LintWay(
      "pop to it", [.replace(statement.site, by: pop)], .changes(nav), .shows(x, in: nav), at: statement.site)
    return finds(
      at: statement.range, .error, message: 1, [("pushed", book.name(x)), ("nav", book.name(nav))],
      ways: [back, new], proof: LintProof(messages: [.ne02], isNeeded: statement.place.callback != nil))
  }

  /// The call with a new controller of the same class.
  private static func another(_ x: ControllerID, _ statement: LintStatement, _ book: LintBook) -> Instruction.Kind {
    LintEdit.changed(
      statement.instruction, 0, to: .make(book.hierarchy.classes[Int(x.index)], []))
  }

  static let entry = LintEntry(
    title: "Presented while up, pushed while on the stack",
    inShort: "The same view controller is presented or pushed a second time while it is still there.",
    fires: """
      (a) the argument of `present` is up, and no statement between takes it away; (b) the argument of a push is on that stack; (c)
      a controller that has no parent presents itself, or what it presents, or what stands in it, presents it. In a callback only where
      running the file shows it; nowhere where running the file comes to the call and UIKit accepts it.
      """,
    severity: "error",
    messages: [
      "'{presented}' is presented already", "'{pushed}' is on the stack of '{nav}' already",
      "'{presented}' cannot be presented on itself",
    ],
    why: """
      (a) P-E03, up to iOS 13 P-E02 (PRE-08); (b) N-E02 (NAV-04, NAV-05); (c) P-E05 (PRE-07). A controller that has a parent: LNT-11.
      """,
    cures: [
      "present it once it has gone, or make a new one", "pop to it, or push a new one", "present another controller",
    ],
    evidence: [
      .observed(
        "(a) scenee/FloatingPanel#313 (iOS 13), lodev09/react-native-true-sheet#10 (iOS 17), stripe/stripe-ios#1906 (iOS 16 to 18); (b) MoZhouqi/KMNavigationBarTransition#77 (iOS 10)."
      )
    ],
    example: """
      `a.present(card, animated: true)`, next step `a.present(card, animated: true)` → error (a).
      """)
}

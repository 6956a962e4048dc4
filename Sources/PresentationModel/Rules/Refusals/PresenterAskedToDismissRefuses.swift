enum PresenterAskedToDismissRefuses: Rule {
  static let id = RuleID.pre09
  static let question = Question.refusal
  static let versions = Versions(.everywhere, "iOS 8–27, text by version. **docs:** as iOS 12.")

  /// The presenter was asked for a dismissal without animation; before calls waited for it, a presentation or dismissal
  /// of its own has begun and not ended.
  static func judge(_ names: Refusals.Names, _ world: World) -> Finding<Refusal> {
    if !PresentWaitsForTransitionsAndReceivers.waitsForModalTransitions.contains(world.profile),
      world.runningTransition(of: names.presenter, .present, .dismiss) != nil
    {
      return refuses(
        on: names.presenter, saying: names.say(presentationInProgress, world), raising: .cho53,
        because: "a presentation or dismissal of its own is running: refused")
    }
    if let asked = world.queuedTransition(of: names.presenter, .dismiss), !world[asked].isAnimated {
      return refuses(
        on: names.presenter, saying: names.say(presentationInProgress, world), raising: .cho34,
        because: "a dismissal without animation was asked of it in this run loop pass: refused")
    }
    return declines(names.presenter, "no presentation or dismissal of its own is running")
  }

  static let presentationInProgress = UIKitMessage(
    .pl03, .refuses,
    [
      .init(
        .upTo(13), "iOS ≤ 13",
        "Warning: Attempt to present {presented} on {source} while a presentation is in progress!"),
      .init(
        .from(14), "iOS 14+",
        "Attempt to present {presented} on {presenter} (from {source}) while a presentation is in progress."),
    ],
    condition:
      "PRE-09: a dismissal without animation was asked of it earlier in the run loop pass; up to iOS 12 also: a presentation or dismissal of which it is the presenting view controller has begun and not ended (from iOS 13 the call waits, PRE-01 3)",
    effect: "T-4",
    cure: "present in the completion handler of the presentation or dismissal that runs",
    sources:
      "zetachang/DCModalSegue#10, merlos/iOS-Open-GPX-Tracker#59; nathantannar4/Transmission#103, ericberman/MyFlightbookiOS#370; deltachat/deltachat-ios (the run loop pass of a dismissal)",
    evidence: "observed; the first half one report (CHO-34), the border at iOS 13 inferred (CHO-53)")

  static let entry = RuleEntry(
    title: "A presenter that was asked to dismiss without animation refuses, up to iOS 12 every one in transition",
    inShort: """
      Presenting right after a dismiss without animation on the same presenting view controller is refused; up \
      to iOS 12 so is presenting during any running presentation or dismissal.
      """,
    statement: """
      P was asked earlier in this run loop pass for a dismissal without animation (P: who would dismiss by DIS-01). Up to iOS 12 also:
      a presentation or dismissal of which P is the presenting view controller has begun and not ended; from iOS 13 the call waits for its end
      (PRE-01 3). A transition begins at the end of the run loop pass of its call and has ended by the first did-callback.
      - iOS ≤ 13: `Warning: Attempt to present <X> on <S> while a presentation is in progress!`
      - iOS 14+: `Attempt to present <X> on <P> (from <S>) while a presentation is in progress.`
      """,
    evidence: [
      .observed(
        "zetachang/DCModalSegue#10, ericberman/MyFlightbookiOS#370 (2025), nathantannar4/Transmission#103; the old text names the receiver: merlos/iOS-Open-GPX-Tracker#59 (2018, inside a navigation controller); the run loop pass of `dismiss(animated: false)`: deltachat/deltachat-ios (2020, one report); speaks against that refusal: react/react-native#44108 (2024: the second modal of the same pass does show)."
      ),
      .inferred(
        "the exact boundary with PRE-11 (CHO-34), and that the new texts of ericberman/MyFlightbookiOS#370 and nathantannar4/Transmission#103 come from one run loop pass (CHO-53)."
      ),
    ],
    example: """
      `ios 12`, `begin V.present(X)`, next statement `V.present(Y)`: refused; `ios 13`: it waits. V→X, `turn { V.dismiss(animated:
      false)`, `V.present(Y) }`: refused.
      """)
}

enum NearestThatPresentsDismisses: Rule {
  static let id = RuleID.dis01
  static let question = Question.dismissal
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// A controller dismisses what it presents itself.
  static func judge(_ candidate: ControllerID, _ world: World) -> Finding<Dismissal.Request> {
    guard let dismissed = world.hierarchy.directlyPresented(candidate) else {
      return passesOver(candidate, "presents nothing")
    }
    return decides(
      Dismissal.Request(dismisser: candidate, dismissed: dismissed), on: candidate, "presents \(dismissed)")
  }

  /// Where neither the receiver nor an ancestor presents: the controller that presents its presentation level dismisses
  /// that. Nil on the first level.
  ///
  /// - Parameter going: the controller that the receiver's presentation level presents and that is being dismissed
  ///   already, so that it does not count (`GoingAlreadyDoesNotCount`, DIS-05).
  static func forwards(
    from receiver: ControllerID, beside going: ControllerID?, _ world: World
  ) -> Finding<Dismissal.Request>? {
    guard let dismissed = world.hierarchy.nearestPresented(receiver),
      let dismisser = world.hierarchy.directPresenter(dismissed)
    else { return nil }
    return decides(
      Dismissal.Request(dismisser: dismisser, dismissed: dismissed), on: dismisser,
      going != nil
        ? "presents \(dismissed), the level the call came from: it goes too"
        : "presents \(dismissed), the level the call came from: it goes whole, with all in it",
      silence: going != nil ? .ds02 : dismissed != receiver ? .ds05 : nil,
      naming: going != nil ? SilentNames(going, dismissed) : SilentNames(receiver, dismissed))
  }

  /// The call is a message to the presenting controller, which may have its own method for it: so classic document 0.
  static func sendsOn(to dismisser: ControllerID, _ world: World) -> Finding<Void>? {
    guard sendsToThePresenter[world.profile] else { return nil }
    return decides((), on: dismisser, "is sent the call by what it presents, and has a method of its own for it")
  }

  static let sendsToThePresenter = VersionRows(
    (VersionRange(UIKitVersion(8), documents: false), false), (.documentsOnly, true))

  static let wholeContainerGoes = UIKitMessage(
    .ds05, .silent,
    [],
    condition: "DIS-01: a controller inside a presented container calls `dismiss` and presents nothing",
    effect: "the container goes, with all in it; the note names it",
    cure: "to go back inside the container use its own call (`popViewController`); `dismiss` takes the container",
    sources: "`UIViewController.dismiss(animated:completion:)`",
    evidence: "documented",
    notes: "{vc} is inside {presented}, so all of {presented} is dismissed")

  static let entry = RuleEntry(
    title: "The nearest one that presents dismisses; else the call is forwarded down",
    inShort: """
      dismiss closes what the view controller that you call it on (or a parent of it) presents; if it presents \
      nothing, the presented view controller that it belongs to is closed.
      """,
    statement: """
      For receiver R:
      1. From R upwards through `parent`, the first controller that presents one which is not being dismissed (from the call of `dismiss`
         on) dismisses; what it presents goes, it stays itself.
      2. Else, from R upwards through `parent`, the first controller that is presented itself: its presenter dismisses, and the level R
         lives in goes.
      3. Else DIS-06.

      docs: in 2, if R is on the level's own container chain and pasted code overrides `dismiss` in the presenter, that override runs, and its
      `super.dismiss` dismisses. iOS: whether UIKit calls the override is not known; it does not run, and a note says so.
      """,
    evidence: [
      .documented(
        "Apple `dismiss(animated:completion:)`, `presentedViewController` (also an ancestor's); classic document 0 (forwarded to the presenter)."
      ),
      .observed(
        "openradar 30284135; pointfreeco/swift-navigation PresentationTests (middle of a chain keeps the lower part); software-mansion/react-native-screens#4016, form-sheet scenarios (18.6, 26.4: the top of three goes alone, the middle one takes the top with it); react/react-native#54856, #54858, #55005 (iOS 18, 26: a modal that dismisses itself under another)."
      ),
    ],
    example: """
      `T▸N▸V`, T→X: `V.dismiss(animated: true)` removes X. V→A→B: `A.dismiss` removes B, `B.dismiss` removes B, `V.dismiss` both.

      V→M, M = `N▸W`: `W.dismiss(animated: true)` removes M with its whole stack.
      """)
}

enum NearestThatPresentsDismisses: Rule {
  static let id = RuleID.dis01
  static let question = Question.dismissal
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "The nearest one that presents dismisses; else the call is forwarded down",
    statement: """
      For receiver R:
      1. From R upwards through `parent`, the first controller with an own presented that is not being dismissed (from the call of `dismiss`
         on) is the *manager*; what it presents goes, the manager stays.
      2. Else, from R upwards through `parent`, the first controller with an own presenter: that presenter is the manager, and the level R
         lives in goes.
      3. Else DIS-06.
      """,
    evidence: [
      Evidence(
        .documented,
        "Apple `dismiss(animated:completion:)`, `presentedViewController` (also an ancestor's); Design document 0 (forwarded to the presenter)."
      ),
      Evidence(
        .observed,
        "openradar 30284135; pointfreeco/swift-navigation PresentationTests (middle of a chain keeps the lower part); software-mansion/react-native-screens#4016."
      ),
    ],
    example: """
      `T▸N▸V`, T→X: `V.dismiss(animated: true)` removes X. V→A→B: `A.dismiss` removes B, `B.dismiss` removes B, `V.dismiss` both.

      V→M, M = `N▸W`: `W.dismiss(animated: true)` removes M with its whole stack.
      """)

  static let wholeContainerGoes = UIKitMessage(
    .ds05, .silent,
    [],
    condition: "DIS-01: a controller inside a presented container calls `dismiss` and presents nothing",
    effect: "the container goes, with all in it",
    versions: "iOS 8–26",
    sources: "`UIViewController.dismiss(animated:completion:)`",
    evidence: "documented", rule: id)

  /// What a call of `dismiss` finds.
  enum Target: Equatable, Sendable {
    /// Step 1: what the manager presents goes.
    case presents(manager: ControllerID, dismissed: ControllerID)
    /// Step 2: the level that the receiver lives in goes.
    case isPresented(manager: ControllerID, dismissed: ControllerID)
    /// Nothing, but somebody's presented is on its way out already: the nearest such presenter.
    case alreadyGoing(manager: ControllerID, dismissed: ControllerID)
    /// Nothing at all.
    case nothing
  }

  static func target(_ receiver: ControllerID, _ hierarchy: Hierarchy) -> Target {
    var going: Target?
    var current: ControllerID? = receiver
    while let candidate = current {
      if let presented = hierarchy.ownPresented(candidate) {
        if hierarchy.presentations[presented]?.isDismissing != true {
          return .presents(manager: candidate, dismissed: presented)
        }
        if going == nil { going = .alreadyGoing(manager: candidate, dismissed: presented) }
      }
      current = hierarchy.parent(of: candidate)
    }
    current = receiver
    while let candidate = current {
      if let presenter = hierarchy.ownPresenter(candidate) {
        return .isPresented(manager: presenter, dismissed: candidate)
      }
      current = hierarchy.parent(of: candidate)
    }
    return going ?? .nothing
  }
}

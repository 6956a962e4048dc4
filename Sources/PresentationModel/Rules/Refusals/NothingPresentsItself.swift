enum NothingPresentsItself: Rule {
  static let id = RuleID.pre07
  static let question = Question.refusal
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// Presenting a controller below the presenting one would close a circle: for UIKit too this is presenting itself.
  static func judge(_ names: Refusals.Names, _ world: World) -> Finding<Refusal> {
    let (presenter, x) = (names.presenter, names.presented)
    guard presenter == x || (world.hierarchy.directPresenter(x) == nil && world.hierarchy.stands(presenter, on: x))
    else {
      return declines(presenter, "is not the controller that is to be presented")
    }
    return refuses(
      on: presenter, saying: onItself.says(.controller("presenter", presenter)),
      silence: world.hierarchy.kind(of: x) == .search ? .se01 : nil,
      because: "is the controller that is to be presented: an exception")
  }

  static let onItself = UIKitMessage(
    .pe05, .exception("NSInvalidArgumentException"),
    [
      .init(
        .everywhere,
        "Application tried to present modal view controller on itself. Presenting controller is {presenter}.")
    ],
    condition: "PRE-07: the resolved presenter is the presented controller, or stands on it",
    effect: "raised in the call",
    cure: "present from the controller that is on screen, never from the one that is to be presented",
    sources:
      "wordpress-mobile/WordPress-iOS#11483, kizitonwose/CountryPickerView#27 (iOS 12), capacitor-community/privacy-screen#98 (2024)",
    evidence: "observed")

  static let searchOnItself = UIKitMessage(
    .se01, .varies("see P-E05"),
    [],
    condition: "PRE-07: a search controller is activated or presented while it is itself the presenter that is found",
    effect: "as P-E05",
    cure: "present from the search's host, or from the navigation controller",
    sources: "wordpress-mobile/WordPress-iOS#11483, kizitonwose/CountryPickerView#27",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "Presenting what the presenter stands on throws",
    inShort: "A view controller cannot be presented on itself or on something that it is presenting.",
    statement: """
      P === X, or X is reached from P through `parent` and presenters and is not presented itself (else PRE-08 throws):
      `Application tried to present modal view controller on itself. Presenting controller is <P>.`
      """,
    evidence: [
      .observed(
        "for P === X: wordpress-mobile/WordPress-iOS#11483 (comes before PRE-08: that controller was already presented), capacitor-community/privacy-screen 5.1.1."
      ),
      .inferred("the second half (links in a circle; UIKit's answer is not known)."),
    ],
    example: """
      `N▸V`, `V.present(N)`. (`V.present(V)` is PRE-05.) Root V, V→A: `A.present(V)`: `Presenting controller is <A>.`
      """)
}

enum PopsThatFindNothing: Rule {
  static let id = RuleID.nav06
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A pop needs a controller below the top.
  static func judge(_ nav: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard let top = world.top(of: nav) else { return refuses(on: nav, because: "its stack is empty: nothing to pop") }
    guard world.below(top, on: nav) == nil else { return nil }
    return refuses(on: nav, silence: .ns01, because: "has its root alone on the stack: nothing to pop")
  }

  /// A pop to a controller needs it on the stack, and below the top.
  static func judge(_ nav: ControllerID, to target: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard world.isOnStack(target, of: nav) else {
      return refuses(
        on: nav, saying: noSuchController.says(), because: "does not have \(target) on its stack: an exception")
    }
    guard world.top(of: nav) == target else { return nil }
    return refuses(on: nav, because: "has \(target) on top already: nothing to pop")
  }

  static let noSuchController = UIKitMessage(
    .ne04, .exception("NSInternalInconsistencyException"),
    [
      .init(
        .everywhere,
        "Tried to pop to a view controller that doesn't exist.")
    ],
    condition: "NAV-06: `popToViewController` with a controller that is not on the stack",
    effect: "raised in the call",
    cure: "look for the controller in `viewControllers` before popping to it",
    sources: "helpscout/beacon-ios-sdk#132 (14.1), xiaopin/NavigationContainer#11, mercadopago/px-ios#745",
    evidence: "observed")

  static let nothingToPop = UIKitMessage(
    .ns01, .silent,
    [],
    condition: "NAV-06: `popViewController` with one controller on the stack",
    effect: "nothing; returns `nil`",
    cure: "nothing to fix: the root stays",
    sources: "`UINavigationController.popViewController(animated:)`",
    evidence: "documented",
    notes: "only the root is left: nothing is popped, and the call returns nil")

  static let entry = RuleEntry(
    title: "Pops that find nothing",
    inShort: """
      Popping when only the root is left does nothing; popping to a view controller that is not on the stack \
      raises an exception.
      """,
    statement: """
      `popViewController` and `popToRootViewController` at the root: nothing (N-S01). `popToViewController(x)`: x on top: nothing; x
      not in the stack: N-E04.
      """,
    evidence: [
      .documented("popViewController(animated:)."),
      .observed(
        "N-E04; pops that find nothing: hotwired/hotwire-native-ios, NavigationHierarchyControllerTests (15–26)."),
    ],
    example: """
      nav[a], `nav.popToRootViewController(animated: true)`: `expect no events`, `expect no log`.
      """)
}

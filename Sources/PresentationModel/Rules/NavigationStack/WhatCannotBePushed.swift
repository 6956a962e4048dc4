enum WhatCannotBePushed: Rule {
  static let id = RuleID.nav03
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Pushing nil prints a line and changes nothing.
  static func pushesNil(on nav: ControllerID) -> Finding<Refusal> {
    refuses(
      on: nav, saying: pushingNil.says(.controller("nav", nav)),
      because: "is to push nil: UIKit says so and leaves the stack alone")
  }

  /// What a new member of a stack must not be.
  static func judge(_ x: ControllerID, onto nav: ControllerID, _ world: World) -> Finding<Refusal> {
    let kind = world.hierarchy.kind(of: x)
    if kind.isNavigation {
      return refuses(
        on: x, saying: pushingANavigationController.says(), because: "is a navigation controller itself: an exception")
    }
    if kind == .split {
      return refuses(
        on: x, saying: pushingASplitView.says(.controller("nav", nav)),
        because: "is a split view controller: UIKit says so and leaves the stack alone")
    }
    if let window = world.hierarchy.windowWithRoot(x) {
      return refuses(
        on: x, saying: AddChildSaysWillMove.rootAsChild.says(.controller("child", x), .controller("parent", nav)),
        because: "is the root of \(window): an exception")
    }
    if kind == .tabBar {
      return declines(x, "is a tab bar controller, which is pushed although Apple forbids it", silence: .ns03)
    }
    return declines(x, "is no navigation or split view controller, and no window's root")
  }

  static let pushingANavigationController = UIKitMessage(
    .ne01, .exception("NSInvalidArgumentException"),
    [
      .init(
        .everywhere,
        "Pushing a navigation controller is not supported")
    ],
    condition:
      "NAV-03: push or `setViewControllers` with a `UINavigationController`. `show(_:sender:)` presents it instead (NAV-11)",
    effect: "raised in the call",
    cure: "push the navigation controller's root, or present the navigation controller",
    sources: "`UINavigationController.pushViewController(_:animated:)`, skywinder/ActionSheetPicker-3.0#70",
    evidence: "observed")

  static let pushingNil = UIKitMessage(
    .nl01, .refuses,
    [
      .init(
        .everywhere,
        "Application tried to push a nil view controller on target {nav}.")
    ],
    condition: "NAV-03: push of an expression that is `nil`",
    effect: "ignored",
    cure: "check the optional before pushing",
    sources: "OceanLabs/iOS-Print-SDK#296, rickytan/RTRootNavigationController#186",
    evidence: "observed")

  static let pushingASplitView = UIKitMessage(
    .nl02, .refuses,
    [
      .init(
        .everywhere,
        "Split View Controllers cannot be pushed to a Navigation Controller {nav}")
    ],
    condition: "NAV-03: push of a `UISplitViewController`. As a child of a plain container it is accepted",
    effect: "ignored",
    cure: "present the split view controller, or make it the window's root",
    sources: "grgcombs/IntelligentSplitViewController#11, jamonholmgren/ProMotion#379",
    evidence: "observed")

  static let tabBarPushed = UIKitMessage(
    .ns03, .silent,
    [],
    condition: "NAV-03: push of a `UITabBarController`",
    effect: "works, though the documentation forbids it",
    cure: "make the tab bar controller the root, or present it",
    sources: "`UINavigationController.pushViewController(_:animated:)`, Tencent/QMUI_iOS#1528",
    evidence: "observed",
    notes: "a tab bar controller on a navigation stack works, though Apple's documentation forbids it")

  static let entry = RuleEntry(
    title: "What cannot be pushed",
    inShort: """
      A navigation controller does not take nil, another navigation controller, a split view controller or a \
      window's root.
      """,
    statement: """
      Push, and each new member of `setViewControllers`, in this order: `nil` N-L01; a navigation controller N-E01 (but SPL-03,
      SHW-07); a split view controller N-L02; a window's root C-E06; already in the stack NAV-04, NAV-05. A tab bar controller is taken
      (N-S03).
      """,
    evidence: [
      .documented("pushViewController(_:animated:)."),
      .observed("the rows named."),
      .inferred("Order."),
    ],
    example: """
      `nav.pushViewController(other)` with other a navigation controller: N-E01, stack unchanged.
      """)
}

enum ChildCannotBecomeRootPresentedCan: Rule {
  static let id = RuleID.win04
  static let question = Question.window
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let takenAway = Schedule(call: [.willDisappear(.going), .viewLeaves(.old), .didDisappear(.going)])

  /// A child cannot become a root; nil for any other controller.
  static func judge(child x: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard let parent = world.hierarchy.parent(of: x) else { return nil }
    return refuses(
      on: x, saying: rootHasAParent.says(.controller("vc", x), .controller("parent", parent)),
      because: "is a child of \(parent) and cannot become a root: an exception")
  }

  /// A presented controller that becomes a root; nil for any other.
  static func judge(presented x: ControllerID, _ world: World) -> Finding<Utterance>? {
    guard let presenter = world.hierarchy.directPresenter(x) else { return nil }
    return decides(
      rootViewByHand.says(), on: x, "is presented by \(presenter): it keeps that link, and its view moves to the window"
    )
  }

  /// The root of another window, which loses it; nil for any other controller.
  static func judge(root x: ControllerID, _ world: World) -> Finding<WindowID>? {
    guard let other = world.hierarchy.windowWithRoot(x) else { return nil }
    return decides(other, on: x, "is the root of \(other), which loses it")
  }

  /// A root whose view code moves by hand; nil for any other, and where UIKit prints nothing.
  static func judge(movedByHand x: ControllerID, _ world: World) -> Finding<Utterance>? {
    guard world.hierarchy.windowWithRoot(x) != nil, rootViewByHand.wording(for: world.profile) != nil else {
      return nil
    }
    return decides(
      rootViewByHand.says(), on: x,
      "is the root of a window, and code moves its view: UIKit logs a warning and continues")
  }

  static let rootHasAParent = UIKitMessage(
    .pe14, .exception("UIViewControllerHierarchyInconsistency"),
    [
      .init(
        .everywhere,
        "child view controller:{vc} should have parent view controller:(null) but actual parent is:{parent}")
    ],
    condition: "WIN-04: `window.rootViewController = vc` while `vc` has a parent",
    effect: "raised in the assignment",
    cure: "take the controller out of its parent (`removeFromParent`) before it becomes a window's root",
    sources: "Friend-LGA/LGSideMenuController#110, dotnet/maui#30310",
    evidence: "observed")

  static let rootViewByHand = UIKitMessage(
    .cl01, .varies("iOS ≤ 12 silent; iOS 13+ log, proceeds"),
    [
      .init(
        .from(13),
        "Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow UIWindow to add the rootViewController's view to the view hierarchy itself."
      )
    ],
    condition:
      "the root controller's view is added to a window or a view by hand (not to the container view of a transition), or a controller that is presented is made root (WIN-04)",
    effect: "takes effect",
    cure: "leave the root's view to the window: set `rootViewController`, never `addSubview` it",
    sources: "alexanderjarvis/PXAlertView#62, devxoul/Toaster#182, dotnet/maui#30310",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "What becomes of a root that was something else",
    inShort:
      "A view controller that has a parent cannot become a root; one that is presented can, and prints a warning.",
    statement: """
      Root that has a parent: P-E14. One that is presented: C-L01, it keeps its link, its view moves. Root of another window: that
      window loses it (WD, its view leaves, DD), this one gets it.
      """,
    evidence: [
      .observed("dotnet/maui#30310."),
      .inferred("Last sentence, and the fate of the presented one."),
    ],
    example: """
      nav[a], `window.rootViewController = a`: the exception names nav.
      """)
}

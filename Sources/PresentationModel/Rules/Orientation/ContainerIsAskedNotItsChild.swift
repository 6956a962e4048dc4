enum ContainerIsAskedNotItsChild: Rule {
  static let id = RuleID.bar07
  static let question = Question.orientation
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// What a controller supports.
  ///
  /// - Parameter given: what its delegate answers for it, if it has one that does.
  static func judge(_ x: ControllerID, given: Value?, _ world: World) -> Finding<FacingSet> {
    if let given, let mask = FacingSet(given) {
      return decides(mask, on: x, "its delegate answers which orientations it supports: \(mask)")
    }
    let mask = mask(x, given: given, world)
    let says = world.hierarchy.property(x, .supportedInterfaceOrientations) != nil
    guard let child = world.shownChildren(x).first else {
      return says
        ? decides(mask, on: x, "supports \(mask)") : decides(mask, on: x, "overrides nothing, so it supports \(mask)")
    }
    return says
      ? decides(mask, on: x, "is asked which orientations it supports, not its child \(child): \(mask)")
      : decides(mask, on: x, "is asked, not its child \(child); it overrides nothing, so it supports \(mask)")
  }

  /// Why a child is not asked.
  static func leavesOut(_ container: String) -> String {
    "a container is asked itself, so \(container) decides"
  }

  /// The same without a reason.
  static func mask(_ x: ControllerID, given: Value?, _ world: World) -> FacingSet {
    given.flatMap { FacingSet($0) }
      ?? world.hierarchy.property(x, .supportedInterfaceOrientations).flatMap { FacingSet($0) }
      ?? .standard(world.environment.device)
  }

  /// Nothing in common with the app: an exception, unless the controller does not want to rotate at all.
  static func refuses(_ x: ControllerID, _ mask: FacingSet, _ world: World) -> Finding<Refusal>? {
    guard mask.isDisjoint(with: world.appOrientations), !InterfaceOrientation.staysPut(x, world) else { return nil }
    return refuses(
      on: x, saying: noCommonOrientation.says(.words("vcClass", world.hierarchy.className(of: x))),
      because: "supports nothing that the app supports too: an exception")
  }

  static let noCommonOrientation = UIKitMessage(
    .pe11, .exception("UIApplicationInvalidInterfaceOrientation"),
    [
      .init(
        .everywhere,
        "Supported orientations has no common orientation with the application, and [{vcClass} shouldAutorotate] is returning YES"
      )
    ],
    condition:
      "BAR-07: the deciding controller supports none, or none that the app does; `{vcClass}` is its class (an alert's too, BAR-06)",
    effect: "raised when it is to decide",
    cure:
      "let the app (Info.plist, `application(_:supportedInterfaceOrientationsFor:)`) and the controller have an orientation in common",
    sources:
      "rolandleth/LTHPasscodeViewController#129, renzifeng/ZFPlayer#548 (UIAlertController), #1167, steipete/PSTAlertController#21 (8.3)",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "A container is asked itself, or its delegate, never its child",
    inShort: "A container's own orientations count, not those of the view controllers inside it.",
    statement: """
      E's mask: the value of its delegate's `navigationControllerSupportedInterfaceOrientations(_:)`, `tabBarController…`,
      `splitViewController…` or `pageViewController…` if E is such a container with a delegate that implements it; else
      `E.supportedInterfaceOrientations`. Default: `.all` on iPad, `.allButUpsideDown` on iPhone. `window.supportedInterfaceOrientations`
      answers E's mask, not cut by the app's (where BAR-11 says that nobody is asked: `.all`, and no exception comes). An empty mask, or none in common with the app, throws `UIApplicationInvalidInterfaceOrientation`
      when the transition begins, with E's class (before the will-callbacks; a root: when it becomes root):
      - `Supported orientations has no common orientation with the application, and [Class shouldAutorotate] is returning YES`
      """,
    evidence: [
      .documented("Apple, the delegate methods and the property."),
      .observed(
        #"Neuburg, tabbed interface ("called, but pointless" on the children); rolandleth/LTHPasscodeViewController#129, renzifeng/ZFPlayer#548, #1167 (exception; commonly an app of portrait only and a controller of landscape only), cleveradssolutions/CAS-iOS#9 (2024, iOS 16+); speaks against the exception: Neuburg p. 253 (iOS 13+ "does not seem to care"); the crash of 2024 is newer."#
      ),
      .inferred("the exact moments."),
    ],
    example: """
      iPhone, `T▸V`, V portrait only: `device.rotate(to: .landscape)` turns the interface. Class `Tabs` with the mask `.portrait`: it
      does not. `app.supportedInterfaceOrientations = .portrait`, X full screen, landscape only: the exception.
      """)
}

enum HostedViewBringsItsController: Rule {
  static let id = RuleID.con08
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A view that code puts somewhere without its controller having a parent; nil for a child's.
  static func judge(_ x: ControllerID, in owner: ControllerID?, _ world: World) -> Finding<Void>? {
    guard world.hierarchy.parent(of: x) == nil else { return nil }
    return decides(
      (), on: x, "has no parent, and its view brings its callbacks all the same",
      silence: owner == nil ? nil : .cs03, naming: SilentNames(x, owner))
  }

  /// A view that code put into a host's before the host appeared; nil for one that has been in a window before.
  static func judge(arriving x: ControllerID, _ world: World) -> Finding<Void>? {
    guard world.hierarchy.parent(of: x) == nil, !world.hierarchy.has(x, .laidOut) else { return nil }
    return decides((), on: x, "has no parent, and its callbacks come with those of its host", raising: .cho58)
  }

  static let silentHosting = UIKitMessage(
    .cs03, .silent,
    [],
    condition: "CON-08: `owner.view.addSubview(child.view)`, `child` without a parent",
    effect: "shown; not in `children`; detached for P-L04…P-L06",
    cure: "`addChild` it before its view is added",
    sources: "stefanceriu/SCPageViewController#16",
    evidence: "observed",
    notes:
      "the view of {child} is in {owner}, but {child} is not its child: what it presents comes from a detached view controller"
  )

  static let entry = RuleEntry(
    title: "A view hosted without addChild still brings its controller's callbacks",
    inShort: """
      A view that is added without addChild still brings its view controller's appearance callbacks, but the \
      controller is not part of the hierarchy.
      """,
    statement: """
      x.view in host's view, x without parent: moves into and out of a window by CON-04. When the host itself appears or disappears,
      x's will-callback follows the will-callbacks of shown(host), x's did-callback comes before the host's. x is in no `children`, so it prints
      nowhere; what it presents: PRE-12. Also treated so: a controller whose view stays in another container's view after it has become a
      covered tab, page or stack member, after its parent link was cut, or where code has put it beside the selected tab or the top of a stack.
      When a view comes on screen and its transition is cancelled, such views in it get WD and DD with it.
      """,
    evidence: [
      .observed("iOS 9 note on containment (the did-callback's place turned round), C-S03."),
      .disputed("another experiment on iOS 9 has no WA for a view put in before its host appears (CHO-58)."),
      .inferred("Disappearing side, and the last two sentences."),
    ],
    example: """
      the child of CON-05 without `addChild`: `p.viewWillAppear`, `c.viewWillAppear`, …, `c.viewDidAppear`, `p.viewDidAppear`.
      """)
}

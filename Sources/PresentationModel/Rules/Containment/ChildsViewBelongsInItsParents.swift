enum ChildsViewBelongsInItsParents: Rule {
  static let id = RuleID.con09
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// `addSubview`: a place that a controller's view may not have, or what allows it.
  static func judge(_ x: ControllerID, into place: Place, _ world: World) -> Finding<Refusal> {
    let hierarchy = world.hierarchy
    if let circle = judge(circle: x, into: place, world) { return circle }
    if let parent = hierarchy.parent(of: x) {
      let names = (Utterance.Blank.controller("child", x), Utterance.Blank.controller("parent", parent))
      switch place {
      case .inside(parent): break
      case .inside(let host):
        return refuses(
          on: x, saying: actualParent.says(names.0, .controller("owner", host), names.1),
          raising: isRoot(host, ofAnotherWindowThan: parent, hierarchy) ? .cho59 : nil,
          because: "is a child of \(parent), and its view cannot lie in that of \(host): an exception")
      default:
        return refuses(
          on: x, saying: noParentExpected.says(names.0, names.1),
          because: "is a child of \(parent), and its view cannot lie straight in a window: an exception")
      }
    }
    return declines(x, "the view's owner is its controller's parent, or it has none")
  }

  private static func isRoot(
    _ host: ControllerID, ofAnotherWindowThan parent: ControllerID, _ hierarchy: Hierarchy
  ) -> Bool {
    guard let window = hierarchy.windowWithRoot(host) else { return false }
    return hierarchy.window(of: parent) != window
  }

  /// A view cannot be inside itself, nor inside a view that it contains; nil for any other place.
  static func judge(circle x: ControllerID, into place: Place, _ world: World) -> Finding<Refusal>? {
    guard world.hierarchy.place(place, isWithin: x) else { return nil }
    return place == .inside(x)
      ? refuses(
        on: x, saying: selfAsSubview.says(), because: "its view cannot lie in itself: an exception")
      : refuses(
        on: x, throwing: "NSInvalidArgumentException",
        because: "its view cannot lie in a view that lies in it: an exception")
  }

  /// `addChild`, or a page view controller that adds its pages: of a controller whose view is in the view of another
  /// one; nil where the view allows it.
  static func judge(_ child: ControllerID, requestedBy parent: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard case .inside(let owner) = world.hierarchy.place(of: child), owner != parent,
      world.hierarchy.parent(of: child) != parent
    else { return nil }
    return refuses(
      on: child,
      saying: requestedParent.says(
        .controller("child", child), .controller("owner", owner), .controller("parent", parent)),
      because: "its view lies in that of \(owner), so \(parent) cannot be its parent: an exception")
  }

  static let actualParent = UIKitMessage(
    .ce01, .exception("UIViewControllerHierarchyInconsistency"),
    [
      .init(
        .everywhere,
        "child view controller:{child} should have parent view controller:{owner} but actual parent is:{parent}")
    ],
    condition: "CON-09: `owner.view.addSubview(child.view)` while `child.parent` is another controller",
    effect: "raised in the call; into another window: CHO-59",
    cure: "`addChild` first, to the controller into whose view the child's view goes",
    sources:
      "`UIViewController.hierarchyInconsistencyException`, ViewDeck/ViewDeck#287, sx1989827/LazyPageScrollView#5",
    evidence: "observed")

  static let requestedParent = UIKitMessage(
    .ce02, .exception("UIViewControllerHierarchyInconsistency"),
    [
      .init(
        .everywhere,
        "child view controller:{child} should have parent view controller:{owner} but requested parent is:{parent}")
    ],
    condition:
      "CON-09: `parent.addChild(child)` while `child.view` lies in another controller's view; also a page view controller that is given a page which another one shows",
    effect: "raised in the call",
    cure:
      "take the view out with `removeFromSuperview` before `addChild` gives it another parent; give each page view controller pages of its own",
    sources: "smartnsoft/Extra#7, weissi/FRLayeredNavigationController#6, blsage/iPages#27 (pages, iOS 15)",
    evidence: "observed")

  static let noParentExpected = UIKitMessage(
    .ce03, .exception("UIViewControllerHierarchyInconsistency"),
    [
      .init(
        .everywhere,
        "child view controller:{child} should have parent view controller:(null) but actual parent is:{parent}")
    ],
    condition: "CON-09: `child.view`, `child` having a parent, is put where there is no owner: straight into a window",
    effect: "raised in the call",
    cure: "put a child's view into its parent's view, or take it out of its parent first",
    sources: "jmascia/KLCPopup#6, IBAnimatable/IBAnimatable#579",
    evidence: "observed")

  static let selfAsSubview = UIKitMessage(
    .ne05, .exception("NSInvalidArgumentException"),
    [.init(.everywhere, "Can't add self as subview")],
    condition:
      "code adds a view to itself; UIKit also raises it on a later pop after overlapping animated pushes and pops (N-L04), which presim does not",
    effect: "raised in the call",
    cure: "make one animated change of a stack at a time, and do not add a view to itself",
    sources:
      "leancloud/leanchat-ios#116 (iOS 9), lionheart/openradar-mirror#19278 (rdar 37068517), wordpress-mobile/WordPress-iOS#20849 (2023)",
    evidence: "observed (text); which pop raises it is not known")

  static let entry = RuleEntry(
    title: "A child's view belongs into its parent's view",
    inShort: "A child's view may only be put into the view of its own parent; anywhere else UIKit raises an exception.",
    statement: """
      The owner of a place is the nearest controller whose root view is above it. Checked on screen and off:
      1. c (parent q) and `addSubview(c.view)` below an owner other than q: C-E01.
      2. `r.addChild(c)` while c.view lies below an owner other than r: C-E02. A page view controller adds its pages in the same way: a page
         that another page view controller shows: C-E02, in `setViewControllers` (requested parent: the page view controller).
      3. c (parent q) and c.view is put into a window without an owner: C-E03; by becoming root: P-E14; by being presented: PRE-05 comes first.
      """,
    evidence: [
      .documented("hierarchyInconsistencyException."),
      .observed("the rows named; pages: blsage/iPages#27 (iOS 15, with the text)."),
      .inferred("Off screen; a page that a container of another kind shows. Into another window's root: CHO-59."),
    ],
    example: """
      p > c; `q.view.addSubview(c.view)`: should have q, actual parent p. `pages1` shows p1;
      `pages2.setViewControllers([p1], direction: .forward)`: C-E02. After `pages1` has been given another page: none.
      """)
}

enum ViewDidLoadComesOncePerLoad: Rule {
  static let id = RuleID.lod06
  static let question = Question.loading
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The children that load with a container of the app's own: their views lie in its view.
  static func judge(childrenOf x: ControllerID, _ world: World) -> Finding<[ControllerID]>? {
    let hierarchy = world.hierarchy
    var children: [ControllerID] = []
    var child = hierarchy.firstChild(of: x)
    while let current = child {
      if hierarchy.place(of: current) == .inside(x), !hierarchy.isViewLoaded(current) { children.append(current) }
      child = hierarchy.nextSibling(of: current)
    }
    guard !children.isEmpty else { return nil }
    return decides(children, on: x, "its children's views lie in its own: they load with it")
  }

  /// A memory warning.
  static func judge(memoryWarning: Void) -> Finding<Void> {
    decides((), on: nil, "a memory warning is sent: every view controller hears of it, and no view is unloaded")
  }

  /// The effect of `x.view = value`.
  static func judge(_ value: Value, asViewOf x: ControllerID, _ world: World) -> Finding<Loading.NewView> {
    switch value {
    case .view(let other) where other != x:
      let view = "<\(ViewClass.name(other, world.hierarchy, world.profile.version))>"
      let says = viewOfAnother.says(.words("view", view), .controller("first", other), .controller("second", x))
      return decides(
        .refused(Refusal(rule: id, utterances: [says])), on: x, "cannot have the view of \(other): an exception")
    case .none: return decides(.isCleared, on: x, "code has cleared its view: the next need loads it again")
    default: return decides(.isGiven, on: x, "code has given it a view: there is nothing left to load")
    }
  }

  static let viewOfAnother = UIKitMessage(
    .ce04, .exception("UIViewControllerHierarchyInconsistency"),
    [
      .init(
        .everywhere,
        "A view can only be associated with at most one view controller at a time! View {view} is associated with {first}. Clear this association before associating this view with {second}."
      )
    ],
    condition: "`second.view = first.view`",
    effect: "raised in the assignment",
    cure: "give each controller a view of its own; to show another's view use `addChild` and `addSubview`",
    sources: "Sumi-Interactive/SIAlertView#120, nicklockwood/iCarousel#229",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "viewDidLoad comes once per load, and a container's children load with it",
    inShort: "viewDidLoad comes once; iOS never unloads a view by itself.",
    statement: """
      Once a view is loaded it stays (no unloading on memory warnings since iOS 6: `device.warnOfLowMemory()` calls
      `didReceiveMemoryWarning()` of every view controller that there is, an extra event, and nothing else); only `x.view = nil` by code makes the next need
      load again. When a custom container of an outline loads, its children load directly after its own `viewDidLoad`, in order (their views are
      in its view). A controller whose view code throws away on its way back appears all the same.
      """,
    evidence: [
      .documented("viewDidLoad(), classic document 0."),
      .observed("logs show no second load on return."),
      .inferred("Second half: from the outline's meaning. The last sentence."),
    ],
    example: """
      window > box (custom) > c1, c2: `box.viewDidLoad`, `c1.viewDidLoad`, `c2.viewDidLoad`, then `box.viewWillAppear`, ….
      """)
}

import Testing

@testable import PresentationModel

/// When views load, what loads with them, and from where.
@Suite struct LoadingTests {
  @Test func aViewLoadsOnce() {
    var builder = WorldBuilder()
    let x = builder.addUnloaded("x")
    let needed = builder.ask { $1.take(ViewLoadsWhenNeeded.judge(x, $0)) != nil }
    #expect(needed.answer)
    expect(needed.said, equals: ["LOD-01 decided x: its view is needed, and loaded"])
    builder.world.hierarchy.set(x, .viewLoaded, true)
    let again = builder.ask { $1.take(ViewLoadsWhenNeeded.judge(x, $0)) != nil }
    #expect(!again.answer && again.said.isEmpty)
  }

  @Test(arguments: [
    (ControllerKind.tabBar, ControllerKind?.none, true), (.navigation, .tabBar, true), (.plain, .tabBar, false),
    (.navigation, nil, false), (.tabBar, .navigation, true), (.navigation, .split, false),
  ])
  func whatLoadsBeforeItIsShown(kind: ControllerKind, parentKind: ControllerKind?, loads: Bool) {
    var builder = WorldBuilder()
    let parent = parentKind.map { builder.addUnloaded("parent", $0) }
    let x = builder.addUnloaded("x", kind, in: parent)
    let asked = builder.ask { $1.take(TabBarLoadsWhenMade.judge(x, $0)) != nil }
    expect(asked.answer, equals: loads)
    expect(asked.said.count, equals: loads ? 1 : 0)
  }

  static let nibs: [(profile: Profile, bundle: [String], found: String?, rule: String)] = [
    (.newest, ["UIView", "UIViewController"], "UIView", "LOD-03"),
    (.documents, ["UIView", "UIViewController"], "UIViewController", "LOD-04"),
    (.newest, ["UIViewController"], "UIViewController", "LOD-03"),
    (.documents, ["UIView"], "UIView", "LOD-04"),
    (.newest, [], nil, ""), (.documents, [], nil, ""),
  ]

  @Test(arguments: nibs)
  func theNibOfTheClass(profile: Profile, bundle: [String], found: String?, rule: String) {
    var builder = WorldBuilder(profile)
    let x = builder.addUnloaded("x")
    builder.assign(x, .nibsInBundle, .list(bundle.map { .string($0) }))
    let asked = builder.ask { Loading.nib(x, $0, &$1) }
    expect(asked.answer, equals: found)
    expect(
      asked.said,
      equals: found.map { ["\(rule) decided x: the nib \($0) is in the bundle: its view comes from there"] } ?? [])
    builder.assign(x, .storyboard, .string("Main"))
    expect(builder.ask { Loading.nib(x, $0, &$1) }.answer, equals: nil)
  }

  /// The first that applies, whatever else there is.
  @Test(arguments: [
    ([Property.loadView, .storyboard, .nibName], "its class overrides loadView: its view comes from there"),
    ([.storyboard, .nibName], "it stands in the storyboard S: its view comes from there"),
    ([.nibName], "its nibName says S: its view comes from there"),
  ])
  func whatComesBeforeTheBundle(_ given: [Property], because: String) {
    for profile in [Profile.newest, .documents] {
      var builder = WorldBuilder(profile)
      let x = builder.addUnloaded("x")
      for property in given {
        builder.assign(x, property, property == .loadView ? .className("CardView") : .string("S"))
      }
      builder.assign(x, .nibsInBundle, .list([.string("UIView")]))
      let asked = builder.ask { Loading.nib(x, $0, &$1) }
      expect(asked.answer, equals: nil, "\(profile)")
      expect(asked.said, equals: ["\(profile == .documents ? "LOD-04" : "LOD-03") decided x: \(because)"])
    }
  }

  @Test func aBundleWithoutItsNib() {
    var builder = WorldBuilder()
    let x = builder.addUnloaded("x")
    builder.assign(x, .nibsInBundle, .list([.string("Other")]))
    expect(
      builder.ask { Loading.nib(x, $0, &$1) }.said,
      equals: ["LOD-03 declined x: no nib of the bundle is named for its class: it gets a plain view"])
  }

  @Test func whatLoadsBecauseItBecomesATab() {
    var builder = WorldBuilder()
    let (tabs, box) = (builder.add("tabs", .tabBar), builder.add("box"))
    let (nav, plain) = (builder.addUnloaded("nav", .navigation), builder.addUnloaded("plain"))
    expect(
      builder.ask { $1.take(TabBarLoadsWhenMade.judge(nav, asTabOf: tabs, $0)) != nil }.said,
      equals: ["LOD-05 decided nav: loads its view now: a navigation controller does so when it becomes a tab"])
    #expect(!builder.ask { $1.take(TabBarLoadsWhenMade.judge(nav, asTabOf: box, $0)) != nil }.answer)
    #expect(!builder.ask { $1.take(TabBarLoadsWhenMade.judge(plain, asTabOf: tabs, $0)) != nil }.answer)
    builder.world.hierarchy.set(nav, .viewLoaded, true)
    #expect(!builder.ask { $1.take(TabBarLoadsWhenMade.judge(nav, asTabOf: tabs, $0)) != nil }.answer)
  }

  @Test func childrenLoadWithAContainerOfTheApps() {
    var builder = WorldBuilder()
    let box = builder.addUnloaded("box")
    let first = builder.addUnloaded("first", in: box)
    _ = builder.add("loaded", in: box)
    let elsewhere = builder.addUnloaded("elsewhere", in: box)
    builder.world.hierarchy.setPlace(elsewhere, .none)
    let last = builder.addUnloaded("last", in: box)
    #expect(Loading.mayBringChildren(box, builder.world))
    #expect(!Loading.mayBringChildren(first, builder.world))
    let asked = builder.ask { $1.take(ViewDidLoadComesOncePerLoad.judge(childrenOf: box, $0)) ?? [] }
    expect(asked.answer, equals: [first, last])
    expect(asked.said, equals: ["LOD-06 decided box: its children's views lie in its own: they load with it"])
  }

  @Test func aViewHasOneController() {
    var builder = WorldBuilder()
    let (x, y) = (builder.add("x"), builder.add("y", .table))
    let taken = builder.ask { $1.take(ViewDidLoadComesOncePerLoad.judge(.view(y), asViewOf: x, $0)) ?? .isGiven }
    guard case .refused(let refusal) = taken.answer else {
      Issue.record("\(taken.answer)")
      return
    }
    expect(
      builder.texts(refusal),
      equals: [
        "A view can only be associated with at most one view controller at a time! View <UITableView> is associated with <UITableViewController y>. Clear this association before associating this view with <UIViewController x>."
      ])
    expect(taken.said, equals: ["LOD-06 decided x: cannot have the view of y: an exception"])
    let cleared = builder.ask { $1.take(ViewDidLoadComesOncePerLoad.judge(.none, asViewOf: x, $0)) ?? .isGiven }
    if case .isCleared = cleared.answer {} else { Issue.record("\(cleared.answer)") }
    let same = builder.ask { $1.take(ViewDidLoadComesOncePerLoad.judge(.view(x), asViewOf: x, $0)) ?? .isGiven }
    if case .isGiven = same.answer {} else { Issue.record("\(same.answer)") }
  }

  @Test func lookingDoesNotLoad() {
    var builder = WorldBuilder()
    let (loaded, unloaded) = (builder.add("loaded"), builder.addUnloaded("unloaded"))
    #expect(!builder.ask { Properties.isViewLoaded(loaded, $0, &$1) }.said.contains { $0.hasPrefix("LOD-02") })
    expect(
      builder.ask { Properties.isViewLoaded(unloaded, $0, &$1) }.said.last,
      equals: "LOD-02 decided unloaded: its view is not loaded, and looking does not load it")
  }
}

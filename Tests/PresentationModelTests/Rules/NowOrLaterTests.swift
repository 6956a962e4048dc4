import Testing

@testable import PresentationModel

/// Calls that wait or are lost, each asked of a world made by hand (PRE-01, ORD-32, NAV-16).
@Suite struct NowOrLaterTests {
  /// A transition on its way.
  private func add(
    _ kind: Transition.Kind, of container: ControllerID, _ x: ControllerID?, isAnimated: Bool = true,
    runs: Bool = false,
    _ builder: inout WorldBuilder
  ) -> TransitionID {
    var transition = Transition(
      kind: kind, container: container, from: kind == .dismiss ? x.map { [$0] } ?? [] : [],
      to: kind == .dismiss ? [] : x.map { [$0] } ?? [], isAnimated: isAnimated, line: 1, origin: 0)
    if runs { transition.phase = .running }
    builder.world.transitions.append(transition)
    let id = TransitionID(index: Int32(builder.world.transitions.count - 1))
    if runs { builder.world.running.append(id) } else { builder.world.queued.append(id) }
    return id
  }

  private func waits(_ builder: WorldBuilder, _ source: ControllerID) -> (answer: String, said: [String]) {
    let asked = builder.ask { NowOrLater.waits(presentFrom: source, nil, receiverIsThere: false, $0, &$1) }
    switch asked.answer {
    case .end: return ("end", asked.said)
    case .receiver: return ("receiver", asked.said)
    case nil: return ("now", asked.said)
    }
  }

  @Test func aPresentWaitsForTheStackAround() {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    let a = builder.add("a", in: nav)
    #expect(waits(builder, a) == ("now", []))
    let push = add(.stack, of: nav, nil, &builder)
    #expect(waits(builder, a) == ("now", []))
    builder.world.queued = []
    builder.world[push].phase = .running
    builder.world.running = [push]
    #expect(
      waits(builder, a) == ("end", ["PRE-01 decided nav: a stack change of it is running: the call waits for its end"]))
  }

  /// Whose transition runs, and whom the call would present by whom: from iOS 13 it waits, unless the argument goes
  /// itself, or another one would present.
  @Test(arguments: [Transition.Kind.present, .dismiss], [8, 12, 13, 18, 26])
  func aPresentWaitsForAModalTransitionOfItsPresenter(kind: Transition.Kind, version: Int) {
    var builder = WorldBuilder(ios: version)
    let (home, card, other) = (builder.add("home"), builder.add("card"), builder.add("other"))
    builder.window(home)
    builder.present(card, by: home)
    func waits(presenting x: ControllerID, by presenter: ControllerID) -> (waits: Bool, said: [String]) {
      let asked = builder.ask {
        NowOrLater.waits(
          presentFrom: presenter, (presented: x, presenter: presenter), receiverIsThere: false, $0, &$1)
      }
      return (asked.answer != nil, asked.said)
    }
    #expect(!waits(presenting: other, by: home).waits)
    let id = add(kind, of: home, card, runs: true, &builder)
    let what = kind == .present ? "presentation" : "dismissal"
    let expected =
      version < 13
      ? (false, []) : (true, ["PRE-01 decided home: a \(what) of its own is running: the call waits for its end"])
    #expect(waits(presenting: other, by: home) == expected)
    // The same controller again waits too, as long as it is not going.
    #expect(waits(presenting: card, by: home) == expected)
    #expect(!waits(presenting: other, by: card).waits)
    if kind == .dismiss {
      builder.world.hierarchy.presentations[card]?.isDismissing = true
      #expect(
        waits(presenting: card, by: home)
          == (
            false,
            version < 13 ? [] : ["PRE-01 declined home: card is on its way out itself: the call is judged at once"]
          ))
      #expect(waits(presenting: other, by: home) == expected)
    }
    builder.world[id].phase = .ended(isCancelled: false)
    #expect(!waits(presenting: other, by: home).waits)
  }

  @Test func aTabSwitchGivesWayUnlessItsWillPhaseIsTold() {
    var builder = WorldBuilder()
    let tabs = builder.add("tabs", .tabBar)
    let (old, new) = (builder.add("old", in: tabs), builder.add("new", in: tabs, state: .disappeared))
    builder.world.hierarchy.selectedTabs[tabs] = new
    let id = add(.tab, of: tabs, new, &builder)
    builder.world[id].from = [old]
    // Asked for and not begun: the old one is on screen, for another container's transition of the same commit too.
    expect(builder.world.shown(tabs), equals: [tabs, old])
    builder.world.queued = []
    builder.world.beginning = [id]
    expect(builder.world.shown(tabs), equals: [tabs, old])
    builder.world.beginning = []
    builder.world.running = [id]
    builder.world[id].phase = .running
    expect(builder.world.shown(tabs), equals: [tabs, new])
    builder.world[id].phase = .willPhase
    expect(builder.ask { $1.take(CallsWhileATransitionRuns.ends(tabs, $0)) }.answer, equals: nil)
    builder.world[id].endWillPhase()
    expect(
      builder.ask { $1.take(CallsWhileATransitionRuns.ends(tabs, $0)) }.said,
      equals: ["ORD-32 decided tabs: a tab switch of it is running: that one ends first"])
  }

  @Test(arguments: [false, true]) func aPresentWaitsForAReceiverThatComesWithoutAnimation(isAnimated: Bool) {
    var builder = WorldBuilder()
    let (home, nav) = (builder.add("home"), builder.addUnloaded("nav", .navigation))
    let a = builder.addUnloaded("a", in: nav)
    let coming = add(.present, of: home, nav, isAnimated: isAnimated, &builder)
    let expected =
      isAnimated
      ? ("now", ["PRE-01 declined nav: is coming with animation, which no call waits for"])
      : ("receiver", ["PRE-01 decided nav: is coming without animation: the call waits until it is in its window"])
    #expect(waits(builder, a) == expected)
    #expect(waits(builder, home) == ("now", []))
    // One that has waited itself is waited for, whatever its animation.
    builder.world[coming].hasWaited = true
    expect(waits(builder, a).answer, equals: "receiver")
    // In the bodies of its own call nothing waits: the call has not returned.
    builder.world[coming].phase = .asked
    #expect(waits(builder, a) == ("now", []))
  }

  @Test func aPresentWaitsForOneThatWaits() {
    var builder = WorldBuilder()
    let x = builder.addUnloaded("x")
    builder.world.awaited[x] = 1
    #expect(
      waits(builder, x) == (
        "receiver", ["PRE-01 decided x: a call that waits is to present it: this one waits until it is in its window"]
      ))
  }

  private func drops(_ builder: WorldBuilder, _ nav: ControllerID) -> (lost: Bool, texts: [String], said: [String]) {
    let asked = builder.ask { NowOrLater.drops(.push, of: nav, $0, &$1) }
    return (asked.answer != nil, builder.texts(asked.answer), asked.said)
  }

  @Test(arguments: [8, 9, 26]) func aStackIsLeftAloneFromThePresentOn(version: Int) {
    var builder = WorldBuilder(ios: version)
    let (nav, x) = (builder.add("nav", .navigation), builder.add("x"))
    #expect(!drops(builder, nav).lost)
    _ = add(.present, of: nav, x, &builder)
    let found = drops(builder, nav)
    #expect(found.lost)
    expect(
      found.texts,
      equals: [
        version == 8
          ? ""
          : "pushViewController:animated: called on <UINavigationController nav> while an existing transition or "
            + "presentation is occurring; the navigation stack will not be updated."
      ])
    builder.world[TransitionID(index: 0)].phase = .dropped
    #expect(!drops(builder, nav).lost)
  }

  @Test(arguments: [ControllerKind.plain, .search]) func aDismissalStandsInTheWayWhenItRunsOfASearchAtOnce(
    kind: ControllerKind
  ) {
    var builder = WorldBuilder()
    let (nav, x) = (builder.add("nav", .navigation), builder.add("x", kind))
    builder.window(nav)
    builder.present(x, by: nav)
    builder.world.hierarchy.presentations[x]?.isDismissing = true
    let id = add(.dismiss, of: nav, x, &builder)
    let asked = drops(builder, nav)
    expect(asked.lost, equals: kind == .search)
    expect(asked.said.count, equals: 1)
    builder.world.queued = []
    builder.world[id].phase = .running
    builder.world.running = [id]
    #expect(drops(builder, nav).lost)
  }

  @Test(arguments: [(8, true, true), (17, true, true), (17, false, false), (18, true, false)])
  func anAnimatedChangeIsHeldUpTo17(version: Int, isAnimated: Bool, isHeld: Bool) {
    var builder = WorldBuilder(ios: version)
    let nav = builder.add("nav", .navigation)
    builder.world.hierarchy.set(nav, .laidOut, true)
    builder.window(nav)
    func held() -> Bool {
      builder.ask { NavigationStack.holds(nav, isAnimated: isAnimated, $0, &$1) }.answer != nil
    }
    #expect(!held())
    _ = add(.stack, of: nav, nil, &builder)
    expect(held(), equals: isHeld)
    builder.world.hierarchy.set(nav, .laidOut, false)
    #expect(!held())
  }

  @Test(arguments: [(10, false), (11, true), (12, true), (13, false)]) func aSearchWithoutAContextIsTold(
    version: Int, isTold: Bool
  ) {
    var builder = WorldBuilder(ios: version)
    let nav = builder.add("nav", .navigation)
    let host = builder.add("host", in: nav)
    let search = builder.add("search", .search)
    #expect(builder.ask { $1.take(SearchContextBefore13.warns(search, $0)) }.answer == nil)
    builder.world.hierarchy.assign(.facet(.navigationItem, host), .searchController, .controller(search))
    expect(builder.ask { $1.take(SearchContextBefore13.warns(search, $0)) }.answer != nil, equals: isTold)
    builder.assign(host, .definesPresentationContext, .bool(true))
    #expect(builder.ask { $1.take(SearchContextBefore13.warns(search, $0)) }.answer == nil)
  }
}

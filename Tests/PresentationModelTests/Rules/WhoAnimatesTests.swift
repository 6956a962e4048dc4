import Testing

@testable import PresentationModel

/// Who is asked for animators and what follows from the answers (CUS-01 to CUS-03, CUS-08, CUS-27 to CUS-30).
@Suite struct WhoAnimatesTests {
  private struct Card {
    var builder: WorldBuilder
    let home: ControllerID
    let x: ControllerID

    init(hasDelegate: Bool = true) {
      builder = WorldBuilder()
      home = builder.add("home")
      builder.window(home)
      x = builder.add("x")
      builder.present(x, by: home)
      builder.world.hierarchy.presentations[x]?.isAnimated = true
      guard hasDelegate else { return }
      let fade = builder.object(builder.declare("Fade", .delegate))
      builder.assign(x, .transitioningDelegate, .object(fade))
    }

    func said() -> [String] {
      builder.ask { WhoAnimates.presents($0.hierarchy.presentations[x]!, $0, &$1) }.said
    }
  }

  @Test func whatCameOfTheQuestionsOfAPresentation() {
    expect(
      Card(hasDelegate: false).said(),
      equals: ["CUS-01 declined x: has no transitioning delegate: nobody is asked before its view is loaded"])
    var card = Card()
    expect(
      card.said(),
      equals: [
        "CUS-01 decided x: was asked for an animator before its view was loaded: none, and nobody is asked who steers"
      ])
    let grow = card.builder.object(card.builder.declare("Grow", .animator))
    card.builder.world.hierarchy.presentations[card.x]?.animator = grow
    expect(
      card.said(),
      equals: ["CUS-01 decided x: before its view is loaded its delegate gives Grow, and nobody who steers it"])
    let drag = card.builder.object(card.builder.declare("Drag", .interactionController))
    card.builder.world.hierarchy.presentations[card.x]?.interaction = drag
    expect(
      card.said(), equals: ["CUS-01 decided x: before its view is loaded its delegate gives Grow, and Drag to steer it"]
    )
    card.builder.world.hierarchy.presentations[card.x]?.isAnimated = false
    expect(
      card.said(),
      equals: ["CUS-08 decided x: without animation its delegate is asked for no animator, and nobody steers"])
  }

  @Test func whatCameOfTheQuestionsOfADismissal() {
    var card = Card()
    var plan = Dismissal.Plan(
      request: Dismissal.Request(dismisser: card.home, dismissed: card.x), gone: [card.x], animated: card.x)
    func said(_ isAnimated: Bool) -> [String] {
      card.builder.ask { WhoAnimates.dismisses(plan, isAnimated: isAnimated, $0, &$1) }.said
    }
    expect(
      said(true),
      equals: [
        "CUS-02 decided x: its delegate, as it is set now, gives no animator: modalTransitionStyle is played",
        "CUS-03 declined x: goes alone: its own delegate is asked",
      ])
    expect(
      said(false),
      equals: ["CUS-08 decided x: without animation its delegate is asked for no animator, and nobody steers"])
    let top = card.builder.add("top")
    card.builder.present(top, by: card.x)
    plan = Dismissal.Plan(request: plan.request, gone: [card.x, top], animated: card.x)
    expect(
      said(true).last,
      equals:
        "CUS-03 decided x: of 2 that go its delegate alone is asked; the presentation controller of each is called")
    card.builder.assign(card.x, .transitioningDelegate, .none)
    expect(said(true), equals: ["CUS-02 declined x: has no transitioning delegate now: modalTransitionStyle is played"])
  }

  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false)])
  func aNavigationControllerAsksItsDelegate(names: Bool, isAnimated: Bool, isAsked: Bool) {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    #expect(
      builder.ask { $1.holds(NavigationControllerAsksItsDelegate.asks(nav, isAnimated: isAnimated, $0)) } == (
        false, []
      ))
    let type = builder.declare("Watcher", .delegate, names ? [.navigationControllerAnimationController] : [])
    builder.assign(nav, .delegate, .object(builder.object(type)))
    expect(
      builder.ask { $1.holds(NavigationControllerAsksItsDelegate.asks(nav, isAnimated: isAnimated, $0)) }.answer,
      equals: isAsked)
    let gesture = builder.ask { NavigationStack.swipe(nav, $0, &$1) }
    if case .nothing(let refusal) = gesture.answer { expect(refusal.rule == .cus28, equals: names) }
  }

  @Test(arguments: [(17, "no animation"), (18, "UIKit's own transition")])
  func aTabBarControllerAsksItsDelegate(version: Int, said: String) {
    var builder = WorldBuilder(ios: version)
    let tabs = builder.add("tabs", .tabBar)
    #expect(!builder.ask { $1.holds(TabBarControllerAsksItsDelegate.asks(tabs, $0)) }.answer)
    let type = builder.declare("Switcher", .delegate, [.tabBarControllerAnimationController])
    builder.assign(tabs, .delegate, .object(builder.object(type)))
    #expect(builder.ask { $1.holds(TabBarControllerAsksItsDelegate.asks(tabs, $0)) }.answer)
    expect(
      builder.ask { $1.take(TabBarControllerAsksItsDelegate.given(nil, to: tabs, $0)) ?? nil }.said,
      equals: ["CUS-29 decided tabs: its delegate gives no animator: \(said)"])
    let grow = builder.object(builder.declare("Grow", .animator))
    expect(
      builder.ask { $1.take(TabBarControllerAsksItsDelegate.given(.object(grow), to: tabs, $0)) ?? nil }.answer,
      equals: grow)
  }

  @Test(arguments: [(17, true, false), (18, true, true), (18, false, false)])
  func aZoomCountsFrom18(version: Int, isZoom: Bool, zooms: Bool) {
    var builder = WorldBuilder(ios: version)
    let x = builder.add("x")
    #expect(!builder.ask { $1.holds(PreferredTransitionCountsForPushes.judge(x, $0)) }.answer)
    let preferred: PreferredTransition = isZoom ? .zoom : .coverVertical
    builder.assign(x, .preferredTransition, .enumeration(.viewControllerTransition, preferred.rawValue))
    expect(builder.ask { $1.holds(PreferredTransitionCountsForPushes.judge(x, $0)) }.answer, equals: zooms)
  }

  @Test(arguments: [(true, true), (false, false)]) func theUserIsIgnoredWhileNobodySteers(
    hasAnimator: Bool, isIgnored: Bool
  ) {
    var card = Card()
    let id = card.builder.begin(.present, of: card.home, card.x)
    if hasAnimator {
      card.builder.world[id].steering.animator = card.builder.object(card.builder.declare("Grow", .animator))
    }
    expect(card.builder.ask { Gestures.areIgnored(on: card.home, $0, &$1) }.answer != nil, equals: isIgnored)
    card.builder.world[id].steering.interaction = card.builder.object(
      card.builder.declare("Drag", .interactionController))
    #expect(card.builder.ask { Gestures.areIgnored(on: card.home, $0, &$1) }.answer == nil)
  }

  typealias Undone = (name: String, isSteered: Bool, stackBefore: [String], isTold: Bool)

  /// A stack that was set whole and is taken back: who had left it is a child again.
  @Test(
    arguments: [
      ("somebody below had left", true, ["left", "top"], true), ("nobody steers it", false, ["left", "top"], false),
      ("only the top had left", true, ["stays", "left"], false), ("nobody had left", true, ["stays", "top"], false),
    ] as [Undone])
  func aStackThatIsTakenBackIsTold(row: Undone) {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    let known = [
      "stays": builder.add("stays", in: nav), "top": builder.add("top", in: nav), "left": builder.add("left"),
    ]
    let id = builder.run(.stack, of: nav)
    builder.world[id].stackChange.before = row.stackBefore.compactMap { known[$0] }
    if row.isSteered { builder.world[id].steering.interaction = builder.object("Drag") }
    let entries = builder.trace { WhoAnimates.undoes($0[id], $0, &$1) }
    expect(entries.count, equals: row.isTold ? 1 : 0, "\(row.name)")
    #expect(entries.allSatisfy { $0.choice == .cho44 }, "\(row.name)")
  }

  /// What an animator says of the end, against what was asked for.
  @Test(
    arguments: [
      (true, false, true, "its animator completes at once: everything of the end comes here"),
      (false, false, true, "its animator completes it when it is done, as it was asked for"),
      (false, true, false, "its animator completes it when it is done, as it was asked for"),
      (false, true, true, "was cancelled, and its animator says that it is kept"),
      (false, false, false, "was not cancelled, and its animator says that it is undone"),
    ] as [(Bool, Bool, Bool, String)])
  func whatAnAnimatorSaysOfTheEnd(isBeginning: Bool, wasCancelled: Bool, didComplete: Bool, said: String) {
    var (builder, root, x) = WorldBuilder.pair()
    let id = builder.begin(.present, of: root, x)
    if isBeginning { builder.world[id].beginAnimator() }
    builder.world[id].steering.wasCancelled = wasCancelled
    let told = builder.ask {
      $1.note(
        AnimatorMayCompleteAtOnce.judge($0[id], isBeginning: $0[id].isAnimatorBeginning, didComplete: didComplete))
    }.said
    #expect(told.count == 1 && told.first?.hasSuffix(" x: \(said)") == true, "\(told)")
  }
}

import Testing

@testable import PresentationModel

/// Who dismisses whom, and what stands in the way.
@Suite struct DismissalTests {
  /// A tab bar controller over a stack, and two levels above it: `tabs` presents `a`, `a` presents `b`.
  private struct Chain {
    var builder: WorldBuilder
    let tabs, nav, root, a, b: ControllerID

    init(_ profile: Profile = .newest) {
      builder = WorldBuilder(profile)
      tabs = builder.add("tabs", .tabBar)
      nav = builder.add("nav", .navigation, in: tabs)
      root = builder.add("root", in: nav)
      a = builder.add("a", .navigation)
      b = builder.add("b")
      builder.window(tabs)
      builder.present(a, by: tabs)
      builder.present(b, by: a)
    }

    func dismiss(_ receiver: ControllerID) -> (answer: Dismissal.Answer, said: [String]) {
      builder.ask { Dismissal.answer(receiver, $0, &$1) }
    }
  }

  private func plan(_ answer: Dismissal.Answer) -> Dismissal.Plan? {
    if case .dismisses(let plan) = answer { plan } else { nil }
  }

  private func lines(_ answer: Dismissal.Answer, _ world: World) -> [String]? {
    guard case .refused(let refusal, _) = answer else { return nil }
    return refusal.utterances.compactMap { $0.text(in: world) }
  }

  @Test func theNearestThatPresentsDismisses() {
    let chain = Chain()
    let found = chain.dismiss(chain.root)
    expect(
      plan(found.answer),
      equals: Dismissal.Plan(
        request: Dismissal.Request(dismisser: chain.tabs, dismissed: chain.a), gone: [chain.a, chain.b],
        animated: chain.b))
    expect(
      found.said,
      equals: [
        "DIS-01 passedOver root: presents nothing", "DIS-01 passedOver nav: presents nothing",
        "DIS-01 decided tabs: presents a", "DIS-04 declined tabs: is neither presenting nor dismissing at the moment",
        "DIS-02 decided a: one more level above it goes too",
        "DIS-14 decided b: is the topmost of those that go: "
          + "an animation is by its transition, and its delegate alone is asked for one",
        "DIS-12 decided a: dismissed by code: no delegate is called",
      ])
  }

  @Test func theCallIsForwardedDown() {
    var chain = Chain()
    let inner = chain.builder.add("inner", in: chain.b)
    let found = chain.dismiss(inner)
    expect(plan(found.answer)?.request, equals: Dismissal.Request(dismisser: chain.a, dismissed: chain.b))
    expect(plan(found.answer)?.gone, equals: [chain.b])
    #expect(
      found.said.contains(
        "DIS-01 decided a: presents b, the level the call came from: it goes whole, with all in it"))
  }

  @Test func whoIsGoingDoesNotCount() {
    var chain = Chain()
    chain.builder.world.hierarchy.presentations[chain.b]?.isDismissing = true
    let found = chain.dismiss(chain.a)
    expect(plan(found.answer)?.request, equals: Dismissal.Request(dismisser: chain.tabs, dismissed: chain.a))
    expect(found.said.first, equals: "DIS-05 decided a: what it presents is on its way out already and does not count")
  }

  @Test func nobodyIsLeftToForwardTo() {
    var chain = Chain()
    chain.builder.world.hierarchy.presentations[chain.a]?.isDismissing = true
    let found = chain.dismiss(chain.root)
    expect(
      lines(found.answer, chain.builder.world),
      equals: [
        "Warning: Attempt to dismiss from view controller <UITabBarController tabs> while a presentation or dismiss is "
          + "in progress!"
      ])
    expect(
      found.said.suffix(2),
      equals: [
        "DIS-05 decided tabs: there is no presenter to forward the call to",
        "DIS-04 decided tabs: is still presenting or dismissing: a dismiss in the meantime is dropped",
      ])
  }

  @Test func thereIsNothingToDismiss() {
    var builder = WorldBuilder()
    let x = builder.add("x")
    let found = builder.ask { Dismissal.answer(x, $0, &$1) }
    guard case .nothing = found.answer else { return #expect(Bool(false), "\(found.answer)") }
    expect(
      found.said,
      equals: [
        "DIS-01 passedOver x: presents nothing",
        "DIS-06 decided x: neither it nor an ancestor presents or is presented: nothing happens",
      ])
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func aDismisserInTransitionRefuses(isByCode: Bool, count: Int) {
    var chain = Chain()
    chain.builder.run(.dismiss, of: chain.a)
    let request = Dismissal.Request(dismisser: chain.a, dismissed: chain.b, isByUser: !isByCode)
    let found = chain.builder.ask { Dismissal.answer(request, $0, &$1) }
    expect(lines(found.answer, chain.builder.world)?.count, equals: count)
    expect(
      found.said,
      equals: [
        isByCode
          ? "DIS-04 decided a: is still presenting or dismissing: a dismiss in the meantime is dropped"
          : "DIS-04 decided a: is still presenting or dismissing: the gesture does nothing"
      ])
  }

  @Test(arguments: [
    (
      12,
      "transitionViewForCurrentTransition is not set, presentation controller was dismissed during the presentation? "
        + "(<_UIOverFullscreenPresentationController>)"
    ),
    (13, "Null transitionViewForCurrentTransition block, aborting _scheduleTransition:"),
  ])
  func aPresentationThatHasNotBegunGoesOn(version: Int, second: String) {
    var chain = Chain(.ios(UIKitVersion(version)))
    let id = chain.builder.queue(.present, of: chain.a)
    chain.builder.world[id].to = [chain.b]
    let found = chain.dismiss(chain.a)
    expect(
      lines(found.answer, chain.builder.world),
      equals: [
        "Trying to dismiss the presentation controller while transitioning already. "
          + "(<_UIOverFullscreenPresentationController>)", second,
      ])
  }

  @Test func theUsersDismissalTellsTheDelegate() {
    let chain = Chain()
    let request = Dismissal.Request(dismisser: chain.a, dismissed: chain.b, isByUser: true)
    let found = chain.builder.ask { Dismissal.answer(request, $0, &$1) }
    expect(found.said.last, equals: "DIS-12 declined b: dismissed by the user: its delegate is called")
  }

  @Test func linksAreCutFromTheTop() {
    let chain = Chain()
    let found = chain.builder.ask { _, ledger in
      ledger.take(LinksAreCutBeforeTheDidCallbacks.judge([chain.a, chain.b], by: chain.tabs))
    }
    expect(found.answer, equals: [chain.b, chain.a])
    expect(
      found.said, equals: ["DIS-07 decided tabs: the links are cut before the did-callbacks; the completion comes last"]
    )
  }

  /// What UIKit does without a word is kept with the reason.
  @Test func silenceIsTold() {
    func silences(_ chain: Chain, _ receiver: ControllerID) -> [MessageID] {
      var ledger = Ledger()
      _ = Dismissal.answer(receiver, chain.builder.world, &ledger)
      return ledger.entries.compactMap(\.silence)
    }
    var chain = Chain()
    expect(silences(chain, chain.root), equals: [.ds04])
    #expect(silences(chain, chain.b).isEmpty)
    let inner = chain.builder.add("inner", in: chain.b)
    expect(silences(chain, inner), equals: [.ds05])
    chain.builder.world.hierarchy.presentations[chain.b]?.isDismissing = true
    expect(silences(chain, chain.a), equals: [.ds02, .ds04])
    chain.builder.world.hierarchy.presentations[chain.a]?.isDismissing = true
    expect(silences(chain, chain.root), equals: [.ds03])
  }

  /// A handler's fate is open where a dismissal comes before its presentation has begun (CHO-54).
  @Test(arguments: [true, false]) func aHandlerOfARefusedDismissalRaisesAChoice(hasHandler: Bool) {
    var chain = Chain()
    let id = chain.builder.queue(.present, of: chain.a)
    chain.builder.world[id].to = [chain.b]
    let choices = chain.builder.trace { Dismissal.answer(chain.a, hasHandler: hasHandler, $0, &$1) }.compactMap(
      \.choice)
    expect(choices, equals: hasHandler ? [.cho54] : [])
  }
}

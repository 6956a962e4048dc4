import Testing

@testable import PresentationModel

/// What `dismiss` does with a chain of presentations, and with none.
@Suite struct DismissalOfChainsTests {
  private func chain(_ profile: Profile) -> (
    builder: WorldBuilder, root: ControllerID, a: ControllerID, b: ControllerID
  ) {
    var builder = WorldBuilder(profile)
    let (root, a, b) = (builder.add("root"), builder.add("a"), builder.add("b"))
    builder.window(root)
    builder.present(a, by: root)
    builder.present(b, by: a)
    return (builder, root, a, b)
  }

  @Test(arguments: [
    (Profile.ios(UIKitVersion(8)), "a", "DIS-03"), (.ios(UIKitVersion(17)), "a", "DIS-03"),
    (.ios(UIKitVersion(18)), "b", "DIS-14"), (.newest, "b", "DIS-14"), (.documents, "b", "DIS-14"),
  ])
  func whichOneOfAChainIsAnimated(_ profile: Profile, _ animated: String, _ rule: String) {
    let (builder, root, a, b) = chain(profile)
    let asked = builder.ask { Dismissal.answer(root, $0, &$1) }
    guard case .dismisses(let plan) = asked.answer else {
      Issue.record("\(asked.answer)")
      return
    }
    expect(plan.gone, equals: [a, b])
    expect(builder.world.hierarchy.name(of: plan.animated), equals: animated)
    #expect(asked.said.contains { $0.hasPrefix("\(rule) decided \(animated): ") })
    expect(asked.said.filter { $0.hasPrefix("DIS-03") || $0.hasPrefix("DIS-14") }.count, equals: 1)
  }

  @Test func oneAloneIsNoChain() {
    let (builder, _, a, b) = chain(.newest)
    let asked = builder.ask { Dismissal.answer(a, $0, &$1) }
    guard case .dismisses(let plan) = asked.answer else {
      Issue.record("\(asked.answer)")
      return
    }
    expect(plan.animated, equals: b)
    #expect(!asked.said.contains { $0.hasPrefix("DIS-03") || $0.hasPrefix("DIS-14") })
  }

  @Test func withNothingToDismiss() {
    var builder = WorldBuilder()
    let root = builder.add("root")
    builder.window(root)
    expect(
      builder.ask { Dismissal.answer(root, $0, &$1) }.said.last,
      equals: "DIS-06 decided root: "
        + "neither it nor an ancestor presents or is presented: nothing happens")
    for hasHandler in [false, true] {
      var ledger = Ledger()
      _ = Dismissal.answer(root, hasHandler: hasHandler, builder.world, &ledger)
      expect(ledger.entries.last?.choice, equals: hasHandler ? .cho35 : nil, "\(hasHandler)")
    }
  }
}

import Testing

@testable import PresentationModel

/// Who is warned that it presents from outside the hierarchy (PRE-12), each asked of a world made by hand.
@Suite struct DetachedSourceTests {
  private func warned(_ builder: WorldBuilder, _ source: ControllerID, _ x: ControllerID) -> String? {
    let call = PresentCall(source: source, presented: x, style: .pageSheet, own: nil, controllerObject: nil)
    return builder.ask { $1.take(DetachedSourceIsWarned.judge(call, $0))?.message.id.text }.answer ?? nil
  }

  /// A tab whose view is in no window yet: in which state and in whose callback.
  @Test(arguments: [
    (AppearanceState.appearing, nil, true), (.disappeared, nil, false), (.disappeared, Callback.viewDidLoad, true),
    (.disappeared, .viewDidAppear, false),
  ])
  func whoIsAboutToAppear(state: AppearanceState, callback: Callback?, isWarned: Bool) {
    for version in [13, 16, 26] {
      var builder = WorldBuilder(ios: version)
      let tabs = builder.add("tabs", .tabBar)
      let (home, x) = (builder.add("home", in: tabs, state: state), builder.addUnloaded("x"))
      builder.window(tabs)
      builder.world.hierarchy.selectedTabs[tabs] = home
      builder.world.hierarchy.setPlace(home, .none)
      builder.world.speaking = callback.map { Speaking(controller: home, callback: $0) }
      let message = version == 13 ? "P-L04" : version == 16 ? "P-L05" : "P-L06"
      expect(warned(builder, home, x), equals: isWarned ? message : nil, "\(version)")
      // In the window nobody is.
      builder.world.hierarchy.setPlace(home, .inside(tabs))
      expect(warned(builder, home, x), equals: nil, "\(version)")
    }
  }

  @Test func anotherTabLoadsForNothingThatComes() {
    var builder = WorldBuilder()
    let tabs = builder.add("tabs", .tabBar)
    let (home, other) = (builder.add("home", in: tabs), builder.add("other", in: tabs, state: .disappeared))
    let x = builder.addUnloaded("x")
    builder.window(tabs)
    builder.world.hierarchy.selectedTabs[tabs] = home
    builder.world.hierarchy.setPlace(other, .none)
    builder.world.speaking = Speaking(controller: other, callback: .viewDidLoad)
    expect(warned(builder, other, x), equals: nil)
    builder.world.hierarchy.selectedTabs[tabs] = other
    expect(warned(builder, other, x), equals: "P-L06")
  }
}

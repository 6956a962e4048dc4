import Testing

@testable import PresentationModel

/// Who stands in an arrangement, and who of them is shown, asked of a World.
@Suite struct ArrangementsTests {
  private struct Case {
    var builder: WorldBuilder
    let arrangement: ControllerID
    let primary: ControllerID
    let secondary: ControllerID
  }

  private func world() -> Case {
    var builder = WorldBuilder(.ios(UIKitVersion(27, 1)))
    let arrangement = builder.add("arrangement", .arrangement)
    builder.window(arrangement)
    let primary = builder.add("primary", in: arrangement)
    let secondary = builder.add("secondary", in: arrangement)
    var members = SplitColumns()
    (members.primary, members.secondary) = (primary, secondary)
    builder.world.hierarchy.columns[arrangement] = members
    return Case(builder: builder, arrangement: arrangement, primary: primary, secondary: secondary)
  }

  /// Only where width and height are compact, and the children stand beside each other, the secondary is away.
  @Test(
    arguments: [
      (.compact, .compact, false, false, "ARR-02 decided"), (.compact, .compact, true, true, "ARR-02 declined"),
      (.compact, .regular, false, true, "ARR-02 declined"), (.regular, .compact, false, true, "ARR-02 declined"),
      (.regular, .regular, false, true, "ARR-02 declined"),
    ] as [(SizeClass, SizeClass, Bool, Bool, String)])
  func whoIsShown(width: SizeClass, height: SizeClass, overlays: Bool, isShown: Bool, said: String) {
    var it = world()
    it.builder.world.environment.horizontal = width
    it.builder.world.environment.vertical = height
    it.builder.world.hierarchy.set(it.arrangement, .overlays, overlays)
    let found = it.builder.ask { $1.take(SplitArrangementShowsThePrimaryAlone.judge(it.arrangement, $0)) }
    expect(found.answer, equals: isShown)
    #expect(found.said.first?.hasPrefix(said) == true, "\(width) \(height): \(found.said)")
  }

  @Test func whoTakesAPlace() {
    var it = world()
    let other = it.builder.add("other")
    func said(_ new: ControllerID?, _ placement: SplitColumns.Column) -> String? {
      it.builder.ask { $1.take(ArrangementHasTwoChildren.judge(new, at: placement, in: it.arrangement, $0)) }.said.first
    }
    expect(said(other, .primary), equals: "ARR-01 decided other: becomes the primary child of arrangement")
    expect(said(other, .secondary), equals: "ARR-01 decided other: becomes the secondary child of arrangement")
    expect(said(nil, .primary), equals: "ARR-01 decided primary: is taken out of arrangement")
    expect(
      said(it.secondary, .secondary), equals: "ARR-01 declined secondary: stands there already: nothing happens")
  }
}

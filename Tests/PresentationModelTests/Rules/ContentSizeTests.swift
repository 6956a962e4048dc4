import Testing

@testable import PresentationModel

/// Who hears what size a controller wants to have (BAR-10).
@Suite struct ContentSizeTests {
  private static func listener(_ x: ControllerID, _ builder: WorldBuilder) -> ContentSize.Listener {
    builder.ask { $1.take(SizeIsHandedToTheParent.judge(x, $0)) ?? .nobody }.answer
  }

  @Test func theParentIsTold() {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    let (below, top) = (builder.add("below", in: nav), builder.add("top", in: nav))
    let box = builder.add("box")
    let child = builder.add("child", in: box)
    expect(Self.listener(top, builder), equals: .parent(nav))
    expect(Self.listener(child, builder), equals: .parent(box))
    expect(Self.listener(box, builder), equals: .nobody)
    #expect(builder.ask { $1.take(SizeIsHandedToTheParent.judge(nav, takesFrom: top, $0)) != nil }.answer)
    #expect(!builder.ask { $1.take(SizeIsHandedToTheParent.judge(nav, takesFrom: below, $0)) != nil }.answer)
    #expect(!builder.ask { $1.take(SizeIsHandedToTheParent.judge(box, takesFrom: child, $0)) != nil }.answer)
  }

  @Test(arguments: [
    (ModalPresentationStyle.popover, true), (.formSheet, true), (.custom, true), (.pageSheet, false),
    (.fullScreen, false), (.overCurrentContext, false),
  ])
  func thePresentationControllerIsTold(style: ModalPresentationStyle, takes: Bool) {
    var (builder, root, x) = WorldBuilder.pair()
    builder.ask(root, toPresent: x, style)
    let found = builder.ask { $1.take(SizeIsHandedToTheParent.judge(x, $0)) ?? .nobody }
    expect(found.answer, equals: .presentation)
    expect(found.said.first?.contains("and takes it"), equals: takes)
  }
}

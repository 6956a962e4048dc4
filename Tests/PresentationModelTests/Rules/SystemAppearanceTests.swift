import Testing

@testable import PresentationModel

/// Who decides about the status bar (BAR-01).
@Suite struct SystemAppearanceTests {
  @Test(arguments: [
    (ModalPresentationStyle.fullScreen, true), (.overFullScreen, false), (.pageSheet, false), (.custom, false),
  ])
  func fullScreenTakesItOver(style: ModalPresentationStyle, takesOver: Bool) {
    var (builder, root, x) = WorldBuilder.pair()
    builder.ask(root, toPresent: x, style)
    let found = builder.ask { SystemAppearance.decider(of: .statusBarStyle, $0, &$1) }
    #expect(found.answer == (takesOver ? x : root))
    #expect(
      found.said == (takesOver ? ["BAR-01 passedOver root: presents x, which takes the status bar over"] : [])
        + ["BAR-01 decided \(takesOver ? "x" : "root"): hands it to nobody: it decides"])
    // Who is on the way out decides nothing any more.
    builder.world.hierarchy.presentations[x]?.isDismissing = true
    #expect(builder.ask { SystemAppearance.decider(of: .statusBarStyle, $0, &$1) }.answer == root)
  }

  @Test func bodiesThatNameEachOtherEnd() {
    var (builder, root, x) = WorldBuilder.pair()
    builder.assign(root, .childForStatusBarHidden, .controller(x))
    builder.assign(x, .childForStatusBarHidden, .controller(root))
    #expect(builder.ask { SystemAppearance.decider(of: .statusBarHidden, $0, &$1) }.said.count == 2)
    #expect(builder.ask { SystemAppearance.decider(of: .statusBarStyle, $0, &$1) }.answer == root)
  }

  @Test func theHighestWindowDecides() {
    var (builder, root, x) = WorldBuilder.pair()
    let upper = builder.window(x, name: "upper")
    #expect(builder.world.topmostRoot == x)
    builder.world.hierarchy.assign(.window(WindowID(0)), .windowLevel, .enumeration(.windowLevel, 2))
    #expect(builder.world.topmostRoot == root)
    builder.world.hierarchy.windows[Int(upper.index)].isVisible = false
    builder.world.hierarchy.windows[0].root = nil
    #expect(builder.world.topmostRoot == nil)
  }
}

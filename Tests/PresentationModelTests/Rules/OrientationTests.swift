import Testing

@testable import PresentationModel

/// Whether the interface turns with the device (BAR-06, in part).
@Suite struct OrientationTests {

  /// The row of a case of `UIInterfaceOrientationMask`.
  private static func mask(_ name: String) -> Value {
    let row = UIKitEnum.interfaceOrientationMask.cases.firstIndex { $0.name == name } ?? 0
    return .enumeration(.interfaceOrientationMask, UInt8(row))
  }

  @Test func nobodyStandsAgainstIt() {
    let (builder, _, _) = WorldBuilder.pair()
    #expect(InterfaceOrientation.standsAgainst(.landscape, nil, builder.world) == nil)
    #expect(InterfaceOrientation.standsAgainst(.landscape, nil, WorldBuilder().world) == nil)
  }

  @Test func theAppsOwnOrientationsComeFirst() {
    var (builder, root, _) = WorldBuilder.pair()
    builder.assign(root, .supportedInterfaceOrientations, Self.mask("portrait"))
    let app = Value.list([Self.mask("portrait"), Self.mask("portraitUpsideDown")])
    #expect(InterfaceOrientation.standsAgainst(.landscape, app, builder.world) == .app)
    #expect(InterfaceOrientation.standsAgainst(.portrait, app, builder.world) == nil)
  }

  @Test(arguments: [(15, true), (16, false)])
  func shouldAutorotateCountsUpTo15(version: Int, counts: Bool) {
    var (builder, root, _) = WorldBuilder.pair(.ios(UIKitVersion(version)))
    builder.assign(root, .shouldAutorotate, .bool(false))
    #expect(
      InterfaceOrientation.standsAgainst(.landscape, nil, builder.world) == (counts ? .autorotation(root) : nil))
  }

  @Test(arguments: [
    (ModalPresentationStyle.fullScreen, true), (.overFullScreen, true), (.pageSheet, false), (.currentContext, false),
  ])
  func thePresentationThatFillsTheScreenDecides(style: ModalPresentationStyle, decides: Bool) {
    var (builder, root, x) = WorldBuilder.pair()
    builder.assign(root, .supportedInterfaceOrientations, Self.mask("portrait"))
    builder.assign(x, .supportedInterfaceOrientations, Self.mask("landscape"))
    builder.ask(root, toPresent: x, style)
    #expect(builder.world.orientationDecider == (decides ? x : root))
    #expect(
      InterfaceOrientation.standsAgainst(.landscape, nil, builder.world) == (decides ? nil : .mask(root)))
    #expect(InterfaceOrientation.standsAgainst(.portrait, nil, builder.world) == (decides ? .mask(x) : nil))
    // Who is on the way out decides nothing any more.
    builder.world.hierarchy.presentations[x]?.isDismissing = true
    #expect(builder.world.orientationDecider == root)
  }

  @Test func theNoteSaysWhoDecides() throws {
    let text = """
      class Portrait: UIViewController { supportedInterfaceOrientations = .portrait }
      window
        home: Portrait
      device.rotate(to: .landscapeLeft)
      """
    let program = try #require(Scenario.load(bytes: Array(text.utf8), path: "turn").program)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next)
    #expect(
      outcome.notes.map(\.text) == ["the interface stays: 'home' decides, and does not support landscape (BAR-06)"])
  }
}

import Testing

@testable import PresentationModel

/// What a split view answers and refuses, asked of a World.
@Suite struct SplitViewsTests {
  private struct Case {
    var builder: WorldBuilder
    let split: ControllerID
    let primary: ControllerID
    let secondary: ControllerID
    var world: World { builder.world }
  }

  private func world(ios version: Int = 17, style: UInt8? = nil) -> Case {
    var builder = WorldBuilder(ios: version)
    let split = builder.add("split", .split)
    builder.window(split)
    let primary = builder.add("primary", in: split)
    let secondary = builder.add("secondary", in: split)
    if let style {
      builder.world.hierarchy.assign(.controller(split), .style, .enumeration(.splitStyle, style))
      var columns = SplitColumns()
      columns.primary = primary
      columns.secondary = secondary
      builder.world.hierarchy.columns[split] = columns
    }
    return Case(builder: builder, split: split, primary: primary, secondary: secondary)
  }

  @Test(arguments: [(14, 5), (26, 5), (13, 2)] as [(Int, UInt8)])
  func displayModeHasItsNameByVersion(ios version: Int, row: UInt8) {
    let it = world(ios: version)
    var ledger = Ledger()
    #expect(SplitViews.displayMode(it.split, it.world, &ledger) == .enumeration(.splitDisplayMode, row))
  }

  @Test func displayModeFollowsWhatIsShown() {
    var it = world(style: 2)
    var ledger = Ledger()
    #expect(SplitViews.displayMode(it.split, it.world, &ledger) == .enumeration(.splitDisplayMode, 7))
    it.builder.world.hierarchy.assign(
      .controller(it.split), .preferredDisplayMode, .enumeration(.splitDisplayMode, 4))
    #expect(SplitViews.displayMode(it.split, it.world, &ledger) == .enumeration(.splitDisplayMode, 4))
    it.builder.world.hierarchy.set(it.split, .collapsed, true)
    #expect(SplitViews.displayMode(it.split, it.world, &ledger) == .enumeration(.splitDisplayMode, 5))
  }

  @Test func collapsedItAnswersThePrimaryAlone() {
    var it = world(style: 1)
    var ledger = Ledger()
    #expect(SplitViews.viewControllers(it.split, it.world, &ledger) == [it.primary, it.secondary])
    it.builder.world.hierarchy.set(it.split, .collapsed, true)
    #expect(SplitViews.viewControllers(it.split, it.world, &ledger) == [it.primary])
  }

  @Test(arguments: [(18, false), (26, true)])
  func aControllerKeepsItsColumn(ios version: Int, raises: Bool) {
    let it = world(ios: version)
    var ledger = Ledger()
    let refusal = SplitViews.refusal(of: [it.secondary], asColumnsOf: it.split, it.world, &ledger)
    #expect((refusal != nil) == raises)
    #expect(refusal?.utterances.first?.message.id == (raises ? .ve01 : nil))
    #expect(SplitViews.refusal(of: [it.primary], asColumnsOf: it.split, it.world, &ledger) == nil)
  }

  @Test(
    arguments: [
      (nil, .preferredSplitBehavior, .ve02), (1, .preferredSplitBehavior, nil),
      (1, .minimumSupplementaryColumnWidth, .ve03), (2, .minimumSupplementaryColumnWidth, nil),
      (nil, .minimumSupplementaryColumnWidth, nil), (1, .preferredPrimaryColumnWidth, nil),
    ] as [(UInt8?, Property, MessageID?)])
  func propertiesOfOtherStyles(style: UInt8?, property: Property, message: MessageID?) {
    let it = world(style: style)
    var ledger = Ledger()
    let refusal = SplitViews.refusal(of: property, of: it.split, it.world, &ledger)
    #expect(refusal?.utterances.first?.message.id == message)
  }

  @Test(arguments: [(11, true), (12, false)])
  func anEmptyOneLoads(ios version: Int, warns: Bool) {
    var builder = WorldBuilder(ios: version)
    let split = builder.add("split", .split)
    var ledger = Ledger()
    #expect((SplitViews.warning(loading: split, builder.world, &ledger) != nil) == warns)
    _ = builder.add("primary", in: split)
    #expect(SplitViews.warning(loading: split, builder.world, &ledger) == nil)
  }

  @Test func nobodyIsWrappedBeforeTheViewHasLoaded() {
    var it = world(style: 1)
    var ledger = Ledger()
    #expect(SplitViews.wraps(it.primary, in: it.split, it.world, &ledger))
    it.builder.world.hierarchy.set(it.split, .viewLoaded, false)
    #expect(!SplitViews.wraps(it.primary, in: it.split, it.world, &ledger))
  }
}

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
    let answer = ledger.take(ColumnsAreTheChildren.displayMode(it.split, it.world))
    expect(answer ?? .none, equals: .enumeration(.splitDisplayMode, row))
  }

  @Test func displayModeFollowsWhatIsShown() {
    var it = world(style: 2)
    var ledger = Ledger()
    let answer = ledger.take(ColumnsAreTheChildren.displayMode(it.split, it.world))
    expect(answer ?? .none, equals: .enumeration(.splitDisplayMode, 7))
    it.builder.world.hierarchy.assign(
      .controller(it.split), .preferredDisplayMode, .enumeration(.splitDisplayMode, 4))
    let answer2 = ledger.take(ColumnsAreTheChildren.displayMode(it.split, it.world))
    expect(answer2 ?? .none, equals: .enumeration(.splitDisplayMode, 4))
    it.builder.world.hierarchy.set(it.split, .collapsed, true)
    let answer3 = ledger.take(ColumnsAreTheChildren.displayMode(it.split, it.world))
    expect(answer3 ?? .none, equals: .enumeration(.splitDisplayMode, 5))
  }

  @Test func collapsedItAnswersThePrimaryAlone() {
    var it = world(style: 1)
    var ledger = Ledger()
    let answer = ledger.take(ColumnsAreTheChildren.viewControllers(it.split, it.world))
    expect(answer ?? [], equals: [it.primary, it.secondary])
    it.builder.world.hierarchy.set(it.split, .collapsed, true)
    let answer2 = ledger.take(ColumnsAreTheChildren.viewControllers(it.split, it.world))
    expect(answer2 ?? [], equals: [it.primary])
  }

  @Test(arguments: [(18, false), (26, true)])
  func aControllerKeepsItsColumn(ios version: Int, raises: Bool) {
    let it = world(ios: version)
    var ledger = Ledger()
    let refusal = ledger.take(WhatSplitViewsRefuse.judge([it.secondary], asColumnsOf: it.split, it.world))
    expect(refusal != nil, equals: raises)
    expect(refusal?.utterances.first?.message.id, equals: raises ? .ve01 : nil)
    let answer = ledger.take(WhatSplitViewsRefuse.judge([it.primary], asColumnsOf: it.split, it.world))
    #expect(answer == nil)
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
    let refusal = ledger.take(WhatSplitViewsRefuse.judge(property, of: it.split, it.world))
    expect(refusal?.utterances.first?.message.id, equals: message)
  }

  @Test(arguments: [(11, true), (12, false)])
  func anEmptyOneLoads(ios version: Int, warns: Bool) {
    var builder = WorldBuilder(ios: version)
    let split = builder.add("split", .split)
    var ledger = Ledger()
    let answer = ledger.take(WhatSplitViewsRefuse.judge(loading: split, builder.world))
    expect(answer != nil, equals: warns)
    _ = builder.add("primary", in: split)
    let answer2 = ledger.take(WhatSplitViewsRefuse.judge(loading: split, builder.world))
    #expect(answer2 == nil)
  }

  @Test func nobodyIsWrappedBeforeTheViewHasLoaded() {
    var it = world(style: 1)
    var ledger = Ledger()
    let answer = ledger.holds(ColumnStyleWrapsItsColumns.wraps(it.primary, in: it.split, it.world))
    #expect(answer)
    it.builder.world.hierarchy.set(it.split, .viewLoaded, false)
    let answer2 = ledger.holds(ColumnStyleWrapsItsColumns.wraps(it.primary, in: it.split, it.world))
    #expect(!answer2)
  }

  typealias Shown = (
    name: String, column: SplitColumns.Column, stack: [String], isCollapsed: Bool, target: String?, said: String
  )

  /// Collapsed, the primary is a navigation controller with the sidebar, and the other columns above it.
  private static let shown: [Shown] = [
    ("the primary below another", .primary, ["sidebar", "secondary"], true, "sidebar", "popped to sidebar"),
    ("the primary on top", .primary, ["sidebar"], true, nil, "is on top of the stack already"),
    ("what the primary has pushed", .primary, ["sidebar", "detail", "secondary"], true, "detail", "popped to detail"),
    ("the secondary on top", .secondary, ["sidebar", "secondary"], true, nil, "is on top of the stack already"),
    ("the secondary below another", .secondary, ["sidebar", "secondary", "detail"], true, "secondary", "popped to"),
    ("the secondary, which has gone", .secondary, ["sidebar"], true, "secondary", "is not on the stack of split"),
    ("an empty stack", .primary, [], true, nil, "is not on the stack of split: nothing happens"),
    ("no such column", .supplementary, ["sidebar"], true, nil, "has no such column: nothing happens"),
    ("not collapsed, shown already", .primary, ["sidebar"], false, nil, "is shown already"),
  ]

  @Test(arguments: shown)
  func showingAColumnPopsTo(row: Shown) {
    var builder = WorldBuilder()
    let split = builder.add("split", .split)
    builder.window(split)
    let primary = builder.add("primary", .navigation, in: split)
    var known: [String: ControllerID] = [:]
    for name in ["sidebar", "detail", "secondary"] {
      known[name] = row.stack.contains(name) ? nil : builder.add(name)
    }
    for name in row.stack { known[name] = builder.add(name, in: primary) }
    var columns = SplitColumns()
    columns.primary = primary
    columns.secondary = known["secondary"]
    builder.world.hierarchy.columns[split] = columns
    builder.world.hierarchy.set(split, .collapsed, row.isCollapsed)
    let (move, said) = builder.ask {
      $1.take(ColumnStyleWrapsItsColumns.judge(row.column, in: split, shows: true, $0))
    }
    var target: ControllerID?
    if case .pops(let to, primary)? = move { target = to }
    if case .pushes(let column, primary)? = move { target = column }
    expect(target, equals: row.target.flatMap { known[$0] }, "\(row.name)")
    expect(move == nil, equals: row.target == nil, "\(row.name)")
    expect(said.first?.contains(row.said), equals: true, "\(row.name): \(said)")
    // Hiding does nothing in a stack.
    if row.isCollapsed {
      let hidden = builder.ask { $1.take(ColumnStyleWrapsItsColumns.judge(row.column, in: split, shows: false, $0)) }
      #expect(
        hidden.answer == nil && hidden.said.first?.hasSuffix("is collapsed: nothing happens") == true, "\(row.name)")
    }
  }

  @Test(
    arguments: [
      ("nobody answers", nil, .secondary, "has no delegate that names another column: the last one goes on top"),
      ("the proposed one", .enumeration(.splitColumn, 2), .secondary, "its delegate leaves the proposed column on top"),
      ("another", .enumeration(.splitColumn, 0), .primary, "its delegate puts another column on top"),
      ("nil", Value.none, .secondary, "has no delegate that names another column: the last one goes on top"),
    ] as [(String, Value?, SplitColumns.Column, String)])
  func whichColumnGoesOnTop(name: String, answer: Value?, column: SplitColumns.Column, said: String) {
    let it = world(style: 1)
    let asked = it.builder.ask {
      $1.take(ColumnStyleCollapsesToACompactColumn.top(it.split, proposed: .secondary, answer: answer)) ?? nil
    }
    expect(asked.answer, equals: column, "\(name)")
    expect(asked.said.map { String($0.drop { $0 != ":" }.dropFirst(2)) }, equals: [said], "\(name)")
  }

  /// Collapsing puts the secondary onto the primary's stack; on screen its callbacks are open (CHO-29).
  @Test(
    arguments: [
      ("on a stack", .navigation, false, true, "goes on top of the stack of primary"),
      ("on no stack", .plain, false, false, "primary is no navigation controller and has no stack: it is dropped"),
      (
        "the delegate's own way", .navigation, true, false,
        "the delegate has collapsed it in its own way: it is dropped"
      ),
    ] as [(String, ControllerKind, Bool, Bool, String)])
  func collapsingMovesTheSecondary(name: String, kind: ControllerKind, isDropped: Bool, moves: Bool, said: String) {
    for isVisible in [true, false] {
      var builder = WorldBuilder()
      let split = builder.add("split", .split)
      builder.window(split)
      let primary = builder.add("primary", kind, in: split, state: isVisible ? .appeared : .disappeared)
      let secondary = builder.add("secondary", in: split)
      let asked = builder.ask {
        $1.holds(CollapsingPutsTheSecondaryOnTop.judge(secondary, onto: primary, isDropped: isDropped, $0))
      }
      #expect(asked.answer == moves && asked.said.first?.hasSuffix(": \(said)") == true, "\(name)")
      let choice = builder.trace {
        $1.holds(CollapsingPutsTheSecondaryOnTop.judge(secondary, onto: primary, isDropped: isDropped, $0))
      }.first?
      .choice
      expect(choice, equals: isVisible ? .cho29 : nil, "\(name)")
    }
  }

  /// What becomes of the inspector, by whether the split view is collapsed, and whether it is a column or a sheet.
  @Test(
    arguments: [
      (true, false, false, false, "the inspector of split: it comes as a column"),
      (true, true, false, false, "is the inspector of split, which is collapsed: it is presented"),
      (true, false, true, false, "is shown already"), (true, true, false, true, "is shown already"),
      (false, false, true, false, "is the inspector of split: the column goes"),
      (false, true, false, true, "is the inspector of split, which is collapsed: it is dismissed"),
      (false, false, false, true, "is still presented: it is dismissed"),
      (false, false, false, false, "is not shown anyway"), (false, true, false, false, "is not shown anyway"),
    ] as [(Bool, Bool, Bool, Bool, String)])
  func inspector(shows: Bool, isCollapsed: Bool, isColumn: Bool, isSheet: Bool, said: String) {
    var it = world(ios: 26, style: 1)
    let inspector = isColumn ? it.builder.add("inspector", in: it.split) : it.builder.add("inspector")
    it.builder.world.hierarchy.columns[it.split]?.inspector = inspector
    it.builder.world.hierarchy.set(it.split, .collapsed, isCollapsed)
    if isSheet { it.builder.present(inspector, by: it.split) }
    let found = it.builder.ask { SplitViews.movesInspector(in: it.split, shows: shows, $0, &$1) }
    #expect(found.said.first?.hasSuffix(said) == true, "\(found.said)")
  }

  /// The secondary of a split view that expands: the delegate's, the top of the primary's stack, the discarded one.
  @Test(
    arguments: [
      ("the delegate's", true, 2, true, "given", "the delegate gives given as the secondary column"),
      (
        "the top, whatever was discarded", false, 2, true, "m1",
        "gives its top m1 back, which becomes the secondary column"
      ),
      (
        "the discarded one", false, 1, true, "secondary",
        "has no controller to give: secondary, which was discarded on collapsing, is the secondary column again"
      ),
      ("nobody", false, 1, false, nil, "has no second controller on its stack: there is no secondary column"),
    ] as [(String, Bool, Int, Bool, String?, String)])
  func whoIsTheSecondaryAgain(
    name: String, isGiven: Bool, members: Int, isDiscarded: Bool, answer: String?, said: String
  ) {
    var builder = WorldBuilder(ios: 17)
    let split = builder.add("split", .split)
    builder.window(split)
    let primary = builder.add("primary", .navigation, in: split)
    for row in 0..<members { _ = builder.add("m\(row)", in: primary) }
    let (secondary, given) = (builder.add("secondary", state: .disappeared), builder.add("given", state: .disappeared))
    if isDiscarded { builder.world.hierarchy.columns[split, default: SplitColumns()].discarded = secondary }
    let found = builder.ask {
      $1.take(ExpandingTakesTheTopBack.judge(isGiven ? given : nil, from: primary, in: split, $0))
    }
    let named: ControllerID? =
      switch found.answer {
      case .given(let x), .top(let x, _): x
      default: nil
      }
    expect(named.map { builder.world.hierarchy.name(of: $0) }, equals: answer, "\(name)")
    #expect(found.said.first?.hasSuffix(said) == true, "\(name): \(found.said)")
  }
}

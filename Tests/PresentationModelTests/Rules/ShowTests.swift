import Testing

@testable import PresentationModel

/// Who shows and how, asked of a World.
@Suite struct ShowTests {
  private func target(_ method: Show.Method?, _ x: ControllerID, _ builder: WorldBuilder) -> ControllerID? {
    builder.ask { Show.target(method, from: x, $0, &$1) }.answer
  }

  /// The way in a word: who presents, on whom it is pushed, whose column it becomes.
  private func way(
    _ method: Show.Method, _ shown: ControllerID, on x: ControllerID, hasAnswered: Bool? = nil,
    takesStacks: Bool = false, _ builder: WorldBuilder
  ) -> String {
    let request = Show.Request(method: method, shown: shown, takesStacks: takesStacks)
    let hierarchy = builder.world.hierarchy
    let answer = builder.ask { Show.way(request, on: x, hasAnswered: hasAnswered, $0, &$1) }.answer
    switch answer {
    case .hands(let other, let handed):
      return "\(hierarchy.name(of: other)) \(handed.method)\(handed.takesStacks ? " whatever" : "")"
    case .presents(let other): return "\(hierarchy.name(of: other)) presents"
    case .pushes(let other): return "\(hierarchy.name(of: other)) pushes"
    case .stacks(let other): return "\(hierarchy.name(of: other)) stacks"
    case .primary(let other): return "\(hierarchy.name(of: other)) primary"
    case .secondary(let other): return "\(hierarchy.name(of: other)) secondary"
    case .column(let other): return "\(hierarchy.name(of: other)) column"
    case .isDone: return "done"
    }
  }

  private static let containers: [(ControllerKind, Bool, Bool)] = [
    (.navigation, true, false), (.imagePicker, true, false), (.split, true, true), (.tabBar, false, false),
    (.page, false, false), (.plain, false, false), (.search, false, false),
  ]

  @Test(arguments: containers)
  func whoOverrides(_ kind: ControllerKind, shows: Bool, showsDetail: Bool) {
    var builder = WorldBuilder()
    let above = builder.add("above", kind)
    let child = builder.add("child", in: above)
    builder.window(above)
    expect(target(.show, child, builder), equals: shows ? above : nil)
    expect(target(.showDetail, child, builder), equals: showsDetail ? above : nil)
    expect(target(nil, child, builder), equals: nil)
  }

  @Test func theWalkPassesOverWhoDeclines() {
    var builder = WorldBuilder()
    let split = builder.add("split", .split)
    let nav = builder.add("nav", .navigation, in: split)
    let top = builder.add("top", in: nav)
    builder.window(split)
    expect(target(.show, top, builder), equals: nav)
    let row = Int(builder.world.hierarchy.classes[Int(nav.index)].index)
    builder.world.hierarchy.classTable[row].answers = [
      MethodAnswer(method: .canPerformAction, value: .value(.bool(false)))
    ]
    expect(target(.show, top, builder), equals: split)
    let said = builder.ask { Show.target(.show, from: top, $0, &$1) }.said
    expect(said[0], equals: "SHW-01 passedOver top: does not override show(_:sender:): its parent is asked next")
    expect(
      said[1],
      equals: "SHW-01 passedOver nav: overrides the method, but its canPerformAction(_:withSender:) answers false")
    #expect(said[2].hasPrefix("SHW-01 decided split"))
    expect(said[3], equals: "SHW-02 decided split: is a UISplitViewController, which overrides both methods")
  }

  @Test func theWalkDoesNotCrossAPresentation() {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    let sheet = builder.add("sheet")
    let next = builder.add("next")
    builder.window(nav)
    builder.present(sheet, by: nav)
    expect(target(.show, sheet, builder), equals: nil)
    expect(way(.show, next, on: sheet, builder), equals: "sheet presents")
  }

  @Test func aTargetIsHandedTheCall() {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    let top = builder.add("top", in: nav)
    let next = builder.add("next")
    let other = builder.add("other", .navigation)
    builder.window(nav)
    expect(way(.show, next, on: top, builder), equals: "nav show")
    expect(way(.show, next, on: nav, builder), equals: "nav pushes")
    expect(way(.show, other, on: nav, builder), equals: "nav presents")
    expect(way(.show, other, on: nav, takesStacks: true, builder), equals: "nav stacks")
    expect(way(.showDetail, next, on: nav, builder), equals: "nav presents")
  }

  private func split(style: UInt8? = nil, secondary: ControllerKind = .plain, isCollapsed: Bool = false) -> (
    builder: WorldBuilder, split: ControllerID, primary: ControllerID, secondary: ControllerID, next: ControllerID
  ) {
    var builder = WorldBuilder()
    let split = builder.add("split", .split)
    builder.window(split)
    let primary = builder.add("primary", .navigation, in: split)
    let second = builder.add("secondary", secondary, in: isCollapsed ? primary : split)
    builder.world.hierarchy.set(split, .collapsed, isCollapsed)
    builder.world.hierarchy.set(second, .movedColumn, isCollapsed)
    if let style {
      builder.world.hierarchy.assign(.controller(split), .style, .enumeration(.splitStyle, style))
      builder.world.hierarchy.columns[split] = SplitColumns()
      builder.world.hierarchy.columns[split]?.primary = primary
      builder.world.hierarchy.columns[split]?.secondary = second
    }
    let next = builder.add("next")
    return (builder, split, primary, second, next)
  }

  @Test func aClassicSplitView() {
    var it = split()
    expect(way(.show, it.next, on: it.split, it.builder), equals: "split primary")
    expect(way(.showDetail, it.next, on: it.split, it.builder), equals: "split secondary")
    expect(way(.showDetail, it.secondary, on: it.split, it.builder), equals: "done")
    expect(way(.show, it.next, on: it.split, hasAnswered: true, it.builder), equals: "done")
    expect(way(.showDetail, it.next, on: it.split, hasAnswered: true, it.builder), equals: "done")
    expect(way(.showDetail, it.next, on: it.split, hasAnswered: false, it.builder), equals: "split secondary")
    let item = it.builder.add("item", in: it.primary)
    expect(way(.show, item, on: it.split, it.builder), equals: "split secondary")
  }

  @Test func aCollapsedClassicSplitView() {
    let it = split(isCollapsed: true)
    expect(way(.show, it.next, on: it.split, it.builder), equals: "split presents")
    expect(way(.showDetail, it.next, on: it.split, it.builder), equals: "primary show whatever")
    expect(way(.showDetail, it.secondary, on: it.split, it.builder), equals: "done")
    expect(way(.showDetail, it.next, on: it.split, hasAnswered: true, it.builder), equals: "done")
  }

  @Test(arguments: [
    (ControllerKind.navigation, true, false, "secondary pushes"), (.navigation, false, false, "split column"),
    (.plain, true, false, "split column"), (.navigation, true, true, "primary show whatever"),
  ])
  func theColumnStyle(_ kind: ControllerKind, isLoaded: Bool, isCollapsed: Bool, wanted: String) {
    var it = split(style: 1, secondary: kind, isCollapsed: isCollapsed)
    it.builder.world.hierarchy.set(it.split, .viewLoaded, isLoaded)
    expect(way(.showDetail, it.next, on: it.split, it.builder), equals: wanted)
    expect(way(.show, it.next, on: it.split, it.builder), equals: "split presents")
  }

  @Test func theDelegateOfTheClassicStyleAloneIsAsked() {
    let classic = split()
    let columns = split(style: 1)
    let request = Show.Request(method: .showDetail, shown: classic.next)
    #expect(Show.asksDelegate(request, of: classic.split, classic.builder.world))
    #expect(!Show.asksDelegate(request, of: columns.split, columns.builder.world))
    let again = Show.Request(method: .showDetail, shown: classic.secondary)
    #expect(!Show.asksDelegate(again, of: classic.split, classic.builder.world))
    #expect(!Show.asksDelegate(request, of: classic.primary, classic.builder.world))
  }
}

import Testing

@testable import PresentationModel

/// What becomes of pages that are set, asked of a World.
@Suite struct PagesTests {
  private func world(
    isCurl: Bool = true, isDoubleSided: Bool = true, ios version: Int = 17
  ) -> (builder: WorldBuilder, pages: ControllerID) {
    var builder = WorldBuilder(ios: version)
    let pages = builder.add("pages", .page)
    builder.window(pages)
    let style: UInt8 = isCurl ? 0 : 1
    builder.world.hierarchy.assign(.controller(pages), .transitionStyle, .enumeration(.pageTransitionStyle, style))
    builder.world.hierarchy.assign(.controller(pages), .isDoubleSided, .bool(isDoubleSided))
    return (builder, pages)
  }

  @Test(
    arguments: [
      // A curl of a page with two sides
      (true, true, true, [2]), (true, true, false, [1, 2]),
      // one side, and no curl
      (true, false, true, [1]), (false, true, true, [1]), (false, true, false, [1]),
    ] as [(Bool, Bool, Bool, [Int])])
  func takes(isCurl: Bool, isDoubleSided: Bool, isAnimated: Bool, counts: [Int]) {
    let (builder, pages) = world(isCurl: isCurl, isDoubleSided: isDoubleSided)
    for count in 0...3 {
      var ledger = Ledger()
      let refusal = ledger.take(
        SettingPagesOnScreen.refusal(pages, given: count, isAnimated: isAnimated, builder.world))
      expect(refusal == nil, equals: counts.contains(count), "\(count)")
      if refusal != nil { expect(ledger.entries.last?.rule, equals: .rule(.pag01), "\(ledger.entries)") }
    }
  }

  @Test func theSecondIsTheBack() {
    var (builder, pages) = world()
    let front = builder.add("front")
    let back = builder.add("back")
    var ledger = Ledger()
    let answer = ledger.take(SettingPagesOnScreen.back(of: pages, [front, back], builder.world))
    expect(answer, equals: back)
    let answer2 = ledger.take(SettingPagesOnScreen.back(of: pages, [front], builder.world))
    expect(answer2, equals: nil)
    let scrolling = world(isCurl: false)
    let answer3 = ledger.take(SettingPagesOnScreen.back(of: scrolling.pages, [front, back], scrolling.builder.world))
    expect(answer3, equals: nil)
  }

  @Test(arguments: [(17, false), (18, true), (26, true)])
  func anEmptyOneAppears(ios version: Int, raises: Bool) {
    var (builder, pages) = world(ios: version)
    var ledger = Ledger()
    expect(
      ((ledger.take(EmptyPageViewControllerCannotAppear.judge(pages, builder.world)) ?? nil) != nil), equals: raises)
    expect(ledger.entries.map(\.choice), equals: [.cho49])
    _ = builder.add("page", in: pages)
    ledger = Ledger()
    let answer = ledger.take(EmptyPageViewControllerCannotAppear.judge(pages, builder.world))
    #expect((answer ?? nil) == nil)
    #expect(ledger.entries.isEmpty)
  }

  typealias Beside = (name: String, after: Int?, before: Int?, said: String)

  /// What a data source gives beside the page that is shown (PAG-04); pages are counted.
  @Test(
    arguments: [
      ("after it", 1, nil, "decided pages: the user swipes to p1: the delegate is called"),
      ("before it", 2, 1, "decided pages: the user swipes to p1: the delegate is called"),
      ("another after it", 2, nil, "declined pages: its data source gives p2 alone: the user does not come to p1"),
      ("another before it", nil, 2, "declined pages: its data source gives p2 alone: the user does not come to p1"),
      (
        "two others", 2, 3, "declined pages: its data source gives p2 and p3, and the user comes to no other page"
      ),
      ("none", nil, nil, "declined pages: its data source gives no page beside p0: a swipe does nothing"),
    ] as [Beside])
  func aSwipeComesToWhatTheDataSourceGives(row: Beside) {
    var (builder, pages) = world()
    let all = (0..<4).map { builder.add("p\($0)") }
    var neighbours = SwipeTellsTheDelegate.Neighbours(shown: all[0])
    neighbours.after = row.after.map { all[$0] }
    neighbours.before = row.before.map { all[$0] }
    let found = builder.ask {
      $1.take(SwipeTellsTheDelegate.judge(all[1], in: pages, $0, among: neighbours)) ?? nil
    }
    expect(found.said, equals: ["PAG-04 \(row.said)"], "\(row.name)")
    let unknown = builder.ask { $1.take(SwipeTellsTheDelegate.judge(all[1], in: pages, $0)) ?? nil }
    expect(unknown.answer == nil, equals: true, "what no data source says is taken for its answer")
  }

  @Test func behindACoverPagesWait() {
    var (builder, pages) = world()
    var ledger = Ledger()
    expect(Pages.way(pages, builder.world, &ledger), equals: .transition)
    builder.world.hierarchy.set(pages, .viewRemoved, true)
    expect(Pages.way(pages, builder.world, &ledger), equals: .waitsUncovered)
    builder.world.hierarchy.set(pages, .viewRemoved, false)
    builder.world.hierarchy.setPlace(pages, .none)
    expect(Pages.way(pages, builder.world, &ledger), equals: .comesFirst)
  }
}

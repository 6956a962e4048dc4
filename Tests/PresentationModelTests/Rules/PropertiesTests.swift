import Testing

@testable import PresentationModel

/// What properties answer of a bare world.
@Suite struct PropertiesTests {
  /// `tabs ▸ nav ▸ root`; `tabs` presents `sheet ▸ inner` for `root`.
  private struct Fixture {
    var builder: WorldBuilder
    let tabs, nav, root, sheet, inner: ControllerID

    init(_ profile: Profile = .newest) {
      builder = WorldBuilder(profile)
      tabs = builder.add("tabs", .tabBar)
      nav = builder.add("nav", .navigation, in: tabs)
      root = builder.add("root", in: nav)
      sheet = builder.add("sheet", .navigation)
      inner = builder.add("inner", in: sheet)
      builder.window(tabs)
      builder.present(sheet, by: tabs)
      builder.world.hierarchy.presentations[sheet]?.source = root
    }
  }

  /// The one rule that answers a link.
  private enum Link: Sendable {
    case presented, presenting, parent, navigation, tabBar, split

    func answer(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> ControllerID? {
      switch self {
      case .presented: ledger.take(PresentedAnswersForAnAncestor.judge(x, world))
      case .presenting: ledger.take(PresentingAnswersForAnAncestor.judge(x, world))
      case .parent: ledger.take(PresentationIsNotContainment.parent(x, world)) ?? nil
      case .navigation: ledger.take(ContainerPropertiesStopAtTheOutermostContainer.judge(x, world) { $0.isNavigation })
      case .tabBar: ledger.take(ContainerPropertiesStopAtTheOutermostContainer.judge(x, world) { $0 == .tabBar })
      case .split: ledger.take(ContainerPropertiesStopAtTheOutermostContainer.judge(x, world) { $0 == .split })
      }
    }
  }

  @Test func linksAnswerForAncestors() {
    let it = Fixture()
    func check(_ link: Link, _ x: ControllerID, _ answer: ControllerID?, _ sentence: String) {
      let found = it.builder.ask { link.answer(x, $0, &$1) }
      expect(found.answer, equals: answer)
      expect(found.said, equals: [sentence])
    }
    check(
      .presented, it.tabs, it.sheet,
      "QRY-01 decided tabs: answers sheet, which it presents itself")
    check(
      .presented, it.root, it.sheet,
      "QRY-01 decided root: answers for its ancestor tabs, which presents sheet")
    check(
      .presented, it.inner, nil,
      "QRY-01 declined inner: neither it nor an ancestor presents: answers nil")
    check(
      .presenting, it.sheet, it.tabs, "QRY-02 decided sheet: answers tabs, which presents it")
    check(
      .presenting, it.inner, it.tabs,
      "QRY-02 decided inner: answers for its ancestor sheet, presented by tabs")
    check(
      .presenting, it.root, nil,
      "QRY-02 declined root: neither it nor an ancestor is presented: answers nil")
    check(.parent, it.root, it.nav, "QRY-03 decided root: is a child of nav")
    check(.parent, it.sheet, nil, "QRY-03 decided sheet: is presented, and nobody's child: answers nil")
    check(.parent, it.tabs, nil, "QRY-03 decided tabs: is nobody's child: answers nil")
    check(
      .tabBar, it.root, it.tabs,
      "QRY-04 decided root: answers tabs, the nearest ancestor of that class")
    check(
      .navigation, it.nav, nil, "QRY-04 declined nav: no ancestor is of that class: answers nil")
    check(
      .tabBar, it.inner, nil, "QRY-04 declined inner: no ancestor is of that class: answers nil")
    check(
      .split, it.root, nil, "QRY-04 declined root: no ancestor is of that class: answers nil")
  }

  @Test func childrenAreContainedAlone() {
    let it = Fixture()
    let tabs = it.builder.ask { $1.take(PresentationIsNotContainment.children(it.tabs, $0)) ?? [] }
    expect(tabs.answer, equals: [it.nav])
    expect(tabs.said, equals: ["QRY-03 decided tabs: answers whom it contains, in the order of adding, never sheet"])
    #expect(it.builder.ask { $1.take(PresentationIsNotContainment.children(it.root, $0)) ?? [] }.answer.isEmpty)
  }

  @Test func flagsHoldDuringTheirTransition() {
    var it = Fixture()
    let before = it.builder.ask {
      [
        $1.holds(BeingPresentedHoldsForThePresentedRoot.presented(it.sheet, $0)),
        $1.holds(BeingPresentedHoldsForThePresentedRoot.dismissed(it.sheet, $0)),
      ]
    }
    expect(before.answer, equals: [false, false])
    expect(
      before.said,
      equals: [
        "QRY-05 declined sheet: no presentation of its own is under way",
        "QRY-05 declined sheet: no dismissal of its own is under way",
      ])
    it.builder.world.hierarchy.set(it.sheet, .beingDismissed, true)
    let during = it.builder.ask {
      [
        $1.holds(BeingPresentedHoldsForThePresentedRoot.dismissed(it.sheet, $0)),
        $1.holds(BeingPresentedHoldsForThePresentedRoot.dismissed(it.inner, $0)),
      ]
    }
    expect(during.answer, equals: [true, false])
    expect(during.said.first, equals: "QRY-05 decided sheet: is on its way out, by a dismissal of its own")
  }

  @Test func movingEndsWithDidMove() {
    var it = Fixture()
    it.builder.world.hierarchy.set(it.root, .movingTo, true)
    it.builder.world.speaking = Speaking(controller: it.root, callback: .viewWillAppear)
    #expect(it.builder.ask { $1.holds(MovingHoldsBetweenWillAndDid.to(it.root, $0)) }.answer)
    #expect(!it.builder.ask { $1.holds(MovingHoldsBetweenWillAndDid.from(it.root, $0)) }.answer)
    it.builder.world.hierarchy.states[Int(it.root.index)] = .disappeared
    let early = it.builder.ask { $1.holds(MovingHoldsBetweenWillAndDid.to(it.root, $0)) }
    #expect(!early.answer)
    expect(early.said, equals: ["QRY-06 declined root: has got willMove(toParent:), but has not begun to appear"])
  }

  @Test func lookingLoadsNothing() {
    var it = Fixture()
    let later = it.builder.addUnloaded("later")
    let found = it.builder.ask { Properties.isViewLoaded(later, $0, &$1) }
    #expect(!found.answer)
    expect(found.said.first, equals: "QRY-08 decided later: nothing has loaded its view yet")
    #expect(found.said.count == 2 && found.said[1].hasPrefix("LOD-02 decided later: "))
    expect(
      it.builder.ask { Properties.isViewLoaded(it.root, $0, &$1) }.said,
      equals: ["QRY-08 decided root: its view is loaded"])
  }

  @Test func theWindowFollowsPlaces() {
    var it = Fixture()
    let window = it.builder.ask { $1.take(WindowFollowsPlaces.judge(it.inner, $0)) ?? nil }
    expect(window.answer, equals: WindowID(0))
    expect(window.said, equals: ["QRY-07 decided inner: its view is in 'window'"])
    it.builder.world.hierarchy.set(it.sheet, .viewRemoved, true)
    expect(it.builder.ask { $1.take(WindowFollowsPlaces.judge(it.inner, $0)) ?? nil }.answer, equals: nil)
  }

  // MARK: Contexts

  @Test func aContextIsToldWithItsGround() {
    var it = Fixture()
    let nav = it.builder.ask { Properties.definesPresentationContext(it.nav, $0, &$1) }
    #expect(nav.answer)
    expect(
      nav.said,
      equals: [
        "CTX-04 decided nav: defines a presentation context",
        "CTX-06 decided nav: as every UINavigationController it defines one by itself; nothing was assigned",
      ])
    let root = it.builder.ask { Properties.definesPresentationContext(it.root, $0, &$1) }
    #expect(!root.answer)
    expect(root.said, equals: ["CTX-04 passedOver root: definesPresentationContext is false: nothing was assigned"])
    it.builder.assign(it.root, .definesPresentationContext, .bool(true))
    let assigned = it.builder.ask { Properties.definesPresentationContext(it.root, $0, &$1) }
    #expect(assigned.answer)
    expect(assigned.said, equals: ["CTX-04 decided root: definesPresentationContext was set to true"])
  }

  /// Reasons of other questions stand under the heading of the one that was asked.
  @Test func readingsStandUnderOneHeading() {
    let it = Fixture()
    var ledger = Ledger()
    _ = Properties.definesPresentationContext(it.nav, it.builder.world, &ledger)
    _ = Properties.modalPresentationStyle(it.root, it.builder.world, &ledger)
    #expect(!ledger.entries.isEmpty && ledger.entries.allSatisfy { $0.question == .query })
    expect(ledger.heading, equals: nil)
  }

  // MARK: Presentation controllers

  static let holders: [(property: Property, of: String, owner: String?, said: String)] = [
    (.presentationController, "sheet", "sheet", "it is presented itself: the controller of its style as set"),
    (.presentationController, "inner", "sheet", "the one of sheet, the nearest ancestor that is presented"),
    (
      .presentationController, "root", "root",
      "is not presented, so a presentation controller is made from its style of this moment"
    ),
    (.activePresentationController, "inner", nil, "is not presented itself: answers nil"),
    (.activePresentationController, "sheet", "sheet", "it is presented itself: the controller of its style as set"),
    (.sheetPresentationController, "inner", nil, "a sheet's controller is not looked for in ancestors: answers nil"),
    (.sheetPresentationController, "sheet", nil, ".overFullScreen has no sheet's controller: answers nil"),
    (.popoverPresentationController, "inner", nil, ".overFullScreen has no popover's controller: answers nil"),
  ]

  @Test(arguments: holders)
  func whosePresentationController(property: Property, of name: String, owner: String?, said: String) throws {
    let it = Fixture()
    let x = try #require([it.root, it.sheet, it.inner].first { it.builder.world.hierarchy.name(of: $0) == name })
    let found = it.builder.ask { Properties.presentationController(property, of: x, $0, &$1) }
    expect(found.answer.map { it.builder.world.hierarchy.name(of: $0.owner) }, equals: owner)
    expect(found.answer?.isMade ?? false, equals: name == "root")
    #expect(found.said.contains { $0.hasPrefix("QRY-09 ") && $0.hasSuffix(": \(said)") })
  }

  @Test func theSourceIsNotThePresenter() {
    var it = Fixture()
    var ledger = Ledger()
    _ = ledger.take(PresentingAnswersForAnAncestor.judge(it.sheet, it.builder.world))
    expect(ledger.entries.map(\.silence), equals: [.x09])
    it.builder.world.hierarchy.presentations[it.sheet]?.source = it.tabs
    _ = ledger.take(PresentingAnswersForAnAncestor.judge(it.sheet, it.builder.world))
    expect(ledger.entries.map(\.silence), equals: [.x09, nil])
  }
}

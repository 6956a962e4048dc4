import Testing

@testable import PresentationModel

/// Who is still held.
@Suite struct ReleaseTests {
  private func holder(_ builder: WorldBuilder, _ x: ControllerID, isMentioned: Bool = false, isInAHandler: Bool = false)
    -> (holder: Release.Holder, said: [String])
  {
    let asked = builder.ask {
      Release.holder(of: x, isMentionedLater: isMentioned, isInAHandler: isInAHandler, $0, &$1)
    }
    return (asked.answer, asked.said)
  }

  @Test func nobodyHoldsIt() {
    var builder = WorldBuilder()
    let x = builder.add("x")
    let found = holder(builder, x)
    expect(found.holder, equals: .nobody)
    expect(found.said, equals: ["REL-03 decided x: nobody holds it any more"])
  }

  @Test func aNameComesFirst() {
    var builder = WorldBuilder()
    let p = builder.add("p")
    let x = builder.add("x", in: p)
    expect(holder(builder, x, isMentioned: true).holder, equals: .name)
    expect(
      holder(builder, x, isMentioned: true).said,
      equals: ["REL-02 decided x: stays alive: a later statement mentions it"])
    builder.world.hierarchy.set(p, .taken, false)
    expect(holder(builder, p).said, equals: ["REL-02 decided p: UIKit has never taken it: its name holds it"])
  }

  @Test func linksHold() {
    var builder = WorldBuilder()
    let (root, sheet, guest) = (builder.add("root"), builder.add("sheet"), builder.add("guest"))
    let child = builder.add("child", in: root)
    builder.window(root)
    builder.present(sheet, by: child)
    builder.world.hierarchy.setPlace(guest, .inside(sheet))
    let expected: [(ControllerID, String)] = [
      (child, "its parent root holds it"), (sheet, "child presents it, and holds it"),
      (root, "is the root of 'window', which holds it"), (guest, "its view lies in that of sheet, which holds it"),
    ]
    for (x, sentence) in expected {
      let found = holder(builder, x)
      expect(found.holder, equals: .somebody, "\(x) \(sentence)")
      expect(found.said, equals: ["REL-01 decided \(builder.world.hierarchy.name(of: x)): \(sentence)"])
    }
    builder.world.hierarchy.windowRows[0].root = nil
    #expect(holder(builder, root).said[0].hasSuffix("something in it presents, and it is held until that is dismissed"))
  }

  /// UIKit's hold on a window of code's, up to iOS 12 and while something is presented in it.
  @Test(arguments: [(8, true), (12, true), (13, false), (26, false)])
  func aWindowWithSomethingPresentedInIt(_ version: Int, _ isHeld: Bool) {
    var builder = WorldBuilder(ios: version)
    let (root, alert) = (builder.add("root"), builder.add("alert"))
    builder.window(root)
    func isHeldByUIKit() -> Bool { WhoHoldsWhom.judge(window: WindowID(row: 0), builder.world) != nil }
    #expect(!isHeldByUIKit(), "nothing is presented")
    builder.present(alert, by: root)
    expect(isHeldByUIKit(), equals: isHeld)
    builder.world.hierarchy.windowRows[0].isVisible = false
    #expect(!isHeldByUIKit(), "it is hidden")
  }

  @Test func aPresentationHoldsAnOldRoot() {
    var builder = WorldBuilder()
    let (old, search) = (builder.add("old"), builder.add("search", .search))
    builder.present(search, by: old)
    let found = holder(builder, old)
    expect(found.holder, equals: .somebody)
    expect(found.said[0], equals: "REL-01 decided old: presents search, and is held until that is dismissed")
    #expect(found.said.count == 2 && found.said[1].hasPrefix("SCH-04 decided old: "))
  }

  @Test func whatIsOnItsWayHolds() {
    var builder = WorldBuilder()
    let (nav, x) = (builder.add("nav", .navigation), builder.add("x"))
    builder.world.transitions = Column([
      Transition(kind: .stack, container: nav, from: [x], to: [], isAnimated: true, line: 1, origin: 0)
    ])
    builder.world.queued = [TransitionID(index: 0)]
    expect(holder(builder, x).said, equals: ["REL-01 decided x: stays alive: a transition that is running holds it"])
    builder.world.transitions[0].phase = .dropped
    expect(holder(builder, x).holder, equals: .nobody)
    builder.world.transitions[0].phase = .queued
    builder.world.transitions[0].phase = .ended(isCancelled: false)
    expect(holder(builder, x).holder, equals: .nobody)
    expect(holder(builder, x, isInAHandler: true).holder, equals: .somebody)
  }

  @Test func aNavigationItemHoldsItsSearch() {
    var builder = WorldBuilder()
    let (host, search) = (builder.add("host"), builder.add("search", .search))
    builder.world.hierarchy.assign(.facet(.navigationItem, host), .searchController, .controller(search))
    expect(holder(builder, search).said, equals: ["REL-01 decided search: the navigation item of host holds it"])
  }

  @Test func aMentionHoldsTheContainersToo() {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    let form = builder.add("form", in: nav)
    let asked = builder.ask {
      Release.holder(of: nav, isMentionedLater: false, inside: form, isInAHandler: false, $0, &$1)
    }
    expect(asked.answer, equals: .name)
    expect(asked.said, equals: ["REL-02 decided nav: stays alive: a later statement mentions form, which stands in it"])
  }

  @Test func whatWasReadHoldsItsController() {
    var builder = WorldBuilder()
    let x = builder.add("x")
    builder.world.hierarchy.frozen[x] = FrozenPresentation(style: .pageSheet, controllerObject: nil)
    let found = holder(builder, x)
    expect(found.holder, equals: .somebody)
    expect(
      found.said,
      equals: [
        "REL-01 decided x: its presentation controller was read, "
          + "and the two hold each other until a presentation has ended"
      ])
    // A presentation takes what was made for it, and its end lets go of both.
    let root = builder.add("root")
    builder.window(root)
    builder.present(x, by: root)
    builder.world.hierarchy.cutPresentation(x)
    expect(holder(builder, x).holder, equals: .nobody)
  }

  /// With a name or without: what was read holds it, whether UIKit has ever taken it or not.
  @Test(arguments: [true, false]) func whatWasReadHoldsWhoWasNeverShown(wasTaken: Bool) {
    var builder = WorldBuilder()
    let x = builder.add("x")
    builder.world.hierarchy.set(x, .taken, wasTaken)
    builder.world.hierarchy.frozen[x] = FrozenPresentation(style: .pageSheet, controllerObject: nil, line: 3)
    let asked = builder.ask { world, ledger in
      let holder = Release.holder(of: x, isMentionedLater: false, isInAHandler: false, world, &ledger)
      return (holder, ledger.silences.map { SilentNoteText.text($0, world.hierarchy) })
    }
    expect(asked.answer.0, equals: .somebody)
    expect(
      asked.answer.1,
      equals: ["line 3 made a presentation controller for x: x is not released until a presentation of it has ended"])
    // Its name comes first, as long as it is mentioned.
    expect(
      holder(builder, x, isMentioned: true).said,
      equals: ["REL-02 decided x: stays alive: a later statement mentions it"])
  }

  /// When the run is over a name that a body mentions holds no more: who stands anywhere, or is released, is no leak.
  @Test func atTheEndOfTheRun() {
    var builder = WorldBuilder()
    let (root, left) = (builder.add("root"), builder.add("left", state: .disappeared))
    let child = builder.add("child", in: root)
    let gone = builder.add("gone", state: .disappeared)
    builder.window(root)
    builder.world.hierarchy.set(gone, .released, true)
    for x in [root, left, child, gone] {
      builder.world.hierarchy.frozen[x] = FrozenPresentation(style: .pageSheet, controllerObject: nil)
    }
    let said = builder.ask { Release.ends([root, left, child, gone], $0, &$1) }.said
    #expect(said.count == 1 && said[0].hasPrefix("REL-01 decided left: "), "\(said)")
  }

  @Test func theReleasedAnswer() {
    var builder = WorldBuilder()
    let x = builder.add("x")
    #expect(builder.ask { Properties.ofReleased(x, $0, &$1) }.said.isEmpty)
    builder.world.hierarchy.set(x, .released, true)
    expect(builder.ask { Properties.ofReleased(x, $0, &$1) }.said.count, equals: 1)
  }
}

import Testing

@testable import PresentationModel

/// Which segue is performed and what it does, asked of a World.
@Suite struct SeguesTests {
  private static let segueClass = ClassID(0)

  private func segue(
    _ identifier: String?, from source: Segue.End, to destination: ControllerID?, _ kind: SegueKind?
  ) -> Segue {
    var segue = Segue(identifier: identifier, source: source, segueClass: Self.segueClass)
    segue.destination = destination.map { .controller($0) }
    segue.kind = kind
    return segue
  }

  /// A stack with a list on it, and a detail on no window.
  private func world(_ profile: Profile = .newest, kind: SegueKind = .show, identifier: String? = "A") -> (
    builder: WorldBuilder, nav: ControllerID, list: ControllerID, detail: ControllerID
  ) {
    var builder = WorldBuilder(profile)
    let nav = builder.add("nav", .navigation)
    let list = builder.add("list", in: nav)
    builder.window(nav)
    let detail = builder.addUnloaded("detail")
    builder.world.segues.append(segue(identifier, from: .controller(list), to: detail, kind))
    return (builder, nav, list, detail)
  }

  private func way(_ builder: WorldBuilder, from source: ControllerID, to destination: ControllerID) -> String {
    let answer = builder.ask { Segues.way(SegueID(0), from: source, to: destination, $0, &$1) }.answer
    switch answer {
    case .shows(let method): return "\(method)"
    case .presents(let style, _): return style.map { ValueText.text($0, builder.world.hierarchy) } ?? "presents"
    case .pushes(let nav): return "push on \(builder.world.hierarchy.name(of: nav))"
    case .embeds: return "embeds"
    case .nothing: return "nothing"
    case .refused(let refusal): return builder.texts(refusal).joined()
    }
  }

  @Test(
    arguments: [
      (.show, "show"), (.showDetail, "showDetail"), (.presentation, "presents"), (.popoverPresentation, ".popover"),
      (.custom, "nothing"), (.embed, "embeds"), (.push, "push on nav"),
    ] as [(SegueKind, String)])
  func whatAKindPerforms(_ kind: SegueKind, wanted: String) {
    let it = world(kind: kind)
    expect(way(it.builder, from: it.list, to: it.detail), equals: wanted)
  }

  @Test func theOldPushNeedsAStack() {
    let second =
      "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
    for (identifier, words) in [
      ("A", "Could not find a navigation controller for segue 'A'. " + second), (nil, second),
    ] {
      let it = world(kind: .push, identifier: identifier)
      expect(way(it.builder, from: it.detail, to: it.list), equals: words)
    }
  }

  @Test func anUnknownIdentifierRaises() {
    let it = world()
    for identifier in ["B", nil] {
      let found = it.builder.ask { Segues.find(identifier, from: it.list, $0, &$1) }
      expect(found.answer.segue, equals: nil, "\(identifier)")
      expect(
        it.builder.texts(found.answer.refusal),
        equals: [
          "Receiver (<UIViewController list>) has no segue with identifier '\(identifier ?? "(null)")'"
        ])
    }
    expect(it.builder.ask { Segues.find("A", from: it.list, $0, &$1) }.answer.segue, equals: SegueID(0))
  }

  @Test func segueOfAClassAreThoseOfItsInstances() {
    var it = world()
    let type = it.builder.world.hierarchy.classes[Int(it.list.index)]
    it.builder.world.segues.append(segue("B", from: .instance(type), to: it.detail, .show))
    for x in [it.list, it.detail] {
      expect(it.builder.ask { Segues.find("B", from: x, $0, &$1) }.answer.segue, equals: SegueID(1), "\(x)")
    }
    expect(it.builder.ask { Segues.find("B", from: it.nav, $0, &$1) }.answer.segue, equals: nil)
  }

  @Test func aDestinationIsMadeEachTime() {
    var it = world()
    func destination() -> Segues.Destination? {
      it.builder.ask { Segues.destination(SegueID(0), $0, &$1) }.answer
    }
    guard case .named(it.detail)? = destination() else { return #expect(Bool(false)) }
    it.builder.world.usedDestinations.insert(it.detail)
    guard case .copy(of: it.detail)? = destination() else { return #expect(Bool(false)) }
    it.builder.world.usedDestinations.remove(it.detail)
    it.builder.world.hierarchy.set(it.detail, .released, true)
    guard case .copy(of: it.detail)? = destination() else { return #expect(Bool(false)) }
  }

  @Test func onlyWhoIsReachedIsTapped() {
    var it = world()
    #expect(it.builder.ask { $1.take(TapAsksFirst.judge(tapOn: it.list, $0)) }.answer == nil)
    let away = it.builder.ask { $1.take(TapAsksFirst.judge(tapOn: it.detail, $0)) }
    expect(away.said, equals: ["SEG-01 decided detail: is not on screen: the user does not reach its controls"])
    let sheet = it.builder.add("sheet")
    it.builder.present(sheet, by: it.nav)
    it.builder.world.hierarchy.presentations[sheet]?.hasBegun = true
    let covered = it.builder.ask { $1.take(TapAsksFirst.judge(tapOn: it.list, $0)) }
    #expect(covered.answer != nil)
    expect(covered.said.first?.contains("is covered by a presentation"), equals: true)
  }

  @Test(arguments: [(Value.bool(false), false), (.bool(true), true), (nil, true)] as [(Value?, Bool)])
  func whoIsAskedAllows(answer: Value?, allows: Bool) {
    let it = world()
    expect(
      it.builder.ask { _, ledger in ledger.holds(TapAsksFirst.judge(it.list, answer: answer)) }.answer, equals: allows)
  }

  @Test(
    arguments: [
      (8, .presentation, true, false), (9, .presentation, true, true), (26, .popoverPresentation, true, true),
      (26, .presentation, false, false), (26, .show, true, false), (26, .custom, true, false),
    ] as [(Int, SegueKind, Bool, Bool)])
  func howLongASegueLives(ios: Int, kind: SegueKind, isPresented: Bool, isHeld: Bool) {
    var it = world(.ios(UIKitVersion(ios)), kind: kind)
    if isPresented { it.builder.present(it.detail, by: it.nav) }
    expect(
      it.builder.ask { $1.holds(PresentingSegueLivesOn.judge($0.segues[SegueID(0)], it.detail, $0)) }.answer,
      equals: isHeld)
  }

  @Test func embedSeguesFireWithTheLoad() {
    var it = world(kind: .embed)
    it.builder.world.segues.append(segue("B", from: .controller(it.list), to: it.detail, .show))
    it.builder.world.segues.append(segue(nil, from: .controller(it.list), to: it.detail, .embed))
    expect(it.builder.ask { Segues.embedded(in: it.list, $0, &$1) }.answer, equals: [SegueID(0), SegueID(2)])
    #expect(it.builder.ask { Segues.embedded(in: it.nav, $0, &$1) }.answer.isEmpty)
  }
}

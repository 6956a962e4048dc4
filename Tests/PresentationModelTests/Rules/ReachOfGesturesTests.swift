import Testing

@testable import PresentationModel

/// Which presentation a gesture of the user reaches.
@Suite struct ReachOfGesturesTests {
  /// A presented controller in a world: settled, in one style.
  private struct Shown {
    var builder: WorldBuilder
    let root: ControllerID
    let x: ControllerID

    init(
      _ style: ModalPresentationStyle, own: OwnPresentation? = nil, ios version: Int = 26,
      kind: ControllerKind = .plain
    ) {
      builder = WorldBuilder(ios: version)
      root = builder.add("root")
      x = builder.add("x", kind)
      builder.window(root)
      builder.present(x, by: root)
      builder.world.hierarchy.presentations[x]?.requestedStyle = style
      builder.world.hierarchy.presentations[x]?.adaptedStyle = style
      builder.world.hierarchy.presentations[x]?.own = own
      builder.world.hierarchy.presentations[x]?.transitionStyle = .coverVertical
      builder.world.hierarchy.presentations[x]?.hasBegun = true
      builder.world.hierarchy.presentations[x]?.hasSettled = true
    }

    func reach(_ gesture: Gestures.Gesture) -> (answer: Gestures.Reach, said: [String]) {
      builder.ask { Gestures.reach(gesture, on: x, $0, &$1) }
    }

    func reaches(_ gesture: Gestures.Gesture) -> Bool { reach(gesture).answer == .presentation(x) }

    mutating func detents(_ rows: [UInt8]) {
      let values = rows.map { Value.enumeration(.sheetDetent, $0) }
      let owner = PropertyKey.Owner.facet(.presentationController, x)
      builder.world.hierarchy.assign(owner, .detents, .list(values))
    }
  }

  @Test(arguments: [
    (ModalPresentationStyle.pageSheet, 13, true, false), (.formSheet, 26, true, false), (.pageSheet, 12, false, false),
    (.popover, 17, false, true), (.fullScreen, 26, false, false), (.custom, 17, false, false),
  ])
  func byStyleAndVersion(_ style: ModalPresentationStyle, _ version: Int, _ swipe: Bool, _ tap: Bool) {
    let shown = Shown(style, ios: version)
    expect(shown.reaches(.swipe), equals: swipe)
    expect(shown.reaches(.tapOutside), equals: tap)
  }

  @Test(arguments: [
    (OwnPresentation.alert, ModalPresentationStyle.custom, 26, false, false), (.search, .custom, 26, false, false),
    (.actionSheet, .popover, 26, false, true), (.actionSheet, .custom, 26, false, false),
    (.activity, .custom, 12, false, true), (.activity, .custom, 13, true, true), (.activity, .popover, 26, false, true),
  ])
  func byItsOwnPresentation(
    _ own: OwnPresentation, _ style: ModalPresentationStyle, _ version: Int, _ swipe: Bool, _ tap: Bool
  ) {
    let shown = Shown(style, own: own, ios: version)
    expect(shown.reaches(.swipe), equals: swipe)
    expect(shown.reaches(.tapOutside), equals: tap)
  }

  @Test func besideASheet() {
    var shown = Shown(.pageSheet, ios: 17)
    let large = shown.reach(.tapOutside)
    expect(large.answer, equals: .nothing(shown.x, .sht05))
    expect(large.said, equals: ["SHT-05 declined x: is at full height in compact width: a tap above it does nothing"])
    shown.detents([0])
    let medium = shown.reach(.tapOutside)
    expect(medium.answer, equals: .presentation(shown.x))
    expect(
      medium.said,
      equals: [
        "SHT-05 decided x: leaves dimmed space above it: a tap there dismisses it",
        "DIS-08 decided x: .pageSheet goes by this gesture",
      ])
  }

  @Test func whatWasZoomedIn() {
    var shown = Shown(.fullScreen, ios: 18)
    let zoom = Value.enumeration(.viewControllerTransition, PreferredTransition.zoom.rawValue)
    shown.builder.assign(shown.x, .preferredTransition, zoom)
    #expect(!shown.reaches(.swipe), "it came by another transition")
    shown.builder.world.hierarchy.presentations[shown.x]?.transitionStyle = nil
    expect(shown.reach(.swipe).said, equals: ["DIS-08 decided x: was presented by a zoom, and can be pulled away"])
    #expect(!shown.reaches(.tapOutside))
    shown.builder.world.hierarchy.presentations[shown.x]?.animator = ObjectID(0)
    #expect(!shown.reaches(.swipe), "an animator has the last word")
  }

  /// What stands over a popover and fills the window leaves no space beside it.
  @Test(arguments: [
    (ModalPresentationStyle.custom, OwnPresentation?.some(.alert), false), (.fullScreen, nil, false),
    (.overFullScreen, nil, false), (.currentContext, nil, true), (.popover, .actionSheet, true), (.popover, nil, true),
  ])
  func besideAPopoverWithSomethingOnIt(_ style: ModalPresentationStyle, _ own: OwnPresentation?, _ goes: Bool) {
    var shown = Shown(.popover)
    let y = shown.builder.add("y")
    shown.builder.present(y, by: shown.x)
    shown.builder.world.hierarchy.presentations[y]?.adaptedStyle = style
    shown.builder.world.hierarchy.presentations[y]?.own = own
    expect(shown.reach(.tapOutside).answer, equals: goes ? .presentation(shown.x) : .nothing(shown.x, .dis11))
    expect(
      shown.reach(.tapOutside).said.last,
      equals: goes
        ? "DIS-11 decided x: goes with y, which stands over it"
        : "DIS-11 decided x: is out of reach: y covers the window, the space beside it too")
  }

  @Test func whatIsCoveredOrMoving() {
    var shown = Shown(.pageSheet)
    let y = shown.builder.add("y")
    shown.builder.present(y, by: shown.x)
    expect(shown.reach(.swipe).said.last, equals: "DIS-08 declined x: y stands over it: the user cannot reach it")
    expect(shown.builder.ask { Gestures.reach(.swipe, on: y, $0, &$1) }.answer, equals: .nothing(y, .dis08))
  }

  @Test func aButtonOfAnAlert() {
    var shown = Shown(.custom, own: .alert, kind: .alert)
    shown.builder.world.hierarchy.objects.append(ObjectState(name: "ok", objectClass: ClassID(0), isHeld: true))
    let action = ObjectID(0)
    func button() -> (answer: Gestures.Reach, said: [String]) {
      shown.builder.ask { Gestures.button(action, of: shown.x, $0, &$1) }
    }
    expect(button().answer, equals: .presentation(shown.x))
    expect(
      button().said, equals: ["DIS-15 decided x: its button dismisses it; the action's handler runs when it has gone"])
    shown.builder.world.hierarchy.assign(.object(action), .isEnabled, .bool(false))
    expect(button().said, equals: ["DIS-15 declined x: its button is disabled: a tap on it does nothing"])
    shown.builder.world.hierarchy.assign(.object(action), .isEnabled, .bool(true))
    let above = shown.builder.add("above")
    shown.builder.present(above, by: shown.x)
    expect(button().answer, equals: .nothing(shown.x, .dis15))
    expect(button().said, equals: ["DIS-15 declined x: above stands over it: its buttons cannot be tapped"])
  }
}

import Testing

@testable import PresentationModel

/// What the user's gestures come to, and whom they ask.
@Suite struct GesturesTests {
  private struct Sheet {
    var builder: WorldBuilder
    let root, x: ControllerID

    init(
      _ style: ModalPresentationStyle, _ profile: Profile = .newest, _ device: Device = .iPad,
      own: OwnPresentation? = nil
    ) {
      builder = WorldBuilder(profile)
      builder.world.environment = PresentationModel.Environment(device: device, orientation: .portrait)
      root = builder.add("root")
      x = builder.add("x")
      builder.window(root)
      builder.present(x, by: root)
      builder.world.hierarchy.presentations[x]?.adaptedStyle = style
      builder.world.hierarchy.presentations[x]?.own = own
      builder.world.hierarchy.presentations[x]?.hasSettled = true
    }

    func reach(_ gesture: Gestures.Gesture) -> (answer: Gestures.Reach, said: [String]) {
      builder.ask { Gestures.reach(gesture, on: x, $0, &$1) }
    }
  }

  static let cells: [(style: ModalPresentationStyle, version: Int, device: Device, swipe: Bool, tap: Bool)] = [
    (.pageSheet, 26, .iPad, true, true), (.pageSheet, 26, .iPhone, true, false),
    (.formSheet, 13, .iPad, true, true), (.formSheet, 12, .iPad, false, false),
    (.popover, 26, .iPad, false, true), (.popover, 8, .iPad, false, true),
    (.fullScreen, 26, .iPad, false, false), (.overCurrentContext, 26, .iPad, false, false),
    (.pageSheet, 26, .tv, false, false),
  ]

  @Test(arguments: cells)
  func whatCanBeDismissedByHand(
    style: ModalPresentationStyle, version: Int, device: Device, swipe: Bool, tap: Bool
  ) {
    let sheet = Sheet(style, .ios(UIKitVersion(version)), device)
    for (gesture, isAllowed) in [(Gestures.Gesture.swipe, swipe), (.tapOutside, tap)] {
      let found = sheet.reach(gesture)
      // Beside a sheet SHT-05 has the say.
      let isBesideASheet = gesture == .tapOutside && version >= 13 && (style == .pageSheet || style == .formSheet)
      guard !isBesideASheet else {
        expect(found.answer == .presentation(sheet.x), equals: isAllowed, "\(gesture) \(isAllowed)")
        continue
      }
      expect(
        found.answer, equals: isAllowed ? .presentation(sheet.x) : .nothing(sheet.x, .dis08),
        "\(gesture) \(isAllowed)")
      let verdict = isAllowed ? "decided" : "declined"
      let words = isAllowed ? "goes by this gesture" : "does not go by this gesture"
      expect(found.said.first, equals: "DIS-08 \(verdict) x: .\(style.text) \(words)")
    }
  }

  @Test(arguments: [Device.mac, .iPad]) func nothingGoesByASwipeOnAMac(device: Device) {
    let sheet = Sheet(.formSheet, .newest, device)
    let found = sheet.reach(.swipe)
    expect(found.answer, equals: device == .mac ? .nothing(sheet.x, .dis08) : .presentation(sheet.x))
    expect(
      found.said,
      equals: [
        device == .mac
          ? "DIS-08 declined x: is on a Mac, where nothing goes by a swipe"
          : "DIS-08 decided x: .formSheet goes by this gesture"
      ])
  }

  @Test func whoIsNotUpOrStillMovingIsLeftAlone() {
    var sheet = Sheet(.pageSheet)
    let words = "is not presented, or still moving: there is nothing to dismiss by hand"
    let root = sheet.builder.ask { Gestures.reach(.swipe, on: sheet.root, $0, &$1) }
    expect(root.answer, equals: .nothing(sheet.root, .dis08))
    expect(root.said, equals: ["DIS-08 declined root: \(words)"])
    sheet.builder.world.hierarchy.presentations[sheet.x]?.hasSettled = false
    expect(sheet.reach(.swipe).answer, equals: .nothing(sheet.x, .dis08))
    expect(sheet.reach(.swipe).said, equals: ["DIS-08 declined x: \(words)"])
  }

  @Test func whatStandsOverASheetKeepsTheUserOff() {
    var sheet = Sheet(.pageSheet)
    let above = sheet.builder.add("above")
    sheet.builder.present(above, by: sheet.x)
    expect(sheet.reach(.swipe).answer, equals: .nothing(sheet.x, .dis08))
    expect(sheet.reach(.swipe).said.last, equals: "DIS-08 declined x: above stands over it: the user cannot reach it")
  }

  @Test func whatItsContentPresentsIsPulledAwayWithASheet() {
    var sheet = Sheet(.pageSheet)
    let content = sheet.builder.add("content", in: sheet.x)
    let hint = sheet.builder.add("hint")
    sheet.builder.present(hint, by: content, isContextBased: true)
    expect(sheet.reach(.swipe).answer, equals: .presentation(sheet.x))
    expect(sheet.reach(.swipe).said.last, equals: "DIS-08 decided x: .pageSheet goes by this gesture")
  }

  @Test(arguments: [((8, 2), false), ((8, 3), true), ((8, 4), true), ((9, 0), false), ((26, 0), false)])
  func besideAPopoverThatPresents(version: (Int, Int), sparesIt: Bool) {
    var sheet = Sheet(.popover, .ios(UIKitVersion(version.0, version.1)))
    let above = sheet.builder.add("above")
    sheet.builder.present(above, by: sheet.x)
    sheet.builder.world.hierarchy.presentations[above]?.adaptedStyle = .currentContext
    let found = sheet.reach(.tapOutside)
    let request = Dismissal.Request(dismisser: sheet.x, dismissed: above, isByUser: true)
    expect(found.answer, equals: sparesIt ? .above(request) : .presentation(sheet.x))
    expect(
      found.said.last,
      equals: (sparesIt
        ? "DIS-11 decided x: stays; above, which stands over it, goes alone"
        : "DIS-11 decided x: goes with above, which stands over it"))
  }

  @Test func anActionSheetThatSlidUpNeedsACancelAction() {
    var sheet = Sheet(.custom, .newest, .iPhone, own: .actionSheet)
    expect(sheet.reach(.tapOutside).answer, equals: .nothing(sheet.x, .dis08))
    let action = sheet.builder.object("UIAlertAction", .other)
    sheet.builder.world.hierarchy.assign(.object(action), .style, .enumeration(.alertActionStyle, 1))
    sheet.builder.assign(sheet.x, .actions, .list([.object(action)]))
    expect(sheet.reach(.tapOutside).answer, equals: .presentation(sheet.x))
  }

  // MARK: The delegate's say

  @Test(arguments: [
    (26, Property.isModalInPresentation, Gestures.Answer.blocked(told: .presentationControllerDidAttemptToDismiss)),
    (12, .isModalInPopover, .blocked(told: nil)),
  ])
  func whoIsModalIsNotAskedAbout(version: Int, property: Property, answer: Gestures.Answer) {
    var sheet = Sheet(.popover, .ios(UIKitVersion(version)))
    sheet.builder.assign(sheet.x, property, .bool(true))
    let found = sheet.builder.ask { Gestures.consultation(sheet.x, .none, $0, &$1) }
    expect(found.answer, equals: .answered(answer))
    expect(found.said.first, equals: "DIS-10 decided x: \(property.name) is true: the user cannot dismiss it, code can")
  }

  @Test func theNewMethodIsAskedBeforeTheOld() {
    var sheet = Sheet(.popover)
    let both = sheet.builder.object(
      "Both",
      answers: [
        (.presentationControllerShouldDismiss, .bool(true)),
        (.popoverPresentationControllerShouldDismissPopover, .bool(true)),
      ])
    let old = sheet.builder.object(
      "Old", answers: [(.popoverPresentationControllerShouldDismissPopover, .bool(true))])
    let asks = sheet.builder.ask { world, ledger in
      [Value.object(both), .object(old), .none].map { Gestures.consultation(sheet.x, $0, world, &ledger) }
    }
    expect(
      asks.answer,
      equals: [
        .asks(.presentationControllerShouldDismiss), .asks(.popoverPresentationControllerShouldDismissPopover), .nobody,
      ])
    #expect(asks.said.contains("DIS-11 decided x: its delegate has the popover's own method alone, which is asked"))
  }

  static let answers: [(version: Int, method: Callback?, says: Value?, answer: Gestures.Answer, reason: String?)] = [
    (26, nil, nil, .dismisses(usesPopoverDelegate: false), "DIS-09 decided x: has no delegate that could say no"),
    (
      26, .presentationControllerShouldDismiss, .bool(true), .dismisses(usesPopoverDelegate: false),
      "DIS-09 decided x: the delegate says yes"
    ),
    (
      26, .presentationControllerShouldDismiss, .bool(false),
      .blocked(told: .presentationControllerDidAttemptToDismiss),
      "DIS-09 decided x: the delegate says no, and hears of the attempt alone"
    ),
    (
      26, .popoverPresentationControllerShouldDismissPopover, .bool(false), .blocked(told: nil),
      "DIS-11 decided x: its delegate says no: nothing happens"
    ),
    (
      12, .popoverPresentationControllerShouldDismissPopover, .bool(false), .blocked(told: nil),
      "DIS-11 decided x: its delegate says no: nothing happens"
    ),
    (
      12, .popoverPresentationControllerShouldDismissPopover, nil, .dismisses(usesPopoverDelegate: true), nil
    ),
  ]

  @Test(arguments: answers)
  func whatTheDelegateSays(
    version: Int, method: Callback?, says: Value?, answer: Gestures.Answer, reason: String?
  ) {
    let sheet = Sheet(.pageSheet, .ios(UIKitVersion(version)))
    let found = sheet.builder.ask { Gestures.answer(says, to: method, of: .none, for: sheet.x, $0, &$1) }
    expect(found.answer, equals: answer)
    expect(found.said, equals: reason.map { [$0] } ?? [])
  }

  @Test(arguments: [(26, false, true), (26, true, false), (12, false, false)])
  func whatTheDelegateIsTold(version: Int, usesPopoverDelegate: Bool, isNew: Bool) {
    let told = DelegateIsAskedBeforeTheUserDismisses.told(
      usesPopoverDelegate: usesPopoverDelegate, WorldBuilder(ios: version).world)
    expect(told.will, equals: isNew ? .presentationControllerWillDismiss : nil)
    expect(
      told.did, equals: isNew ? .presentationControllerDidDismiss : .popoverPresentationControllerDidDismissPopover)
  }

  @Test func aDisabledButtonCannotBeTapped() {
    var sheet = Sheet(.pageSheet, own: .alert)
    let action = sheet.builder.object("UIAlertAction", .other)
    let tapped = sheet.builder.ask { Gestures.button(action, of: sheet.x, $0, &$1) }
    expect(tapped.answer, equals: .presentation(sheet.x))
    expect(
      tapped.said, equals: ["DIS-15 decided x: its button dismisses it; the action's handler runs when it has gone"])
    sheet.builder.world.hierarchy.assign(.object(action), .isEnabled, .bool(false))
    let disabled = sheet.builder.ask { Gestures.button(action, of: sheet.x, $0, &$1) }
    expect(disabled.answer, equals: .nothing(sheet.x, .dis15))
    expect(disabled.said, equals: ["DIS-15 declined x: its button is disabled: a tap on it does nothing"])
  }
}

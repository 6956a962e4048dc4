import Testing

@testable import PresentationModel

/// Which style a presentation asks for, and what action sheets and activity controllers make of it (STY).
@Suite struct RequestedStyleTests {
  private static func sheet(_ kind: ControllerKind, _ profile: Profile, _ device: Device) -> (
    builder: WorldBuilder, root: ControllerID, x: ControllerID
  ) {
    var (builder, root, x) = WorldBuilder.pair(profile, device, .portrait, kind)
    if kind == .alert {
      builder.assign(x, .preferredStyle, .enumeration(.alertStyle, AlertStyle.actionSheet.rawValue))
    }
    return (builder, root, x)
  }

  /// What it becomes, and the open question that this raises.
  private static func chosen(_ presentation: Presentation, _ builder: WorldBuilder) -> (String?, ChoiceID?) {
    var ledger = Ledger()
    let style = RequestedStyle.chosen(presentation, builder.world, &ledger)
    return (style?.text, ledger.entries.last?.choice)
  }

  typealias Row = (
    kind: ControllerKind, version: (Int, Int), around: ModalPresentationStyle?, isAnchored: Bool, style: String,
    choice: ChoiceID?
  )

  @Test(
    arguments: [
      (.alert, (17, 0), nil, false, "popover", nil), (.activity, (17, 0), nil, false, "popover", nil),
      (.alert, (13, 1), .formSheet, false, "custom", nil), (.alert, (13, 2), .formSheet, false, "popover", nil),
      (.alert, (13, 1), .formSheet, true, "popover", nil), (.alert, (8, 0), .popover, false, "custom", nil),
      (.alert, (17, 0), .popover, false, "popover", .cho57), (.alert, (12, 0), .pageSheet, false, "popover", .cho57),
      (.alert, (12, 0), .fullScreen, false, "popover", nil), (.activity, (9, 0), .formSheet, false, "popover", nil),
      (.activity, (26, 0), .formSheet, false, "popover", nil), (.activity, (9, 3), .popover, false, "popover", nil),
      (.activity, (10, 0), .popover, true, "custom", nil),
    ] as [Row])
  func onAnIPadItDependsOnWhereTheSourceStands(row: Row) {
    var (builder, source, x) = Self.sheet(row.kind, .ios(UIKitVersion(row.version.0, row.version.1)), .iPad)
    if let around = row.around {
      let level = builder.add("level", .navigation)
      builder.present(level, by: source)
      builder.world.hierarchy.presentations[level]?.adaptedStyle = around
      source = builder.add("inner", in: level)
    }
    if row.isAnchored {
      builder.world.hierarchy.assign(.facet(.presentationController, x), .sourceView, .view(source))
    }
    let own: OwnPresentation = row.kind == .alert ? .actionSheet : .activity
    let (style, choice) = Self.chosen(builder.ask(source, toPresent: x, .popover, own: own), builder)
    expect(style, equals: row.style)
    expect(choice, equals: row.choice)
  }

  @Test func aReadingCountsAsMuchAsAnAnchor() {
    var (builder, source, x) = Self.sheet(.alert, .ios(UIKitVersion(12)), .iPad)
    let form = builder.add("form")
    builder.present(form, by: source)
    builder.world.hierarchy.presentations[form]?.adaptedStyle = .formSheet
    source = form
    builder.world.hierarchy.frozen[x] = FrozenPresentation(style: .popover, controllerObject: nil)
    let (style, said) = builder.ask {
      RequestedStyle.chosen($0.hierarchy.presentations[x] ?? Self.presentation(x, source), $0, &$1)
    }
    expect(style, equals: .popover)
    expect(said, equals: ["STY-03 decided x: is a popover: its popoverPresentationController was read"])
  }

  private static func presentation(_ x: ControllerID, _ source: ControllerID) -> Presentation {
    Presentation(
      source: source, presenter: source, presented: x, requestedStyle: .popover, isContextBased: false,
      own: .actionSheet, controllerObject: nil, isAnimated: true)
  }

  @Test func aColumnIsOpenToo() {
    var (builder, root, x) = Self.sheet(.alert, .newest, .iPad)
    let split = builder.add("split", .split, in: root)
    let column = builder.add("column", in: split)
    let (style, choice) = Self.chosen(builder.ask(column, toPresent: x, .popover, own: .actionSheet), builder)
    expect(style, equals: "popover")
    expect(choice, equals: .cho57)
  }

  typealias Narrow = (kind: ControllerKind, version: Int, device: Device, isAnchored: Bool, style: String)

  @Test(
    arguments: [
      (.alert, 18, .iPhone, true, "custom"), (.alert, 26, .iPhone, true, "popover"),
      (.alert, 26, .iPhone, false, "custom"), (.alert, 26, .iPad, true, "popover"),
      (.alert, 17, .iPad, true, "custom"), (.activity, 26, .iPhone, true, "custom"),
      (.activity, 26, .iPad, true, "custom"), (.alert, 26, .tv, true, "custom"),
    ] as [Narrow])
  func inCompactWidthItSlidesUp(row: Narrow) {
    var (builder, root, x) = Self.sheet(row.kind, .ios(UIKitVersion(row.version)), row.device)
    builder.world.environment.horizontal = .compact
    if row.isAnchored {
      builder.world.hierarchy.assign(.facet(.presentationController, x), .sourceView, .view(root))
    }
    let own: OwnPresentation = row.kind == .alert ? .actionSheet : .activity
    let (style, choice) = Self.chosen(builder.ask(root, toPresent: x, .popover, own: own), builder)
    expect(style, equals: row.style)
    expect(choice == .cho39, equals: own == .actionSheet && row.version == 26 && row.device != .tv)
  }

  @Test func withoutAnAnchorItGoesOnSlidingUp() {
    var (builder, root, x) = Self.sheet(.activity, .newest, .iPad)
    var presentation = builder.ask(root, toPresent: x, .popover, own: .activity)
    presentation.hasBegun = true
    presentation.adaptedStyle = .custom
    expect(Self.chosen(presentation, builder).0, equals: "custom")
    builder.world.hierarchy.assign(.facet(.presentationController, x), .sourceView, .view(root))
    expect(Self.chosen(presentation, builder).0, equals: "popover")
  }

  typealias Nil = (kind: ControllerKind, version: Int, device: Device, isNil: Bool)

  @Test(
    arguments: [
      (.alert, 18, .iPhone, true), (.alert, 26, .iPhone, false), (.alert, 8, .iPad, false),
      (.alert, 18, .iPhoneMax, true), (.activity, 9, .iPhone, true), (.activity, 10, .iPhone, false),
      (.activity, 8, .iPad, false),
    ] as [Nil])
  func onIPhoneThereIsNoPopoverControllerAtFirst(row: Nil) {
    let (builder, _, x) = Self.sheet(row.kind, .ios(UIKitVersion(row.version)), row.device)
    let holder = builder.ask { Properties.presentationController(.popoverPresentationController, of: x, $0, &$1) }
    expect(holder.answer == nil, equals: row.isNil)
    let general = builder.ask { Properties.presentationController(.presentationController, of: x, $0, &$1) }
    #expect(general.answer != nil)
  }

  @Test(
    arguments: [(nil, .fullScreen), (.automatic, .fullScreen), (.pageSheet, .pageSheet)]
      as [(ModalPresentationStyle?, ModalPresentationStyle)])
  func safariComesFullScreen(assigned: ModalPresentationStyle?, style: ModalPresentationStyle) {
    var (builder, _, x) = WorldBuilder.pair(.newest, .iPhone, .portrait, .safari)
    if let assigned { builder.assign(x, .modalPresentationStyle, .style(assigned)) }
    var ledger = Ledger()
    expect(RequestedStyle.answer(x, builder.world, &ledger), equals: style)
    expect(ledger.entries.contains { $0.choice == .cho38 }, equals: style == .fullScreen)
  }

  @Test func customThatNobodyMakesIsNil() {
    var (builder, _, x) = WorldBuilder.pair()
    builder.assign(x, .modalPresentationStyle, .style(.custom))
    let alone = builder.ask { Properties.presentationController(.presentationController, of: x, $0, &$1) }
    expect(alone.answer, equals: nil)
    expect(
      alone.said.last,
      equals: "STY-04 decided x: .custom, and no transitioning delegate makes one: answers nil, and nothing is kept")
    let controller = builder.object("Dimmed")
    let delegate = builder.object("Dimming", answers: [(.presentationControllerForPresented, .object(controller))])
    builder.assign(x, .transitioningDelegate, .object(delegate))
    let asked = builder.ask { Properties.presentationController(.presentationController, of: x, $0, &$1) }
    #expect(asked.answer != nil)
  }

  typealias Made = (
    name: String, kind: ControllerKind, style: ModalPresentationStyle, isFrozen: Bool, answer: Value?, isNotMade: Bool
  )

  /// Reading makes a presentation controller; for custom only where somebody gives one, or it is there already.
  @Test(
    arguments: [
      ("custom, nobody gives one", .plain, .custom, false, nil, true),
      ("custom, the delegate says nil", .plain, .custom, false, Value.none, true),
      ("custom, the delegate gives one", .plain, .custom, false, .bool(true), false),
      ("custom, read before", .plain, .custom, true, nil, false),
      ("another style", .plain, .fullScreen, false, nil, false),
      ("a class with a presentation of its own", .alert, .custom, false, nil, false),
    ] as [Made])
  func whetherReadingMakesAController(row: Made) {
    var (builder, _, x) = WorldBuilder.pair(.newest, .iPhone, .portrait, row.kind)
    if let answer = row.answer {
      let delegate = builder.object("Delegate", answers: [(.presentationControllerForPresented, answer)])
      builder.assign(x, .transitioningDelegate, .object(delegate))
    }
    if row.isFrozen {
      builder.world.hierarchy.frozen[x] = FrozenPresentation(style: .custom, controllerObject: nil)
    }
    let own = RequestedStyle.own(x, builder.world)
    let (isNotMade, said) = builder.ask { RequestedStyle.isNotMade(row.style, own, of: x, $0, &$1) }
    expect(isNotMade, equals: row.isNotMade, "\(row.name)")
    expect(
      said,
      equals: (row.isNotMade
        ? ["STY-04 decided x: .custom, and no transitioning delegate makes one: answers nil, and nothing is kept"]
        : []),
      "\(row.name)")
  }

  @Test(
    arguments: [
      (.actionSheet, .iPad, .popover), (.actionSheet, .iPhone, .custom), (.activity, .iPad, .popover),
      (.activity, .iPhone, .custom), (.alert, .iPad, nil), (.search, .iPad, nil), (nil, .iPad, nil),
    ] as [(OwnPresentation?, Device, ModalPresentationStyle?)])
  func beforeAnybodyPresentsIt(own: OwnPresentation?, device: Device, style: ModalPresentationStyle?) {
    let (builder, _, _) = WorldBuilder.pair(.newest, device)
    expect(RequestedStyle.chosenAlone(own, builder.world), equals: style)
  }
}

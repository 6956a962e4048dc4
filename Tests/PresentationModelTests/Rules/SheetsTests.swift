import Testing

@testable import PresentationModel

/// Where a sheet rests, what it leaves usable, and what the user can do to it (SHT).
@Suite struct SheetsTests {
  /// A sheet over a root, settled.
  private struct Case {
    var builder: WorldBuilder
    let root: ControllerID
    let x: ControllerID

    init(
      _ profile: Profile = .newest, _ style: ModalPresentationStyle = .pageSheet,
      from requested: ModalPresentationStyle? = nil,
      own: OwnPresentation? = nil, _ device: Device = .iPhone, _ orientation: Orientation = .portrait
    ) {
      (builder, root, x) = WorldBuilder.pair(profile, device, orientation)
      builder.ask(root, toPresent: x, requested ?? style, own: own)
      builder.world.hierarchy.presentations[x]?.adaptedStyle = style
      builder.world.hierarchy.presentations[x]?.hasBegun = true
      builder.world.hierarchy.presentations[x]?.hasSettled = true
    }

    var presentation: Presentation { builder.world.hierarchy.presentations[x]! }

    mutating func set(_ property: Property, _ value: Value, on facet: Facet = .presentationController) {
      builder.world.hierarchy.assign(.facet(facet, x), property, value)
    }

    mutating func detents(_ values: Value...) { set(.detents, .list(values)) }

    /// Where it rests, as the scenario language writes it.
    func detent() -> (text: String?, said: [String]) {
      let (value, said) = builder.ask { Sheets.detent(presentation, $0, &$1) }
      return (value.flatMap { Detent($0)?.identifier }, said)
    }

    func begins() -> [String] { builder.ask { Sheets.begins(presentation, $0, &$1) }.said }

    func tapBeside() -> (dismisses: Bool?, said: [String]) {
      let (dismisses, said) = builder.ask { $1.take(TapBesideADimmedSheetDismisses.judge(presentation, $0)) }
      return (dismisses, said)
    }

    func drag(_ detent: Value, of x: ControllerID? = nil) -> (moves: Bool, said: [String]) {
      let (drag, said) = builder.ask { Sheets.drag(x ?? self.x, to: Detent(detent)!, $0, &$1) }
      if case .moves = drag { return (true, said) }
      return (false, said)
    }
  }

  private static let medium = Value.enumeration(.sheetDetent, 0)
  private static let large = Value.enumeration(.sheetDetent, 1)
  private static let tiny = Value.list([.string("tiny"), .bool(true)])
  private static let inactive = Value.list([.string("tiny"), .bool(false)])

  // MARK: What is a sheet with detents

  typealias What = (
    name: String, profile: Profile, style: ModalPresentationStyle, own: OwnPresentation?, isSheet: Bool
  )

  @Test(
    arguments: [
      ("page sheet", .newest, .pageSheet, nil, true), ("form sheet", .newest, .formSheet, nil, true),
      ("iOS 15", .ios(UIKitVersion(15)), .pageSheet, nil, true),
      ("iOS 14", .ios(UIKitVersion(14)), .pageSheet, nil, false), ("the documents", .documents, .pageSheet, nil, false),
      ("full screen", .newest, .fullScreen, nil, false), ("popover", .newest, .popover, nil, false),
      ("an alert", .newest, .pageSheet, .alert, false), ("an activity", .newest, .formSheet, .activity, false),
    ] as [What])
  func aSheetHasDetents(row: What) {
    let it = Case(row.profile, row.style, own: row.own)
    expect(it.detent().text, equals: row.isSheet ? "large" : nil, "\(row.name)")
    expect(
      it.detent().said, equals: row.isSheet ? ["SHT-01 decided x: rests at .large: no detents were set"] : [],
      "\(row.name)")
    #expect(it.begins().isEmpty, "\(row.name): the file says nothing of detents")
  }

  // MARK: Where it rests (SHT-01, SHT-02)

  typealias Rest = (name: String, detents: [Value], selected: Value?, isLandscape: Bool, text: String, said: String)

  @Test(
    arguments: [
      ("both", [medium, large], nil, false, "medium", "rests at .medium, the smallest of its detents that is active"),
      ("large alone", [large], nil, false, "large", "rests at .large, the smallest of its detents that is active"),
      ("selected", [medium, large], large, false, "large", "rests at .large: it is selected"),
      ("selected, none of its own", [medium], large, false, "medium", "rests at .medium, the smallest"),
      ("selected nil", [medium, large], Value.none, false, "medium", "rests at .medium, the smallest"),
      ("an own one", [tiny, large], nil, false, "tiny", "rests at .init(\"tiny\"), the smallest"),
      (
        "an own one, selected", [medium, tiny], .list([.string("tiny")]), false, "tiny",
        "rests at .init(\"tiny\"): it is selected"
      ),
      ("an own one, not active", [inactive, large], nil, false, "large", "rests at .large, the smallest"),
      (
        "an own one, not active and selected", [inactive, large], tiny, false, "large", "rests at .large, the smallest"
      ),
      (
        "the largest first", [large, medium], nil, false, "large", "rests at .large, the first of its detents: the list"
      ),
      ("none active", [inactive], nil, false, "large", "stands at full height: none of its detents is active here"),
      ("none at all", [], nil, false, "large", "stands at full height: none of its detents is active here"),
      ("medium in compact height", [medium, large], nil, true, "large", "rests at .large, the smallest"),
      ("medium alone in compact height", [medium], nil, true, "large", "stands at full height: none of its detents"),
      ("an own one in compact height", [tiny, large], nil, true, "tiny", "rests at .init(\"tiny\"), the smallest"),
    ] as [Rest])
  func itRestsAtADetent(row: Rest) {
    var it = Case(.newest, .pageSheet, .iPhone, row.isLandscape ? .landscape : .portrait)
    it.set(.detents, .list(row.detents))
    if let selected = row.selected { it.set(.selectedDetentIdentifier, selected) }
    let (text, said) = it.detent()
    expect(text, equals: row.text, "\(row.name)")
    expect(said.last?.hasPrefix("SHT-01 decided x: \(row.said)"), equals: true, "\(row.name): \(said)")
    expect(said.contains { $0.hasPrefix("SHT-02") }, equals: row.isLandscape, "\(row.name)")
  }

  @Test func aPopoverThatHasBecomeASheetHasItsOwnSettings() {
    var it = Case(.newest, .pageSheet, from: .popover)
    it.detents(Self.medium)
    expect(it.detent().text, equals: "large", "those of the popover's controller are none")
    it.set(.detents, .list([Self.medium]), on: .adaptiveSheet)
    expect(it.detent().text, equals: "medium")
  }

  @Test(arguments: [("nothing said", nil, true), ("true", true, false), ("false", false, true)])
  func inCompactHeightItFillsTheScreen(name: String, keepsToTheEdge: Bool?, fills: Bool) {
    for orientation in [Orientation.landscape, .portrait] {
      var it = Case(.newest, .pageSheet, .iPhone, orientation)
      if let keepsToTheEdge { it.set(.prefersEdgeAttachedInCompactHeight, .bool(keepsToTheEdge)) }
      let said = it.detent().said.filter { $0.hasPrefix("SHT-02") }
      guard orientation == .landscape else {
        #expect(said.isEmpty, "\(name): the height is regular")
        continue
      }
      expect(
        said,
        equals: [
          fills
            ? "SHT-02 decided x: fills the screen: the height is compact, and it is not to keep to the edge"
            : "SHT-02 declined x: keeps to the bottom edge: prefersEdgeAttachedInCompactHeight is true"
        ], "\(name)")
    }
  }

  // MARK: When it begins (SHT-04, SHT-06)

  @Test(
    arguments: [
      ("detents", .detents, .list([medium])), ("undimmed", .largestUndimmedDetentIdentifier, medium),
      ("edge", .prefersEdgeAttachedInCompactHeight, .bool(true)), ("selected", .selectedDetentIdentifier, large),
    ] as [(String, Property, Value)])
  func whatTheFileSaysIsTold(name: String, property: Property, value: Value) {
    var it = Case()
    it.set(property, value)
    let said = it.begins()
    expect(said.first?.hasPrefix("SHT-01 decided x: "), equals: true, "\(name)")
    expect(said.contains { $0.hasPrefix("SHT-04") }, equals: property == .largestUndimmedDetentIdentifier, "\(name)")
    expect(said.last, equals: "SHT-06 decided x: its detents change no style, presenter, link or appearance", "\(name)")
  }

  typealias Undimmed = (
    name: String, detents: [Value], selected: Value?, largest: Value?, isLandscape: Bool, edge: Bool, isUndimmed: Bool?
  )

  @Test(
    arguments: [
      ("up to where it rests", [medium, large], nil, medium, false, false, true),
      ("up to above", [medium, large], nil, large, false, false, true),
      ("up to below", [medium, large], large, medium, false, false, false),
      ("up to one that it has not", [large], nil, medium, false, false, false),
      ("it rests at none of its own", [inactive], nil, large, false, false, false),
      ("nothing said", [medium, large], nil, nil, false, false, nil),
      ("nil", [medium, large], nil, Value.none, false, false, nil),
      ("fills the screen", [large], nil, large, true, false, false),
      ("keeps to the edge", [large], nil, large, true, true, true),
    ] as [Undimmed])
  func anUndimmedSheetLeavesTheRestUsable(row: Undimmed) {
    var it = Case(.newest, .pageSheet, .iPhone, row.isLandscape ? .landscape : .portrait)
    it.set(.detents, .list(row.detents))
    if let selected = row.selected { it.set(.selectedDetentIdentifier, selected) }
    if let largest = row.largest { it.set(.largestUndimmedDetentIdentifier, largest) }
    if row.edge { it.set(.prefersEdgeAttachedInCompactHeight, .bool(true)) }
    let said = it.begins().filter { $0.hasPrefix("SHT-04") }
    let name = row.largest.flatMap { Detent($0)?.identifier } ?? ""
    switch row.isUndimmed {
    case true?:
      expect(
        said, equals: ["SHT-04 decided x: is undimmed up to .\(name): what lies behind it stays usable"], "\(row.name)")
    case false?:
      expect(
        said, equals: ["SHT-04 declined x: is undimmed up to .\(name), and rests higher or fills the screen"],
        "\(row.name)")
    case nil: #expect(said.isEmpty, "\(row.name)")
    }
    let isUndimmed = row.isUndimmed == true
    expect(
      UndimmedSheetLeavesTheRestUsable.isUndimmed(it.presentation, it.builder.world), equals: isUndimmed, "\(row.name)")
    expect(Sheets.isCovered(it.root, it.builder.world), equals: !isUndimmed, "\(row.name)")
  }

  typealias Bar = (
    name: String, bar: Facet, device: Device, isLandscape: Bool, isUndimmed: Bool, said: String?
  )

  /// A sheet on the bottom edge lies over the bars there, although it does not dim them.
  @Test(
    arguments: [
      ("tab bar on iPhone", .tabBar, .iPhone, false, true, "tab bar"),
      ("toolbar on iPhone", .toolbar, .iPhone, false, true, "toolbar"),
      ("navigation bar on iPhone", .navigationBar, .iPhone, false, true, nil),
      ("attached to the edge", .tabBar, .iPhone, true, true, "tab bar"),
      ("a large phone in landscape", .toolbar, .iPhoneMax, true, true, "toolbar"),
      ("on iPad", .tabBar, .iPad, false, true, nil),
      ("it dims", .tabBar, .iPhone, false, false, nil),
    ] as [Bar])
  func itLiesOverTheBarsAtTheBottom(row: Bar) {
    var it = Case(.newest, .pageSheet, row.device, row.isLandscape ? .landscape : .portrait)
    if row.isUndimmed { it.set(.largestUndimmedDetentIdentifier, Self.large) }
    if row.isLandscape { it.set(.prefersEdgeAttachedInCompactHeight, .bool(true)) }
    let (isUsable, said) = it.builder.ask {
      $1.take(UndimmedSheetLeavesTheRestUsable.judge(row.bar, of: it.root, $0))
    }
    expect(isUsable, equals: row.said == nil ? nil : false, "\(row.name)")
    expect(
      said,
      equals: row.said.map {
        ["SHT-04 declined root: x stands on the bottom edge, over its \($0): the bar cannot be used"]
      } ?? [], "\(row.name)")
  }

  @Test func whatIsBelowAPresentationIsCovered() {
    var it = Case(.newest, .overFullScreen)
    let child = it.builder.add("child", in: it.root)
    #expect(Sheets.isCovered(it.root, it.builder.world) && Sheets.isCovered(child, it.builder.world))
    #expect(!Sheets.isCovered(it.x, it.builder.world))
    it.builder.world.hierarchy.presentations[it.x]?.hasBegun = false
    #expect(!Sheets.isCovered(child, it.builder.world))
    // An undimmed sheet lies over nothing, but what it presents does.
    var sheet = Case()
    sheet.set(.largestUndimmedDetentIdentifier, Self.large)
    #expect(!Sheets.isCovered(sheet.root, sheet.builder.world))
    let above = sheet.builder.add("above")
    sheet.builder.present(above, by: sheet.x)
    #expect(!Sheets.isCovered(sheet.root, sheet.builder.world))
    sheet.builder.world.hierarchy.presentations[above]?.hasBegun = true
    #expect(Sheets.isCovered(sheet.root, sheet.builder.world))
  }

  // MARK: A tap beside it (SHT-05)

  typealias Tap = (
    name: String, profile: Profile, style: ModalPresentationStyle, device: Device, detents: [Value]?, isUndimmed: Bool,
    dismisses: Bool?, said: String?
  )

  private static let full = "declined x: is at full height in compact width: a tap above it does nothing"
  private static let above = "decided x: leaves dimmed space above it: a tap there dismisses it"
  private static let beside = "decided x: leaves dimmed space beside it in regular width: a tap there dismisses it"

  @Test(
    arguments: [
      ("full height on iPhone", .newest, .pageSheet, .iPhone, nil, false, false, full),
      ("half height on iPhone", .newest, .pageSheet, .iPhone, [medium, large], false, true, above),
      ("form sheet, half height", .newest, .formSheet, .iPhone, [medium], false, true, above),
      ("iOS 14 on iPhone", .ios(UIKitVersion(14)), .pageSheet, .iPhone, [medium], false, false, full),
      ("on iPad", .newest, .pageSheet, .iPad, nil, false, true, beside),
      ("iOS 13 on iPad", .ios(UIKitVersion(13)), .formSheet, .iPad, nil, false, true, beside),
      ("iOS 12 on iPad", .ios(UIKitVersion(12)), .formSheet, .iPad, nil, false, nil, nil),
      ("the documents", .documents, .formSheet, .iPad, nil, false, nil, nil),
      ("over full screen", .newest, .overFullScreen, .iPad, nil, false, nil, nil),
      (
        "on a Mac", .newest, .formSheet, .mac, nil, false, false,
        "declined x: is on a Mac: a click beside it is taken to do nothing"
      ),
      (
        "undimmed", .newest, .pageSheet, .iPad, [medium], true, false,
        "declined x: is undimmed: the tap goes to what lies behind it"
      ),
    ] as [Tap])
  func aTapBesideADimmedSheetDismisses(row: Tap) {
    var it = Case(row.profile, row.style, row.device)
    if let detents = row.detents { it.set(.detents, .list(detents)) }
    if row.isUndimmed { it.set(.largestUndimmedDetentIdentifier, Self.medium) }
    let (dismisses, said) = it.tapBeside()
    expect(dismisses, equals: row.dismisses, "\(row.name)")
    expect(said, equals: row.said.map { ["SHT-05 \($0)"] } ?? [], "\(row.name)")
    let choice = it.builder.trace { $1.take(TapBesideADimmedSheetDismisses.judge(it.presentation, $0)) }.first?.choice
    expect(choice, equals: row.said == Self.full ? .cho50 : row.device == .mac ? .cho82 : nil, "\(row.name)")
  }

  @Test func nothingLiesBesideWhatFillsTheScreen() {
    var it = Case(.newest, .pageSheet, .iPhone, .landscape)
    let fills = "SHT-05 declined x: fills the screen: there is nothing beside it to tap on"
    expect(it.tapBeside().said, equals: [fills])
    it.set(.prefersEdgeAttachedInCompactHeight, .bool(true))
    #expect(it.tapBeside().said != [fills])
    // Who brings a presentation of its own is no sheet.
    expect(Case(.newest, .pageSheet, own: .activity, .iPad).tapBeside().dismisses, equals: nil)
  }

  // MARK: A drag (SHT-03)

  @Test func theUserDragsASheet() {
    var it = Case()
    it.detents(Self.medium, Self.large)
    expect(
      it.drag(Self.large).said, equals: ["SHT-03 decided x: the user drags it to .large, and its delegate is called"])
    #expect(it.drag(Self.large).moves)
    expect(it.drag(Self.medium).said, equals: ["SHT-03 declined x: rests at .medium already"])
    #expect(!it.drag(Self.medium).moves)
    expect(it.drag(Self.tiny).said, equals: ["SHT-03 declined x: has no active detent .init(\"tiny\")"])
    // A child drags the sheet that it is in.
    let child = it.builder.add("child", in: it.x)
    #expect(it.drag(Self.large, of: child).moves)
  }

  typealias Drag = (name: String, prepare: @Sendable (inout WorldBuilder, ControllerID) -> Void, said: String)

  private static let nothing = "is not up as a sheet: there is nothing to drag"

  private static let drags: [Drag] = [
    ("no sheet", { $0.world.hierarchy.presentations[$1]?.adaptedStyle = .fullScreen }, nothing),
    ("not settled", { $0.world.hierarchy.presentations[$1]?.hasSettled = false }, nothing),
    ("on its way out", { $0.world.hierarchy.presentations[$1]?.isDismissing = true }, nothing),
    (
      "something stands over it", { builder, x in builder.present(builder.add("above"), by: x) },
      "above stands over it: the user cannot reach it"
    ),
    (
      "it fills the screen", { builder, _ in builder.world.environment.vertical = .compact },
      "fills the screen: it cannot be dragged"
    ),
  ]

  @Test(arguments: drags)
  func whatKeepsTheUserFromDragging(row: Drag) {
    var it = Case()
    it.detents(Self.medium, Self.large)
    row.prepare(&it.builder, it.x)
    let (moves, said) = it.drag(Self.large)
    #expect(!moves, "\(row.name)")
    expect(said, equals: ["SHT-03 declined x: \(row.said)"], "\(row.name)")
  }

  @Test func whoIsPresentedByNobodyCannotBeDragged() {
    let it = Case()
    let (moves, said) = it.drag(Self.large, of: it.root)
    #expect(!moves && said == ["SHT-03 declined root: \(Self.nothing)"])
  }
}

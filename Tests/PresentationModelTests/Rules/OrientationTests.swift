import Testing

@testable import PresentationModel

/// Which way up the interface is, and who decides (BAR-06 to BAR-08).
@Suite struct OrientationTests {
  /// A case of `UIInterfaceOrientationMask`.
  private static func mask(_ name: String) -> Value {
    .enumeration(.interfaceOrientationMask, UIKitEnum.interfaceOrientationMask.row(named: name) ?? 0)
  }

  // MARK: Masks

  @Test(arguments: UIKitEnum.interfaceOrientationMask.cases.map(\.name))
  func masksAreSets(name: String) throws {
    let set = try #require(FacingSet(Self.mask(name)))
    expect(set.value, equals: Self.mask(name))
    expect(FacingSet(.list(set.facings.map { Self.mask($0.text) })), equals: set)
  }

  @Test func facingsHaveRows() {
    for facing in Facing.allCases {
      guard case .enumeration(.interfaceOrientation, let row) = facing.value else {
        Issue.record("\(facing) has no row")
        continue
      }
      expect(Facing.asked(row), equals: [facing], "\(facing)")
      var environment = PresentationModel.Environment.standard
      environment.turn(to: facing)
      expect(environment.facing, equals: facing, "\(facing)")
    }
    expect(FacingSet(.bool(true)), equals: nil)
    expect(FacingSet(.list([.controller(ControllerID(0))])), equals: nil)
  }

  // MARK: A lock

  /// Whether a lock counts: not before iOS 26, not in a window that does not fill the screen.
  @Test(arguments: [(26, false, true), (26, true, false), (27, false, true), (18, false, nil)])
  func aLockCountsWhereTheWindowFillsTheScreen(version: Int, isSmall: Bool, isLocked: Bool?) {
    var (builder, root, _) = WorldBuilder.pair(.ios(UIKitVersion(version)))
    if isSmall { builder.world.environment.vertical = .compact }
    expect(LockedOrientationStays.judge(root, builder.world) == nil, equals: true)
    builder.world.hierarchy.assign(.controller(root), .prefersInterfaceOrientationLocked, .bool(true))
    let found = builder.ask { InterfaceOrientation.lock($0, &$1) }
    expect(found.answer, equals: isLocked == true ? root : nil)
    expect(found.said.isEmpty, equals: isLocked == nil)
  }

  /// A lock below the controller at which the question ends is told, and keeps nothing.
  @Test func aLockBelowIsNotAsked() {
    var builder = WorldBuilder(ios: 26)
    let nav = builder.add("nav", .navigation)
    builder.window(nav)
    let game = builder.add("game", in: nav)
    let before = builder.ask { InterfaceOrientation.lock($0, &$1) }
    expect(before.answer, equals: nil)
    expect(before.said, equals: [])
    builder.world.hierarchy.assign(.controller(game), .prefersInterfaceOrientationLocked, .bool(true))
    let found = builder.ask { InterfaceOrientation.lock($0, &$1) }
    expect(found.answer, equals: nil)
    expect(
      found.said,
      equals: [
        "BAR-12 decided nav: names no childForInterfaceOrientationLock: game, which prefers its orientation locked, is not asked"
      ])
  }

  // MARK: Code asks (BAR-13)

  typealias Asked = (name: String, asked: FacingSet, both: FacingSet, answer: Facing?, said: String)

  @Test(
    arguments: [
      (
        "one that is supported", FacingSet(.landscapeRight), .all, .landscapeRight,
        "decided root: code asks for .landscapeRight: the interface rotates to .landscapeRight"
      ),
      (
        "several", .landscape, .all, .landscapeLeft,
        "decided root: code asks for .landscape: the interface rotates to .landscapeLeft"
      ),
      (
        "none that is supported", .landscape, FacingSet(.portrait), nil,
        "declined root: code asks for .landscape, and .portrait is supported: the interface stays"
      ),
      (
        "the one that it is in", .all, .landscape, nil,
        "declined root: code asks for .all, in which the interface is already"
      ),
    ] as [Asked])
  func codeAsksForOrientations(row: Asked) {
    let (builder, root, _) = WorldBuilder.pair()
    let (answer, said) = builder.ask {
      $1.take(CodeAsksForOrientations.judge(row.asked, root, row.both, $0)) ?? nil
    }
    expect(answer, equals: row.answer, "\(row.name)")
    expect(said, equals: ["BAR-13 \(row.said)"], "\(row.name)")
    let again = builder.ask { $1.take(CodeAsksForOrientations.asksAgain(root)) }
    expect(
      again.said,
      equals: ["BAR-13 decided root: code says that the supported orientations have changed: it is asked again"])
  }

  // MARK: Who decides

  static let styles: [(ModalPresentationStyle, OwnPresentation?, Int, Bool)] = [
    (.fullScreen, nil, 26, true), (.overFullScreen, nil, 26, true), (.pageSheet, nil, 26, false),
    (.formSheet, nil, 26, false), (.popover, nil, 26, false), (.currentContext, nil, 26, false),
    (.overCurrentContext, nil, 26, false), (.custom, nil, 26, false), (.custom, .alert, 26, true),
    (.custom, .actionSheet, 26, true), (.popover, .actionSheet, 26, false), (.custom, .activity, 12, true),
    (.popover, .activity, 12, false), (.custom, .activity, 13, false), (.custom, .search, 26, false),
  ]

  @Test(arguments: styles)
  func whatFillsTheWindowDecides(style: ModalPresentationStyle, own: OwnPresentation?, version: Int, decides: Bool) {
    var (builder, root, x) = WorldBuilder.pair(.ios(UIKitVersion(version)))
    builder.ask(root, toPresent: x, style, own: own)
    let found = builder.ask { InterfaceOrientation.decider($0, &$1) }
    expect(found.answer, equals: decides ? x : root)
    expect(InterfaceOrientation.decider(builder.world), equals: found.answer)
    expect(found.said.first?.hasPrefix("BAR-06 \(decides ? "decided" : "passedOver") x: "), equals: true)
    expect(found.said.last?.hasPrefix("BAR-06 decided "), equals: true)
    // Who is on the way out decides nothing any more.
    builder.world.hierarchy.presentations[x]?.isDismissing = true
    expect(InterfaceOrientation.decider(builder.world), equals: root)
  }

  @Test func customDecidesOverWhomeverItRemoves() {
    var (builder, root, x) = WorldBuilder.pair()
    let sheet = builder.add("sheet")
    let removes = builder.object("Removes")
    builder.world.hierarchy.assign(.object(removes), .shouldRemovePresentersView, .bool(true))
    builder.ask(root, toPresent: x, .custom, controller: removes)
    expect(InterfaceOrientation.decider(builder.world), equals: x)
    // Over one that does not decide it does not either (CHO-47).
    builder.world.hierarchy.cutPresentation(x)
    builder.ask(root, toPresent: sheet, .pageSheet)
    builder.ask(sheet, toPresent: x, .custom, controller: removes)
    var ledger = Ledger()
    expect(InterfaceOrientation.decider(builder.world, &ledger), equals: root)
    expect(ledger.entries.first?.choice, equals: .cho47)
  }

  @Test func devicesThatAreNotTurned() {
    for device in [Device.mac, .vision, .tv] {
      let (decider, said) = WorldBuilder.pair(.newest, device).builder.ask { InterfaceOrientation.decider($0, &$1) }
      #expect(decider == nil && said == ["BAR-06 declined: this device is not turned: nobody decides"], "\(device)")
    }
    expect(InterfaceOrientation.decider(WorldBuilder().world), equals: nil)
  }

  /// A header, and whether nobody is asked about orientations under it (BAR-11).
  @Test(arguments: [
    ("ios 26\ndevice iPad", true), ("ios 26\ndevice iPad\napp.requiresFullScreen = true", false),
    ("ios 26\ndevice iPad\napp.supportedInterfaceOrientations = .portrait", false), ("ios 8\ndevice iPad", false),
    ("rules docs\ndevice iPad", false), ("ios 26\ndevice iPhone", false), ("ios 27\ndevice iPhone", false),
    ("ios 27\ndevice iPad\napp.supportedInterfaceOrientations = .portrait", true),
    ("ios 27\ndevice iPad\napp.requiresFullScreen = true", false), ("ios 27\ndevice iPhone resizable", true),
    ("ios 27\ndevice iPhoneMax resizable\napp.requiresFullScreen = true", false),
    ("ios 27.1\ndevice iPhoneDuo", false), ("ios 27.1\ndevice iPhoneDuo open", true),
    ("ios 27.1\ndevice iPhoneDuo open\napp.requiresFullScreen = true", true),
  ])
  func whoCanBeResizedIsNotAsked(header: String, asksNobody: Bool) throws {
    let text =
      header
      + "\nclass Portrait: UIViewController { supportedInterfaceOrientations = .portrait }\nwindow\n  home: Portrait"
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    expect(ResizableWindowsAskNobody.asksNobody(runner.simulator.world), equals: asksNobody, "\(header)")
    expect(InterfaceOrientation.decider(runner.simulator.world) == nil, equals: asksNobody, "\(header)")
  }

  // MARK: What it supports

  @Test func aContainerIsAskedItself() {
    var builder = WorldBuilder()
    let tabs = builder.add("tabs", .tabBar)
    let home = builder.add("home", in: tabs)
    builder.world.hierarchy.selectedTabs[tabs] = home
    builder.window(tabs)
    builder.assign(home, .supportedInterfaceOrientations, Self.mask("portrait"))
    func supported(_ given: Value?) -> (answer: FacingSet, said: [String]) {
      builder.ask { $1.take(ContainerIsAskedNotItsChild.judge(tabs, given: given, $0)) ?? [] }
    }
    expect(supported(nil).answer, equals: .allButUpsideDown)
    expect(
      supported(nil).said,
      equals: [
        "BAR-07 decided tabs: is asked, not its child home; it overrides nothing, so it supports .allButUpsideDown"
      ])
    builder.assign(tabs, .supportedInterfaceOrientations, Self.mask("landscape"))
    expect(supported(nil).answer, equals: .landscape)
    expect(supported(Self.mask("portrait")).answer, equals: FacingSet(.portrait))
    expect(
      supported(Self.mask("portrait")).said,
      equals: [
        "BAR-07 decided tabs: its delegate answers which orientations it supports: .portrait"
      ])
    builder.world.environment.device = .iPad
    expect(FacingSet.standard(.iPad), equals: .all)
  }

  @Test(arguments: [
    (ControllerKind.navigation, Callback.navigationControllerSupportedInterfaceOrientations, true),
    (.tabBar, .tabBarControllerSupportedInterfaceOrientations, true),
    (.split, .splitViewControllerSupportedInterfaceOrientations, true),
    (.page, .pageViewControllerSupportedInterfaceOrientations, true),
    (.tabBar, .tabBarControllerPreferredInterfaceOrientation, false),
    (.plain, .tabBarControllerSupportedInterfaceOrientations, false),
  ])
  func delegatesAnswerForContainers(kind: ControllerKind, method: Callback, isAsked: Bool) {
    var builder = WorldBuilder()
    let x = builder.add("x", kind)
    let delegate = builder.object("Keeper", answers: [(method, Self.mask("portrait"))])
    builder.assign(x, .delegate, .object(delegate))
    let found = InterfaceOrientation.delegate(of: x, isPreference: false, builder.world)
    expect(found?.method, equals: isAsked ? method : nil)
  }

  // MARK: Turning the device

  private static func obstacle(_ facing: Facing, _ mask: FacingSet, _ builder: WorldBuilder)
    -> InterfaceOrientation.Obstacle?
  {
    let decider = InterfaceOrientation.decider(builder.world)
    return builder.ask { InterfaceOrientation.standsAgainst(facing, decider, mask, $0, &$1) }.answer
  }

  @Test func theAppsOwnOrientationsComeFirst() {
    var (builder, root, _) = WorldBuilder.pair()
    expect(Self.obstacle(.landscapeLeft, .all, builder), equals: nil)
    expect(Self.obstacle(.portraitUpsideDown, .all, builder), equals: .app)
    builder.world.appOrientations = FacingSet(.portrait)
    expect(Self.obstacle(.landscapeLeft, FacingSet(.portrait), builder), equals: .app)
    builder.world.appOrientations = .all
    expect(Self.obstacle(.landscapeRight, FacingSet(.landscapeLeft), builder), equals: .mask(root))
  }

  @Test(arguments: [(15, true), (16, false)])
  func shouldAutorotateCountsUpTo15(version: Int, counts: Bool) {
    var (builder, root, _) = WorldBuilder.pair(.ios(UIKitVersion(version)))
    builder.assign(root, .shouldAutorotate, .bool(false))
    expect(Self.obstacle(.landscapeLeft, .all, builder), equals: counts ? .autorotation(root) : nil)
  }

  // MARK: Beginning to decide

  private static func start(
    _ builder: WorldBuilder, _ x: ControllerID, _ mask: FacingSet, _ preferred: Facing? = nil
  ) -> String {
    var ledger = Ledger()
    switch InterfaceOrientation.starts(x, mask, preferred: preferred, builder.world, &ledger) {
    case .stays: return "stays"
    case .turns(let facing): return facing.text
    case .refused(let refusal): return builder.texts(refusal).joined()
    }
  }

  @Test func itTurnsToTheFirstThatIsSupported() {
    var (builder, root, _) = WorldBuilder.pair()
    builder.world.appOrientations = .all
    expect(Self.start(builder, root, .all), equals: "stays")
    expect(Self.start(builder, root, .landscape), equals: "landscapeLeft")
    expect(Self.start(builder, root, FacingSet(.landscapeRight)), equals: "landscapeRight")
    expect(Self.start(builder, root, .all, .landscapeRight), equals: "landscapeRight")
    expect(Self.start(builder, root, .all, .portrait), equals: "stays")
    builder.world.environment.turn(to: .landscapeRight)
    expect(Self.start(builder, root, FacingSet(.portraitUpsideDown)), equals: "portraitUpsideDown")
  }

  @Test(arguments: [
    (
      Profile.ios(UIKitVersion(9)),
      "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
    ),
    (
      .ios(UIKitVersion(10)),
      "preferredInterfaceOrientationForPresentation 'portrait' must match a supported interface orientation: 'landscapeLeft, landscapeRight'!"
    ),
    (
      .documents,
      "preferredInterfaceOrientationForPresentation 'portrait' must match a supported interface orientation: 'landscapeLeft, landscapeRight'!"
    ),
  ])
  func aPreferenceMustBeSupported(profile: Profile, text: String) {
    let (builder, root, _) = WorldBuilder.pair(profile)
    expect(Self.start(builder, root, .landscape, .portrait), equals: text)
  }

  @Test(arguments: [(15, false, false), (15, true, true), (16, false, true)])
  func nothingInCommonWithTheApp(version: Int, autorotates: Bool, throwsOne: Bool) {
    var (builder, root, _) = WorldBuilder.pair(.ios(UIKitVersion(version)))
    builder.assign(root, .shouldAutorotate, .bool(autorotates))
    builder.world.appOrientations = FacingSet(.portrait)
    let text =
      "Supported orientations has no common orientation with the application, and [UIViewController shouldAutorotate] is returning YES"
    expect(Self.start(builder, root, .landscape), equals: throwsOne ? text : "stays")
    expect(Self.start(builder, root, []), equals: throwsOne ? text : "stays")
  }

  @Test func theNoteSaysWhoDecides() throws {
    let text = """
      class Portrait: UIViewController { supportedInterfaceOrientations = .portrait }
      window
        home: Portrait
      device.rotate(to: .landscapeLeft)
      """
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next)
    expect(
      outcome.notes.map(\.text),
      equals: ["the interface stays: 'home' decides, and does not support landscapeLeft (BAR-06)"])
  }

  @Test(arguments: [true, false]) func aFrozenStyleLeavesThePreferenceOpen(isFrozen: Bool) {
    var (builder, root, _) = WorldBuilder.pair()
    builder.world.appOrientations = .all
    if isFrozen { builder.world.hierarchy.frozen[root] = FrozenPresentation(style: .fullScreen, controllerObject: nil) }
    let choices = builder.trace {
      InterfaceOrientation.starts(root, .all, preferred: .landscapeRight, $0, &$1)
    }.compactMap(\.choice)
    expect(choices, equals: isFrozen ? [.cho48] : [])
  }

  /// When what is presented is gone, the nearest level below that fills the window decides.
  @Test func whoDecidesWhenACoverIsGone() {
    var (builder, root, x) = WorldBuilder.pair()
    let (sheet, inner) = (builder.add("sheet", .navigation), builder.add("above"))
    let child = builder.add("child", in: sheet)
    builder.present(x, by: root)
    builder.present(sheet, by: x)
    builder.present(inner, by: sheet)
    func style(_ level: ControllerID, _ style: ModalPresentationStyle) {
      builder.world.hierarchy.presentations[level]?.adaptedStyle = style
    }
    style(x, .fullScreen)
    style(sheet, .pageSheet)
    style(inner, .pageSheet)
    for dismisser in [x, sheet, child, inner] {
      expect(InterfaceOrientation.uncovered(under: dismisser, builder.world), equals: x, "\(dismisser)")
    }
    style(x, .pageSheet)
    expect(InterfaceOrientation.uncovered(under: inner, builder.world), equals: root)
    style(sheet, .fullScreen)
    expect(InterfaceOrientation.uncovered(under: inner, builder.world), equals: sheet)
    expect(InterfaceOrientation.uncovered(under: x, builder.world), equals: root)
  }

  @Test(
    arguments: [
      (.fullScreen, nil, "BAR-05 decided x: decides about the orientation: .fullScreen fills the window"),
      (.pageSheet, nil, "BAR-05 passedOver x: .pageSheet does not fill the window"),
      (.custom, .search, "BAR-05 passedOver x: is a search, which does not fill the window"),
    ] as [(ModalPresentationStyle, OwnPresentation?, String)])
  func whatBeginsWithAPreferenceIsTold(style: ModalPresentationStyle, own: OwnPresentation?, said: String) {
    var (builder, root, x) = WorldBuilder.pair()
    let presentation = builder.ask(root, toPresent: x, style, own: own)
    let told = builder.ask { InterfaceOrientation.begins(presentation, $0, &$1) }.said
    #expect(told.count == 1 && told.first?.dropFirst(6) == said.dropFirst(6), "\(told)")
  }
}

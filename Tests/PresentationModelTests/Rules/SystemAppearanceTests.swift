import Testing

@testable import PresentationModel

/// Whose preferences count for the status bar, the home indicator, light and dark (BAR-01 to BAR-05, BAR-09).
@Suite struct SystemAppearanceTests {
  private static func decider(_ preference: SystemAppearance.Preference, _ builder: WorldBuilder) -> ControllerID? {
    builder.ask { SystemAppearance.decider(of: preference, $0, &$1) }.answer
  }

  // MARK: The status bar

  @Test(arguments: [
    (ModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false), (.overFullScreen, true, true),
    (.pageSheet, false, false), (.pageSheet, true, true), (.currentContext, false, false), (.custom, false, false),
    (.custom, true, true),
  ])
  func fullScreenTakesItOver(style: ModalPresentationStyle, captures: Bool, takesOver: Bool) {
    var (builder, root, x) = WorldBuilder.pair()
    builder.ask(root, toPresent: x, style)
    if captures { builder.assign(x, .modalPresentationCapturesStatusBarAppearance, .bool(true)) }
    let found = builder.ask { SystemAppearance.decider(of: .statusBarStyle, $0, &$1) }
    expect(found.answer, equals: takesOver ? x : root)
    expect(found.said.first?.hasPrefix("BAR-02 \(takesOver ? "decided" : "declined") x: "), equals: true)
    expect(
      found.said.contains("BAR-01 passedOver root: leaves the status bar to x, which it presents"), equals: takesOver)
    expect(
      found.said.last,
      equals: "BAR-01 decided \(takesOver ? "x" : "root"): decides about the status bar: it leaves that to nobody else")
    // Who is on the way out decides nothing any more.
    builder.world.hierarchy.presentations[x]?.isDismissing = true
    expect(Self.decider(.statusBarStyle, builder), equals: root)
  }

  @Test(arguments: [
    (Profile.ios(UIKitVersion(8, 2)), false, false), (.ios(UIKitVersion(8, 2)), true, false),
    (.ios(UIKitVersion(8, 3)), false, true), (.ios(UIKitVersion(9, 3)), false, true),
    (.ios(UIKitVersion(10)), false, false), (.ios(UIKitVersion(10)), true, true), (.documents, false, false),
    (.documents, true, true),
  ])
  func customByVersion(profile: Profile, captures: Bool, takesOver: Bool) {
    var (builder, root, x) = WorldBuilder.pair(profile)
    builder.ask(root, toPresent: x, .custom)
    builder.assign(x, .modalPresentationCapturesStatusBarAppearance, .bool(captures))
    expect(Self.decider(.statusBarStyle, builder), equals: takesOver ? x : root)
    // What a class brings itself is custom in name alone.
    builder.world.hierarchy.presentations[x]?.own = .alert
    expect(Self.decider(.statusBarStyle, builder), equals: captures ? x : root)
  }

  @Test func containersNameTheirChildren() {
    var builder = WorldBuilder()
    let tabs = builder.add("tabs", .tabBar)
    let nav = builder.add("nav", .navigation, in: tabs)
    let list = builder.add("list", in: nav)
    builder.world.hierarchy.selectedTabs[tabs] = nav
    builder.window(tabs)
    expect(Self.decider(.statusBarStyle, builder), equals: nav)
    expect(Self.decider(.statusBarHidden, builder), equals: list)
    expect(Self.decider(.homeIndicator, builder), equals: list)
    expect(Self.decider(.screenEdges, builder), equals: nav)
    expect(Self.decider(.pointerLock, builder), equals: tabs)
    builder.assign(nav, .isNavigationBarHidden, .bool(true))
    expect(Self.decider(.statusBarStyle, builder), equals: list)
    // A value of one's own wins, nil too.
    builder.assign(nav, .childForStatusBarHidden, .none)
    builder.assign(tabs, .childViewControllerForPointerLock, .controller(list))
    expect(Self.decider(.statusBarHidden, builder), equals: nav)
    expect(Self.decider(.pointerLock, builder), equals: list)
  }

  @Test func emptyContainersDecideThemselves() {
    for kind in [ControllerKind.navigation, .tabBar, .split, .page] {
      var builder = WorldBuilder()
      let root = builder.add("root", kind)
      builder.window(root)
      for preference in SystemAppearance.Preference.allCases {
        expect(Self.decider(preference, builder), equals: root, "\(preference)")
      }
    }
  }

  @Test func bodiesThatNameEachOtherEnd() {
    var (builder, root, x) = WorldBuilder.pair()
    builder.assign(root, .childForStatusBarHidden, .controller(x))
    builder.assign(x, .childForStatusBarHidden, .controller(root))
    expect(Self.decider(.statusBarHidden, builder), equals: root)
    expect(Self.decider(.statusBarStyle, builder), equals: root)
  }

  @Test func theHighestWindowDecides() {
    var (builder, root, x) = WorldBuilder.pair()
    let upper = builder.window(x, name: "upper")
    expect(builder.world.topmostRoot, equals: x)
    builder.world.hierarchy.assign(.window(WindowID(0)), .windowLevel, .enumeration(.windowLevel, 2))
    expect(builder.world.topmostRoot, equals: root)
    builder.world.hierarchy.windowRows[Int(upper.index)].isVisible = false
    builder.world.hierarchy.windowRows[0].root = nil
    expect(builder.world.topmostRoot, equals: nil)
    expect(Self.decider(.statusBarStyle, builder), equals: nil)
  }

  @Test func aClassHasPreferencesByItself() {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    builder.window(nav)
    func preference(_ property: Property) -> Value? {
      builder.ask { $1.take(PreferencesOfAClassByItself.judge(property, nav, $0)) }.answer
    }
    expect(preference(.preferredStatusBarStyle), equals: .enumeration(.statusBarStyle, 0))
    expect(preference(.prefersStatusBarHidden), equals: .bool(false))
    expect(preference(.preferredStatusBarUpdateAnimation), equals: .enumeration(.statusBarAnimation, 1))
    expect(preference(.title), equals: nil)
    builder.world.hierarchy.assign(.facet(.navigationBar, nav), .barStyle, .enumeration(.barStyle, 1))
    builder.world.environment = PresentationModel.Environment(device: .iPhoneMax, orientation: .landscape)
    expect(preference(.preferredStatusBarStyle), equals: .enumeration(.statusBarStyle, 1))
    expect(preference(.prefersStatusBarHidden), equals: .bool(true))
    builder.assign(nav, .prefersStatusBarHidden, .bool(false))
    expect(preference(.prefersStatusBarHidden), equals: .bool(false))
  }

  // MARK: The home indicator

  @Test(arguments: [ModalPresentationStyle.pageSheet, .popover, .overCurrentContext, .custom])
  func everyPresentationTakesTheHomeIndicator(style: ModalPresentationStyle) {
    var (builder, root, x) = WorldBuilder.pair()
    builder.ask(root, toPresent: x, style)
    let found = builder.ask { SystemAppearance.decider(of: .homeIndicator, $0, &$1) }
    expect(found.answer, equals: x)
    expect(
      found.said,
      equals: [
        "BAR-05 passedOver root: presents x, which is asked whatever its style is",
        "BAR-05 decided x: decides: it presents nobody and names no child",
      ])
    builder.world.hierarchy.presentations[x]?.isDismissing = true
    expect(Self.decider(.screenEdges, builder), equals: root)
  }

  @Test(arguments: [
    (Device.iPhone, true, true), (.iPad, true, true), (.mac, true, false), (.vision, false, false), (.tv, false, false),
  ])
  func devicesWithoutThem(device: Device, hasStatusBar: Bool, hasIndicator: Bool) {
    let (builder, root, _) = WorldBuilder.pair(.newest, device)
    expect(Self.decider(.statusBarStyle, builder), equals: hasStatusBar ? root : nil)
    expect(Self.decider(.homeIndicator, builder), equals: hasIndicator ? root : nil)
  }

  // MARK: Light and dark

  private static func dark(_ row: UInt8 = 2) -> Value { .enumeration(.userInterfaceStyle, row) }

  @Test func lightAndDarkComeFromTheParent() {
    var (builder, root, x) = WorldBuilder.pair()
    let child = builder.add("child", in: root)
    builder.present(x, by: root)
    func style(_ x: ControllerID) -> InterfaceStyle {
      builder.ask { SystemAppearance.style(of: x, $0, &$1) }.answer
    }
    builder.assign(root, .overrideUserInterfaceStyle, Self.dark())
    expect([style(root), style(child), style(x)], equals: [.dark, .dark, .light])
    builder.assign(child, .overrideUserInterfaceStyle, Self.dark(1))
    expect(style(child), equals: .light)
    builder.assign(child, .overrideUserInterfaceStyle, Self.dark(0))
    expect(style(child), equals: .dark)
    builder.world.hierarchy.assign(.window(WindowID(0)), .overrideUserInterfaceStyle, Self.dark())
    let found = builder.ask { SystemAppearance.style(of: x, $0, &$1) }
    expect(found.answer, equals: .dark)
    expect(
      found.said,
      equals: [
        "BAR-09 passedOver x: overrides nothing, and is presented: the window is asked, not root",
        "BAR-09 decided: 'window' overrides it: .dark",
      ])
  }

  @Test(arguments: [(12, Device.iPhone, 0), (13, .iPhone, 2), (10, .tv, 1), (11, .tv, 1), (26, .vision, 2)])
  func stylesByVersion(version: Int, device: Device, row: UInt8) {
    var (builder, root, _) = WorldBuilder.pair(.ios(UIKitVersion(version)), device)
    builder.assign(root, .overrideUserInterfaceStyle, Self.dark())
    expect(builder.ask { SystemAppearance.style(of: root, $0, &$1) }.answer.rawValue, equals: row)
  }

  @Test func aTelevisionAsksTheRoot() {
    var (builder, root, x) = WorldBuilder.pair(.newest, .tv)
    builder.assign(x, .preferredUserInterfaceStyle, Self.dark())
    expect(builder.ask { SystemAppearance.style(of: x, $0, &$1) }.answer, equals: .light)
    builder.assign(root, .childViewControllerForUserInterfaceStyle, .controller(x))
    expect(builder.ask { SystemAppearance.style(of: root, $0, &$1) }.answer, equals: .dark)
  }

  /// Before iOS 13 there is neither light nor dark, in a window as in a controller.
  @Test func beforeIOS13NothingIsLightOrDark() {
    let (builder, root, _) = WorldBuilder.pair(.ios(12))
    let alone = builder.ask { SystemAppearance.style(of: root, $0, &$1) }
    let window = builder.ask { SystemAppearance.style(of: WindowID(0), $0, &$1) }
    #expect(alone.answer == .unspecified && window.answer == .unspecified)
    #expect(alone.said == window.said && window.said.count == 1)
  }
}

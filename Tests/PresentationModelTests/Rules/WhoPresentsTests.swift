import Testing

@testable import PresentationModel

/// Who presents, whoever `present` was called on (CTX).
@Suite struct WhoPresentsTests {
  /// A tab bar controller around a navigation controller around a plain controller, and somebody to present.
  private struct Tree {
    var builder: WorldBuilder
    let tabs: ControllerID
    let nav: ControllerID
    let v: ControllerID
    let x: ControllerID

    init(_ profile: Profile = .newest) {
      builder = WorldBuilder(profile)
      tabs = builder.add("tabs", .tabBar)
      builder.window(tabs)
      nav = builder.add("nav", .navigation, in: tabs)
      v = builder.add("v", in: nav)
      x = builder.addUnloaded("x")
    }

    func call(
      _ style: ModalPresentationStyle, from source: ControllerID? = nil, own: OwnPresentation? = nil,
      controller: ObjectID? = nil
    ) -> PresentCall {
      PresentCall(source: source ?? v, presented: x, style: style, own: own, controllerObject: controller)
    }

    mutating func presentationController(inFullscreen: Bool?) -> ObjectID {
      let controller = builder.object("Controller", .presentationController)
      if let inFullscreen {
        builder.world.hierarchy.assign(.object(controller), .shouldPresentInFullscreen, .bool(inFullscreen))
      }
      return controller
    }

    /// Who presents: the same whether anybody wants to know why or not.
    func presenter(_ call: PresentCall) -> (name: String, said: [String]) {
      let (answer, said) = builder.ask { WhoPresents.answer(call, $0, &$1) }
      var closed = Ledger.closed
      let quick = WhoPresents.answer(call, builder.world, &closed)
      #expect(quick.presenter == answer.presenter && quick.lookedForContext == answer.lookedForContext)
      return (builder.world.hierarchy.name(of: answer.presenter), said)
    }
  }

  // MARK: The style (CTX-01)

  typealias Style = (name: String, style: ModalPresentationStyle, own: OwnPresentation?, looks: Bool, said: String)

  @Test(
    arguments: [
      ("full screen", .fullScreen, nil, false, ".fullScreen looks for no context"),
      ("page sheet", .pageSheet, nil, false, ".pageSheet looks for no context"),
      ("form sheet", .formSheet, nil, false, ".formSheet looks for no context"),
      ("over full screen", .overFullScreen, nil, false, ".overFullScreen looks for no context"),
      ("popover", .popover, nil, false, ".popover looks for no context"),
      ("custom", .custom, nil, false, ".custom, and nothing says shouldPresentInFullscreen = false"),
      ("current context", .currentContext, nil, true, ".currentContext looks for a controller that defines"),
      (
        "over current context", .overCurrentContext, nil, true,
        ".overCurrentContext looks for a controller that defines"
      ),
      ("search", .custom, .search, true, "a search controller looks for a context"),
      ("alert", .custom, .alert, false, "its own presentation looks for no context"),
      ("alert with a context style", .currentContext, .alert, false, "its own presentation looks for no context"),
      ("action sheet", .popover, .actionSheet, false, "its own presentation looks for no context"),
      ("activity", .overCurrentContext, .activity, false, "its own presentation looks for no context"),
    ] as [Style])
  func theRequestedStyleDecides(row: Style) {
    let tree = Tree()
    let call = tree.call(row.style, own: row.own)
    expect(WhoPresents.looksForContext(call, tree.builder.world), equals: row.looks, "\(row.name)")
    let (presenter, said) = tree.presenter(call)
    expect(presenter, equals: row.looks ? "nav" : "tabs", "\(row.name)")
    #expect(said[0].hasPrefix("CTX-01 decided x: \(row.said)"), "\(row.name): \(said[0])")
  }

  @Test(arguments: [("nothing said", nil, "tabs"), ("true", true, "tabs"), ("false", false, "nav")])
  func aCustomPresentationControllerMayAskForAContext(name: String, inFullscreen: Bool?, presenter: String) {
    var tree = Tree()
    let controller = tree.presentationController(inFullscreen: inFullscreen)
    expect(tree.presenter(tree.call(.custom, controller: controller)).name, equals: presenter, "\(name)")
    // Of another style its presentation controller is not asked.
    expect(tree.presenter(tree.call(.fullScreen, controller: controller)).name, equals: "tabs", "\(name)")
  }

  @Test func aContextThatCustomPassesOverIsToldOf() {
    var tree = Tree()
    func silence(_ call: PresentCall) -> MessageID? {
      tree.builder.trace { WhoPresents.answer(call, $0, &$1) }[0].silence
    }
    expect(silence(tree.call(.custom)), equals: .x07)
    expect(silence(tree.call(.custom, from: tree.nav)), equals: .x07)
    // The tree top presents anyway: nobody is passed over.
    expect(silence(tree.call(.custom, from: tree.tabs)), equals: nil)
    expect(silence(tree.call(.fullScreen)), equals: nil)
    tree.builder.assign(tree.nav, .definesPresentationContext, .bool(false))
    expect(silence(tree.call(.custom)), equals: nil)
    tree.builder.assign(tree.v, .definesPresentationContext, .bool(true))
    expect(silence(tree.call(.custom)), equals: .x07)
  }

  // MARK: Who defines a context (CTX-04 to CTX-07)

  typealias Definer = (name: String, v: Bool?, nav: Bool?, tabs: Bool?, presenter: String, said: [String])

  private static let nobody = "v: definesPresentationContext is false: nothing was assigned"
  private static let navDefines = [
    "CTX-04 decided nav: defines a presentation context: it presents",
    "CTX-06 decided nav: as every UINavigationController it defines one by itself; nothing was assigned",
  ]
  private static let tabsIsNotAsked = "CTX-04 notReached tabs: not looked at any more"

  @Test(
    arguments: [
      ("nothing assigned", nil, nil, nil, "nav", ["CTX-04 passedOver \(nobody)"] + navDefines + [tabsIsNotAsked]),
      (
        "the source", true, nil, nil, "v",
        [
          "CTX-04 decided v: definesPresentationContext was set to true: it presents",
          "CTX-04 notReached nav: not looked at any more", tabsIsNotAsked,
        ]
      ),
      (
        "the source does not", false, nil, nil, "nav",
        ["CTX-04 passedOver v: definesPresentationContext was set to false"] + navDefines + [tabsIsNotAsked]
      ),
      (
        "assigned wins over the class", nil, false, nil, "tabs",
        [
          "CTX-04 passedOver \(nobody)", "CTX-04 passedOver nav: definesPresentationContext was set to false",
          "CTX-04 decided tabs: defines a presentation context: it presents",
          "CTX-06 decided tabs: as every UITabBarController it defines one by itself; nothing was assigned",
        ]
      ),
      (
        "nobody", nil, false, false, "tabs",
        [
          "CTX-04 passedOver \(nobody)", "CTX-04 passedOver nav: definesPresentationContext was set to false",
          "CTX-04 passedOver tabs: definesPresentationContext was set to false",
          "CTX-05 decided tabs: nobody defines a context: the outermost container presents",
        ]
      ),
    ] as [Definer])
  func theNearestDefinerPresents(row: Definer) {
    var tree = Tree()
    for (x, value) in [(tree.v, row.v), (tree.nav, row.nav), (tree.tabs, row.tabs)] {
      if let value { tree.builder.assign(x, .definesPresentationContext, .bool(value)) }
    }
    let (presenter, said) = tree.presenter(tree.call(.overCurrentContext))
    expect(presenter, equals: row.presenter, "\(row.name)")
    expect(Array(said.dropFirst()), equals: row.said, "\(row.name)")
  }

  @Test(arguments: [Profile.newest, .ios(UIKitVersion(8)), .documents], ControllerKind.allCases)
  func whichClassesDefineAContext(profile: Profile, kind: ControllerKind) {
    var builder = WorldBuilder(profile)
    let container = builder.add("container", kind)
    let child = builder.add("child", in: container)
    let byItself = kind == .navigation || kind == .imagePicker || kind == .tabBar
    let defines = byItself || (profile == .documents && (kind == .split || kind == .page))
    expect(NearestDefinerPresents.defines(container, builder.world), equals: defines)
    expect(NearestDefinerPresents.definer(from: child, builder.world), equals: defines ? container : nil)
    let (answer, said) = builder.ask { $1.take(NearestDefinerPresents.reading(container, $0)) }
    expect(answer != nil, equals: defines)
    if defines {
      expect(said[0], equals: "CTX-04 decided container: defines a presentation context")
      #expect(said[1].hasPrefix("CTX-06 decided container: as every \(kind.className)"))
    } else {
      let expected =
        kind.isUIKitContainer
        ? "a \(kind.className) does not define a context by itself, and nothing was assigned"
        : "definesPresentationContext is false: nothing was assigned"
      expect(said, equals: ["CTX-04 passedOver container: \(expected)"])
    }
  }

  @Test func onlyTheOwnTreeIsLookedAt() {
    var tree = Tree()
    let modal = tree.builder.add("modal")
    let inner = tree.builder.add("inner", in: modal)
    tree.builder.present(modal, by: tree.nav)
    let (presenter, said) = tree.presenter(tree.call(.currentContext, from: inner))
    expect(presenter, equals: "modal")
    expect(said.last, equals: "CTX-05 decided modal: nobody defines a context: the outermost container presents")
  }

  typealias SearchRow = (name: String, version: Int, hasSearch: Bool, isTop: Bool, kind: ControllerKind, defines: Bool)

  @Test(
    arguments: [
      ("shown with a search", 13, true, true, .navigation, true),
      ("newest", 26, true, true, .navigation, true),
      ("before iOS 13", 12, true, true, .navigation, false),
      ("without a search", 13, false, true, .navigation, false),
      ("below the top", 13, true, false, .navigation, false),
      ("in no navigation controller", 13, true, true, .tabBar, false),
    ] as [SearchRow])
  func anInstalledSearchMakesItsHostDefineAContext(row: SearchRow) {
    var builder = WorldBuilder(ios: row.version)
    let nav = builder.add("nav", row.kind)
    let host = builder.add("host", in: nav)
    if !row.isTop { _ = builder.add("top", in: nav) }
    let search = builder.addUnloaded("search", .search)
    builder.world.hierarchy.assign(
      .facet(.navigationItem, host), .searchController, row.hasSearch ? .controller(search) : .none)
    let (defines, said) = builder.ask { Search.makesDefineAContext(host, $0, &$1) }
    expect(defines, equals: row.defines, "\(row.name)")
    expect(
      said,
      equals: row.defines ? ["CTX-07 decided host: its installed search controller makes it define the context"] : [],
      "\(row.name)")
    // It is told under the search's heading, and once.
    expect(
      builder.trace { Search.makesDefineAContext(host, $0, &$1) }.map(\.question),
      equals: row.defines ? [.search] : [])
    builder.world.hierarchy.set(host, .definesForSearch, true)
    #expect(builder.ask { Search.makesDefineAContext(host, $0, &$1) }.said.isEmpty, "\(row.name)")
    #expect(NearestDefinerPresents.defines(host, builder.world), "\(row.name)")
    expect(NearestDefinerPresents.definer(from: host, builder.world), equals: host, "\(row.name)")
    expect(
      builder.ask { $1.take(NearestDefinerPresents.judge(host, $0)) }.said,
      equals: [
        "CTX-04 decided host: defines a presentation context: it presents",
        "CTX-07 decided host: its installed search controller made it define the context",
      ], "\(row.name)")
    // What code assigned wins.
    builder.assign(host, .definesPresentationContext, .bool(false))
    #expect(!NearestDefinerPresents.defines(host, builder.world), "\(row.name)")
    #expect(NearestDefinerPresents.definer(from: host, builder.world) != host, "\(row.name)")
  }

  @Test func aControllerOutsideEveryContainerHostsInVain() {
    var builder = WorldBuilder()
    let host = builder.add("host")
    let search = builder.addUnloaded("search", .search)
    builder.world.hierarchy.assign(.facet(.navigationItem, host), .searchController, .controller(search))
    #expect(!builder.ask { Search.makesDefineAContext(host, $0, &$1) }.answer)
  }

  // MARK: The tree top (CTX-02, CTX-03)

  @Test func otherStylesGoToTheOutermostContainer() {
    var tree = Tree()
    tree.builder.assign(tree.v, .definesPresentationContext, .bool(true))
    let (presenter, said) = tree.presenter(tree.call(.fullScreen))
    expect(presenter, equals: "tabs")
    expect(
      said.dropFirst(),
      equals: [
        "CTX-02 passedOver v: is a child of nav; the walk goes on to the outermost container",
        "CTX-02 passedOver nav: is a child of tabs; the walk goes on to the outermost container",
        "CTX-02 decided tabs: is the outermost container: it presents",
        "CTX-03 declined tabs: is not inside a context-based presentation: the walk ends here",
      ])
  }

  typealias Over = (
    name: String, profile: Profile, presenterInTree: Bool, isContextBased: Bool, presenter: String
  )

  @Test(
    arguments: [
      ("over a context in a tree", .newest, true, true, "tabs"),
      ("over a context, iOS 8", .ios(UIKitVersion(8)), true, true, "tabs"),
      ("over a context, the documents", .documents, true, true, "modal"),
      ("full screen from inside a tree", .newest, true, false, "modal"),
      ("over the outermost container as a context", .newest, false, true, "modal"),
      ("full screen over the outermost container", .newest, false, false, "modal"),
    ] as [Over])
  func overAContextItIsPresentedBelow(row: Over) {
    var tree = Tree(row.profile)
    let modal = tree.builder.add("modal")
    let inner = tree.builder.add("inner", in: modal)
    tree.builder.present(
      modal, by: row.presenterInTree ? tree.nav : tree.tabs, isContextBased: row.isContextBased)
    let (presenter, said) = tree.presenter(tree.call(.fullScreen, from: inner))
    expect(presenter, equals: row.presenter, "\(row.name)")
    let over = "is inside a context-based presentation and cannot present full screen; the walk goes on below"
    let below =
      "CTX-03 decided tabs: is the first outermost container below that is not inside a context-based presentation: it presents"
    if row.presenter == "tabs" {
      expect(
        said.dropFirst(2), equals: ["CTX-02 passedOver modal: \(over)", "CTX-03 passedOver modal: \(over)", below],
        "\(row.name)")
      let choice = tree.builder.trace { WhoPresents.answer(tree.call(.fullScreen, from: inner), $0, &$1) }.last?.choice
      expect(choice, equals: .cho33, "\(row.name)")
    } else {
      #expect(said.contains("CTX-02 decided modal: is the outermost container: it presents"), "\(row.name)")
      expect(said.last?.hasPrefix("CTX-03 declined") == true, equals: row.profile != .documents, "\(row.name)")
    }
  }

  /// modal over a context in the tree; above it over its own tree top, which is a context's too.
  @Test(arguments: [("a context", true, "tabs"), ("full screen", false, "above")])
  func theFamilyOfEveryLevelCounts(name: String, isContextBased: Bool, presenter: String) {
    var tree = Tree()
    let (modal, above) = (tree.builder.add("modal"), tree.builder.add("above"))
    tree.builder.present(modal, by: tree.nav, isContextBased: true)
    tree.builder.present(above, by: modal, isContextBased: isContextBased)
    expect(tree.presenter(tree.call(.fullScreen, from: above)).name, equals: presenter, "\(name)")
    // The presenter of the one below is looked for in its tree, not above.
    expect(tree.presenter(tree.call(.fullScreen, from: modal)).name, equals: "tabs", "\(name)")
  }

  /// A context-based presentation inside another one: the walk goes down twice.
  @Test(arguments: [("both over a context", true, "tabs"), ("the lower full screen", false, "middle")])
  func theWalkGoesOnBelow(name: String, isContextBased: Bool, presenter: String) {
    var tree = Tree()
    let middle = tree.builder.add("middle", .navigation)
    let inMiddle = tree.builder.add("inMiddle", in: middle)
    let top = tree.builder.add("top")
    tree.builder.present(middle, by: tree.nav, isContextBased: isContextBased)
    tree.builder.present(top, by: inMiddle, isContextBased: true)
    expect(tree.presenter(tree.call(.pageSheet, from: top)).name, equals: presenter, "\(name)")
  }

  // MARK: A busy presenter (CTX-08)

  @Test func aPresenterThatPresentsAlreadyIsNotSkipped() {
    var tree = Tree()
    #expect(tree.builder.ask { $1.take(PresenterThatPresentsAlreadyIsNotSkipped.judge(tree.tabs, $0)) }.said.isEmpty)
    let modal = tree.builder.add("modal")
    tree.builder.present(modal, by: tree.tabs)
    expect(tree.presenter(tree.call(.fullScreen)).name, equals: "tabs")
    expect(
      tree.builder.ask { $1.take(PresenterThatPresentsAlreadyIsNotSkipped.judge(tree.tabs, $0)) }.said,
      equals: ["CTX-08 decided tabs: presents already, and is not replaced by what it presents"])
    #expect(tree.builder.ask { $1.take(PresenterThatPresentsAlreadyIsNotSkipped.judge(modal, $0)) }.said.isEmpty)
  }
}

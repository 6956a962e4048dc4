import Testing

@testable import PresentationModel

/// What becomes of search controllers, asked of a World (SCH).
@Suite struct SearchTests {
  /// A host on top of a navigation controller, with a search in its navigation item.
  private struct Case {
    var builder: WorldBuilder
    let nav: ControllerID
    let host: ControllerID
    let search: ControllerID

    init(_ profile: Profile = .newest, isInstalled: Bool = true) {
      builder = WorldBuilder(profile)
      nav = builder.add("nav", .navigation)
      builder.window(nav)
      host = builder.add("host", in: nav)
      search = builder.addUnloaded("search", .search)
      if isInstalled {
        builder.world.hierarchy.assign(.facet(.navigationItem, host), .searchController, .controller(search))
      }
    }

    mutating func activate(by presenter: ControllerID? = nil) {
      builder.present(search, by: presenter ?? host, isContextBased: true)
    }
  }

  // MARK: Who presents it (SCH-01, SCH-02)

  typealias Host = (
    name: String, profile: Profile, isInstalled: Bool, isUp: Bool, isActive: Bool, said: String
  )

  @Test(
    arguments: [
      ("activated", .newest, true, false, true, "SCH-01 decided host: hosts search: present is called on it"),
      (
        "iOS 13", .ios(UIKitVersion(13)), true, false, true,
        "SCH-01 decided host: hosts search: present is called on it"
      ),
      (
        "iOS 12", .ios(UIKitVersion(12)), true, false, true,
        "SCH-02 decided host: hosts search: present is called on it, and the context is what code made it"
      ),
      (
        "the documents", .documents, true, false, true,
        "SCH-02 decided host: hosts search: present is called on it, and the context is what code made it"
      ),
      ("closed", .newest, true, true, false, "SCH-01 decided host: hosts search, which is dismissed"),
      (
        "closed, iOS 12", .ios(UIKitVersion(12)), true, true, false,
        "SCH-02 decided host: hosts search, which is dismissed"
      ),
      ("active already", .newest, true, true, true, "SCH-01 declined search: is active already: nothing happens"),
      (
        "active already, iOS 12", .ios(UIKitVersion(12)), true, true, true,
        "SCH-02 declined search: is active already: nothing happens"
      ),
      ("not active", .newest, true, false, false, "SCH-01 declined search: is not active: nothing happens"),
      (
        "not active, iOS 12", .ios(UIKitVersion(12)), true, false, false,
        "SCH-02 declined search: is not active: nothing happens"
      ),
      (
        "in no item", .newest, false, false, true,
        "SCH-01 declined search: is in nobody's navigationItem: nothing happens"
      ),
      (
        "in no item, iOS 12", .ios(UIKitVersion(12)), false, false, true,
        "SCH-02 declined search: is in nobody's navigationItem: nothing happens"
      ),
    ] as [Host])
  func itIsPresentedFromItsHost(row: Host) {
    var it = Case(row.profile, isInstalled: row.isInstalled)
    if row.isUp { it.activate() }
    let (host, said) = it.builder.ask { Search.host(it.search, isActive: row.isActive, $0, &$1) }
    expect(host, equals: row.said.contains(" decided ") ? it.host : nil, "\(row.name)")
    expect(said, equals: [row.said], "\(row.name)")
  }

  // MARK: What UIKit says (SCH-02)

  typealias Warning = (
    name: String, profile: Profile, prepare: @Sendable (inout WorldBuilder, ControllerID, ControllerID) -> Void,
    warns: Bool
  )

  private static let warnings: [Warning] = [
    ("iOS 11", .ios(UIKitVersion(11)), { _, _, _ in }, true),
    ("iOS 12", .ios(UIKitVersion(12)), { _, _, _ in }, true),
    ("iOS 10", .ios(UIKitVersion(10)), { _, _, _ in }, false),
    ("iOS 13", .ios(UIKitVersion(13)), { _, _, _ in }, false),
    (
      "its host defines a context", .ios(UIKitVersion(12)),
      { builder, host, _ in builder.assign(host, .definesPresentationContext, .bool(true)) }, false
    ),
    (
      "its host says that it defines none", .ios(UIKitVersion(12)),
      { builder, host, _ in builder.assign(host, .definesPresentationContext, .bool(false)) }, true
    ),
    (
      "its host is not on top", .ios(UIKitVersion(12)),
      { builder, host, _ in _ = builder.add("top", in: builder.world.hierarchy.parent(of: host)) }, false
    ),
    (
      "its host is in no container", .ios(UIKitVersion(12)),
      { builder, host, _ in builder.world.hierarchy.removeFromParent(host) }, false
    ),
    (
      "it is in no item", .ios(UIKitVersion(12)),
      { builder, host, _ in builder.world.hierarchy.assign(.facet(.navigationItem, host), .searchController, .none) },
      false
    ),
  ]

  @Test(arguments: warnings)
  func aHostWithoutAContextIsWarned(row: Warning) {
    var it = Case(row.profile)
    row.prepare(&it.builder, it.host, it.search)
    let (line, said) = it.builder.ask { $1.take(SearchContextBefore13.warns(it.search, $0)) }
    expect(
      line?.text(in: it.builder.world),
      equals: row.warns
        ? "The topViewController (<UIViewController host>) of the navigation controller containing the presented search controller (<UISearchController search>) must have definesPresentationContext set to YES."
        : nil,
      "\(row.name)")
    expect(
      said,
      equals: row.warns
        ? ["SCH-02 decided host: hosts search and defines no context: UIKit logs a warning and continues"] : [],
      "\(row.name)")
    // Of whoever is no search it says nothing.
    #expect(it.builder.ask { $1.take(SearchContextBefore13.warns(it.host, $0)) }.answer == nil, "\(row.name)")
  }

  @Test func aHostInAnotherContainerIsNotWarned() {
    var builder = WorldBuilder(ios: 12)
    let tabs = builder.add("tabs", .tabBar)
    let host = builder.add("host", in: tabs)
    let search = builder.addUnloaded("search", .search)
    builder.world.hierarchy.assign(.facet(.navigationItem, host), .searchController, .controller(search))
    #expect(builder.ask { $1.take(SearchContextBefore13.warns(search, $0)) }.answer == nil)
  }

  // MARK: What stays over the next screen (SCH-02, SCH-01)

  typealias Stays = (
    name: String, profile: Profile, isUp: Bool, onTheSearch: Bool?, rule: String?, silence: MessageID?
  )

  private static let noContext = "its host defines no context"
  private static let itself = "it defines the context itself, not its host"

  @Test(
    arguments: [
      (
        "iOS 12", .ios(UIKitVersion(12)), true, nil, "SCH-02 decided search: stays over the next screen: \(noContext)",
        .ss01
      ),
      (
        "the documents", .documents, true, nil, "SCH-02 decided search: stays over the next screen: \(noContext)", .ss01
      ),
      ("iOS 13", .ios(UIKitVersion(13)), true, nil, nil, nil),
      (
        "on the search, iOS 12", .ios(UIKitVersion(12)), true, true,
        "SCH-02 decided search: stays over the next screen: \(itself)", .ss02
      ),
      (
        "on the search, newest", .newest, true, true, "SCH-01 decided search: stays over the next screen: \(itself)",
        .ss02
      ),
      ("off the search, newest", .newest, true, false, nil, nil),
      ("not active", .ios(UIKitVersion(12)), false, true, nil, nil),
    ] as [Stays])
  func whatStaysOverTheNextScreen(row: Stays) {
    var it = Case(row.profile)
    if row.isUp { it.activate(by: it.nav) }
    if let value = row.onTheSearch { it.builder.assign(it.search, .definesPresentationContext, .bool(value)) }
    expect(
      it.builder.ask { $1.note(SearchContextBefore13.stays(over: it.nav, $0)) }.said,
      equals: row.rule.map { [$0] } ?? [],
      "\(row.name)")
    expect(
      it.builder.trace { $1.note(SearchContextBefore13.stays(over: it.nav, $0)) }.first?.silence, equals: row.silence,
      "\(row.name)")
  }

  // MARK: Its delegate (SCH-03)

  @Test(
    arguments: [
      ("activated", true, true, true, "is activated: its delegate is called, its host and containers get no callback"),
      ("presented by code", true, false, false, "is presented by code, not activated: its delegate is not called"),
      ("closed", false, true, true, "is closed: its delegate is called, its host and containers get no callback"),
      (
        "closed after code has presented it", false, false, true,
        "is closed: its delegate is called, its host and containers get no callback"
      ),
    ] as [(String, Bool, Bool, Bool, String)])
  func itsDelegateIsTold(name: String, presents: Bool, wasActivated: Bool, isTold: Bool, because: String) {
    let it = Case()
    let (told, said) = it.builder.ask {
      $1.holds(SearchEvents.judge(it.search, presents: presents, wasActivated: wasActivated))
    }
    expect(told, equals: isTold, "\(name)")
    expect(said, equals: ["SCH-03 decided search: \(because)"], "\(name)")
  }

  // MARK: Who it holds (SCH-04)

  @Test func anActiveSearchHoldsItsHost() {
    var it = Case()
    #expect(it.builder.ask { $1.note(SearchOutlivesItsHostsPlace.judge(it.host, $0)) }.said.isEmpty)
    it.activate()
    expect(
      it.builder.ask { $1.note(SearchOutlivesItsHostsPlace.judge(it.host, $0)) }.said,
      equals: ["SCH-04 decided host: presents search still: both are held until that is dismissed"])
    #expect(it.builder.ask { $1.note(SearchOutlivesItsHostsPlace.judge(it.nav, $0)) }.said.isEmpty)
    let modal = it.builder.add("modal")
    it.builder.present(modal, by: it.search)
    #expect(
      it.builder.ask { $1.note(SearchOutlivesItsHostsPlace.judge(it.search, $0)) }.said.isEmpty,
      "what it presents is no search")
  }
}

import Testing

@testable import PresentationModel

/// What a presentation takes out of the window (REM).
@Suite struct WhatLeavesTheWindowTests {
  typealias Row = (profile: Profile, style: ModalPresentationStyle, leaves: Bool, said: [String])

  private static let own =
    "REM-02 decided root: its own view leaves, with everything in it; nothing below it and nothing beside it"
  private static let sheet = "REM-04 decided root: a sheet never removes it from the window, however much it covers"
  private static let lower = "REM-05 decided root: the classic documents take out every lower level too"

  private static func takes(_ style: String) -> String {
    "REM-01 decided root: .\(style) removes its view from the window when the presentation has ended"
  }

  private static func stays(_ style: String) -> String {
    "REM-01 declined root: stays in the window under .\(style)"
  }

  @Test(
    arguments: [
      (.newest, .fullScreen, true, [takes("fullScreen"), own]),
      (.newest, .currentContext, true, [takes("currentContext"), own]),
      (.documents, .fullScreen, true, [takes("fullScreen"), own, lower]),
      (.documents, .currentContext, true, [takes("currentContext"), own]),
      (.newest, .overFullScreen, false, [stays("overFullScreen")]),
      (.newest, .overCurrentContext, false, [stays("overCurrentContext")]),
      (.newest, .popover, false, [stays("popover")]), (.newest, .custom, false, [stays("custom")]),
      (.newest, .pageSheet, false, [stays("pageSheet"), sheet]),
      (.newest, .formSheet, false, [stays("formSheet"), sheet]),
      (.ios(UIKitVersion(12)), .pageSheet, false, [stays("pageSheet")]),
    ] as [Row])
  func theAdaptedStyleDecides(row: Row) {
    var (builder, root, x) = WorldBuilder.pair(row.profile)
    let presentation = builder.ask(root, toPresent: x, row.style)
    let (views, said) = builder.ask { WhatLeavesTheWindow.answer(presentation, $0, &$1) }
    expect(views, equals: row.leaves ? [root] : nil)
    expect(said, equals: row.said)
    expect(WhatLeavesTheWindow.answer(presentation, builder.world), equals: views)
  }

  @Test(arguments: [true, false])
  func aCustomControllersClassDecides(removes: Bool) {
    var (builder, root, x) = WorldBuilder.pair()
    let controller = builder.object("Remover", .presentationController)
    builder.world.hierarchy.assign(.object(controller), .shouldRemovePresentersView, .bool(removes))
    let presentation = builder.ask(root, toPresent: x, .custom, controller: controller)
    expect(WhatLeavesTheWindow.answer(presentation, builder.world), equals: removes ? [root] : nil)
  }

  @Test func anAlertLeavesThePresenterWhereItIs() {
    var (builder, root, x) = WorldBuilder.pair(.newest, .iPhone, .portrait, .alert)
    let presentation = builder.ask(root, toPresent: x, .custom, own: .alert)
    let (views, said) = builder.ask { WhatLeavesTheWindow.answer(presentation, $0, &$1) }
    expect(views, equals: nil)
    expect(said, equals: ["REM-01 declined root: stays in the window under an alert, a search and the like"])
  }

  @Test(arguments: [(Profile.newest, ["modal"]), (.documents, ["modal", "root"])])
  func theDocumentsLeaveOnlyThePresented(profile: Profile, names: [String]) {
    var (builder, root, x) = WorldBuilder.pair(profile)
    let modal = builder.add("modal")
    builder.present(modal, by: root)
    let presentation = builder.ask(modal, toPresent: x, .fullScreen)
    let views = WhatLeavesTheWindow.answer(presentation, builder.world)
    expect(views?.map { builder.world.hierarchy.name(of: $0) }, equals: names)
    // What is out already leaves no second time.
    builder.world.hierarchy.set(modal, .viewRemoved, true)
    expect(WhatLeavesTheWindow.answer(presentation, builder.world)?.count, equals: names.count - 1)
  }

  @Test func whatWasTakenOutComesBackUnlessAnotherKeepsIt() {
    var (builder, root, x) = WorldBuilder.pair()
    let above = builder.add("above")
    builder.present(x, by: root)
    builder.present(above, by: x)
    builder.world.hierarchy.setRemovedViews(by: x, [root])
    builder.world.hierarchy.setRemovedViews(by: above, [x, root])
    expect(WhatLeavesTheWindow.returning([x, above], builder.world), equals: [root])
    expect(WhatLeavesTheWindow.returning([above], builder.world), equals: [x, root])
    builder.world.hierarchy.presentations[x]?.hasSettled = true
    expect(WhatLeavesTheWindow.returning([above], builder.world), equals: [x])
  }

  @Test func theMomentIsToldOnce() {
    let (builder, root, x) = WorldBuilder.pair()
    #expect(builder.ask { WhatLeavesTheWindow.moves([], &$1) }.said.isEmpty)
    expect(
      builder.ask { WhatLeavesTheWindow.moves([root, x], &$1) }.said,
      equals: [
        "REM-03 decided root: its view leaves when the presentation has ended, and is back before the dismissal's "
          + "did-callbacks"
      ])
  }
}

import Testing

@testable import PresentationModel

/// Whether a container view covers the window: its frame is then the window's too (CUS-18).
extension TransitionContextTests {
  /// A navigation controller in which a stack changes, and whether its bounds are the window's.
  private static func coversTheWindow(_ build: (inout WorldBuilder) -> ControllerID) -> Bool {
    var builder = WorldBuilder()
    let nav = build(&builder)
    let (old, new) = (builder.add("old", in: nav), builder.add("new", in: nav))
    let id = builder.begin(.stack, of: nav, new)
    builder.world[id].from = [old]
    let frame = builder.ask {
      $1.take(FramesAreZeroOffScreen.judge(old, isInitial: true, $0[id], $0)) ?? FramesAreZeroOffScreen.zero
    }.answer
    #expect(frame == StandardValues.whole || frame == FramesAreZeroOffScreen.container)
    return frame == StandardValues.whole
  }

  private static func root(_ builder: inout WorldBuilder, _ kind: ControllerKind) -> ControllerID {
    let root = builder.add("top", kind)
    builder.window(root)
    return root
  }

  @Test(
    arguments: [
      ("tab bar", .tabBar, false, true), ("navigation", .navigation, false, true), ("page", .page, false, true),
      ("a column", .split, false, false), ("a collapsed split view", .split, true, true),
      ("a container of one's own", .plain, false, false),
    ] as [(String, ControllerKind, Bool, Bool)])
  func insideAContainer(name: String, kind: ControllerKind, isCollapsed: Bool, covers: Bool) {
    let found = Self.coversTheWindow { builder in
      let container = Self.root(&builder, kind)
      builder.world.hierarchy.set(container, .collapsed, isCollapsed)
      return builder.add("nav", .navigation, in: container)
    }
    expect(found, equals: covers, "\(name)")
  }

  typealias Level = (
    name: String, style: ModalPresentationStyle, own: OwnPresentation?, isContextBased: Bool, inTabs: Bool,
    covers: Bool
  )

  @Test(
    arguments: [
      ("full screen", .fullScreen, nil, false, false, true), ("page sheet", .pageSheet, nil, false, false, false),
      ("form sheet", .formSheet, nil, false, false, false), ("popover", .popover, nil, false, false, false),
      ("a presentation of its own", .custom, .activity, false, false, false),
      ("custom", .custom, nil, false, false, true), ("in tabs, full screen", .fullScreen, nil, false, true, true),
      ("in tabs, in a sheet", .pageSheet, nil, false, true, false),
    ] as [Level])
  func insideAPresentation(row: Level) {
    let found = Self.coversTheWindow { builder in
      let root = Self.root(&builder, .plain)
      let level = builder.add("level", row.inTabs ? .tabBar : .navigation)
      builder.present(level, by: root, isContextBased: row.isContextBased)
      builder.world.hierarchy.presentations[level]?.adaptedStyle = row.style
      builder.world.hierarchy.presentations[level]?.own = row.own
      return row.inTabs ? builder.add("nav", .navigation, in: level) : level
    }
    expect(found, equals: row.covers, "\(row.name)")
  }

  /// Over a context it is as large as its presenter: what lies around that counts.
  @Test(
    arguments: [
      ("in a tab", .tabBar, nil, true), ("in a column", .split, nil, false),
      ("in a tab of a sheet", .tabBar, .pageSheet, false),
      ("in a tab of a full-screen level", .tabBar, .fullScreen, true),
      // What is full screen covers the window, wherever its presenter stands.
      ("in a column of a full-screen level", .split, .fullScreen, false),
    ] as [(String, ControllerKind, ModalPresentationStyle?, Bool)])
  func overAContext(name: String, kind: ControllerKind, level: ModalPresentationStyle?, covers: Bool) {
    for isContextBased in [true, false] {
      let found = Self.coversTheWindow { builder in
        var container = Self.root(&builder, level == nil ? kind : .plain)
        if let level {
          let root = container
          container = builder.add("level", kind)
          builder.present(container, by: root)
          builder.world.hierarchy.presentations[container]?.adaptedStyle = level
        }
        let presenter = builder.add("presenter", .navigation, in: container)
        let nav = builder.add("nav", .navigation)
        builder.present(nav, by: presenter, isContextBased: isContextBased)
        builder.world.hierarchy.presentations[nav]?.adaptedStyle = isContextBased ? .overCurrentContext : .fullScreen
        return nav
      }
      expect(found, equals: covers || !isContextBased, "\(name)")
    }
  }

  /// A presentation over a context covers what its presenter covers; every other the window.
  @Test(arguments: [Transition.Kind.present, .dismiss], [true, false])
  func aPresentationItself(kind: Transition.Kind, isContextBased: Bool) {
    var builder = WorldBuilder()
    let split = Self.root(&builder, .split)
    let column = builder.add("column", .navigation, in: split)
    let card = builder.add("card")
    builder.present(card, by: column, isContextBased: isContextBased)
    let id = builder.begin(kind, of: column, card)
    let frame = builder.ask {
      $1.take(FramesAreZeroOffScreen.judge(card, isInitial: kind == .dismiss, $0[id], $0))
        ?? FramesAreZeroOffScreen.zero
    }.answer
    expect(frame, equals: isContextBased ? FramesAreZeroOffScreen.container : StandardValues.whole)
  }

  /// A presentation controller of the file's says what it says.
  @Test func aClassSaysItsOwnFrame() {
    var builder = WorldBuilder()
    let root = Self.root(&builder, .plain)
    let card = builder.add("card")
    let controller = builder.object("Part", .presentationController)
    builder.world.hierarchy.assign(
      .object(controller), .frameOfPresentedViewInContainerView, .enumeration(.frame, FramesAreZeroOffScreen.part))
    var presentation = builder.ask(root, toPresent: card, .custom, controller: controller)
    expect(FramesAreZeroOffScreen.frameOfPresented(presentation, builder.world), equals: FramesAreZeroOffScreen.part)
    presentation.adaptedStyle = .fullScreen
    expect(
      FramesAreZeroOffScreen.frameOfPresented(presentation, builder.world), equals: FramesAreZeroOffScreen.container)
    presentation.adaptedStyle = .custom
    presentation.controllerObject = nil
    expect(
      FramesAreZeroOffScreen.frameOfPresented(presentation, builder.world), equals: FramesAreZeroOffScreen.container)
  }
}

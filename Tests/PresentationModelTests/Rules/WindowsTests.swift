import Testing

@testable import PresentationModel

/// Windows and their roots.
@Suite struct WindowsTests {
  @Test func aWindowChangesOnce() {
    var builder = WorldBuilder()
    let window = builder.window(builder.add("root"))
    let same = builder.ask { Windows.changes(window, isVisible: true, $0, &$1) }
    #expect(!same.answer && same.said.isEmpty)
    let hidden = builder.ask { Windows.changes(window, isVisible: false, $0, &$1) }
    #expect(hidden.answer)
    expect(hidden.said, equals: ["WIN-01 decided root: 'window' is hidden, and its views stay where they are"])
  }

  /// Which window is key after the key one was hidden nobody knows (CHO-81).
  @Test(arguments: [true, false]) func aHiddenWindowIsNotKey(isVisible: Bool) {
    var builder = WorldBuilder()
    let window = builder.window(builder.add("root"))
    builder.world.hierarchy.windowRows[0].isVisible = isVisible
    let asked = builder.trace { $1.take(VisibleWindowShowsItsRoot.judge(key: window, $0)) }
    expect(asked.first?.choice, equals: isVisible ? nil : .cho81)
    expect(
      builder.ask { $1.take(VisibleWindowShowsItsRoot.judge(key: window, $0)) }.said,
      equals: isVisible
        ? [] : ["WIN-01 decided root: 'window' was key and is hidden: no other window is taken for the key one"])
  }

  @Test func aChildBecomesNoRoot() {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    let child = builder.add("child", in: nav)
    let asked = builder.ask { $1.take(ChildCannotBecomeRootPresentedCan.judge(child: child, $0)) }
    expect(
      builder.texts(asked.answer),
      equals: [
        "child view controller:<UIViewController child> should have parent view controller:(null) but actual parent is:<UINavigationController nav>"
      ])
    expect(asked.said, equals: ["WIN-04 decided child: is a child of nav and cannot become a root: an exception"])
    #expect(builder.ask { $1.take(ChildCannotBecomeRootPresentedCan.judge(child: nav, $0)) }.answer == nil)
  }

  @Test(arguments: [12, 13])
  func aPresentedControllerBecomesRoot(version: Int) {
    var builder = WorldBuilder(ios: version)
    let (root, modal) = (builder.add("root"), builder.add("modal"))
    builder.window(root)
    builder.present(modal, by: root)
    let asked = builder.ask { $1.take(ChildCannotBecomeRootPresentedCan.judge(presented: modal, $0)) }
    expect(asked.answer?.text(in: builder.world) != nil, equals: version >= 13)
    #expect(asked.said.count == 1 && asked.said[0].hasPrefix("WIN-04 decided modal: is presented by root"))
    expect(builder.ask { $1.take(ChildCannotBecomeRootPresentedCan.judge(root: modal, $0)) }.answer, equals: nil)
    expect(builder.ask { $1.take(ChildCannotBecomeRootPresentedCan.judge(root: root, $0)) }.answer, equals: WindowID(0))
  }

  @Test(arguments: [true, false])
  func whoGoesWithARoot(isContextBased: Bool) {
    var builder = WorldBuilder()
    let (root, modal) = (builder.add("root"), builder.add("modal"))
    let child = builder.add("child", in: root)
    builder.window(root)
    let alone = builder.ask { Windows.leaving(withRoot: root, $0, &$1) }
    expect(alone.answer, equals: [root, child])
    #expect(alone.said.count == 1 && alone.said[0].hasPrefix("WIN-02 decided root: "))
    builder.present(modal, by: root, isContextBased: isContextBased)
    builder.world.hierarchy.presentations[modal]?.hasBegun = true
    let presenting = builder.ask { Windows.leaving(withRoot: root, $0, &$1) }
    expect(presenting.answer, equals: isContextBased ? [root, child, modal] : [root, child])
    expect(
      presenting.said,
      equals: [
        "WIN-03 decided root: is not the root any more: the presentation over it stands",
        "DIS-13 decided root: goes on presenting: a new root dismisses nothing",
      ])
    expect(builder.world.hiding(with: root), equals: [root, child, modal])
    expect(builder.world.standing(on: root), equals: [root, modal])
  }

  @Test(arguments: [
    (Profile.ios(UIKitVersion(8)), "WIN-06", false), (.ios(UIKitVersion(9)), "WIN-05", true), (.newest, "WIN-05", true),
    (.documents, "WIN-05", true),
  ])
  func aWindowWithoutARoot(profile: Profile, rule: String, throwsException: Bool) {
    var builder = WorldBuilder(profile)
    builder.window(builder.add("root"))
    #expect(builder.ask { Windows.withoutRoot($0, &$1) }.answer == nil)
    builder.window(nil)
    let asked = builder.ask { Windows.withoutRoot($0, &$1) }
    #expect(asked.said.count == 1 && asked.said[0].hasPrefix("\(rule) decided: a window has no root"))
    expect(
      asked.answer?.text(in: builder.world),
      equals: "Application windows are expected to have a root view controller at the end of application launch")
    if case .exception = asked.answer?.message.kind { #expect(throwsException) } else { #expect(!throwsException) }
  }

  /// A header, and what UIKit says at launch of an app without scenes (WIN-07).
  @Test(arguments: [
    ("ios 27\napp.scenes = false", "W-E01"), ("ios 27.3\napp.scenes = false", "W-E01"), ("app.scenes = false", ""),
    ("ios 27", ""), ("ios 27\napp.scenes = true", ""), ("ios 26\napp.scenes = false", "W-L01"),
    ("ios 18.4\napp.scenes = false", "W-L01"), ("ios 18.3\napp.scenes = false", ""), ("ios 26", ""),
    ("rules docs\napp.scenes = false", ""),
  ])
  func anAppWithoutScenes(header: String, said: String) throws {
    let program = try Scenario.program(header + "\nwindow\n  home: Home")
    var runner = ScenarioRunner(program)
    let launch = runner.launch()
    expect(launch.exception?.id?.text ?? launch.console.map(\.id.text).joined(), equals: said, "\(header)")
    expect(runner.hierarchy.isViewLoaded(ControllerID(row: 0)), equals: said != "W-E01", "\(header)")
    expect(launch.notes.isEmpty, equals: header != "app.scenes = false", "\(header)")
  }
}

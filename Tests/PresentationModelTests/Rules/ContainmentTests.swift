import Testing

@testable import PresentationModel

/// Parents and children, and views that code moves.
@Suite struct ContainmentTests {
  @Test func addChildSaysWhoIsLeft() {
    var builder = WorldBuilder()
    let (p, q) = (builder.add("p"), builder.add("q"))
    let (free, child) = (builder.add("free"), builder.add("child", in: p))
    builder.world.hierarchy.setPlace(child, .none)

    let fresh = builder.ask { Containment.addChild(free, to: p, $0, &$1) }
    if case .adds(leaving: nil) = fresh.answer {} else { Issue.record("\(fresh.answer)") }
    expect(
      fresh.said, equals: ["CON-01 decided free: becomes a child of p: willMove is called, didMove is left to code"])

    let again = builder.ask { Containment.addChild(child, to: p, $0, &$1) }
    if case .isThereAlready = again.answer {} else { Issue.record("\(again.answer)") }
    expect(again.said, equals: ["CON-01 declined child: is a child of p already: nothing happens"])

    let moved = builder.ask { Containment.addChild(child, to: q, $0, &$1) }
    if case .adds(leaving: p) = moved.answer {} else { Issue.record("\(moved.answer)") }
    #expect(moved.said[0].hasPrefix("CON-01 decided child: leaves p and becomes a child of q"))
  }

  @Test func addChildRefuses() {
    var builder = WorldBuilder()
    let p = builder.add("p")
    let child = builder.add("child", in: p)
    let other = builder.add("other")
    builder.window(p)
    builder.world.hierarchy.setPlace(other, .inside(p))

    func refusal(_ x: ControllerID, _ parent: ControllerID) -> (text: String, said: String) {
      let asked = builder.ask { Containment.addChild(x, to: parent, $0, &$1) }
      guard case .refused(let refusal) = asked.answer else { return ("", "") }
      return (builder.texts(refusal).joined(), asked.said.joined())
    }
    expect(
      refusal(p, other).text,
      equals:
        "adding a root view controller <UIViewController p> as a child of view controller:<UIViewController other>")
    expect(refusal(child, child).text, equals: "NSInvalidArgumentException")
    expect(refusal(child, child).said, equals: "CON-01 decided child: cannot become its own child: an exception")
    builder.world.hierarchy.windowRows[0].root = nil
    expect(
      refusal(p, child).said,
      equals: "CON-01 decided p: cannot become a child of child, which stands on it: an exception")
    expect(
      refusal(other, child).text,
      equals:
        "child view controller:<UIViewController other> should have parent view controller:<UIViewController p> but requested parent is:<UIViewController child>"
    )
    expect(
      refusal(other, child).said,
      equals: "CON-09 decided other: its view lies in that of p, so child cannot be its parent: an exception")
  }

  /// The line names the call that code has made.
  @Test(arguments: [Callback.willMove, .didMove])
  func aMoveCallbackByHandIsNamed(_ callback: Callback) {
    var builder = WorldBuilder()
    let x = builder.add("x")
    let asked = builder.ask { $1.note(MoveCallbacksByHandArePlainCalls.judge(callback, on: x)) }
    let name = callback == .willMove ? "willMove" : "didMove"
    expect(
      asked.said, equals: ["CON-03 decided x: gets \(name)(toParent:) because code calls it, and UIKit changes nothing"]
    )
  }

  @Test func removeFromParentNeedsAParent() {
    var builder = WorldBuilder()
    let p = builder.add("p")
    let child = builder.add("child", in: p)
    let removed = builder.ask { Containment.removeFromParent(child, $0, &$1) }
    expect(removed.answer, equals: p)
    expect(
      removed.said,
      equals: [
        "CON-03 decided child: leaves without willMove(toParent: nil): nobody calls it",
        "CON-02 decided child: leaves p: didMove(toParent: nil) is called, and nothing else",
      ])
    // Code has called willMove, and never didMove.
    builder.world.hierarchy.append(child, to: p)
    builder.world.hierarchy.set(child, .movingFrom, true)
    expect(builder.ask { Containment.removeFromParent(child, $0, &$1) }.said.count, equals: 1)
    builder.world.hierarchy.set(child, .movingTo, true)
    expect(
      builder.ask { Containment.ends([child, child], $0, &$1) }.said,
      equals: [
        "CON-03 decided child: never gets didMove(toParent: p): nobody calls it"
      ])
    let nobody = builder.ask { Containment.removeFromParent(p, $0, &$1) }
    expect(nobody.answer, equals: nil)
    expect(nobody.said, equals: ["CON-02 declined p: has no parent: nothing happens"])
  }

  @Test func aViewsPlaceIsItsParentsView() {
    var builder = WorldBuilder()
    let (p, q) = (builder.add("p"), builder.add("q"))
    let child = builder.add("child", in: p)
    let window = builder.window(q)

    func texts(_ x: ControllerID, _ place: Place) -> [String] {
      builder.texts(builder.ask { $1.take(ChildsViewBelongsInItsParents.judge(x, into: place, $0)) }.answer)
    }
    let actual = "but actual parent is:<UIViewController p>"
    #expect(texts(child, .inside(p)).isEmpty)
    #expect(texts(p, .inside(q)).isEmpty)
    #expect(texts(p, .window(window)).isEmpty)
    expect(
      texts(child, .inside(q)),
      equals: [
        "child view controller:<UIViewController child> should have parent view controller:<UIViewController q> \(actual)"
      ])
    expect(
      texts(child, .window(window)),
      equals: [
        "child view controller:<UIViewController child> should have parent view controller:(null) \(actual)"
      ])
    expect(texts(p, .inside(child)), equals: ["NSInvalidArgumentException"])
    let itself = builder.ask { $1.take(ChildsViewBelongsInItsParents.judge(p, into: .inside(p), $0)) }
    expect(itself.answer?.utterances.map(\.message.id), equals: [.ne05])
    expect(itself.said, equals: ["CON-09 decided p: its view cannot lie in itself: an exception"])
  }

  static let entries: [(host: AppearanceState, forwards: Bool, isInWindow: Bool, between: Bool, rule: String)] = [
    (.appeared, true, true, false, "CON-04"), (.appearing, true, true, false, "CON-04"),
    (.disappeared, true, true, false, "CON-05"), (.disappearing, true, true, false, "CON-05"),
    (.appeared, true, false, false, "CON-05"), (.appeared, false, true, false, "CON-06"),
    (.appeared, false, false, false, "CON-06"), (.appeared, true, true, true, "CON-07"),
    (.disappeared, false, false, true, "CON-07"),
  ]

  @Test(arguments: entries)
  func aViewThatComes(host: AppearanceState, forwards: Bool, isInWindow: Bool, between: Bool, rule: String) {
    var builder = WorldBuilder()
    let p = builder.add("p", state: host)
    let child = builder.add("child", in: p, state: .disappeared)
    builder.world.hierarchy.setPlace(child, .none)
    if isInWindow { builder.window(p) }
    builder.assign(p, .shouldAutomaticallyForwardAppearanceMethods, .bool(forwards))
    builder.world.hierarchy.set(child, .codeTransition, between)
    let asked = builder.ask { Containment.addSubview(child, into: .inside(p), $0, &$1) }
    #expect(asked.said.count == 1 && asked.said[0].hasPrefix("\(rule) decided child: "))
    switch (asked.answer, rule) {
    case (.appears, "CON-04"), (.isLeftToCode, "CON-06"), (.isLeftToCode, "CON-07"): break
    case (.waits, "CON-05"): #expect(isInWindow)
    case (.waitsOutside, "CON-05"): #expect(!isInWindow)
    default: Issue.record("\(rule): \(asked.answer)")
    }
  }

  @Test func aViewThatMovesInsideAWindowCallsNothing() {
    var builder = WorldBuilder()
    let p = builder.add("p")
    let guest = builder.add("guest")
    let window = builder.window(p)
    builder.world.hierarchy.setPlace(guest, .inside(p))
    let asked = builder.ask { Containment.addSubview(guest, into: .window(window), $0, &$1) }
    if case .moves = asked.answer {} else { Issue.record("\(asked.answer)") }
    expect(asked.said, equals: ["CON-08 decided guest: has no parent, and its view brings its callbacks all the same"])
  }

  @Test(arguments: AppearanceState.allCases)
  func aViewThatGoes(state: AppearanceState) {
    var builder = WorldBuilder()
    let p = builder.add("p")
    let child = builder.add("child", in: p, state: state)
    let outside = builder.ask { Containment.removeFromSuperview(child, $0, &$1) }
    expect(outside.answer, equals: .leavesSilently)
    builder.window(p)
    let inside = builder.ask { Containment.removeFromSuperview(child, $0, &$1) }
    expect(inside.answer, equals: state == .appeared || state == .appearing ? .disappears : .leavesSilently)
    #expect(inside.said.count == 1 && inside.said[0].hasPrefix("CON-04 "))
    builder.assign(p, .shouldAutomaticallyForwardAppearanceMethods, .bool(false))
    let left = builder.ask { Containment.removeFromSuperview(child, $0, &$1) }
    expect(left.answer, equals: .leavesSilently)
    expect(left.said, equals: ["CON-06 decided child: p does not forward appearance: moving its view calls nothing"])
  }

  @Test(arguments: [12, 13])
  func aRootMovedByHand(version: Int) {
    var builder = WorldBuilder(ios: version)
    let (root, other) = (builder.add("root"), builder.add("other"))
    builder.window(root)
    let asked = builder.ask { $1.take(ChildCannotBecomeRootPresentedCan.judge(movedByHand: root, $0)) }
    expect(asked.answer != nil, equals: version >= 13)
    expect(asked.said.count, equals: version >= 13 ? 1 : 0)
    #expect(builder.ask { $1.take(ChildCannotBecomeRootPresentedCan.judge(movedByHand: other, $0)) }.answer == nil)
  }

  @Test func transitionNeedsBothChildrenAndAContainerThatForwards() {
    var builder = WorldBuilder()
    let p = builder.add("p")
    let (from, to, stranger) = (builder.add("from", in: p), builder.add("to", in: p), builder.add("stranger"))
    let right = builder.ask { Containment.transition(from: from, to: to, in: p, $0, &$1) }
    #expect(right.answer == nil)
    expect(
      right.said, equals: ["CON-10 decided p: exchanges the views of from and to, and calls no willMove or didMove"])
    let wrong = builder.ask { Containment.transition(from: from, to: stranger, in: p, $0, &$1) }
    #expect(builder.texts(wrong.answer)[0].hasPrefix("Children view controllers <UIViewController from> and"))
    builder.assign(p, .shouldAutomaticallyForwardAppearanceMethods, .bool(false))
    let silent = builder.ask { Containment.transition(from: from, to: to, in: p, $0, &$1) }
    expect(builder.texts(silent.answer), equals: ["NSInvalidArgumentException"])
    #expect(silent.said.count == 1 && silent.said[0].hasPrefix("CON-06 decided p: "))
  }

  @Test func whoIsPresentedKeepsThatLinkAsAChild() {
    var builder = WorldBuilder()
    let (p, root, x) = (builder.add("p"), builder.add("root"), builder.add("x"))
    #expect(builder.ask { $1.note(AddChildSaysWillMove.judge(presented: x, in: p, $0)) }.said.isEmpty)
    builder.present(x, by: root)
    expect(
      builder.ask { $1.note(AddChildSaysWillMove.judge(presented: x, in: p, $0)) }.said,
      equals: ["CON-01 decided x: is presented by root: it keeps that link, and becomes a child of p as well"])
  }

  /// A view cannot lie in one that lies in it, however far; only addedViews can come to it.
  @Test func viewsCloseNoCircle() {
    var builder = WorldBuilder()
    let (a, b, c) = (builder.add("a"), builder.add("b"), builder.add("c"))
    func circle(_ x: ControllerID, _ place: Place) -> String {
      builder.ask { $1.take(ChildsViewBelongsInItsParents.judge(circle: x, into: place, $0)) }.said.joined()
    }
    #expect(circle(a, .inside(b)).isEmpty, "nobody is a guest")
    builder.world.hierarchy.setPlace(b, .inside(a))
    builder.world.hierarchy.addedViews[a] = [b]
    builder.world.hierarchy.setPlace(c, .inside(b))
    builder.world.hierarchy.addedViews[b] = [c]
    #expect(circle(a, .inside(b)).hasSuffix("decided a: its view cannot lie in a view that lies in it: an exception"))
    #expect(circle(a, .inside(a)).hasSuffix("decided a: its view cannot lie in itself: an exception"))
    #expect(circle(c, .inside(a)).isEmpty)
    #expect(circle(b, .none).isEmpty)
  }
}

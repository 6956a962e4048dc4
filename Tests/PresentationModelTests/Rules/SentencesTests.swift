import Testing

@testable import PresentationModel

/// Where a rule has more than one sentence, or a note that comes only sometimes: each of them where it is so, asked of a
/// world made by hand. What a rule answers stands in the suites of its question.
@Suite struct SentencesTests {
  /// A finding as text: verdict and sentence, with the open question and the silent failure that come with it.
  private static func text<Answer>(_ builder: WorldBuilder, _ finding: Finding<Answer>?) -> String? {
    builder.trace { $1.note(finding) }.first.map { entry in
      let silence = entry.silence.map { id in
        let names = entry.silentNames.controllers.map { builder.world.hierarchy.name(of: $0) }
        return " [\(id.text) \(entry.silentNames.variant): \(names.joined(separator: ", "))]"
      }
      return "\(entry.verdict): \(BecauseText.text(entry, builder.world.hierarchy))"
        + (entry.choice.map { " [\($0.text)]" } ?? "") + (silence ?? "")
    }
  }

  // MARK: Containment

  @Test func willMoveOpensASpanOfItsOwn() {
    var builder = WorldBuilder()
    let (p, x) = (builder.add("p"), builder.add("x"))
    let judge = MovingBetweenWillMoveAndDidMove.judge
    expect(Self.text(builder, judge(x, nil)), equals: "decided: isMovingFromParent is true until its didMove")
    expect(Self.text(builder, judge(x, p)), equals: "decided: isMovingToParent is true until its didMove")
  }

  @Test func aViewInAnotherWindowsRootIsAnOpenQuestion() {
    var builder = WorldBuilder()
    let root = builder.add("root")
    let (parent, host) = (builder.add("parent", in: root), builder.add("host", in: root))
    let child = builder.add("child", in: parent)
    builder.window(root)
    let other = builder.add("other")
    builder.window(other, name: "second")
    func said(_ host: ControllerID) -> String? {
      Self.text(builder, ChildsViewBelongsInItsParents.judge(child, into: .inside(host), builder.world))
    }
    expect(said(host)?.hasSuffix("cannot lie in that of host: an exception"), equals: true)
    expect(said(root)?.hasSuffix("cannot lie in that of root: an exception"), equals: true)
    expect(said(other)?.hasSuffix("cannot lie in that of other: an exception [CHO-59]"), equals: true)
  }

  /// A child goes that nobody has told 'didMove': said where code says 'willMove(toParent: nil)', or takes it out.
  @Test func aDidMoveThatNobodyCallsIsToldWhenTheChildGoes() {
    var builder = WorldBuilder()
    let p = builder.add("p")
    let x = builder.add("x", in: p)
    func rules(_ callback: Callback, _ parent: ControllerID?) -> [MessageID?] {
      builder.trace { Containment.movesByHand(x, is: callback, to: parent, $0, &$1) }.map(\.silence)
    }
    expect(rules(.willMove, nil), equals: [nil])
    builder.world.hierarchy.set(x, .movingTo, true)
    expect(rules(.willMove, nil), equals: [.cs02, nil])
    expect(rules(.didMove, nil), equals: [nil])
    expect(rules(.willMove, p), equals: [nil])
    func removal() -> [MessageID?] {
      builder.trace { _ = Containment.removeFromParent(x, $0, &$1) }.map(\.silence)
    }
    expect(removal().filter { $0 == .cs02 }.count, equals: 2)
    builder.world.hierarchy.set(x, .movingTo, false)
    expect(removal().filter { $0 == .cs02 }.count, equals: 1)
    // The run is over: only who is on screen has waited for it.
    builder.world.hierarchy.set(x, .movingTo, true)
    expect(builder.trace { Containment.ends([x, x], $0, &$1) }.map(\.silence), equals: [.cs02])
    builder.world.hierarchy.setState(x, .disappeared)
    #expect(builder.trace { Containment.ends([x], $0, &$1) }.isEmpty)
  }

  @Test func anUndeclaredContainerIsNamedByItsControllerIfThereIsOne() {
    var builder = WorldBuilder()
    let x = builder.add("main", .tabBar)
    var info = ClassInfo(name: "MainTabBarController", superclass: nil, kind: .controller(.tabBar), isDeclared: false)
    func said(_ first: ControllerID?) -> String? {
      var ledger = Ledger()
      let name = ledger.name(.string("MainTabBarController"))
      ledger.note(UndeclaredClassIsWhatItsNameSays.judge(info, named: name, first: first))
      return ledger.entries.first.map { BecauseText.text($0, builder.world.hierarchy) }
    }
    expect(said(x), equals: nil)
    info.isTakenByName = true
    expect(said(x), equals: "is a UITabBarController: the name of its class says so, and nothing declares the class")
    expect(said(nil)?.contains("is taken for a subclass of UITabBarController"), equals: true)
  }

  // MARK: Presenting and dismissing

  @Test func aDismissalThatGoesDownSaysWhatElseGoes() {
    var (builder, root, x) = WorldBuilder.pair()
    builder.present(x, by: root)
    let (inner, going) = (builder.add("inner", in: x), builder.add("going"))
    func said(_ receiver: ControllerID, _ going: ControllerID?) -> String? {
      Self.text(builder, NearestThatPresentsDismisses.forwards(from: receiver, beside: going, builder.world))
    }
    expect(said(x, nil), equals: "decided: presents x, the level the call came from: it goes whole, with all in it")
    expect(
      said(inner, nil),
      equals: "decided: presents x, the level the call came from: it goes whole, with all in it [D-S05 0: inner, x]")
    expect(
      said(inner, going), equals: "decided: presents x, the level the call came from: it goes too [D-S02 0: going, x]")
    expect(said(root, nil), equals: nil)
  }

  @Test func aNewRootLeavesAPresentationOfItsLevel() {
    var (builder, root, x) = WorldBuilder.pair()
    expect(Self.text(builder, NewRootDismissesNothing.judge(root, builder.world)), equals: nil)
    builder.present(x, by: root)
    // One that has not begun comes and goes with the pass.
    expect(Self.text(builder, NewRootDismissesNothing.judge(root, builder.world)), equals: nil)
    builder.world.hierarchy.presentations[x]?.hasBegun = true
    #expect(
      Self.text(builder, NewRootDismissesNothing.judge(root, builder.world))?.hasSuffix("nothing [X-S02 0: x]")
        ?? false || Self.text(builder, NewRootDismissesNothing.judge(root, builder.world))?.contains(" 0: x]") == true)
    // Presented over a context inside the root's level.
    var inside = WorldBuilder()
    let outer = inside.add("outer")
    let child = inside.add("child", in: outer)
    inside.window(outer)
    let card = inside.add("card")
    inside.present(card, by: child, isContextBased: true)
    inside.world.hierarchy.presentations[card]?.hasBegun = true
    expect(Self.text(inside, NewRootDismissesNothing.judge(outer, inside.world))?.contains(" 1: card]"), equals: true)
  }

  @Test func presentingNamesTheSourceWhereItIsAnother() {
    var (builder, root, x) = WorldBuilder.pair()
    let source = builder.add("source", in: root)
    let inner = builder.add("inner", in: x)
    builder.present(x, by: root)
    func said(_ x: ControllerID) -> String? {
      Self.text(builder, PresentingAnswersForAnAncestor.judge(x, builder.world))
    }
    expect(said(x), equals: "decided: answers root, which presents it")
    expect(said(inner), equals: "decided: answers for its ancestor x, presented by root")
    builder.world.hierarchy.presentations[x]?.source = source
    expect(said(x)?.hasSuffix(" 0: root, x, source]"), equals: true)
    expect(said(inner)?.hasSuffix(" 0: root, x, source]"), equals: true)
  }

  // MARK: Calls while a transition runs

  /// iOS 8 has no line for it; a search that stands over the stack is a case of its own.
  @Test(arguments: [8, 9], [ControllerKind.plain, .search])
  func aDroppedStackChangeSaysWhetherUIKitSpeaks(version: Int, kind: ControllerKind) {
    var builder = WorldBuilder(ios: version)
    let (nav, x) = (builder.add("nav", .navigation), builder.add("x", kind))
    builder.window(nav)
    let end = version == 8 ? "UIKit leaves the stack alone" : "UIKit says so and leaves the stack alone"
    func said() -> String? {
      Self.text(builder, CallsWhileATransitionRuns.drops(nav, "pushViewController:", builder.world))
    }
    expect(said(), equals: nil)
    builder.queue(.present, of: nav)
    let isSearch = kind == .search
    expect(said(), equals: "decided: it has been asked to present in this run loop pass: \(end)")
    builder.present(x, by: nav)
    expect(said()?.hasPrefix("decided: it has been asked to present in this run loop pass: \(end)"), equals: true)
    expect(said()?.contains(" 0: "), equals: isSearch)
    builder.world.queued = []
    builder.world.hierarchy.presentations[x]?.isDismissing = true
    expect(
      (said() == "decided: x over it was dismissed in this run loop pass: \(end) [CHO-45] [\(MessageID.sl02.text) 0: ]"),
      equals: isSearch)
    builder.world.hierarchy.presentations[x]?.isDismissing = false
    builder.run(.present, of: nav)
    expect(said()?.hasPrefix("decided: a presentation or dismissal of its own is running: \(end)"), equals: true)
    expect(said()?.contains(" 0: "), equals: isSearch)
  }

  @Test func onlyAStackWaitsForItsOwnChange() {
    var builder = WorldBuilder()
    let (nav, plain) = (builder.add("nav", .navigation), builder.add("plain"))
    func waits(_ x: ControllerID) -> TransitionID? {
      builder.ask { $1.take(CallsWhileATransitionRuns.waits(x, $0)) }.answer
    }
    func pops(_ x: ControllerID) -> TransitionID? {
      builder.ask { $1.take(CallsWhileATransitionRuns.popsAfterwards(x, $0)) }.answer
    }
    #expect(waits(nav) == nil && pops(nav) == nil)
    let running = builder.run(.stack, of: nav)
    builder.run(.stack, of: plain)
    #expect(waits(nav) == running && pops(nav) == running)
    expect(waits(plain), equals: nil)
  }

  // MARK: Presentation controllers, animators

  @Test func whatViewDidLoadSetsTooLateIsStyleOrDelegate() {
    var (builder, root, x) = WorldBuilder.pair()
    builder.assign(x, .modalPresentationStyle, .style(.fullScreen))
    builder.ask(root, toPresent: x, .fullScreen)
    func said() -> String? {
      Self.text(builder, ViewDidLoadIsTooLate.judge(builder.world.hierarchy.presentations[x]!, builder.world))
    }
    expect(said(), equals: nil)
    let maker = builder.object("Fade")
    builder.assign(x, .transitioningDelegate, .object(maker))
    expect(
      said(),
      equals: "decided: its delegate was set while it was loaded inside 'present': it serves the dismissal alone")
    builder.world.hierarchy.presentations[x]?.wasAsked = true
    expect(said(), equals: nil)
    builder.assign(x, .modalPresentationStyle, .style(.pageSheet))
    expect(
      said(), equals: "decided: its style was set while it was loaded inside 'present': too late for this presentation")
    builder.world.hierarchy.presentations[x]?.own = .alert
    expect(said(), equals: nil)
    // Nobody sets anything where the class has no viewDidLoad.
    #expect(ViewDidLoadIsTooLate.inTime(x, builder.world) == nil)
  }

  @Test func aCustomOneThatWasReadSaysWhoServes() {
    var (builder, _, x) = WorldBuilder.pair()
    let object = builder.object("Half", .presentationController)
    func said(_ object: ObjectID?) -> String? {
      let frozen = FrozenPresentation(style: .custom, controllerObject: object)
      return Self.text(builder, ReadingACustomAsksItsDelegate.serves(frozen, x, builder.world))
    }
    expect(
      said(object), equals: "decided: Half was given when its presentation controller was read: nobody is asked again")
    expect(said(nil), equals: nil)
    let maker = builder.object("Maker")
    builder.assign(x, .transitioningDelegate, .object(maker))
    expect(said(nil), equals: nil)
    builder.assign(x, .modalPresentationStyle, .style(.custom))
    expect(said(nil)?.contains("was read before it was custom"), equals: true)
  }

  @Test func aDismissalSaysWhatItsDelegateGives() {
    var (builder, root, x) = WorldBuilder.pair()
    builder.present(x, by: root)
    func said() -> String? { Self.text(builder, DismissAsksForTheAnimator.judge(x, builder.world)) }
    expect(said(), equals: "declined: has no transitioning delegate now: modalTransitionStyle is played")
    let maker = builder.object("Maker")
    builder.assign(x, .transitioningDelegate, .object(maker))
    expect(said()?.hasSuffix("gives no animator: modalTransitionStyle is played"), equals: true)
    let fade = builder.object("Fade", .animator)
    builder.world.hierarchy.presentations[x]?.animator = fade
    expect(said()?.hasSuffix("gives Fade, and nobody who steers it"), equals: true)
    let drag = builder.object("Drag", .interactionController)
    builder.world.hierarchy.presentations[x]?.interaction = drag
    expect(said()?.hasSuffix("gives Fade, and Drag to steer it"), equals: true)
  }

  /// While it is presented its style is the one that the presentation took, whatever is set since.
  @Test func aPresentedOneHasThePresentationControllerOfThatTime() {
    var (builder, root, x) = WorldBuilder.pair()
    builder.present(x, by: root)
    func isThere() -> Bool {
      builder.ask { Properties.presentationController(.popoverPresentationController, of: x, $0, &$1) }.answer != nil
    }
    #expect(!isThere())
    builder.assign(x, .modalPresentationStyle, .style(.popover))
    #expect(!isThere())
    builder.world.hierarchy.presentations[x]?.requestedStyle = .popover
    builder.assign(x, .modalPresentationStyle, .style(.fullScreen))
    #expect(isThere())
  }

  // MARK: Gestures

  @Test func aButtonThatIsNotThereIsNamed() {
    var builder = WorldBuilder()
    let alert = builder.add("ask", .alert)
    expect(
      builder.ask { Gestures.hasNoButton("Nope", alert, &$1) }.said,
      equals: [
        "DIS-16 decided ask: has no action \"Nope\": there is nothing to tap"
      ])
  }

  @Test(arguments: [12, 13]) func besideAPopoverItsOwnMethodsAreTold(version: Int) {
    var builder = WorldBuilder(ios: version)
    builder.world.environment = PresentationModel.Environment(device: .iPad, orientation: .portrait)
    let (root, x) = (builder.add("root"), builder.add("x"))
    builder.window(root)
    builder.present(x, by: root)
    builder.world.hierarchy.presentations[x]?.adaptedStyle = .popover
    builder.world.hierarchy.presentations[x]?.hasSettled = true
    let reached = builder.ask { Gestures.reach(.tapOutside, on: x, $0, &$1) }
    expect(reached.answer, equals: .presentation(x))
    expect(reached.said.last?.hasPrefix(version < 13 ? "DIS-11 decided x" : "DIS-11 declined x"), equals: true)
    let old = builder.object("Old", answers: [(.popoverPresentationControllerShouldDismissPopover, .bool(true))])
    func told(_ delegate: Value) -> [String] {
      builder.ask { Gestures.answer(nil, to: nil, of: delegate, for: x, $0, &$1) }.said.filter {
        $0.hasPrefix("DIS-11")
      }
    }
    let isTold = ["DIS-11 decided x: its delegate has the popover's own methods alone, which are called"]
    expect(told(.object(old)), equals: version < 13 ? [] : isTold)
    expect(told(.none), equals: [])
    let new = builder.object("New", answers: [(.presentationControllerDidDismiss, .none)])
    expect(told(.object(new)), equals: [])
  }

  // MARK: Orientation, pages, split views, unwinding

  @Test func aControllerSaysWhatItSupportsOrNothing() {
    var (builder, root, _) = WorldBuilder.pair()
    func said() -> String? {
      Self.text(builder, ContainerIsAskedNotItsChild.judge(root, given: nil, builder.world))
    }
    expect(said(), equals: "decided: overrides nothing, so it supports .allButUpsideDown")
    builder.assign(root, .supportedInterfaceOrientations, FacingSet.all.value)
    expect(said(), equals: "decided: supports .all")
    _ = builder.add("child", in: root)
    expect(said(), equals: "decided: is asked which orientations it supports, not its child child: .all")
    builder.assign(root, .supportedInterfaceOrientations, .none)
    expect(said()?.hasPrefix("decided: is asked"), equals: true)
  }

  @Test func turningSaysWhatStandsAgainstIt() {
    let (builder, root, _) = WorldBuilder.pair()
    func said(_ facing: Facing, _ mask: FacingSet) -> [String] {
      builder.ask { InterfaceOrientation.standsAgainst(facing, root, mask, $0, &$1) }.said
    }
    expect(said(.landscapeLeft, .all), equals: ["BAR-06 decided root: supports .landscapeLeft: the interface rotates"])
    expect(
      said(.landscapeLeft, FacingSet(.portrait)),
      equals: [
        "BAR-06 declined root: does not support .landscapeLeft: the interface stays"
      ])
    expect(
      said(.portraitUpsideDown, .all),
      equals: [
        "BAR-06 declined root: is not asked: the app does not support .portraitUpsideDown"
      ])
  }

  @Test func twoPagesStandSideBySideWithASpineInTheMiddle() {
    var builder = WorldBuilder()
    let pages = builder.add("pages", .page)
    #expect(!SettingPagesOnScreen.showsTwo(pages, builder.world.hierarchy))
    for row in UInt8(0)...3 {
      builder.assign(pages, .spineLocation, .enumeration(.pageSpineLocation, row))
      expect(SettingPagesOnScreen.showsTwo(pages, builder.world.hierarchy), equals: row == 2, "spine \(row)")
    }
  }

  @Test func collapsingOnScreenIsAnOpenQuestion() {
    var builder = WorldBuilder()
    let split = builder.add("split", .split)
    builder.world.hierarchy.columns[split] = SplitColumns()
    func said() -> String? { Self.text(builder, ColumnStyleCollapsesToACompactColumn.collapses(split, builder.world)) }
    builder.world.hierarchy.setState(split, .disappeared)
    expect(said(), equals: "decided: has no compact column: its columns become one stack")
    builder.window(split)
    builder.world.hierarchy.setState(split, .appeared)
    expect(said(), equals: "decided: has no compact column: its columns become one stack [CHO-29]")
    let compact = builder.add("compact")
    builder.world.hierarchy.columns[split]?.compact = compact
    expect(said(), equals: "decided: collapses to its compact column compact [CHO-29]")
  }

  @Test func aStopOfAnUnwindingSaysWhoIsSearched() {
    var builder = WorldBuilder()
    let (x, a, b) = (builder.add("x"), builder.add("a"), builder.add("b"))
    let judge = { EachStopAsksItsChildrenBeforeItself.judge(x, $0) }
    expect(Self.text(builder, judge([])), equals: "declined: names no children: it is asked itself")
    expect(Self.text(builder, judge([a])), equals: "decided: lets a be searched before it is asked itself")
    expect(
      Self.text(builder, judge([a, b])), equals: "decided: lets 2 of its children be searched before it is asked itself"
    )
    let answers = { EachStopAsksItsChildrenBeforeItself.judge(x, isDestination: $0) }
    expect(Self.text(builder, answers(true)), equals: "decided: can perform the action: it is the destination")
    expect(Self.text(builder, answers(false)), equals: "passedOver: cannot perform the action")
  }
}

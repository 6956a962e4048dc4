import Testing

@testable import PresentationModel

/// What contexts and coordinators answer, each asked of a world made by hand (CUS-15 to CUS-20).
@Suite struct TransitionContextTests {
  private struct Pair {
    var builder: WorldBuilder
    var home: ControllerID
    var card: ControllerID
    var id: TransitionID

    init(
      _ kind: Transition.Kind, _ profile: Profile = .newest, style: ModalPresentationStyle = .custom,
      leaves: Bool = false
    ) {
      builder = WorldBuilder(profile)
      home = builder.add("home")
      builder.window(home)
      card = builder.add("card")
      builder.present(card, by: home)
      builder.world.hierarchy.presentations[card]?.adaptedStyle = style
      builder.world.hierarchy.presentations[card]?.hasBegun = true
      id = builder.begin(kind, of: home, card)
      if leaves { builder.world[id].presentersViews = [home] }
    }

    func ask<Answer>(_ question: (Transition, World, inout Ledger) -> Answer) -> (answer: Answer, said: [String]) {
      builder.ask { question($0[id], $0, &$1) }
    }
  }

  @Test func fromIsWhatIsOnScreen() {
    let (coming, going) = (Pair(.present), Pair(.dismiss))
    #expect(coming.ask { $2.take(FromIsWhatIsOnScreen.judge(isFrom: true, $0, $1)) ?? nil }.answer == coming.home)
    #expect(coming.ask { $2.take(FromIsWhatIsOnScreen.judge(isFrom: false, $0, $1)) ?? nil }.answer == coming.card)
    #expect(going.ask { $2.take(FromIsWhatIsOnScreen.judge(isFrom: true, $0, $1)) ?? nil }.answer == going.card)
    let (to, said) = going.ask { $2.take(FromIsWhatIsOnScreen.judge(isFrom: false, $0, $1)) ?? nil }
    expect(to, equals: going.home)
    expect(said, equals: ["CUS-15 decided home: is what is there when the transition has ended"])
  }

  @Test(arguments: [(Profile.newest, false), (.documents, true)])
  func ofAChainTheDocumentsTakeTheTopmost(profile: Profile, takesTopmost: Bool) {
    var pair = Pair(.dismiss, profile)
    let top = pair.builder.add("top")
    pair.builder.present(top, by: pair.card)
    pair.builder.world[pair.id].dismissed.gone = [pair.card, top]
    let from = pair.ask { $2.take(FromIsWhatIsOnScreen.judge(isFrom: true, $0, $1)) ?? nil }.answer
    expect(from, equals: takesTopmost ? top : pair.card)
  }

  @Test(arguments: [
    (Transition.Kind.present, false, "none", "card"), (.present, true, "home", "card"),
    (.dismiss, false, "card", "none"), (.dismiss, true, "card", "home"),
  ])
  func aViewThatStaysIsNil(kind: Transition.Kind, leaves: Bool, from: String, to: String) {
    let pair = Pair(kind, leaves: leaves)
    func name(_ value: Value) -> String {
      if case .view(let x) = value { pair.builder.world.hierarchy.name(of: x) } else { "none" }
    }
    expect(name(pair.ask { $2.take(UntouchableViewIsNil.judge(isFrom: true, $0, $1)) ?? .none }.answer), equals: from)
    expect(name(pair.ask { $2.take(UntouchableViewIsNil.judge(isFrom: false, $0, $1)) ?? .none }.answer), equals: to)
  }

  @Test func thereIsAContainerFromTheBeginningOn() {
    var pair = Pair(.present)
    expect(
      pair.ask { $2.take(ContainerHoldsWhatIsToLeave.judge($0, $1)) ?? .none }.answer,
      equals: .facet(.containerView, pair.card))
    pair.builder.world[pair.id].phase = .queued
    let (none, said) = pair.ask { $2.take(ContainerHoldsWhatIsToLeave.judge($0, $1)) ?? .none }
    expect(none, equals: .none)
    expect(said, equals: ["CUS-17 declined card: its transition has not begun: no container view yet"])
  }

  @Test(arguments: [(false, false), (true, true)]) func aPresenterLiesInItWhenItIsToLeave(leaves: Bool, isInIt: Bool) {
    let pair = Pair(.present, leaves: leaves)
    let found = pair.builder.ask { TransitionContext.container(holding: pair.home, $0, &$1) }
    expect(found.answer != nil, equals: isInIt)
    #expect(pair.builder.ask { TransitionContext.container(holding: pair.card, $0, &$1) }.answer != nil)
  }

  private static let zero = FramesAreZeroOffScreen.zero
  private static let whole = StandardValues.whole
  private static let part = FramesAreZeroOffScreen.part

  typealias Frames = (
    kind: Transition.Kind, style: ModalPresentationStyle, leaves: Bool, home: [UInt8], card: [UInt8]
  )

  /// The rows of the rulebook's table: initial and final frame of the presenter, then of the presented one.
  @Test(
    arguments: [
      (.present, .custom, false, [whole, whole], [zero, whole]),
      (.present, .custom, true, [whole, zero], [zero, whole]),
      (.present, .fullScreen, true, [whole, zero], [zero, whole]),
      (.present, .pageSheet, false, [whole, whole], [zero, part]),
      (.present, .popover, false, [whole, whole], [zero, part]),
      (.dismiss, .custom, false, [zero, whole], [whole, whole]),
      (.dismiss, .fullScreen, true, [zero, whole], [whole, whole]),
      (.dismiss, .pageSheet, false, [zero, whole], [part, part]),
    ] as [Frames])
  func framesAreZeroOffScreen(row: Frames) {
    let pair = Pair(row.kind, style: row.style, leaves: row.leaves)
    func frames(_ x: ControllerID) -> [UInt8] {
      [true, false].map { isInitial in
        pair.ask {
          $2.take(FramesAreZeroOffScreen.judge(x, isInitial: isInitial, $0, $1)) ?? FramesAreZeroOffScreen.zero
        }.answer
      }
    }
    expect(frames(pair.home), equals: row.home)
    expect(frames(pair.card), equals: row.card)
  }

  @Test func whoTakesNoPartHasNoFrame() {
    var pair = Pair(.present)
    let other = pair.builder.add("other")
    let (frame, said) = pair.ask {
      $2.take(FramesAreZeroOffScreen.judge(other, isInitial: true, $0, $1)) ?? FramesAreZeroOffScreen.zero
    }
    expect(frame, equals: Self.zero)
    expect(said, equals: ["CUS-18 declined other: takes no part in the transition: its frame is zero"])
  }

  @Test func ofAStackTheOldOneBeginsInTheContainerAndTheNewOneEndsThere() {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    builder.window(nav)
    let (a, b) = (builder.add("a", in: nav), builder.add("b", in: nav))
    let id = builder.begin(.stack, of: nav, b)
    builder.world[id].from = [a]
    func frame(_ x: ControllerID, _ isInitial: Bool) -> UInt8 {
      builder.ask {
        $1.take(FramesAreZeroOffScreen.judge(x, isInitial: isInitial, $0[id], $0)) ?? FramesAreZeroOffScreen.zero
      }.answer
    }
    expect(
      [frame(a, true), frame(a, false), frame(b, true), frame(b, false)],
      equals: [
        Self.whole, Self.zero, Self.zero, Self.whole,
      ])
  }

  @Test func screenAndContainerAreOneWhereItCoversTheWindow() {
    #expect(StandardValues.isSame(.frame, Self.whole, FramesAreZeroOffScreen.screen))
    #expect(StandardValues.isSame(.frame, Self.whole, FramesAreZeroOffScreen.container))
    #expect(!StandardValues.isSame(.frame, FramesAreZeroOffScreen.screen, FramesAreZeroOffScreen.container))
    #expect(!StandardValues.isSame(.frame, Self.whole, Self.part))
    #expect(!StandardValues.isSame(.frame, Self.zero, Self.part))
  }

  @Test func flagsSayHowItStands() {
    var pair = Pair(.dismiss, style: .pageSheet)
    func flag(_ property: Property) -> Value {
      pair.ask { $2.take(WhatTheFlagsSay.judge(property, $0, $1)) ?? .none }.answer
    }
    expect(
      flag(.presentationStyle), equals: .enumeration(.modalPresentationStyle, ModalPresentationStyle.pageSheet.rawValue)
    )
    expect(flag(.isAnimated), equals: .bool(true))
    expect(flag(.isInteractive), equals: .bool(false))
    pair.builder.world[pair.id].steering.isInteractive = true
    pair.builder.world[pair.id].steering.wasInteractive = true
    pair.builder.world[pair.id].steering.percentComplete = 0.3
    expect(flag(.isInteractive), equals: .bool(true))
    expect(flag(.initiallyInteractive), equals: .bool(true))
    expect(flag(.percentComplete), equals: .decimal(0.3))
    pair.builder.world[pair.id].steering.isInteractive = false
    pair.builder.world[pair.id].steering.wasCancelled = true
    expect(flag(.isInteractive), equals: .bool(false))
    expect(flag(.initiallyInteractive), equals: .bool(true))
    expect(flag(.isCancelled), equals: .bool(true))
    expect(flag(.isInterruptible), equals: .bool(false))
  }

  @Test func theCoordinatorIsThereFromTheCallOn() {
    var builder = WorldBuilder()
    let (home, x) = (builder.add("home"), builder.add("x"))
    let child = builder.add("child", in: x)
    expect(builder.ask { TransitionContext.coordinator(of: x, $0, &$1) }.answer, equals: nil)
    let id = builder.begin(.present, of: home, x)
    builder.world.running = []
    builder.world.queued = [id]
    for y in [home, x, child] {
      expect(builder.ask { TransitionContext.coordinator(of: y, $0, &$1) }.answer, equals: id, "\(y)")
    }
    builder.world[id].phase = .asked
    expect(builder.ask { TransitionContext.coordinator(of: x, $0, &$1) }.answer, equals: nil)
    builder.world[id].phase = .queued
    builder.world.queued = []
    builder.world[id].phase = .ended(isCancelled: false)
    builder.world.ending = [id]
    expect(builder.ask { TransitionContext.coordinator(of: x, $0, &$1) }.answer, equals: id)
  }

  @Test func aStackHasOneForAnimatedChangesAlone() {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    let top = builder.add("top", in: nav)
    let id = builder.begin(.stack, of: nav, top)
    let (none, said) = builder.ask { TransitionContext.coordinator(of: nav, $0, &$1) }
    expect(none, equals: nil)
    expect(said, equals: ["CUS-20 declined nav: changes its stack without animation: there is no coordinator"])
    builder.world[id].stackChange.isAnimated = true
    expect(builder.ask { TransitionContext.coordinator(of: top, $0, &$1) }.answer, equals: id)
  }

  typealias Held = (
    name: String, kind: Transition.Kind, isAnimatedByTheFile: Bool, isParty: Bool, hasPlace: Bool, isHeld: Bool
  )

  /// An animator of the file's has the views that it moves in its container view.
  @Test(
    arguments: [
      ("a stack", .stack, true, true, true, true), ("a tab switch", .tab, true, true, true, true),
      ("UIKit's own animation", .stack, false, true, true, false),
      ("who takes no part", .stack, true, false, true, false),
      ("a view that lies nowhere", .tab, true, true, false, false), ("pages", .page, true, true, true, false),
    ] as [Held])
  func whatAnAnimatorMovesLiesInTheContainerView(row: Held) {
    for isComing in [true, false] {
      var builder = WorldBuilder()
      let nav = builder.add("nav", .navigation)
      builder.window(nav)
      let (x, y) = (builder.add("x", in: nav), builder.add("y", in: nav))
      let id = builder.begin(row.kind, of: nav, x)
      builder.world[id].to = row.isParty && isComing ? [x] : [y]
      builder.world[id].from = row.isParty && !isComing ? [x] : []
      if row.isAnimatedByTheFile { builder.world[id].steering.animator = builder.object("Fade", .other) }
      if !row.hasPlace { builder.world.hierarchy.setPlace(x, .none) }
      let (holder, said) = builder.ask { TransitionContext.container(holding: x, $0, &$1) }
      expect(holder != nil, equals: row.isHeld, "\(row.name)")
      #expect(
        said.allSatisfy { $0.hasSuffix("its view is animated: it lies in the container view") }
          && said.isEmpty != row.isHeld,
        "\(row.name): \(said)")
    }
  }
}

extension WorldBuilder {
  /// A transition that runs: of a container, with who comes, or in a dismissal goes.
  mutating func begin(_ kind: Transition.Kind, of container: ControllerID, _ x: ControllerID) -> TransitionID {
    var transition = Transition(
      kind: kind, container: container, from: kind == .dismiss ? [x] : [], to: kind == .dismiss ? [container] : [x],
      isAnimated: true, line: 1, origin: 0)
    transition.phase = .running
    if kind == .dismiss { transition.dismissed.gone = [x] }
    world.transitions.append(transition)
    let id = TransitionID(index: Int32(world.transitions.count - 1))
    world.running.append(id)
    return id
  }

  /// Declares a class that is no controller.
  mutating func declare(_ name: String, _ kind: ClassKind, _ answers: [Callback] = []) -> ClassID {
    var info = ClassInfo(name: name, superclass: nil, kind: kind, isDeclared: true)
    info.answers = answers.map { MethodAnswer(method: $0, value: .value(.none)) }
    world.hierarchy.classTable.append(info)
    return ClassID(Int32(world.hierarchy.classTable.count - 1))
  }

  /// Adds an object that is no controller.
  mutating func object(_ type: ClassID, isHeld: Bool = true) -> ObjectID {
    world.hierarchy.objects.append(ObjectState(name: "", objectClass: type, isHeld: isHeld))
    return ObjectID(Int32(world.hierarchy.objects.count - 1))
  }

}

extension TransitionContextTests {
  /// Nobody has seen tabs with a coordinator where no animator moves them (CHO-43).
  @Test func thatTabsHaveOneWithoutAnAnimatorIsOpen() {
    var builder = WorldBuilder()
    let tabs = builder.add("tabs", .tabBar)
    let x = builder.add("x", in: tabs)
    let id = builder.begin(.tab, of: tabs, x)
    func found(_ builder: WorldBuilder) -> (TransitionID?, [ChoiceID?]) {
      var ledger = Ledger()
      return (TransitionContext.coordinator(of: x, builder.world, &ledger), ledger.entries.map(\.choice))
    }
    #expect(found(builder) == (id, [.cho43]))
    builder.world[id].steering.animator = builder.object("Fade", .other)
    #expect(found(builder) == (id, [nil]))
  }

  /// The coordinator is a question of its own, whoever asks it.
  @Test func theCoordinatorIsAQueryOfItsOwn() {
    var builder = WorldBuilder()
    let (home, x) = (builder.add("home"), builder.add("x"))
    _ = builder.begin(.present, of: home, x)
    expect(builder.trace { TransitionContext.coordinator(of: x, $0, &$1) }.map(\.question), equals: [.query])
  }

  /// Where an animator of the file's plays, nobody knows when the blocks of a coordinator run (CHO-41).
  @Test(
    arguments: [(false, 0, nil, false), (false, 1, nil, true), (true, 0, nil, true), (true, 1, .cho41, true)]
      as [(Bool, Int, ChoiceID?, Bool)])
  func theEndOfATransition(hasAnimator: Bool, blocks: Int, choice: ChoiceID?, isSaid: Bool) {
    var builder = WorldBuilder()
    let (home, x) = (builder.add("home"), builder.add("x"))
    let id = builder.begin(.present, of: home, x)
    if hasAnimator { builder.world[id].steering.animator = builder.object("Fade", .other) }
    var ledger = Ledger()
    ledger.note(CompleteTransitionEndsEverything.judge(builder.world[id], hook: nil, blocks: blocks))
    expect(ledger.entries.map(\.choice), equals: isSaid ? [choice] : [])
  }

  @Test func completingAgainDoesNothing() {
    var builder = WorldBuilder()
    let x = builder.add("x")
    expect(
      builder.ask { $1.note(CompleteTransitionEndsEverything.again(x)) }.said,
      equals: ["CUS-05 declined x: its transition has ended already: completing it again does nothing"])
  }
}

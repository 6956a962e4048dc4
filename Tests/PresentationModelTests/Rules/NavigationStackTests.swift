import Testing

@testable import PresentationModel

/// What becomes of a stack that is to change, asked of a World (NAV).
@Suite struct NavigationStackTests {
  /// A navigation controller on screen with a stack of two or more.
  struct Stack {
    var builder: WorldBuilder
    let nav: ControllerID
    var members: [ControllerID] = []
    let x: ControllerID

    init(_ profile: Profile = .newest, count: Int = 2) {
      builder = WorldBuilder(profile)
      nav = builder.add("nav", .navigation)
      builder.window(nav)
      builder.world.hierarchy.set(nav, .laidOut, true)
      for row in 0..<count { members.append(builder.add(["root", "second", "third", "fourth"][row], in: nav)) }
      x = builder.addUnloaded("x")
    }

    var world: World { builder.world }

    /// A stack change that has begun, or that this turn has asked for.
    @discardableResult
    mutating func change(isQueued: Bool, removing removed: [ControllerID] = [], from old: [ControllerID] = [])
      -> TransitionID
    {
      let id = isQueued ? builder.queue(.stack, of: nav, from: old) : builder.run(.stack, of: nav)
      builder.world[id].removed = removed
      return id
    }
  }

  // MARK: What cannot be pushed (NAV-03 to NAV-05)

  @Test func nobodyIsPushed() {
    let stack = Stack()
    let (refusal, said) = stack.builder.ask { $1.take(WhatCannotBePushed.pushesNil(on: stack.nav)) }
    expect(
      stack.builder.texts(refusal),
      equals: ["Application tried to push a nil view controller on target <UINavigationController nav>."])
    expect(said, equals: ["NAV-03 decided nav: is to push nil: UIKit says so and leaves the stack alone"])
  }

  @Test(arguments: ControllerKind.allCases)
  func someClassesCannotBePushed(kind: ControllerKind) {
    var stack = Stack()
    let x = stack.builder.addUnloaded("pushed", kind)
    let (refusal, said) = stack.builder.ask { $1.take(WhatCannotBePushed.judge(x, onto: stack.nav, $0)) }
    let silence = stack.builder.trace { $1.take(WhatCannotBePushed.judge(x, onto: stack.nav, $0)) }.first?.silence
    switch kind {
    case .navigation, .imagePicker:
      expect(stack.builder.texts(refusal), equals: ["Pushing a navigation controller is not supported"])
      expect(said, equals: ["NAV-03 decided pushed: is a navigation controller itself: an exception"])
    case .split:
      expect(
        stack.builder.texts(refusal),
        equals: ["Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController nav>"])
    case .tabBar:
      #expect(refusal == nil)
      expect(
        said, equals: ["NAV-03 declined pushed: is a tab bar controller, which is pushed although Apple forbids it"])
    default:
      #expect(refusal == nil)
      expect(said, equals: ["NAV-03 declined pushed: is no navigation or split view controller, and no window's root"])
    }
    expect(silence, equals: kind == .tabBar ? .ns03 : nil)
    // A window's root cannot be pushed, whatever it is.
    stack.builder.window(x, name: "other")
    let root = stack.builder.ask { $1.take(WhatCannotBePushed.judge(x, onto: stack.nav, $0)) }
    #expect(root.answer != nil)
    if !kind.isNavigation, kind != .split {
      expect(root.said, equals: ["NAV-03 decided pushed: is the root of 'other': an exception"])
    }
  }

  @Test(
    arguments: [
      (
        "iOS 12", .ios(UIKitVersion(12)), .nav04,
        "Pushing the same view controller instance more than once is not supported (<UIViewController second>)"
      ),
      (
        "the documents", .documents, .nav04,
        "Pushing the same view controller instance more than once is not supported (<UIViewController second>)"
      ),
      (
        "iOS 13", .ios(UIKitVersion(13)), .nav05,
        "<UINavigationController nav> is pushing the same view controller instance (<UIViewController second>) more than once which is not supported and is most likely an error in the application : com.example.app"
      ),
    ] as [(String, Profile, RuleID, String)])
  func nobodyStandsOnAStackTwice(name: String, profile: Profile, rule: RuleID, text: String) {
    var stack = Stack(profile)
    func refusal(_ x: ControllerID) -> Refusal? {
      stack.builder.ask { NavigationStack.repetition(x, on: stack.nav, $0, &$1) }.answer
    }
    expect(refusal(stack.members[1])?.rule, equals: rule, "\(name)")
    expect(stack.builder.texts(refusal(stack.members[1])), equals: [text], "\(name)")
    expect(refusal(stack.members[0])?.rule, equals: rule, "\(name): below the top too")
    #expect(refusal(stack.x) == nil, "\(name)")
    // Who is on its way out is on no stack.
    stack.change(isQueued: true, removing: [stack.members[1]])
    #expect(refusal(stack.members[1]) == nil, "\(name)")
  }

  // MARK: Pops that find nothing (NAV-06)

  typealias Pop = (name: String, count: Int, leaving: Int, said: String?, silence: MessageID?)

  @Test(
    arguments: [
      ("an empty stack", 0, 0, "its stack is empty: nothing to pop", nil),
      ("the root alone", 1, 0, "has its root alone on the stack: nothing to pop", .ns01),
      ("two", 2, 0, nil, nil), ("three", 3, 0, nil, nil),
      ("two, whose top is on its way out", 2, 1, "has its root alone on the stack: nothing to pop", .ns01),
      ("three, whose top is on its way out", 3, 1, nil, nil),
      ("one, on its way out", 1, 1, "its stack is empty: nothing to pop", nil),
    ] as [Pop])
  func aPopNeedsTwo(row: Pop) {
    var stack = Stack(count: row.count)
    if row.leaving > 0 { stack.change(isQueued: false, removing: Array(stack.members.suffix(row.leaving))) }
    let (refusal, said) = stack.builder.ask { $1.take(PopsThatFindNothing.judge(stack.nav, $0)) }
    expect(refusal != nil, equals: row.said != nil, "\(row.name)")
    expect(said, equals: row.said.map { ["NAV-06 decided nav: \($0)"] } ?? [], "\(row.name)")
    #expect(stack.builder.texts(refusal).isEmpty, "\(row.name): it is silent")
    expect(
      stack.builder.trace { $1.take(PopsThatFindNothing.judge(stack.nav, $0)) }.first?.silence, equals: row.silence,
      "\(row.name)")
  }

  @Test func aPopToSomebodyNeedsItBelowTheTop() {
    let stack = Stack()
    func ask(_ target: ControllerID) -> (texts: [String], said: [String]) {
      let (refusal, said) = stack.builder.ask { $1.take(PopsThatFindNothing.judge(stack.nav, to: target, $0)) }
      return (stack.builder.texts(refusal), said)
    }
    #expect(ask(stack.members[0]).said.isEmpty)
    expect(ask(stack.members[1]).said, equals: ["NAV-06 decided nav: has second on top already: nothing to pop"])
    #expect(ask(stack.members[1]).texts.isEmpty)
    expect(ask(stack.x).said, equals: ["NAV-06 decided nav: does not have x on its stack: an exception"])
    expect(ask(stack.x).texts, equals: ["Tried to pop to a view controller that doesn't exist."])
  }

  @Test(arguments: [(0, false), (1, false), (2, true), (3, true)])
  func aPopOverSeveralLevelsIsTold(removed: Int, isTold: Bool) {
    let stack = Stack()
    let said = stack.builder.ask { $1.note(PopOverSeveralLevels.judge(stack.nav, removed: removed)) }.said
    expect(
      said,
      equals: isTold
        ? ["NAV-07 decided nav: loses \(removed) controllers at once: those below the top only change parents"] : [])
  }

  // MARK: A whole new stack (NAV-09, NAV-01)

  @Test func aWholeNewStackIsAPushAPopOrNothing() {
    let stack = Stack(count: 3)
    let (root, second, third) = (stack.members[0], stack.members[1], stack.members[2])
    let rows: [(name: String, new: [ControllerID], isPop: Bool, said: String)] = [
      ("nobody", [], true, "its stack becomes empty: half of a pop"),
      ("the same top", [root, third], true, "keeps third on top: nothing to see"),
      ("the same top over a stranger", [stack.x, third], true, "keeps third on top: nothing to see"),
      ("who was below", [root, second], true, "had its new top second on the stack: a pop"),
      ("the root above the others", [second, third, root], true, "had its new top root on the stack: a pop"),
      ("a stranger", [root, stack.x], false, "did not have its new top x on the stack: a push"),
    ]
    for row in rows {
      let (isPop, said) = stack.builder.ask {
        $1.holds(SetViewControllersIsAPushAPopOrNothing.judge(stack.nav, row.new, $0))
      }
      expect(isPop, equals: row.isPop, "\(row.name)")
      expect(said, equals: ["NAV-09 decided nav: \(row.said)"], "\(row.name)")
    }
  }

  @Test func everybodyStandsOnAStackOnce() {
    let stack = Stack()
    let (root, second) = (stack.members[0], stack.members[1])
    func texts(_ new: [ControllerID]) -> [String] {
      stack.builder.texts(
        stack.builder.ask { _, ledger in ledger.take(SetViewControllersIsAPushAPopOrNothing.repeats(stack.nav, new)) }
          .answer)
    }
    #expect(texts([]).isEmpty && texts([root]).isEmpty && texts([second, root, stack.x]).isEmpty)
    expect(
      texts([root, second, root]),
      equals: [
        "All view controllers in a navigation controller must be distinct (<UIViewController root>, <UIViewController second>, <UIViewController root>)"
      ])
    expect(texts([root, root]).count, equals: 1)
  }

  @Test func theTopWaitsForItsAppearance() {
    let stack = Stack()
    let top = stack.builder.ask { $1.holds(StackIsTheChildren.judge(stack.x, isTop: true)) }
    #expect(top.answer)
    expect(
      top.said, equals: ["NAV-01 decided x: enters the stack on top: its didMove(toParent:) waits for its appearance"])
    let below = stack.builder.ask { $1.holds(StackIsTheChildren.judge(stack.x, isTop: false)) }
    #expect(!below.answer)
    expect(
      below.said,
      equals: ["NAV-01 decided x: enters the stack below the top: its didMove(toParent:) follows in the call"])
  }

  // MARK: Whether it is seen (NAV-02, NAV-10)

  typealias Seen = (name: String, state: AppearanceState, isInWindow: Bool, isLaidOut: Bool, said: String?)

  private static let offScreen = "is off screen: its stack changes silently"

  @Test(
    arguments: [
      ("appeared", .appeared, true, true, nil), ("appearing", .appearing, true, true, nil),
      ("disappearing", .disappearing, true, true, offScreen), ("disappeared", .disappeared, true, true, offScreen),
      ("in no window", .appeared, false, true, offScreen),
      ("not laid out", .appeared, true, false, "has not been laid out yet: its stack changes silently"),
    ] as [Seen])
  func offScreenItChangesSilently(row: Seen) {
    var stack = Stack()
    stack.builder.world.hierarchy.setState(stack.nav, row.state)
    if !row.isInWindow { stack.builder.world.hierarchy.setPlace(stack.nav, .none) }
    stack.builder.world.hierarchy.set(stack.nav, .laidOut, row.isLaidOut)
    let (isSeen, said) = stack.builder.ask {
      NavigationStack.shows(stack.nav, changingTo: stack.x, without: [], $0, &$1)
    }
    expect(isSeen, equals: row.said == nil, "\(row.name)")
    expect(
      said,
      equals: [
        row.said.map { "NAV-10 decided nav: \($0)" }
          ?? "NAV-02 decided nav: is on screen: the parent of second, which is covered, does not change"
      ], "\(row.name)")
    let (isLeaving, words) = stack.builder.ask {
      $1.holds(OffScreenTheStackChangesSilently.isLeaving(stack.nav, $0))
    }
    expect(isLeaving, equals: row.said == Self.offScreen, "\(row.name)")
    expect(
      words,
      equals: isLeaving
        ? ["NAV-10 decided nav: has left the screen in the same run loop pass: its stack changes silently"] : [],
      "\(row.name)")
  }

  @Test func whatBecomesOfTheTopOnScreen() {
    var stack = Stack()
    let (root, second) = (stack.members[0], stack.members[1])
    func said(_ newTop: ControllerID?, without removed: [ControllerID]) -> String {
      let asked = stack.builder.ask { NavigationStack.shows(stack.nav, changingTo: newTop, without: removed, $0, &$1) }
      #expect(asked.answer)
      return asked.said.joined()
    }
    expect(
      said(stack.x, without: []),
      equals: "NAV-02 decided nav: is on screen: the parent of second, which is covered, does not change")
    expect(
      said(root, without: [second]),
      equals: "NAV-02 decided nav: is on screen: second leaves the stack in the call, and its parent at the end")
    expect(said(second, without: [root]), equals: "NAV-02 decided nav: is on screen, and second stays on top")
    // The second change of a turn speaks of the top before the first.
    let first = stack.change(isQueued: true, removing: [second], from: [second])
    expect(
      said(stack.x, without: []), equals: "NAV-02 decided nav: is on screen, and second has left its stack already")
    stack.builder.world[first].removed = []
    expect(
      said(stack.x, without: []),
      equals: "NAV-02 decided nav: is on screen: the parent of second, which is covered, does not change")
    stack.builder.world[first].from = []
    expect(said(stack.x, without: []), equals: "NAV-02 decided nav: is on screen, and its stack was empty")
    let empty = Stack(count: 0)
    let asked = empty.builder.ask { NavigationStack.shows(empty.nav, changingTo: empty.x, without: [], $0, &$1) }
    expect(asked.said, equals: ["NAV-02 decided nav: is on screen, and its stack was empty"])
  }

  // MARK: Several changes in a turn (NAV-08, NAV-14 to NAV-16)

  typealias Held = (
    name: String, profile: Profile, earlier: Transition.Kind?, isRunning: Bool, isAnimated: Bool, isOff: Bool,
    said: String?
  )

  private static let waits =
    "decided nav: its stack has changed before in this run loop pass: an animated change waits until that has ended"

  @Test(
    arguments: [
      ("iOS 17", .ios(UIKitVersion(17)), .stack, false, true, false, waits),
      ("the documents", .documents, .stack, false, true, false, waits),
      ("iOS 18", .ios(UIKitVersion(18)), .stack, false, true, false, nil),
      (
        "without animation", .ios(UIKitVersion(17)), .stack, false, false, false,
        "declined nav: its stack has changed before in this run loop pass, and a change without animation is never deferred"
      ),
      ("off screen", .ios(UIKitVersion(17)), .stack, false, true, true, nil),
      ("the first of the run loop pass", .ios(UIKitVersion(17)), nil, false, true, false, nil),
      ("after a presentation", .ios(UIKitVersion(17)), .present, false, true, false, nil),
      ("while one runs", .ios(UIKitVersion(17)), .stack, true, true, false, nil),
    ] as [Held])
  func anAnimatedChangeWaitsForTheOneBefore(row: Held) {
    var stack = Stack(row.profile)
    var earlier: TransitionID?
    if let kind = row.earlier {
      earlier = row.isRunning ? stack.builder.run(kind, of: stack.nav) : stack.builder.queue(kind, of: stack.nav)
    }
    if row.isOff { stack.builder.world.hierarchy.set(stack.nav, .laidOut, false) }
    let (held, said) = stack.builder.ask {
      NavigationStack.holds(stack.nav, isAnimated: row.isAnimated, $0, &$1)
    }
    expect(held, equals: row.said == Self.waits ? earlier : nil, "\(row.name)")
    expect(said, equals: row.said.map { ["NAV-16 \($0)"] } ?? [], "\(row.name)")
  }

  @Test func onlyTheLastOfATurnShows() {
    var stack = Stack()
    expect(stack.builder.ask { $1.take(OnlyTheLastOfSeveralChangesShows.judge(stack.nav, $0)) }.answer, equals: nil)
    stack.change(isQueued: false)
    expect(
      stack.builder.ask { $1.take(OnlyTheLastOfSeveralChangesShows.judge(stack.nav, $0)) }.answer, equals: nil,
      "one that runs is no other of the run loop pass")
    let id = stack.change(isQueued: true)
    let (joined, said) = stack.builder.ask { $1.take(OnlyTheLastOfSeveralChangesShows.judge(stack.nav, $0)) }
    expect(joined, equals: id)
    expect(
      said,
      equals: ["NAV-08 decided nav: its stack has changed before in this run loop pass: only the last change shows"])
    stack.builder.world[id].phase = .dropped
    expect(stack.builder.ask { $1.take(OnlyTheLastOfSeveralChangesShows.judge(stack.nav, $0)) }.answer, equals: nil)
  }

  @Test(
    arguments: [
      ("iOS 12", .ios(UIKitVersion(12)), .nav14, "in corrupted"), ("the documents", .documents, .nav14, "in corrupted"),
      ("iOS 13", .ios(UIKitVersion(13)), .nav15, "in a corrupted"), ("newest", .newest, .nav15, "in a corrupted"),
    ] as [(String, Profile, RuleID, String)], [(true, "pop"), (false, "push")])
  func aSecondAnimationIsToldOf(
    row: (name: String, profile: Profile, rule: RuleID, words: String), change: (isPop: Bool, word: String)
  ) {
    let stack = Stack(row.profile)
    let (line, said) = stack.builder.ask { NavigationStack.warning(stack.nav, isPop: change.isPop, $0, &$1) }
    expect(
      line?.text(in: stack.world), equals: "nested \(change.word) animation can result \(row.words) navigation bar",
      "\(row.name)")
    #expect(said.count == 1 && said[0].hasPrefix("\(row.rule.text) decided nav: "), "\(row.name)")
  }

  // MARK: The tab bar (NAV-13)

  typealias Bar = (name: String, hides: [Bool], leaving: Int, wanted: String?)

  @Test(
    arguments: [
      ("the top", [false, false, true], 0, "third"), ("below the top", [false, true, false], 0, "second"),
      ("the root", [true, false, false], 0, "root"), ("several: from the bottom", [false, true, true], 0, "second"),
      ("nobody", [false, false, false], 0, nil), ("the top, on its way out", [false, false, true], 1, nil),
      ("two, of whom one goes", [false, true, true], 1, "second"),
    ] as [Bar])
  func theTabBarIsAwayWhileAnybodyWantsIt(row: Bar) {
    var stack = Stack(count: 3)
    let nobody = "NAV-13 declined nav: has nobody on its stack whose hidesBottomBarWhenPushed is true"
    let before = stack.builder.ask { $1.holds(TabBarIsAwayWhileAnybodyWantsIt.judge(stack.nav, $0)) }
    #expect(!before.answer && before.said == [nobody])
    for (x, hides) in zip(stack.members, row.hides) {
      stack.builder.assign(x, .hidesBottomBarWhenPushed, .bool(hides))
    }
    if row.leaving > 0 { stack.change(isQueued: true, removing: Array(stack.members.suffix(row.leaving))) }
    let (isAway, said) = stack.builder.ask { $1.holds(TabBarIsAwayWhileAnybodyWantsIt.judge(stack.nav, $0)) }
    expect(isAway, equals: row.wanted != nil, "\(row.name)")
    expect(
      said,
      equals: [
        row.wanted.map {
          "NAV-13 decided nav: has \($0) on its stack, whose hidesBottomBarWhenPushed is true: the tab bar goes"
        } ?? nobody
      ],
      "\(row.name)")
  }

  /// A pop over several levels: the old top stands first until the will-callbacks are over, in the last of them as far as is
  /// known (CHO-62).
  @Test(
    arguments: [
      (nil, false, nil, false), (nil, true, nil, true), (.viewWillAppear, true, nil, true),
      (.viewIsAppearing, true, .cho62, true),
    ] as [(Callback?, Bool, ChoiceID?, Bool)])
  func theOldTopStandsFirstForNow(callback: Callback?, isTelling: Bool, choice: ChoiceID?, isFirst: Bool) {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    let root = builder.add("root", in: nav)
    let old = builder.add("old")
    let id = builder.run(.stack, of: nav)
    builder.world[id].stackChange.front = old
    builder.world[id].phase = isTelling ? .willPhase : .running
    builder.world.speaking = callback.map { Speaking(controller: root, callback: $0) }
    var ledger = Ledger()
    expect(ledger.take(PopOverSeveralLevels.reads(nav, builder.world)), equals: isFirst ? old : nil)
    expect(ledger.entries.map(\.choice), equals: isFirst ? [choice] : [])
  }
}

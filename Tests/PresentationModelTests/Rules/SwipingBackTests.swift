import Testing

@testable import PresentationModel

/// Whether swiping back does something, asked of a World (NAV-12, CUS-28).
@Suite struct SwipingBackTests {
  private typealias Stack = NavigationStackTests.Stack

  private static func swipe(_ stack: Stack) -> [String] {
    let (swipe, said) = stack.builder.ask { NavigationStack.swipe(stack.nav, $0, &$1) }
    switch swipe {
    case .begins: #expect(said.last?.hasSuffix("the user swipes back") ?? false)
    case .nothing(let refusal):
      #expect(!(said.last?.hasSuffix("the user swipes back") ?? false))
      #expect(stack.builder.texts(refusal).isEmpty)
    }
    return said
  }

  private static func ignored(_ why: String) -> [String] { ["NAV-12 declined nav: \(why): swiping back does nothing"] }

  @Test func swipingBackNeedsSomebodyBelow() {
    expect(Self.swipe(Stack()), equals: ["NAV-12 decided nav: the user swipes back"])
    expect(Self.swipe(Stack(count: 1)), equals: ["NAV-12 declined nav: has nobody to swipe back to"])
    expect(Self.swipe(Stack(count: 0)), equals: ["NAV-12 declined nav: has nobody to swipe back to"])
    var own = Stack(count: 1)
    own.builder.world.hierarchy.assign(
      .facet(.interactivePopGestureRecognizer, own.nav), .delegate, .controller(own.nav))
    #expect(Self.swipe(own)[0].hasText("takes no touches from now on"))
  }

  @Test func swipingBackNeedsTheScreen() {
    var stack = Stack()
    stack.builder.world.hierarchy.setState(stack.nav, .disappeared)
    expect(Self.swipe(stack), equals: Self.ignored("is off screen"))

    var covered = Stack()
    covered.builder.present(covered.x, by: covered.nav)
    covered.builder.world.hierarchy.presentations[covered.x]?.hasBegun = true
    expect(Self.swipe(covered), equals: Self.ignored("is below a presentation"))
    covered.builder.world.hierarchy.presentations[covered.x]?.hasBegun = false
    expect(
      Self.swipe(covered), equals: ["NAV-12 decided nav: the user swipes back"], "one that has not begun covers nobody")

    var running = Stack(.ios(UIKitVersion(18)))
    running.change(isQueued: false)
    expect(Self.swipe(running), equals: Self.ignored("a stack change of it is running"))
    var interruptible = Stack()
    interruptible.change(isQueued: false)
    expect(
      Self.swipe(interruptible),
      equals: [
        "NAV-12 decided nav: a stack change of it is running, and from iOS 26 on keeps nobody out: the user swipes back"
      ])
    var queued = Stack()
    queued.change(isQueued: true)
    expect(Self.swipe(queued), equals: ["NAV-12 decided nav: the user swipes back"])
  }

  typealias Setting = (
    name: String, facet: Facet?, ofTop: Bool, property: Property, value: Value, said: String?
  )

  @Test(
    arguments: [
      (
        "gesture off", .interactivePopGestureRecognizer, false, .isEnabled, .bool(false),
        "its interactivePopGestureRecognizer is not enabled"
      ),
      ("gesture on", .interactivePopGestureRecognizer, false, .isEnabled, .bool(true), nil),
      ("bar hidden", nil, false, .isNavigationBarHidden, .bool(true), "its navigation bar is hidden"),
      ("bar shown", nil, false, .isNavigationBarHidden, .bool(false), nil),
      (
        "back button hidden", .navigationItem, true, .hidesBackButton, .bool(true),
        "its top second hides the back button"
      ),
      ("back button shown", .navigationItem, true, .hidesBackButton, .bool(false), nil),
      ("back button of the one below", .navigationItem, false, .hidesBackButton, .bool(true), nil),
      ("left button", .navigationItem, true, .leftBarButtonItem, .bool(true), "its top second has a leftBarButtonItem"),
      ("left button nil", .navigationItem, true, .leftBarButtonItem, .none, nil),
    ] as [Setting])
  func codeSwitchesTheSwipeOff(row: Setting) {
    var stack = Stack(.ios(UIKitVersion(18)))
    let owner = row.ofTop ? stack.members[1] : stack.nav
    stack.builder.world.hierarchy.assign(
      row.facet.map { .facet($0, owner) } ?? .controller(owner), row.property, row.value)
    expect(
      Self.swipe(stack), equals: row.said.map { Self.ignored($0) } ?? ["NAV-12 decided nav: the user swipes back"],
      "\(row.name)")
  }

  private static let content = "its interactiveContentPopGestureRecognizer takes the swipe: the user swipes back"

  /// From iOS 26 on a swipe in the content pops where the edge's recogniser does not take it.
  @Test func theContentTakesWhatTheEdgeDoesNotFrom26() {
    let edge =
      "NAV-12 declined nav: its interactivePopGestureRecognizer is not enabled: a swipe from the edge is not its own"
    var stack = Stack()
    stack.builder.world.hierarchy.assign(
      .facet(.interactivePopGestureRecognizer, stack.nav), .isEnabled, .bool(false))
    expect(Self.swipe(stack), equals: [edge, "NAV-12 decided nav: \(Self.content)"])
    stack.builder.world.hierarchy.assign(.facet(.navigationItem, stack.members[1]), .hidesBackButton, .bool(true))
    expect(
      Self.swipe(stack),
      equals: [edge, "NAV-12 declined nav: its top second hides the back button: swiping back does nothing"])
    stack.builder.world.hierarchy.assign(
      .facet(.interactiveContentPopGestureRecognizer, stack.nav), .delegate, .controller(stack.nav))
    expect(Self.swipe(stack), equals: [edge, "NAV-12 decided nav: \(Self.content)"], "its delegate is code's")
    stack.builder.world.hierarchy.assign(
      .facet(.interactiveContentPopGestureRecognizer, stack.nav), .isEnabled, .bool(false))
    expect(
      Self.swipe(stack),
      equals: [
        edge,
        "NAV-12 declined nav: its interactiveContentPopGestureRecognizer is not enabled either: swiping back does nothing",
      ])
  }

  /// The edge's recogniser whose delegate says no hands the swipe to the content's, from iOS 26 on.
  @Test func aDelegateThatSaysNoHandsItOnFrom26() {
    let stack = Stack()
    let (swipe, said) = stack.builder.ask {
      NavigationStack.swipe(stack.nav, after: .interactivePopGestureRecognizer, $0, &$1)
    }
    if case .begins(let recognizer) = swipe {
      #expect(recognizer == .interactiveContentPopGestureRecognizer)
    } else {
      #expect(Bool(false), "\(said)")
    }
    func answer(_ facet: Facet, _ says: Bool, _ version: Int) -> [String] {
      let stack = Stack(.ios(UIKitVersion(version)))
      return stack.builder.ask {
        $1.take(SwipingBackIsAPop.judge(stack.nav, delegateOf: facet, says: says, $0)) ?? nil
      }.said
    }
    let edge = "the delegate of its interactivePopGestureRecognizer answers"
    let inside = "the delegate of its interactiveContentPopGestureRecognizer answers"
    expect(answer(.interactivePopGestureRecognizer, true, 26), equals: ["NAV-12 decided nav: \(edge) true"])
    expect(
      answer(.interactivePopGestureRecognizer, false, 26),
      equals: ["NAV-12 declined nav: \(edge) false: a swipe from the edge is not its own"])
    expect(
      answer(.interactivePopGestureRecognizer, false, 18),
      equals: ["NAV-12 declined nav: \(edge) false: swiping back does nothing"])
    expect(answer(.interactiveContentPopGestureRecognizer, true, 26), equals: ["NAV-12 decided nav: \(inside) true"])
    expect(
      answer(.interactiveContentPopGestureRecognizer, false, 26),
      equals: ["NAV-12 declined nav: \(inside) false: swiping back does nothing"])
  }

  @Test(arguments: [(18, false), (26, true)]) func theBackButtonDuringAStackChange(version: Int, pops: Bool) {
    var stack = Stack(.ios(UIKitVersion(version)))
    stack.change(isQueued: false)
    let (refusal, said) = stack.builder.ask { $1.take(SwipingBackIsAPop.judge(tapIn: stack.nav, $0)) ?? nil }
    expect(refusal == nil, equals: pops)
    expect(
      said,
      equals: [
        pops
          ? "NAV-12 decided nav: a stack change of it is running, and from iOS 26 on keeps nobody out: the user taps the back button: a pop"
          : "NAV-12 declined nav: a stack change of it is running: a tap on its back button does nothing"
      ])
  }

  typealias Tap = (name: String, version: Int, runs: Bool, follows: Bool, reaches: Bool)

  /// A control on the top of a stack, while the stack changes (CUS-26).
  @Test(
    arguments: [
      ("at rest", 18, false, false, true), ("a push of UIKit's own", 18, true, false, false),
      ("a swipe that follows the finger", 18, true, true, true), ("from iOS 26 on", 26, true, false, true),
    ] as [Tap])
  func aPushKeepsTapsOutUpTo18(row: Tap) {
    var stack = Stack(.ios(UIKitVersion(row.version)))
    if row.runs {
      let id = stack.change(isQueued: false)
      stack.builder.world[id].steering.isInteractive = row.follows
    }
    let (refusal, said) = stack.builder.ask { Gestures.ignoresTap(on: stack.members[1], $0, &$1) }
    expect(refusal == nil, equals: row.reaches, "\(row.name)")
    expect(
      said,
      equals: row.reaches
        ? [] : ["CUS-26 decided second: a push or pop of nav is running: a tap on its controls does nothing"],
      "\(row.name)")
  }

  @Test func namingAnAnimatorSwitchesTheSwipeOff() {
    var stack = Stack()
    let silent = stack.builder.object("Silent")
    stack.builder.assign(stack.nav, .delegate, .object(silent))
    expect(Self.swipe(stack), equals: ["NAV-12 decided nav: the user swipes back"], "a delegate that names nobody")
    let naming = stack.builder.object("Naming", answers: [(.navigationControllerAnimationController, .none)])
    stack.builder.assign(stack.nav, .delegate, .object(naming))
    expect(
      Self.swipe(stack), equals: ["CUS-28 decided nav: its delegate can name an animator: swiping back is switched off"]
    )
    stack.builder.world.hierarchy.assign(
      .facet(.interactivePopGestureRecognizer, stack.nav), .delegate, .controller(stack.nav))
    expect(
      Self.swipe(stack),
      equals: [
        "CUS-28 declined nav: code has set the delegate of its interactivePopGestureRecognizer: swiping back asks who animates",
        "NAV-12 decided nav: code has set the delegate of its interactivePopGestureRecognizer: the user swipes back",
      ])
    // Nobody holds the delegate any more.
    stack.builder.world.hierarchy.objects[Int(naming.index)].isHeld = false
    expect(
      Self.swipe(stack),
      equals: [
        "NAV-12 decided nav: code has set the delegate of its interactivePopGestureRecognizer: the user swipes back"
      ])
  }
}

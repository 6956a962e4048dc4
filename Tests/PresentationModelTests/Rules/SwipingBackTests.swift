import Testing

@testable import PresentationModel

/// Whether swiping back does something, asked of a World (NAV-12, CUS-28).
@Suite struct SwipingBackTests {
  private typealias Stack = NavigationStackTests.Stack

  private static func swipe(_ stack: Stack) -> [String] {
    let (refusal, said) = stack.builder.ask { NavigationStack.ignoresSwipe(stack.nav, $0, &$1) }
    expect(refusal == nil, equals: said.last?.hasSuffix("the user swipes back") ?? false)
    #expect(stack.builder.texts(refusal).isEmpty)
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

    var running = Stack()
    running.change(isQueued: false)
    expect(Self.swipe(running), equals: Self.ignored("a stack change of it is running"))
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
    var stack = Stack()
    let owner = row.ofTop ? stack.members[1] : stack.nav
    stack.builder.world.hierarchy.assign(
      row.facet.map { .facet($0, owner) } ?? .controller(owner), row.property, row.value)
    expect(
      Self.swipe(stack), equals: row.said.map { Self.ignored($0) } ?? ["NAV-12 decided nav: the user swipes back"],
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

import Testing

@testable import PresentationModel

/// What an interaction controller does to a transition (CUS-09 to CUS-11, CUS-14, CUS-22).
@Suite struct InteractionTests {
  private struct Steered {
    var builder: WorldBuilder
    let x: ControllerID
    let id: TransitionID
    let drag: ObjectID

    init(ios version: Int = 17, isInterruptible: Bool = false) {
      builder = WorldBuilder(ios: version)
      let home = builder.add("home")
      x = builder.add("x")
      id = builder.begin(.present, of: home, x)
      drag = builder.object(builder.declare("Drag", .interactionController))
      let grow = builder.declare("Grow", .animator, isInterruptible ? [.interruptibleAnimator] : [])
      builder.world[id].steering.animator = builder.object(grow)
      builder.world[id].steering.interaction = drag
    }
  }

  @Test(arguments: [(9, false, true), (10, false, false), (10, true, true), (26, false, false)])
  func aPassiveStartFrom10(version: Int, wants: Bool, isInteractive: Bool) {
    var steered = Steered(ios: version)
    steered.builder.world.hierarchy.assign(.object(steered.drag), .wantsInteractiveStart, .bool(wants))
    let answer = steered.builder.ask { Interaction.startsInteractively(steered.drag, of: steered.x, $0, &$1) }.answer
    expect(answer, equals: isInteractive)
    #expect(!steered.builder.ask { Interaction.startsInteractively(nil, of: steered.x, $0, &$1) }.answer)
  }

  @Test(arguments: [true, false]) func startedAndSteeredOnlyWhileInteractive(isInteractive: Bool) {
    var steered = Steered()
    steered.builder.world[steered.id].steering.isInteractive = isInteractive
    let transition = steered.builder.world[steered.id]
    expect(
      steered.builder.ask { $1.holds(InteractionStartsInTheAnimatorsPlace.judge(transition)) }.answer,
      equals: isInteractive)
    expect(steered.builder.ask { $1.holds(OnlyCompleteTransitionEnds.judge(transition)) }.answer, equals: isInteractive)
    #expect(!steered.builder.ask { $1.holds(OnlyCompleteTransitionEnds.judge(nil)) }.answer)
  }

  @Test(arguments: [(9, true, true, false), (10, true, true, true), (10, true, false, false), (10, false, true, false)])
  func takenHoldOf(version: Int, isInterruptible: Bool, isHeld: Bool, isTaken: Bool) {
    var steered = Steered(ios: version, isInterruptible: isInterruptible)
    steered.builder.world[steered.id].steering.isPausedByBegin = isHeld
    let transition = steered.builder.world[steered.id]
    expect(
      steered.builder.ask { $1.holds(InterruptibleAnimatorIsTakenHoldOf.judge(transition, $0)) }.answer, equals: isTaken
    )
    expect(Interaction.isInterruptible(transition, steered.builder.world), equals: isInterruptible && version >= 10)
  }

  @Test func handlersHearOfTheEndOfAnInteractionAlone() {
    var steered = Steered()
    var transition = steered.builder.world[steered.id]
    #expect(
      steered.builder.ask { $1.note(HandlersRunWhenTheInteractionStops.judge(transition, handlers: 0)) }.said.isEmpty)
    expect(
      steered.builder.ask { $1.note(HandlersRunWhenTheInteractionStops.judge(transition, handlers: 1)) }.said,
      equals: ["CUS-22 decided x: its interaction stops: a handler is called, before anything else"])
    expect(
      steered.builder.ask { $1.note(HandlersRunWhenTheInteractionStops.neverRuns(transition, handlers: 1)) }.said,
      equals: ["CUS-22 declined x: it never was interactive: the handlers of its interaction are not run"])
    transition.steering.wasInteractive = true
    #expect(
      steered.builder.ask { $1.note(HandlersRunWhenTheInteractionStops.neverRuns(transition, handlers: 1)) }.said
        .isEmpty)
    steered.builder.world.running = []
  }
}

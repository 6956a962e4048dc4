import Testing

@testable import PresentationModel

/// `isMovingToParent` and `isMovingFromParent`: true in the controller's own callbacks alone.
@Suite struct MovingTests {
  private func world(_ flag: ControllerFlags, in callback: Callback?, of speaker: String = "x") -> (World, ControllerID)
  {
    var builder = WorldBuilder()
    let (x, other) = (builder.add("x", state: .appearing), builder.add("other"))
    builder.world.hierarchy.set(x, flag, true)
    builder.world.speaking = callback.map { Speaking(controller: speaker == "x" ? x : other, callback: $0) }
    return (builder.world, x)
  }

  @Test(arguments: [
    (Callback.viewWillAppear, true), (.viewIsAppearing, true), (.viewDidAppear, true), (.viewWillDisappear, false),
    (.viewDidLoad, false), (.willMove, false),
  ])
  func toAParent(_ callback: Callback, _ isMoving: Bool) {
    var ledger = Ledger.closed
    let (own, x) = world(.movingTo, in: callback)
    let answer = ledger.holds(MovingHoldsBetweenWillAndDid.to(x, own))
    expect(answer, equals: isMoving)
    let (others, y) = world(.movingTo, in: callback, of: "other")
    let answer2 = ledger.holds(MovingHoldsBetweenWillAndDid.to(y, others))
    #expect(!answer2)
    let (nobodys, z) = world(.movingTo, in: nil)
    let answer3 = ledger.holds(MovingHoldsBetweenWillAndDid.to(z, nobodys))
    #expect(!answer3)
  }

  @Test(arguments: [(Callback.viewWillDisappear, true), (.viewDidDisappear, true), (.viewWillAppear, false)])
  func fromAParent(_ callback: Callback, _ isMoving: Bool) {
    var ledger = Ledger.closed
    let (own, x) = world(.movingFrom, in: callback)
    let answer = ledger.holds(MovingHoldsBetweenWillAndDid.from(x, own))
    expect(answer, equals: isMoving)
    let (others, y) = world(.movingFrom, in: callback, of: "other")
    let answer2 = ledger.holds(MovingHoldsBetweenWillAndDid.from(y, others))
    #expect(!answer2)
  }
}

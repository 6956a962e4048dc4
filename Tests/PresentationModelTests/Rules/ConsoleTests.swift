import Testing

@testable import PresentationModel

/// How a line of UIKit's comes about, and what it says of the call (LOG-01 to LOG-04, T-1 to T-5).
@Suite struct ConsoleTests {
  private static func call(_ builder: WorldBuilder, _ source: ControllerID, _ x: ControllerID) -> PresentCall {
    PresentCall(source: source, presented: x, style: .pageSheet, own: nil, controllerObject: nil)
  }

  @Test(arguments: [(13, "iOS ≤ 13"), (14, "iOS 14+")])
  func theWordingFollowsTheVersion(version: Int, label: String) {
    let builder = WorldBuilder(ios: version)
    let said = builder.ask { Console.says(MessageID.pl01.message.says(.controller("presented", nil)), $0, &$1) }.said
    expect(said.count, equals: 2)
    expect(said.first?.hasPrefix("LOG-01 decided"), equals: true)
    expect(said.last, equals: "LOG-02 decided: UIKit prints the line in the words of \(label)")
    let nameless = builder.ask { Console.says(MessageID.ne01.message.says(), $0, &$1) }.said
    expect(nameless, equals: ["LOG-01 declined: the text has no place for a name: it stands as it is"])
  }

  @Test(arguments: [
    (MessageID.pe01, "inside the call"), (.ne02, "inside the call"), (.oe01, "when the transition begins"),
    (.pe10, "when the transition begins"), (.pe11, "when the transition begins"), (.ge07, "by the will callbacks"),
    (.oe14, "by the did callbacks"),
  ])
  func whenExceptionsAreRaised(id: MessageID, when: String) {
    let said = WorldBuilder().ask { Console.raises(id, &$1) }.said
    expect(said.first?.contains("raised \(when)"), equals: true)
    expect(said.last, equals: "LOG-04 decided: an exception ends the run: nothing after it happens")
  }

  @Test(arguments: [(13, true), (13, false), (14, true)])
  func aRefusalNamesAndNeverCompletes(version: Int, hasHandler: Bool) throws {
    var (builder, root, x) = WorldBuilder.pair(.ios(UIKitVersion(version)))
    let busy = builder.add("busy")
    builder.present(busy, by: root)
    let call = Self.call(builder, root, x)
    var ledger = Ledger()
    let refusal = try #require(Refusals.refusal(call, by: root, builder.world, &ledger))
    let said = builder.ask {
      Console.refuses(call, by: root, refusal, hasHandler: hasHandler, $0, &$1)
    }.said
    expect(said.map { String($0.prefix { $0 != " " }) }, equals: ["LOG-03", "T-5", "T-4"])
    expect(said[1].contains("up to iOS 13"), equals: version == 13)
    expect(said[2].hasSuffix("the completion handler never runs"), equals: hasHandler)
    Console.refuses(call, by: root, refusal, hasHandler: hasHandler, builder.world, &ledger)
    expect(ledger.entries.contains { $0.silence == .x01 }, equals: hasHandler)
  }

  @Test func anExceptionIsNoRefusedLine() throws {
    var (builder, root, x) = WorldBuilder.pair()
    builder.present(x, by: root)
    let call = Self.call(builder, root, x)
    var ledger = Ledger()
    let refusal = try #require(Refusals.refusal(call, by: root, builder.world, &ledger))
    let said = builder.ask { Console.refuses(call, by: root, refusal, hasHandler: true, $0, &$1) }.said
    #expect(said.count == 1 && said[0].hasPrefix("LOG-03 "))
  }

  @Test func aWaitingStackShowsNothingYet() {
    var builder = WorldBuilder()
    let nav = builder.add("nav", .navigation)
    let list = builder.add("list", in: nav)
    let item = builder.add("item")
    #expect(builder.ask { Console.reads(stackOf: nav, $0, &$1) }.said.isEmpty)
    builder.world.heldByCalls[nav] = 1
    builder.world.heldByCalls[list] = 1
    #expect(builder.ask { Console.reads(stackOf: nav, $0, &$1) }.said.isEmpty)
    builder.world.heldByCalls[list] = nil
    builder.world.heldByCalls[item] = 1
    expect(builder.ask { Console.reads(stackOf: nav, $0, &$1) }.said.count, equals: 1)
    // A presentation that waits is none of the stack's business.
    builder.world.awaited[item] = 1
    #expect(builder.ask { Console.reads(stackOf: nav, $0, &$1) }.said.isEmpty)
    for (kind, does) in [
      (Transition.Kind.stack, "changes its stack"), (.present, "is presenting"), (.dismiss, "is dismissing"),
    ] {
      let transition = Transition(kind: kind, container: nav, from: [], to: [], isAnimated: true, line: 1, origin: 0)
      expect(
        builder.ask { $1.note(CallWaitsForTheTransition.announcement(transition)) }.said,
        equals: [
          "T-2 decided nav: \(does): the call is judged when that has ended, with its lines and exceptions"
        ])
    }
  }
}

import Testing

@testable import PresentationModel

/// Whose view goes with the container, each asked of a world made by hand (CUS-33, X-11).
@Suite struct MovedViewTests {
  private struct Pair {
    var builder = WorldBuilder()
    let home: ControllerID
    let card: ControllerID
    let id: TransitionID

    init(_ kind: Transition.Kind, leaves: Bool = false) {
      home = builder.add("home")
      builder.window(home)
      card = builder.add("card")
      builder.present(card, by: home)
      id = builder.begin(kind, of: home, card)
      if leaves { builder.world[id].presentersViews = [home] }
    }

    func moves(_ x: ControllerID) -> [String] {
      builder.ask { $1.take(MovedViewGoesWithTheContainer.judge(x, $0[id], $0)) }.said
    }

    func goes(_ x: ControllerID) -> (said: [String], notes: [String?]) {
      let presentation = builder.world.hierarchy.presentations[card]
      let asked = builder.ask { world, ledger in
        if let presentation { ledger.take(MovedViewGoesWithTheContainer.goes(x, with: presentation, world)) }
        return ledger.silences.map { SilentNoteText.text($0, world.hierarchy) }
      }
      return (asked.said, asked.answer)
    }
  }

  @Test(
    arguments: [
      (.present, false, true), (.dismiss, false, true), (.present, true, false), (.dismiss, true, false),
      (.stack, false, false), (.tab, false, false),
    ] as [(Transition.Kind, Bool, Bool)])
  func onlyAViewThatWasToStay(kind: Transition.Kind, leaves: Bool, isMoved: Bool) {
    let pair = Pair(kind, leaves: leaves)
    let said = "CUS-33 decided home: its view was to stay: code has put it into the container view of "
    expect(pair.moves(pair.home).contains { $0.hasPrefix(said) }, equals: isMoved)
  }

  @Test func theViewOfSomebodyElseIsNotMeant() {
    var pair = Pair(.dismiss)
    let stranger = pair.builder.add("stranger", state: .disappeared)
    #expect(pair.moves(stranger).isEmpty)
  }

  @Test func itGoesWithTheContainer() {
    let pair = Pair(.dismiss)
    let (said, notes) = pair.goes(pair.home)
    expect(
      said,
      equals: [
        "CUS-33 decided home: its view lies in the container view of card, and goes with it: the screen is black"
      ])
    expect(notes, equals: ["the view of home was put into the container view and goes with it: the screen is black"])
  }

  /// Who is dismissed with the same call leaves no black screen.
  @Test func whoIsDismissedTooIsNotMissed() {
    var pair = Pair(.dismiss)
    let below = pair.builder.add("below")
    pair.builder.present(pair.home, by: below)
    pair.builder.world.hierarchy.presentations[pair.home]?.isDismissing = true
    #expect(pair.goes(pair.home).said.isEmpty)
  }
}

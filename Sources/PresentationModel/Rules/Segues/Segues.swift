/// Which segue is performed, and what it does (rules SEG).
enum Segues {
  /// What a segue performs.
  enum Way: Sendable {
    /// `show` or `showDetailViewController`, called on its source.
    case shows(Show.Method)
    /// `present`, called on its source; the destination takes these two first.
    case presents(style: Value?, transition: Value?)
    /// The old push.
    case pushes(on: ControllerID)
    /// The destination becomes a child, its view part of the source's.
    case embeds
    case nothing
    case refused(Refusal)
  }

  /// Where the destination comes from.
  enum Destination: Sendable {
    /// The controller of the file.
    case named(ControllerID)
    /// A new controller, with the outline of that one.
    case copy(of: ControllerID)
    /// A new one of a class.
    case new(ClassID)
  }

  // MARK: Which one

  /// The segue with an identifier; an exception where there is none.
  static func find(
    _ identifier: String?, from x: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> (segue: SegueID?, refusal: Refusal?) {
    let found = first(identifier, from: x, world)
    return (found, ledger.take(UnknownIdentifierRaises.judge(identifier, found, of: x)))
  }

  /// The segue of an identifier that a control performs; nil where the controller has none.
  static func first(_ identifier: String?, from x: ControllerID, _ world: World) -> SegueID? {
    world.segues.first(identifier, from: x, world.hierarchy)
  }

  // MARK: What it does

  /// Where the destination comes from.
  static func destination(_ id: SegueID, _ world: World, _ ledger: inout Ledger) -> Destination? {
    guard let end = world.segues[id].destination else { return nil }
    return ledger.take(DestinationIsMadeThenPrepared.judge(end, world))
  }

  /// What UIKit's own `perform` does.
  static func way(
    _ id: SegueID, from source: ControllerID, to destination: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Way {
    let segue = world.segues[id]
    if segue.kind == .push {
      return ledger.take(OldPushNeedsANavigationController.judge(segue.identifier, from: source, world)) ?? .nothing
    }
    return ledger.take(EachKindPerformsItsOwn.judge(segue, from: source, to: destination)) ?? .nothing
  }

  /// The segues that fire with the load of a view.
  static func embedded(in x: ControllerID, _ world: World, _ ledger: inout Ledger) -> [SegueID] {
    guard !world.segues.isEmpty else { return [] }
    return ledger.take(EmbedFiresWhileItsSourceLoads.judge(x, world)) ?? []
  }
}

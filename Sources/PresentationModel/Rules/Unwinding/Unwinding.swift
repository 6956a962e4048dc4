/// Which view controller an unwind segue finds, from `UnwindingAsksItsSource` (SEG-09) to `NobodyFoundNothingHappens`
/// (SEG-13), and what is dismissed and popped then, from `ActionRunsBeforeAnythingMoves` (SEG-14) to `UnwindingOnIOS8`
/// (SEG-17).
enum Unwinding {
  /// What unwinds.
  struct Request: Sendable {
    let source: ControllerID
    let action: String
  }

  /// The way back: the source, its parent or the controller that called `present`, and so on.
  struct Path: Sendable {
    let members: [ControllerID]
    private let positions: IDSet<ControllerID>

    init(_ members: [ControllerID]) {
      self.members = members
      positions = IDSet(members)
    }

    func contains(_ x: ControllerID) -> Bool { positions.contains(x) }

    /// The controller on the unwind path that `x` presents; nil if there is none.
    func presented(by x: ControllerID, _ hierarchy: Hierarchy) -> ControllerID? {
      hierarchy.directlyPresented(x).flatMap { contains($0) ? $0 : nil }
    }
  }

  /// What has to be known for the next step of a search.
  enum Query: Sendable {
    /// `allowedChildrenForUnwinding(from:)`, and what UIKit answers itself.
    case children(of: ControllerID, standard: [ControllerID])
    /// `canPerformUnwindSegueAction(_:from:sender:)`, and what UIKit answers itself.
    case isDestination(ControllerID, standard: Bool)
    /// iOS 8: whether the class names a controller.
    case delegates(to: ControllerID)
    case found(ControllerID)
    case nobody
  }

  /// What is done when the action has run.
  struct Consequence: Sendable {
    /// The controller that dismisses what it presents.
    let dismisses: ControllerID?
    /// The controllers whose `unwind(for:towards:)` is called, and towards which, from the top down.
    let steps: [(container: ControllerID, towards: ControllerID)]
  }

  /// What a container does on the way down.
  enum Move: Sendable {
    case selects, pops, nothing
  }

  // MARK: The search

  /// Begins a search.
  static func begins(_ request: Request, byUser: Bool, _ world: World, _ ledger: inout Ledger) -> UnwindSearch {
    let action = ledger.name(.selector(request.action))
    ledger.note(UnwindingAsksItsSource.announcement(request.source, action, byUser: byUser))
    return UnwindSearch(request, path(from: request.source, world), world)
  }

  /// The way back from a controller.
  ///
  /// Complexity: O(its length).
  static func path(from source: ControllerID, _ world: World) -> Path {
    var members = [source]
    var seen = IDSet([source])
    while let last = members.last, let next = up(from: last, world), seen.insert(next) { members.append(next) }
    return Path(members)
  }

  private static func up(from x: ControllerID, _ world: World) -> ControllerID? {
    UnwindingOnIOS8.holds(in: world.profile)
      ? UnwindingOnIOS8.up(from: x, world) : NextStopIsTheParentElseWhoCalledPresent.up(from: x, world)
  }

  /// The child that contains a source, or from which it has come.
  static func child(of x: ControllerID, containing source: ControllerID, _ world: World) -> ControllerID? {
    path(from: source, world).members.last { world.hierarchy.parent(of: $0) == x }
  }

  /// Under which name a controller is asked whether it performs the action.
  static func question(in profile: Profile) -> Callback { WhatTheTwoMethodsAnswer.asked[profile] }

  // MARK: What follows

  /// The controller that dismisses, and the containers that are called.
  static func consequence(
    _ request: Request, to found: ControllerID, _ path: Path, _ world: World, _ ledger: inout Ledger
  ) -> Consequence {
    if let choice = UnwindingOnIOS8.choice(path, world) { ledger.note(choice) }
    return ledger.take(
      tellsContainers(world)
        ? ActionRunsBeforeAnythingMoves.consequence(request, to: found, path, world)
        : UnwindingOnIOS8.consequence(request, to: found, path, world))
      ?? Consequence(dismisses: nil, steps: [])
  }

  /// Whether containers have a method that is called.
  static func tellsContainers(_ world: World) -> Bool { !UnwindingOnIOS8.holds(in: world.profile) }

  /// What a container does by itself.
  static func step(
    _ container: ControllerID, towards next: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Move {
    ledger.take(
      tellsContainers(world)
        ? TabsSelectStacksPop.judge(container, towards: next, world)
        : UnwindingOnIOS8.judge(container, towards: next, world)) ?? .nothing
  }
}

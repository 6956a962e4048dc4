/// Which controllers are kept alive, and which are released (rules REL).
enum Release {
  /// A delegate was assigned, to a property that does not hold it.
  static func assignsWeakly(_ value: Value, to x: ControllerID, _ world: World, _ ledger: inout Ledger) {
    if ledger.isOpen { ledger.note(DelegateIsNotKept.judge(value, of: x, world)) }
  }

  /// The file reads a property that does not hold its value.
  static func readsWeakly(_ property: Property, of x: ControllerID, _ world: World, _ ledger: inout Ledger) {
    if ledger.isOpen { ledger.note(DelegateIsNotKept.isGone(property, of: x, world)) }
  }

  /// What holds a controller.
  enum Holder: Sendable {
    /// A later statement mentions it.
    case name
    case somebody
    /// It is released.
    case nobody
  }

  /// What holds a controller that may have lost its last holder.
  ///
  /// - Parameters:
  ///   - x: the controller.
  ///   - isMentionedLater: whether a statement to come mentions its name: what a program knows.
  ///   - inside: the controller inside it that a later statement mentions, if there is one.
  ///   - isInAHandler: whether a completion handler that has not run keeps it alive, which only a run knows.
  ///   - isMadeByCode: whether the file's own Swift has made it: no name holds it.
  static func holder(
    of x: ControllerID, isMentionedLater: Bool, inside: ControllerID? = nil, isInAHandler: Bool,
    isMadeByCode: Bool = false,
    _ world: World, _ ledger: inout Ledger
  ) -> Holder {
    var holder: Holder?
    if !isMadeByCode || inside != nil {
      holder = ledger.take(
        NameHoldsUpToItsLastMention.judge(x, isMentionedLater: isMentionedLater, inside: inside, world))
    }
    if holder == nil {
      let line = world.hierarchy.frozen[x].map { ledger.nameAlways(.int(Int64($0.line))) } ?? Because.Naming(row: -1)
      if ledger.take(WhoHoldsWhom.judge(x, isInAHandler: isInAHandler, wasReadOn: line, world)) != nil {
        holder = .somebody
      }
    }
    if holder == nil, ledger.take(SearchOutlivesItsHostsPlace.judge(kept: x, world)) != nil { return .somebody }
    guard let holder else { return ledger.take(WhenDeinitComes.judge(x)) ?? .nobody }
    ledger.note(SearchOutlivesItsHostsPlace.judge(x, world))
    return holder
  }

  /// At the end of the run, where a mention in a body no longer counts, notes controllers that only their own
  /// presentation controller keeps alive.
  ///
  /// - Parameter named: those that a body mentions and whose presentation controller was read.
  static func ends(_ named: [ControllerID], _ world: World, _ ledger: inout Ledger) {
    guard ledger.isOpen else { return }
    for x in named where !world.hierarchy.has(x, .released) && WhoHoldsWhom.isLeftToItself(x, world) {
      let line = world.hierarchy.frozen[x].map { ledger.nameAlways(.int(Int64($0.line))) } ?? Because.Naming(row: -1)
      ledger.note(WhoHoldsWhom.holdsItself(x, wasReadOn: line))
    }
  }
}

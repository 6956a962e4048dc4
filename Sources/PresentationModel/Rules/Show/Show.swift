/// Who takes `show` and `showDetailViewController`, and how what is shown comes up (rulebook 10).
enum Show {
  /// How a controller that is shown comes up.
  enum Way: Sendable {
    /// By `present`, called on this one.
    case presents(by: ControllerID)
    /// By a push, refusals included.
    case pushes(on: ControllerID)
    /// By a push that takes every controller, navigation controllers too.
    case stacks(on: ControllerID)
    /// As the primary column.
    case primary(of: ControllerID)
    /// As the secondary column.
    case secondary(of: ControllerID)
    /// It is there already.
    case isThere
  }

  /// The way of what is shown: the receiver is asked first, then its parent, and so on.
  ///
  /// Complexity: O(ancestors of the receiver).
  static func way(
    _ shown: ControllerID, from receiver: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Way {
    walk(shown, from: receiver, world, &ledger) {
      ShowEndsInAPushAColumnOrAPresentation.judge($0, shows: shown, world)
    }
  }

  /// The way of a detail: likewise, but other classes take it.
  ///
  /// Complexity: O(ancestors of the receiver).
  static func wayOfDetail(
    _ shown: ControllerID, from receiver: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Way {
    walk(shown, from: receiver, world, &ledger) {
      ShowEndsInAPushAColumnOrAPresentation.judge($0, showsDetail: shown, world)
    }
  }

  private static func walk(
    _ shown: ControllerID, from receiver: ControllerID, _ world: World, _ ledger: inout Ledger,
    judge: (ControllerID) -> Finding<Way>
  ) -> Way {
    var current: ControllerID? = receiver
    while let candidate = current {
      current = world.hierarchy.parent(of: candidate)
      if let way = ledger.take(judge(candidate)) {
        ledger.notReached(ShowEndsInAPushAColumnOrAPresentation.self, from: current, in: world)
        return way
      }
    }
    return presents(shown, from: receiver, &ledger)
  }

  private static func presents(
    _ shown: ControllerID, from receiver: ControllerID, _ ledger: inout Ledger
  ) -> Way {
    ledger.take(ShowEndsInAPushAColumnOrAPresentation.nobody(from: receiver, shown)) ?? .presents(by: receiver)
  }
}

/// All that a rule may look at: the hierarchy, which UIKit answers, where it runs, and what is on its way.
///
/// A value: a question asked of it changes nothing, and needs neither a scenario nor a run.
package struct World: Sendable {
  /// All of it.
  var state: Box<WorldState>

  /// A world in which nothing is on its way.
  package init(_ hierarchy: Hierarchy, profile: Profile = .newest, environment: Environment) {
    state = Box(WorldState(hierarchy, profile, environment))
  }

  /// A transition, by its row.
  subscript(_ id: TransitionID) -> Transition {
    @inline(__always) get { transitions[Int(id.index)] }
    @inline(__always) _modify { yield &transitions[Int(id.index)] }
  }
}

/// A controller's own callback, while its body runs.
struct Speaking: Sendable, Equatable {
  let controller: ControllerID
  let callback: Callback
}

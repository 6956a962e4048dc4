@testable import PresentationModel

extension WorldBuilder {
  /// Adds a transition that runs.
  @discardableResult
  mutating func run(_ kind: Transition.Kind, of container: ControllerID) -> TransitionID {
    let id = add(kind, of: container)
    world[id].phase = .running
    world.running.append(id)
    return id
  }

  /// Adds a transition that this turn has asked for.
  @discardableResult
  mutating func queue(_ kind: Transition.Kind, of container: ControllerID, from old: [ControllerID] = [])
    -> TransitionID
  {
    let id = add(kind, of: container, from: old)
    world.queued.append(id)
    return id
  }

  private mutating func add(
    _ kind: Transition.Kind, of container: ControllerID, from old: [ControllerID] = []
  ) -> TransitionID {
    world.transitions.append(
      Transition(kind: kind, container: container, from: old, to: [], isAnimated: true, line: 0, origin: -1))
    return TransitionID(index: Int32(world.transitions.count - 1))
  }
}

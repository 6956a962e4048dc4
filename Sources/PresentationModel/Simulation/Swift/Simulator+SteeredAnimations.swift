/// Animations of the file's own animators, while a gesture steers their transition.
extension Simulator {
  /// The transition that is steered, where what runs is its animator: its animations go on when the steering is over.
  func steeredAnimation(of a: Int32) -> TransitionID? {
    guard swift.activations[Int(a)].callback == .animateTransition else { return nil }
    return running.last {
      self[$0].isRunning && self[$0].steering.isInteractive && self[$0].steering.interaction != nil
        && self[$0].steering.animator != nil
    }
  }

  /// The steering is over: the animations run on, or back, and their completion handlers come when they are done.
  mutating func goOnWithAnimations(of id: TransitionID) {
    guard !swift.heldAnimations.isEmpty else { return }
    for held in swift.heldAnimations where held.transition == id {
      swift.timers.append((swift.clock + held.seconds, .closure(held.block)))
    }
    swift.heldAnimations.removeAll { $0.transition == id }
  }
}

/// A completion handler of an animation that somebody steers.
struct HeldAnimation: Sendable {
  let transition: TransitionID
  let seconds: Double
  let block: ClosureID
}

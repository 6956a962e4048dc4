enum PresentingSegueLivesOn: Rule {
  static let id = RuleID.seg06
  static let question = Question.segue
  static let versions = Versions(.from(9), "iOS 9–27, docs.")

  /// Whether a performed segue lives until what it presents is dismissed.
  static func judge(_ segue: Segue, _ destination: ControllerID, _ world: World) -> Finding<Bool> {
    guard segue.kind?.presents == true else {
      return declines(destination, leaving: false, "was shown by a segue that does not present: the segue is released")
    }
    guard holds(in: world.profile) else {
      return declines(destination, leaving: false, "was presented by a segue, which iOS 8 releases after perform()")
    }
    guard world.hierarchy.presentation(of: destination) != nil || world.awaited[destination] != nil else {
      return declines(destination, leaving: false, "is not presented: its segue is released")
    }
    return decides(true, on: destination, "was presented by a segue, which is held until it is dismissed")
  }

  static let entry = RuleEntry(
    title: "From iOS 9 a presenting segue lives as long as its presentation",
    inShort: "From iOS 9 a segue that presents stays alive until its destination is dismissed.",
    statement: """
      A segue that presents (`.presentation`, `.popoverPresentation`, also through `super.perform()`) is held until the presented
      controller is dismissed: as `transitioningDelegate = self` it serves the dismissal too (CUS-24). On iOS 8, and for every other kind, it
      is released after `perform`.
      """,
    evidence: [
      .documented("WWDC 2015 session 215."),
      .observed("Neuburg p. 325."),
    ],
    example: """
      On a `.presentation` with `customClass Slide`, `detail.dismiss(animated: true)` has the line
      `detail.animationController(forDismissed: detail)` from iOS 9, not on iOS 8:

      ```swift
      class Slide: UIStoryboardSegue {
        animationController(forPresented:presenting:source:) = Grow
        animationController(forDismissed:) = Grow
        on perform { destination.transitioningDelegate = self; super.perform() }
      }
      ```
      """)
}

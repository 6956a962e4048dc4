enum ActionRunsBeforeAnythingMoves: Rule {
  static let id = RuleID.seg14
  static let question = Question.unwinding
  static let versions = Versions(.from(9), "iOS 9–27, docs.")

  /// A class answered that it performs an action that it does not have: UIKit would call a missing method.
  static func judge(_ request: Unwinding.Request, to found: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard !world.declaresAction(found, request.action) else { return nil }
    return refuses(
      on: found, throwing: "NSInvalidArgumentException",
      because: "said that it performs the action, and does not declare it: an exception")
  }

  /// The controller that dismisses, and the containers that are called on the way down.
  static func consequence(
    _ request: Unwinding.Request, to found: ControllerID, _ path: Unwinding.Path, _ world: World
  ) -> Finding<Unwinding.Consequence> {
    let consequence = wayBack(request, to: found, path, world)
    switch (consequence.dismisses, consequence.steps.first?.container) {
    case (let presenter?, let container?):
      return decides(consequence, on: found, "is reached by a dismissal by \(presenter), then from \(container) down")
    case (let presenter?, nil): return decides(consequence, on: found, "is reached by a dismissal by \(presenter)")
    case (nil, let container?): return decides(consequence, on: found, "is reached from \(container) down")
    case (nil, nil): return decides(consequence, on: found, "is where the source stands: nothing has to move")
    }
  }

  /// The same without a word.
  static func wayBack(
    _ request: Unwinding.Request, to found: ControllerID, _ path: Unwinding.Path, _ world: World
  ) -> Unwinding.Consequence {
    var below: [ControllerID] = []
    var next: ControllerID? = found
    while let x = next, !path.contains(x) {
      below.append(x)
      next = world.hierarchy.parent(of: x)
    }
    var steps: [(container: ControllerID, towards: ControllerID)] = []
    if var container = next {
      for x in below.reversed() {
        steps.append((container, x))
        container = x
      }
    }
    return Unwinding.Consequence(dismisses: dismisser(request, found, path, world), steps: steps)
  }

  /// The controller of the destination's level that presents on the way back; in the source's own level the one that
  /// presents.
  private static func dismisser(
    _ request: Unwinding.Request, _ found: ControllerID, _ path: Unwinding.Path, _ world: World
  ) -> ControllerID? {
    let hierarchy = world.hierarchy
    let level = hierarchy.outermostContainer(of: found)
    guard hierarchy.outermostContainer(of: request.source) != level else {
      return hierarchy.nearestPresenting(request.source)
    }
    for x in path.members {
      if let presenter = hierarchy.directPresenter(x), hierarchy.outermostContainer(of: presenter) == level {
        return presenter
      }
    }
    return nil
  }

  static let entry = RuleEntry(
    title: "The action runs before anything moves",
    inShort: """
      The unwind action runs first; then what is presented above is dismissed, and stacks are popped or tabs are \
      switched.
      """,
    statement: """
      Destination d found, all inside the call:
      1. `s.prepare(for: "Back", sender:)`.
      2. `d.backHome("Back")`.
      3. If d lives in a lower level than s: `r.dismiss(animated: true)` once, r the controller of d's level which presents one that is on the
         path. If both live in one level: likewise with r = the nearest from s upwards through `parent` that presents one itself (an active
         search controller over the stack), if there is one. Everything above r goes (DIS-02).
      4. a = the first of d, d's parent, its parent, … that is on the path. From a down to the one above d:
         `x.unwind(for: "Back", towards: next)`, next being the child on the way (SEG-15). a is d: none.
      `animates false`: 3 and 4 without animation. Two or more of these changes are made in one run loop pass; their events come by chapters 2, 4 and
      5, in this order of calls; a stack or tab bar that is off screen under r's presentation changes silently (NAV-10); a pop in the run loop pass in
      which the stack's search controller is dismissed is refused (ORD-32, N-L03).
      """,
    evidence: [
      .documented("TN2298 (search, prepare, action, transition), unwind(for:towards:)."),
      .observed(
        "Neuburg p. 326, 327 (one `dismiss` even over several levels, then the containers from the top down); aokiplayer (iOS 12.2: action before viewWillDisappear); the refused pop: public code of 2017 with its console line."
      ),
      .inferred("the second half of 3."),
    ],
    example: """
      SEG-10's first case, iOS 17, s full screen: `s.prepare(for: "Back", sender: nil)`, `t.backHome("Back")`,
      `tabs.unwind(for: "Back", towards: t)`, then (t loaded if it was not) `s.viewWillDisappear`, `tabs.viewWillAppear`, `t.viewWillAppear`,
      …; nav's stack is as before.
      """)
}

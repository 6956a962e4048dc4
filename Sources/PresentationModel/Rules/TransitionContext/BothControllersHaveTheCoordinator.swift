enum BothControllersHaveTheCoordinator: Rule {
  static let id = RuleID.cus20
  static let question = Question.context
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The transition whose coordinator a controller finds: its own, else that of the nearest ancestor; nil where none
  /// runs.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<TransitionID?>? {
    guard !world.running.isEmpty || !world.queued.isEmpty || !world.ending.isEmpty || world.sizeChange != nil else {
      return nil
    }
    var current: ControllerID? = x
    while let candidate = current {
      if let id = world.coordinated(candidate) {
        let transition = world[id]
        // Only with an animator were tabs seen to have one.
        if transition.kind == .tab, transition.steering.animator == nil {
          return decides(id, on: candidate, "takes part in a change of tabs: it has a coordinator", raising: .cho43)
        }
        if transition.kind == .size {
          return decides(id, on: candidate, "is called about another size of its window: that has a coordinator")
        }
        return decides(id, on: candidate, "takes part in a transition that has been asked for and not ended")
      }
      if world.changesItsStackWithoutAnimation(candidate) {
        return declines(
          candidate, leaving: nil, "changes its stack without animation: there is no coordinator", raising: .cho43)
      }
      current = world.hierarchy.parent(of: candidate)
    }
    return declines(x, leaving: nil, "neither it nor an ancestor takes part in a transition")
  }

  static let entry = RuleEntry(
    title: "Both parties have the coordinator from the call on, descendants find it through their parents",
    inShort:
      "transitionCoordinator is there as soon as the call returns, for both view controllers and for their children.",
    statement: """
      From the end of the accepted call (`present`, `dismiss`, a push, pop or change of stack, a selection on screen) to step 7 of
      CUS-05 `transitionCoordinator` of P and B answers the transition's coordinator, so it does in the hooks, in every will- and did-callback,
      in `didShow` and in the completion handler. Push, pop and tab switch: the container and both children. Any other controller: its own transition's,
      else its nearest ancestor's by `parent`, else nil. A refused call, one that waits (PRE-01, T-2) and one that is held (NAV-16) leave it nil;
      in `viewDidLoad` inside `present` it is nil still. A modal transition without animation has one, whose `isAnimated` is false; a push, pop
      or change of stack without animation has none. A rotation, a resize, a fold: ORD-35, also for when its blocks run (not CUS-21).
      """,
    evidence: [
      .documented("transitionCoordinator (own, else ancestors', nil without a transition)."),
      .observed(
        #"directly after `present` and `dismiss`, with its keys: unit tests of 2019 (iOS 13), airbnb/epoxy-ios (the presenter's; nil tells that the call was refused); directly after push and pop: ekazaev/route-composer#62 and many helpers in public code; after a selection with an animator: SwipeableTabBarController; in `didShow`: the coordinator pattern of many apps; in the hook: Neuburg p. 302 (P's), p. 304 (B's), openradar 28918184; without animation: react-native-screens PR 3189, for a push one note in public code. speaks against: Neuburg p. 300 (in the leaving tab's viewWillDisappear of an interactive switch it is nil, "I regard this as a bug"; CHO-43)."#
      ),
      .inferred("iOS 8–12, tabs without an animator (CHO-43)."),
    ],
    example: """
      `turn { a.present(card, animated: true); expect a.transitionCoordinator != nil }`; after the step nil. tabs > nav[a],
      `on a.viewWillDisappear { … }` while tabs presents full screen: `a.transitionCoordinator` is non-nil.
      """)
}

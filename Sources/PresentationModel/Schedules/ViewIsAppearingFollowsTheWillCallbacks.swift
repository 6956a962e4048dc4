enum ViewIsAppearingFollowsTheWillCallbacks: Rule {
  static let id = RuleID.ord07
  static let question = Question.schedule
  static let versions = Versions(
    .from(13),
    "iOS 13–27. The method came with the SDK of iOS 17 and is called from iOS 13 on; `ios 13` to `ios 16` mean an app built with Xcode 15 here."
  )

  /// Announces the rule; `Beat.isAppearing` carries it out.
  static func announcement(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "viewIsAppearing follows all will-callbacks of the transition",
    inShort:
      "viewIsAppearing comes after all viewWillAppear and viewWillDisappear calls, once the view is in the window.",
    statement: """
      IA goes to every member of in, parent first, once per appearance, after the last will-callback of either party and before any
      did-callback. Nothing answers it on the disappearing side. Driven by code's `beginAppearanceTransition(true, …)`: as soon as the view is
      in a window. If the view comes into the window with its container's view, directly after the container's IA; if it is in one already, in
      the call; at the latest directly before DA; without a window never.
      """,
    evidence: [
      .documented(
        #"viewIsAppearing(_:), "iOS 13.0 –": once per appearance, after the view is in the hierarchy and laid out; so a child that is driven by hand gets it with the layout of its container."#
      ),
      .observed("logs of iOS 17.5 (push, modal, tab)."),
      .inferred("Parent before child, and the exact places of a child driven by hand."),
    ],
    example: """
      Tab switch from a to b: `b.viewWillAppear`, `a.viewWillDisappear`, `b.viewIsAppearing`.
      box forwards by hand (Apple's View Controller Programming Guide, listing 5-5: begin for its child in viewWillAppear, end in
      viewDidAppear), `home.present(box)` full screen: `box.viewWillAppear`, `child.viewWillAppear`, `box.viewIsAppearing`,
      `child.viewIsAppearing`, `box.viewDidAppear`, `child.viewDidAppear`. At launch the same.
      """)
}

enum NoViewIsAppearingBefore13: Rule {
  static let id = RuleID.ord08
  static let question = Question.schedule
  static let versions = Versions(.upTo(12), "iOS 8–12, docs.")

  /// Announces the rule; `Simulator.appendIsAppearing` carries it out.
  static func announcement(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "There is no viewIsAppearing before iOS 13",
    inShort: "Before iOS 13 there is no viewIsAppearing.",
    statement: """
      Step 4 of ORD-05 does not exist; no IA line in any schedule, `on x.viewIsAppearing` never runs.
      """,
    evidence: [
      .documented(#"viewIsAppearing(_:), "iOS 13.0 –"; the documents (0, 3) do not know it."#)
    ],
    example: """
      `a.present(b)` full screen, iOS 12: `b.viewDidLoad`, `a.viewWillDisappear`, `b.viewWillAppear`, `b.viewDidAppear`,
      `a.viewDidDisappear`.
      """)
}

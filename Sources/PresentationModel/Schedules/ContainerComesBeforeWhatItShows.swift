enum ContainerComesBeforeWhatItShows: Rule {
  static let id = RuleID.ord03
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Announces the rule; `World.shown` carries it out.
  static func announcement(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "A container comes before what it shows, and what it does not show gets nothing",
    inShort: """
      A container gets its appearance callback before the children that it shows, and children that it does not \
      show get none.
      """,
    statement: """
      shown(x) = x, then depth first, parent before child, siblings in `children` order, the shown children of each: navigation: the
      top one; tab bar: the selected one; page view: its current pages; split view: its visible columns, collapsed its single child; search
      controller: its results controller; any other: the children whose view lies in the container's view. A container that answers false to
      `shouldAutomaticallyForwardAppearanceMethods` ends the descent (CON-06). If x has a parent, its children are followed by the controller x
      presents (a context inside the tree). A controller whose view another presentation has taken out of the window is skipped with its
      children; what it presents still counts. The other party of the running transition never counts. Until the commit, shown is what is still
      on screen; what a former child, or a controller whose view was added without addChild, presents over its context is shown with it. Every
      phase of a transition calls all of shown(outgoing) and all of shown(incoming) as two uninterrupted groups.
      """,
    evidence: [
      .observed(
        "react-native-screens' e2e tests (iOS 18.6, 26.2: nested stacks), published crash traces (tab bar's callback calls the nav's, that one its child's; iOS 5–13)."
      ),
      .inferred(
        #"Last kind of shown controller: from "appeared means in a window" in every known dump; "until the commit …"."#),
    ],
    example: """
      tabs > nav[list, item], `item.present(b)` full screen: `tabs`, `nav`, `item` get WD in this order; `list` gets nothing.
      """)
}

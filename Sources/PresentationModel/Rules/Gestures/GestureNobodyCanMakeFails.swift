enum GestureNobodyCanMakeFails: Rule {
  static let id = RuleID.dis16
  static let question = Question.gesture
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// Neither the controller that the gesture should move nor an ancestor is presented; nil where one is.
  static func judge(moving x: ControllerID, _ world: World) -> Finding<Void>? {
    let hierarchy = world.hierarchy
    let root = hierarchy.presentation(of: x)?.presented ?? hierarchy.outermostContainer(of: x)
    guard hierarchy.presentations[root] == nil else { return nil }
    return decides((), on: x, "is not presented, and nothing it stands in is: there is nothing to move")
  }

  /// The tapped controller is not one of the tabs; nil where it is.
  static func judge(tapping tab: ControllerID, in tabs: ControllerID, _ world: World) -> Finding<Void>? {
    guard world.hierarchy.parent(of: tab) != tabs, !world.isOverflow(tab, of: tabs) else { return nil }
    return decides((), on: tabs, "has no tab \(tab): there is nothing to tap")
  }

  /// No action of the alert has the title.
  static func judge(title: Because.Naming, of alert: ControllerID) -> Finding<Void> {
    decides((), on: alert, "has no action \(title): there is nothing to tap")
  }

  static let entry = RuleEntry(
    title: "A gesture that nobody can make fails the scenario",
    inShort: """
      A step that asks for a gesture which no user could make, such as tapping a tab that does not exist, fails \
      the test.
      """,
    statement: """
      A step whose gesture has nothing to act on fails the scenario, with a sentence that says what is missing:

      | step | fails when |
      |---|---|
      | `x.swipeToDismiss()`, `x.tapOutside()`, `x.drag(to:)` | neither x nor an ancestor of x is presented |
      | `tabs.tap(x)` | x is none of the tabs, nor the More navigation controller |
      | `alert.tap("OK")` | no action of the alert has this title (DIS-15) |

      A gesture that a user can make and that does nothing (DIS-08, NAV-12 with a root alone, TAB-03, SHT-03) does nothing and passes; `run`
      and `explain` say which rule and why.
      """,
    evidence: [
      .convention("of presim: a user cannot touch what is not there.")
    ],
    example: """
      window > tabs > nav > home: `tabs.tap(home)` fails ("home is no tab of tabs"); `sheet.swipeToDismiss()` before sheet is
      presented fails; `nav.swipeBack()` with the bar hidden does nothing and passes (NAV-12).
      """)
}

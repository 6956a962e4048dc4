enum MembersOutsideTheSubject: Rule {
  static let id = RuleID.evt05
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A statement sets or calls a member that decides nothing here.
  ///
  /// Announces the rule; `Simulator.passOver` carries it out.
  static func announcement(_ member: Because.Naming, of x: ControllerID?) -> Finding<Void> {
    x == nil
      ? decides((), on: nil, "\(member) is not simulated: nothing changes")
      : decides((), on: x, "has \(member), which is not simulated: nothing changes")
  }

  static let entry = RuleEntry(
    title: "UIKit's members outside the subject are named as such",
    inShort: """
      UIKit members that have to do with layout, input or state restoration are accepted and have no effect, \
      with a note.
      """,
    statement: """
      presim knows presentation, containment, appearance and release. A member of a UIKit class that belongs to another subject is not
      denied: in a statement it is accepted and told once in a file (`'additionalSafeAreaInsets' is UIKit's and has no effect here: presim does
      not simulate layout`); in an expectation it is an error that says the same. So is a size class of a child on which
      `setOverrideTraitCollection(_:forChild:)` or `traitOverrides` was used, and of all in it, in an expectation and where a rule asks for it: it
      is not known. The subjects and their members:

      | subject | members of a view controller |
      |---|---|
      | layout, margins, safe area | `additionalSafeAreaInsets`, `systemMinimumLayoutMargins`, `viewRespectsSystemMinimumLayoutMargins`, `updateViewConstraints()`, `overrideTraitCollection(forChild:)` |
      | keyboard, input | `addKeyCommand(_:)`, `removeKeyCommand(_:)`, `performsActionsWhilePresentingModally`, `becomeFirstResponder()` |
      | editing, extensions | `editButtonItem`, `extensionContext` |
      | state restoration | `restorationClass`, `encodeRestorableState(with:)`, `decodeRestorableState(with:)`, `applicationFinishedRestoringState()` |
      | rotation by the app | `rotatingHeaderView()`, `rotatingFooterView()`, `interfaceOrientation` |
      | Touch Bar, tab bar's scroll view | `childViewControllerForTouchBar`, `setNeedsTouchBarUpdate()`, `tabBarObservedScrollView` |
      | nib files | `nibBundle` |
      | traits | `setOverrideTraitCollection(_:forChild:)`, `traitOverrides`; in a scenario `registerForTraitChanges(_:handler:)` (in pasted Swift: ORD-35) |
      | bars (27) | `barContainerBehavior` (27.3), `barMinimizationBehavior`, `barMinimizationSafeAreaAdjustment`, `prominentTabIdentifier` |
      | scenes, fold (27.1) | `UIHingeInteraction`, reserved regions, scene accessories, `effectiveGeometry` |

      Views, bars, items and what the system's view controllers show have such members too. A closure that is given to one never runs, and the
      note says so; a body for one (`on home.updateViewConstraints { … }`) is an error. What is asked on the way is asked: `home.view.layer…`
      loads the view. A delegate of a protocol whose methods presim does not call is kept likewise.
      """,
    evidence: [
      .convention("of presim; the members are Apple's and stand in classic documents 2 and 3.")
    ],
    example: """
      `home.additionalSafeAreaInsets = .zero`: a note, and the step changes nothing.
      """)
}

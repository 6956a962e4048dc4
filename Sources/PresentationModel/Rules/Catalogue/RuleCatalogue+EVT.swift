// swift-format-ignore-file
// Made from the doc comments of Rules/Events; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the EVT rules; nil for any other.
  static func evt(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .evt01:
      RuleMetadata(
        id: .evt01, title: #"An event line is the call, on the name of the controller it concerns"#, chapter: 4,
        statement: #"""
          1. A line is recorded when a callback begins, before its body runs (ORD-31).
          2. The line is `name.method`. `name` is the scenario's name: of the controller whose callback it is; for a call to a
             delegate, of the controller that has the delegate, a presentation controller standing for the controller it
             presents. A controller that UIKit made itself prints as `<Class>`.
          3. `method` is Swift's name. Arguments follow in parentheses with their labels, without the delegating object (where
             the first argument is that) and without `animated`. If none is left, no parentheses. Values print as the scenario
             language writes them.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.convention, #"of presim."#),
        ],
        example: #"""
          `detail.viewWillAppear`, `detail.willMove(toParent: nav)`, `detail.didMove(toParent: nil)`,
          `detail.presentationControllerDidDismiss`, `nav.navigationController(willShow: detail)`, `detail.deinit`.
          """#)
    case .evt02:
      RuleMetadata(
        id: .evt02, title: #"Five groups of events are compared, all others are recorded beside them"#, chapter: 4,
        statement: #"""
          The default set is exactly:

          | group | lines |
          |---|---|
          | loading | `x.viewDidLoad` |
          | appearance | `x.viewWillAppear`, `x.viewIsAppearing`, `x.viewDidAppear`, `x.viewWillDisappear`,
          `x.viewDidDisappear` |
          | containment | `x.willMove(toParent: p)`, `x.didMove(toParent: p)`; on leaving, `nil` for `p` |
          | completion | `completion`, `completion of …` (EVT-04) |
          | presentation delegate | `x.presentationControllerWillDismiss`, `…DidDismiss`, `…DidAttemptToDismiss` (ORD-20) |
          | | `x.popoverPresentationControllerDidDismissPopover` (ORD-21) |

          Extra events, recorded in the same list at their place: `x.deinit` (REL-03), `x.loadView`,
          `x.viewWillLayoutSubviews`, `x.viewDidLayoutSubviews`, every question to a delegate (`…ShouldDismiss`,
          `presentationController(…)`), the delegates of navigation, tab bar, page view, split view and search controllers,
          and what chapters 9 and 10 add. `expect events` and `expect no events` compare the default set alone. `expect events
          include` and `expect no event` may name any event. `presim run --events` prints the default set; JSON lists all,
          each marked with its set. Layout: one pair of layout lines after a controller's IA when its view enters the window
          for the first time, none otherwise.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.convention, #"UIKit's own number of layout passes differs from run to run (logs of iOS 12 to 17 show one or two)."#),
        ],
        example: #"""
          A push inside a nav with a delegate: `expect events` needs no `willShow` line; `expect events include`
          may have one.
          """#)
    case .evt03:
      RuleMetadata(
        id: .evt03, title: #"A delegate is called for what it implements"#, chapter: 4,
        statement: #"""
          A delegate line comes only when a delegate object is set and implements the method. A method that returns nothing
          counts as implemented by every delegate class of its protocol; one that returns a value only when the class body
          names it.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"(optional protocol methods); the first half of the second sentence is a convention of the scenario language."#),
        ],
        example: #"""
          No delegate set, user swipes a sheet away: no `presentationController…` line at all.
          """#)
    case .evt04:
      RuleMetadata(
        id: .evt04, title: #"One completion prints as `completion`, several say whose they are"#, chapter: 4,
        statement: #"""
          1. A handler's line is recorded when UIKit calls it, before its statements run. A call without a handler has no
             line.
          2. Count the handlers attached to calls made during the step (column one, `turn`, callbacks, other handlers), called
             or not, and those of earlier steps that are called in it (`finish`).
          3. One: the line is `completion`. More: `completion of ` and the call as written, less `animated` and the closure:
             `completion of a.present(b)`, `completion of b.dismiss()`, `completion of pages.setViewControllers([c],
             direction: .forward)`. Equal texts in one step get ` (2)`, ` (3)`, in the order of the calls.
          4. In an expectation the long form is always accepted; the bare `completion` only where 3 prints it, else it is an
             error that lists the long forms.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.convention, #"of presim."#),
        ],
        example: #"""
          `a.present(b, animated: true) { b.present(c, animated: true) { } }` prints `completion of a.present(b)`,
          later `completion of b.present(c)`. If the second call is refused, only the first line comes, still in its long
          form.
          """#)
    default: nil
    }
  }
}

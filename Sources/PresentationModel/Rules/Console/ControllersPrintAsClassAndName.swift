enum ControllersPrintAsClassAndName: Rule {
  static let id = RuleID.log01
  static let question = Question.console
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// A line or an exception is printed.
  static func judge(_ utterance: Utterance) -> Finding<Void> {
    utterance.blanks.isEmpty
      ? declines(nil, "the text has no place for a name: it stands as it is") : decides((), on: nil, .title)
  }

  static let entry = RuleEntry(
    title: "A console line names controllers as `<Class name>`",
    inShort: """
      Console lines are compared without time and process, and with the view controller's name in place of its \
      address.
      """,
    statement: """
      A text is printed without date, process and category: no `[Presentation]`, `[Window]`, `[ViewController]`, `[Search]`, `[Assert]`,
      `[UIKitCore]`, `[Warning]` before it.
      `expect log` and `expect exception` compare the whole text. Placeholders:

      | placeholder | prints |
      |---|---|
      | `{presented}`, `{presenter}`, `{source}`, `{current}`, `{parent}`, `{nav}`, `{vc}` and all not named below | `<Class name>` |
      | the same, nobody there | `(null)` |
      | `{presenterClass}`, `{presentedClass}`, `{vcClass}` | `Class` |
      | `{pc}` (a presentation controller), `{view}` | `<Class>`, as in the printed hierarchy |
      | `{list of controllers}` | `(<A a>, <B b>)`, parentheses included, in the order given |
      | `{n}`, `{m}` | a decimal number |
      | `{bundle}` | `com.example.app` |

      `{presented}` is the argument of `present`, `{presenter}` the resolved presenter, `{source}` the receiver, `{current}` what the presenter
      presents already, `{own}` what the receiver itself presents (no ancestor of it).
      """,
    evidence: [
      .observed("every log cited below; the notation is presim's.")
    ],
    example: """
      UIKit prints `<UITabBarController: 0x14dd59e0>` where presim prints `<UITabBarController tabs>`.
      """)
}

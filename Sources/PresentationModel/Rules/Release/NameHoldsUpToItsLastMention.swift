enum NameHoldsUpToItsLastMention: Rule {
  static let id = RuleID.rel02
  static let question = Question.release
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether its name alone holds a controller; nil where it does not.
  ///
  /// - Parameter inside: the controller inside it that is mentioned later, if there is one.
  static func judge(
    _ x: ControllerID, isMentionedLater: Bool, inside: ControllerID?, _ world: World
  ) -> Finding<Release.Holder>? {
    if isMentionedLater { return decides(.name, on: x, "stays alive: a later statement mentions it") }
    if let inside {
      return decides(.name, on: x, "stays alive: a later statement mentions \(inside), which stands in it")
    }
    // A presentation controller that was read holds its view controller, with or without a name (`WhoHoldsWhom`,
    // REL-01).
    guard !world.hierarchy.has(x, .taken), world.hierarchy.frozen[x] == nil else { return nil }
    return decides(.somebody, on: x, "UIKit has never taken it: its name holds it")
  }

  static let entry = RuleEntry(
    title: "A name holds its controller up to the last statement that mentions it",
    inShort: "A name in a test keeps its view controller alive up to the last statement that uses the name.",
    statement: """
      As a Swift local does. With the controller a mention holds the containers it stands in at that time (read anew at each step), up
      to the outermost container: a container that only the outline names does not vanish from around a controller that is still used. A mention
      in the body of a callback or of a class holds to the end of the file, and so does the name of an object that is no controller (a delegate,
      an interaction controller); a mention in an expectation does not hold (looking changes nothing). Before UIKit has taken a controller once,
      its name holds it whatever follows. In `presim repl` names hold for the whole session.
      """,
    evidence: [
      .convention("after Swift's rule that a value may end after its last use.")
    ],
    example: """
      present b, dismiss b, end of file: `b.deinit` in the second step. If a third step presents b again: no `deinit` there, and
      `b.viewDidLoad` does not repeat.

      `nav: UINavigationController` with the root `form`, presented and dismissed, then `form.title = "kept"`: neither `form.deinit`
      nor `nav.deinit`.
      """)
}

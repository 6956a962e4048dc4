enum DelegateIsCalledForWhatItImplements: Rule {
  static let id = RuleID.evt03
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether a call to a delegate is one at all.
  static func judge(
    _ callback: Callback, _ delegate: Value, of x: ControllerID, _ world: World
  ) -> Finding<Bool> {
    if world.implements(delegate, callback) {
      return decides(true, on: x, "its delegate has the method, and is called")
    }
    return delegate.isNil
      ? declines(x, leaving: false, "no delegate is set: nobody is called")
      : declines(x, leaving: false, "its delegate has no such method: nobody is called")
  }

  /// A call through nil does nothing.
  static func throughNil(_ path: Because.Naming) -> Finding<Bool> {
    declines(
      nil, leaving: false, "a call through nil does nothing", silence: .ns02, naming: SilentNames(value: path))
  }

  static let callThroughNil = UIKitMessage(
    .ns02, .silent,
    [],
    condition: "a call through `x.navigationController` (or another optional) that is `nil`",
    effect: "nothing, as Swift's optional chaining does",
    cure: "find out why it is nil: the controller is in no such container here",
    sources: "YuigaWada/PolioPager#10",
    evidence: "observed",
    notes: "{path} is nil, so this call does nothing")

  static let entry = RuleEntry(
    title: "A delegate is called for what it implements",
    inShort: "A delegate method is called only if a delegate is set and implements it.",
    statement: """
      A delegate line comes only when a delegate object is set and implements the method. A method that returns nothing counts as
      implemented by every delegate class of its protocol; one that returns a value only when the class body, or an `on` of the file, names it.
      It may have a value and bodies: the line, the bodies, then the value; with bodies alone it answers what UIKit takes where the method is
      missing. Bodies of a method that returns a value run at once, in the question.
      """,
    evidence: [
      .documented(
        "(optional protocol methods); the first half of the second sentence, and the last one, are conventions of the scenario language."
      )
    ],
    example: """
      No delegate set, user swipes a sheet away: no `presentationController…` line at all.
      """)
}

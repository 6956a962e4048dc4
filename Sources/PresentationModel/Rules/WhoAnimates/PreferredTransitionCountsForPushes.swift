enum PreferredTransitionCountsForPushes: Rule {
  static let id = RuleID.cus30
  static let question = Question.animation
  static let versions = Versions(.from(18), "iOS 18–27.")

  /// Whether the one that is pushed or popped zooms; nil before iOS 18.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile) else { return nil }
    guard let row = world.hierarchy.enumeration(x, .preferredTransition) else {
      return declines(x, leaving: false, "prefers no transition: UIKit's slide")
    }
    guard PreferredTransition(rawValue: row) == .zoom else {
      return decides(false, on: x, "prefers a transition that a navigation controller does not know: UIKit's slide")
    }
    return decides(true, on: x, "zooms: the user may take hold of it at every moment")
  }

  static let entry = RuleEntry(
    title: "preferredTransition counts for pushes too, where the container knows it",
    inShort: "From iOS 18 a navigation controller uses the zoom transition that a pushed view controller prefers.",
    statement: """
      Animated push of t or pop of t: a nil answer of CUS-27 and `t.preferredTransition == .zoom`: the zoom transition, interactive
      for the user at every moment; any other case of `preferredTransition`: ignored, UIKit's slide. Presentations: TRN-04. Event lines as
      without it.
      """,
    evidence: [
      .documented(
        #"preferredTransition, "Enhancing your app with fluid transitions"; header comment (a navigation controller supports zoom, not cover vertical)."#
      ),
      .inferred("the delegate's animator comes first."),
    ],
    example: """
      `b.preferredTransition = .coverVertical`, `nav.pushViewController(b, animated: true)`: a plain push.
      """)
}

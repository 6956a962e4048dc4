enum EmptyPageViewControllerCannotAppear: Rule {
  static let id = RuleID.pag05
  static let question = Question.pages
  static let versions = Versions(.from(18), "iOS 18–27. Before: nothing happens (CHO-49).")

  /// One that has got its viewWillAppear needs a page by then.
  static func judge(_ pages: ControllerID, _ world: World) -> Finding<Refusal?>? {
    guard world.stack(pages).isEmpty else { return nil }
    guard holds(in: world.profile) else {
      return declines(pages, leaving: nil, "has no page and appears without one", raising: .cho49)
    }
    return decides(
      Refusal(rule: id, utterances: [noPage.says(.controller("vc", pages))]), on: pages,
      "has got its viewWillAppear and has no page: an exception", raising: .cho49)
  }

  static let noPage = UIKitMessage(
    .ge07, .exception("NSInvalidArgumentException"),
    [
      .init(
        VersionRange(UIKitVersion(18), documents: false), "",
        "A page view controller needs a view controller before it appears: {vc}.",
        remark: " (presim's words: UIKit's are not known)")
    ],
    condition: "PAG-05: a page view controller without a page appears", effect: "raised in its viewWillAppear",
    cure: "set a page before the page view controller appears",
    versions: "iOS 18–27; before silent (CHO-49)", sources: "–",
    evidence: "observed (public notes: name and moment); text not known")

  static let entry = RuleEntry(
    title: "A page view controller without a page cannot appear",
    inShort: "From iOS 18 a page view controller without a page raises an exception when it appears.",
    statement: """
      It has got its WA (ORD-05), the bodies included, and has no page: G-E07, there.
      """,
    evidence: [
      .observed(
        "public notes of a CI run (iOS 18 or 26: the exception's name, raised in `viewWillAppear`). The text and earlier versions are not known: the words that are printed are presim's own."
      )
    ],
    example: """
      `pages: UIPageViewController` without an outline below it, `base.present(pages, animated: true)`: the exception.
      """)
}

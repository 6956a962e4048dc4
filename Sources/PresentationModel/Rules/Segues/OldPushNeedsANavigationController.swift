enum OldPushNeedsANavigationController: Rule {
  static let id = RuleID.seg05
  static let question = Question.segue
  static let versions = Versions(.everywhere, "iOS 8–27, docs (the kind is deprecated since iOS 8).")

  /// Which stack the old kind pushes on.
  static func judge(_ identifier: String?, from source: ControllerID, _ world: World) -> Finding<Segues.Way> {
    if let nav = world.hierarchy.nearestAncestor(of: source, where: { $0.isNavigation }) {
      return decides(.pushes(on: nav), on: source, "stands on the stack of \(nav), which pushes")
    }
    let utterance =
      identifier.map { noNavigationController.says(.words("id", $0)) }
      ?? noNavigationController.says(.onlySecondSentence)
    return decides(
      .refused(Refusal(rule: id, utterances: [utterance])), on: source,
      "stands on no stack, and the old kind of segue needs one: an exception")
  }

  static let noNavigationController = UIKitMessage(
    .ue02, .exception("NSGenericException"),
    [
      .init(
        .everywhere,
        "Could not find a navigation controller for segue '{id}'. Push segues can only be used when the source controller is managed by an instance of UINavigationController.",
        remark: "; without identifier only the second sentence")
    ],
    condition:
      "SEG-05: a segue of the old kind `.push` whose source is in no navigation controller. The kind `.show` presents instead",
    effect: "raised in the call",
    cure: "put the source into a navigation controller, or use the kind .show, which presents instead",
    sources: "ltebean/LTInfiniteScrollView-Swift#3, Christian1313/iOS_Swift_ColorPicker#1, PageMenu/PageMenu#11",
    evidence: "observed; which text when: inferred")

  static let entry = RuleEntry(
    title: "The old push kind needs a navigation controller",
    inShort: "The old push segue raises an exception outside a navigation controller.",
    statement: """
      `.push`: `S.navigationController` pushes D. There is none: exception `NSGenericException`; with identifier nil only the second
      sentence. One line:

      ```
      Could not find a navigation controller for segue 'A'. Push segues can only be used when the source controller is managed by an instance
      of UINavigationController.
      ```
      """,
    evidence: [
      .observed("ltebean/LTInfiniteScrollView-Swift#3, PageMenu/PageMenu#11."),
      .inferred("which text when."),
    ],
    example: """
      root list: `.push` raises, `.show` presents.
      """)
}

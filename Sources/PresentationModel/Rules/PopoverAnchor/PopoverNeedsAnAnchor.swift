enum PopoverNeedsAnAnchor: Rule {
  static let id = RuleID.pre13
  static let question = Question.anchor
  static let versions = Versions(
    .everywhere, "iOS 8–26 (the alert text from 8.1). An anchor set later in the same turn counts.")
  static let entry = RuleEntry(
    title: "A real popover needs an anchor",
    statement: """
      When the transition begins and the active style is a popover with none of `sourceView`, `barButtonItem`, `sourceItem` (16+)
      set, `NSGenericException` ends the step (after the call has returned). First text: any popover, an activity controller too; second: an
      action sheet, the bracketed part from iOS 12 on, two spaces before `If` (both wrapped here):

      ```
      UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or barButtonItem set before the
      presentation occurs.
      ```

      ```
      Your application has presented a UIAlertController (<X>) of style UIAlertControllerStyleActionSheet[ from Class (<P>)]. The
      modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for
      this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a
      barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the
      UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
      ```
      """,
    evidence: [
      Evidence(
        .observed,
        "viezel/TiSocial.Framework#153 (trace: after the call), tasanobu-zz/Kamagari#1, dillidon/alerts-and-pickers#71."
      )
    ],
    example: """
      iPad, X `.popover`, no anchor: throws. The same on iPhone portrait: no popover, no exception.
      """)

  static let popoverWithoutAnchor = UIKitMessage(
    .oe01, .exception("NSGenericException"),
    [
      .init(
        .everywhere,
        "UIPopoverPresentationController ({pc}) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
      )
    ],
    condition:
      "PRE-13: the presentation, adapted, is a popover without `sourceView`, `sourceItem` or `barButtonItem`. `UIActivityViewController` on a regular width is such a popover",
    effect: "raised when the transition begins (T-1); in compact width the same code is fine",
    versions: "iOS 8–26",
    sources: "viezel/TiSocial.Framework#153, x2on/FSImageViewer#30, Provenance-Emu/Provenance#1833 (2022)",
    evidence: "observed")

  static let actionSheetWithoutAnchor = UIKitMessage(
    .oe02, .exception("NSGenericException"),
    [
      .init(
        .upTo(11), "iOS ≤ 11",
        "Your application has presented a UIAlertController ({presented}) of style UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
      ),
      .init(
        .from(12), "iOS 12+",
        "Your application has presented a UIAlertController ({presented}) of style UIAlertControllerStyleActionSheet from {presenterClass} ({presenter}). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.",
        remark: " (two blanks before `If`)"),
    ],
    condition: "PRE-13: an action sheet becomes a popover (iPad, regular width) without an anchor",
    effect:
      "raised when the transition begins (T-1). The controller after `from` is the resolved presenter: in material-components/material-components-ios#8730 the receiver is a plain controller, the line names its navigation controller",
    versions: "iOS 8–26",
    sources:
      "tasanobu-zz/Kamagari#1, ryanmaxwell/UIAlertController-Blocks#3; dillidon/alerts-and-pickers#71 (November 2018), material-components/material-components-ios#8730, Provenance-Emu/Provenance#1737",
    evidence: "observed")

  /// What is presented in a popover of its own has to say where that points to; nil where there is none.
  static func judge(_ presentation: Presentation, _ world: World) -> Finding<Refusal>? {
    guard presentation.isRealPopover else { return nil }
    let (x, presenter, hierarchy) = (presentation.presented, presentation.presenter, world.hierarchy)
    guard !hierarchy.hasAnchor(presentation) else { return declines(x, "has an anchor") }
    let utterance =
      presentation.own == .actionSheetPopover
      ? actionSheetWithoutAnchor.says(
        .controller("presented", x), .words("presenterClass", hierarchy.className(of: presenter)),
        .controller("presenter", presenter))
      : popoverWithoutAnchor.says(.words("pc", "<UIPopoverPresentationController>"))
    return refuses(on: x, saying: utterance, because: "a real popover without an anchor: an exception")
  }
}

enum PopoverNeedsAnAnchor: Rule {
  static let id = RuleID.pre13
  static let question = Question.anchor
  static let versions = Versions(.everywhere, "iOS 8–27 (the alert text from 8.1), texts by version.")

  /// Which words an activity controller gets.
  static let hasWordsForActivities = VersionRange.from(10, to: 12)

  /// A popover needs an anchor; nil where it has one.
  static func judge(_ presentation: Presentation, _ world: World) -> Finding<Refusal>? {
    guard presentation.isRealPopover else { return nil }
    let x = presentation.presented
    guard !world.hierarchy.hasAnchor(presentation) else { return declines(x, "has an anchor") }
    return refuses(
      on: x, saying: utterance(presentation, world),
      raising: isOpen(presentation, world) ? .cho55 : nil,
      because: "comes as a real popover, and has no anchor: an exception")
  }

  private static func utterance(_ presentation: Presentation, _ world: World) -> Utterance {
    let (x, presenter, hierarchy) = (presentation.presented, presentation.presenter, world.hierarchy)
    switch presentation.own {
    case .actionSheet:
      return actionSheetWithoutAnchor.says(
        .controller("presented", x), .words("presenterClass", hierarchy.className(of: presenter)),
        .controller("presenter", presenter))
    case .activity where hasWordsForActivities.contains(world.profile):
      return activityWithoutAnchor.says(
        .words("presentedClass", hierarchy.className(of: x)), .controller("presented", x))
    default:
      let name = PresentationControllers.className(presentation, active: true, hierarchy, world.profile)
      return popoverWithoutAnchor.says(.words("pc", "<\(name)>"))
    }
  }

  /// Up to iOS 9 it is unknown whether an activity controller inside a form sheet needs one.
  private static func isOpen(_ presentation: Presentation, _ world: World) -> Bool {
    guard presentation.own == .activity, isUncertainInFormSheets.contains(world.profile) else { return false }
    return SystemClassesBringTheirStyle.inside(presentation.source, world) == .formSheet
  }

  private static let isUncertainInFormSheets = VersionRange.upTo(9)

  static let popoverWithoutAnchor = UIKitMessage(
    .oe01, .exception("NSGenericException"),
    [
      .init(
        .everywhere,
        "UIPopoverPresentationController ({pc}) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
      )
    ],
    condition:
      "PRE-13: the presentation, adapted, is a popover without `sourceView`, `sourceItem` or `barButtonItem`. `UIActivityViewController` on a regular width (STY-03) is such a popover on iOS 8–9, where `{pc}` is `<_UIAlertControllerActionSheetRegularPresentationController>` for it, and from iOS 13 (between: O-E12)",
    effect: "raised when the transition begins (T-1); in compact width the same code is fine",
    cure: "set `sourceView` and `sourceRect`, `sourceItem` or `barButtonItem` of `popoverPresentationController`",
    sources:
      "viezel/TiSocial.Framework#153, x2on/FSImageViewer#30, agilebits/onepassword-app-extension#147, naoufal/react-native-activity-view#12 (8.4) (the other class); arthurhammer/FrameGrabber#3 (13.5), Provenance-Emu/Provenance#1833 (2022), bitwarden/ios#1692 (2025)",
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
    condition:
      "PRE-13: an action sheet becomes a popover (iPad, regular width; inside a form sheet or popover: STY-03) without an anchor",
    effect:
      "raised when the transition begins (T-1). The controller after `from` is the resolved presenter: in material-components/material-components-ios#8730 the receiver is a plain controller, the line names its navigation controller",
    cure:
      "set `sourceView` and `sourceRect`, `sourceItem` or `barButtonItem` of `popoverPresentationController`: on an iPad an action sheet is a popover",
    sources:
      "tasanobu-zz/Kamagari#1, ryanmaxwell/UIAlertController-Blocks#3; dillidon/alerts-and-pickers#71 (November 2018), material-components/material-components-ios#8730, Provenance-Emu/Provenance#1737; brave/brave-ios#1955 (form sheet, from 13.2)",
    evidence: "observed")

  static let activityWithoutAnchor = UIKitMessage(
    .oe12, .exception("NSGenericException"),
    [
      .init(
        .from(10, to: 12),
        "Your application has presented a {presentedClass} ({presented}). In its current trait environment, the modalPresentationStyle of a {presentedClass} with this style is UIModalPresentationPopover. You must provide location information for this popover through the view controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the view controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.",
        remark: " (two blanks before `If`)")
    ],
    condition: "PRE-13: an activity controller, or a subclass, becomes a popover without an anchor",
    effect: "raised when the transition begins (T-1)",
    cure: "set `sourceView` and `sourceRect` or `barButtonItem` of `popoverPresentationController`",
    versions: "iOS 10–12",
    sources:
      "agilebits/onepassword-app-extension#348 (September 2016), Augustyniak/FileExplorer#29 (2017), paulsumit1993/DailyFeed#23, mozilla-mobile/focus-ios#356, viezel/TiSocial.Framework#172 (2018), Shin-NiL/Godot-Share#10 (September 2019); KaneCheshire/PreviewableActivityViewController#3 (the subclass's name)",
    evidence: "observed; first version between 9.3 and 10.0, last between 12 and 13")

  static let entry = RuleEntry(
    title: "A real popover needs an anchor",
    inShort: """
      On an iPad a popover, action sheet or share sheet without a source view or bar button item raises an \
      exception after present has returned.
      """,
    statement: """
      When the transition begins and the style after adaptation is a popover with none of `sourceView`, `barButtonItem`, `sourceItem` (16+)
      set, `NSGenericException` ends the step (after the call has returned). First text: any popover, on iOS 8–9 and 13+ an activity controller
      too (iOS 8–9: with the class `_UIAlertControllerActionSheetRegularPresentationController` in it); second: an action sheet, the bracketed
      part from iOS 12 on; third: an activity controller on iOS 10–12, `Class` being X's own, a subclass's too. Which of them are popovers at all:
      STY-03. Two spaces before `If` (all wrapped here):

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

      ```
      Your application has presented a Class (<X>). In its current trait environment, the modalPresentationStyle of a Class with this style is
      UIModalPresentationPopover. You must provide location information for this popover through the view controller's
      popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known
      when you present the view controller, you may provide it in the UIPopoverPresentationControllerDelegate method
      -prepareForPopoverPresentation.
      ```
      """,
    evidence: [
      .observed(
        "viezel/TiSocial.Framework#153 (trace: after the call), tasanobu-zz/Kamagari#1, dillidon/alerts-and-pickers#71; activity controllers: agilebits/onepassword-app-extension#147 (2014), naoufal/react-native-activity-view#12 (8.4), BranchMetrics/titanium-branch-deep-linking-attribution#61 (August 2016) with the class; third text: agilebits/onepassword-app-extension#348 (September 2016: iOS 10, not yet 9), Augustyniak/FileExplorer#29, mozilla-mobile/focus-ios#356 (2017), viezel/TiSocial.Framework#172 (2018), Shin-NiL/Godot-Share#10 (2019), KaneCheshire/PreviewableActivityViewController#3 (subclass); then again the first: arthurhammer/FrameGrabber#3 (13.5), bitwarden/ios#1692 (2025)."
      ),
      .inferred("the exact borders 9/10 and 12/13."),
    ],
    example: """
      iPad, X `.popover`, no anchor: throws. The same on iPhone portrait: no popover, no exception. An anchor set later in the same
      run loop pass counts.
      """)
}

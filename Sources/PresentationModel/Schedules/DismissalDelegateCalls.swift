enum PresentationDelegateCalls: Rule {
  static let id = RuleID.ord20
  static let question = Question.schedule
  static let versions = Versions(.from(13), "iOS 13–27.")

  /// Announces the rule; `Simulator.userDismisses` carries it out.
  static func announcement(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "Where the presentation delegate's calls stand",
    inShort: """
      When the user dismisses a sheet, its delegate hears of it before viewWillDisappear and again after \
      viewDidDisappear.
      """,
    statement: """
      A dismissal of B by the user that DIS-08 allows, calls by DIS-09 and DIS-10:
      1. extra `B.presentationControllerShouldDismiss`.
      2. Blocked: `B.presentationControllerDidAttemptToDismiss`, nothing else.
      3. Else `B.presentationControllerWillDismiss`, then the will callbacks of ORD-12, ORD-13 or ORD-14;
      4. at the end the did callbacks, then `B.presentationControllerDidDismiss`, in the place of the completion handler.
      Popovers: where DIS-11 falls back to the old popover methods, these stand in the same places.
      """,
    evidence: [
      .documented("UIAdaptivePresentationControllerDelegate, WWDC 2019 session 224."),
      .inferred("Will before WD, Did after DD."),
    ],
    example: """
      sheet b with a delegate, `b.swipeToDismiss()`: `b.presentationControllerWillDismiss`, `b.viewWillDisappear`,
      `b.viewDidDisappear`, `b.presentationControllerDidDismiss`, `b.deinit`.
      """)
}

enum PopoverDelegateCallsBefore13: Rule {
  static let id = RuleID.ord21
  static let question = Question.schedule
  static let versions = Versions(.upTo(12), "iOS 8–12, docs.")

  /// Announces the rule; `Simulator.userDismisses` carries it out.
  static func announcement(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "Where the popover delegate's calls stand before iOS 13",
    inShort: """
      Before iOS 13 a popover's delegate is asked before a tap outside dismisses the popover, and called again \
      afterwards.
      """,
    statement: """
      `B.tapOutside()` on a real popover, calls by DIS-11: extra `B.popoverPresentationControllerShouldDismissPopover`; unless
      false: WD; DD; `B.popoverPresentationControllerDidDismissPopover`.
      """,
    evidence: [
      .documented("UIPopoverPresentationControllerDelegate."),
      .inferred("Order."),
    ],
    example: """
      iPad, popover b with a delegate, `b.tapOutside()`: `b.viewWillDisappear`, `b.viewDidDisappear`,
      `b.popoverPresentationControllerDidDismissPopover`, `b.deinit`.
      """)
}

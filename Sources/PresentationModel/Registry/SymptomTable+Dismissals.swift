/// Dismissals.
extension Symptom {
  // MARK: Dismissals

  static let dismissals: [Symptom] = [
    Symptom(
      "dismiss closes all view controllers; dismiss dismisses too much; dismiss closes the whole stack; dismiss also closes the presenting view controller; "
        + "dismissing child dismisses parent; calling dismiss twice closes the screen below; wrong view controller dismissed; alert dismiss closes screen",
      "DIS-01 DIS-05 D-S05 why-did-dismiss-close-too-much"),
    Symptom(
      "dismiss closes only the top; dismiss does not close the view controller it is called on; dismiss only removes the picker and not the editor; "
        + "need to call dismiss twice; self dismiss closes what it presents",
      "DIS-01 why-did-dismiss-close-too-little DIS-02"),
    Symptom(
      "dismiss does nothing; dismiss not working; view controller does not go away; modal won't close; cannot dismiss; dismiss has no effect",
      "DIS-04 DIS-06 DIS-01 D-L01"),
    Symptom(
      "dismiss during presentation ignored; dismiss called too early while presenting; spinner stays on screen because it is dismissed before presented; "
        + "loading indicator never dismissed; progress alert stays",
      "DIS-04 D-L01 D-L02 LNT-07"),
    Symptom(
      "dismiss all modals at once; dismiss to root; how to dismiss several presented view controllers; dismiss the whole chain; "
        + "dismiss two view controllers at once; cannot dismiss several view controllers at once; "
        + "two presented view controllers do not go with one dismiss",
      "DIS-02 DIS-01 D-S04 DIS-14"),
    Symptom(
      "dismissing multiple view controllers flashes the intermediate one; only the top is animated when dismissing several; animation when dismissing chain",
      "DIS-03 DIS-14 ORD-14"),
    Symptom(
      "dismissing stacked modals shows the middle one for a moment; middle modal flashes when dismissing two",
      "DIS-03 DIS-14 ORD-14"),
    Symptom(
      "how to get back to the first screen from three modals; back to the root from several modals", "DIS-02 DIS-01"),
    Symptom(
      "delegate of the root's presentationController not called when swiping a navigation controller; presentationController delegate of the child not called",
      "LNT-49 QRY-09 DIS-09"),
    Symptom(
      "popToRootViewController and dismiss at the same time; pop to root while dismissing", "NAV-10 N-L03 ORD-32"),
    Symptom(
      "presentationControllerDidDismiss not called; delegate not called when dismissed in code; adaptive presentation delegate did dismiss not called; "
        + "popover did dismiss delegate not called; presentationControllerDidDismiss never fires",
      "DIS-12 LNT-29 DIS-09 QRY-09"),
    Symptom(
      "UIActivityViewController dismisses my modal; share sheet closes the presenting view controller too; "
        + "presenting an activity view controller then dismisses my modal",
      "DIS-01 DIS-13 why-did-dismiss-close-too-much"),
    Symptom(
      "user swipes sheet away and completion is not called; detect swipe to dismiss of sheet; know when the user drags down the modal; "
        + "dismissed by swipe not notified",
      "DIS-09 DIS-12 ORD-20 LNT-29"),
    Symptom(
      "prevent swipe to dismiss; disable pull down to dismiss sheet; isModalInPresentation not working; sheet can still be dragged down; stop user from closing modal; "
        + "presentationControllerShouldDismiss not called",
      "DIS-10 DIS-09 DIS-08"),
    Symptom(
      "modal can be swiped down since iOS 13; modal not full screen anymore iOS 13; present looks like a card; presented view controller has gap at the top; "
        + "page sheet instead of full screen",
      "STY-01 DIS-08 STY-02 ADP-04"),
    Symptom("full screen modal cannot be swiped; swipe down does not dismiss full screen", "DIS-08 STY-01"),
    Symptom(
      "tap outside does not dismiss; close sheet by tapping the dimmed background; tap outside popover; form sheet tap outside",
      "SHT-05 DIS-11 DIS-08"),
    Symptom(
      "popover dismisses when tapped outside; tap outside popover also closes what it presents; alert over popover",
      "DIS-11 DIS-12"),
    Symptom(
      "modal stays after replacing the root view controller; presented view controller still on screen after logout; changing rootViewController does not remove modal; "
        + "old screen remains on top of new root; replaced window rootViewController and the modal is still visible; old modal still visible after changing root",
      "DIS-13 WIN-03 X-02 why-is-the-old-modal-still-over-my-new-root"),
    Symptom(
      "popToRootViewController does not dismiss modal; popToRoot does nothing while a modal is on top; pop while modal is presented; popToRoot under presented",
      "why-does-the-push-go-under-my-modal NAV-07 DIS-01"),
    Symptom(
      "alert button handler presents another; alert dismissed before the action handler runs; present in alert action handler",
      "DIS-15 how-do-i-present-one-after-the-other"),
    Symptom(
      "dismissing SFSafariViewController closes the view controller that presented it; Safari done button closes the screen below; "
        + "OAuth login sheet dismissed together with the browser; dismissing the picker dismisses the parent",
      "DIS-01 CTX-03 why-did-dismiss-close-too-much QRY-02"),
    Symptom(
      "alert fails to show if a prior alert was dismissed before; alert not displaying when dismissing a modal; dismiss modal and immediately show modal; "
        + "switching between modals fails; present right after a dismissal; swap one modal for another; hidden and then shown",
      "LNT-06 LNT-39 PRE-09 how-do-i-swap-one-modal-for-another"),
    Symptom(
      "picker dismissed by the user and nobody handles it; closing a non full screen modal using gesture does not close its model; swiped away and state not cleaned up; "
        + "does not handle dismissing picture selection dialog",
      "LNT-43 DIS-12 LNT-29"),
    Symptom(
      "swipe down to close navigates back to the initial view controller; closing goes back to the first screen; cancel button dismisses view controller below; dismiss closes the popup and not my controller; dismiss does not dismiss my view controller but the one on top",
      "DIS-01 D-S02 why-did-dismiss-close-too-much"),
    Symptom("won't dismiss by swipe; sheet won't dismiss; user cannot dismiss it", "DIS-10 DIS-09 DIS-04"),
    Symptom(
      "dismiss closes two screens; dismiss called twice closes one too many; close button tapped twice closes the screen below; "
        + "double dismiss",
      "DIS-05 D-S02 DIS-01"),
    Symptom(
      "go back to the root from several modals; back to the root screen from a modal; close every modal and show the root again",
      "DIS-02 DIS-01 DIS-05"),
    Symptom("all modals are hidden at once; two modals hidden together", "DIS-02 DIS-01"),
    Symptom("nested modals; modal inside a modal; modal over a modal", "LNT-38 DIS-02 PRE-11"),
    Symptom(
      "push does not work after modal dismiss; push after dismissing does nothing; pushing right after a dismissal",
      "N-L03 ORD-32"),
    Symptom(
      "alert disappears by itself; alert is dismissed automatically; dismiss called closes alert instead of screen",
      "DIS-01 DIS-15 D-S05"),
  ]
}

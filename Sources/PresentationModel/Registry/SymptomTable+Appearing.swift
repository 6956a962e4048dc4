/// Nothing appears, or a black screen.
extension Symptom {
  // MARK: Black screens

  static let blackScreens: [Symptom] = [
    Symptom(
      "black screen after dismissing a modal with custom transition; presenting view disappears after dismiss animation; "
        + "screen black after custom dismissal; black screen after interactive dismissal completes; view behind vanishes when dismissed",
      "CUS-33 X-11 CUS-17 CUS-16"),
    Symptom(
      "black screen after presenting view controller; screen goes black when a view controller is presented; modal is all black",
      "LNT-21 REM-01 LNT-48"),
    Symptom(
      "black background behind presented view controller; transparent view controller shows black; "
        + "see-through modal background turns black after animation; clear background color is black when presented full screen; blur background black",
      "LNT-21 REM-01 REM-03"),
    Symptom(
      "tab is black after switching tabs; blank screen when returning to tab with overCurrentContext; first tab black after modal; modal presented over a tab bar controller and then another tab is selected; switch tab while a modal is up",
      "X-04 LNT-15 CHO-37"),
    Symptom(
      "black screen at launch; blank white window after launch; app starts with black screen scene delegate",
      "WIN-01 WIN-05 C-L02"),
    Symptom(
      "screen below disappears under full screen modal; presenting view removed from window; view behind gone when presented",
      "REM-01 REM-02 REM-03"),
    Symptom(
      "presenting view controller still visible behind sheet; view behind sheet not removed from the window hierarchy",
      "REM-04 REM-01 ORD-13"),
    Symptom(
      "black screen while swiping back; blank screen after interactive pop; navigation bar glitch after cancelled swipe",
      "ORD-27 NAV-12 N-L04"),
    Symptom(
      "search results black screen; screen goes black when search is active and switching tab",
      "SCH-02 S-S01 LNT-17 X-04"),
  ]

  // MARK: Nothing appears

  static let nothingAppears: [Symptom] = [
    Symptom(
      "present does nothing; modal not showing; view controller is not presented; presented view controller does not appear; "
        + "nothing happens when calling present; sheet won't open; present silently fails",
      "PRE-10 PRE-11 P-L01 P-L02"),
    Symptom(
      "present in viewDidLoad does not work; login screen not shown when presented in viewDidLoad; whose view is not in the window hierarchy; "
        + "alert in viewDidLoad not shown",
      "LNT-01 PRE-10 P-L01 why-did-nothing-appear-in-viewDidLoad"),
    Symptom(
      "present from app delegate does nothing; present from scene delegate at launch not shown; rootViewController present at launch not in window hierarchy; "
        + "present on app start not working",
      "PRE-10 P-L01 WIN-01 why-did-nothing-appear-in-viewDidLoad"),
    Symptom(
      "present in viewWillAppear not working; present in viewWillAppear warning detached", "LNT-02 PRE-12 PRE-01"),
    Symptom(
      "view controller presented again each time it is closed; modal keeps reappearing after dismiss; login shown in a loop from viewDidAppear; alert shows again and again",
      "LNT-04 ORD-12"),
    Symptom(
      "alert not showing; alert does not show up; UIAlertController does not appear; alert is not presented; nothing happens when an alert is presented",
      "PRE-10 PRE-11 why-did-nothing-appear-in-viewDidLoad why-does-my-alert-not-show-over-a-sheet WIN-08"),
    Symptom(
      "alert not showing over modal; alert does not appear when a sheet is presented; alert not shown on top of presented view controller; "
        + "alert under the sheet",
      "PRE-11 P-L02 why-does-my-alert-not-show-over-a-sheet CTX-08"),
    Symptom(
      "present two view controllers at once; second modal not shown; two alerts at the same time only the first shows; which is already presenting; "
        + "two alerts one after another and the second alert is not visible; button tapped twice presents twice; already presenting warning; only one sheet at a time",
      "PRE-11 P-L02 LNT-05 why-did-nothing-appear-when-presenting-twice"),
    Symptom(
      "present after dismiss does not work; present right after dismissing shows nothing; dismiss then present another modal; swap one modal for another; modal not showing after closing another modal; "
        + "new sheet does not open after closing the first; while a presentation is in progress",
      "LNT-06 PRE-09 PRE-10 how-do-i-swap-one-modal-for-another"),
    Symptom(
      "present while dismissing; presenting during a transition is delayed; present in completion handler of present; present from completion of dismiss; present one after the other",
      "PRE-01 PRE-09 how-do-i-present-one-after-the-other"),
    Symptom(
      "root view controller cannot present while modal is shown; keyWindow rootViewController present does nothing; push notification present over modal; "
        + "present from anywhere topmost view controller; find top view controller to present on; present over everything; present from background controller",
      "LNT-10 CTX-08 PRE-11 why-did-nothing-appear-from-a-covered-controller"),
    Symptom(
      "flutter react native plugin cannot present view controller; cordova already presenting; unity view controller presents nothing; "
        + "ad does not show because view controller is not in window or already presenting",
      "LNT-10 P-L02 P-L01 why-did-nothing-appear-from-a-covered-controller"),
    Symptom(
      "present from a view controller that was dismissed; present from dismissed controller not in hierarchy; presenting on view controller being dismissed",
      "PRE-10 X-10 P-L01 LNT-03"),
    Symptom(
      "presenting view controllers on detached view controllers is discouraged; detached view controller warning",
      "PRE-12 P-L04 P-L06 LNT-12"),
    Symptom(
      "push notification opens screen behind the modal; push happens under the presented view controller; pushed view controller not visible while a sheet is up; "
        + "push does nothing when modal is presented",
      "why-does-the-push-go-under-my-modal ORD-32 QRY-04"),
    Symptom(
      "push does nothing; pushViewController not working; navigationController is nil; navigationController nil in presented view controller; "
        + "cannot push from modal; pushViewController called from a modal does nothing",
      "QRY-04 N-S02 NAV-03 QRY-03"),
    Symptom(
      "SwiftUI sheet and UIKit present at the same time; UIHostingController present only one sheet; fullScreenCover not shown; sheet inside sheet SwiftUI",
      "PRE-11 P-L02 CTX-02 LNT-10"),
  ]
}

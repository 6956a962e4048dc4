/// Crashes, windows, the status bar, orientation.
extension Symptom {
  // MARK: Crashes

  static let crashes: [Symptom] = [
    Symptom(
      "application tried to present modally an active controller; crash presenting the same view controller twice; present a view controller that is already presented",
      "PRE-08 P-E03 PRE-05 P-E02"),
    Symptom("application tried to present a nil modal view controller; crash present nil", "PRE-02 P-E01"),
    Symptom("application tried to present view controller on itself; present self crash", "PRE-07 P-E05"),
    Symptom(
      "present child view controller crash; presented view controller has a parent; present tab's child modally",
      "PRE-05 LNT-11 P-E02"),
    Symptom("alert without title crash; UIAlertController must have a title; empty alert", "O-E03 LNT-34"),
    Symptom("two cancel actions crash; only one cancel action", "O-E04 LNT-34"),
    Symptom("text field in action sheet crash", "O-E05 LNT-34"),
    Symptom(
      "application windows are expected to have a root view controller at the end of application launch",
      "C-E08 WIN-05 C-L02"),
    Symptom(
      "can't add self as subview crash; finishing up a navigation transition in an unexpected state",
      "N-L04 NAV-15 LNT-08"),
    Symptom("app crashes when presenting; present raises an exception", "PRE-08 PRE-05 PRE-13 PRE-02"),
  ]

  // MARK: Windows, status bar, orientation

  static let surroundings: [Symptom] = [
    Symptom(
      "replace root view controller order of callbacks; change rootViewController appearance; animate root change",
      "WIN-02 WIN-03 ORD-10"),
    Symptom(
      "make window key and visible; present in a new window over everything; overlay window",
      "WIN-01 CTX-02 WIN-08"),
    Symptom(
      "alert in a second window not shown iOS 13; alert window not shown; window without a scene; UIWindow(frame:) shows nothing; "
        + "windowScene is nil; new window is invisible with scene delegate; window not visible with scene delegate; UIWindow created in code does not show in an app with scenes",
      "WIN-08 W-S01 LNT-51"),
    Symptom(
      "alert in its own window disappears right away; alert window released immediately; window in a local variable goes away; "
        + "overlay window deallocated",
      "REL-01 WIN-08"),
    Symptom(
      "app delegate window is nil; UIApplication.shared.delegate.window nil with scene delegate; unexpectedly found nil unwrapping app delegate window",
      "WIN-09 W-S02"),
    Symptom(
      "app does not launch on iOS 27; UIScene life cycle is required; app without scene delegate crashes at launch; "
        + "CLIENT OF UIKIT REQUIRES UPDATE; scene lifecycle will soon be required",
      "WIN-07 W-E01 W-L01 LNT-52"),
    Symptom("window without a root view controller on iOS 8", "WIN-06 C-L02"),
    Symptom(
      "crash at launch because rootViewController of the window is nil; window has no root view controller",
      "WIN-05 C-E08"),
    Symptom(
      "foldable iPhone; iPhone Duo unfold fold; iPhone app in a resizable window; size class of a resized iPhone window; "
        + "iPhone app on iPad window stays compact; iPhone Mirroring window size",
      "ADP-09 ARR-02"),
    Symptom(
      "the warning names another view controller than the one I called present on; already presenting (null)",
      "T-5 PRE-11"),
    Symptom("which nib is loaded; nibName nil; xib not found for view controller; loadView order", "LOD-03 LOD-04"),
    Symptom("a presented view controller made root; root is presented", "WIN-04"),
    Symptom("callbacks never end; infinite loop present dismiss viewDidAppear", "LNT-04 ORD-34"),
    Symptom(
      "run loop order of present; does present happen immediately; is present synchronous; view loaded after present returns",
      "ORD-22 ORD-01 ORD-31"),
    Symptom("DispatchQueue main async present; present in next run loop", "ORD-01 PRE-01 PRE-09"),
  ]
}

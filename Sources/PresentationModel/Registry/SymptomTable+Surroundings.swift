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
      "second window alert window not shown; make window key and visible; present in a new window over everything",
      "WIN-01 CTX-02"),
    Symptom("a presented view controller made root; root is presented", "WIN-04"),
    Symptom("callbacks never end; infinite loop present dismiss viewDidAppear", "LNT-04 ORD-34"),
    Symptom(
      "run loop order of present; does present happen immediately; is present synchronous; view loaded after present returns",
      "ORD-22 ORD-01 ORD-31"),
    Symptom("DispatchQueue main async present; present in next run loop", "ORD-01 PRE-01 PRE-09"),
  ]
}

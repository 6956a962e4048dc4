/// An appearance method called by hand runs its override, and is told off (CON-11).
///
/// `x.viewWillAppear(true)` as a statement: line, bodies; no change of state or window, no child is called. Log: A-L02.
/// The same for `viewDidAppear`, `viewWillDisappear`, `viewDidDisappear`; `viewIsAppearing`, `viewDidLoad` and
/// `loadView` likewise, without a log.
///
/// - Versions: iOS 16–26.
/// - Evidence: observed: A-L02's reports (from November 2022).
/// - Example: `x.viewDidAppear(false)`, x detached: `x.viewDidAppear`, the log; x prints `state: disappeared` as
///   before.
enum CON11 {
  static func text(_ selector: String, _ controller: String) -> String {
    "Calling -\(selector) directly on a view controller is not supported, and may result in out-of-order callbacks and "
      + "other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
      + "UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at "
      + "UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: \(controller)"
  }
}

/// A presenter whose view stays gets no callback, neither on the way in nor on the way out (ORD-13).
///
/// Present: `load` of B in the call; WA, IA; DA, `completion`. Dismiss: WD; DD, `completion`. Each for shown(B). P, its
/// ancestors and its descendants get nothing.
///
/// - Versions: iOS 8–26, docs. (Which styles: REM-01; the default style moved here in iOS 13.)
/// - Evidence: observed: betterhee.tistory.com/75 (iOS 16), yagamo-style.com 2020-03-02 (iOS 13), lasso's tests (13+:
///   no event at all), WinObjC tests (popover, tablet form sheet), PanModal#21 (custom).
/// - Example: `a.present(b)` as a page sheet, iOS 17: `b.viewDidLoad`, `b.viewWillAppear`, `b.viewIsAppearing`,
///   `b.viewDidAppear`; then `b.dismiss`: `b.viewWillDisappear`, `b.viewDidDisappear`, `b.deinit`.
enum ORD13 {
  // Carried out by `Simulation/Simulator+Dismiss.swift` and `Simulation/Simulator+Presentation.swift`.
}

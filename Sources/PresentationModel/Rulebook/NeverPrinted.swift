/// Texts that people paste and presim explains, but never prints: UIKit's own whose cause is not known or not simulated.
enum NeverPrinted {
  static let dismissedBeforeItAppears = UIKitMessage(
    .dl04, .neverPrinted("log, not raised"),
    [
      .init(
        .everywhere,
        "attempt to dismiss modal view controller whose view does not currently appear. self = {presenter} modalViewController = {presented}"
      )
    ],
    condition: "none that presim knows exactly: what is dismissed has not finished appearing, or its view has gone",
    effect: "not dismissed, say the reports; presim never prints it and answers by DIS-04",
    cure: "dismiss it when it has appeared: in its `viewDidAppear`, or in the completion handler of `present`",
    versions: "iOS 8–11",
    sources:
      "mathewsanders/Custom-Menu-Transition-Swift-Tutorial#2, material-components/material-components-ios#5153",
    evidence: "observed (text); condition not known")

  static let finishedInAnUnexpectedState = UIKitMessage(
    .nl05, .neverPrinted("log, not raised"),
    [
      .init(
        .everywhere,
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted."
      )
    ],
    condition: "comes at the end of the transition that printed N-L04, not in every report",
    effect: "as N-L04",
    cure:
      "wait for the running push or pop (`transitionCoordinator`, `viewDidAppear`), or set the whole stack with `setViewControllers`",
    versions: "iOS 8–12",
    sources: "ChatSecure/ChatSecure-iOS#597, CharlinFeng/SwipeNavigationVC#2, leancloud/leanchat-ios#116",
    evidence: "observed (text); presim prints N-L04 alone")

  static let selfAsSubview = UIKitMessage(
    .ne05, .neverPrinted("`NSInvalidArgumentException`, not raised"),
    [.init(.everywhere, "Can't add self as subview")],
    condition:
      "left over from overlapping animated pushes and pops (N-L04): raised on a later pop; also where code adds a view to itself",
    effect: "–",
    cure: "make one animated change of a stack at a time, and do not add a view to itself",
    versions: "iOS 8–26",
    sources:
      "leancloud/leanchat-ios#116 (iOS 9), lionheart/openradar-mirror#19278 (rdar 37068517), wordpress-mobile/WordPress-iOS#20849 (2023)",
    evidence: "observed (text); which pop raises it is not known")

  static let popoverReleased = UIKitMessage(
    .oe09, .neverPrinted("`NSGenericException`, not raised"),
    [.init(.everywhere, "-[UIPopoverController dealloc] reached while popover is still visible.")],
    condition: "a legacy `UIPopoverController` that nobody keeps is released; legacy API, not modelled",
    effect: "–",
    cure: "keep the `UIPopoverController` in a property, or present in the style `.popover`",
    versions: "iOS 8",
    sources: "openradar 20962645 (8.3), steamclock/internetmap#8",
    evidence: "observed (text)")

  static let orientationsAskedRecursively = UIKitMessage(
    .oe15, .neverPrinted("iOS ≤ 9 `NSInternalInconsistencyException`, iOS 10+ log; not raised"),
    [.init(.everywhere, "supportedInterfaceOrientations was invoked recursively!")],
    condition:
      "a navigation controller forwards `supportedInterfaceOrientations` to its `visibleViewController` while an alert is up, which asks back",
    effect: "–",
    cure: "answer for `topViewController`, not for `visibleViewController`, which may be an alert",
    versions: "iOS 9+",
    sources: "openradar 22385765 (iOS 9), Tencent/QMUI_iOS#502, #632 (an exception on iOS 9, a log from iOS 10)",
    evidence: "observed; presim's masks are values, so it never comes about; name inferred")
}

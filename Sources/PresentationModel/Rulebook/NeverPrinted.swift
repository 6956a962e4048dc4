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

  static let notATabBarController = UIKitMessage(
    .be03, .neverPrinted("`NSInternalInconsistencyException`, not raised"),
    [
      .init(
        .from(15),
        "-tabBarController must return an instance of a UITabBarController subclass. {vc} returned {x}, which is not a kind of UITabBarController."
      )
    ],
    condition: "a class overrides `tabBarController` and answers something else",
    effect: "–",
    cure: "do not override `tabBarController`; give your own container a property with another name",
    versions: "iOS 15+",
    sources: "ezescaruli/ESTabBarController#21 (15.2)",
    evidence: "observed (text)")

  static let noControllerOfTheItem = UIKitMessage(
    .be04, .neverPrinted("`NSInternalInconsistencyException`, not raised"),
    [
      .init(
        .from(16),
        "Inconsistency in UITabBar items and view controllers detected. No view controller matches the UITabBarItem '{item}'."
      )
    ],
    condition: "a `tabBarItem` is exchanged after the tabs were set, and tapped; items are not modelled",
    effect: "–",
    cure: "set each `tabBarItem` before the tab bar controller gets its tabs",
    versions: "iOS 16+",
    sources: "Ramotion/animated-tab-bar#305 (16)",
    evidence: "observed (text)")

  static let flushedView = UIKitMessage(
    .ge04, .neverPrinted("`NSInternalInconsistencyException`, not raised"),
    [.init(.everywhere, "Don't know about flushed view {view}")],
    condition: "as G-E03, for an animated scroll that code had begun",
    effect: "–",
    cure: "set the next pages in the completion handler of the change before",
    sources: "uias/Pageboy#113",
    evidence: "observed (text)")

  static let detentOfZero = UIKitMessage(
    .ol01, .neverPrinted("log, not raised"),
    [.init(.from(26), "Invalid sheet detent height: 0.0")],
    condition: "SHT-01: a custom detent resolves to 0",
    effect: "the sheet stands as it would",
    cure: "let the closure of the custom detent answer nil, which makes the detent inactive, or a height",
    versions: "iOS 26.1+",
    sources: "nightscout/Trio#821 (2025: a 26.1 beta prints it, 26.0.1 does not)",
    evidence: "a claim, one report: explained, never printed")

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

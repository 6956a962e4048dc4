enum WhatACallDoesAtOnce: Rule {
  static let id = RuleID.ord22
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Announces the rule; `Schedule.call` carries it out.
  static func announcement(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "What a call does at once, and what waits",
    inShort: "When present returns, the links are set and the view is loaded, but no appearance callback has come yet.",
    statement: """
      | call | at once | at the commit | at the end |
      |---|---|---|---|
      | `present` | checks, links set, load of B, coordinator; PRE-01: nothing | will callbacks; popover anchors checked | did callbacks, completion |
      | `dismiss` | target found, checks, coordinator | will callbacks | links cut, did callbacks, completion |
      | push, pop, set stack | checks, `viewControllers`, wM, coordinator; NAV-16: nothing | load, will callbacks | did callbacks, dM |
      | select a tab | property, load | will callbacks | did callbacks |
      | page `setViewControllers` | checks, wM, load | will callbacks | did callbacks, dM, completion |
      | `window.rootViewController =` | all but the new root's DA (WIN-02) | – | – |
      | `addChild`, `removeFromParent` | all (CON-01, CON-02) | – | – |
      | `addSubview`, `removeFromSuperview` | all but DA (CON-04) | – | – |
      | begin/endAppearanceTransition | all | – | – |
      """,
    evidence: [
      .observed(
        "alnp/ViewControllerLifecyclePlayground, muukii's UIKitPresentationTests (view loaded inside `present`), kouhan.cn 00031460, emissarman/XRouter (link set when `present` returns), react-native-screens (stack changes at once when idle), published crash traces (anchor exception after `present` returned, viezel/TiSocial.Framework#153); coordinators: CUS-20. A root set and a `present` in the same run loop pass: accepted (auth0/Auth0.swift, WebViewProviderSpec, iOS 17–26). Tab row: wix/react-native-navigation, RNNCommandsHandlerTest (2026: the tab's view is loaded when the call returns)."
      ),
      .inferred("Page row."),
    ],
    example: """
      `turn { a.present(b, animated: true); c.title = "" }`: between them `a.presentedViewController == b` holds already.
      """)
}

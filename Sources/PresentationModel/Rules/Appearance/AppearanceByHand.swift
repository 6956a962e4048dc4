enum AppearanceByHandIsWarnedAbout: Rule {
  static let id = RuleID.con11
  static let question = Question.appearance
  static let versions = Versions(.from(16), "iOS 16–27.")

  /// UIKit's line when code calls an appearance callback; nil before iOS 16.
  static func judge(_ callback: Callback, of x: ControllerID, _ world: World) -> Finding<Utterance?>? {
    guard holds(in: world.profile) else { return nil }
    guard let selector = selector(callback) else {
      return decides(nil, on: x, "called by hand, its override runs and its state stays")
    }
    return decides(
      calledDirectly.says(.words("selector", selector), .controller("vc", x)), on: x,
      "called by hand, its override runs and its state stays: UIKit logs a warning and continues")
  }

  /// The four that UIKit minds.
  private static func selector(_ callback: Callback) -> String? {
    switch callback {
    case .viewWillAppear: "viewWillAppear:"
    case .viewDidAppear: "viewDidAppear:"
    case .viewWillDisappear: "viewWillDisappear:"
    case .viewDidDisappear: "viewDidDisappear:"
    default: nil
    }
  }

  static let calledDirectly = UIKitMessage(
    .al02, .varies("iOS ≤ 15 silent; iOS 16+ log, proceeds"),
    [
      .init(
        .from(16),
        "Calling -{selector} directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: {vc}",
        remark: " (`{selector}`: `viewWillAppear:`, `viewDidAppear:`, `viewWillDisappear:`, `viewDidDisappear:`)")
    ],
    condition: "CON-11, CON-12: a statement calls one of the four on a controller",
    effect: "the callback's body runs; the state does not change",
    cure: "use `beginAppearanceTransition` and `endAppearanceTransition`; put what you need into a method of your own",
    sources:
      "LeoNatan/LNPopupController#521 (November 2022), Automattic/pocket-casts-ios#599, johnno1962/InjectionIII#438",
    evidence: "observed; first version inferred")

  static let entry = RuleEntry(
    title: "An appearance method called by hand runs its override, and is warned about",
    inShort: """
      From iOS 16, calling an appearance method such as viewWillAppear yourself runs your code, changes nothing \
      and prints a warning.
      """,
    statement: """
      `x.viewWillAppear(true)` as a statement: line, bodies; no change of state or window, no child is called. Log: A-L02. The same
      for `viewDidAppear`, `viewWillDisappear`, `viewDidDisappear`; `viewIsAppearing`, `viewDidLoad`, `loadView`, `viewWillLayoutSubviews`,
      `viewDidLayoutSubviews`, `traitCollectionDidChange` and `didReceiveMemoryWarning` likewise, without a log.
      """,
    evidence: [
      .observed("A-L02's reports (from November 2022).")
    ],
    example: """
      `x.viewDidAppear(false)`, x detached: `x.viewDidAppear`, the log; x prints `state: disappeared` as before.
      """)
}

enum AppearanceByHandWithoutALog: Rule {
  static let id = RuleID.con12
  static let question = Question.appearance
  static let versions = Versions(.upTo(15), "iOS 8–15, docs.")

  /// Up to iOS 15 UIKit prints no warning.
  static func judge(_ x: ControllerID) -> Finding<Utterance?> {
    decides(nil, on: x, "called by hand, its override runs and its state stays")
  }

  static let entry = RuleEntry(
    title: "The same before iOS 16, without the log",
    inShort:
      "Up to iOS 15, calling an appearance method yourself runs your code and changes nothing, without a warning.",
    statement: """
      As CON-11, nothing printed.
      """,
    evidence: [
      .documented(
        "beginAppearanceTransition(_:animated:) (do not call them directly); no report before 2022: inferred.")
    ],
    example: """
      as CON-11, `expect no log`.
      """)
}

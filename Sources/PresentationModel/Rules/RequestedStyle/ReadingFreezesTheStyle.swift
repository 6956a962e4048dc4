enum ReadingFreezesTheStyle: Rule {
  static let id = RuleID.sty04
  static let question = Question.style
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// Whether reading `presentationController` of `x` creates one and fixes the style: it is neither presented nor
  /// inside something that is.
  static func freezes(_ x: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    var current: ControllerID? = x
    while let candidate = current {
      if hierarchy.directPresenter(candidate) != nil { return false }
      current = hierarchy.parent(of: candidate)
    }
    return hierarchy.frozen[x] == nil
  }

  /// The style that reading fixed; nil where nothing was read.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<ModalPresentationStyle>? {
    guard let frozen = world.hierarchy.frozen[x] else { return nil }
    return decides(
      frozen.style, on: x, "its presentation controller has been read, which fixed the style: \(frozen.style)")
  }

  /// Reading creates the presentation controller, and fixes the style it has then.
  static func fixes(_ style: ModalPresentationStyle, of x: ControllerID) -> Finding<ModalPresentationStyle> {
    decides(
      style, on: x, "its presentation controller has been read, which fixed the style: \(style)")
  }

  /// `.custom` without a presentation controller from the delegate: reading returns nil and freezes nothing.
  static func keepsNothing(_ x: ControllerID) -> Finding<Bool> {
    decides(true, on: x, ".custom, and no transitioning delegate makes one: answers nil, and nothing is kept")
  }

  /// An assignment of another value that comes too late; UIKit says so from iOS 13 on.
  static func tooLate(_ style: ModalPresentationStyle, of x: ControllerID) -> Finding<Utterance> {
    decides(
      styleComesTooLate.says(.controller("vc", x)), on: x,
      "\(style) comes too late: the presentation controller exists already and keeps its style")
  }

  /// What was set on the presentation controller goes with the presentation; nil where nothing was set.
  static func drops(_ x: ControllerID, _ world: World) -> Finding<Void>? {
    guard !world.hierarchy.presentationSettings(of: x).isEmpty else { return nil }
    return decides((), on: x, "its presentation controller goes, and with it all that was set on it")
  }

  static let styleComesTooLate = UIKitMessage(
    .x03, .varies("iOS ≤ 12 silent; iOS 13+ log, proceeds"),
    [
      .init(
        .from(13),
        "Setting modalPresentationStyle once presentationController has been accessed will have no effect until {vc} is presented, dismissed, and presented again."
      )
    ],
    condition: "STY-04: `modalPresentationStyle` is set to another value after the style was frozen",
    effect: "the property changes; the next presentation is the frozen one",
    cure:
      "set `modalPresentationStyle` before `presentationController`, `popoverPresentationController` or `sheetPresentationController` is read",
    sources:
      "`UIViewController.presentationController`, software-mansion/react-native-screens#185, apple/sample-cloudkit-sharing#10 (July 2021), duckduckgo/apple-browsers#2358",
    evidence: "documented (effect), observed (text; first version inferred)")

  static let entry = RuleEntry(
    title: "Reading a presentation controller freezes the style",
    inShort: """
      Reading presentationController before you present fixes the style of that moment; a style set later waits \
      for the next presentation.
      """,
    statement: """
      Reading `presentationController` of a controller that is not presented and has no presented ancestor creates its presentation
      controller from the style of that moment and keeps it for the next presentation; assigning `modalPresentationStyle` afterwards changes the
      property, not that presentation. `popoverPresentationController` does so only when the style is `.popover`, `sheetPresentationController`
      (15+) only for page and form sheet; otherwise they answer nil and freeze nothing. Style `.custom` and no transitioning delegate that
      answers with a presentation controller: nil, and nothing is kept (CUS-23). What was kept is dropped when the presentation ends, with
      everything that was set on it: delegate, detents (SHT-01), popover anchor; the next presentation begins with a new one that has the
      defaults. Without a presentation that takes it the controller is never released (REL-01, X-12). Assigning a style while presented does
      not change the presentation that is up. Each such assignment of another value prints this line from iOS 13 on, nothing on iOS ≤ 12
      (wrapped here):

      ```
      Setting modalPresentationStyle once presentationController has been accessed will have no effect until <X> is presented, dismissed,
      and presented again.
      ```
      """,
    evidence: [
      .documented(#"Apple `presentationController` ("always set … before accessing")."#),
      .observed(
        #"Neuburg, popovers example (examining the controller first means it never becomes a popover), codeprj.com (the same, with the debugger); react-native-screens RNSFormSheetContentController (18, 26: recreated for every cycle, what was set is lost and set anew); the leak: openradar 19167124 (iOS 8: read and never shown), allaboutapps/ios-starter#12 (iOS 13: the delegate cleared after the dismissal); speaks against "only when not presented": openradar 21753811 (8.3 and 9: reading it while presented leaks too), 40092137 (lionheart/openradar-mirror#19730, 11.3: so does reading it in viewDidLoad); custom without a delegate: charon; the line: software-mansion/react-native-screens#185, apple/sample-cloudkit-sharing#10 (July 2021), duckduckgo/apple-browsers#2358 (first version inferred)."#
      ),
    ],
    example: """
      `X.sheetPresentationController?.detents = [.medium()]`, presented, dismissed, presented again: a large sheet.
      `_ = X.presentationController` (page sheet), `X.modalPresentationStyle = .fullScreen`, `V.present(X)`: V stays in the
      window.
      """)
}

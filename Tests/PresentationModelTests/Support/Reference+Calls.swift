extension Reference {
  // MARK: present

  /// The part of `present` inside the call: exceptions, refusals, the links.
  mutating func present(_ presented: Int?, from source: Int) -> Verdict {
    guard let x = presented else {
      return raise("Application tried to present a nil modal view controller on target \(text(source)).")
    }
    if let wrong = argumentError(x, source) { return wrong }
    let p = presenter(of: x, from: source)
    if foundations(p).contains(x) {
      return raise(
        "Application tried to present modal view controller on itself. Presenting controller is \(text(p)).")
    }
    if let q = all[x]!.presenter {
      return raise(
        version <= 13
          ? "Application tried to present modally an active controller \(text(x))."
          : "Application tried to present modally a view controller \(text(x)) that is already being presented by "
            + "\(text(q)).")
    }
    let start = version <= 13 ? "Warning: Attempt to present " : "Attempt to present "
    let on = version <= 13 ? " on \(text(p)) " : " on \(text(p)) (from \(text(source))) "
    if isInTransition(p) {
      return refuse(
        start + text(x) + on
          + (version <= 13 ? "while a presentation is in progress!" : "while a presentation is in progress."))
    }
    if !isInWindow(p) || showings[top(p)]?.isGoing == true {
      return refuse(
        start + text(x) + on + "whose view is not in the window hierarchy" + (version <= 13 ? "!" : "."))
    }
    if let c = all[p]!.presented {
      return refuse(
        start + text(x) + (version <= 13 ? " " : "") + on + "which is already presenting " + text(c)
          + (version <= 13 ? "" : "."))
    }
    var verdict = Verdict(isAccepted: true)
    if isDetached(source) { verdict.lines = [detachedLine(x, source)] }
    all[p]!.presented = x
    all[x]!.presenter = p
    let style = requestedStyle(x)
    showings[x] = Showing(
      presented: x, source: source, presenter: p, requested: style, active: style, isContext: isContextFamily(x))
    asked.append((x, true))
    return verdict
  }

  /// PRE-03 to PRE-06, TRN-06.
  private func argumentError(_ x: Int, _ source: Int) -> Verdict? {
    let below = showings[top(source)]
    let style = requestedStyle(x)
    if all[x]!.transitionStyle == "partialCurl" {
      if style != "fullScreen" || below != nil && below?.active != "fullScreen" {
        return raise(
          "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller "
            + "\(text(source)).")
      }
    }
    if below?.played == "partialCurl" { return Verdict() }
    if let parent = all[x]!.parent {
      return raise(
        version <= 13
          ? "Application tried to present modally an active controller \(text(x))."
          : "Application tried to present modally a view controller \(text(x)) that has a parent view controller "
            + "\(text(parent)).")
    }
    if style == "none" {
      return Verdict(
        exception: "NSInternalInconsistencyException: The specified modal presentation style doesn't have a "
          + "corresponding presentation controller.")
    }
    if isDocuments, style == "overCurrentContext", all[x]!.transitionStyle != "coverVertical" {
      return raise(
        "Application tried to present overCurrentContext with a transition style other than coverVertical \(text(x)).")
    }
    return nil
  }

  private func text(_ x: Int) -> String { all[x]!.text }

  private func raise(_ reason: String) -> Verdict { Verdict(exception: "NSInvalidArgumentException: " + reason) }

  private func refuse(_ line: String) -> Verdict { Verdict(lines: [line]) }

  /// PRE-09.
  private func isInTransition(_ p: Int) -> Bool {
    showings.values.contains { $0.presenter == p && ($0.hasBegun && !$0.hasEnded || $0.goesNow) }
  }

  /// A controller and all it stands on, by parents and by presenters. The rulebook's PRE-07 says P === X; that
  /// presenting what P stands on is the same mistake is presim's reading, since nothing else would end it.
  private func foundations(_ p: Int) -> [Int] {
    [p] + ((all[p]!.parent ?? all[p]!.presenter).map { foundations($0) } ?? [])
  }

  /// PRE-12.
  private func isDetached(_ source: Int) -> Bool {
    var r = top(source)
    while let presenter = all[r]!.presenter { r = top(presenter) }
    return r != root
  }

  private func detachedLine(_ x: Int, _ source: Int) -> String {
    if version <= 13 {
      return "Presenting view controllers on detached view controllers is discouraged \(text(source))."
    }
    let start = "Presenting view controller \(text(x)) from detached view controller \(text(source)) is "
    if version <= 16 { return start + "discouraged." }
    return start
      + "not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure "
      + "\(text(source)) is in the view controller hierarchy before presenting from it. Will become a hard exception in a "
      + "future release."
  }

  // MARK: dismiss

  /// The part of `dismiss` inside the call (DIS-01, DIS-04 to DIS-06).
  mutating func dismiss(_ receiver: Int) -> Verdict {
    let line = upwards(receiver)
    if let manager = line.first(where: { all[$0]!.presented.map { !showings[$0]!.isGoing } ?? false }) {
      return dismiss(all[manager]!.presented!, manager)
    }
    if let level = line.first(where: { all[$0]!.presenter != nil }) { return dismiss(level, all[level]!.presenter!) }
    if let manager = line.first(where: { all[$0]!.presented != nil }) { return refuseDismissal(manager) }
    return Verdict()
  }

  private mutating func dismiss(_ d: Int, _ manager: Int) -> Verdict {
    if showings[d]!.isGoing || isInTransition(manager) { return refuseDismissal(manager) }
    if !showings[d]!.hasBegun {
      let name = presentationControllerClass(d, showings[d]!.requested)
      return Verdict(lines: [
        "Trying to dismiss the presentation controller while transitioning already. (<\(name)>)",
        version <= 12
          ? "transitionViewForCurrentTransition is not set, presentation controller was dismissed during the presentation? "
            + "(<\(name)>)"
          : "Null transitionViewForCurrentTransition block, aborting _scheduleTransition:",
      ])
    }
    for x in goers(d) { showings[x]!.isGoing = true }
    asked.append((d, false))
    return Verdict(isAccepted: true)
  }

  private func refuseDismissal(_ manager: Int) -> Verdict {
    Verdict(lines: [
      "Warning: Attempt to dismiss from view controller \(text(manager)) while a presentation or dismiss is in progress!"
    ])
  }

  /// DIS-02.
  func goers(_ d: Int) -> [Int] { [d] + ([d] + descendants(d)).compactMap { all[$0]!.presented }.flatMap { goers($0) } }

  // MARK: After the turn

  /// What was asked for begins: adaptation, anchors, places. Answers the exception that ends it.
  mutating func begin(isHeld: Bool = false) -> String? {
    let beginning = asked
    asked = []
    for (x, comes) in beginning where showings[x] != nil {
      if !comes {
        for y in goers(x) {
          showings[y]!.goesNow = true
          showings[y]!.isHeld = isHeld
        }
        continue
      }
      showings[x]!.active = activeStyle(x)
      if let text = missingAnchor(x) { return "NSGenericException: " + text }
      showings[x]!.played = all[x]!.transitionStyle
      showings[x]!.hasBegun = true
      showings[x]!.isHeld = isHeld
    }
    return nil
  }

  /// What runs and is not held open ends.
  mutating func end() {
    for x in all.keys where showings[x]?.hasBegun == true && showings[x]?.isHeld == false {
      showings[x]!.hasEnded = true
    }
    for x in all.keys where showings[x]?.goesNow == true && showings[x]?.isHeld == false {
      all[showings[x]!.presenter]!.presented = nil
      all[x]!.presenter = nil
      showings[x] = nil
    }
  }

  /// `finish`.
  mutating func finish() -> String? {
    for x in all.keys { showings[x]?.isHeld = false }
    end()
    return settle()
  }

  /// A turn settles.
  mutating func settle() -> String? {
    if let exception = begin() { return exception }
    end()
    return nil
  }

  /// PRE-13.
  private func missingAnchor(_ x: Int) -> String? {
    if all[x]!.isAnchored { return nil }
    if own(x) == "sheet popover" {
      let presenter = showings[x]!.presenter
      let name = text(presenter).dropFirst().prefix { $0 != " " }
      let from = version >= 12 ? " from \(name) (\(text(presenter)))" : ""
      return "Your application has presented a UIAlertController (\(text(x))) of style "
        + "UIAlertControllerStyleActionSheet\(from). The modalPresentationStyle of a UIAlertController with this style is "
        + "UIModalPresentationPopover. You must provide location information for this popover through the alert "
        + "controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a "
        + "barButtonItem.  If this information is not known when you present the alert controller, you may provide it in "
        + "the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    }
    guard own(x) == "activity popover" || own(x) == nil && showings[x]!.active == "popover" else { return nil }
    return "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or "
      + "barButtonItem set before the presentation occurs."
  }
}

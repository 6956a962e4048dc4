/// What properties answer (rules QRY): for a world, without a run.
enum Properties {
  // MARK: Views

  /// `isViewLoaded`, and whether `viewIfLoaded` answers.
  static func isViewLoaded(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    let isLoaded = ledger.holds(ViewIfLoadedNeverLoads.judge(x, world))
    under(.query, &ledger) { $0.note(WhatNeverLoadsAView.judge(x, world)) }
    return isLoaded
  }

  // MARK: Styles and contexts

  /// `modalPresentationStyle`: automatic is never returned.
  static func modalPresentationStyle(
    _ x: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> ModalPresentationStyle { under(.query, &ledger) { RequestedStyle.reading(x, world, &$0) } }

  /// `definesPresentationContext`.
  static func definesPresentationContext(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    under(.query, &ledger) { $0.take(NearestDefinerPresents.reading(x, world)) != nil }
  }

  // MARK: Presentation controllers

  /// The controller of a presentation controller, and the purpose of it.
  struct Holder: Sendable, Equatable {
    /// The receiver, or an ancestor of its that is presented.
    let owner: ControllerID
    /// The style as set.
    let style: ModalPresentationStyle
    /// Whether it does not exist yet: a statement that reads the property makes it.
    let isMade: Bool
  }

  /// What `presentationController` and its three kin answer; nil for nil.
  static func presentationController(
    _ property: Property, of x: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Holder? {
    guard let source = ledger.take(PresentationControllerAnswersTheNearest.judge(x, world)) else { return nil }
    if let nothing = PresentationControllerAnswersTheNearest.asksNot(source, for: property, of: x) {
      ledger.note(nothing)
      return nil
    }
    var owner = x
    if case .ancestor(let ancestor) = source { owner = ancestor }
    let presentation = world.hierarchy.presentation(of: owner)
    let style =
      presentation?.requestedStyle ?? world.hierarchy.frozen[owner]?.style
      ?? RequestedStyle.property(owner, world, &ledger)
    let own = if let presentation { presentation.own } else { RequestedStyle.own(owner, world) }
    if let nothing = PresentationControllerAnswersTheNearest.isNoneOf(property, style, own, of: x) {
      ledger.note(nothing)
      return nil
    }
    if property == .popoverPresentationController,
      under(
        .query, &ledger,
        { $0.holds(SystemClassesBringTheirStyle.hasNoPopoverController(own, of: owner, world)) })
    {
      return nil
    }
    if source == .made, under(.query, &ledger, { RequestedStyle.isNotMade(style, own, of: owner, world, &$0) }) {
      return nil
    }
    return Holder(owner: owner, style: style, isMade: source == .made)
  }

  // MARK: Others

  /// A property of a released controller is read.
  static func ofReleased(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) {
    under(.query, &ledger) { $0.note(ReleasedTakesNoPart.judge(x, world)) }
  }

  /// Asks rules of other questions under this heading.
  @inline(__always)
  private static func under<Answer>(
    _ heading: Question, _ ledger: inout Ledger, _ ask: (inout Ledger) -> Answer
  ) -> Answer {
    ledger.heading = heading
    defer { ledger.heading = nil }
    return ask(&ledger)
  }
}

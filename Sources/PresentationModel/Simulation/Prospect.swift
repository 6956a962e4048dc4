/// What a `present` would come to: an answer to a question, no call was made.
public struct Prospect: Sendable {
  /// The receiver that the call would have.
  public let source: ControllerID
  /// STY-02's result.
  public let requestedStyle: ModalPresentationStyle
  /// Who would present; nil where the call is refused before that is asked.
  public internal(set) var presenter: ControllerID?
  /// The style after adaptation; nil where the call is refused.
  public internal(set) var style: ModalPresentationStyle?
  /// Whose views would leave the window; who is out already does not count.
  public internal(set) var leaves: [ControllerID] = []
  /// Why it would come to nothing; nil where it would be shown.
  public internal(set) var refusal: Refusal?
}

/// Asking what a `present` would come to. No links, views or transitions change, and no bodies run; what delegates of the
/// file's classes answer is taken from their values.
extension Simulator {
  /// A simulator to ask: without bodies, a trace and what has been printed so far.
  func asking() -> Simulator {
    var copy = self
    copy.observed = ObservedCallbacks(bodiless: hierarchy.classTable.count)
    copy.outcome = StepOutcome(index: currentStep, isTracing: false)
    copy.outcome.calls = [TracedCall(line: 0, range: nil)]
    copy.currentCall = 0
    return copy
  }

  /// What `source.present(x, animated: true)` would come to now.
  ///
  /// Complexity: O(ancestors of the source), as `present` itself until it is accepted.
  mutating func prospect(presenting x: ControllerID, from source: ControllerID) -> Prospect {
    let objects = hierarchy.objects.count
    defer {
      hierarchy.objects.removeLast(hierarchy.objects.count - objects)
      outcome.events.removeAll(keepingCapacity: true)
    }
    let style = RequestedStyle.answer(x, world, &outcome.ledger)
    let own = RequestedStyle.own(x, world)
    let object =
      hierarchy.frozen[x].map { $0.controllerObject } ?? askForPresentationController(x, style, own, source: source)
    let call = PresentCall(source: source, presented: x, style: style, own: own, controllerObject: object)
    var result = Prospect(source: source, requestedStyle: style)
    result.refusal = Arguments.refusal(call, world, &outcome.ledger)
    guard result.refusal == nil else { return result }

    let found = WhoPresents.answer(call, world, &outcome.ledger)
    result.presenter = found.presenter
    result.refusal = Refusals.refusal(call, by: found.presenter, world, &outcome.ledger)
    guard result.refusal == nil else { return result }

    var presentation = Presentation(
      source: source, presenter: found.presenter, presented: x, requestedStyle: style,
      isContextFamily: found.lookedForContext, own: own, controllerObject: object, isAnimated: true)
    presentation.activeStyle = RequestedStyle.forNow(presentation, world)
    presentation.activeStyle = adaptedStyle(presentation)
    result.refusal = PopoverAnchor.refusal(presentation, world, &outcome.ledger)
    guard result.refusal == nil else { return result }
    result.style = presentation.activeStyle
    result.leaves = WhatLeavesTheWindow.answer(presentation, world, &outcome.ledger) ?? []
    return result
  }
}

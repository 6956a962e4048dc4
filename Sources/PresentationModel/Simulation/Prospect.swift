/// What a `present` would come to: an answer to a question, no call was made.
package struct Prospect: Sendable {
  /// The receiver that the call would have.
  package let source: ControllerID
  /// STY-02's result.
  package let requestedStyle: ModalPresentationStyle
  /// The controller that would present; nil where the call is refused before that is asked.
  package internal(set) var presenter: ControllerID?
  /// The style after adaptation; nil where the call is refused.
  package internal(set) var style: ModalPresentationStyle?
  /// The controllers whose views would leave the window; a view that is out already does not count.
  package internal(set) var leaves: [ControllerID] = []
  /// Why it would come to nothing; nil where it would be shown.
  package internal(set) var refusal: Refusal?
}

/// Asking what a `present` would come to. No links, views or transitions change, and no bodies run; what delegates of the
/// file's classes answer is taken from their values.
extension Simulator {
  /// A simulator to ask: without bodies, a trace and what has been printed so far.
  func asking() -> Simulator {
    var copy = self
    copy.script.observed = ObservedCallbacks(bodiless: hierarchy.classTable.count)
    copy.outcome = StepOutcome(index: script.step, isTracing: false)
    copy.outcome.calls = [TracedCall(line: 0, range: nil)]
    copy.currentCall = 0
    return copy
  }

  /// What `source.present(x, animated: true)` would come to now.
  ///
  /// Complexity: O(ancestors of the source), as `present` itself until it is accepted.
  mutating func prospect(presenting x: ControllerID, from source: ControllerID) -> Prospect {
    let objects = hierarchy.objects.count
    defer { forget(objectsFrom: objects) }
    switch judge(x, from: source, isAnimated: true) {
    case .refused(let call, let presenter, let refusal):
      return Prospect(source: source, requestedStyle: call.style, presenter: presenter, refusal: refusal)
    case .accepted(let call, var presentation):
      var result = Prospect(source: source, requestedStyle: call.style, presenter: presentation.presenter)
      presentation.adaptedStyle = adaptedStyle(presentation)
      result.refusal = take(PopoverNeedsAnAnchor.judge(presentation, world))
      guard result.refusal == nil else { return result }
      result.style = presentation.adaptedStyle
      result.leaves = ask { WhatLeavesTheWindow.answer(presentation, $0, &$1) } ?? []
      return result
    }
  }

  /// Whether a `present` of `x` looks for a context, whoever it is called on.
  mutating func looksForContext(presenting x: ControllerID) -> Bool {
    let objects = hierarchy.objects.count
    defer { forget(objectsFrom: objects) }
    return WhoPresents.looksForContext(presentCall(x, from: x), world)
  }

  /// Takes back what asking has made.
  private mutating func forget(objectsFrom count: Int) {
    if hierarchy.objects.count > count { hierarchy.objects.removeLast(hierarchy.objects.count - count) }
    if !outcome.events.isEmpty { outcome.events.removeAll(keepingCapacity: true) }
  }
}

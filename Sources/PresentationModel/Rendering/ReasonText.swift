/// Why a rule said what it said of a candidate, as a sentence about that candidate.
public enum ReasonText {
  /// The sentence, without full stop. The candidate's name stands before it in explanations.
  public static func text(_ entry: TraceEntry, in hierarchy: Hierarchy) -> String {
    let words = ReasonWords(hierarchy: hierarchy)
    guard let reason = entry.reason else { return BecauseText.text(entry.because, hierarchy) }
    if case .title = reason { return plain(entry) }
    return words.style(reason) ?? words.presenter(reason) ?? words.split(reason)
      ?? plain(entry)
  }

  private static func plain(_ entry: TraceEntry) -> String {
    guard case .rule(let id) = entry.rule else {
      if case .message(let message) = entry.rule { return message.message.condition }
      return ""
    }
    switch entry.verdict {
    case .decided: return VerdictText.decided(id) ?? id.metadata.title
    case .declined, .passedOver: return VerdictText.declined(id) ?? "not the case: \(id.metadata.title)"
    case .notReached: return "not looked at any more"
    }
  }
}

/// Sentences for reasons, by subject.
struct ReasonWords {
  let hierarchy: Hierarchy

  private func name(_ x: ControllerID) -> String { EventText.name(x, hierarchy) }
  private func className(_ x: ObjectID) -> String {
    hierarchy.classTable[Int(hierarchy.objects[Int(x.index)].objectClass.index)].name
  }

  /// Styles and presentation controllers.
  func style(_ reason: Reason) -> String? {
    switch reason {
    case .styleUnset(let style): "its modalPresentationStyle was never assigned, so it is .\(style.text)"
    case .styleAssigned(let style): "its modalPresentationStyle is assigned: .\(style.text)"
    case .automatic(let style): ".automatic reads as .\(style.text) in this version"
    case .camera: "a camera is full screen unless a style is assigned"
    case .ownStyle(let own): "its class brings its own presentation: \(text(own))"
    case .frozen(let style): "its presentation controller was read before, which fixed the style: .\(style.text)"
    case .tooLate(let style):
      ".\(style.text) comes too late: the presentation controller exists already and keeps its style"
    case .ownController(let style, let own):
      own == nil
        ? ".\(style.text) makes its own presentation controller; no delegate is asked"
        : "its class makes its own presentation controller; no delegate is asked"
    case .delegateController(let object): "its transitioning delegate gives it a \(className(object))"
    case .plainController: "no delegate gives it one: a plain UIPresentationController"
    case .prints(let name, let style, let own):
      own == nil ? ".\(style.text) is printed as \(name)" : "its presentation is printed as \(name)"
    default: nil
    }
  }

  private func text(_ own: OwnPresentation) -> String {
    switch own {
    case .alert: "an alert, over the presenter's view"
    case .actionSheetPopover: "an action sheet in a popover"
    case .actionSheetSlide: "an action sheet that slides up"
    case .activityPopover: "an activity view in a popover"
    case .activitySlide: "an activity view that slides up"
    case .search: "a search controller, over its context"
    }
  }

  /// Who presents, and who does not.
  func presenter(_ reason: Reason) -> String? {
    switch reason {
    case .family(let isContext, let style, let own, let inFullscreen): family(isContext, style, own, inFullscreen)
    case .hasParent(let parent): "is a child of \(name(parent)); the walk goes on to the tree top"
    case .doesNotCoverScreen: "stands over a context and does not cover the screen"
    case .definesByAssignment: "definesPresentationContext was set to true: it presents"
    case .definesByClass(let kind): "as every \(kind.className) it defines one by itself; nothing was assigned"
    case .definesNoContext(let kind):
      kind.isUIKitContainer
        ? "definesPresentationContext is false: a \(kind.className) does not define a context by itself, or it was set so"
        : "definesPresentationContext is false"
    case .presentedBy(let other): "is presented already, by \(name(other))"
    case .leaving: "is being dismissed itself"
    case .viewNotLoaded: "its view is not even loaded"
    case .coveredBy(let cover, let covered):
      "is out of the window: \(name(cover)) covers \(name(covered))"
    case .outsideWindow: "its view is in no window"
    default: nil
    }
  }

  private func family(
    _ isContext: Bool, _ style: ModalPresentationStyle, _ own: OwnPresentation?, _ inFullscreen: Bool
  ) -> String {
    if own == .search { return "a search controller looks for a context" }
    if own != nil { return "its own presentation belongs to the full-screen family: no context is looked for" }
    if style == .custom {
      return isContext
        ? ".custom, and its presentation controller says shouldPresentInFullscreen = false: a context is looked for"
        : ".custom, and nothing says shouldPresentInFullscreen = false: no context is looked for"
    }
    return isContext
      ? ".\(style.text) looks for a controller that defines a context, from the source upwards"
      : ".\(style.text) belongs to the full-screen family: no context is looked for, the tree top presents"
  }

  /// Split views.
  func split(_ reason: Reason) -> String? {
    switch reason {
    default: nil
    }
  }
}

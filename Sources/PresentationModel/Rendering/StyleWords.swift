/// Presentation styles as people say them.
enum StyleWords {
  /// After "presents x": `as a page sheet`, `full screen`.
  static func manner(_ presentation: Presentation) -> String {
    switch presentation.own {
    case .alert: return "as an alert"
    case .actionSheet: return presentation.isRealPopover ? "as an action sheet in a popover" : "as an action sheet"
    case .activity: return presentation.isRealPopover ? "as a share sheet in a popover" : "as a share sheet"
    case .search: return "as a search"
    case nil: break
    }
    switch presentation.adaptedStyle {
    case .pageSheet: return "as a page sheet"
    case .formSheet: return "as a form sheet"
    case .popover: return "in a popover"
    case .fullScreen: return "full screen"
    case .overFullScreen: return "over full screen"
    case .currentContext: return "in the current context"
    case .overCurrentContext: return "over the current context"
    case .custom:
      return presentation.controllerObject == nil
        ? "as .custom, without a presentation controller of its own" : "with its own presentation controller"
    case .blurOverFullScreen: return "blurred, over full screen"
    case .automatic, .none: return "as .\(presentation.adaptedStyle.text)"
    }
  }

  /// The presentation as a thing: `a page sheet`, `what is full screen`.
  static func thing(_ style: ModalPresentationStyle, _ own: OwnPresentation?) -> String {
    switch own {
    case .alert: return "an alert"
    case .actionSheet: return "an action sheet"
    case .activity: return "a share sheet"
    case .search: return "a search"
    case nil: break
    }
    return style.thing
  }

  /// In front of "the first that defines a context presents": `over the current context`.
  static func place(_ style: ModalPresentationStyle, _ own: OwnPresentation?) -> String {
    if own == .search { return "for a search" }
    switch style {
    case .overCurrentContext: return "over the current context"
    case .currentContext: return "in the current context"
    default: return "with shouldPresentInFullscreen = false"
    }
  }

  /// What is asked of the style: `why a sheet`.
  static func question(_ style: ModalPresentationStyle) -> String {
    switch style {
    case .pageSheet, .formSheet: "why a sheet"
    case .popover: "why a popover"
    case .fullScreen, .overFullScreen, .blurOverFullScreen: "why full screen"
    case .currentContext, .overCurrentContext, .custom, .automatic, .none: "why this style"
    }
  }
}

/// `UIModalPresentationStyle`. The order is that of `UIKitEnum.modalPresentationStyle`'s cases.
public enum ModalPresentationStyle: UInt8, CaseIterable, Sendable {
  /// The default from iOS 13 on: a page sheet for most controllers.
  case automatic
  /// No style: what a delegate answers to keep a presentation as it is. Presenting with it is an exception.
  case none
  /// Covers the screen, and takes the presenter's view out of the window.
  case fullScreen
  /// A sheet; up to iOS 12 full screen in a compact width.
  case pageSheet
  /// A smaller sheet; in a compact width as `pageSheet`.
  case formSheet
  /// Covers the nearest view controller that defines a context, and takes that one's view out of the window.
  case currentContext
  /// What the presentation controller of a transitioning delegate makes of it.
  case custom
  /// Covers the screen, and leaves the views below in the window.
  case overFullScreen
  /// Covers the nearest view controller that defines a context, and leaves its view in the window.
  case overCurrentContext
  /// A popover beside its source; a sheet in a compact width, where no delegate keeps it.
  case popover
  /// Over a blurred screen, on TV.
  case blurOverFullScreen

  /// A presentation in this style as a thing: `a page sheet`, `what is full screen`.
  var thing: String {
    switch self {
    case .pageSheet: "a page sheet"
    case .formSheet: "a form sheet"
    case .popover: "a popover"
    case .fullScreen: "what is full screen"
    case .overFullScreen: "what is over full screen"
    case .currentContext: "what is in the current context"
    case .overCurrentContext: "what is over the current context"
    case .custom: "a custom presentation"
    case .blurOverFullScreen: "what is blurred over full screen"
    case .automatic, .none: "a presentation"
    }
  }

  /// UIKit's name of the case, without the dot.
  public var text: String {
    switch self {
    case .automatic: "automatic"
    case .none: "none"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .blurOverFullScreen: "blurOverFullScreen"
    }
  }
}

/// `UIModalTransitionStyle`. The order is that of `UIKitEnum.modalTransitionStyle`'s cases.
public enum ModalTransitionStyle: UInt8, CaseIterable, Sendable {
  /// It comes from below.
  case coverVertical
  /// The screen turns over.
  case flipHorizontal
  /// It fades in.
  case crossDissolve
  /// The presenter's view curls up like a page.
  case partialCurl

  /// UIKit's name of the case, without the dot.
  public var text: String {
    switch self {
    case .coverVertical: "coverVertical"
    case .flipHorizontal: "flipHorizontal"
    case .crossDissolve: "crossDissolve"
    case .partialCurl: "partialCurl"
    }
  }
}

/// `UIViewController.Transition`, iOS 18. The order is that of `UIKitEnum.viewControllerTransition`'s cases.
package enum PreferredTransition: UInt8, CaseIterable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl, zoom
}

/// `UIModalPresentationStyle`. The order is that of `UIKitEnum.modalPresentationStyle`'s cases.
public enum ModalPresentationStyle: UInt8, CaseIterable, Sendable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
    popover, blurOverFullScreen

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
  case coverVertical, flipHorizontal, crossDissolve, partialCurl

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
public enum PreferredTransition: UInt8, CaseIterable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl, zoom
}

extension ModalPresentationStyle {
  /// Whether the platform has the style (STY-05).
  public func isAvailable(in profile: Profile, on device: Device) -> Bool {
    switch self {
    case .automatic: profile.version >= UIKitVersion(13)
    case .pageSheet, .popover: device != .tv
    case .formSheet: device != .tv || profile.version >= UIKitVersion(26)
    case .blurOverFullScreen: device == .tv && profile.version >= UIKitVersion(11)
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: true
    }
  }
}

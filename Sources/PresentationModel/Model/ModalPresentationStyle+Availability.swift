extension ModalPresentationStyle {
  /// Whether the version and the device have the style (STY-05).
  public func isAvailable(in profile: Profile, on device: Device) -> Bool {
    MissingStylesAreErrors.complaint(self, profile, device) == nil
  }
}

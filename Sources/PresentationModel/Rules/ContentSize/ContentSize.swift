/// Who receives a controller's new `preferredContentSize` (rules BAR).
enum ContentSize {
  /// Who receives it.
  enum Listener: Sendable, Equatable {
    case parent(ControllerID)
    case presentation
    case nobody
  }
}

/// Who hears what size a controller wants to have (rulebook 3.5).
enum ContentSize {
  /// Who is told.
  enum Listener: Sendable, Equatable {
    case parent(ControllerID)
    case presentation
    case nobody
  }
}

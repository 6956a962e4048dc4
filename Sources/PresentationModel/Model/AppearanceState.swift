/// The four states a controller can be in, by the names of `_printHierarchy` (ORD-02).
public enum AppearanceState: UInt8, Sendable, CaseIterable {
  /// Not on screen.
  case disappeared
  /// Between `viewWillAppear` and `viewDidAppear`.
  case appearing
  /// On screen, after `viewDidAppear`.
  case appeared
  /// Between `viewWillDisappear` and `viewDidDisappear`.
  case disappearing

  /// As a dump prints it.
  public var text: String {
    switch self {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}

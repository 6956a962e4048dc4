/// The four states a controller can be in, by the names of `_printHierarchy` (ORD-02).
public enum AppearanceState: UInt8, Sendable, CaseIterable {
  case disappeared, appearing, appeared, disappearing

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

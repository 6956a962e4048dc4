/// Light or dark: the rows of `UIUserInterfaceStyle`.
public enum InterfaceStyle: UInt8, Sendable {
  case unspecified, light, dark

  /// As UIKit writes it.
  public var text: String {
    switch self {
    case .unspecified: "unspecified"
    case .light: "light"
    case .dark: "dark"
    }
  }
}

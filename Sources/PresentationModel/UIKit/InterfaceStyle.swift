/// Light or dark: the rows of `UIUserInterfaceStyle`.
package enum InterfaceStyle: UInt8, Sendable {
  case unspecified, light, dark

  /// As UIKit writes it.
  package var text: String {
    switch self {
    case .unspecified: "unspecified"
    case .light: "light"
    case .dark: "dark"
    }
  }
}

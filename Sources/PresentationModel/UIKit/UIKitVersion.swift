/// A version of iOS, the one whose SDK built the app and on which it runs.
public struct UIKitVersion: Hashable, Comparable, Sendable {
  /// 8 to 27.
  public let major: Int
  /// 0 to 9.
  public let minor: Int

  /// Makes version `major.minor`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The newest version the rulebook describes.
  public static let newest = UIKitVersion(27)
  /// The oldest version the rulebook describes.
  public static let oldest = UIKitVersion(8)

  /// Orders by major, then minor.
  public static func < (a: UIKitVersion, b: UIKitVersion) -> Bool {
    a.major == b.major ? a.minor < b.minor : a.major < b.major
  }

  /// `26`, `8.3`.
  public var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

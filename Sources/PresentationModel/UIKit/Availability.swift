/// Where UIKit has something: from a version on, on some devices only.
package struct Availability: Hashable, Sendable {
  /// A family of devices, as Swift's `@available` names its platform.
  package enum Platform: UInt8, CaseIterable, Sendable {
    case iOS, tvOS

    /// The platform of a device: everything but TV runs the rules of iOS.
    package init(_ device: Device) { self = device == .tv ? .tvOS : .iOS }

    /// As Swift's compiler writes it.
    package var name: String { self == .iOS ? "iOS" : "tvOS" }
  }

  /// First version of iOS; nil where iOS does not have it.
  package let iOS: UIKitVersion?
  /// First version of tvOS; nil where tvOS does not have it.
  package let tvOS: UIKitVersion?
  /// Whether the classic documents name it, though iOS 12 does not have it: document 3 was written later.
  package let isInDocuments: Bool

  /// Makes an availability.
  package init(iOS: UIKitVersion?, tvOS: UIKitVersion?, isInDocuments: Bool = false) {
    self.iOS = iOS
    self.tvOS = tvOS
    self.isInDocuments = isInDocuments
  }

  /// In every version, on every device.
  package static let always = Availability(iOS: .oldest, tvOS: .oldest)
  /// In every version, but not on TV.
  package static let notTV = Availability(iOS: .oldest, tvOS: nil)

  /// From one version on, on every device.
  package static func since(_ major: Int, _ minor: Int = 0) -> Availability {
    Availability(iOS: UIKitVersion(major, minor), tvOS: UIKitVersion(major, minor))
  }

  /// From one version on, and in the classic documents.
  static func sinceAndInDocuments(_ major: Int) -> Availability {
    Availability(iOS: UIKitVersion(major), tvOS: UIKitVersion(major), isInDocuments: true)
  }

  /// From one version on, but not on TV.
  package static func iOSOnly(_ major: Int, _ minor: Int = 0) -> Availability {
    Availability(iOS: UIKitVersion(major, minor), tvOS: nil)
  }

  /// The error of Swift's compiler about `name` where it is missing; nil where it is there.
  ///
  /// The profile `rules docs` is taken as its version, iOS 12, with what the documents name beside that.
  package func complaint(about name: @autoclosure () -> String, profile: Profile, device: Device) -> String? {
    let platform = Platform(device)
    guard let first = platform == .iOS ? iOS : tvOS else { return "'\(name())' is unavailable in \(platform.name)" }
    if first <= profile.version || profile.isDocuments && isInDocuments { return nil }
    return "'\(name())' is only available in \(platform.name) \(first.text) or newer"
  }
}

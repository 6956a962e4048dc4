/// Which UIKit answers: one version of iOS, or the classic documents at their word.
public struct Profile: Hashable, Sendable {
  /// The version; under the documents iOS 12, which holds where they are silent.
  public let version: UIKitVersion
  /// Whether the five classic documents are taken at their word (`rules docs`).
  public let isDocuments: Bool

  /// The profile of one iOS.
  public static func ios(_ version: UIKitVersion) -> Profile { Profile(version: version, isDocuments: false) }
  /// The profile `rules docs`.
  public static let documents = Profile(version: UIKitVersion(12), isDocuments: true)
  /// The profile of a file that names none.
  public static let newest = Profile.ios(.newest)

  /// As a scenario's header writes it: `ios 26` or `rules docs`.
  public var text: String { isDocuments ? "rules docs" : "ios \(version.text)" }
}

/// A closed range of versions, and whether `rules docs` is in it.
package struct VersionRange: Hashable, Sendable {
  /// First version that belongs to it.
  package let first: UIKitVersion
  /// Last major version that belongs to it, with all its minor ones.
  package let last: Int
  /// Whether `rules docs` belongs to it.
  package let documents: Bool

  /// Makes the range `first…last`, with or without `rules docs`.
  package init(_ first: UIKitVersion, _ last: Int = UIKitVersion.newest.major, documents: Bool) {
    self.first = first
    self.last = last
    self.documents = documents
  }

  /// `rules docs` alone.
  package static let documentsOnly = VersionRange(UIKitVersion(99), 0, documents: true)

  /// Whether the profile is in it.
  package func contains(_ profile: Profile) -> Bool {
    if profile.isDocuments { return documents }
    return first <= profile.version && profile.version.major <= last
  }
}

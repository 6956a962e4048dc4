/// What changes with the version, as rows: each profile finds exactly one (a test asserts it).
///
/// Two rows or three, side by side: an array of them would be made, type and all, before the first question.
struct VersionRows<Content: Sendable>: Sendable {
  private let first: (range: VersionRange, content: Content)
  private let second: (range: VersionRange, content: Content)
  private let third: (range: VersionRange, content: Content)?

  init(
    _ first: (VersionRange, Content), _ second: (VersionRange, Content), _ third: (VersionRange, Content)? = nil
  ) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// All of them, in order.
  var rows: [(range: VersionRange, content: Content)] { [first, second] + (third.map { [$0] } ?? []) }

  /// The content for a profile. Rows neither overlap nor leave a gap; the last one serves if they did.
  subscript(profile: Profile) -> Content {
    if first.range.contains(profile) { return first.content }
    guard let third, !second.range.contains(profile) else { return second.content }
    return third.content
  }
}

extension VersionRange {
  /// Every version, and `rules docs`.
  static let everywhere = VersionRange(UIKitVersion(8), documents: true)
  /// Every version, but not `rules docs`.
  static let everyVersion = VersionRange(UIKitVersion(8), documents: false)

  /// iOS 8 to `last`, and `rules docs`, which count as iOS 12.
  static func upTo(_ last: Int) -> VersionRange { VersionRange(UIKitVersion(8), last, documents: last >= 12) }

  /// From `first` on.
  static func from(_ first: Int, to last: Int = UIKitVersion.newest.major) -> VersionRange {
    VersionRange(UIKitVersion(first), last, documents: first <= 12 && last >= 12)
  }
}

/// What changes with the version, as rows: each profile finds exactly one (a test asserts it).
struct VersionRows<Content: Sendable>: Sendable {
  let rows: [(range: VersionRange, content: Content)]

  init(_ rows: (VersionRange, Content)...) { self.rows = rows.map { (range: $0.0, content: $0.1) } }

  /// The content for a profile. Rows neither overlap nor leave a gap; the last one serves if they did.
  subscript(profile: Profile) -> Content {
    for row in rows where row.range.contains(profile) { return row.content }
    return rows[rows.count - 1].content
  }
}

extension VersionRange {
  /// Every version, and `rules docs`.
  static let everywhere = VersionRange(UIKitVersion(8), 26, documents: true)
  /// Every version, but not `rules docs`.
  static let everyVersion = VersionRange(UIKitVersion(8), 26, documents: false)

  /// iOS 8 to `last`, and `rules docs`, which speaks as iOS 12.
  static func upTo(_ last: Int) -> VersionRange { VersionRange(UIKitVersion(8), last, documents: last >= 12) }

  /// From `first` on.
  static func from(_ first: Int, to last: Int = 26) -> VersionRange {
    VersionRange(UIKitVersion(first), last, documents: first <= 12 && last >= 12)
  }
}

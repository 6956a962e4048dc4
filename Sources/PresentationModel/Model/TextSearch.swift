extension String {
  /// Where a part of it begins for the last time, in bytes; nil if it is not there. Embedded Swift searches no strings.
  ///
  /// Complexity: O(its length times that of the part).
  func lastIndex(ofText part: String) -> Int? {
    let (text, part) = (Array(utf8), Array(part.utf8))
    guard part.count <= text.count else { return nil }
    return (0...(text.count - part.count)).last { text[$0..<($0 + part.count)].elementsEqual(part) }
  }

  /// Whether a text is a part of it.
  func hasText(_ part: String) -> Bool { lastIndex(ofText: part) != nil }
}

/// A half-open range of bytes of one source text.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int32
  /// The offset after the last byte.
  public var end: Int32

  /// Makes the range from `start` up to, not including, `end`.
  package init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// The number of bytes.
  package var count: Int { Int(end) - Int(start) }
  /// Whether the range holds no byte.
  package var isEmpty: Bool { start == end }
  /// The offsets as the standard library's range.
  package var offsets: Range<Int> { Int(start)..<Int(end) }
}

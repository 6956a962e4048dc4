/// A half-open range of bytes of the source.
package struct ByteRange: Hashable, Sendable {
  /// First byte.
  package var start: Int32
  /// Byte after the last.
  package var end: Int32
  /// Makes a range.
  package init(_ start: Int32, _ end: Int32) {
    self.start = start
    self.end = end
  }
}

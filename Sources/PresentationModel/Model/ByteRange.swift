/// A half-open range of bytes of the source.
public struct ByteRange: Hashable, Sendable {
  /// First byte.
  public var start: Int32
  /// Byte after the last.
  public var end: Int32
  /// Makes a range.
  public init(_ start: Int32, _ end: Int32) {
    self.start = start
    self.end = end
  }
}

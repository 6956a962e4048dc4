extension UnsafeBufferPointer<UInt8> {
  /// Where a byte comes first from a place on; nil where it does not come. The C library looks at many bytes at once.
  func place(of byte: UInt8, from start: Int) -> Int? {
    guard let baseAddress, start < count else { return nil }
    return memchr(baseAddress + start, Int32(byte), count - start).map {
      UnsafeRawPointer($0) - UnsafeRawPointer(baseAddress)
    }
  }
}

/// A byte is looked for eight bytes at a time: most files are passed by what few of them have.
extension UnsafeBufferPointer<UInt8> {
  /// Where a byte is next; nil where it is not.
  package func next(_ byte: UInt8, from start: Int = 0) -> Int? {
    let raw = UnsafeRawBufferPointer(self)
    let wanted = 0x0101_0101_0101_0101 &* UInt64(byte)
    var index = start
    while index + 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ wanted
      // The lowest of these bits is that of the first byte that is zero.
      let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }
}

/// A byte is looked for eight bytes at a time: most files are passed by what few of them have.
extension UnsafeBufferPointer<UInt8> {
  /// Where a byte is next; nil where it is not.
  package func next(_ byte: UInt8, from start: Int = 0) -> Int? { next(byte, or: byte, from: start) }

  /// Where some bytes stand first; nil where they do not, and for none.
  func next(_ part: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = part.first else { return nil }
    var start = 0
    while let found = next(first, from: start), found + part.count <= count {
      var length = 1
      while length < part.count, self[found + length] == part[length] { length += 1 }
      if length == part.count { return found }
      start = found + 1
    }
    return nil
  }

  /// Where one of two bytes is next; nil where neither is.
  @inline(__always)
  func next(_ byte: UInt8, or other: UInt8, from start: Int = 0) -> Int? {
    let raw = UnsafeRawBufferPointer(self)
    let last = count - 8
    var index = start
    while index <= last {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // The lowest of these bits is that of the first byte that is wanted.
      let found = Self.places(of: byte, in: word) | (other == byte ? 0 : Self.places(of: other, in: word))
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count {
      if self[index] == byte || self[index] == other { return index }
      index += 1
    }
    return nil
  }

  /// The highest bit of the first byte that is this one, and of some after it.
  @inline(__always)
  private static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let word = word ^ 0x0101_0101_0101_0101 &* UInt64(byte)
    return (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}

extension [UInt8] {
  /// Where a word stands first in a part of a text, and not within a longer one; nil where it does not.
  func place(ofWord word: String, in range: Range<Int>) -> Int? {
    let letters = Array(word.utf8)
    guard let first = letters.first else { return nil }
    var index = range.lowerBound
    while index + letters.count <= Swift.min(range.upperBound, count) {
      if self[index] == first, self[index..<(index + letters.count)].elementsEqual(letters),
        index == 0 || !Lexer.isNameByte(self[index - 1]),
        index + letters.count == count || !Lexer.isNameByte(self[index + letters.count])
      {
        return index
      }
      index += 1
    }
    return nil
  }
}
